//! The text of layouts with run-time parameters: the value that carries them, what `new` checks, and functions that read
//! them. Everything that depends on coordinates is written as for static layouts (`value`).

mod slice;
mod value;

pub use slice::{Of, SliceText};

use crate::check::Slice;
use crate::code::{self, parameter};
use crate::diag::catalog::parameter as words;
use crate::index::IndexType;
use crate::notation;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Form as Coordinates};
use layout_core::family::piece;
use layout_core::family::{Clause, Extent, Family, Form, Monomial, Probe};
use layout_core::{Map, Shape};
use std::cell::RefCell;
use std::fmt::Write;
use value::{Divisor, Input, Reader};

/// Whether the constant part of every summand fits the index type; the number that does not.
pub fn fits(map: &Map, family: &Family, index: IndexType) -> Result<(), u128> {
    let extents = family.extents(&map.domain);
    let open = |mode: usize| {
        let leaves = map.domain.leaves();
        (0..leaves.len()).any(|l| leaves[l].mode == mode && extents[l].as_constant().is_none())
    };
    let open: Vec<bool> = (0..map.domain.rank()).map(open).collect();
    let fixed: u128 = extents.iter().filter_map(Extent::as_constant).map(u128::from).product();
    if fixed > u128::from(index.width().max()) + 1 {
        return Err(fixed);
    }
    for part in &family.parts {
        let first = piece::pieces(&part.map, &open, index.width()).swap_remove(0);
        let most = first.map.layouts().map(layout_core::Layout::max).max().unwrap_or(0);
        if most > index.width().max() || !emit::fits(&first.map, index.width()) {
            return Err(u128::from(most) + 1);
        }
    }
    Ok(())
}

/// Everything that the item of a layout with parameters is written from.
pub struct FamilyCode<'a> {
    slice: &'a Slice,
    family: &'a Family,
    index: IndexType,
    extents: Vec<Extent>,
    divisors: RefCell<Vec<Divisor>>,
    budget: RefCell<Budget>,
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
        let extents = family.extents(&slice.map.domain);
        FamilyCode { slice, family, index, extents, divisors: RefCell::default(), budget: RefCell::new(*budget) }
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
        let parameters = (0..self.family.names.len()).map(|i| format!("{from}.0[{i}]")).collect();
        self.reader_of(parameters, format!("{from}.1"))
    }

    fn reader_of(&self, parameters: Vec<String>, reciprocals: String) -> Reader<'_> {
        Reader { extents: &self.extents, index: self.index, parameters, reciprocals, divisors: &self.divisors }
    }

    /// One input for each top-level mode.
    fn modes(&self) -> Vec<Input> {
        let leaves = self.domain().leaves();
        let own = |mode: usize| (0..leaves.len()).filter(|&l| leaves[l].mode == mode).collect();
        (0..self.domain().rank())
            .map(|i| Input { name: parameter(&self.domain().mode_path(i)), leaves: own(i) })
            .collect()
    }

    fn leaves(&self) -> Vec<Input> {
        let names = code::distinct(self.domain().leaves().iter().map(|l| parameter(&l.path)).collect());
        names.into_iter().enumerate().map(|(i, name)| Input { name, leaves: vec![i] }).collect()
    }

    fn parts(&self) -> Vec<(Monomial, Map)> {
        self.family.parts.iter().map(|p| (p.unit.clone(), p.map.clone())).collect()
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
            let extents: Vec<Extent> = input.leaves.iter().map(|&l| self.extents[l].clone()).collect();
            format!("{} < {}", input.name, reader.size(&extents))
        };
        inputs.iter().map(one).collect::<Vec<_>>().join(" && ")
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
        self.family.probes.iter().filter(|p| p.ragged).map(test).collect::<Vec<_>>().join(" && ")
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

    /// The body of the inherent impl.
    pub fn inherent(&self, root: &str) -> String {
        let mut functions = String::with_capacity(4096);
        self.functions(&mut functions);
        let mut out = String::with_capacity(8192);
        self.constants(&mut out);
        // After the functions: they say which reciprocals there are.
        self.constructors(&mut out, root);
        out + &functions
    }

    fn constants(&self, out: &mut String) {
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
        constant(
            "The layout in the notation of `layout!`.",
            "NOTATION",
            "&'static str",
            &format!("{:?}", self.notation()),
        );
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

    /// Each part by its unit.
    fn notation(&self) -> String {
        let part = |(unit, map): &(Monomial, Map)| match unit.text(&self.family.names) {
            text if text.is_empty() => notation::map(map),
            text => format!("{text} * {}", notation::map(map)),
        };
        let parts: Vec<String> = self.parts().iter().map(part).collect();
        parts.join(" + ")
    }

    fn where_text(&self) -> String {
        let clauses: Vec<String> =
            self.family.facts.clauses.iter().map(|c| words::clause(c, &self.family.names)).collect();
        clauses.join(", ")
    }

    fn constructors(&self, out: &mut String, root: &str) {
        let index = self.index.name();
        let names = &self.family.names;
        let list: Vec<String> = names.iter().map(|n| format!("{n}: {index}")).collect();
        let (list, arguments) = (list.join(", "), names.join(", "));
        self.measures(out, root);
        if names.is_empty() {
            return;
        }
        let result = format!("::core::result::Result<Self, {root}::ParameterError>");
        let conditions = match self.where_text() {
            text if text.is_empty() => String::new(),
            text => format!(": `{text}`"),
        };
        let doc = format!(
            "The layout at these parameters.\n\n# Errors\n\nA clause of `where` does not hold{conditions}; or coordinates or offsets do not fit `{index}`."
        );
        let checks = self.checks(root);
        let _ = write!(
            out,
            "#[doc = {doc:?}] pub const fn new({list}) -> {result} {{ {checks} ::core::result::Result::Ok(unsafe {{ Self::new_unchecked({arguments}) }}) }}"
        );
        let doc = format!(
            "As `new`, for elements of type `T`: offsets in bytes fit too.\n\n# Errors\n\nAs `new`; or offsets in bytes do not fit `{index}`, or pass `isize::MAX`."
        );
        let (plus, minus) = self.top_terms();
        let limit =
            "if (<TYPE>::MAX as u128) < (isize::MAX as u128) { <TYPE>::MAX as u128 } else { isize::MAX as u128 }"
                .replace("<TYPE>", index);
        let bytes = format!(
            "let size = ::core::mem::size_of::<T>() as u128; let room = if size == 0 {{ u128::MAX }} else {{ ({limit}) / size }};
             if room == 0 || !{root}::__private::at_most(&[{plus}], &[{minus}], room - 1) {{ return ::core::result::Result::Err({root}::ParameterError::of_bytes()); }}"
        );
        let _ = write!(
            out,
            "#[doc = {doc:?}] pub const fn new_for<T>({list}) -> {result} {{ match Self::new({arguments}) {{ ::core::result::Result::Ok(layout) => {{ {bytes} ::core::result::Result::Ok(layout) }} error => error }} }}"
        );
        let doc = "The layout at these parameters, which are not checked: for kernels, where the host has called `new`.\n\n# Safety\n\n`new` returns `Ok` at these parameters.";
        let reciprocals = self.reciprocals(root);
        let _ = write!(
            out,
            "#[doc = {doc:?}] #[inline(always)] #[must_use] pub const unsafe fn new_unchecked({list}) -> Self {{ Self(unsafe {{ {root}::__private::Proven::new(([{arguments}], {reciprocals})) }}) }}"
        );
        let n = names.len();
        let _ = write!(
            out,
            "#[doc = \"The parameters, in the order of their declaration.\"] #[inline(always)] #[must_use] pub const fn parameters(self) -> [{index}; {n}] {{ self.0.get().0 }}"
        );
    }

    /// Sizes that depend on the parameters.
    fn measures(&self, out: &mut String, root: &str) {
        let parameters: Vec<String> = (0..self.family.names.len()).map(|i| format!("self.0.get().0[{i}]")).collect();
        let values = code_terms(&self.family.top, &parameters);
        let _ = write!(
            out,
            "#[doc = \"The largest value plus one.\"] #[inline] #[must_use] pub const fn cosize(self) -> usize {{ {root}::__private::difference(&[{}], &[{}]) as usize + 1 }}",
            values.0, values.1
        );
        let sizes: Vec<String> = self
            .modes()
            .iter()
            .map(|m| {
                let extents: Vec<Extent> = m.leaves.iter().map(|&l| self.extents[l].clone()).collect();
                format!("({}) as usize", self.reader().size(&extents))
            })
            .collect();
        let _ = write!(
            out,
            "#[doc = \"The size of each top-level mode.\"] #[inline] #[must_use] pub const fn shape(self) -> [usize; {}] {{ [{}] }}",
            sizes.len(),
            sizes.join(", ")
        );
        let size = match (&self.family.count, self.family.is_ragged(), sizes.is_empty()) {
            (Some(count), true, _) => format!("({}) as usize", self.reader().form(count)),
            (None, true, _) => self.counted(),
            (_, false, true) => "1".to_owned(),
            (_, false, false) => sizes.join(" * "),
        };
        let _ = write!(
            out,
            "#[doc = \"The number of coordinates.\"] #[inline] #[must_use] pub const fn size(self) -> usize {{ {size} }}"
        );
    }

    /// The array of the reciprocals that are used, from the parameters by their own names.
    fn reciprocals(&self, root: &str) -> String {
        let reader = self.reader_of(self.family.names.clone(), String::new());
        let of = |d: &Divisor| {
            let index = self.index.name();
            format!("{root}::__private::Reciprocal::<{index}>::of({} * {})", reader.extent(&d.extent), d.below)
        };
        let all: Vec<String> = self.divisors.borrow().iter().map(of).collect();
        format!("[{}]", all.join(", "))
    }

    /// The coordinates inside, one by one.
    fn counted(&self) -> String {
        let rank = self.domain().rank();
        let names: Vec<String> = (0..rank).map(|i| format!("c{i}")).collect();
        let pattern = if rank == 1 { names.concat() } else { format!("({})", names.join(", ")) };
        let index = self.index.name();
        format!(
            "let shape = self.shape(); let (mut total, mut mode) = (1, 0);
             while mode < shape.len() {{ total *= shape[mode]; mode += 1; }}
             let (mut inside, mut i) = (0, 0);
             while i < total {{ let {pattern} = self.coord(i as {index}); if self.in_bounds({}) {{ inside += 1; }} i += 1; }}
             inside",
            names.join(", ")
        )
    }

    fn top_terms(&self) -> (String, String) {
        code_terms(&self.family.top, &self.family.names)
    }

    /// The statements that return what is refused.
    fn checks(&self, root: &str) -> String {
        let names = &self.family.names;
        let refuse = |test: &str, error: &str| {
            format!(
                "if !{root}::__private::{test} {{ return ::core::result::Result::Err({root}::ParameterError::{error}); }}"
            )
        };
        let mut out = String::new();
        for clause in &self.family.facts.clauses {
            let (left, right) = code_terms(clause.form(), names);
            let test = match clause {
                Clause::AtLeastZero(_) => format!("at_least(&[{left}], &[{right}], 0)"),
                Clause::Zero(_) => format!("equal(&[{left}], &[{right}])"),
                Clause::Multiple(_, m) => format!("congruent(&[{left}], &[{right}], {m})"),
            };
            out += &refuse(&test, &format!("of_clause({:?})", words::clause(clause, names)));
        }
        let most = self.index.width().max();
        let mut fits = |form: &Form, most: u64| {
            let (left, right) = code_terms(form, names);
            out += &refuse(&format!("at_most(&[{left}], &[{right}], {most})"), "of_elements()");
        };
        for part in self.family.parts.iter().filter(|p| p.unit.0.len() > 1) {
            if let Ok(unit) = part.unit.form() {
                fits(&unit, most);
            }
        }
        // The cosize, one more, is a `usize`.
        fits(&self.family.top, most.min(u64::MAX - 1));
        for (form, room) in self.rooms() {
            fits(&form, room);
        }
        out
    }

    /// What each run-time extent is at most: forms and their limits.
    fn rooms(&self) -> Vec<(Form, u64)> {
        let mut out = Vec::new();
        for probe in &self.family.probes {
            out.push((probe.extent.clone(), probe.cap));
        }
        let half = self.index.width().max() / 2;
        let scaled = |e: &Extent, below: u64, most: u64| {
            let form = e.form.times(&Form::constant(i128::from(e.times) * i128::from(below))).ok()?;
            Some((form, most.saturating_mul(e.over)))
        };
        let (_, modes) = self.reader().cut(&self.modes(), self.domain());
        for mode in &modes {
            let Some(open) = mode.leaves.first().map(|&l| &self.extents[l]).filter(|e| e.as_constant().is_none())
            else {
                continue;
            };
            let caps = self.domain().extents();
            let below: u64 = mode.leaves[1..].iter().map(|&l| caps[l]).product();
            let room = self.family.parts.iter().map(|p| self.room(&p.map, mode)).min().unwrap_or(u64::MAX);
            out.extend(scaled(open, below, room.min(half + 1)));
        }
        if let (None, Some(size)) = (self.static_size(), self.size_form()) {
            out.push((size, half + 1));
        }
        out
    }

    /// The number of coordinates, where no tile is taken off a run-time extent.
    fn size_form(&self) -> Option<Form> {
        self.extents.iter().try_fold(Form::constant(1), |n, e| {
            let times = i128::from(e.times);
            (e.over == 1).then(|| n.times(&e.form).and_then(|f| f.times(&Form::constant(times))).ok()).flatten()
        })
    }

    fn room(&self, map: &Map, mode: &Input) -> u64 {
        let leaves: Vec<usize> = (0..self.extents.len()).collect();
        let at = mode.leaves[0];
        let before = (0..at).map(|l| Input { name: String::new(), leaves: vec![l] });
        let after = leaves.iter().skip(at + mode.leaves.len()).map(|&l| Input { name: String::new(), leaves: vec![l] });
        let own = Input { name: String::new(), leaves: mode.leaves.clone() };
        let modes: Vec<Input> = before.chain([own]).chain(after).collect();
        piece::room(&value::regrouped(map, &modes), at, self.index.width())
    }

    fn functions(&self, out: &mut String) {
        let index = self.index.name();
        let (modes, leaves) = (self.modes(), self.leaves());
        let reader = self.reader();
        let names = |inputs: &[Input]| inputs.iter().map(|i| i.name.clone()).collect::<Vec<_>>();
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
        let whole = [Input { name: "i".to_owned(), leaves: (0..self.extents.len()).collect() }];
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
            let extents: Vec<Extent> = mode.leaves.iter().map(|&l| self.extents[l].clone()).collect();
            let (above, own) = (format!("above_{n}"), format!("own_{n}"));
            let open: Vec<&Extent> = extents.iter().filter(|e| e.as_constant().is_none()).collect();
            let fixed: u64 = mode
                .leaves
                .iter()
                .zip(&extents)
                .filter(|(_, e)| e.as_constant().is_some())
                .map(|(&l, _)| caps[l])
                .product();
            // One division for each run-time factor, and one for the constant ones.
            let mut quotient = if fixed == 1 { rest.clone() } else { format!("({rest} / {fixed})") };
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
        let tuple = if out.len() == 1 { out.concat() } else { format!("({})", out.join(", ")) };
        format!("{text} {tuple}")
    }

    /// The methods of `Layout`.
    pub fn trait_methods(&self) -> String {
        let (ty, coord) = (self.index.name(), self.coord_type());
        let rank = self.domain().rank();
        let arguments = match rank {
            1 => "c".to_owned(),
            _ => (0..rank).map(|i| format!("c.{i}")).collect::<Vec<_>>().join(", "),
        };
        let c = if rank == 0 { "()" } else { "c" };
        format!(
            "#[inline(always)] fn size(&self) -> usize {{ Self::size(*self) }}
             #[inline(always)] fn cosize(&self) -> usize {{ Self::cosize(*self) }}
             #[inline(always)] fn at(&self, {c}: {coord}) -> {ty} {{ self.index({arguments}) }}
             #[inline(always)] fn try_at(&self, {c}: {coord}) -> ::core::option::Option<{ty}> {{ self.try_index({arguments}) }}"
        )
    }

    /// The paragraph of documentation.
    pub fn documentation(&self, injective: bool) -> String {
        let proved = match (self.slice.map.to.is_dense(), injective) {
            (true, _) => "a dense bijection",
            (false, true) if self.is_ragged() => "injective inside the bounds",
            (false, true) => "injective",
            (false, false) => "read-only: some coordinates share an address",
        };
        let conditions = match self.where_text() {
            text if text.is_empty() => String::new(),
            text => format!(" where `{text}`"),
        };
        let parameters = match self.family.names.as_slice() {
            [] => String::new(),
            names => format!(" with run-time parameters `{}`", names.join("`, `")),
        };
        format!(
            "\n\n`{} -> {}`{parameters}{conditions}: {proved}.\n\n```text\n{}\n```",
            self.slice.map.from.name(),
            self.slice.map.to.name(),
            self.notation(),
        )
    }
}

/// The two sides of a form as lists of terms for the checks: those with a positive coefficient, and the others negated.
fn code_terms(form: &Form, names: &[String]) -> (String, String) {
    let (plus, minus) = form.sides();
    let text = |side: &Form| {
        let term = |(m, c): (&Monomial, i128)| {
            let factors: Vec<String> = m.0.iter().map(|&x| format!("{} as u64", names[x])).collect();
            format!("({}, &[{}])", u64::try_from(c).unwrap_or(u64::MAX), factors.join(", "))
        };
        side.terms().map(term).collect::<Vec<_>>().join(", ")
    };
    (text(&plus), text(&minus))
}

/// `pub const fn name(self, row: u32, …) -> u32`, documented.
fn signature(out: &mut String, index: IndexType, doc: &str, name: &str, method: bool, parameters: &[String], ty: &str) {
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
