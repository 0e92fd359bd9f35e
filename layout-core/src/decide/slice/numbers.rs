//! Numbers for what is met, in the order in which it is met.

use alloc::vec::Vec;

/// A hash table, open and at most half full: a tree takes ten times the steps where macros run unoptimised.
pub(super) struct Numbers {
    /// One more than the number of what hashes here or before, 0 where nothing does.
    slots: Vec<usize>,
    known: Vec<u64>,
}

impl Numbers {
    /// For at most this many.
    pub(super) fn new(most: usize) -> Self {
        Numbers { slots: alloc::vec![0; (2 * most.max(1)).next_power_of_two()], known: Vec::new() }
    }

    /// The number of `x`: the next one where it is new.
    pub(super) fn of(&mut self, x: u64) -> usize {
        let at = self.place(x);
        if self.slots[at] == 0 {
            self.known.push(x);
            self.slots[at] = self.known.len();
        }
        self.slots[at] - 1
    }

    /// The slot of `x`: its own, or the one that it may have.
    fn place(&self, x: u64) -> usize {
        let mut at = self.hash(x);
        while self.slots[at] != 0 && self.known[self.slots[at] - 1] != x {
            at = (at + 1) & (self.slots.len() - 1);
        }
        at
    }

    /// The uppermost bits of a product with 2^64 over the golden ratio: all bits of `x` reach them. Addresses differ in few
    /// bits, often the highest.
    fn hash(&self, x: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (x.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - bits)) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;
    use alloc::vec::Vec;

    #[test]
    fn in_the_order_in_which_they_are_met() {
        for step in [0, 1, 2, 8, 1 << 20, 1 << 32, u64::MAX / 5] {
            for modulus in [1, 3, 7, 64] {
                let xs = (0..200u64).map(|i| (i * i % modulus).wrapping_mul(step));
                let (mut numbers, mut known) = (Numbers::new(200), Vec::new());
                for x in xs {
                    let next = known.len();
                    let expected = known.iter().position(|y| *y == x).unwrap_or(next);
                    if expected == next {
                        known.push(x);
                    }
                    assert_eq!(numbers.of(x), expected);
                }
            }
        }
    }

    /// Wherever the bits are in which they differ, each is found in a few steps.
    #[test]
    fn spread() {
        for (count, shift) in (0..=52).map(|shift| (4096, shift)).chain([(4096, 53), (32, 59), (1, 63), (0, 0)]) {
            let mut numbers = Numbers::new(count);
            let mut steps = 0;
            for i in 0..count as u64 {
                let x = i << shift;
                steps += numbers.place(x).wrapping_sub(numbers.hash(x)) % numbers.slots.len();
                numbers.of(x);
            }
            assert!(steps <= 4 * count, "{steps} steps for {count} multiples of 2^{shift}");
        }
    }
}
