//! Short modes beside two long ones: decided with as many nodes as twice the differences that the short ones have,
//! whatever the strides (`docs/theory.md`, section 2).

mod support;

use layout_core::decide::alias::{AliasError, check_within};
use layout_core::decide::budget::{Limit, NODES, TOTAL_NODES, WITNESS};
use layout_core::{Digit, Layout, Stride};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;
use support::Flat;
use support::tree::Dice;

fn layout(modes: &[(u64, u64)]) -> Layout {
    let digits = modes.iter().map(|&(extent, d)| Digit { extent, stride: Stride::Int(d) }).collect();
    Layout::new(digits, 0).unwrap()
}

/// `Π (2nᵢ−1)` over all modes but the two longest.
fn differences(layout: &Layout) -> u64 {
    let mut extents = layout.extents();
    extents.sort_unstable();
    extents.iter().rev().skip(2).map(|n| 2 * n - 1).product()
}

/// Up to three short modes and two longer ones of comparable strides, in any order.
fn comparable() -> impl Strategy<Value = Flat> {
    let mode = |extent, base: u64| (extent, (0u64..60).prop_map(move |d| base + d));
    (1u64..90).prop_flat_map(move |base| {
        let modes = (vec(mode(2u64..=4, base), 0..=3), vec(mode(5u64..=16, base), 2..=2));
        let modes = modes.prop_map(|(short, long)| [short, long].concat()).prop_shuffle();
        modes.prop_map(|modes| modes.into_iter().unzip()).prop_map(|(n, d)| Flat::of_integers(n, d))
    })
}

proptest! {
    #![proptest_config(support::cases(600))]

    /// With any number of nodes, too few for the search by stride alone: never a wrong answer, none past the budget, and
    /// undecided only where the two longest modes leave too many differences.
    #[test]
    fn as_enumeration_says_whatever_is_left(flat in comparable(), nodes in prop_oneof![0u64..40, 0u64..800]) {
        let (layout, mut left) = (flat.layout(), nodes);
        let answer = check_within(&layout, &mut left, &mut WITNESS.clone());
        prop_assert!(left <= nodes);
        match answer {
            Err(AliasError::Undecided { limit, .. }) => {
                prop_assert_eq!((limit, left), (Limit::Nodes(TOTAL_NODES), 0));
                prop_assert!(2 * differences(&layout) > nodes);
            }
            decided => prop_assert_eq!(decided.is_ok(), flat.table().alias_free()),
        }
    }

    /// The witness of what is decided by extent: the smallest of a layout that has few coordinates.
    #[test]
    fn the_smallest_witness_in_any_order(flat in comparable()) {
        let layout = flat.layout();
        if let Err(AliasError::Collision(collision)) = check_within(&layout, &mut (2 * differences(&layout)), &mut WITNESS.clone()) {
            prop_assert!(collision.holds(&layout));
            if layout.size() <= WITNESS {
                let (mut seen, values) = (BTreeSet::new(), flat.table().values);
                let shared = values.into_iter().filter(|v| !seen.insert(*v)).min();
                prop_assert_eq!(Some(collision.address), shared);
            }
        }
    }
}

/// Each collides at a difference that the search by stride does not reach within its nodes.
#[test]
fn known_differences() {
    type Modes<'a> = &'a [(u64, u64)];
    let known: [(Modes<'_>, &[i128]); 3] = [
        (&[(2, 4_195_269), (4_194_304, 4_195_391), (67_108_864, 4_195_222)], &[1, -1_638_371, 1_638_436]),
        (
            &[(7, 536_871_828), (3, 536_871_910), (16_777_216, 536_871_901), (67_108_864, 536_872_058)],
            &[4, 2, 10_258_694, -10_258_697],
        ),
        (&[(131_072, 8_389_809), (6, 8_389_848), (8192, 8_389_908), (8, 8_389_995)], &[5, -1, -9, 5]),
    ];
    for (modes, difference) in known {
        assert_eq!(modes.iter().zip(difference).map(|(&(_, d), x)| i128::from(d) * x).sum::<i128>(), 0);
        let (layout, mut left) = (layout(modes), TOTAL_NODES);
        let Err(AliasError::Collision(found)) = check_within(&layout, &mut left, &mut WITNESS.clone()) else {
            panic!("{layout:?}")
        };
        assert!(found.holds(&layout));
        let apart = |(l, r): (&u64, &u64)| i128::from(*r) - i128::from(*l);
        assert_eq!(found.left.iter().zip(&found.right).map(apart).collect::<Vec<_>>(), difference);
        assert!(TOTAL_NODES - left <= 2 * differences(&layout));
    }
}

/// One or two short modes beside two long ones, in any order, all strides about as large.
fn random(dice: &mut Dice) -> Layout {
    let mut extents: Vec<u64> = (0..1 + dice.roll(2)).map(|_| 2 + dice.roll(7)).collect();
    extents.extend((0..2).map(|_| (1 << (12 + dice.roll(11))) - dice.roll(2)));
    let base = 1 << (20 + dice.roll(11));
    let order = dice.shuffled(extents.len());
    layout(&order.iter().map(|&i| (extents[i], base + dice.roll(1024))).collect::<Vec<_>>())
}

/// Whether coordinates collide, by trying all differences of all modes but the longest.
fn collides(layout: &Layout) -> bool {
    let number = |d: &Digit| (i128::from(d.extent) - 1, i128::from(d.stride.value()));
    let mut modes: Vec<(i128, i128)> = layout.digits.iter().map(number).collect();
    modes.sort_unstable();
    let (most, stride) = modes.pop().unwrap();
    let mut sums = vec![(0, false)];
    for (most, d) in modes {
        let more = |(sum, any): (i128, bool)| (-most..=most).map(move |x| (sum + x * d, any || x != 0));
        sums = sums.into_iter().flat_map(more).collect();
    }
    sums.into_iter().any(|(sum, any)| any && sum % stride == 0 && (sum / stride).abs() <= most)
}

/// With the search by stride alone 114 of them were.
#[test]
fn none_of_400_is_undecided() {
    let (mut dice, mut free, mut checked) = (Dice(11), 0, 0);
    for _ in 0..400 {
        let (layout, mut left) = (random(&mut dice), TOTAL_NODES);
        let answer = check_within(&layout, &mut left, &mut WITNESS.clone());
        assert!(!matches!(answer, Err(AliasError::Undecided { .. })), "{layout:?}");
        assert!(TOTAL_NODES - left <= 2 * differences(&layout), "{layout:?}");
        if let Err(AliasError::Collision(collision)) = &answer {
            assert!(collision.holds(&layout));
        }
        free += usize::from(answer.is_ok());
        let second = layout.digits.iter().map(|d| d.extent).filter(|n| *n > 8).min().unwrap();
        if differences(&layout) * second < 1 << 17 {
            assert_eq!(answer.is_err(), collides(&layout), "{layout:?}");
            checked += 1;
        }
    }
    assert_eq!((free, checked), (285, 98));
}

/// `3⁹` differences are at most half of the nodes.
#[test]
fn nine_modes_of_2() {
    let mut dice = Dice(12);
    for short in 0..10 {
        let mut stride = || (1 << 30) + dice.roll(1 << 20);
        let mut modes: Vec<(u64, u64)> = (0..short).map(|_| (2, stride())).collect();
        modes.extend([(1 << 22, stride()), (1 << 20, stride())]);
        let (layout, mut left) = (layout(&modes), TOTAL_NODES);
        let answer = check_within(&layout, &mut left, &mut WITNESS.clone());
        assert!(!matches!(answer, Err(AliasError::Undecided { .. })), "{layout:?}");
        assert!(TOTAL_NODES - left <= 2 * differences(&layout) && differences(&layout) <= NODES / 2, "{layout:?}");
    }
}
