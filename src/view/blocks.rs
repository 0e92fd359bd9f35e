//! Walks over numbers of coordinates, in blocks.

use core::ops::Range;

/// Slices in a block: each may be long, and a block of them is unrolled. Of 2 to 32, 4 took the fewest instructions in most of five
/// restrictions, and never more than a loop over single slices by more than a hundredth.
pub(super) const SLICES: usize = 4;

/// Elements in a block: rows are long, and a whole one becomes vectors.
pub(super) const ELEMENTS: usize = 64;

/// `Iterator::fold` over a range, in blocks that start at multiples of `BLOCK`, a power of two.
///
/// Neighbours mostly differ in the fastest coordinate alone. Of two loops the compiler sees that: it computes what they share once
/// for a block, and unrolls the rest; of one loop, as of calls of `next`, it computes the whole at each number. There is but one
/// call of `f`, so that it is inlined however large it is.
///
/// `f` gets each number of the range once, in order, and no other: that references handed out together never meet rests on this.
#[inline(always)]
pub(super) fn fold<const BLOCK: usize, A>(numbers: Range<usize>, init: A, mut f: impl FnMut(A, usize) -> A) -> A {
    let Range { start, end } = numbers;
    if start >= end {
        return init;
    }
    let (first, last) = (start / BLOCK, (end - 1) / BLOCK);
    let mut all = init;
    for block in first..last + 1 {
        // Constants, where the range is a constant of whole blocks.
        let from = if block == first { start % BLOCK } else { 0 };
        let to = if block == last { (end - 1) % BLOCK + 1 } else { BLOCK };
        for step in from..to {
            // The remainder changes nothing, and lets quotients by the block fold before loops are looked at.
            all = f(all, block * BLOCK + step % BLOCK);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::fold;
    use core::ops::Range;
    use std::vec::Vec;

    const BLOCK: usize = 4;

    fn taken(numbers: Range<usize>) -> Vec<usize> {
        fold::<BLOCK, _>(numbers, Vec::new(), |mut taken, number| {
            taken.push(number);
            taken
        })
    }

    #[test]
    fn each_number_once_and_in_order() {
        for start in 0..3 * BLOCK {
            for end in 0..4 * BLOCK {
                assert_eq!(taken(start..end), (start..end).collect::<Vec<_>>(), "{start}..{end}");
            }
        }
    }

    #[test]
    fn up_to_the_largest_number() {
        let numbers = usize::MAX - 2 * BLOCK - 1..usize::MAX;
        assert_eq!(taken(numbers.clone()), numbers.collect::<Vec<_>>());
    }
}
