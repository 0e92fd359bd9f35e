//! Sorting modes, names and terms: a few at a time. One instance for all types: the sorts of the standard library,
//! instantiated for each, were an eighth of the code of this crate, and take over a thousand steps for three elements
//! where macros run unoptimised.

use alloc::vec::Vec;

/// Sorts by a key; equals keep their order.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    // Most are in order, and need no list of numbers.
    if (1..items.len()).all(|i| key(&items[i - 1]) <= key(&items[i])) {
        return;
    }
    let order = order(items.len(), &mut |i, j| key(&items[i]) < key(&items[j]));
    for i in 0..items.len() {
        // What belongs here has gone where it was swapped to, as often as that place was filled.
        let mut from = order[i];
        while from < i {
            from = order[from];
        }
        items.swap(i, from);
    }
}

/// The numbers below `n` in order, by binary insertion.
fn order(n: usize, less: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut order = Vec::with_capacity(n);
    for i in 0..n {
        let (mut low, mut high) = (0, i);
        while low < high {
            let middle = usize::midpoint(low, high);
            if less(i, order[middle]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        order.insert(low, i);
    }
    order
}

/// Numbers in order, byte by byte, of however many thousands: by comparison each takes thousands of steps where macros run
/// unoptimised.
#[must_use]
pub fn numbers(mut numbers: Vec<u64>) -> Vec<u64> {
    let mut bits = 0;
    for x in &numbers {
        bits |= x;
    }
    let mut next = alloc::vec![0; numbers.len()];
    for shift in (0..u64::BITS - bits.leading_zeros()).step_by(8) {
        // Where those with each byte begin: behind those with smaller ones.
        let mut starts = [0usize; 257];
        for x in &numbers {
            starts[(x >> shift & 255) as usize + 1] += 1;
        }
        for byte in 0..256 {
            starts[byte + 1] += starts[byte];
        }
        for x in &numbers {
            let place = &mut starts[(x >> shift & 255) as usize];
            next[*place] = *x;
            *place += 1;
        }
        core::mem::swap(&mut numbers, &mut next);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::{by_key, numbers};
    use crate::random::Random;
    use alloc::vec::Vec;

    #[test]
    fn as_the_standard_library_sorts() {
        let mut random = Random(1);
        for n in 0..200 {
            let mut ours: Vec<(u64, usize)> = (0..n % 40).map(|i| (random.below(10), i)).collect();
            let mut theirs = ours.clone();
            by_key(&mut ours, |x| x.0);
            theirs.sort_by_key(|x| x.0);
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn numbers_of_all_lengths() {
        let mut random = Random(2);
        for n in 0..200 {
            let ours: Vec<u64> = (0..n).map(|_| random.below(u64::MAX) >> random.below(64)).collect();
            let mut theirs = ours.clone();
            theirs.sort_unstable();
            assert_eq!(numbers(ours), theirs);
        }
    }
}
