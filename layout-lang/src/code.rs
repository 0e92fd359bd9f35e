//! The text of generated functions and constants: plain Rust, one expression each, no path but `::core`.
//!
//! Text, not `quote!`: the compiler's own lexer turns it into tokens far faster than an unoptimised macro can.

use crate::cute;
use crate::index::IndexType;
use crate::notation;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Form, Kind, Program};
use layout_core::map::digits_by_leaf;
use layout_core::tree::Tree;
use layout_core::{Map, Path, Space};
use std::fmt::Write;

/// Everything that a layout's item is written from.
pub struct Code<'a> {
    map: &'a Map,
    index: IndexType,
    cosize: u64,
    /// Whether functions test their coordinates; those of a refused item do not.
    pub checked: bool,
    by_mode: Program,
    /// Where it is another function than that by modes.
    by_integer: Option<Program>,
    by_leaf: Option<Program>,
    modes: Vec<String>,
    leaves: Vec<String>,
}

impl<'a> Code<'a> {
    /// Emits the three coordinate forms, those that differ.
    pub fn new(map: &'a Map, cosize: u64, index: IndexType, budget: &mut Budget) -> Self {
        let mut program = |form: Form| emit::emit(map, form, index.width(), budget);
        let flat = map.domain.modes.iter().all(|m| matches!(m.tree, Tree::Leaf(_)));
        let by_mode = program(Form::Index);
        let by_integer = (map.domain.rank() != 1).then(|| program(Form::Linear));
        let by_leaf = (!flat).then(|| program(Form::Leaf));
        let modes = (0..map.domain.rank()).map(|i| parameter(&map.domain.mode_path(i))).collect();
        let leaves = distinct(map.domain.leaves().iter().map(|l| parameter(&l.path)).collect());
        Code { map, index, cosize, checked: true, by_mode, by_integer, by_leaf, modes, leaves }
    }

    /// The tuple of coordinates: bare for rank 1, `()` for rank 0.
    #[must_use]
    pub fn coord_type(&self) -> String {
        coord_type(self.index, self.map.domain.rank())
    }

    /// The body of the inherent impl.
    #[must_use]
    pub fn inherent(&self) -> String {
        let mut out = String::with_capacity(2048);
        self.constants(&mut out);
        self.functions(&mut out);
        out
    }

    fn constants(&self, out: &mut String) {
        let mut constant = |doc: &str, name: &str, ty: &str, value: &str| {
            let _ = write!(out, "#[doc = {doc:?}] pub const {name}: {ty} = {value};");
        };
        let domain = &self.map.domain;
        constant("The number of coordinates.", "SIZE", "usize", &self.map.size().to_string());
        constant("The largest value plus one.", "COSIZE", "usize", &self.cosize.to_string());
        constant("The number of top-level modes.", "RANK", "usize", &domain.rank().to_string());
        let mut list = |doc: &str, name: &str, values: &[u64]| {
            constant(doc, name, &format!("[usize; {}]", values.len()), &format!("{values:?}"));
        };
        list("The size of each top-level mode.", "SHAPE", &domain.mode_sizes());
        list("The extent of each leaf.", "LEAVES", &domain.extents());
        if let Some(strides) = self.strides() {
            list("The stride of each leaf, under any swizzle; 0 for a broadcast.", "STRIDES", &strides);
        }
        let swizzles: Vec<(u32, u32, u32)> = self.map.swizzles().iter().map(|s| (s.bits, s.src, s.dst)).collect();
        let ty = format!("[(u32, u32, u32); {}]", swizzles.len());
        constant(
            "The swizzles `(b, src, dst)`, in the order of application.",
            "SWIZZLES",
            &ty,
            &format!("{swizzles:?}"),
        );
        let text = format!("{:?}", notation::map(self.map));
        constant("The layout in the notation of `layout!`.", "NOTATION", "&'static str", &text);
        if let Some(text) = cute::print(self.map) {
            constant(
                "What CuTe prints for this layout: modes in the other order, 0 for a broadcast.",
                "CUTE",
                "&'static str",
                &format!("{text:?}"),
            );
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
        let index = self.index.name();
        let sizes = self.map.domain.mode_sizes();
        let extents = self.map.domain.extents();
        self.function(
            out,
            "The value at one coordinate for each top-level mode.",
            "index",
            &self.modes,
            &sizes,
            index,
            &emit::as_text(&self.by_mode, &self.modes),
        );
        let i = ["i".to_owned()];
        let size = [self.map.size()];
        let linear = match &self.by_integer {
            None => "self.index(i)".to_owned(),
            Some(program) => emit::as_text(program, &i),
        };
        self.function(
            out,
            "The value at the coordinate with this number; the last mode varies fastest.",
            "linear",
            &i,
            &size,
            index,
            &linear,
        );
        let leaf = match &self.by_leaf {
            None => format!("self.index({})", self.leaves.join(", ")),
            Some(program) => emit::as_text(program, &self.leaves),
        };
        self.function(out, "The value at one coordinate for each leaf.", "leaf", &self.leaves, &extents, index, &leaf);
        let coords: Vec<String> =
            emit::coord(&self.map.domain, self.index.width()).iter().map(|p| emit::as_text(p, &i)).collect();
        let tuple = if coords.len() < 2 { coords.concat() } else { format!("({})", coords.join(", ")) };
        self.function(
            out,
            "The coordinate of each top-level mode at this number.",
            "coord",
            &i,
            &size,
            &self.coord_type(),
            &tuple,
        );
        let call = format!("::core::option::Option::Some(self.index({}))", self.modes.join(", "));
        let inside = match self.tests(&self.modes, &sizes) {
            None => call,
            Some(bounds) => format!("if {bounds} {{ {call} }} else {{ ::core::option::Option::None }}"),
        };
        let option = format!("::core::option::Option<{index}>");
        signature(
            out,
            self.index,
            "The value at a coordinate, or `None` outside the shape.",
            "try_index",
            true,
            &self.modes,
            &option,
        );
        let _ = write!(out, "{{ {inside} }}");
    }

    #[allow(clippy::too_many_arguments)]
    fn function(
        &self,
        out: &mut String,
        doc: &str,
        name: &str,
        parameters: &[String],
        extents: &[u64],
        ty: &str,
        body: &str,
    ) {
        signature(out, self.index, doc, name, true, parameters, ty);
        let check =
            self.tests(parameters, extents).map_or_else(String::new, |b| format!("::core::debug_assert!({b});"));
        let _ = write!(out, "{{ {check} {body} }}");
    }

    /// The tests of the arguments; a refused item has none.
    fn tests(&self, parameters: &[String], extents: &[u64]) -> Option<String> {
        if self.checked { bounds(self.index, parameters, extents) } else { None }
    }

    /// The methods of the hidden trait.
    #[must_use]
    pub fn trait_methods(&self) -> String {
        let (ty, coord) = (self.index.name(), self.coord_type());
        let rank = self.map.domain.rank();
        let arguments = match rank {
            1 => "c".to_owned(),
            _ => (0..rank).map(|i| format!("c.{i}")).collect::<Vec<_>>().join(", "),
        };
        let c = if rank == 0 { "()" } else { "c" };
        format!(
            "#[inline(always)] fn at(self, {c}: {coord}) -> {ty} {{ self.index({arguments}) }}
             #[inline(always)] fn try_at(self, {c}: {coord}) -> ::core::option::Option<{ty}> {{ self.try_index({arguments}) }}
             #[inline(always)] fn at_linear(self, i: {ty}) -> {ty} {{ self.linear(i) }}"
        )
    }

    /// The paragraph of documentation that every item gets.
    #[must_use]
    pub fn documentation(&self, injective: bool, dense: bool) -> String {
        let map = self.map;
        let kind = match self.by_mode.kind {
            Kind::Affine => "a weighted sum of its coordinates",
            Kind::Refinement => "a layout of a refinement of its shape",
            Kind::Xor => "a layout under swizzles",
            Kind::Composite => "a composite",
        };
        let proved = match (map.to, injective, dense) {
            (Space::Physical, true, true) => "injective, without gaps",
            (Space::Physical, true, false) => "injective",
            (Space::Physical, false, _) => "read-only: some coordinates share an address",
            _ => "a dense bijection",
        };
        let parameters = self.modes.join(", ");
        let formula = emit::as_text(&self.by_mode, &self.modes);
        format!(
            "\n\n`{} -> {}`, size {}, cosize {}: {kind}; {proved}.\n\n```text\n{}\n\nindex({parameters}) = {formula}\n```",
            map.from.name(),
            map.to.name(),
            map.size(),
            self.cosize,
            notation::map(map),
        )
    }
}

/// A mode path as a parameter: components joined by `_`; a lone raw identifier stays raw.
#[must_use]
pub fn parameter(path: &Path) -> String {
    if let [one] = path.0.as_slice() {
        return one.to_string();
    }
    let parts: Vec<&str> = path.0.iter().map(|n| n.trim_start_matches("r#")).collect();
    parts.join("_")
}

/// Leaf parameters that would be alike get a number behind.
pub(crate) fn distinct(mut names: Vec<String>) -> Vec<String> {
    for i in 1..names.len() {
        let base = names[i].clone();
        let mut n = 1;
        while names[..i].contains(&names[i]) {
            names[i] = format!("{base}_{n}");
            n += 1;
        }
    }
    names
}

/// `pub const fn name(self, row: u32, …) -> u32`, documented; without `self` for a constructor.
pub(crate) fn signature(
    out: &mut String,
    index: IndexType,
    doc: &str,
    name: &str,
    method: bool,
    parameters: &[String],
    ty: &str,
) {
    // `self` counts, and clippy speaks up above seven.
    let allow = if parameters.len() + usize::from(method) > 7 { "#[allow(clippy::too_many_arguments)]" } else { "" };
    let own = method.then(|| "self".to_owned());
    let list: Vec<String> =
        own.into_iter().chain(parameters.iter().map(|p| format!("{p}: {}", index.name()))).collect();
    // A point has no coordinates: clippy wants no `-> ()`, and nothing to use.
    let (must_use, result) = if ty == "()" { ("", String::new()) } else { ("#[must_use]", format!("-> {ty}")) };
    let _ = write!(
        out,
        "#[doc = {doc:?}] {allow} #[inline(always)] {must_use} pub const fn {name}({}) {result}",
        list.join(", ")
    );
}

/// `row < 128 && col < 64`; an extent that the type cannot exceed needs no test.
pub(crate) fn bounds(index: IndexType, parameters: &[String], extents: &[u64]) -> Option<String> {
    let tests = parameters.iter().zip(extents).filter(|(_, n)| index != IndexType::U32 || **n <= u64::from(u32::MAX));
    let tests: Vec<String> = tests.map(|(p, n)| format!("{p} < {n}")).collect();
    (!tests.is_empty()).then(|| tests.join(" && "))
}

/// The tuple of so many coordinates: bare for one, `()` for none.
pub(crate) fn coord_type(index: IndexType, rank: usize) -> String {
    match rank {
        1 => index.name().to_owned(),
        _ => format!("({})", vec![index.name(); rank].join(", ")),
    }
}
