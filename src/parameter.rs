//! Run-time strides and extents: why values are refused, and the arithmetic with which generated code checks them.

use core::fmt;

/// Why `new` of a layout with parameters refused their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParameterError(Why);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Why {
    Clause(&'static str),
    Extent(&'static str, u64),
    Elements,
    Bytes,
}

impl ParameterError {
    /// A clause of `where` does not hold.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub const fn of_clause(clause: &'static str) -> Self {
        ParameterError(Why::Clause(clause))
    }

    /// A run-time extent is larger than there is room for.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub const fn of_extent(extent: &'static str, most: u64) -> Self {
        ParameterError(Why::Extent(extent, most))
    }

    /// Coordinates or offsets, in elements, do not fit the index type.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub const fn of_elements() -> Self {
        ParameterError(Why::Elements)
    }

    /// Offsets in bytes do not fit the index type.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub const fn of_bytes() -> Self {
        ParameterError(Why::Bytes)
    }

    /// The clause of `where` that does not hold, as `layout!` prints it; `None` where a number is too large.
    #[must_use]
    #[inline]
    pub const fn clause(&self) -> Option<&'static str> {
        match self.0 {
            Why::Clause(clause) => Some(clause),
            Why::Extent(..) | Why::Elements | Why::Bytes => None,
        }
    }
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Why::Clause(clause) => write!(f, "`{clause}` does not hold"),
            Why::Extent(extent, most) => {
                write!(f, "the extent `{extent}` is more than {most}, all that there is room for")
            }
            Why::Elements => f.write_str("coordinates or offsets do not fit the index type"),
            Why::Bytes => f.write_str("offsets in bytes do not fit the index type"),
        }
    }
}

impl core::error::Error for ParameterError {}

/// What a layout with P parameters carries: their values, and the reciprocals of D numbers.
pub type State<I, const P: usize, const D: usize> = ([I; P], [Reciprocal<I>; D]);

/// A product: a coefficient and values of parameters.
pub type Term<'a> = (u64, &'a [u64]);

/// `Σ` of products; at most `u128::MAX`, where it overflows.
#[must_use]
#[inline]
pub const fn sum(terms: &[Term<'_>]) -> u128 {
    let mut total = 0u128;
    let mut i = 0;
    while i < terms.len() {
        let (mut product, mut j) = (terms[i].0 as u128, 0);
        while j < terms[i].1.len() {
            product = product.saturating_mul(terms[i].1[j] as u128);
            j += 1;
        }
        total = total.saturating_add(product);
        i += 1;
    }
    total
}

/// `left ≥ right + n`; false where `right + n` overflows.
#[must_use]
#[inline]
pub const fn at_least(left: &[Term<'_>], right: &[Term<'_>], n: u128) -> bool {
    let right = sum(right).saturating_add(n);
    right < u128::MAX && sum(left) >= right
}

/// `left ≤ right + n`; false where `left` overflows.
#[must_use]
#[inline]
pub const fn at_most(left: &[Term<'_>], right: &[Term<'_>], n: u128) -> bool {
    let left = sum(left);
    left < u128::MAX && left <= sum(right).saturating_add(n)
}

/// `left = right`; false where either overflows.
#[must_use]
#[inline]
pub const fn equal(left: &[Term<'_>], right: &[Term<'_>]) -> bool {
    let left = sum(left);
    left < u128::MAX && left == sum(right)
}

/// `left ≡ right (mod m)`; false where either overflows.
#[must_use]
#[inline]
pub const fn congruent(left: &[Term<'_>], right: &[Term<'_>], m: u64) -> bool {
    let (left, right) = (sum(left), sum(right));
    left < u128::MAX && right < u128::MAX && left % m as u128 == right % m as u128
}

/// `left − right`, for checked values: not negative, and below 2⁶⁴.
#[must_use]
#[allow(clippy::cast_possible_truncation, reason = "the values were checked")]
#[inline]
pub const fn difference(left: &[Term<'_>], right: &[Term<'_>]) -> u64 {
    sum(left).saturating_sub(sum(right)) as u64
}

/// Division by a number that is known when a layout is made: a multiplication and a shift.
///
/// `⌊x·m / 2^(31+s)⌋` with `s = ⌈log₂ d⌉` and `m = ⌈2^(31+s)/d⌉` is `⌊x/d⌋` for all `x < 2³¹`: with `m·d = 2^(31+s) + e`,
/// `e < d ≤ 2^s`, the quotient is `x/d + x·e/(d·2^(31+s))`, and the second term is below `1/d`. As `2^(s-1) < d < 2³²`, `m` is
/// below 2³². For 64 bits the same with 63 in the place of 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reciprocal<I> {
    multiplier: I,
    shift: u32,
}

macro_rules! reciprocals {
    ($($word:ty, $wide:ty);*) => { $(
        impl Reciprocal<$word> {
            /// Of `d`, at least 1; what is divided must have its top bit clear.
            #[must_use]
            #[allow(clippy::cast_possible_truncation, reason = "below 2^BITS")]
            #[inline]
            pub const fn of(d: $word) -> Self {
                let log = if d <= 1 { 0 } else { <$word>::BITS - (d - 1).leading_zeros() };
                let shift = <$word>::BITS - 1 + log;
                let power: $wide = 1 << shift;
                Reciprocal { multiplier: power.div_ceil(if d == 0 { 1 } else { d as $wide }) as $word, shift }
            }

            /// `⌊x/d⌋`.
            #[inline(always)]
            #[must_use]
            #[allow(clippy::cast_possible_truncation, reason = "a quotient of x")]
            pub const fn divide(self, x: $word) -> $word {
                (x as $wide * self.multiplier as $wide >> self.shift) as $word
            }
        }
    )* };
}

reciprocals!(u32, u64; u64, u128; usize, u128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reciprocals_are_exact() {
        let tops = [0, 1, 2, 3, 6, 7, 63, 64, 65, 999_999, (1 << 31) - 2, (1 << 31) - 1];
        let divisors =
            (1..2000).chain([4095, 4097, 65_535, 65_537, 1 << 30, (1 << 30) + 1, (1 << 31) - 1, 1 << 31, u32::MAX]);
        for d in divisors {
            let (narrow, wide) = (Reciprocal::<u32>::of(d), Reciprocal::<u64>::of(u64::from(d) << 30 | 1));
            for top in tops {
                // Multiples are where a quotient one too large or too small would show.
                let multiple = top / d * d;
                for x in [top, multiple, multiple.saturating_sub(1)] {
                    assert_eq!(narrow.divide(x), x / d, "{x} / {d}");
                    let (x, d) = (u64::from(x) << 32 | u64::from(x), u64::from(d) << 30 | 1);
                    assert_eq!(wide.divide(x), x / d, "{x} / {d}");
                }
            }
        }
    }

    #[test]
    fn sums_do_not_wrap() {
        let huge: Term<'_> = (u64::MAX, &[u64::MAX, u64::MAX]);
        assert_eq!(sum(&[huge]), u128::MAX);
        assert!(!at_least(&[huge], &[huge], 0) && !at_most(&[huge], &[huge], 0) && !equal(&[huge], &[huge]));
        assert!(at_least(&[(2, &[5])], &[(1, &[3]), (1, &[])], 6) && !at_least(&[(2, &[5])], &[(1, &[])], 10));
        assert!(congruent(&[(1, &[10])], &[(2, &[])], 8) && !congruent(&[(1, &[10])], &[(3, &[])], 8));
    }
}
