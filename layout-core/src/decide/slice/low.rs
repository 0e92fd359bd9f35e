//! What sums of digits are modulo `2^K`: a set of bits, or all residues. Bits from K upwards are dropped throughout.

use super::front::Front;
use crate::decide::budget::Budget;
use crate::decide::parts::Part;
use crate::int::{bits, ones};
use crate::layout::Digit;
use crate::list::Listed as _;
use crate::sort;
use alloc::vec::Vec;

/// The mask such that the sums have no other bits and each of its bits is a sum: digits that are disjoint fields
/// `c·2^z`, perhaps with all multiples of some `2^z` above them, which a digit of extent `2^(K−z)` gives whatever else
/// is added. `None` where the sums are neither.
pub(super) fn fields(digits: &[Digit], span: u32) -> Option<u64> {
    let low = ones(span);
    let mut moving: Vec<(u32, Digit)> = Vec::with_capacity(digits.len());
    moving.extend(digits.iter().map(|d| ((d.stride.value() & low).trailing_zeros(), *d)));
    moving.retain(|(z, d)| d.extent > 1 && *z < 64);
    sort::by_key(&mut moving, |(z, d)| (*z, core::cmp::Reverse(d.extent)));
    let mut mask = 0;
    for (i, &(z, d)) in moving.iter().enumerate() {
        if d.extent.ilog2() >= span - z {
            return Some(mask | (low & !ones(z)));
        }
        let top = z + u64::BITS - (d.extent - 1).leading_zeros();
        let next = moving.get(i + 1).map_or(span, |m| m.0);
        if top > next || !(d.stride.value() & low).is_power_of_two() {
            return None;
        }
        mask |= ones(top) & !ones(z);
    }
    Some(mask)
}

/// All sums, in order, where there are at most `limit`. Each doubling is paid for by the sums before and after it, also
/// where there turn out to be too many.
pub(super) fn residues(digits: &[Digit], span: u32, limit: u64, budget: &mut Budget) -> Option<Vec<u64>> {
    let low = ones(span);
    let mut sums = alloc::vec![0];
    for digit in digits.iter().filter(|d| d.stride.value() & low != 0) {
        // `sums + {0, …, reach − 1}·stride`, doubled until nothing is new.
        let mut reach = 1;
        while reach < digit.extent && sums.len() as u64 - 1 < low {
            budget.take(sums.len() as u64).ok()?;
            let step = reach.min(digit.extent - reach);
            let by = step.wrapping_mul(digit.stride.value());
            let before = sums.len();
            sums.extend(sums.clone().into_iter().map(|x: u64| x.wrapping_add(by) & low));
            sums.sort_unstable();
            sums.dedup();
            if sums.len() as u64 > limit {
                return None;
            }
            budget.take(sums.len() as u64).ok()?;
            if sums.len() == before {
                break;
            }
            reach += step;
        }
    }
    Some(sums)
}

/// Whether a swizzled map of one layout is additive with value 0 the smallest, whatever the number of values:
/// everything is in disjoint fields and σ mixes nothing of the values with what is bound or constant, or one side has
/// no bits below K.
pub(super) fn is_additive(front: &Front) -> bool {
    let [layout] = front.layouts.as_slice() else { return false };
    let low = ones(front.span);
    let is_bound = |(i, d): (usize, &Digit)| if front.is_bound(i) { Ok(*d) } else { Err(*d) };
    let tagged: Vec<Result<Digit, Digit>> = layout.digits.iter().enumerate().map(is_bound).list();
    let bound: Vec<Digit> = tagged.iter().filter_map(|d| d.ok()).list();
    let values: Vec<Digit> = tagged.iter().filter_map(|d| d.err()).list();
    let constant = layout.offset & low;
    let moves = |digits: &[Digit]| digits.iter().any(|d| d.stride.value() & low != 0);
    if !moves(&values) || (!moves(&bound) && constant == 0) {
        return true;
    }
    let (Some(b), Some(v)) = (fields(&bound, front.span), fields(&values, front.span)) else { return false };
    v & (b | constant) == 0 && b & constant == 0 && image(front, v) & (image(front, b) | front.sigma(constant)) == 0
}

/// The bits that `σ(x)` can have for `x` within a mask.
fn image(front: &Front, mask: u64) -> u64 {
    bits(mask).fold(0, |all, b| all | front.sigma(b))
}

/// What the map moves by when the coordinate of this digit, which is a part of its own, increases by one, whatever the
/// others are: the stride where it is a multiple of `2^K`. Or no carry arises, σ moves no bit of the digit onto one
/// that the others reach, nor theirs onto its own, and takes each of its bits either to itself or, as far from each
/// other, to bits of their own: then σ is a product on it.
pub(super) fn step(front: &Front, digit: Digit, others: &[&Part]) -> Option<u64> {
    let (stride, low) = (digit.stride.value(), ones(front.span));
    let first = stride & low;
    if first == 0 {
        return Some(stride);
    }
    let own = fields(&[digit], front.span)?;
    let whole = (digit.extent - 1).checked_mul(first).is_some_and(|most| most <= low) && first.is_power_of_two();
    let product = front.sigma(first);
    let apart = bits(own).try_fold(0u64, |sum, b| sum.checked_add(front.sigma(b))) == Some(image(front, own));
    let moves = |b: u64| product.checked_mul(b / first) == Some(front.sigma(b));
    let by = match bits(own).all(|b| front.sigma(b) == b) {
        true => stride,
        false if whole && apart && bits(own).all(moves) => stride - first + product,
        false => return None,
    };
    let alone = |rest: u64| own & rest == 0 && image(front, own) & image(front, rest) == 0;
    // The value at 0 is the constant of the sum, and it and all parts are multiples of `2^z`.
    let constant = front.layouts.iter().fold(0, |x, layout| layout.eval(x));
    let steps = others.iter().fold(constant, |all, part| all | part.steps());
    if alone(low & !ones(steps.trailing_zeros())) {
        return Some(by);
    }
    if others.iter().any(|p| !p.rest.is_empty()) {
        return None;
    }
    let digits: Vec<Digit> = others.iter().flat_map(|p| p.pieces.iter().map(|p| p.digit)).list();
    let rest = fields(&digits, front.span).filter(|f| f & constant == 0)?;
    alone(rest | (constant & low)).then_some(by)
}
