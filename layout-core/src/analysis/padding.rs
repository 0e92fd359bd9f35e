//! Which paddings may make an access better.

use super::model::BankModel;
use crate::int::{self, Overflow};
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
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
#[must_use]
pub fn paddings<'a>(layout: &'a Layout, vector: u64, element: u64, model: &BankModel) -> Paddings<'a> {
    let mut pitches = layout.digits.mapped(|d| d.stride.value());
    pitches.sort_unstable();
    pitches.dedup();
    pitches.retain(|&pitch| pitch > 1 && is_pitch(layout, pitch));
    Paddings { layout, vector, pitches, at: 0, pad: 1, end: model.row() / element.max(1) }
}

/// What [`paddings`] gives.
#[derive(Clone, Debug)]
pub struct Paddings<'a> {
    layout: &'a Layout,
    vector: u64,
    /// Those that are left.
    pitches: Vec<u64>,
    /// The next pitch, and the pad that is added to it.
    at: usize,
    pad: u64,
    /// One past the largest pad.
    end: u64,
}

impl Paddings<'_> {
    /// The layout with the pad behind a pitch; nothing where vectors would not be aligned.
    fn padded(&self, pitch: u64) -> Result<Option<Padded>, Overflow> {
        let to = int::add(pitch, self.pad)?;
        if !to.is_multiple_of(self.vector) {
            return Ok(None);
        }
        Ok(Some(Padded { pitch, pad: self.pad, layout: padded(self.layout, pitch, to)? }))
    }
}

impl Iterator for Paddings<'_> {
    type Item = Padded;

    fn next(&mut self) -> Option<Padded> {
        while self.pad < self.end && !self.pitches.is_empty() {
            let Some(&pitch) = self.pitches.get(self.at) else {
                (self.at, self.pad) = (0, self.pad + 1);
                continue;
            };
            match self.padded(pitch) {
                Ok(found) => {
                    self.at += 1;
                    if found.is_some() {
                        return found;
                    }
                }
                // What is too large with one pad is with every larger one.
                Err(Overflow) => drop(self.pitches.remove(self.at)),
            }
        }
        None
    }
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
