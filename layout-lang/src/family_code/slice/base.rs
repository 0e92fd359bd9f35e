//! How a slice is made: what depends on the bound coordinates is computed here, once.

use super::{Named, Of, SliceText};
use crate::code;
use crate::family_code::value::{Input, Reader};
use layout_core::emit::{self, Width};
use layout_core::family::{Form, Monomial};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::map::Map;
use std::collections::BTreeMap;
use std::fmt::Write;

impl SliceText<'_> {
    pub(super) fn constructors(&self, out: &mut String, root: &str) {
        let (index, inputs) = (self.code.index, self.inputs());
        let names: Vec<String> = inputs.mapped(|i| i.name.clone());
        let typed = |names: &[String]| names.mapped(|n| format!("{n}: {}", index.name()));
        let parameters = &self.code.family.names;
        let doc = "The values at these coordinates, computed once. They must be inside their extents: debug builds assert it, in release the addresses are unspecified.";
        let allow = "#[allow(clippy::too_many_arguments)]";
        match &self.of {
            _ if parameters.is_empty() => {
                let _ = write!(
                    out,
                    "#[doc = {doc:?}] {allow} #[inline(always)] #[must_use] pub const fn new({}) -> Self {{ {} }}",
                    typed(&names).join(", "),
                    self.base(root, &inputs)
                );
            }
            Of::Named(Named { name: of, order, unchecked }) => {
                let all = parameters.iter().chain(&names).cloned().chain(["layout".to_owned()]).list();
                let layout = code::distinct(all).pop().unwrap_or_default();
                let read = |(name, i): (&String, &usize)| format!("let {name} = {layout}.parameters()[{i}];");
                let taken: Vec<String> = parameters.iter().zip(order).map(read).list();
                let list = [vec![format!("{layout}: {of}")], typed(&names)].concat();
                let room = |(form, most): &(Form, u64)| {
                    format!(
                        "::core::assert!({}, \"an extent is too large to be cut like this\");",
                        self.code.at_most(root, form, *most)
                    )
                };
                let rooms: Vec<String> = unchecked.mapped(room);
                let panics =
                    "\n\n# Panics\n\nAn extent is so large that coordinates of these tiles do not fit the index type.";
                let doc = format!("{doc}{}", if rooms.is_empty() { "" } else { panics });
                let _ = write!(
                    out,
                    "#[doc = {doc:?}] {allow} #[inline(always)] #[must_use] pub const fn of({}) -> Self {{ {} {} {} }}",
                    list.join(", "),
                    taken.concat(),
                    rooms.concat(),
                    self.base(root, &inputs)
                );
            }
            Of::Parameters => {
                let checked = format!("{doc}\n\n# Errors\n\n{}", self.code.refusals());
                let list = [typed(parameters), typed(&names)].concat().join(", ");
                let arguments = [&parameters[..], &names].concat().join(", ");
                let checks = self.code.checks(root);
                let _ = write!(
                    out,
                    "#[doc = {checked:?}] {allow} #[inline] pub const fn new({list}) -> ::core::result::Result<Self, {root}::ParameterError> {{ {checks} ::core::result::Result::Ok(unsafe {{ Self::new_unchecked({arguments}) }}) }}"
                );
                let unchecked = format!("{doc}\n\n# Safety\n\n`new` returns `Ok` at these parameters.");
                let _ = write!(
                    out,
                    "#[doc = {unchecked:?}] {allow} #[inline(always)] #[must_use] pub const unsafe fn new_unchecked({list}) -> Self {{ {} }}",
                    self.base(root, &inputs)
                );
            }
        }
    }

    /// The slice, from parameters and bound coordinates by their own names.
    fn base(&self, root: &str, inputs: &[Input]) -> String {
        let names = &self.code.family.names;
        // The base of a class of values that are outside is nobody's, and may be past the index type.
        let reader =
            Reader { wraps: self.is_ragged(), ..self.code.reader_of(names.clone(), self.code.ours("reciprocals")) };
        let (cuts, modes) = reader.cut(inputs, self.code.domain());
        let (mut lets, mut known) = (String::new(), BTreeMap::new());
        let stem = self.code.ours("part");
        // A factor of the whole base goes into the scale of the address; one of a summand does not.
        let several =
            self.code.family.parts.iter().filter(|p| p.map.layouts().last().is_some_and(|l| l.max() > 0)).count() > 1;
        let emitted = if several { emit::addend } else { emit::base };
        let mut bases = Vec::new();
        for class in self.classes.as_ref().map_or(&[][..], |c| &c.bases) {
            let mut terms = Vec::new();
            for (k, (part, &(value, add))) in self.code.family.parts.iter().zip(class).enumerate() {
                let name = known.entry((k, value)).or_insert_with(|| {
                    let map = self.base_map(&part.map, value);
                    let narrow = self.narrow(&map, &modes);
                    let width = if narrow.is_some() { Width::U32 } else { self.code.index.width() };
                    let mut emit = |map: &Map| emitted(map, width, &mut self.code.budget.borrow_mut());
                    let modes = narrow.as_deref().unwrap_or(&modes);
                    let mut text = reader.sum(&[(Monomial::default(), map)], modes, &mut emit);
                    if narrow.is_some() && text != "0" {
                        text = format!("({text}) as {}", self.code.index.name());
                    }
                    if text != "0" {
                        let _ = write!(lets, "let {stem}_{k}_{value} = {text};");
                    }
                    (text != "0").then(|| format!("{stem}_{k}_{value}"))
                });
                let own: Vec<String> =
                    name.iter().cloned().chain((add > 0).then(|| self.code.index.literal(add))).list();
                if !own.is_empty() {
                    terms.push(reader.times(&part.unit, reader.plus(&own), own.len()));
                }
            }
            bases.push(reader.plus(&terms));
        }
        let coordinates: String = inputs.iter().map(|i| format!("{}, ", i.name)).collect();
        let bounds = self.code.bounds(&reader, inputs);
        let check = if bounds.is_empty() { String::new() } else { format!("::core::debug_assert!({bounds});") };
        let (prepared, reciprocals) = (&reader.reciprocals, self.code.reciprocals(root));
        if self.is_ragged() {
            let rooms = self.rooms(&reader, &modes);
            return format!(
                "let {prepared} = {reciprocals}; {check} {cuts} {lets}
                 Self(unsafe {{ {root}::__private::Proven::new(([{}], [{rooms}], (([{}], {prepared}), [{coordinates}]))) }})",
                bases.join(", "),
                names.join(", ")
            );
        }
        format!(
            "let {prepared} = {reciprocals}; {check} {cuts} {lets}
             Self(unsafe {{ <<Self as ::core::ops::Deref>::Target>::new(([{}], (([{}], {prepared}), [{coordinates}]))) }})",
            bases.join(", "),
            names.join(", ")
        )
    }

    /// The coordinates as 32-bit integers, where the index type is wider and no value of the map needs that. A GPU
    /// computes in halves what is wider, and widens in the multiplication by a parameter for nothing.
    fn narrow(&self, map: &Map, modes: &[Input]) -> Option<Vec<Input>> {
        let known = modes.iter().flat_map(|m| &m.leaves).all(|&l| self.code.extents[l].as_constant().is_some());
        let of = |m: &Input| Input { name: format!("({} as u32)", m.name), leaves: m.leaves.clone() };
        let is_wide = self.code.index.width() != Width::U32;
        (is_wide && known && emit::fits(map, Width::U32)).then(|| modes.mapped(of))
    }
}
