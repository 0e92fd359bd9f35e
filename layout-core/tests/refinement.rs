//! The closed form against the scan and the oracle.

mod support;

use layout_core::decide::budget::Budget;
use layout_core::decide::refined::{Piece, Refined, layout_of};
use layout_core::decide::refinement::fold;
use layout_core::decide::scan::{additive, scan};
use layout_core::map::digits_by_leaf;
use layout_core::ops::{self, Bind};
use layout_core::{Layout, Map, Path, Shape, Space, Stage, Swizzle};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use support::{Flat, composable_pair, composable_triple, merged, oracle, storage, values};

/// `g∘f` as a chain of two stages, folded nowhere.
fn unfolded(stages: &[&Flat]) -> Map {
    let first = stages[0].map(Space::Logical, Space::Physical);
    let stages = stages.iter().map(|s| Stage::Layout(s.layout())).collect();
    Map { stages, ..first }
}

/// The scan's answer for values over some inputs: weights and strides, fastest first.
fn by_scan(f: &[u64], inputs: &[u64]) -> Option<Vec<Vec<(u64, i128)>>> {
    let parts = additive(f, inputs)?;
    let one = |g: &Vec<i128>| scan(g).map(|c| c.weights.into_iter().zip(c.strides).collect());
    parts.functions.iter().map(one).collect()
}

/// The fold's answer in the same form.
fn by_fold(f: &Layout, folded: &Layout) -> Vec<Vec<(u64, i128)>> {
    let leaves = digits_by_leaf(&f.extents(), folded).unwrap();
    let one = |digits: &Vec<layout_core::Digit>| {
        let mut weight = 1;
        let piece = |d: &layout_core::Digit| {
            weight *= d.extent;
            (weight / d.extent, i128::from(d.stride.value()))
        };
        digits.iter().rev().map(piece).collect()
    };
    leaves.iter().map(one).collect()
}

fn shown(refined: &Refined) -> Vec<Vec<(u64, i128)>> {
    refined.inputs.iter().map(|pieces| pieces.iter().map(|p| (p.weight, p.stride)).collect()).collect()
}

/// `layout_of` is right: same verdict as the oracle, same pieces, whole extents, same values.
fn check(map: &Map, inputs: &[u64]) -> Result<bool, TestCaseError> {
    let f = values(map);
    let found = layout_of(map, inputs, &mut Budget::new());
    prop_assert_eq!(found.as_ref().map(shown), oracle::refinement(inputs, &f));
    if let Some(refined) = &found {
        for (pieces, &n) in refined.inputs.iter().zip(inputs) {
            prop_assert_eq!(pieces.iter().map(|p| p.extent).product::<u64>(), n);
        }
        for (c, &value) in oracle::coordinates(inputs).iter().zip(&f) {
            prop_assert_eq!(refined.eval(c), i128::from(value));
        }
    }
    Ok(found.is_some())
}

proptest! {
    #![proptest_config(support::cases(30_000))]

    #[test]
    fn fold_is_the_scan_over_the_leaves((f, g) in composable_pair(90, 0)) {
        let found = fold(&f.layout(), &g.layout());
        let composite = values(&unfolded(&[&f, &g]));
        let expected = by_scan(&composite, &f.extents);
        prop_assert_eq!(found.as_ref().map(|l| by_fold(&f.layout(), l)), expected.clone());
        prop_assert_eq!(expected, oracle::refinement(&f.extents, &composite));
        if let Some(folded) = found {
            prop_assert!((0..folded.size()).all(|i| folded.eval(i) == composite[i as usize]));
        }
    }
}

proptest! {
    #![proptest_config(support::cases(4000))]

    #[test]
    fn fold_is_the_scan_with_broadcasts((f, g) in composable_pair(90, 3)) {
        let found = fold(&f.layout(), &g.layout());
        let expected = oracle::refinement(&f.extents, &values(&unfolded(&[&f, &g])));
        prop_assert_eq!(found.as_ref().map(|l| by_fold(&f.layout(), l)), expected);
    }

    /// Integral coordinates: any grouping of neighbouring leaves, of composites with and without `_`.
    #[test]
    fn over_any_inputs((f, g) in composable_pair(90, 3), flags in prop::collection::vec(any::<bool>(), 14)) {
        check(&unfolded(&[&f, &g]), &merged(&f.extents, &flags))?;
    }

    /// One layout over inputs that need not be its leaves: the closed form alone decides.
    #[test]
    fn one_layout_over_other_inputs(
        (g, inputs) in support::factors(90).prop_flat_map(|factors| {
            let g = support::extents_of(factors.clone()).prop_flat_map(|e| support::padded_of(e, 3));
            (g, support::extents_of(factors))
        })
    ) {
        check(&g.map(Space::Logical, Space::Physical), &inputs)?;
    }

    #[test]
    fn chains_of_three((e, f, g) in composable_triple(72), flags in prop::collection::vec(any::<bool>(), 14)) {
        let map = unfolded(&[&e, &f, &g]);
        check(&map, &e.extents)?;
        check(&map, &merged(&e.extents, &flags))?;
    }

    #[test]
    fn restricted_and_swizzled(
        (f, g) in composable_pair(90, 4),
        (which, value) in any::<(prop::sample::Index, prop::sample::Index)>(),
        (bits, src, dst) in support::swizzle(7),
        swizzled in any::<bool>(),
    ) {
        let whole = unfolded(&[&f, &g]);
        let mode = which.index(f.extents.len());
        let bind = Bind::Value(value.index(f.extents[mode] as usize) as u64);
        let mut map = ops::restrict(&whole, &[(Path::name(&mode.to_string()), bind)]).unwrap();
        if swizzled {
            map = ops::swizzle(Swizzle::new(bits, src, dst).unwrap(), &map).unwrap();
        }
        check(&map, &map.domain.extents())?;
        check(&map, &[map.size()])?;
    }
}

#[test]
fn a_chain_of_three_that_folds_only_as_a_whole() {
    let flat = |extents: &[u64], strides: &[u64]| Flat::of_integers(extents.to_vec(), strides.to_vec());
    let (e, f) = (flat(&[4, 3], &[3, 1]), flat(&[3, 2, 2], &[2, 1, 6]));
    let g = flat(&[2, 2, 3], &[4, 1, 8]);
    assert_eq!(fold(&e.layout(), &f.layout()), None);
    assert_eq!(fold(&f.layout(), &g.layout()), None);
    assert!(check(&unfolded(&[&e, &f, &g]), &[4, 3]).unwrap());
    // The first two modes of f are one mode of 6: read so, it folds with g.
    assert!(layout_of(&unfolded(&[&e, &f, &g]), &[4, 3], &mut Budget { points: 0 }).is_some());
}

/// `aba = b` for two reversals of mixed-radix digits, neither of which folds with the other, as coarse as they are.
#[test]
fn a_chain_of_three_that_only_the_scan_finds() {
    let (a, b) = (Flat::of_integers(vec![2, 2, 3], vec![1, 2, 4]), Flat::of_integers(vec![2, 3, 2], vec![1, 2, 6]));
    assert_eq!((a.layout().coalesce(), b.layout().coalesce()), (a.layout(), b.layout()));
    assert_eq!((fold(&a.layout(), &b.layout()), fold(&b.layout(), &a.layout())), (None, None));
    let map = unfolded(&[&a, &b, &a]);
    assert_eq!(values(&map), b.table().values);
    assert!(layout_of(&map, &[12], &mut Budget { points: 11 }).is_none());
    assert!(check(&map, &[12]).unwrap());
}

#[test]
fn a_broadcast_that_the_criterion_misses() {
    let g = Flat { extents: vec![15, 2], strides: vec![None, Some(1)] };
    let f = Flat::of_integers(vec![2, 3, 5], vec![15, 1, 3]);
    let found = layout_of(&unfolded(&[&f, &g]), &[30], &mut Budget::new()).unwrap();
    let piece = |weight, extent, stride| Piece { weight, extent, stride };
    assert_eq!(found.inputs, [[piece(1, 2, 1), piece(2, 15, 0)]]);
    assert_eq!(layout_of(&unfolded(&[&f, &g]), &[30], &mut Budget { points: 29 }), None);
}

#[test]
fn the_result_is_coalesced_inside_each_input() {
    let swap = Flat::of_integers(vec![2, 2], vec![1, 2]);
    let found = layout_of(&unfolded(&[&swap, &swap]), &[4], &mut Budget { points: 0 }).unwrap();
    assert_eq!(found.inputs, [[Piece { weight: 1, extent: 4, stride: 1 }]]);
}

/// Two restrictions of the paper: `64 + r + 8v`, and a negative stride.
#[test]
fn worked_restrictions() {
    let named = Shape::named(&[("k", 4), ("v", 8), ("r", 4)]);
    let g =
        Map { domain: named, ..Flat::of_integers(vec![4, 8, 4], vec![32, 1, 8]).map(Space::Logical, Space::Physical) };
    let at_2 = ops::restrict(&g, &[(Path::name("k"), Bind::Value(2))]).unwrap();
    let found = layout_of(&at_2, &[8, 4], &mut Budget::new()).unwrap();
    assert_eq!((found.offset, shown(&found)), (64, vec![vec![(1, 1)], vec![(1, 8)]]));

    let square = Flat::of_integers(vec![2, 2], vec![2, 1]).map(Space::Logical, Space::Physical);
    let swizzled = ops::swizzle(Swizzle::new(1, 1, 0).unwrap(), &square).unwrap();
    let at_1 = ops::restrict(&swizzled, &[(Path::name("0"), Bind::Value(1))]).unwrap();
    let found = layout_of(&at_1, &[2], &mut Budget::new()).unwrap();
    assert_eq!((found.offset, shown(&found)), (3, vec![vec![(1, -1)]]));
}

#[test]
fn inputs_of_another_size_are_refused() {
    let map = Flat::of_integers(vec![4], vec![1]).map(Space::Logical, Space::Physical);
    assert_eq!(layout_of(&map, &[5], &mut Budget::new()), None);
    assert_eq!(layout_of(&map, &[1 << 63, 2, 4], &mut Budget::new()), None);
    assert!(layout_of(&map, &[], &mut Budget::new()).is_none());
}

/// The paper: 524 of its own 600 composites, 0 of 300 swizzled ones.
#[test]
fn how_many_composites_are_layouts() {
    let mut runner = TestRunner::deterministic();
    let pairs = composable_pair(400, 0);
    let swizzles = support::swizzle(9);
    let (mut plain, mut swizzled) = (0, 0);
    for i in 0..600 {
        let (f, g) = pairs.new_tree(&mut runner).unwrap().current();
        let map = unfolded(&[&f, &g]);
        plain += usize::from(layout_of(&map, &f.extents, &mut Budget::new()).is_some());
        if i < 300 {
            let (bits, src, dst) = swizzles.new_tree(&mut runner).unwrap().current();
            let map = ops::swizzle(Swizzle::new(bits, src, dst).unwrap(), &map).unwrap();
            let moved = values(&map) != values(&unfolded(&[&f, &g]));
            swizzled += usize::from(moved && layout_of(&map, &f.extents, &mut Budget::new()).is_some());
        }
    }
    println!("{plain} of 600 composites are layouts; {swizzled} of 300 that a random swizzle moves");
    assert!(plain > 300);
}

#[test]
fn storage_alone_is_its_own_layout() {
    let mut runner = TestRunner::deterministic();
    for _ in 0..500 {
        let flat = storage(5000, 4).new_tree(&mut runner).unwrap().current();
        let map = flat.map(Space::Logical, Space::Physical);
        assert!(layout_of(&map, &flat.extents, &mut Budget { points: 0 }).is_some());
    }
}

/// All coalesced dense bijections of `[0, size)`.
fn dense_bijections(size: u64) -> Vec<Layout> {
    fn cuts(size: u64) -> Vec<Vec<u64>> {
        let shorter = |first: u64| cuts(size / first).into_iter().map(move |rest| [vec![first], rest].concat());
        if size == 1 {
            vec![vec![]]
        } else {
            (2..=size).filter(|d| size.is_multiple_of(*d)).flat_map(shorter).collect()
        }
    }
    fn orders(n: usize) -> Vec<Vec<usize>> {
        let longer = |p: Vec<usize>| (0..n).map(move |at| [&p[..at], &[n - 1], &p[at..]].concat());
        if n == 0 { vec![vec![]] } else { orders(n - 1).into_iter().flat_map(longer).collect() }
    }
    let dense = |extents: &[u64], order: &[usize]| {
        let (mut strides, mut next) = (vec![1; extents.len()], 1);
        for &i in order {
            strides[i] = next;
            next *= extents[i];
        }
        Layout::from_parts(extents, &strides).unwrap()
    };
    let all = cuts(size).into_iter().flat_map(|e| orders(e.len()).into_iter().map(move |o| dense(&e, &o)));
    all.filter(|l| l.coalesce() == *l).collect()
}

/// `docs/theory.md`, section 5: over one integer the criterion misses no pair of dense bijections.
#[test]
fn dense_pairs_over_one_integer() {
    let mut pairs = 0;
    for size in [4, 6, 8, 9, 12, 16, 18, 20, 24, 30, 36] {
        let all = dense_bijections(size);
        for (f, g) in all.iter().flat_map(|f| all.iter().map(move |g| (f, g))) {
            let composite: Vec<i128> = f.table().iter().map(|&y| g.eval(y).into()).collect();
            assert_eq!(fold(f, g).is_some(), scan(&composite).is_some(), "{f:?} {g:?}");
            pairs += 1;
        }
    }
    assert_eq!(pairs, 20_026);
}
