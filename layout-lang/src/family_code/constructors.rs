//! How a layout with parameters is made, and the sizes that depend on them.

use super::FamilyCode;
use super::checks::terms;
use super::value::Divisor;
use crate::diag::catalog::parameter as words;
use layout_core::family::Extent;
use layout_core::list::{Listed as _, Mapped as _};
use std::fmt::Write;

impl FamilyCode<'_> {
    pub(super) fn constructors(&self, out: &mut String, root: &str) {
        let index = self.index.name();
        let names = &self.family.names;
        let list: Vec<String> = names.mapped(|n| format!("{n}: {index}"));
        let (list, arguments) = (list.join(", "), names.join(", "));
        self.measures(out, root);
        if names.is_empty() {
            return;
        }
        let result = format!("::core::result::Result<Self, {root}::ParameterError>");
        let doc = format!("The layout at these parameters.\n\n# Errors\n\n{}", self.refusals());
        let checks = self.checks(root);
        let _ = write!(
            out,
            "#[doc = {doc:?}] #[inline] pub const fn new({list}) -> {result} {{ {checks} ::core::result::Result::Ok(unsafe {{ Self::new_unchecked({arguments}) }}) }}"
        );
        let doc = format!(
            "As `new`, for elements of type `T`: offsets in bytes fit too.\n\n# Errors\n\nAs `new`; or offsets in bytes do not fit `{index}`, or pass `isize::MAX`."
        );
        let (plus, minus) = terms(&self.family.top, &self.family.names);
        let limit =
            "if (<TYPE>::MAX as u128) < (isize::MAX as u128) { <TYPE>::MAX as u128 } else { isize::MAX as u128 }"
                .replace("<TYPE>", index);
        let (size, room, made) = (self.ours("size"), self.ours("room"), self.ours("made"));
        let bytes = format!(
            "let {size} = ::core::mem::size_of::<T>() as u128; let {room} = if {size} == 0 {{ u128::MAX }} else {{ ({limit}) / {size} }};
             if {room} == 0 || !{root}::__private::at_most(&[{plus}], &[{minus}], {room} - 1) {{ return ::core::result::Result::Err({root}::ParameterError::of_bytes()); }}"
        );
        let _ = write!(
            out,
            "#[doc = {doc:?}] #[inline] pub const fn new_for<T>({list}) -> {result} {{ let {made} = Self::new({arguments}); if ::core::result::Result::is_ok(&{made}) {{ {bytes} }} {made} }}"
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

    /// What `new` refuses, as a sentence.
    pub(super) fn refusals(&self) -> String {
        let conditions = match self.where_text() {
            text if text.is_empty() => String::new(),
            text => format!(": `{text}`"),
        };
        let names = &self.family.names;
        let limits: Vec<String> =
            self.extent_limits().mapped(|(form, most)| format!("`{} <= {most}`", form.text(names)));
        let room = match limits.join(", ") {
            limits if limits.is_empty() => limits,
            limits => format!("; there is no room for an extent: {limits}"),
        };
        let index = self.index.name();
        format!("A clause of `where` does not hold{conditions}{room}; or coordinates or offsets do not fit `{index}`.")
    }

    /// Sizes that depend on the parameters.
    fn measures(&self, out: &mut String, root: &str) {
        let parameters: Vec<String> = (0..self.family.names.len()).map(|i| format!("self.0.get().0[{i}]")).list();
        let values = terms(&self.family.top, &parameters);
        let _ = write!(
            out,
            "#[doc = \"The largest value plus one.\"] #[inline] #[must_use] pub const fn cosize(self) -> usize {{ {root}::__private::difference(&[{}], &[{}]) as usize + 1 }}",
            values.0, values.1
        );
        let sizes: Vec<String> = self.modes().mapped(|m| {
            let extents: Vec<Extent> = m.leaves.mapped(|&l| self.extents[l].clone());
            format!("({}) as usize", self.reader().size(&extents))
        });
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

    /// The coordinates inside, one by one.
    fn counted(&self) -> String {
        let rank = self.domain().rank();
        let index = self.index.name();
        let names: Vec<String> = (0..rank).map(|i| format!("c{i}")).list();
        let unpacked = match rank {
            0 => String::new(),
            1 => format!("let {} = self.coord(i as {index});", names[0]),
            _ => format!("let ({}) = self.coord(i as {index});", names.join(", ")),
        };
        format!(
            "let shape = self.shape(); let (mut total, mut mode) = (1, 0);
             while mode < shape.len() {{ total *= shape[mode]; mode += 1; }}
             let (mut inside, mut i) = (0, 0);
             while i < total {{ {unpacked} if self.in_bounds({}) {{ inside += 1; }} i += 1; }}
             inside",
            names.join(", ")
        )
    }

    /// The array of the reciprocals that are used, from the parameters by their own names.
    pub(super) fn reciprocals(&self, root: &str) -> String {
        let reader = self.reader_of(self.family.names.clone(), String::new());
        let of = |d: &Divisor| {
            let index = self.index.name();
            let below = self.index.literal(d.below);
            format!("{root}::__private::Reciprocal::<{index}>::of({} * {below})", reader.extent(&d.extent))
        };
        let all: Vec<String> = self.divisors.borrow().mapped(of);
        format!("[{}]", all.join(", "))
    }

    pub(super) fn where_text(&self) -> String {
        let clauses: Vec<String> = self.family.facts.clauses.mapped(|c| words::clause(c, &self.family.names));
        clauses.join(", ")
    }
}
