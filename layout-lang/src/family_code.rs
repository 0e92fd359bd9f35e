//! The text of layouts with run-time parameters: the value that carries them, what `new` checks, and functions that
//! read them. Everything that depends on coordinates is written as for static layouts (`value`).

mod checks;
mod constructors;
mod documentation;
mod slice;
mod value;

pub use slice::{Named, Of, SliceText};

use crate::check::Slice;
use crate::code;
use crate::index::IndexType;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Form as Coordinates};
use layout_core::family::piece;
use layout_core::family::{Extent, Family, Monomial, Probe};
use layout_core::list::Listed as _;
use layout_core::{Map, Shape};
use std::cell::RefCell;
use std::fmt::Write;
use value::{Divisor, Input, Reader};

/// Why the code of a family cannot be written.
pub enum Unfit {
    /// There are so many coordinates, or values, and the index type does not count to that.
    Size(u128),
    /// This number of an extent does not fit the index type.
    Number(u128),
    /// A number passes 64 bits.
    Wide,
    /// What a run-time extent adds does not stay apart from what other coordinates add.
    Mixed,
}

/// Whether every summand can be written: in each form of its coordinates it is a sum of what the run-time extents add
/// and of the rest, and that fits the index type.
///
/// # Errors
/// It cannot.
pub fn fits(slice: &Slice, family: &Family, index: IndexType) -> Result<(), Unfit> {
    let (map, extents) = (&slice.map, family.extents(&slice.map.domain));
    let is_open = |leaf: usize| extents[leaf].as_constant().is_none();
    let fixed: u128 = extents.iter().filter_map(Extent::as_constant).map(u128::from).product();
    // All numbers that coordinates are compared with and divided by are written in the index type.
    let most = u128::from(index.width().max());
    if fixed > most {
        return Err(Unfit::Size(fixed));
    }
    match largest_number(family, &extents) {
        n if n > u128::from(u64::MAX) => return Err(Unfit::Wide),
        n if n > most => return Err(Unfit::Number(n)),
        _ => {}
    }
    let ragged = || family.probes.iter().filter(|p| p.ragged).map(|p| &p.map);
    let maps = || family.parts.iter().map(|p| &p.map).chain(ragged());
    if (0..extents.len()).any(is_open) {
        for form in forms(slice) {
            let groups = form.iter().flat_map(|leaves| value::clean(leaves, &extents));
            let groups: Vec<(Vec<usize>, bool)> = groups.map(|g| (g.clone(), is_open(g[0]))).list();
            if !maps().all(|map| piece::is_apart(map, &groups)) {
                return Err(Unfit::Mixed);
            }
        }
    }
    let leaves = map.domain.leaves();
    let open: Vec<bool> =
        (0..map.domain.rank()).map(|mode| (0..leaves.len()).any(|l| leaves[l].mode == mode && is_open(l))).list();
    for part in &family.parts {
        let first = piece::pieces(&part.map, &open, index.width()).swap_remove(0);
        let most = first.map.layouts().map(layout_core::Layout::max).max().unwrap_or(0);
        if most > index.width().max() || !emit::fits(&first.map, index.width()) {
            return Err(Unfit::Size(u128::from(most) + 1));
        }
    }
    Ok(())
}

/// The largest number in what stands for run-time extents, ragged ones and their count.
fn largest_number(family: &Family, extents: &[Extent]) -> u128 {
    let open = || extents.iter().filter(|e| e.as_constant().is_none());
    let probes = family.probes.iter().filter(|p| p.ragged).map(|p| &p.extent);
    let forms = open().map(|e| &e.form).chain(probes).chain(family.count.as_ref().filter(|_| family.is_ragged()));
    let coefficients = forms.flat_map(|form| form.terms().map(|(_, c)| c.unsigned_abs()));
    let factors = open().flat_map(|e| [e.times, e.over]).map(u128::from);
    coefficients.chain(factors).max().unwrap_or(0)
}

/// The leaves of each argument of `index`, of `linear` and of `leaf`; modes bound at run time are arguments of their
/// own.
fn forms(slice: &Slice) -> [Vec<Vec<usize>>; 3] {
    let leaves = slice.map.domain.leaves();
    let of = |mode: usize| (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
    let bound: Vec<Vec<usize>> = (0..slice.bound).map(of).list();
    let own: Vec<Vec<usize>> = (slice.bound..slice.map.domain.rank()).map(of).list();
    let flat = own.concat();
    let with = |own: Vec<Vec<usize>>| [bound.clone(), own].concat();
    [with(own), with(vec![flat.clone()]), with(flat.into_iter().map(|l| vec![l]).list())]
}

/// Everything that the item of a layout with parameters is written from.
pub struct FamilyCode<'a> {
    slice: &'a Slice,
    family: &'a Family,
    index: IndexType,
    extents: Vec<Extent>,
    divisors: RefCell<Vec<Divisor>>,
    budget: RefCell<Budget>,
    /// Begins the names of locals: no name of the user's does.
    ours: String,
}

impl<'a> FamilyCode<'a> {
    /// Whether coordinates of the domain may be outside.
    pub fn is_ragged(&self) -> bool {
        self.family.is_ragged()
    }

    /// Whether there is nothing to carry.
    pub fn is_unit(&self) -> bool {
        self.family.names.is_empty()
    }

    /// Of a slice that has a family.
    pub fn new(slice: &'a Slice, family: &'a Family, index: IndexType, budget: &Budget) -> Self {
        let domain = &slice.map.domain;
        let leaves = domain.leaves();
        let modes = (0..domain.rank()).map(|i| domain.mode_path(i)).chain(leaves.iter().map(|l| l.path.clone()));
        let names: Vec<String> = modes.map(|path| path.ident()).chain(family.names.iter().cloned()).list();
        FamilyCode {
            slice,
            family,
            index,
            extents: family.extents(domain),
            divisors: RefCell::default(),
            budget: RefCell::new(*budget),
            ours: prefix(&names),
        }
    }

    /// What the emission of this item has left of the budget.
    pub fn left(&self) -> Budget {
        *self.budget.borrow()
    }

    /// A local of the generated code: it hides no name of the user's.
    fn ours(&self, word: impl std::fmt::Display) -> String {
        format!("{}{word}", self.ours)
    }

    fn domain(&self) -> &Shape {
        &self.slice.map.domain
    }

    /// Reads the parameters from `self`.
    fn reader(&self) -> Reader<'_> {
        self.reading("self.0.get()")
    }

    /// Reads the parameters from a pair of arrays.
    fn reading(&self, from: &str) -> Reader<'_> {
        let parameters = (0..self.family.names.len()).map(|i| format!("{from}.0[{i}]")).list();
        self.reader_of(parameters, format!("{from}.1"))
    }

    fn reader_of(&self, parameters: Vec<String>, reciprocals: String) -> Reader<'_> {
        let (extents, divisors) = (&self.extents, &self.divisors);
        Reader { extents, index: self.index, parameters, reciprocals, divisors, ours: &self.ours, wraps: false }
    }

    /// One input for each top-level mode.
    fn modes(&self) -> Vec<Input> {
        let leaves = self.domain().leaves();
        let own = |mode: usize| (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
        (0..self.domain().rank()).map(|i| Input { name: self.domain().mode_path(i).ident(), leaves: own(i) }).list()
    }

    fn leaves(&self) -> Vec<Input> {
        let names = code::distinct(self.domain().leaves().iter().map(|l| l.path.ident()).list());
        names.into_iter().enumerate().map(|(i, name)| Input { name, leaves: vec![i] }).list()
    }

    fn parts(&self) -> Vec<(Monomial, Map)> {
        self.family.parts.iter().map(|p| (p.unit.clone(), p.map.clone())).list()
    }

    /// The value at these coordinates.
    fn value(&self, reader: &Reader<'_>, inputs: &[Input]) -> String {
        let (cuts, modes) = reader.cut(inputs, self.domain());
        let width = self.index.width();
        let mut emit = |map: &Map| emit::emit(map, Coordinates::Index, width, &mut self.budget.borrow_mut());
        let sum = reader.sum(&self.parts(), &modes, &mut emit);
        format!("{cuts} {sum}")
    }

    /// `row < 128 && col < n`.
    fn bounds(&self, reader: &Reader<'_>, inputs: &[Input]) -> String {
        let one = |input: &Input| {
            let extents: Vec<Extent> = input.leaves.iter().map(|&l| self.extents[l].clone()).list();
            format!("{} < {}", input.name, reader.size(&extents))
        };
        inputs.iter().map(one).list().join(" && ")
    }

    /// Whether coordinates are inside, as a test; empty where all are.
    fn inside(&self, reader: &Reader<'_>, modes: &[Input]) -> String {
        let width = self.index.width();
        let mut emit = |map: &Map| emit::emit(map, Coordinates::Index, width, &mut self.budget.borrow_mut());
        let one = Monomial::default();
        let test = |probe: &Probe| {
            let at = reader.sum(&[(one.clone(), probe.map.clone())], modes, &mut emit);
            format!("{at} < {}", reader.form(&probe.extent))
        };
        self.family.probes.iter().filter(|p| p.ragged).map(test).list().join(" && ")
    }

    /// The statements that compute whether coordinates are in their extents and inside.
    fn tested(&self, reader: &Reader<'_>, inputs: &[Input], bounded: &[Input]) -> String {
        let (cuts, modes) = reader.cut(inputs, self.domain());
        let inside = self.inside(reader, &modes);
        match (self.bounds(reader, bounded), inside.is_empty()) {
            (bounds, true) => {
                if bounds.is_empty() {
                    "true".to_owned()
                } else {
                    bounds
                }
            }
            (bounds, false) if bounds.is_empty() => format!("{cuts} {inside}"),
            (bounds, false) => format!("if {bounds} {{ {cuts} {inside} }} else {{ false }}"),
        }
    }

    /// The type of what the struct holds.
    pub fn state(&self, root: &str) -> String {
        let index = self.index.name();
        format!(
            "([{index}; {}], [{root}::__private::Reciprocal<{index}>; {}])",
            self.family.names.len(),
            self.divisors.borrow().len()
        )
    }

    /// The tuple of coordinates: bare for rank 1, `()` for rank 0.
    pub fn coord_type(&self) -> String {
        code::coord_type(self.index, self.domain().rank())
    }

    /// The number of coordinates, where it is known now.
    pub fn static_size(&self) -> Option<u64> {
        self.extents.iter().try_fold(1u64, |n, e| n.checked_mul(e.as_constant()?))
    }

    /// The body of the inherent impl; `notation` is the layout in the notation of `layout!`.
    pub fn inherent(&self, root: &str, notation: &str) -> String {
        let mut functions = String::with_capacity(4096);
        self.functions(&mut functions);
        let mut out = String::with_capacity(8192);
        self.constants(&mut out, notation);
        // After the functions: they say which reciprocals there are.
        self.constructors(&mut out, root);
        out + &functions
    }

    fn constants(&self, out: &mut String, notation: &str) {
        let mut constant = |doc: &str, name: &str, ty: &str, value: &str| {
            let _ = write!(out, "#[doc = {doc:?}] pub const {name}: {ty} = {value};");
        };
        constant("The number of top-level modes.", "RANK", "usize", &self.domain().rank().to_string());
        let names = &self.family.names;
        constant(
            "The names of the run-time parameters.",
            "PARAMETERS",
            &format!("[&'static str; {}]", names.len()),
            &format!("{names:?}"),
        );
        constant("The layout in the notation of `layout!`.", "NOTATION", "&'static str", &format!("{notation:?}"));
        if let Some(size) = self.static_size().filter(|_| !self.family.is_ragged()) {
            constant("The number of coordinates.", "SIZE", "usize", &size.to_string());
            let sizes = self.domain().mode_sizes();
            constant(
                "The size of each top-level mode.",
                "SHAPE",
                &format!("[usize; {}]", sizes.len()),
                &format!("{sizes:?}"),
            );
        }
    }

    fn functions(&self, out: &mut String) {
        let index = self.index.name();
        let (modes, leaves) = (self.modes(), self.leaves());
        let reader = self.reader();
        let names = |inputs: &[Input]| inputs.iter().map(|i| i.name.clone()).list();
        let mut function = |doc: &str, name: &str, inputs: &[Input], ty: &str, body: &str| {
            signature(out, self.index, doc, name, true, &names(inputs), ty);
            let bounds = match name {
                "coord" => self.bounds(&reader, inputs),
                _ if !self.family.is_ragged() => self.bounds(&reader, inputs),
                _ => format!("{{ {} }}", self.tested(&reader, inputs, inputs)),
            };
            let check = if bounds.is_empty() { String::new() } else { format!("::core::debug_assert!({bounds});") };
            let _ = write!(out, "{{ {check} {body} }}");
        };
        function(
            "The value at one coordinate for each top-level mode.",
            "index",
            &modes,
            index,
            &self.value(&reader, &modes),
        );
        let whole = [Input { name: "i".to_owned(), leaves: (0..self.extents.len()).list() }];
        function(
            "The value at the coordinate with this number; the last mode varies fastest.",
            "linear",
            &whole,
            index,
            &self.value(&reader, &whole),
        );
        function("The value at one coordinate for each leaf.", "leaf", &leaves, index, &self.value(&reader, &leaves));
        function(
            "The coordinate of each top-level mode at this number.",
            "coord",
            &whole,
            &self.coord_type(),
            &self.coordinates(&reader, &modes),
        );
        let call = format!("::core::option::Option::Some(self.index({}))", names(&modes).join(", "));
        let bounds = match self.family.is_ragged() {
            true => format!("self.in_bounds({})", names(&modes).join(", ")),
            false => self.bounds(&reader, &modes),
        };
        let inside = match bounds.is_empty() {
            true => call,
            false => format!("if {bounds} {{ {call} }} else {{ ::core::option::Option::None }}"),
        };
        if self.family.is_ragged() {
            let doc =
                "Whether a coordinate is inside the shape and not past the end of a mode that the tiles do not divide.";
            signature(out, self.index, doc, "in_bounds", true, &names(&modes), "bool");
            let _ = write!(out, "{{ {} }}", self.tested(&reader, &modes, &modes));
        }
        let option = format!("::core::option::Option<{index}>");
        signature(
            out,
            self.index,
            "The value at a coordinate, or `None` outside the shape.",
            "try_index",
            true,
            &names(&modes),
            &option,
        );
        let _ = write!(out, "{{ {inside} }}");
    }

    /// The coordinates of the modes at `i`.
    fn coordinates(&self, reader: &Reader<'_>, modes: &[Input]) -> String {
        let caps = self.domain().extents();
        let (mut text, mut rest, mut out) = (String::new(), "i".to_owned(), Vec::new());
        for (n, mode) in modes.iter().enumerate().skip(1).rev() {
            let extents: Vec<Extent> = mode.leaves.iter().map(|&l| self.extents[l].clone()).list();
            let (above, own) = (format!("above_{n}"), format!("own_{n}"));
            let open: Vec<&Extent> = extents.iter().filter(|e| e.as_constant().is_none()).list();
            let fixed: u64 = mode
                .leaves
                .iter()
                .zip(&extents)
                .filter(|(_, e)| e.as_constant().is_some())
                .map(|(&l, _)| caps[l])
                .product();
            // One division for each run-time factor, and one for the constant ones.
            let mut quotient =
                if fixed == 1 { rest.clone() } else { format!("({rest} / {})", self.index.literal(fixed)) };
            for extent in open {
                quotient = reader.quotient(&quotient, extent, 1);
            }
            let _ =
                write!(text, "let {above} = {quotient}; let {own} = {rest} - {above} * ({});", reader.size(&extents));
            rest = above;
            out.push(own);
        }
        if !modes.is_empty() {
            out.push(rest);
        }
        out.reverse();
        match &out[..] {
            // A point: clippy wants no `()`.
            [] => text,
            [own] => format!("{text} {own}"),
            _ => format!("{text} ({})", out.join(", ")),
        }
    }

    /// The methods of `Layout`.
    pub fn trait_methods(&self) -> String {
        let (ty, coord) = (self.index.name(), self.coord_type());
        let rank = self.domain().rank();
        let arguments = match rank {
            1 => "c".to_owned(),
            _ => (0..rank).map(|i| format!("c.{i}")).list().join(", "),
        };
        let c = if rank == 0 { "()" } else { "c" };
        // By path: a method call on `&self` would find a user's trait for the reference first.
        format!(
            "#[inline(always)] fn size(&self) -> usize {{ Self::size(*self) }}
             #[inline(always)] fn cosize(&self) -> usize {{ Self::cosize(*self) }}
             #[inline(always)] fn at(&self, {c}: {coord}) -> {ty} {{ Self::index(*self, {arguments}) }}
             #[inline(always)] fn try_at(&self, {c}: {coord}) -> ::core::option::Option<{ty}> {{ Self::try_index(*self, {arguments}) }}"
        )
    }
}

/// What no name begins with.
fn prefix(names: &[String]) -> String {
    let mut prefix = "the_".to_owned();
    while names.iter().any(|name| name.trim_start_matches("r#").starts_with(&prefix)) {
        prefix += "the_";
    }
    prefix
}

/// `pub const fn name(self, row: u32, …) -> u32`, documented.
fn signature(out: &mut String, index: IndexType, doc: &str, name: &str, method: bool, parameters: &[String], ty: &str) {
    let allow = code::too_many(parameters.len() + usize::from(method));
    let own = method.then(|| "self".to_owned());
    let list: Vec<String> = own.into_iter().chain(parameters.iter().map(|p| format!("{p}: {}", index.name()))).list();
    // A point has no coordinates: clippy wants no `-> ()`, and nothing to use.
    let (must_use, result) = if ty == "()" { ("", String::new()) } else { ("#[must_use]", format!("-> {ty}")) };
    let _ = write!(
        out,
        "#[doc = {doc:?}] {allow} #[inline(always)] {must_use} pub const fn {name}({}) {result}",
        list.join(", ")
    );
}
