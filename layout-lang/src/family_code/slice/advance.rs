//! `advance_…`: the slice with one bound mode moved on, without starting anew.

use super::SliceText;
use crate::family_code::signature;
use crate::family_code::value::Reader;
use layout_core::Map;
use layout_core::decide::slice::additive_in;
use layout_core::family::{Form, Probe};
use layout_core::list::Listed as _;
use std::fmt::Write;

impl SliceText<'_> {
    /// For each bound mode in which all parts are additive: their bases grow by one form, whatever the rest.
    pub(super) fn advances(&self, out: &mut String, root: &str) {
        for (mode, input) in self.inputs().iter().enumerate() {
            let extents = &self.code.extents;
            let is_open = |l: &&usize| extents[**l].as_constant().is_none();
            // A coordinate that is cut by a run-time extent is no multiple of anything.
            if input.leaves.iter().skip(1).any(|l| is_open(&l)) {
                continue;
            }
            let own = |map: &Map| {
                let first = *input.leaves.first()?;
                additive_in(map, &self.code.slice.flags(), first..first + input.leaves.len())
            };
            let Some((step, ragged)) = self.steps(&own) else { continue };
            let name = input.name.trim_start_matches("r#");
            let doc = format!(
                "The values with `{name}` moved on by `by`; it must stay below its extent, which is not checked."
            );
            signature(out, self.code.index, &doc, &format!("advance_{name}"), true, &["by".to_owned()], "Self");
            let _ = write!(out, "{{ {} }}", self.advanced(root, mode, &step, &ragged));
        }
    }

    /// By how much one coordinate moves the value and, in turn, each ragged mode that the slice keeps the room of.
    fn steps(&self, own: &dyn Fn(&Map) -> Option<u64>) -> Option<(Form, Vec<u64>)> {
        let mut step = Form::default();
        for part in &self.code.family.parts {
            step = step.plus(&part.unit.form().ok()?, own(&part.map)?.into()).ok()?;
        }
        let kept = |p: &&Probe| p.ragged && self.guards.is_some();
        let ragged = self.code.family.probes.iter().filter(kept).map(|p| own(&p.map)).list_some()?;
        Some((step, ragged))
    }

    fn advanced(&self, root: &str, mode: usize, step: &Form, ragged: &[u64]) -> String {
        let index = self.code.index.name();
        let all = |n: usize, one: &dyn Fn(usize) -> String| (0..n).map(one).list().join(", ");
        let bases = all(self.stored(), &|i| format!("{index}::wrapping_add(bases[{i}], step)"));
        let coordinates = all(self.bound(), &|i| if i == mode { format!("at[{i}] + by") } else { format!("at[{i}]") });
        // One step may be longer than all that there is, where `by` can be but 0.
        let reader = Reader { wraps: true, ..self.reader() };
        let step = format!("let step = {index}::wrapping_mul(by, {});", reader.wrapped(step));
        if self.is_ragged() {
            let room = |(i, s): (usize, &u64)| {
                format!("{index}::saturating_sub(rooms[{i}], by * {})", self.code.index.literal(*s))
            };
            let rooms = ragged.iter().enumerate().map(room).list().join(", ");
            return format!(
                "let (bases, rooms, (state, at)) = self.0.get(); {step} let _ = (bases, rooms, at);
                 Self(unsafe {{ {root}::__private::Proven::new(([{bases}], [{rooms}], (state, [{coordinates}]))) }})"
            );
        }
        format!(
            "let (bases, (state, at)) = self.0.base(); {step} let _ = (bases, at);
             Self(unsafe {{ <<Self as ::core::ops::Deref>::Target>::new(([{bases}], (state, [{coordinates}]))) }})"
        )
    }
}
