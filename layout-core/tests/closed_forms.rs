//! Each closed form against enumeration, on random cases made to be unpleasant: extents that are no powers of two, modes
//! of size 1, broadcasts, equal and overlapping strides, swizzles of every kind, ranges. 10,000 cases of each; as many as
//! `CASES` says where that is set:
//!
//! ```text
//! CASES=1000000 cargo test --release -p layout-core --test closed_forms
//! ```
//!
//! The proofs are in `docs/theory.md`.

#[path = "slice/claims.rs"]
mod claims;
mod support;
#[path = "support/unpleasant.rs"]
mod unpleasant;

use claims::{holds, is_best};
use layout_core::analysis::vector_width;
use layout_core::decide::alias::{self, AliasError};
use layout_core::decide::budget::Budget;
use layout_core::decide::cosize::{cosize, cosize_within};
use layout_core::decide::injective::injective;
use layout_core::decide::refined::{Refined, layout_of};
use layout_core::decide::slice::{additive_in, enumerated, slice};
use layout_core::decide::{dense, refinement, xor};
use layout_core::map::digits_by_leaf;
use layout_core::shape::{flatten, unflatten};
use layout_core::{Map, Path};
use proptest::collection::vec;
use proptest::prelude::*;
use support::{bijective, composable_pair, composable_triple, merged, oracle, values};
use unpleasant::{any_map, chain_of, chains, cuts, flat, many, swizzled, with_ranges};

/// Enough to scan nothing.
const NOTHING: Budget = Budget { points: 0 };

fn shown(refined: &Refined) -> Vec<Vec<(u64, i128)>> {
    refined.inputs.iter().map(|pieces| pieces.iter().map(|p| (p.weight, p.stride)).collect()).collect()
}

fn largest(map: &Map) -> u64 {
    values(map).into_iter().max().unwrap() + 1
}

fn repeats(map: &Map) -> bool {
    let mut all = values(map);
    all.sort_unstable();
    all.windows(2).any(|w| w[0] == w[1])
}

/// The bits of `start ⊕ (start + c·stride)` for all c.
fn bits(start: u64, stride: u64, count: u64) -> u64 {
    (0..count).fold(0, |all, c| all | (start ^ (start + c * stride)))
}

proptest! {
    #![proptest_config(many())]

    /// Lemma 1.
    #[test]
    fn density(flat in flat(5, 80)) {
        let (layout, table) = (flat.layout(), flat.table());
        prop_assert_eq!(dense::is_dense(&layout), table.dense());
        prop_assert!(dense::is_dense(&dense::tightened(&layout)));
    }

    /// The verdict, the witness, and that it is the smallest. Again with a mode so long and so far apart that only the
    /// search can answer.
    #[test]
    fn aliases(flat in flat(5, 80)) {
        let (layout, table) = (flat.layout(), flat.table());
        let found = alias::check(&layout);
        prop_assert_eq!(found.is_ok(), table.alias_free());
        if let Err(AliasError::Collision(collision)) = &found {
            prop_assert!(collision.holds(&layout));
            prop_assert_eq!(Some(collision.address), unpleasant::smallest_shared(&table));
        }
        let far = alias::check(&unpleasant::out_of_reach(&layout));
        prop_assert_eq!(far.is_ok(), table.alias_free());
        let undecided = matches!(far, Err(AliasError::Undecided { .. }));
        prop_assert!(!undecided);
    }

    /// The criterion over the leaves, in both directions, and the coarsest result.
    #[test]
    fn refinement_over_leaves((f, g) in composable_pair(72, 4)) {
        let map = chain_of(&[&f, &g]);
        let folded = refinement::fold(&f.layout(), &g.layout());
        let expected = oracle::refinement(&f.extents, &values(&map));
        prop_assert_eq!(folded.is_some(), expected.is_some());
        if let Some(folded) = folded {
            prop_assert!(digits_by_leaf(&f.extents, &folded).is_some());
            let found = layout_of(&map, &f.extents, &mut NOTHING.clone()).unwrap();
            prop_assert_eq!(Some(shown(&found)), expected);
        }
    }

    /// One layout over any inputs: exact without a scan.
    #[test]
    fn refinement_of_one_layout((g, flags) in (flat(5, 72), vec(any::<u8>(), 8))) {
        let map = g.map(layout_core::Space::Logical, layout_core::Space::Physical);
        let inputs = cuts(map.size(), &flags);
        let found = layout_of(&map, &inputs, &mut NOTHING.clone());
        prop_assert_eq!(found.as_ref().map(shown), oracle::refinement(&inputs, &values(&map)));
    }

    /// Integral coordinates: what the closed form finds is right, and dense and padded maps it finds all.
    #[test]
    fn refinement_over_inputs((f, g) in composable_pair(72, 0), flags in vec(any::<bool>(), 14)) {
        let (map, inputs) = (chain_of(&[&f, &g]), merged(&f.extents, &flags));
        let found = layout_of(&map, &inputs, &mut NOTHING.clone());
        prop_assert_eq!(found.as_ref().map(shown), oracle::refinement(&inputs, &values(&map)));
    }

    /// Chains of three: what the parts find is right; the scan finds the rest.
    #[test]
    fn chains_of_three((e, f, g) in composable_triple(72), flags in vec(any::<bool>(), 14), outer in 1u64..=3) {
        let map = unpleasant::beside(outer, &chain_of(&[&e, &f, &g]));
        let inputs = [vec![outer], merged(&e.extents, &flags)].concat();
        let expected = oracle::refinement(&inputs, &values(&map));
        let points = if outer > 1 { map.size() - 1 } else { 0 };
        let found = layout_of(&map, &inputs, &mut Budget { points });
        prop_assert!(found.is_none() || found.as_ref().map(shown) == expected);
        prop_assert_eq!(layout_of(&map, &inputs, &mut Budget::new()).as_ref().map(shown), expected);
    }

    /// The masks, that they are disjoint iff no carry joins two digits, and the formula.
    #[test]
    fn exclusive_or_additivity(map in swizzled(flat(4, 80), 0..=2)) {
        let layout = map.under_swizzles().unwrap();
        let low = if map.span() == 0 { u64::MAX } else { (1 << map.span()) - 1 };
        let start = layout.offset & low;
        let exact: Vec<u64> = layout.digits.iter().map(|d| bits(start, d.stride.value() & low, d.extent)).collect();
        let at = |c: &[u64]| layout.digits.iter().zip(c).map(|(d, c)| (d.stride.value() & low) * c).collect::<Vec<u64>>();
        let all = oracle::coordinates(&layout.extents());
        let joined = |c: &Vec<u64>| at(c).iter().fold(start, |x, t| x ^ start ^ (start + t));
        let additive = all.iter().all(|c| joined(c) == start + at(c).iter().sum::<u64>());
        let found = xor::masks(&map);
        prop_assert_eq!(found.clone(), additive.then_some(exact));
        if found.is_some() {
            for c in &all {
                prop_assert_eq!(xor::eval(&map, layout, c), map.eval(c));
            }
        }
    }

    /// Long digits of any stride.
    #[test]
    fn moved_bits(start in 0u64..2000, stride in 0u64..3000, count in 1u64..200) {
        prop_assert_eq!(xor::moved(start, stride, count), bits(start, stride, count));
    }

    /// Up to the highest bit.
    #[test]
    fn moved_high_bits(start in any::<u64>(), stride in any::<u64>(), small in 0u32..8, count in 2u64..200) {
        let count = 2 + ((count - 2) >> small);
        let stride = stride.min(u64::MAX / (count - 1));
        let start = start.min(u64::MAX - (count - 1) * stride);
        prop_assert_eq!(xor::moved(start, stride, count), bits(start, stride, count));
    }

    #[test]
    fn cosize_under_swizzles(map in swizzled(flat(5, 96), 0..=3)) {
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
    }

    #[test]
    fn cosize_of_restrictions(map in with_ranges(chains(72))) {
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
    }

    /// Ranges of one layout, over modes of several digits too: no coordinate is visited.
    #[test]
    fn cosize_of_ranges(map in with_ranges(unpleasant::one(96))) {
        let mut left = if map.swizzles().is_empty() { 0 } else { 1 << 16 };
        prop_assert_eq!(cosize_within(&map, &mut left), Ok(largest(&map)));
    }

    #[test]
    fn injectivity(map in with_ranges(chains(72))) {
        prop_assert_eq!(injective(&map, &mut Budget::new()), !repeats(&map));
        let whole = !map.restricted && !repeats(&map) && largest(&map) == map.size();
        prop_assert_eq!(bijective(&map), whole);
    }

    /// Classes, bases, xors and offsets hold at every coordinate, with any budget; with enough they are the best.
    #[test]
    fn slices(map in any_map(60), flags in vec(any::<bool>(), 12)) {
        let bound = unpleasant::flags(&map, &flags);
        holds(&slice(&map, &bound, &mut NOTHING.clone()), &map, &bound);
        let best = slice(&map, &bound, &mut Budget::new());
        let by_points = enumerated(&map, &bound).unwrap();
        prop_assert_eq!((best.kind, best.bases.len()), (by_points.kind, by_points.bases.len()));
        is_best(&best, &map, &bound);
    }

    #[test]
    fn steps(map in any_map(60), leaf in any::<prop::sample::Index>(), several in 0usize..3) {
        let extents = map.domain.extents();
        let first = leaf.index(extents.len().max(1));
        let leaves = first..extents.len().min(first + 1 + several);
        let bound: Vec<bool> = (0..extents.len()).map(|i| leaves.contains(&i)).collect();
        let Some(step) = additive_in(&map, &bound, leaves.clone()) else { return Ok(()) };
        let group = &extents[leaves.clone()];
        let size: u64 = group.iter().product();
        for c in oracle::coordinates(&extents) {
            let next = flatten(group, &c[leaves.clone()]) + 1;
            if next < size {
                let mut on = c.clone();
                on[leaves.clone()].copy_from_slice(&unflatten(group, next));
                prop_assert_eq!(map.eval(&on), map.eval(&c) + step);
            }
        }
    }

    /// Runs of every leaf; without swizzles no coordinate is visited to find the width.
    #[test]
    fn vector_widths(map in swizzled(flat(4, 80), 0..=2), leaf in any::<prop::sample::Index>()) {
        let extents = map.domain.extents();
        let leaf = leaf.index(extents.len().max(1));
        let Some(&size) = extents.get(leaf) else { return Ok(()) };
        let mut budget = if map.swizzles().is_empty() { NOTHING } else { Budget::new() };
        let found = vector_width(&map, &Path::name(&leaf.to_string()), &mut budget).unwrap();
        let step: u64 = extents[leaf + 1..].iter().product();
        let firsts = || (0..map.size()).filter(|i| (i / step).is_multiple_of(size));
        let runs = |w: u64| firsts().flat_map(move |i| (0..size / w).map(move |r| i + r * w * step));
        let holds = |w: u64| runs(w).all(|i| {
            let start = map.eval_linear(i);
            start.is_multiple_of(w) && (1..w).all(|e| map.eval_linear(i + e * step) == start + e)
        });
        let widest = (0..7).map(|b| 1 << b).filter(|w| size.is_multiple_of(*w) && holds(*w)).max();
        prop_assert_eq!(Some(found.width), widest);
    }
}
