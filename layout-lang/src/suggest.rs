//! Repairs to offer in a help, each re-checked before it is printed, and the evidence that goes with a refusal.

use layout_core::decide::alias::{self, Collision};
use layout_core::decide::dense;
use layout_core::list::Listed as _;
use layout_core::sort;
use layout_core::{Digit, Layout, Space, Stride};

/// Whether a layout passes the check of maps into physical space; one whose addresses pass 64 bits does not. `left` are
/// nodes of the search.
pub fn is_alias_free(layout: &Layout, left: &mut u64) -> bool {
    Layout::new(layout.digits.clone(), layout.offset)
        .is_ok_and(|layout| alias::check_within(&layout, left, &mut 0).is_ok())
}

/// Each stride of 0 as a broadcast.
#[must_use]
pub fn broadcast(layout: &Layout) -> Layout {
    let mut out = layout.clone();
    for digit in &mut out.digits {
        if digit.extent > 1 && digit.stride == Stride::Int(0) {
            digit.stride = Stride::Broadcast;
        }
    }
    out
}

/// The strides nearest to the written ones that pass the check of `to`: in the order in which the strides stand, each
/// is raised to one more than what the smaller ones reach; strides of 0 come last. `None` where that overflows or does
/// not pass.
#[must_use]
pub fn repaired(layout: &Layout, to: Space) -> Option<Layout> {
    if to.is_dense() {
        let raised = raised(layout).filter(dense::is_dense);
        return raised.or_else(|| Some(dense::tightened(layout)).filter(dense::is_dense));
    }
    // Each stride passes what the smaller ones reach: there is nothing to search.
    raised(layout).filter(|raised| is_alias_free(raised, &mut 0))
}

fn raised(layout: &Layout) -> Option<Layout> {
    let mut order: Vec<usize> = (0..layout.digits.len()).list();
    order.retain(|&i| layout.digits[i].extent > 1 && layout.digits[i].stride != Stride::Broadcast);
    // Ties keep the row-major order: the last mode is the faster one.
    let rank = |i: usize| layout.digits[i].stride.value().checked_sub(1).unwrap_or(u64::MAX);
    sort::by_key(&mut order, |&i| (rank(i), std::cmp::Reverse(i)));
    let mut out = layout.clone();
    let mut reach = 0u64;
    for i in order {
        let stride = layout.digits[i].stride.value().max(reach.checked_add(1)?);
        let extent = layout.digits[i].extent;
        out.digits[i] = Digit { extent, stride: Stride::Int(stride) };
        reach = reach.checked_add(stride.checked_mul(extent - 1)?)?;
    }
    Some(out)
}

/// The digits whose strides differ.
#[must_use]
pub fn changed(a: &Layout, b: &Layout) -> Vec<usize> {
    (0..a.digits.len()).filter(|&i| a.digits[i].stride != b.digits[i].stride).list()
}

/// The digit in which the two coordinates of a collision differ, the slowest.
#[must_use]
pub fn largest_difference(collision: &Collision) -> usize {
    collision.left.iter().zip(&collision.right).position(|(a, b)| a != b).unwrap_or(0)
}

/// Two coordinates with one value, where the sorted strides are dense up to `expected` and the next, `stride`, is
/// smaller: that mode at 1, and the smaller modes at the coordinates of the same value.
#[must_use]
pub fn repeat_pair(layout: &Layout, digit: usize, stride: u64, expected: u64) -> (Vec<u64>, Vec<u64>) {
    let (mut left, mut right) = (vec![0; layout.digits.len()], vec![0; layout.digits.len()]);
    left[digit] = 1;
    let mut rest = stride;
    let mut below: Vec<usize> = (0..layout.digits.len()).list();
    below.retain(|&i| i != digit && layout.digits[i].extent > 1 && layout.digits[i].stride.value() < expected);
    sort::by_key(&mut below, |&i| std::cmp::Reverse(layout.digits[i].stride.value()));
    for i in below {
        let d = layout.digits[i];
        right[i] = (rest / d.stride.value()).min(d.extent - 1);
        rest -= right[i] * d.stride.value();
    }
    debug_assert_eq!(rest, 0, "the smaller modes are dense below the running product");
    if left < right { (left, right) } else { (right, left) }
}
