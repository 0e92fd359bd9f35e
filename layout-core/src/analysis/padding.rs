//! Which padding makes an access better.

use super::access::Access;
use super::banks::bank_conflicts;
use super::model::BankModel;
use crate::decide::budget::Budget;
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::map::{Map, Stage};
use alloc::vec::Vec;

/// A layout with `pad` elements left free behind every `pitch`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Padded {
    /// The stride that was.
    pub pitch: u64,
    /// The elements added to it; multiples of the pitch grow in proportion.
    pub pad: u64,
    /// The layout that results.
    pub layout: Layout,
}

/// A map whose last layout is padded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Padding {
    /// The stride that was.
    pub pitch: u64,
    /// The elements added to it; multiples of the pitch grow in proportion.
    pub pad: u64,
    /// The map that results.
    pub map: Map,
}

/// The paddings of a layout, the smallest first, then by the smallest pitch: every one that moves a row by less than all
/// banks together. More would come round to the same banks again. A stride that vectors of `vector` elements would not
/// stay aligned at is left out.
pub fn paddings(layout: &Layout, vector: u64, element: u64, model: &BankModel) -> impl Iterator<Item = Padded> {
    let mut pitches: Vec<u64> = layout.digits.iter().map(|d| d.stride.value()).filter(|d| *d > 1).collect();
    pitches.sort_unstable();
    pitches.dedup();
    let pads = 1..(model.row() / element.max(1)).max(1);
    let all = pads.flat_map(move |pad| pitches.clone().into_iter().map(move |pitch| (pitch, pad)));
    let aligned = move |&(pitch, pad): &(u64, u64)| pitch.checked_add(pad).is_some_and(|to| to.is_multiple_of(vector));
    all.filter(aligned)
        .filter_map(move |(pitch, pad)| padded(layout, pitch, pad).map(|layout| Padded { pitch, pad, layout }))
}

/// The smallest of [`paddings`] under which the access is as asked for: `accepts((conflicts, wavefronts))`. `None` where
/// there is none, where the map has swizzles (which a padding would replace), or where the budget runs out.
#[must_use]
pub fn find_padding(
    map: &Map,
    access: &Access,
    model: &BankModel,
    accepts: &dyn Fn((u64, u64)) -> bool,
    budget: &mut Budget,
) -> Option<Padding> {
    let Some(Stage::Layout(storage)) = map.stages.last() else { return None };
    let extents = map.domain.extents();
    let vector = access.vector.iter().flat_map(|v| map.domain.find(v)).map(|i| extents[i]).product::<u64>();
    for Padded { pitch, pad, layout } in paddings(storage, vector, access.element, model) {
        let mut map = map.clone();
        *map.stages.last_mut()? = Stage::Layout(layout);
        let found = bank_conflicts(&map, access, model, budget);
        if found.is_ok_and(|banks| accepts((banks.conflicts, banks.wavefronts))) {
            return Some(Padding { pitch, pad, map });
        }
    }
    None
}

/// `x ↦ x + pad · ⌊x / pitch⌋` behind the layout, where that is a layout again: all of its strides are multiples of the
/// pitch, or reach less than it together.
fn padded(layout: &Layout, pitch: u64, pad: u64) -> Option<Layout> {
    let (mut reach, mut digits) = (layout.offset, Vec::with_capacity(layout.digits.len()));
    for &digit in &layout.digits {
        digits.push(match digit.stride {
            Stride::Int(d) if digit.extent > 1 && d >= pitch => {
                let stride = int::mul(d / pitch, int::add(pitch, pad).ok()?).ok()?;
                d.is_multiple_of(pitch).then_some(Digit { stride: Stride::Int(stride), ..digit })?
            }
            _ => {
                reach = int::add(reach, int::mul(digit.extent - 1, digit.stride.value()).ok()?).ok()?;
                digit
            }
        });
    }
    Layout::new(digits, layout.offset).ok().filter(|_| reach < pitch)
}
