//! The text of generated functions and constants: plain Rust, one expression each, no path but `::core`.
//!
//! Text, not `quote!`: the compiler's own lexer turns it into tokens far faster than an unoptimised macro can.

use crate::cute;
use crate::index::IndexType;
use crate::notation;
use crate::quote::Proofs;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Form, Kind, Program, decimal};
use layout_core::map::digits_by_leaf;
use layout_core::tree::Tree;
use layout_core::{Map, Space};
use std::collections::BTreeMap;
use std::fmt::Write;

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
        let modes: Vec<String> = (0..map.domain.rank()).map(|i| map.domain.mode_path(i).ident()).collect();
        let formula = emit::as_text(&by_mode, &modes);
        let leaves = distinct(map.domain.leaves().iter().map(|l| l.path.ident()).collect());
        let notation = notation::map(map);
        Code { map, index, proofs, by_mode, by_integer, by_leaf, modes, formula, leaves, notation }
    }

    /// The tuple of coordinates: bare for rank 1, `()` for rank 0.
    #[must_use]
    pub fn coord_type(&self) -> String {
        coord_type(self.index, self.map.domain.rank())
    }

    /// The item, from behind its name: what the macro `__layout` of the root crate takes.
    #[must_use]
    pub fn declaration(&self, allow: &str) -> String {
        let mut out = String::with_capacity(2048);
        let (map, index, proofs) = (self.map, self.index.name(), self.proofs);
        let (from, to, size, cosize) = (space(map.from), space(map.to), map.size(), proofs.cosize);
        let wide = if size.max(cosize) > u64::from(u32::MAX) { "wide 8" } else { "" };
        let doc = self.documentation();
        let _ = write!(out, "doc {doc:?} [{allow}] {from} {to} {index} size {size} {cosize} {wide} ");
        self.shape(&mut out);
        self.notations(&mut out);
        self.coordinate(&mut out, allow);
        let proved = [(proofs.injective, "StoreOnce"), (proofs.dense, "OntoRange")];
        out.push_str("proofs [");
        for (_, name) in proved.iter().filter(|(holds, _)| *holds) {
            let _ = write!(out, "{name} [{allow}] ");
        }
        out.push_str("] ");
        self.functions(&mut out);
        out
    }

    fn shape(&self, out: &mut String) {
        let domain = &self.map.domain;
        let (rank, sizes, leaves) = (domain.rank(), domain.mode_sizes(), domain.extents());
        out.push_str("shape ");
        decimal(rank as u64, out);
        list(&sizes, out);
        out.push_str("leaves ");
        decimal(leaves.len() as u64, out);
        list(&leaves, out);
        if let Some(strides) = self.strides() {
            out.push_str("strides");
            list(&strides, out);
        }
    }

    fn notations(&self, out: &mut String) {
        let swizzles: Vec<(u32, u32, u32)> = self.map.swizzles().iter().map(|s| (s.bits, s.src, s.dst)).collect();
        let _ = write!(out, "swizzles {} {swizzles:?} notation {:?} ", swizzles.len(), self.notation);
        if let Some(text) = cute::print(self.map) {
            let _ = write!(out, "cute {text:?} ");
        }
    }

    /// The coordinate: its type, and as a pattern; how one is known to be inside.
    fn coordinate(&self, out: &mut String, allow: &str) {
        let (open, close) = if self.modes.len() == 1 { (" ", " ") } else { (" (", ") ") };
        extend(out, &["by ", &self.coord_type(), open, &self.modes.join(", "), close]);
        let size = self.map.size();
        if self.modes.len() <= MOST_VISITED {
            out.push_str("known [Coordinates<");
            decimal(size, out);
            out.push_str(">] ");
        } else {
            let tests = self.tests(&self.modes, &self.map.domain.mode_sizes());
            let tests = tests.unwrap_or_else(|| "true".to_owned());
            let _ = write!(out, "known [Wide<Self, {size}>] inside [{allow}] {{ {tests} }} ");
        }
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
            .collect()
    }

    fn functions(&self, out: &mut String) {
        let sizes = self.map.domain.mode_sizes();
        let (i, size) = (["i".to_owned()], [self.map.size()]);
        out.push_str("self i ");
        checked(out, self.tests(&i, &size));
        self.function(out, "index", &self.modes, self.tests(&self.modes, &sizes), &self.formula);
        match &self.by_integer {
            None => out.push_str("linear { self.index(i) } "),
            Some(program) => extend(out, &["linear { ", &emit::as_text(program, &i), " } "]),
        }
        // What calls `index` leaves the check to it.
        match &self.by_leaf {
            None => {
                self.function(out, "leaf", &self.leaves, None, &format!("self.index({})", self.leaves.join(", ")));
            }
            Some(program) => {
                let tests = self.tests(&self.leaves, &self.map.domain.extents());
                self.function(out, "leaf", &self.leaves, tests, &emit::as_text(program, &self.leaves));
            }
        }
        let coords: Vec<String> = emit::coord(&self.map.domain).iter().map(|p| emit::as_text(p, &i)).collect();
        let (open, close) = if coords.len() == 1 { ("", " }") } else { ("(", ") }") };
        extend(out, &["coord { ", open, &coords.join(", "), close]);
    }

    /// One function, with the tests of its arguments.
    fn function(&self, out: &mut String, name: &str, parameters: &[String], tests: Option<String>, body: &str) {
        extend(out, &[name, " [", too_many(parameters.len() + 1), "] [", &parameters.join(" "), "] "]);
        checked(out, tests);
        extend(out, &["{ ", body, " } "]);
    }

    /// The tests of the arguments; a refused item has none.
    fn tests(&self, parameters: &[String], extents: &[u64]) -> Option<String> {
        if self.proofs.refused { None } else { bounds(self.index, parameters, extents) }
    }

    /// The paragraph of documentation that every item gets.
    fn documentation(&self) -> String {
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
        let parameters = self.modes.join(", ");
        let formula = &self.formula;
        format!(
            "\n\n`{} -> {}`, size {}, cosize {}: {kind}; {proved}.\n\n```text\n{}\n\nindex({parameters}) = {formula}\n```",
            map.from.name(),
            map.to.name(),
            map.size(),
            self.proofs.cosize,
            self.notation,
        )
    }
}

/// Adds texts, one after the other: what `write!` does in many more steps, and the macro runs unoptimised.
pub(crate) fn extend(out: &mut String, texts: &[&str]) {
    for text in texts {
        out.push_str(text);
    }
}

/// Tests of arguments, where there are any.
fn checked(out: &mut String, tests: Option<String>) {
    if let Some(tests) = tests {
        extend(out, &["[", &tests, "] "]);
    }
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

/// ` [1, 2] `.
fn list(numbers: &[u64], out: &mut String) {
    out.push_str(" [");
    for n in numbers {
        decimal(*n, out);
        out.push(',');
    }
    out.push_str("] ");
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

/// `row < 128 && col < 64`; an extent that the type cannot exceed needs no test.
pub(crate) fn bounds(index: IndexType, parameters: &[String], extents: &[u64]) -> Option<String> {
    let mut tests = String::new();
    for (p, n) in parameters.iter().zip(extents) {
        if index != IndexType::U32 || *n <= u64::from(u32::MAX) {
            let and = if tests.is_empty() { "" } else { " && " };
            extend(&mut tests, &[and, p, " < "]);
            decimal(*n, &mut tests);
        }
    }
    (!tests.is_empty()).then_some(tests)
}

/// The tuple of so many coordinates: bare for one, `()` for none.
pub(crate) fn coord_type(index: IndexType, rank: usize) -> String {
    match rank {
        1 => index.name().to_owned(),
        _ => format!("({})", vec![index.name(); rank].join(", ")),
    }
}
