//! The largest address reached plus one, exactly.

use super::budget::{Limit, POINTS};
use super::values;
use crate::layout::{Digit, Layout, Stride};
use crate::map::Map;
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// Why a cosize is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CosizeError {
    /// It is 2⁶⁴, which does not fit.
    Overflow,
    /// The enumeration that is left ran out of its budget.
    Undecided(Limit),
}

/// `max f + 1`. Closed form where every stage covers the coordinates of the next (all but restrictions that do not
/// fold): `offset + Σ (n−1)d + 1` of the last layout, and `swizzled_max` of it under swizzles. Otherwise by
/// enumeration.
///
/// # Errors
/// 2⁶⁴ itself; more than [`POINTS`] coordinates to visit.
pub fn cosize(map: &Map) -> Result<u64, CosizeError> {
    let swizzles = map.swizzles();
    let max = match values::covered(map) {
        Some(layout) if swizzles.is_empty() => Ok(layout.max()),
        Some(layout) => swizzled_max(layout, &swizzles, map.span()),
        None => values::reached(map).map(|values| values.into_iter().max().unwrap_or(0)),
    };
    max.map_err(CosizeError::Undecided)?.checked_add(1).ok_or(CosizeError::Overflow)
}

/// How many coordinates [`cosize`] may have to visit: 0 where it is a closed form.
#[must_use]
pub fn work(map: &Map) -> u64 {
    match values::covered(map) {
        Some(layout) if map.swizzles().is_empty() || free_bits(layout).is_some() => 0,
        _ => map.size().min(POINTS),
    }
}

/// `max σ(x)` over the values `x` of a layout, σ being the swizzles one after the other, which leave the bits from
/// `span` upwards alone. Where the digits are disjoint bit fields, σ is linear over the field of two elements and the
/// values are an affine space: greedily by a basis. Otherwise over those `x` with `x ≫ span = max ≫ span`.
fn swizzled_max(layout: &Layout, swizzles: &[Swizzle], span: u32) -> Result<u64, Limit> {
    let sigma = |x: u64| swizzles.iter().fold(x, |x, s| s.eval(x));
    if let Some(bits) = free_bits(layout) {
        return Ok(affine_max(sigma(layout.offset), bits.into_iter().map(sigma)));
    }
    let low = if span >= 64 { u64::MAX } else { (1 << span) - 1 };
    let mut near = NearMax { sigma: &sigma, digits: by_stride(layout), best: 0, left: POINTS };
    near.visit(0, layout.max(), layout.max() & low)?;
    Ok(near.best)
}

/// The bits that the coordinates move independently, each a power of two, where every digit is a field of bits of its
/// own, apart from those of the offset.
fn free_bits(layout: &Layout) -> Option<Vec<u64>> {
    let (mut used, mut bits) = (layout.offset, Vec::new());
    for digit in by_stride(layout) {
        let stride = digit.stride.value();
        if !digit.extent.is_power_of_two() || !stride.is_power_of_two() {
            return None;
        }
        let field = (digit.extent - 1) * stride;
        if used & field != 0 {
            return None;
        }
        used |= field;
        bits.extend((0..64).map(|b| 1u64 << b).filter(|b| field & b != 0));
    }
    Some(bits)
}

/// `max (start ⊕ s)` over the sums s of any of the generators.
fn affine_max(start: u64, generators: impl Iterator<Item = u64>) -> u64 {
    let mut basis: Vec<u64> = Vec::new();
    for generator in generators {
        // `min(g, g ⊕ b)` clears the leading bit of b in g.
        let reduced = basis.iter().fold(generator, |g, b| g.min(g ^ b));
        if reduced != 0 {
            basis.push(reduced);
            basis.sort_unstable_by_key(|&b| core::cmp::Reverse(b));
        }
    }
    basis.iter().fold(start, |x, b| x.max(x ^ b))
}

/// The digits that move the value, by decreasing stride.
fn by_stride(layout: &Layout) -> Vec<Digit> {
    let moves = |d: &Digit| d.extent > 1 && d.stride != Stride::Broadcast;
    let mut digits: Vec<Digit> = layout.digits.iter().copied().filter(moves).collect();
    digits.sort_by_key(|d| core::cmp::Reverse(d.stride.value()));
    digits
}

/// The values of a layout near its largest, through σ.
struct NearMax<'a> {
    sigma: &'a dyn Fn(u64) -> u64,
    digits: Vec<Digit>,
    best: u64,
    left: u64,
}

impl NearMax<'_> {
    /// Visits `x − Σ eⱼdⱼ` for all `eⱼ < nⱼ` of the digits from `k` on with `Σ eⱼdⱼ ≤ slack`.
    fn visit(&mut self, k: usize, x: u64, slack: u64) -> Result<(), Limit> {
        self.left = self.left.checked_sub(1).ok_or(Limit::Points(POINTS))?;
        // Digits that the slack does not pay for stay at their largest coordinate.
        let next = (k..self.digits.len()).find(|&j| self.digits[j].stride.value() <= slack);
        let Some(k) = next else {
            self.best = self.best.max((self.sigma)(x));
            return Ok(());
        };
        let (stride, most) = (self.digits[k].stride.value(), self.digits[k].extent - 1);
        for e in 0..=most.min(slack / stride.max(1)) {
            self.visit(k + 1, x - e * stride, slack - e * stride)?;
        }
        Ok(())
    }
}
