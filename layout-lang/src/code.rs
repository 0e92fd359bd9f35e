//! The text of generated functions and constants: plain Rust, one expression each, no path but `::core`.
//!
//! Text, not `quote!`: the compiler's own lexer turns it into tokens far faster than an unoptimised macro can.

use crate::cute;
use crate::index::IndexType;
use crate::notation;
use crate::quote::Proofs;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Form, Kind, Program, written};
use layout_core::list::Listed as _;
use layout_core::map::digits_by_leaf;
use layout_core::tree::Tree;
use layout_core::{Map, Space};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

/// With more modes a layout cannot be visited: the root crate has no `Coordinate` for them.
pub(crate) const MOST_VISITED: usize = 12;

/// Everything that a layout's item is written from.
pub struct Code<'a> {
    map: &'a Map,
    index: IndexType,
    proofs: Proofs,
    by_mode: Program,
    /// Where it is another function than that by modes.
    by_integer: Option<Program>,
    by_leaf: Option<Program>,
    /// The names of the coordinates, and the value by them.
    modes: Vec<String>,
    formula: String,
    leaves: Vec<String>,
    /// The layout in the notation of `layout!`.
    notation: String,
}

impl<'a> Code<'a> {
    /// Emits the three coordinate forms, those that differ.
    pub fn new(map: &'a Map, proofs: Proofs, index: IndexType, budget: &mut Budget) -> Self {
        let mut program = |form: Form| emit::emit(map, form, index.width(), budget);
        let flat = map.domain.modes.iter().all(|m| matches!(m.tree, Tree::Leaf(_)));
        let by_mode = program(Form::Index);
        let by_integer = (map.domain.rank() != 1).then(|| program(Form::Linear));
        let by_leaf = (!flat).then(|| program(Form::Leaf));
        let modes: Vec<String> = (0..map.domain.rank()).map(|i| map.domain.mode_path(i).ident()).list();
        let formula = emit::as_text(&by_mode, &modes);
        let leaves = distinct(map.domain.leaves().iter().map(|l| l.path.ident()).list());
        let notation = notation::map(map);
        Code { map, index, proofs, by_mode, by_integer, by_leaf, modes, formula, leaves, notation }
    }

    /// The tuple of coordinates: bare for rank 1, `()` for rank 0.
    #[must_use]
    pub fn coord_type(&self) -> String {
        coord_type(self.index, self.map.domain.rank())
    }

    /// The item, from behind its name: what the macro `__layout` of the root crate takes, with what the item leaves
    /// behind at its end.
    #[must_use]
    pub fn declaration(&self, allow: &str, behind: &str) -> String {
        let strides = self.strides();
        let cute = cute::print(self.map);
        written(|out| {
            out.write_str("doc ")?;
            self.documentation(out)?;
            self.space(allow, out)?;
            self.shape(strides.as_deref(), out)?;
            self.notations(cute.as_deref(), out)?;
            self.coordinate(allow, out)?;
            self.proved(allow, out)?;
            self.functions(out)?;
            out.write_str(behind)
        })
    }

    /// The spaces, and the sizes.
    fn space(&self, allow: &str, out: &mut Formatter<'_>) -> fmt::Result {
        let (from, to, size, cosize) = (self.map.from, self.map.to, self.map.size(), self.proofs.cosize);
        let wide = if size.max(cosize) > u64::from(u32::MAX) { "wide 8" } else { "" };
        let (from, to, index) = (space(from), space(to), self.index.name());
        write!(out, " [{allow}] {from} {to} {index} {size} {cosize} {wide} ")
    }

    fn shape(&self, strides: Option<&[u64]>, out: &mut Formatter<'_>) -> fmt::Result {
        let domain = &self.map.domain;
        let (sizes, leaves) = (domain.mode_sizes(), domain.extents());
        write!(out, "shape {}", sizes.len())?;
        list(&sizes, out)?;
        write!(out, "leaves {}", leaves.len())?;
        list(&leaves, out)?;
        if let Some(strides) = strides {
            out.write_str("strides")?;
            list(strides, out)?;
        }
        Ok(())
    }

    fn notations(&self, cute: Option<&str>, out: &mut Formatter<'_>) -> fmt::Result {
        let swizzles = self.map.swizzles();
        write!(out, "swizzles {} [", swizzles.len())?;
        for s in &swizzles {
            write!(out, "({}, {}, {}),", s.bits, s.src, s.dst)?;
        }
        write!(out, "] {:?} ", self.notation)?;
        cute.map_or(Ok(()), |text| write!(out, "cute {text:?} "))
    }

    /// The coordinate: its type, and as a pattern; how one is known to be inside.
    fn coordinate(&self, allow: &str, out: &mut Formatter<'_>) -> fmt::Result {
        let index = self.index.name();
        out.write_str("by ")?;
        tuple(self.modes.len(), out, |_, out| out.write_str(index))?;
        out.write_str(" ")?;
        tuple(self.modes.len(), out, |i, out| out.write_str(&self.modes[i]))?;
        if self.modes.len() <= MOST_VISITED {
            return out.write_str(" known Coordinates ");
        }
        write!(out, " inside Wide [{allow}] {{ ")?;
        let sizes = self.map.domain.mode_sizes();
        match self.tests(&sizes) {
            false => out.write_str("true")?,
            true => bounded(self.index, &self.modes, &sizes, " < ", " && ", out)?,
        }
        out.write_str(" } ")
    }

    fn proved(&self, allow: &str, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("proofs [")?;
        for (holds, name) in [(self.proofs.injective, "StoreOnce"), (self.proofs.dense, "OntoRange")] {
            if holds {
                write!(out, "{name} [{allow}] ")?;
            }
        }
        out.write_str("] ")
    }

    /// One stride for each leaf, where each is one digit of the single layout.
    fn strides(&self) -> Option<Vec<u64>> {
        let layout = self.map.under_swizzles()?;
        let groups = digits_by_leaf(&self.map.domain.extents(), layout)?;
        groups
            .into_iter()
            .map(|group| match group.as_slice() {
                [] => Some(0),
                [one] => Some(one.stride.value()),
                _ => None,
            })
            .list_some()
    }

    fn functions(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let sizes = self.map.domain.mode_sizes();
        let (i, size) = (["i".to_owned()], [self.map.size()]);
        out.write_str("self i ")?;
        if self.tests(&size) {
            write!(out, "{} ", size[0])?;
        }
        self.head("index", &self.modes, &sizes, out)?;
        write!(out, "{{ {} }} linear {{ ", self.formula)?;
        match &self.by_integer {
            None => out.write_str("self.index(i)")?,
            Some(program) => emit::write(program, &i, out)?,
        }
        out.write_str(" } ")?;
        match &self.by_leaf {
            // What calls `index` leaves the check to it.
            None => self.head("leaf", &self.leaves, &[], out)?,
            Some(program) => {
                self.head("leaf_of", &self.leaves, &self.map.domain.extents(), out)?;
                out.write_str("{ ")?;
                emit::write(program, &self.leaves, out)?;
                out.write_str(" } ")?;
            }
        }
        out.write_str("coord { ")?;
        let coords = emit::coord(&self.map.domain);
        tuple(coords.len(), out, |c, out| emit::write(&coords[c], &i, out))?;
        out.write_str(" }")
    }

    fn head(&self, name: &str, parameters: &[String], extents: &[u64], out: &mut Formatter<'_>) -> fmt::Result {
        head(self.index, name, parameters, 1, if self.proofs.refused { &[] } else { extents }, out)
    }

    /// Whether arguments are checked against these extents; those of a refused item are not.
    fn tests(&self, extents: &[u64]) -> bool {
        !self.proofs.refused && tested(self.index, extents)
    }

    /// The paragraph of documentation that every item gets, as a literal: nothing in it needs an escape but its ends
    /// of lines.
    fn documentation(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let map = self.map;
        let kind = match self.by_mode.kind {
            Kind::Affine => "a weighted sum of its coordinates",
            Kind::Refinement => "a layout of a refinement of its shape",
            Kind::Xor => "a layout under swizzles",
            Kind::Composite => "a composite",
        };
        let proved = match (map.to, self.proofs.injective, self.proofs.dense) {
            (Space::Physical, true, true) => "injective, without gaps",
            (Space::Physical, true, false) => "injective",
            (Space::Physical, false, _) => "read-only: some coordinates share an address",
            _ => "a dense bijection",
        };
        let (from, to, size, cosize) = (map.from.name(), map.to.name(), map.size(), self.proofs.cosize);
        let notation = &self.notation;
        write!(
            out,
            r#""\n\n`{from} -> {to}`, size {size}, cosize {cosize}: {kind}; {proved}.\n\n```text\n{notation}"#
        )?;
        out.write_str(r"\n\nindex(")?;
        listed(self.modes.len(), ", ", out, |i, out| out.write_str(&self.modes[i]))?;
        write!(out, r#") = {}\n```""#, self.formula)
    }
}

/// A function up to its body: its parameters, and with their extents those that are checked. `others` are parameters that
/// come without being named.
pub(crate) fn head(
    index: IndexType,
    name: &str,
    parameters: &[String],
    others: usize,
    extents: &[u64],
    out: &mut Formatter<'_>,
) -> fmt::Result {
    write!(out, "{name} {}[", too_many(parameters.len() + others))?;
    listed(parameters.len(), " ", out, |i, out| out.write_str(&parameters[i]))?;
    out.write_str("] ")?;
    if tested(index, extents) {
        out.write_str("[")?;
        bounded(index, parameters, extents, " ", " ", out)?;
        out.write_str("] ")?;
    }
    Ok(())
}

/// So many things, with something between them.
pub(crate) fn listed(
    count: usize,
    between: &str,
    out: &mut Formatter<'_>,
    one: impl Fn(usize, &mut Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    for i in 0..count {
        if i > 0 {
            out.write_str(between)?;
        }
        one(i, out)?;
    }
    Ok(())
}

/// A tuple, bare where it is of one.
pub(crate) fn tuple(
    count: usize,
    out: &mut Formatter<'_>,
    one: impl Fn(usize, &mut Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    if count == 1 {
        return one(0, out);
    }
    out.write_str("(")?;
    listed(count, ", ", out, one)?;
    out.write_str(")")
}

/// Leaf parameters that would be alike get a number behind.
pub(crate) fn distinct(mut names: Vec<String>) -> Vec<String> {
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    for name in &mut names {
        let base = name.clone();
        let mut n = taken.get(&base).copied().unwrap_or(1);
        while taken.contains_key(name) {
            *name = format!("{base}_{n}");
            n += 1;
        }
        taken.insert(base, n);
        taken.entry(name.clone()).or_insert(1);
    }
    names
}

/// ` [1 2 ] `.
pub(crate) fn list(numbers: &[u64], out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str(" [")?;
    for n in numbers {
        n.fmt(out)?;
        out.write_str(" ")?;
    }
    out.write_str("] ")
}

/// The type of a space.
pub(crate) fn space(space: Space) -> &'static str {
    match space {
        Space::Logical => "Logical",
        Space::Physical => "Physical",
        Space::ThreadValue => "ThreadValue",
    }
}

/// Clippy speaks up above seven arguments, `self` included.
pub(crate) fn too_many(arguments: usize) -> &'static str {
    if arguments > 7 { "#[allow(clippy::too_many_arguments)] " } else { "" }
}

/// Whether arguments below these extents need tests.
pub(crate) fn tested(index: IndexType, extents: &[u64]) -> bool {
    extents.iter().any(|&n| needs_test(index, n))
}

/// An extent that the type cannot exceed needs no test.
fn needs_test(index: IndexType, extent: u64) -> bool {
    index != IndexType::U32 || extent <= u64::from(u32::MAX)
}

/// Those parameters that need a test, with their extents.
fn bounded(
    index: IndexType,
    parameters: &[String],
    extents: &[u64],
    below: &str,
    and: &str,
    out: &mut Formatter<'_>,
) -> fmt::Result {
    let mut between = "";
    for (p, n) in parameters.iter().zip(extents) {
        if needs_test(index, *n) {
            write!(out, "{between}{p}{below}{n}")?;
            between = and;
        }
    }
    Ok(())
}

/// The tuple of so many coordinates: bare for one, `()` for none.
pub(crate) fn coord_type(index: IndexType, rank: usize) -> String {
    match rank {
        1 => index.name().to_owned(),
        _ => format!("({})", vec![index.name(); rank].join(", ")),
    }
}
