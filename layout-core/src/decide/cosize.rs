//! The largest address reached plus one, exactly.

use super::budget::{Limit, POINTS, TOTAL_COSIZE, spend, visits};
use super::parts::parts;
use super::{dense, values};
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage};
use crate::sort;
use crate::swizzle::{self, Sigma, Swizzle};
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
/// fold): `offset + Σ (n−1)d + 1` of the last layout, and `swizzled_max` of it under swizzles. Otherwise a sum over the
/// parts of the chain, or, under swizzles, by enumeration.
///
/// # Errors
/// 2⁶⁴ itself; more than [`POINTS`] coordinates to visit.
pub fn cosize(map: &Map) -> Result<u64, CosizeError> {
    cosize_within(map, &mut TOTAL_COSIZE.clone())
}

/// As [`cosize`], for one of several maps that share a budget of coordinates.
///
/// # Errors
/// As [`cosize`]; undecided, too, where the others have used up the budget.
pub fn cosize_within(map: &Map, left: &mut u64) -> Result<u64, CosizeError> {
    if let [Stage::Layout(layout)] = &*map.stages {
        return layout.max().checked_add(1).ok_or(CosizeError::Overflow);
    }
    let (layouts, swizzles): (Vec<&Layout>, _) = (map.layouts().list(), map.swizzles());
    let max = match values::covered(&layouts) {
        Some(layout) if swizzles.is_empty() => Ok(layout.max()),
        Some(layout) => swizzled_max(layout, &swizzles, map.span(), left),
        None if swizzles.is_empty() => sum_of_parts(&layouts, left),
        None => by_enumeration(&layouts, &swizzles, left),
    };
    max.map_err(CosizeError::Undecided)?.checked_add(1).ok_or(CosizeError::Overflow)
}

/// Over all coordinates, the broadcasts of the first layout left out.
fn by_enumeration(layouts: &[&Layout], swizzles: &[Swizzle], left: &mut u64) -> Result<u64, Limit> {
    let mut layouts: Vec<Layout> = layouts.iter().copied().cloned().list();
    layouts[0].digits.retain(|d| d.stride != Stride::Broadcast);
    spend(left, visits(layouts[0].size(), layouts.len()), TOTAL_COSIZE)?;
    let mut values = values::of_layouts(&layouts)?;
    swizzle::eval_each(swizzles, &mut values);
    Ok(values.into_iter().max().unwrap_or(0))
}

/// The value at 0, and what each part reaches above its own.
fn sum_of_parts(layouts: &[&Layout], left: &mut u64) -> Result<u64, Limit> {
    let layouts: Vec<Layout> = layouts.iter().copied().cloned().list();
    let origin = layouts.iter().fold(0, |x, layout| layout.eval(x));
    parts(&layouts).iter().try_fold(origin, |sum, part| {
        let layouts = part.layouts();
        let own = layouts.iter().fold(0, |x, layout| layout.eval(x));
        // Partial sums are values of the chain where the first layout is at 0 but for some digits: they fit.
        Ok((sum - own) + part_max(&layouts, left)?)
    })
}

/// The largest value of one part.
fn part_max(layouts: &[Layout], left: &mut u64) -> Result<u64, Limit> {
    let all: Vec<&Layout> = layouts.iter().list();
    if let Some(last) = values::covered(&all) {
        return Ok(last.max());
    }
    if let [first, last] = layouts
        && dense::check(first).is_ok()
    {
        return Ok(max_between(last, first.offset, first.max()));
    }
    spend(left, visits(layouts[0].size(), layouts.len()), TOTAL_COSIZE)?;
    Ok(values::of_layouts(layouts)?.into_iter().max().unwrap_or(0))
}

/// The largest value of a layout over the coordinates `low..=high`. A coordinate below `high` first differs from it,
/// from the slowest digit on, at a digit that is smaller there; of those that do so at the same digit, the one that is
/// smaller by 1 and has all faster digits at their largest is the largest coordinate and has the largest value.
fn max_between(layout: &Layout, low: u64, high: u64) -> u64 {
    let (mut best, mut weight) = (layout.eval(high), 1);
    for digit in layout.digits.iter().rev() {
        if !(high / weight).is_multiple_of(digit.extent) {
            let below = high / weight * weight - 1;
            if below >= low {
                best = best.max(layout.eval(below));
            }
        }
        weight *= digit.extent;
    }
    best
}

/// `max σ(x)` over the values `x` of a layout, σ being the swizzles one after the other, which leave the bits from
/// `span` upwards alone. Where the digits are disjoint bit fields, σ is linear over the field of two elements and the
/// values are an affine space: greedily by a basis; all integers below a power of two, in which σ stays, need none.
/// Otherwise over those `x` with `x ≫ span = max ≫ span`.
fn swizzled_max(layout: &Layout, swizzles: &[Swizzle], span: u32, left: &mut u64) -> Result<u64, Limit> {
    let all = Sigma::of(swizzles);
    let sigma = |x: u64| all.eval(x);
    if let Some(bits) = free_bits(layout) {
        let whole = layout.offset == 0 && bits & bits.wrapping_add(1) == 0 && bits >= int::ones(span);
        return Ok(if whole { bits } else { affine_max(sigma(layout.offset), int::bits(bits).map(sigma)) });
    }
    let allowed = POINTS.min(*left);
    let mut near = NearMax { sigma: &sigma, digits: by_stride(layout), best: 0, left: allowed };
    let found = near.visit(0, layout.max(), layout.max() & int::ones(span));
    *left -= allowed - near.left;
    found.map_err(|limit| if allowed < POINTS { Limit::Points(TOTAL_COSIZE) } else { limit })?;
    Ok(near.best)
}

/// The bits that the coordinates move independently, where every digit is a field of bits of its own, apart from those
/// of the offset.
fn free_bits(layout: &Layout) -> Option<u64> {
    let mut bits = 0;
    for digit in &layout.digits {
        let field = match digit.stride {
            Stride::Int(stride) if digit.extent.is_power_of_two() && stride.is_power_of_two() => {
                (digit.extent - 1) * stride
            }
            // Moves nothing.
            Stride::Broadcast => 0,
            Stride::Int(_) if digit.extent == 1 => 0,
            Stride::Int(_) => return None,
        };
        if (bits | layout.offset) & field != 0 {
            return None;
        }
        bits |= field;
    }
    Some(bits)
}

/// `max (start ⊕ s)` over the sums s of any of the generators. Written plainly: macros run unoptimised, and there may
/// be 64.
fn affine_max(start: u64, generators: impl Iterator<Item = u64>) -> u64 {
    // Entry b: an element of the basis whose leading bit is b, or 0.
    let mut basis = [0u64; 64];
    for mut reduced in generators {
        while reduced != 0 {
            let leading = reduced.ilog2() as usize;
            if basis[leading] == 0 {
                basis[leading] = reduced;
                break;
            }
            reduced ^= basis[leading];
        }
    }
    let (mut best, mut bit) = (start, 64);
    while bit > 0 {
        bit -= 1;
        if best >> bit & 1 == 0 {
            best ^= basis[bit];
        }
    }
    best
}

/// The digits that move the value, by decreasing stride.
fn by_stride(layout: &Layout) -> Vec<Digit> {
    let moves = |d: &Digit| d.extent > 1 && d.stride != Stride::Broadcast;
    let mut digits: Vec<Digit> = layout.digits.iter().copied().filter(moves).list();
    sort::by_key(&mut digits, |d| core::cmp::Reverse(d.stride.value()));
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
