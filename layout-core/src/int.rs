//! Checked integer arithmetic. Knows no layout.

pub use num_integer::gcd;

/// A number that does not fit in 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

/// `∏ xs`, or [`Overflow`] past `u64::MAX`.
pub fn product(xs: impl IntoIterator<Item = u64>) -> Result<u64, Overflow> {
    xs.into_iter().try_fold(1u64, mul)
}

/// `a · b`.
pub fn mul(a: u64, b: u64) -> Result<u64, Overflow> {
    a.checked_mul(b).ok_or(Overflow)
}

/// `a + b`.
pub fn add(a: u64, b: u64) -> Result<u64, Overflow> {
    a.checked_add(b).ok_or(Overflow)
}

/// The least common multiple of two positive numbers.
pub fn lcm(a: u64, b: u64) -> Result<u64, Overflow> {
    mul(a / gcd(a, b), b)
}

/// The least multiple of `m` that is at least `x`.
pub fn round_up(x: u64, m: u64) -> Result<u64, Overflow> {
    mul(x.div_ceil(m), m)
}

/// `2^n − 1`, all bits from 64 on.
#[must_use]
pub fn ones(n: u32) -> u64 {
    u64::MAX.checked_shr(64u32.saturating_sub(n)).unwrap_or(0)
}

/// The single bits of a mask, upwards.
pub fn bits(mut mask: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let bit = mask & mask.wrapping_neg();
        mask ^= bit;
        (bit > 0).then_some(bit)
    })
}
