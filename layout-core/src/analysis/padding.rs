//! Which paddings may make an access better.

use super::model::BankModel;
use crate::int::{self, Overflow};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
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

/// The paddings of a layout, the smallest first, then by the smallest pitch: every one that moves a row by less than
/// all banks together. More would come round to the same banks again. A stride that vectors of `vector` elements would
/// not stay aligned at is left out.
pub fn paddings(layout: &Layout, vector: u64, element: u64, model: &BankModel) -> impl Iterator<Item = Padded> {
    let mut pitches: Vec<u64> = layout.digits.iter().map(|d| d.stride.value()).filter(|d| *d > 1).list();
    pitches.sort_unstable();
    pitches.dedup();
    pitches.retain(|&pitch| is_pitch(layout, pitch));
    let mut pads = 1..(model.row() / element.max(1)).max(1);
    let by_pad = core::iter::from_fn(move || {
        let (pad, mut found) = (pads.next()?, Vec::new());
        // What is too large with one pad is with every larger one.
        pitches.retain(|&pitch| {
            let Ok(to) = int::add(pitch, pad) else { return false };
            if to.is_multiple_of(vector) {
                let Ok(layout) = padded(layout, pitch, to) else { return false };
                found.push(Padded { pitch, pad, layout });
            }
            true
        });
        (!pitches.is_empty()).then_some(found)
    });
    by_pad.flatten()
}

/// Whether `x ↦ x + pad · ⌊x / pitch⌋` behind the layout is a layout again, whatever the pad: all of its strides are
/// multiples of the pitch, or reach less than it together.
fn is_pitch(layout: &Layout, pitch: u64) -> bool {
    let moving = || layout.digits.iter().filter(|d| d.extent > 1).map(|d| (d.extent - 1, d.stride.value()));
    // No sum is larger than the layout's largest value.
    let reach = moving().filter(|(_, d)| *d < pitch).fold(layout.offset, |sum, (most, d)| sum + most * d);
    moving().all(|(_, d)| d < pitch || d.is_multiple_of(pitch)) && reach < pitch
}

/// The layout with its pitch at `to`.
fn padded(layout: &Layout, pitch: u64, to: u64) -> Result<Layout, Overflow> {
    let longer = |&digit: &Digit| match digit.stride {
        Stride::Int(d) if digit.extent > 1 && d >= pitch => {
            Ok(Digit { stride: Stride::Int(int::mul(d / pitch, to)?), ..digit })
        }
        _ => Ok(digit),
    };
    Layout::new(layout.digits.iter().map(longer).list_ok()?, layout.offset)
}
