//! Slices whose values may be outside: what they hold, and their walks.

use super::SliceText;
use crate::family_code::value::{Input, Reader};
use layout_core::emit;
use layout_core::family::{Monomial, Probe};
use layout_core::list::Listed as _;
use layout_core::map::Map;
use std::fmt::Write;

impl SliceText<'_> {
    /// The type of what a ragged slice holds: bases, how much room is left in each ragged mode, and the rest.
    pub fn ragged_state(&self, root: &str) -> String {
        let index = self.code.index.name();
        let rooms = self.guards.as_ref().map_or(0, Vec::len);
        format!(
            "([{index}; {}], [{index}; {rooms}], ({}, [{index}; {}]))",
            self.stored(),
            self.code.state(root),
            self.bound()
        )
    }

    /// The walks of a ragged slice.
    pub(super) fn ragged(&self, out: &mut String, root: &str) {
        let (index, n) = (self.code.index.name(), self.count());
        let rooms = |test: &dyn Fn(usize, &[u64]) -> String| {
            let all = self.guards.iter().flatten().enumerate().map(|(i, (_, offsets))| test(i, offsets));
            all.list().join(" && ")
        };
        if self.guards.is_none() {
            let _ = write!(out, "#[doc = \"Calls `f(v, address)` for each value that is inside, in the order of the domain.\"] #[inline(always)]
                pub fn each(self, mut f: impl ::core::ops::FnMut({index}, {index})) {{ let mut v = 0; while v < {n} {{ if self.holds(v) {{ f(v, self.linear(v)) }} v += 1; }} }}");
            return;
        }
        let narrow = if index == "u32" { "" } else { " as u32" };
        let interior = rooms(&|i, offsets| {
            let most = offsets.iter().max().expect("a slice has a value");
            format!("{} < self.0.get().1[{i}]", self.code.index.literal(*most))
        });
        let edge = rooms(&|i, _| format!("Self::ROOMS[{i}][v] < rooms[{i}]"));
        let all = self.guards.iter().flatten().map(|(_, offsets)| self.code.index.literals(offsets));
        let all: Vec<String> = all.list();
        let _ = write!(
            out,
            "const ROOMS: [[{index}; {n}]; {}] = [{}];
             #[doc = \"Whether all values are inside: then `each` tests none of them.\"] #[inline(always)] #[must_use]
             pub const fn is_interior(self) -> bool {{ {interior} }}
             #[doc = \"Calls `f(v, address)` for each value that is inside, in the order of the domain.\"] #[inline(always)]
             pub fn each(self, mut f: impl ::core::ops::FnMut({index}, {index})) {{
                 let (bases, rooms, _) = self.0.get();
                 if self.is_interior() {{
                     {root}::unroll::<{n}>(|v| f(v as {index}, bases[Self::CLASS[v]] + Self::OFFSETS[v]));
                 }} else {{
                     {root}::unroll::<{n}>(|v| if {edge} {{ f(v as {index}, bases[Self::CLASS[v]] + Self::OFFSETS[v]) }});
                 }}
             }}
             #[doc = \"Calls `f(v, pointer)` for each value that is inside, `pointer` being `p` moved on by the address, in elements of `T`.\\n\\n# Safety\\n\\nThe slice was made at coordinates inside their extents; `p` and the elements from it on, as many as the cosize of the layout, are inside one allocation.\"] #[inline(always)]
             pub unsafe fn each_ptr<T>(self, p: *mut T, mut f: impl ::core::ops::FnMut({index}, *mut T)) {{
                 let (bases, rooms, _) = self.0.get();
                 let at = |v: usize| unsafe {{ p.add(bases[Self::CLASS[v]] as usize).add(Self::OFFSETS[v] as usize) }};
                 if self.is_interior() {{
                     {root}::unroll::<{n}>(|v| f(v as {index}, at(v)));
                 }} else {{
                     {root}::unroll::<{n}>(|v| if {edge} {{ f(v as {index}, at(v)) }});
                 }}
             }}
             #[doc = \"Calls `f(v, address)` for each value that is inside, with 32-bit addresses of shared memory, in bytes: `smem` is where the tile starts, `element` the bytes of one element. The tile must end at 2³² or before.\"] #[inline(always)]
             pub fn each_byte(self, smem: u32, element: u32, mut f: impl ::core::ops::FnMut({index}, u32)) {{
                 let (bases, rooms, _) = self.0.get();
                 let at = |v: usize| smem.wrapping_add((bases[Self::CLASS[v]]{narrow}).wrapping_mul(element)).wrapping_add((Self::OFFSETS[v]{narrow}).wrapping_mul(element));
                 if self.is_interior() {{
                     {root}::unroll::<{n}>(|v| f(v as {index}, at(v)));
                 }} else {{
                     {root}::unroll::<{n}>(|v| if {edge} {{ f(v as {index}, at(v)) }});
                 }}
             }}",
            all.len(),
            all.join(", ")
        );
    }

    /// The methods of `RestrictionInside`.
    pub fn methods_inside(&self) -> String {
        let (index, n) = (self.code.index.name(), self.count());
        format!(
            "const VALUES: usize = {n};
             #[inline] fn slices(of: Self::Of) -> usize {{ {} }}
             #[inline(always)] fn slice(of: Self::Of, b: usize) -> Self {{ {} }}
             #[inline(always)] fn try_at(self, v: usize) -> ::core::option::Option<usize> {{
                 if v < {n} && Self::holds(self, v as {index}) {{
                     ::core::option::Option::Some(Self::linear(self, v as {index}) as usize)
                 }} else {{
                     ::core::option::Option::None
                 }}
             }}
             #[inline(always)] fn each_inside(self, mut f: impl ::core::ops::FnMut(usize, usize)) {{
                 Self::each(self, |v, address| f(v as usize, address as usize))
             }}",
            self.bound_of(),
            self.nth_of()
        )
    }

    /// How far each ragged mode goes on behind the least coordinate of the values.
    pub(super) fn rooms(&self, reader: &Reader<'_>, modes: &[Input]) -> String {
        let ragged = self.code.family.probes.iter().filter(|p| p.ragged);
        let room = |(probe, (value, _)): (&Probe, &(u64, Vec<u64>))| {
            let map = self.base_map(&probe.map, *value);
            let mut emit = |map: &Map| emit::base(map, self.code.index.width(), &mut self.code.budget.borrow_mut());
            let at = reader.sum(&[(Monomial::default(), map)], modes, &mut emit);
            format!("{}::saturating_sub({}, {at})", self.code.index.name(), reader.form(&probe.extent))
        };
        ragged.zip(self.guards.iter().flatten()).map(room).list().join(", ")
    }
}
