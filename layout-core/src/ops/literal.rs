//! `S : D`, a layout as written, with every check that its spaces ask for.

use super::OpError;
use crate::decide::budget::NODES;
use crate::decide::{alias, dense};
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::map::Map;
use crate::shape::Shape;
use crate::space::{self, Space};
use alloc::vec::Vec;

/// The layout `domain : strides` from one space to another, one stride for each leaf.
///
/// # Errors
/// Extents and strides of 0, overflow, a pairing of spaces that does not exist, a map into logical or thread-value
/// space that is no dense bijection, a map into physical space that is not alias-free.
pub fn layout(domain: Shape, strides: &[Stride], from: Space, to: Space) -> Result<Map, OpError> {
    layout_within(domain, strides, from, to, &mut NODES.clone())
}

/// As [`layout()`], for one of several literals that share a budget of nodes for the search of aliases.
///
/// # Errors
/// As [`layout()`].
pub fn layout_within(
    domain: Shape,
    strides: &[Stride],
    from: Space,
    to: Space,
    nodes: &mut u64,
) -> Result<Map, OpError> {
    let extents = domain.extents();
    if let Some(leaf) = extents.iter().position(|&n| n == 0) {
        return Err(OpError::ExtentZero { leaf });
    }
    let zero = |(&n, &d): (&u64, &Stride)| n > 1 && d == Stride::Int(0);
    if let Some(leaf) = extents.iter().zip(strides).position(zero) {
        return Err(OpError::StrideZero { leaf });
    }
    if !space::pairs(from, to) {
        return Err(OpError::Spaces { from, to });
    }
    let digits: Vec<Digit> = extents.iter().zip(strides).map(|(&extent, &stride)| Digit { extent, stride }).collect();
    let layout = Layout::new(digits, 0)?;
    int::add(layout.max(), 1)?;
    if to.is_dense() {
        dense::check(&layout).map_err(OpError::NotDense)?;
    } else {
        alias::check_within(&layout, nodes).map_err(OpError::Alias)?;
    }
    Ok(Map::of(domain, layout, from, to))
}

/// The contract of [`layout`]: `Σ cᵢdᵢ` at one coordinate for each leaf.
#[must_use]
pub fn layout_post(strides: &[Stride], out: &Map, leaves: &[u64]) -> bool {
    out.eval(leaves) == leaves.iter().zip(strides).map(|(c, d)| c * d.value()).sum()
}
