//! `interleave(L, A)`: copies of L element by element.

use super::repeat::arranged;
use super::{OpError, Operand, names};
use crate::int;
use crate::layout::{Digit, Layout};
use crate::map::Map;
use alloc::vec::Vec;

/// `(S_A…, S_L…) : (D_A, size(A)·D_L)`.
///
/// # Errors
/// An operand that is no layout; an arrangement that is no dense logical→logical layout.
pub fn interleave(map: &Map, arrangement: &Map) -> Result<Map, OpError> {
    let layout = map.as_layout().ok_or(OpError::NeedsLayout(Operand::First))?;
    let by = arranged(arrangement)?;
    let copies = by.size();
    int::mul(map.size(), copies)?;
    let domain = names::side_by_side(&arrangement.domain, &map.domain)?;
    let mut digits: Vec<Digit> = by.digits.clone();
    for d in &layout.digits {
        let stride = if d.extent > 1 { d.stride.scale(copies)? } else { d.stride };
        digits.push(Digit { extent: d.extent, stride });
    }
    let layout = Layout::new(digits, 0)?;
    int::add(layout.max(), 1)?;
    Ok(Map { restricted: map.restricted, ..Map::of(domain, layout, map.from, map.to) })
}

/// The contract of [`interleave`]: element `i` of copy `a` is at `A(a) + size(A)·L(i)`, both flattened coordinates.
#[must_use]
pub fn interleave_post(map: &Map, arrangement: &Map, out: &Map, copy: u64, i: u64) -> bool {
    let expected = arrangement.eval_linear(copy) + arrangement.size() * map.eval_linear(i);
    out.eval_linear(copy * map.size() + i) == expected
}
