//! Is a swizzled layout an exclusive-or of functions of one digit each? Exactly, without enumeration (ours; proof in
//! `docs/theory.md`). Swizzles are linear over the field of two elements and one-to-one, so that they do not matter but
//! for how many bits they leave alone: what is asked is whether the sum has a carry that joins two digits.

use crate::layout::{Digit, Layout};
use crate::list::Mapped as _;
use crate::map::Map;
use crate::swizzle;
use alloc::vec::Vec;

/// For a map of one layout L under swizzles with span K, the bits that each digit moves; `None` where two digits share
/// one, or the map has several layouts.
///
/// With `d = 2^K·h + l` for each stride (`l < 2^K`) and for the offset, and `L' = o' + Σ lᵢcᵢ`, at every coordinate
///
/// ```text
/// σ(L(c)) = 2^K·(h₀ + Σ hᵢcᵢ) + (σ(o') ⊕ ⨁ᵢ σ(o' ⊕ (o' + lᵢcᵢ)))
/// ```
///
/// iff the masks, of which the i-th holds the bits of `o' ⊕ (o' + lᵢcᵢ)` for all `cᵢ`, are disjoint.
#[must_use]
pub fn masks(map: &Map) -> Option<Vec<u64>> {
    let layout = map.under_swizzles()?;
    let low = low(map);
    let mask = |d: &Digit| moved(layout.offset & low, d.stride.value() & low, d.extent);
    let masks: Vec<u64> = layout.digits.mapped(mask);
    are_disjoint(&masks).then_some(masks)
}

/// The value by the formula that [`masks`] proves, for tests.
#[doc(hidden)]
#[must_use]
pub fn eval(map: &Map, layout: &Layout, digits: &[u64]) -> u64 {
    let (low, swizzles) = (low(map), map.swizzles());
    let sigma = |x: u64| swizzle::eval_all(&swizzles, x);
    let at = |(d, c): (&Digit, &u64)| (d.stride.value() & !low) * c;
    let added = layout.digits.iter().zip(digits).map(at).fold(layout.offset & !low, |sum, x| sum + x);
    let origin = layout.offset & low;
    let field = |(d, c): (&Digit, &u64)| sigma(origin ^ (origin + (d.stride.value() & low) * c));
    added + layout.digits.iter().zip(digits).map(field).fold(sigma(origin), |all, x| all ^ x)
}

/// The bits below K; all of them where there is no swizzle.
fn low(map: &Map) -> u64 {
    match map.span() {
        0 => u64::MAX,
        span => u64::MAX >> (64 - span),
    }
}

/// Whether no two masks share a bit.
#[must_use]
pub fn are_disjoint(masks: &[u64]) -> bool {
    let mut taken = 0;
    masks.iter().all(|mask| {
        let apart = taken & mask == 0;
        taken |= mask;
        apart
    })
}

/// The bits in which `start + c·stride` differs from `start` for some `c < count`. The largest must fit in 64 bits.
#[must_use]
pub fn moved(start: u64, stride: u64, count: u64) -> u64 {
    if stride == 0 || count < 2 {
        return 0;
    }
    let last = start + (count - 1) * stride;
    let zeros = stride.trailing_zeros();
    let moves = |b: u32| match 1u128 << b {
        // Steps of at most 2^b cannot pass over a run of 2^b numbers: the two ends tell.
        half if u128::from(stride) <= half => start >> b != last >> b,
        // All multiples of 2^zeros are met modulo 2^(b+1).
        half if u128::from(count) >= half >> zeros << 1 => true,
        _ => meets_other_half(start, stride, b).is_some_and(|c| c < u128::from(count)),
    };
    (zeros..64).filter(|&b| moves(b)).fold(0, |mask, b| mask | 1 << b)
}

/// The least c for which bit b of `start + c·stride` is not that of `start`.
fn meets_other_half(start: u64, stride: u64, b: u32) -> Option<u128> {
    let modulus = 1u128 << (b + 1);
    let half = modulus >> 1;
    let start = u128::from(start) % modulus;
    // The residues of c·stride with the other bit: a run of 2^b of them that 0 is not in.
    let least = if start < half { half - start } else { modulus - start };
    first_within(u128::from(stride) % modulus, modulus, least, least + half - 1)
}

/// The least c with `low ≤ a·c mod m ≤ high`, for `0 < low ≤ high < m` and `a < m`: as Euclid's algorithm, `(a, m)`
/// becomes `(m mod a, a)`.
fn first_within(a: u128, m: u128, low: u128, high: u128) -> Option<u128> {
    if a == 0 {
        return None;
    }
    if 2 * a > m {
        return first_within(m - a, m, m - high, m - low);
    }
    let c = low.div_ceil(a);
    if c * a <= high {
        return Some(c);
    }
    // No multiple of a lies between: some a·c − m·k does, with the least k for which m·k mod a leaves room.
    let k = first_within(m % a, a, (a - high % a) % a, (a - low % a) % a)?;
    Some((low + m * k).div_ceil(a))
}
