//! `S : D`, a layout as written, with every check that its spaces ask for.

use super::OpError;
use crate::decide::budget::{NODES, WITNESS};
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
    let layout = layout_within(&domain, strides, from, to, &mut NODES.clone(), &mut WITNESS.clone())?;
    Ok(Map::of(domain, layout, from, to))
}

/// The row-major, contiguous layout of a shape, which needs no search.
///
/// # Errors
/// An extent of 0, overflow, a pairing of spaces that does not exist.
pub fn canonical(domain: Shape, from: Space, to: Space) -> Result<Map, OpError> {
    let extents = domain.extents();
    if let Some(leaf) = extents.iter().position(|&n| n == 0) {
        return Err(OpError::ExtentZero { leaf });
    }
    if !space::pairs(from, to) {
        return Err(OpError::Spaces { from, to });
    }
    let layout = Layout::canonical(&extents)?;
    Ok(Map::of(domain, layout, from, to))
}

/// As [`layout()`], with a shape that stays its owner's, and the layout alone; for one of several literals that share a
/// budget of nodes for the search of aliases, and one of coordinates that make a collision `small`.
///
/// # Errors
/// As [`layout()`].
pub fn layout_within(
    domain: &Shape,
    strides: &[Stride],
    from: Space,
    to: Space,
    nodes: &mut u64,
    small: &mut u64,
) -> Result<Layout, OpError> {
    let digits = digits(domain, strides);
    if let Some(leaf) = digits.iter().position(|d| d.extent == 0) {
        return Err(OpError::ExtentZero { leaf });
    }
    if let Some(leaf) = digits.iter().position(|d| d.extent > 1 && matches!(d.stride, Stride::Int(0))) {
        return Err(OpError::StrideZero { leaf });
    }
    if !space::pairs(from, to) {
        return Err(OpError::Spaces { from, to });
    }
    let layout = Layout::new(digits, 0)?;
    int::add(layout.max(), 1)?;
    if to.is_dense() {
        dense::check(&layout).map_err(OpError::NotDense)?;
    } else {
        alias::check_within(&layout, nodes, small).map_err(OpError::Alias)?;
    }
    Ok(layout)
}

/// One for each leaf that has a stride.
fn digits(domain: &Shape, strides: &[Stride]) -> Vec<Digit> {
    let (mut digits, mut strides) = (Vec::with_capacity(strides.len()), strides.iter());
    for mode in &domain.modes {
        mode.tree.each_leaf(&mut |&extent| {
            if let Some(&stride) = strides.next() {
                digits.push(Digit { extent, stride });
            }
        });
    }
    digits
}

/// The contract of [`layout`]: `Σ cᵢdᵢ` at one coordinate for each leaf.
#[must_use]
pub fn layout_post(strides: &[Stride], out: &Map, leaves: &[u64]) -> bool {
    out.eval(leaves) == leaves.iter().zip(strides).map(|(c, d)| c * d.value()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_is_the_literal_with_canonical_strides() {
        for extents in [&[][..], &[7], &[1, 4], &[4, 1], &[2, 3, 5], &[1 << 40, 1 << 23]] {
            for (from, to) in [(Space::Logical, Space::Physical), (Space::ThreadValue, Space::Logical)] {
                let strides: Vec<Stride> = crate::shape::weights(extents).into_iter().map(Stride::Int).collect();
                assert_eq!(canonical(Shape::flat(extents), from, to), layout(Shape::flat(extents), &strides, from, to));
            }
        }
        let refused = |extents: &[u64], from| canonical(Shape::flat(extents), from, Space::Physical);
        assert_eq!(refused(&[2, 0], Space::Logical), Err(OpError::ExtentZero { leaf: 1 }));
        assert_eq!(refused(&[1 << 32, 1 << 32], Space::Logical), Err(OpError::Overflow));
        let (from, to) = (Space::ThreadValue, Space::Physical);
        assert_eq!(refused(&[2], from), Err(OpError::Spaces { from, to }));
    }
}
