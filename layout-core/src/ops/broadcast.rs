//! `broadcast(L, S)`: copies of L at the same addresses.

use super::{OpError, names};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage};
use crate::shape::Shape;
use crate::space::Space;
use alloc::vec::Vec;

/// `(S…, S_L…) : (_, D_L)`: read-only where `size S` is 2 or more.
///
/// # Errors
/// A map that does not end in physical space (the others allow no broadcast); an extent of 0.
pub fn broadcast(map: &Map, copies: &Shape) -> Result<Map, OpError> {
    if map.to != Space::Physical {
        return Err(OpError::NotPhysical { to: map.to });
    }
    let extents = copies.extents();
    if let Some(leaf) = extents.iter().position(|&n| n == 0) {
        return Err(OpError::ExtentZero { leaf });
    }
    let domain = names::side_by_side(copies, &map.domain)?;
    domain.size()?;
    let mut stages = map.stages.clone();
    if let Some(Stage::Layout(first)) = stages.first_mut() {
        let front = extents.iter().map(|&extent| Digit { extent, stride: Stride::Broadcast });
        let digits: Vec<Digit> = front.chain(first.digits.iter().copied()).list();
        *first = Layout::new(digits, first.offset)?;
    }
    Ok(Map { domain, stages, ..map.clone() })
}

/// The contract of [`broadcast`]: every copy is the operand. `copy` and `i` are flattened coordinates.
#[must_use]
pub fn broadcast_post(map: &Map, out: &Map, copy: u64, i: u64) -> bool {
    out.eval_linear(copy * map.size() + i) == map.eval_linear(i)
}
