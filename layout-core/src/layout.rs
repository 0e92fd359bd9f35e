//! Flat layouts `n : d` with an offset, read through one integer: the building block of every map.

use crate::int::{self, Overflow};
use crate::list::{Listed as _, Mapped as _};
use crate::shape::weights;
use alloc::vec::Vec;

/// A stride: a positive integer, or `_`, a broadcast (the paper's ⊥).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stride {
    /// The coordinate moves the value by this much. 0 only on a mode of size 1.
    Int(u64),
    /// The coordinate does not move the address.
    Broadcast,
}

impl Stride {
    /// The integer, `_` read as 0.
    #[must_use]
    pub fn value(self) -> u64 {
        match self {
            Stride::Int(d) => d,
            Stride::Broadcast => 0,
        }
    }

    /// `self · k`.
    pub fn scale(self, k: u64) -> Result<Stride, Overflow> {
        Ok(match self {
            Stride::Int(d) => Stride::Int(int::mul(d, k)?),
            Stride::Broadcast => Stride::Broadcast,
        })
    }
}

/// One flat mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digit {
    /// Its extent, at least 1.
    pub extent: u64,
    /// Its stride.
    pub stride: Stride,
}

/// `i ↦ offset + Σ strideⱼ · digitⱼ(i)`, the digits being `unflatten` over the extents, for `i` in `[0, size)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Its modes; the last varies fastest.
    pub digits: Vec<Digit>,
    /// A constant, 0 but for restrictions.
    pub offset: u64,
}

impl Layout {
    /// Checks that size and largest value fit in 64 bits.
    pub fn new(digits: Vec<Digit>, offset: u64) -> Result<Self, Overflow> {
        let (mut size, mut max) = (1, offset);
        for digit in &digits {
            size = int::mul(size, digit.extent)?;
            max = int::add(max, int::mul(digit.extent - 1, digit.stride.value())?)?;
        }
        Ok(Layout { digits, offset })
    }

    /// From extents and integer strides.
    pub fn from_parts(extents: &[u64], strides: &[u64]) -> Result<Self, Overflow> {
        let digits = extents.iter().zip(strides);
        Layout::new(digits.map(|(&extent, &d)| Digit { extent, stride: Stride::Int(d) }).list(), 0)
    }

    /// Row-major and contiguous.
    pub fn canonical(extents: &[u64]) -> Result<Self, Overflow> {
        let mut digits = Vec::with_capacity(extents.len());
        let mut weight = Ok(1);
        for &extent in extents.iter().rev() {
            digits.push(Digit { extent, stride: Stride::Int(weight?) });
            weight = int::mul(weight?, extent);
        }
        digits.reverse();
        Layout::new(digits, 0)
    }

    /// From coordinates in another order, `order` holding the old position of each, to the flattened coordinate over
    /// `extents`, whose product fits in 64 bits. Leaves that `order` leaves out are at 0.
    #[must_use]
    pub fn permutation(extents: &[u64], order: &[usize]) -> Self {
        let unit = weights(extents);
        let digit = |&i: &usize| Digit { extent: extents[i], stride: Stride::Int(unit[i]) };
        Layout { digits: order.mapped(digit), offset: 0 }
    }

    /// The extents.
    #[must_use]
    pub fn extents(&self) -> Vec<u64> {
        let mut extents = Vec::with_capacity(self.digits.len());
        for digit in &self.digits {
            extents.push(digit.extent);
        }
        extents
    }

    /// The number of coordinates.
    #[must_use]
    pub fn size(&self) -> u64 {
        let mut size = 1;
        for digit in &self.digits {
            size *= digit.extent;
        }
        size
    }

    /// The largest value.
    #[must_use]
    pub fn max(&self) -> u64 {
        let mut max = self.offset;
        for digit in &self.digits {
            max += (digit.extent - 1) * digit.stride.value();
        }
        max
    }

    /// The value at `i`.
    #[must_use]
    pub fn eval(&self, mut i: u64) -> u64 {
        let mut value = self.offset;
        for digit in self.digits.iter().rev() {
            value += (i % digit.extent) * digit.stride.value();
            i /= digit.extent;
        }
        value
    }

    /// The values at `0..size`, in order; for sizes that fit in memory.
    #[must_use]
    pub fn table(&self) -> Vec<u64> {
        let size = usize::try_from(self.size()).expect("a table fits in memory");
        let mut table = alloc::vec![0; size];
        let (values, mut known) = (table.as_mut_slice(), 1);
        values[0] = self.offset;
        for digit in self.digits.iter().rev() {
            // Each value is the one at the digit's coordinate before, moved on by the stride.
            let (before, end, step) = (known, known as u64 * digit.extent, digit.stride.value());
            while (known as u64) < end {
                values[known] = values[known - before] + step;
                known += 1;
            }
        }
        table
    }

    /// Whether one of the products of its fastest extents is this: no mode lies on both sides of the weight.
    #[must_use]
    pub fn has_weight(&self, weight: u64) -> bool {
        let mut product = 1;
        for digit in self.digits.iter().rev() {
            if product >= weight {
                break;
            }
            product *= digit.extent;
        }
        product == weight
    }

    /// Whether a mode of size 2 or more is a broadcast.
    #[must_use]
    pub fn has_broadcast(&self) -> bool {
        self.digits.iter().any(|d| d.extent > 1 && d.stride == Stride::Broadcast)
    }

    /// The same function with the fewest modes: size-1 modes dropped, neighbours merged where one continues the
    /// other (`(n, n'd), (n', d)` is `(nn', d)`); a broadcast merges with a broadcast only.
    #[must_use]
    pub fn coalesce(&self) -> Layout {
        let mut digits: Vec<Digit> = Vec::with_capacity(self.digits.len());
        for &digit in &self.digits {
            if digit.extent == 1 {
                continue;
            }
            match digits.last_mut() {
                Some(last) if continues(*last, digit) => {
                    *last = Digit { extent: last.extent * digit.extent, stride: digit.stride };
                }
                _ => digits.push(digit),
            }
        }
        Layout { digits, offset: self.offset }
    }
}

/// Whether `(slow, fast)` read as one mode is a mode.
pub(crate) fn continues(slow: Digit, fast: Digit) -> bool {
    match (slow.stride, fast.stride) {
        (Stride::Int(s), Stride::Int(d)) => d.checked_mul(fast.extent) == Some(s),
        (Stride::Broadcast, Stride::Broadcast) => true,
        _ => false,
    }
}
