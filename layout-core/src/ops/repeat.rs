//! `repeat(L, A)`: copies of L one after another, arranged by A.

use super::{OpError, Operand, names};
use crate::decide::cosize::cosize;
use crate::decide::dense;
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage};
use crate::space::Space;
use alloc::vec::Vec;

/// How far apart the copies stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pitch {
    /// The distance itself; the cosize where it is not given.
    pub pitch: Option<u64>,
    /// Round the distance up to a multiple of this.
    pub align: Option<u64>,
}

/// `(S_A…, S_L…) : (p·D_A, D_L)` with pitch `p = cosize L` (rounded up to `2^K` for a swizzled map). Takes any map:
/// a composite carries the copy's number through its stages.
///
/// # Errors
/// An arrangement that is no dense logical→logical layout; a pitch below the cosize, one that would move the
/// swizzle, or one that leaves gaps in a space without any.
pub fn repeat(map: &Map, arrangement: &Map, pitch: Pitch) -> Result<Map, OpError> {
    let copies = arranged(arrangement)?.size();
    placed(map, arrangement, distance(map, pitch, copies)?)
}

/// `(S_A…, S_L…) : (p·D_A, D_L)` for any p, 0 making all copies one: [`repeat`] without its questions about p.
///
/// # Errors
/// An arrangement that is no dense logical→logical layout; what does not fit.
pub fn placed(map: &Map, arrangement: &Map, pitch: u64) -> Result<Map, OpError> {
    let by = arranged(arrangement)?;
    let copies = by.size();
    let domain = names::side_by_side(&arrangement.domain, &map.domain)?;
    int::mul(map.size(), copies)?;
    let inner: Vec<u64> = map.layouts().skip(1).map(Layout::size).chain([pitch]).list();
    let mut steps = inner.into_iter();
    let mut first = true;
    let mut stages = Vec::with_capacity(map.stages.len());
    for stage in &map.stages {
        stages.push(match stage {
            Stage::Layout(layout) => {
                let step = steps.next().expect("a step for each layout");
                let front = if first {
                    by.digits.clone()
                } else {
                    alloc::vec![Digit { extent: copies, stride: Stride::Int(1) }]
                };
                first = false;
                Stage::Layout(prepend(&front, step, layout)?)
            }
            Stage::Swizzle(_) => stage.clone(),
        });
    }
    Ok(Map { domain, stages, ..map.clone() })
}

/// The arrangement's layout: dense, logical to logical.
pub(super) fn arranged(arrangement: &Map) -> Result<&Layout, OpError> {
    if (arrangement.from, arrangement.to) != (Space::Logical, Space::Logical) {
        return Err(OpError::Arrangement { from: arrangement.from, to: arrangement.to });
    }
    let layout = arrangement.as_layout().ok_or(OpError::NeedsLayout(Operand::Second))?;
    dense::check(layout).map_err(|e| OpError::NeedsDense(Operand::Second, e))?;
    Ok(layout)
}

/// Puts the digits `front`, their strides times `step`, before those of `layout`.
fn prepend(front: &[Digit], step: u64, layout: &Layout) -> Result<Layout, OpError> {
    let mut digits = Vec::with_capacity(front.len() + layout.digits.len());
    for d in front {
        let stride = match (d.extent, step) {
            (_, 0) => Stride::Broadcast,
            (1, _) => d.stride,
            _ => d.stride.scale(step)?,
        };
        digits.push(Digit { extent: d.extent, stride });
    }
    digits.extend(&layout.digits);
    let out = Layout::new(digits, layout.offset)?;
    int::add(out.max(), 1)?;
    Ok(out)
}

/// The distance between copies, checked.
fn distance(map: &Map, pitch: Pitch, copies: u64) -> Result<u64, OpError> {
    let cosize = cosize(map)?;
    let span = match (1u64.checked_shl(map.span()), copies) {
        (Some(span), _) => span,
        // A copy alone is moved by nothing.
        (None, 1) => 1,
        (None, _) => return Err(OpError::Overflow),
    };
    let align = pitch.align.unwrap_or(1);
    if align == 0 || pitch.pitch == Some(0) {
        return Err(OpError::PitchZero);
    }
    let value = match pitch.pitch {
        Some(pitch) if pitch % align != 0 => return Err(OpError::PitchAlign { pitch, align }),
        Some(pitch) => pitch,
        None => int::round_up(cosize, int::lcm(align, span)?)?,
    };
    if value < cosize {
        return Err(OpError::PitchSmall { pitch: value, cosize });
    }
    if value % span != 0 {
        return Err(OpError::PitchSwizzle { pitch: value, span });
    }
    if map.to.is_dense() && value != cosize {
        return Err(OpError::PitchGap { pitch: value, cosize });
    }
    Ok(value)
}

/// The contract of [`repeat`]: element `i` of copy `a` is at `pitch·A(a) + L(i)`, both flattened coordinates.
#[must_use]
pub fn repeat_post(map: &Map, arrangement: &Map, pitch: u64, out: &Map, copy: u64, i: u64) -> bool {
    out.eval_linear(copy * map.size() + i) == pitch * arrangement.eval_linear(copy) + map.eval_linear(i)
}
