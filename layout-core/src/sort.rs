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

#[cfg(test)]
mod tests {
    use super::by_key;
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
}
