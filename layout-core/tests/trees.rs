//! Random trees of operations: values, validity, cosize and injectivity against the oracle at every node.

mod support;

use proptest::prelude::*;
use support::tree::{Dice, dense, storage};

fn grow(seed: u64, depth: usize, into_memory: bool) {
    let mut dice = Dice(seed);
    let size = [1, 2, 6, 8, 12, 16, 24, 30, 32][dice.index(9)];
    let mut model = if into_memory { storage(&mut dice, size) } else { dense(&mut dice, size) };
    model.check();
    for _ in 0..depth {
        // Choices that do not apply, and sizes that grow, are tried again.
        let steps = (0..8).filter_map(|_| model.step(&mut dice)).find(|next| next.map.size() <= 512);
        let Some(next) = steps else { return };
        next.check();
        model = next;
    }
}

proptest! {
    #![proptest_config(support::cases(2000))]

    #[test]
    fn into_memory(seed in any::<u64>()) {
        grow(seed, 4, true);
    }

    #[test]
    fn from_a_dense_bijection(seed in any::<u64>()) {
        grow(seed, 4, false);
    }
}

proptest! {
    #![proptest_config(support::cases(300))]

    #[test]
    fn deep(seed in any::<u64>()) {
        grow(seed, 9, seed % 2 == 0);
    }
}
