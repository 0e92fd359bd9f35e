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
        Numbers { slots: alloc::vec![0; (2 * most).next_power_of_two()], known: Vec::new() }
    }

    /// The number of `x`: the next one where it is new.
    pub(super) fn of(&mut self, x: u64) -> usize {
        let slots = self.slots.as_mut_slice();
        let mut at = hash(x) % slots.len();
        loop {
            match slots[at] {
                0 => {
                    self.known.push(x);
                    slots[at] = self.known.len();
                    return self.known.len() - 1;
                }
                n if self.known[n - 1] == x => return n - 1,
                _ => at = (at + 1) % slots.len(),
            }
        }
    }
}

/// The upper half of a product with 2^64 over the golden ratio: addresses differ in few bits, often the higher ones.
fn hash(x: u64) -> usize {
    (x.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
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
}
