//! Which padding makes an access better.

use super::access::Access;
use super::banks::bank_conflicts;
use super::model::BankModel;
use crate::decide::budget::Budget;
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::map::{Map, Stage};
use alloc::vec::Vec;

/// A map with `pad` elements left free behind every `pitch`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Padding {
    /// The stride that was.
    pub pitch: u64,
    /// The elements added to it; multiples of the pitch grow in proportion.
    pub pad: u64,
    /// The map that results.
    pub map: Map,
}

/// The smallest padding, a power of two at the smallest pitch, under which the access is as asked for:
/// `accepts((conflicts, wavefronts))`. `None` where there is none, where the map has swizzles (which a padding would
/// replace), or where the budget runs out.
#[must_use]
pub fn find_padding(
    map: &Map,
    access: &Access,
    model: &BankModel,
    accepts: &dyn Fn((u64, u64)) -> bool,
    budget: &mut Budget,
) -> Option<Padding> {
    let Some(Stage::Layout(storage)) = map.stages.last() else { return None };
    let mut pitches: Vec<u64> = storage.digits.iter().map(|d| d.stride.value()).filter(|d| *d > 1).collect();
    pitches.sort_unstable();
    pitches.dedup();
    let pads = (0..64).map(|b| 1u64 << b).take_while(|p| p * access.element < model.row());
    let all = pads.flat_map(|pad| pitches.iter().map(move |&pitch| (pitch, pad)));
    for (pitch, pad) in all {
        let Some(map) = padded(map, storage, pitch, pad) else { continue };
        let found = bank_conflicts(&map, access, model, budget);
        if found.is_ok_and(|banks| accepts((banks.conflicts, banks.wavefronts))) {
            return Some(Padding { pitch, pad, map });
        }
    }
    None
}

/// `x ↦ x + pad · ⌊x / pitch⌋` behind the last layout, where that is a layout again: all of its strides are multiples of
/// the pitch, or reach less than it together.
fn padded(map: &Map, storage: &Layout, pitch: u64, pad: u64) -> Option<Map> {
    let (mut reach, mut digits) = (storage.offset, Vec::with_capacity(storage.digits.len()));
    for &digit in &storage.digits {
        digits.push(match digit.stride {
            Stride::Int(d) if digit.extent > 1 && d >= pitch => {
                let stride = int::mul(d / pitch, int::add(pitch, pad).ok()?).ok()?;
                d.is_multiple_of(pitch).then_some(Digit { stride: Stride::Int(stride), ..digit })?
            }
            _ => {
                reach += (digit.extent - 1) * digit.stride.value();
                digit
            }
        });
    }
    let layout = Layout::new(digits, storage.offset).ok().filter(|_| reach < pitch)?;
    let mut stages = map.stages.clone();
    *stages.last_mut()? = Stage::Layout(layout);
    Some(Map { stages, ..map.clone() })
}
