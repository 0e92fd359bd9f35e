//! Is a layout alias-free? Exactly, without enumeration but for the smallest counterexample (ours; `docs/theory.md`,
//! section 2).

use super::budget::{Limit, NODES, POINTS, TOTAL_NODES, WITNESS, within};
use super::difference::{Term, vanishing};
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::shape;
use crate::sort;
use alloc::vec::Vec;

/// Why a layout is not known to be alias-free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AliasError {
    /// Two coordinates (one entry a digit) with one value, that differ at an integer mode.
    Collision(Collision),
    /// The search ran out of its budget.
    Undecided {
        /// The budget.
        limit: Limit,
        /// The two digits with the closest strides, the larger stride first: the modes to separate.
        modes: (usize, usize),
    },
}

/// Two coordinates at one address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collision {
    /// The lexicographically smaller one, one entry a digit; broadcast digits are 0.
    pub left: Vec<u64>,
    /// The other.
    pub right: Vec<u64>,
    /// Their address.
    pub address: u64,
}

impl Collision {
    /// Whether both lie in the layout, differ at an integer mode and have this address: the witness evaluated again.
    #[must_use]
    pub fn holds(&self, layout: &Layout) -> bool {
        let apart = |i: usize| matches!(layout.digits[i].stride, Stride::Int(_)) && self.left[i] != self.right[i];
        address(layout, &self.left) == Some(self.address)
            && address(layout, &self.right) == Some(self.address)
            && (0..layout.digits.len()).any(apart)
    }
}

/// The value at coordinates that may be wrong in number or range.
fn address(layout: &Layout, coordinates: &[u64]) -> Option<u64> {
    if coordinates.len() != layout.digits.len() {
        return None;
    }
    layout.digits.iter().zip(coordinates).try_fold(layout.offset, |sum, (digit, &c)| {
        let step = c.checked_mul(digit.stride.value())?;
        if c < digit.extent { sum.checked_add(step) } else { None }
    })
}

/// `f(c) = f(c')` only if `c` and `c'` differ at broadcast modes alone (paper, section 2). Where every stride exceeds
/// the reach of the smaller ones there is nothing to search.
///
/// # Errors
/// A collision, the one at the smallest address where the layout has at most [`WITNESS`] coordinates; or the search
/// ran out of nodes on a layout of more than [`POINTS`].
pub fn check(layout: &Layout) -> Result<(), AliasError> {
    check_within(layout, &mut NODES.clone(), &mut WITNESS.clone())
}

/// As [`check`], for one of several layouts that share a budget of nodes, and one of coordinates that are visited to make
/// collisions `small`: without the second the answer is the same, and a collision the one that the search came upon.
///
/// # Errors
/// As [`check`]; undecided, too, where the others have used up the first budget.
pub fn check_within(layout: &Layout, left: &mut u64, small: &mut u64) -> Result<(), AliasError> {
    if is_ordered(layout) {
        return Ok(());
    }
    let order = by_stride(layout);
    if let Some(&digit) = order.last().filter(|&&i| layout.digits[i].stride.value() == 0) {
        return Err(AliasError::Collision(of_zero_stride(layout, digit)));
    }
    if is_separated(layout, &order) {
        return Ok(());
    }
    let allowed = NODES.min(*left);
    match within(left, NODES, |nodes| by_search(layout, &order, nodes)) {
        Ok(None) => Ok(()),
        Ok(Some(found)) => Err(AliasError::Collision(smaller(layout, &order, found, small))),
        // The others have used it up: nothing more is spent here.
        Err(_) if allowed < NODES => {
            Err(AliasError::Undecided { limit: Limit::Nodes(TOTAL_NODES), modes: closest(layout, &order) })
        }
        Err(limit) => {
            *left = left.saturating_sub(POINTS.min(layout.size()));
            by_enumeration(layout, limit, &order)
        }
    }
}

/// The digits of size 2 or more with an integer stride, by decreasing stride.
fn by_stride(layout: &Layout) -> Vec<usize> {
    let integer = |&i: &usize| layout.digits[i].extent > 1 && layout.digits[i].stride != Stride::Broadcast;
    let mut order: Vec<usize> = (0..layout.digits.len()).filter(integer).list();
    sort::by_key(&mut order, |&i| core::cmp::Reverse(layout.digits[i].stride.value()));
    order
}

/// Whether each stride exceeds `Σ (nⱼ−1)dⱼ` over those behind it, as in most layouts.
fn is_ordered(layout: &Layout) -> bool {
    let mut reach = 0;
    for digit in layout.digits.iter().rev() {
        if let (2.., Stride::Int(stride)) = (digit.extent, digit.stride) {
            if stride <= reach {
                return false;
            }
            reach += (digit.extent - 1) * stride;
        }
    }
    true
}

/// Whether each stride exceeds `Σ (nⱼ−1)dⱼ` over the smaller ones.
fn is_separated(layout: &Layout, order: &[usize]) -> bool {
    let mut reach = 0u64;
    order.iter().rev().all(|&i| {
        let digit = layout.digits[i];
        let apart = digit.stride.value() > reach;
        reach += (digit.extent - 1) * digit.stride.value();
        apart
    })
}

fn terms(layout: &Layout, order: &[usize]) -> Vec<Term> {
    let term = |&i: &usize| Term { stride: layout.digits[i].stride.value(), most: layout.digits[i].extent - 1 };
    order.mapped(term)
}

/// A collision, if there is one. By stride, which is the quicker order as a rule; but where the digits beside the two
/// longest have few differences, so many nodes are enough by extent, and the search by stride gets no more than these.
fn by_search(layout: &Layout, order: &[usize], nodes: &mut u64) -> Result<Option<Collision>, Limit> {
    let by_extent = by_extent(layout, order);
    let enough = differences(layout, &by_extent[..by_extent.len() - 2]).filter(|enough| *enough <= *nodes / 2);
    match within(nodes, enough.unwrap_or(NODES), |nodes| vanishing(&terms(layout, order), nodes)) {
        Err(_) if enough.is_some() => {
            let found = vanishing(&terms(layout, &by_extent), nodes).expect("there are enough nodes left");
            Ok(found.map(|delta| of(layout, &by_extent, &delta)))
        }
        found => Ok(found?.map(|delta| of(layout, order, &delta))),
    }
}

/// The same digits by increasing extent.
fn by_extent(layout: &Layout, order: &[usize]) -> Vec<usize> {
    let mut out = order.to_vec();
    sort::by_key(&mut out, |&i| layout.digits[i].extent);
    out
}

/// How many differences two coordinates in these digits may have, `Π (2nᵢ−1)`; `None` past 64 bits.
fn differences(layout: &Layout, digits: &[usize]) -> Option<u64> {
    digits.iter().try_fold(1u64, |product, &i| product.checked_mul(layout.digits[i].extent.checked_mul(2)? - 1))
}

/// `cᵢ = max(δᵢ, 0)` against `c'ᵢ = max(−δᵢ, 0)`.
fn of(layout: &Layout, order: &[usize], delta: &[i128]) -> Collision {
    let mut pair = [alloc::vec![0u64; layout.digits.len()], alloc::vec![0u64; layout.digits.len()]];
    for (&i, &d) in order.iter().zip(delta) {
        pair[usize::from(d < 0)][i] = u64::try_from(d.unsigned_abs()).expect("less than an extent");
    }
    if pair[1] < pair[0] {
        pair.swap(0, 1);
    }
    let [left, right] = pair;
    let address = address(layout, &left).expect("coordinates of the layout");
    Collision { left, right, address }
}

/// A stride of 0 is no broadcast.
fn of_zero_stride(layout: &Layout, digit: usize) -> Collision {
    let left = alloc::vec![0; layout.digits.len()];
    let mut right = left.clone();
    right[digit] = 1;
    Collision { left, right, address: layout.offset }
}

/// What the search could not decide: by enumeration where there are at most [`POINTS`] coordinates, else by luck.
fn by_enumeration(layout: &Layout, limit: Limit, order: &[usize]) -> Result<(), AliasError> {
    let whole = near_origin(layout, order, POINTS);
    let is_whole = order.iter().all(|&i| whole[i] == layout.digits[i].extent);
    let visited = if is_whole { whole } else { near_origin(layout, order, WITNESS) };
    match smallest(layout, &visited) {
        Some(collision) => Err(AliasError::Collision(collision)),
        None if is_whole => Ok(()),
        None => Err(AliasError::Undecided { limit, modes: closest(layout, order) }),
    }
}

/// The extents of a box of at most `points` coordinates at the origin: all of the layout where it is as small, else
/// the modes grown in turn, the smallest stride first. Broadcast digits stay at 1.
fn near_origin(layout: &Layout, order: &[usize], points: u64) -> Vec<u64> {
    let (mut extents, mut size, mut grown) = (alloc::vec![1u64; layout.digits.len()], 1, true);
    while grown {
        grown = false;
        for &i in order.iter().rev() {
            let wider = (2 * extents[i]).min(layout.digits[i].extent);
            if wider > extents[i] && size / extents[i] * wider <= points {
                size = size / extents[i] * wider;
                extents[i] = wider;
                grown = true;
            }
        }
    }
    extents
}

/// A collision at an address no larger than that of the known one: the smallest near the origin, where `left` has the
/// coordinates that are visited for it. No mode goes further there than to the known address, which is low for most
/// layouts that plainly collide.
fn smaller(layout: &Layout, order: &[usize], known: Collision, left: &mut u64) -> Collision {
    let mut extents = near_origin(layout, order, WITNESS);
    for &i in order {
        let last = (known.address - layout.offset) / layout.digits[i].stride.value();
        extents[i] = extents[i].min(last.saturating_add(1));
    }
    let visited = extents.iter().product();
    match left.checked_sub(visited) {
        Some(rest) => {
            *left = rest;
            smallest(layout, &extents).filter(|found| found.address <= known.address).unwrap_or(known)
        }
        None => known,
    }
}

/// Of the collisions in a box at the origin the one at the smallest address, its first two coordinates.
fn smallest(layout: &Layout, extents: &[u64]) -> Option<Collision> {
    let clip = |(digit, &extent): (&Digit, &u64)| Digit { extent, ..*digit };
    let digits = layout.digits.iter().zip(extents).map(clip).list();
    let values = Layout { digits, offset: layout.offset }.table();
    let sorted = sort::numbers(values.clone());
    let address = sorted.windows(2).find(|w| w[0] == w[1])?[0];
    let mut at = (0u64..).zip(&values).filter(|(_, v)| **v == address).map(|(i, _)| shape::unflatten(extents, i));
    Some(Collision { left: at.next()?, right: at.next()?, address })
}

/// Of the neighbours by stride, those with the smallest ratio.
fn closest(layout: &Layout, order: &[usize]) -> (usize, usize) {
    let stride = |i: usize| u128::from(layout.digits[i].stride.value());
    let closer = |a: (usize, usize), b: (usize, usize)| {
        // a.0/a.1 ≤ b.0/b.1, multiplied out.
        if stride(a.0) * stride(b.1) <= stride(b.0) * stride(a.1) { a } else { b }
    };
    order.windows(2).map(|w| (w[0], w[1])).reduce(closer).expect("one stride alone is separated")
}
