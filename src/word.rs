//! The integers of index functions.

use core::fmt::Debug;
use core::hash::Hash;

/// The integer types that coordinates and addresses have: `u32`, `u64` and `usize`. The trait is sealed.
///
/// Arithmetic here neither panics nor wraps: what it is used for was proved to stay below the cosize.
pub trait Word: Copy + Debug + Ord + Hash + 'static + sealed::Sealed {
    /// 256 zeros: as a table of constants, the longest there is, they change nothing.
    #[doc(hidden)]
    const ZEROS: &'static [Self];

    /// `v`, which is below the number of values or below a cosize.
    fn from_usize(v: usize) -> Self;
    /// As a number of elements; `usize` is taken as 64 bits where a cosize needs it.
    fn to_usize(self) -> usize;
    /// Whether it is below `n`, whatever the width of `usize`.
    fn is_below(self, n: usize) -> bool;
    /// The low 32 bits, as shared addresses have them.
    fn to_u32(self) -> u32;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The exclusive or.
    fn xor(self, other: Self) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! words {
    ($($word:ty)*) => { $(
        impl sealed::Sealed for $word {}

        #[allow(clippy::cast_possible_truncation, reason = "the value is an address, and these fit the index type")]
        impl Word for $word {
            const ZEROS: &'static [Self] = &[0; 256];

            #[inline(always)]
            fn from_usize(v: usize) -> Self {
                v as Self
            }

            #[inline(always)]
            fn to_usize(self) -> usize {
                self as usize
            }

            #[inline(always)]
            fn is_below(self, n: usize) -> bool {
                (self as u64) < (n as u64)
            }

            #[inline(always)]
            fn to_u32(self) -> u32 {
                self as u32
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
        }
    )* };
}

words!(u32 u64 usize);
