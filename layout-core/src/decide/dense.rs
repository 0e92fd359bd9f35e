//! Is a layout a dense bijection onto `[0, size)`? (paper, Lemma 1)

use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::sort;
use alloc::vec::Vec;

/// Why a layout is not a dense bijection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDense {
    /// A mode (by its position among the digits) of size 2 or more is a broadcast.
    Broadcast {
        /// The digit.
        digit: usize,
    },
    /// With the modes sorted by stride, this one should have had another.
    Stride {
        /// The digit.
        digit: usize,
        /// The stride it has.
        stride: u64,
        /// The running product of the extents below it.
        expected: u64,
    },
}

/// Lemma 1: sorted by stride, the strides are the running products of the sizes. Size-1 modes are ignored.
pub fn check(layout: &Layout) -> Result<(), NotDense> {
    if is_nested(&layout.digits) { Ok(()) } else { sorted(layout) }
}

/// Whether each mode of size 2 or more can be taken when its stride is the product of the sizes taken before: the lemma
/// where it holds, without a list. There are at most 63 such modes in 64 bits.
fn is_nested(digits: &[Digit]) -> bool {
    let (mut expected, mut left) = (1u64, 0);
    for digit in digits {
        left += usize::from(digit.extent > 1);
    }
    while left > 0 {
        let before = left;
        // Most stand in order, the last varying fastest, and need one round.
        for digit in digits.iter().rev() {
            if digit.extent > 1 && matches!(digit.stride, Stride::Int(stride) if stride == expected) {
                let Some(product) = expected.checked_mul(digit.extent) else { return false };
                expected = product;
                left -= 1;
            }
        }
        if left == before {
            return false;
        }
    }
    true
}

/// Lemma 1 as it is worded, which says what is wrong first.
fn sorted(layout: &Layout) -> Result<(), NotDense> {
    let mut modes: Vec<(u64, usize, u64)> = Vec::with_capacity(layout.digits.len());
    for (digit, d) in layout.digits.iter().enumerate().filter(|(_, d)| d.extent > 1) {
        match d.stride {
            Stride::Broadcast => return Err(NotDense::Broadcast { digit }),
            Stride::Int(stride) => modes.push((stride, digit, d.extent)),
        }
    }
    sort::by_key(&mut modes, |&(stride, digit, _)| (stride, digit));
    let mut expected = 1u64;
    for (stride, digit, extent) in modes {
        if stride != expected {
            return Err(NotDense::Stride { digit, stride, expected });
        }
        expected = expected.wrapping_mul(extent);
    }
    Ok(())
}

/// Whether a layout is a dense bijection onto `[0, size)`, its offset included.
#[must_use]
pub fn is_dense(layout: &Layout) -> bool {
    layout.offset == 0 && check(layout).is_ok()
}

/// The strides that keep the order in which the modes' strides stand and make the layout dense: what to suggest.
#[must_use]
pub fn tightened(layout: &Layout) -> Layout {
    let mut order: Vec<usize> = (0..layout.digits.len()).list();
    // A broadcast sorts as 0 and so becomes the fastest; ties keep the row-major order (the last mode is faster).
    sort::by_key(&mut order, |&i| (layout.digits[i].stride.value(), core::cmp::Reverse(i)));
    let mut digits = layout.digits.clone();
    let mut stride = 1;
    for i in order {
        digits[i] = Digit { extent: digits[i].extent, stride: Stride::Int(stride) };
        stride *= digits[i].extent;
    }
    Layout { digits, offset: 0 }
}
