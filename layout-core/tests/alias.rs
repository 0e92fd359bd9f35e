//! The difference search against enumeration, on 44,000 random layouts.

mod support;

use layout_core::decide::alias::{AliasError, Collision, check};
use layout_core::{Digit, Layout, Stride};
use proptest::prelude::*;
use support::oracle::{Table, coordinates};
use support::{Flat, any_flat, storage};

/// The smallest address that two unrelated coordinates share.
fn smallest_shared(table: &Table) -> Option<u64> {
    let mut seen = std::collections::BTreeMap::<u64, u64>::new();
    let mut shared = Vec::new();
    for (&value, &class) in table.values.iter().zip(&table.classes) {
        if *seen.entry(value).or_insert(class) != class {
            shared.push(value);
        }
    }
    shared.into_iter().min()
}

fn agrees(flat: &Flat) -> Result<(), TestCaseError> {
    let (layout, table) = (flat.layout(), flat.table());
    match check(&layout) {
        Ok(()) => prop_assert!(table.alias_free()),
        Err(AliasError::Collision(collision)) => {
            prop_assert!(!table.alias_free());
            witness(&collision, &layout)?;
            prop_assert_eq!(Some(collision.address), smallest_shared(&table));
        }
        Err(undecided) => prop_assert!(false, "{:?}", undecided),
    }
    Ok(())
}

fn witness(collision: &Collision, layout: &Layout) -> Result<(), TestCaseError> {
    prop_assert!(collision.holds(layout));
    prop_assert!(collision.left < collision.right);
    for (i, digit) in layout.digits.iter().enumerate().filter(|(_, d)| d.stride == Stride::Broadcast) {
        prop_assert_eq!((collision.left[i], collision.right[i]), (0, 0), "{:?}", digit);
    }
    Ok(())
}

/// With a mode so long that no enumeration helps, and so far apart that it changes nothing.
fn out_of_reach(flat: &Flat) -> Layout {
    let mut digits = flat.layout().digits;
    digits.insert(0, Digit { extent: 1 << 17, stride: Stride::Int(1 << 20) });
    Layout::new(digits, 0).unwrap()
}

proptest! {
    #![proptest_config(support::cases(12_000))]

    #[test]
    fn with_broadcasts(flat in any_flat(4, 5, 30, 5)) {
        agrees(&flat)?;
    }

    #[test]
    fn without_broadcasts(flat in any_flat(4, 5, 60, 0)) {
        agrees(&flat)?;
    }

    #[test]
    fn comparable_strides(flat in any_flat(3, 7, 20, 0), base in 10u64..80) {
        let strides = flat.strides.iter().map(|d| d.map(|d| d + base)).collect();
        agrees(&Flat { strides, ..flat })?;
    }
}

proptest! {
    #![proptest_config(support::cases(4000))]

    #[test]
    fn almost_separated(flat in storage(200, 6), which in any::<prop::sample::Index>(), less in 0u64..3) {
        let mut flat = flat;
        let i = which.index(flat.strides.len());
        flat.strides[i] = flat.strides[i].map(|d| d.saturating_sub(less).max(1));
        agrees(&flat)?;
    }

}

proptest! {
    #![proptest_config(support::cases(1000))]

    #[test]
    fn the_search_alone(flat in any_flat(4, 5, 60, 8)) {
        let layout = out_of_reach(&flat);
        match check(&layout) {
            Ok(()) => prop_assert!(flat.table().alias_free()),
            Err(AliasError::Collision(collision)) => {
                prop_assert!(!flat.table().alias_free());
                witness(&collision, &layout)?;
            }
            Err(undecided) => prop_assert!(false, "{:?}", undecided),
        }
    }

    #[test]
    fn a_wrong_witness_does_not_hold(flat in any_flat(3, 4, 12, 4), address in 0u64..30) {
        let layout = flat.layout();
        let all = coordinates(&flat.extents);
        let (left, right) = (all[0].clone(), all[all.len() - 1].clone());
        let same = layout.eval(0) == address && layout.eval(layout.size() - 1) == address;
        let apart = left.iter().zip(&right).zip(&flat.strides).any(|((a, b), d)| a != b && d.is_some());
        prop_assert_eq!(Collision { left, right, address }.holds(&layout), same && apart);
    }
}

#[test]
fn the_page_s_example() {
    let flat = Flat::of_integers(vec![4, 4], vec![3, 1]);
    let expected = Collision { left: vec![0, 3], right: vec![1, 0], address: 3 };
    assert_eq!(check(&flat.layout()), Err(AliasError::Collision(expected)));
}

#[test]
fn malformed_witnesses_do_not_hold() {
    let layout = Flat::of_integers(vec![4, 4], vec![3, 1]).layout();
    let holds = |left: &[u64], right: &[u64], address| {
        Collision { left: left.to_vec(), right: right.to_vec(), address }.holds(&layout)
    };
    assert!(holds(&[0, 3], &[1, 0], 3));
    assert!(!holds(&[0, 3], &[1, 0], 4));
    assert!(!holds(&[0], &[0], 0));
    assert!(!holds(&[0, 4], &[1, 1], 4));
    assert!(!holds(&[u64::MAX, 0], &[u64::MAX, 0], 4));
}
