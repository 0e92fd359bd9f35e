//! Restrictions, bound at run time, of layouts with parameters: one base for each distinct run-time part of the
//! offsets, and constants on top.
//!
//! Each part of the family is sliced as a static map is: `L_k(t, v) = L_k(t, b) + O_k(v)`, b the base value of v's
//! class. Values that agree in their class in every part, and in the `O_k` of all units but 1, differ by constants.
//! Their base is `Σ u_k·(L_k(t, b_k) + O_k)` with `O_0` left out: that is what the constants `OFFSETS` add.

use super::checks::terms;
use layout_core::list::{Listed as _, Mapped as _};
mod advance;
mod base;
mod classes;
mod pointers;
mod ragged;

use super::value::{Input, Reader};
use super::{FamilyCode, signature};
use crate::code;
use classes::{Classes, Guards};
use layout_core::decide::budget::Budget;
use layout_core::emit;
use layout_core::family::{Extent, Form};
use std::fmt::Write;

/// What a slice is made from.
pub enum Of {
    /// A declared layout.
    Named(Named),
    /// Its parameters, checked.
    Parameters,
}

/// A declared layout that a slice is made from.
pub struct Named {
    /// Its name.
    pub name: String,
    /// Which of its parameters each parameter of the slice is.
    pub order: Vec<usize>,
    /// What has to be at most something, of which its checks say nothing.
    pub unchecked: Vec<(Form, u64)>,
}

/// The text of a slice.
pub struct SliceText<'a> {
    code: FamilyCode<'a>,
    classes: Option<Classes>,
    guards: Option<Guards>,
    of: Of,
}

impl<'a> SliceText<'a> {
    /// Decides the classes of the values.
    pub fn new(code: FamilyCode<'a>, of: Of) -> Self {
        let classes = classes::classes(&code);
        let guards = classes.as_ref().and_then(|_| classes::guards(&code));
        SliceText { code, classes, guards, of }
    }

    /// What is left of the budget.
    pub fn left(&self) -> Budget {
        self.code.left()
    }

    /// Whether values may be outside.
    pub fn is_ragged(&self) -> bool {
        self.code.is_ragged()
    }

    fn bound(&self) -> usize {
        self.code.slice.bound
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.code.slice.values().extents().iter().product()
    }

    /// The extents of the modes that are left.
    pub fn shape(&self) -> Vec<u64> {
        self.code.slice.values().mode_sizes()
    }

    /// How many combinations of bound coordinates there are; 0 where that depends on the parameters.
    pub fn bound_size(&self) -> u64 {
        match self.code.static_size() {
            Some(size) => size / self.count(),
            None => 0,
        }
    }

    /// Whether one base serves all values.
    pub fn is_additive(&self) -> bool {
        self.classes.as_ref().is_some_and(|c| c.bases.len() == 1)
    }

    fn stored(&self) -> usize {
        self.classes.as_ref().map_or(0, |c| c.bases.len())
    }

    fn inputs(&self) -> Vec<Input> {
        self.code.modes().drain(..self.bound()).list()
    }

    fn values(&self) -> Vec<Input> {
        self.code.modes().split_off(self.bound())
    }

    fn reader(&self) -> Reader<'_> {
        self.code.reading(&self.carried("0"))
    }

    /// A part of what is kept of the bound coordinates: the parameters, or the coordinates.
    fn carried(&self, part: &str) -> String {
        if self.is_ragged() { format!("self.0.get().2.{part}") } else { format!("self.0.base().1.{part}") }
    }

    /// The type of what is computed from the bound coordinates.
    pub fn base_type(&self, root: &str) -> String {
        let index = self.code.index.name();
        format!("([{index}; {}], ({}, [{index}; {}]))", self.stored(), self.code.state(root), self.bound())
    }

    /// The body of the inherent impl.
    pub fn inherent(&self, root: &str, notation: &str) -> String {
        let mut functions = String::with_capacity(4096);
        self.functions(&mut functions, root);
        self.advances(&mut functions, root);
        let mut constructors = String::with_capacity(4096);
        self.constructors(&mut constructors, root);
        let mut out = String::with_capacity(8192);
        self.constants(&mut out, notation);
        let index = self.code.index.name();
        if self.is_ragged() {
            self.ragged(&mut functions, root);
            return out + &constructors + &functions;
        }
        self.pointers(&mut functions, root);
        out + &constructors
            + &functions
            + &format!(
                "#[doc = \"Calls `f(v, address)` for each value, in the order of the domain.\"] #[inline(always)]
                 pub fn each(self, f: impl ::core::ops::FnMut({index}, {index})) {{ self.0.each(f) }}"
            )
    }

    fn constants(&self, out: &mut String, notation: &str) {
        let mut constant = |doc: &str, name: &str, ty: &str, value: &str| {
            let _ = write!(out, "#[doc = {doc:?}] pub const {name}: {ty} = {value};");
        };
        let (shape, values) = (self.shape(), self.code.slice.values());
        let extents = values.extents();
        let names = &self.code.family.names;
        constant("The number of values.", "SIZE", "usize", &self.count().to_string());
        constant("The number of modes that are left.", "RANK", "usize", &shape.len().to_string());
        constant(
            "The names of the run-time parameters.",
            "PARAMETERS",
            &format!("[&'static str; {}]", names.len()),
            &format!("{names:?}"),
        );
        constant(
            "The size of each mode that is left.",
            "SHAPE",
            &format!("[usize; {}]", shape.len()),
            &format!("{shape:?}"),
        );
        constant(
            "The extent of each leaf that is left.",
            "LEAVES",
            &format!("[usize; {}]", extents.len()),
            &format!("{extents:?}"),
        );
        constant("The restriction in the notation of `layout!`.", "NOTATION", "&'static str", &format!("{notation:?}"));
        if let Some(classes) = &self.classes {
            let n = classes.offsets.len();
            let ty = format!("[{}; {n}]", self.code.index.name());
            constant(
                "For each value, what is added to its base.",
                "OFFSETS",
                &ty,
                &self.code.index.literals(&classes.offsets),
            );
            constant(
                "For each value, which base is its own.",
                "CLASS",
                &format!("[usize; {n}]"),
                &format!("{:?}", classes.class),
            );
        }
    }

    fn functions(&self, out: &mut String, root: &str) {
        let index = self.code.index;
        let values = self.values();
        let all: Vec<usize> = values.iter().flat_map(|v| v.leaves.clone()).list();
        // No bound coordinate may hide what a value is called by: its number, or its leaves.
        let distinct = |own: Vec<String>| {
            let bound = self.inputs().into_iter().map(|i| i.name);
            code::distinct(bound.chain(own).list()).split_off(self.bound())
        };
        let paths = self.code.domain().leaves();
        let own = distinct(all.mapped(|&l| paths[l].path.ident()));
        let leaves: Vec<Input> = own.into_iter().zip(&all).map(|(name, &l)| Input { name, leaves: vec![l] }).list();
        let number = distinct(vec!["v".to_owned()]).concat();
        let whole = [Input { name: number.clone(), leaves: all }];
        let reader = self.reader();
        let coordinates: String = self.inputs().iter().map(|i| format!("{}, ", i.name)).collect();
        let names = |inputs: &[Input]| inputs.mapped(|i| i.name.clone());
        // The bound coordinates come back as they were called, in front of those of the value.
        let all = |inputs: &[Input]| self.inputs().into_iter().chain(inputs.iter().cloned()).list();
        let kept = format!("let [{coordinates}] = {};", self.carried("1"));
        let inside = |inputs: &[Input]| format!("{kept} {}", self.code.tested(&reader, &all(inputs), inputs));
        let mut function = |doc: &str, name: &str, inputs: &[Input], ty: &str, body: &str| {
            signature(out, index, doc, name, true, &names(inputs), ty);
            let bounds = match self.is_ragged() && name != "coord" {
                true => format!("{{ {} }}", inside(inputs)),
                false => self.code.bounds(&reader, inputs),
            };
            let check = if bounds.is_empty() { String::new() } else { format!("::core::debug_assert!({bounds});") };
            let _ = write!(out, "{{ {check} {body} }}");
        };
        let address = |inputs: &[Input]| format!("{kept} {}", self.code.value(&reader, &all(inputs)));
        function("The address of a value, by its coordinates.", "index", &values, index.name(), &address(&values));
        function(
            "The address of the value with this number, in the order of the domain.",
            "linear",
            &whole,
            index.name(),
            &address(&whole),
        );
        function(
            "The address of a value, by one coordinate for each leaf.",
            "leaf",
            &leaves,
            index.name(),
            &address(&leaves),
        );
        let ty = code::coord_type(index, values.len());
        let i = [number];
        let coords: Vec<String> = emit::coord(&self.code.slice.values()).mapped(|p| emit::as_text(p, &i));
        let tuple = if coords.len() < 2 { coords.concat() } else { format!("({})", coords.join(", ")) };
        function(
            "The coordinate of each mode that is left, of the value with this number.",
            "coord",
            &whole,
            &ty,
            &tuple,
        );
        let call = format!("::core::option::Option::Some(self.index({}))", names(&values).join(", "));
        let test = match self.is_ragged() {
            true => format!("self.in_bounds({})", names(&values).join(", ")),
            false => self.code.bounds(&reader, &values),
        };
        let option_of = match test {
            bounds if bounds.is_empty() => call,
            bounds => format!("if {bounds} {{ {call} }} else {{ ::core::option::Option::None }}"),
        };
        let option = format!("::core::option::Option<{}>", index.name());
        signature(
            out,
            index,
            "The address of a value, or `None` outside the shape.",
            "try_index",
            true,
            &names(&values),
            &option,
        );
        let _ = write!(out, "{{ {option_of} }}");
        if self.is_ragged() {
            let doc =
                "Whether a value is inside the shape and not past the end of a mode that the tiles do not divide.";
            signature(out, index, doc, "in_bounds", true, &names(&values), "bool");
            let _ = write!(out, "{{ {} }}", inside(&values));
            signature(out, index, doc, "holds", true, &names(&whole), "bool");
            let _ = write!(out, "{{ {} }}", inside(&whole));
        }
        let (plus, minus) = terms(&self.code.family.top, &reader.parameters);
        let _ = write!(
            out,
            "#[doc = \"The largest address plus one, over all bound coordinates.\"] #[inline] #[must_use] pub const fn cosize(self) -> usize {{ {root}::__private::difference(&[{plus}], &[{minus}]) as usize + 1 }}"
        );
    }

    /// The methods of the hidden trait; of a ragged slice, see [`Self::methods_inside`].
    pub fn trait_methods(&self, root: &str) -> String {
        let (index, n) = (self.code.index.name(), self.count());
        let of = format!("{root}::__private::Of<Self, {n}>");
        let tables = match &self.classes {
            Some(_) => format!(
                "const XORS: &'static [{index}] = &[0; {n}]; const OFFSETS: &'static [{index}] = &Self::OFFSETS; const CLASS: &'static [usize] = &Self::CLASS;"
            ),
            None => String::new(),
        };
        let bound = match self.bound_size() {
            0 => format!("#[inline] fn bound(of: {of}) -> usize {{ {} }}", self.bound_of()),
            _ => String::new(),
        };
        format!(
            "{tables} {bound} #[inline(always)] fn nth(of: {of}, b: usize) -> Self {{ {} }}
             #[inline(always)] fn at(slice: Self::Target, v: {index}) -> {index} {{ Self(slice).linear(v) }}",
            self.nth_of()
        )
    }

    /// How many slices `of` has.
    fn bound_of(&self) -> String {
        match (&self.of, self.bound_size()) {
            (Of::Named(named), 0) => self.bound_text(&named.order),
            (Of::Parameters, 0) => "of.never()".to_owned(),
            (_, size) => format!("let _ = of; {size}"),
        }
    }

    /// The slice of `of` with number `b`.
    fn nth_of(&self) -> String {
        match &self.of {
            Of::Named(..) => self.nth(),
            Of::Parameters => "let _ = b; of.never()".to_owned(),
        }
    }

    /// How many slices a layout has.
    fn bound_text(&self, order: &[usize]) -> String {
        let reads = order.mapped(|i| format!("of.parameters()[{i}]"));
        let reader = self.code.reader_of(reads, String::new());
        let size = |input: &Input| {
            let extents: Vec<Extent> = input.leaves.mapped(|&l| self.code.extents[l].clone());
            format!("({}) as usize", reader.size(&extents))
        };
        // Where tiles stick out these may be more than any number; the first so many are slices all the same.
        let times = |product: String, n: String| format!("usize::saturating_mul({product}, {n})");
        self.inputs().iter().map(size).reduce(times).unwrap_or_else(|| "1".to_owned())
    }

    /// The slice with this number: the bound coordinates from one integer.
    fn nth(&self) -> String {
        let index = self.code.index.name();
        let (mut text, mut names) = (String::new(), Vec::new());
        let parameters = 0..self.code.family.names.len();
        let order = match &self.of {
            Of::Named(named) => named.order.clone(),
            Of::Parameters => Vec::new(),
        };
        let reads = parameters.map(|i| format!("of.parameters()[{}]", order[i])).list();
        let reader = self.code.reader_of(reads, String::new());
        for (n, input) in self.inputs().iter().enumerate().rev() {
            let extents: Vec<Extent> = input.leaves.mapped(|&l| self.code.extents[l].clone());
            let size = reader.size(&extents);
            if n == 0 {
                names.push(format!("b as {index}"));
            } else {
                // As `usize`: there may be more slices than the index type counts.
                let _ = write!(
                    text,
                    "let size = ({size}) as usize; let own_{n} = (b % size) as {index}; let b = b / size;"
                );
                names.push(format!("own_{n}"));
            }
        }
        names.reverse();
        let names = names.join(", ");
        match self.code.family.names.is_empty() {
            true => format!("let _ = of; {text} Self::new({names})"),
            false => format!("{text} Self::of(of, {names})"),
        }
    }

    /// The paragraph of documentation.
    pub fn documentation(&self, notation: &str) -> String {
        let bound: Vec<String> = (0..self.bound()).map(|i| self.code.domain().mode_path(i).ident()).list();
        let how = match &self.of {
            Of::Named(Named { name, .. }) => format!("`of({name}, {})`", bound.join(", ")),
            Of::Parameters => format!("`new({}, {})`", self.code.family.names.join(", "), bound.join(", ")),
        };
        format!(
            "\n\n{} values at coordinates bound at run time, {how}: {} plus constants.\n\n```text\n{notation}\n```",
            self.count(),
            if self.stored() == 1 { "one base".to_owned() } else { format!("{} bases", self.stored()) },
        )
    }
}
