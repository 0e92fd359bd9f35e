//! Cosize, injectivity and bijectivity against enumeration.

mod support;

use layout_core::decide::budget::{Budget, Limit};
use layout_core::decide::cosize::{CosizeError, cosize};
use layout_core::decide::injective::injective;
use layout_core::ops::{self, Bind};
use layout_core::{Digit, Layout, Map, Path, Shape, Space, Stage, Stride, Swizzle};
use proptest::collection::vec;
use proptest::prelude::*;
use support::{Flat, bijective, composable_pair, oracle, storage, swizzle, values};

fn sigma((bits, src, dst): (u32, u32, u32)) -> Swizzle {
    Swizzle::new(bits, src, dst).unwrap()
}

fn swizzled(map: &Map, fields: &[(u32, u32, u32)]) -> Map {
    fields.iter().fold(map.clone(), |map, &s| ops::swizzle(sigma(s), &map).unwrap())
}

fn largest(map: &Map) -> u64 {
    values(map).into_iter().max().unwrap() + 1
}

fn is_injective(map: &Map) -> bool {
    let mut all = values(map);
    all.sort_unstable();
    all.windows(2).all(|w| w[0] != w[1])
}

/// A layout of disjoint bit fields, so that the closed form applies, behind an offset apart from them.
fn bit_fields() -> impl Strategy<Value = (Flat, u64)> {
    (vec((1u32..=3, 0u32..=1), 1..=3), 0u32..=1, any::<u64>()).prop_map(|(fields, low, noise)| {
        let (mut extents, mut strides, mut bit, mut used) = (Vec::new(), Vec::new(), low, 0);
        for (width, gap) in fields {
            extents.push(1 << width);
            strides.push(1 << bit);
            used |= ((1 << width) - 1) << bit;
            bit += width + gap;
        }
        (Flat::of_integers(extents, strides), (noise % (1 << 10)) & !used)
    })
}

proptest! {
    #![proptest_config(support::cases(2000))]

    #[test]
    fn of_a_layout(flat in storage(200, 5), fields in vec(swizzle(8), 0..=3)) {
        let map = swizzled(&flat.map(Space::Logical, Space::Physical), &fields);
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
    }

    #[test]
    fn of_bit_fields((flat, offset) in bit_fields(), fields in vec(swizzle(11), 1..=3)) {
        let mut map = flat.map(Space::Logical, Space::Physical);
        map.stages = vec![Stage::Layout(Layout { offset, ..flat.layout() })];
        let map = swizzled(&map, &fields);
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
    }

    #[test]
    fn of_a_chain((f, g) in composable_pair(120, 4), fields in vec(swizzle(8), 0..=2)) {
        let mut map = f.map(Space::Logical, Space::Physical);
        map.stages.push(Stage::Layout(g.layout()));
        let map = swizzled(&map, &fields);
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
        prop_assert_eq!(injective(&map, &mut Budget::new()), is_injective(&map));
        prop_assert_eq!(bijective(&map), is_injective(&map) && largest(&map) == map.size());
    }

    #[test]
    fn of_a_restriction(
        (f, g) in composable_pair(120, 4),
        (which, a, b) in any::<(prop::sample::Index, prop::sample::Index, prop::sample::Index)>(),
        range in any::<bool>(),
        fields in vec(swizzle(8), 0..=2),
    ) {
        let mut map = f.map(Space::Logical, Space::Physical);
        map.stages.push(Stage::Layout(g.layout()));
        let mode = which.index(f.extents.len());
        let low = a.index(f.extents[mode] as usize) as u64;
        let high = low + 1 + b.index((f.extents[mode] - low) as usize) as u64;
        let bind = if range { Bind::Range(low, high) } else { Bind::Value(low) };
        let map = ops::restrict(&swizzled(&map, &fields), &[(Path::name(&mode.to_string()), bind)]).unwrap();
        prop_assert_eq!(cosize(&map), Ok(largest(&map)));
        prop_assert_eq!(injective(&map, &mut Budget::new()), is_injective(&map));
        prop_assert!(!bijective(&map));
    }

    #[test]
    fn swizzles_are_their_definition(s in swizzle(12), x in any::<u64>()) {
        prop_assert_eq!(sigma(s).eval(x), oracle::swizzled(s.0, s.1, s.2, x));
        prop_assert_eq!(sigma(s).eval(sigma(s).eval(x)), x);
        prop_assert_eq!(sigma(s).eval(x) >> sigma(s).span(), x >> sigma(s).span());
    }
}

fn one(extents: &[u64], strides: &[u64]) -> Map {
    Flat::of_integers(extents.to_vec(), strides.to_vec()).map(Space::Logical, Space::Physical)
}

#[test]
fn under_a_swizzle_the_largest_address_moves() {
    // 0..=4 under σ(x) = x ⊕ ((x ≫ 1) ∧ 1): 0 1 3 2 4. And 0..=2: 0 1 3.
    assert_eq!(cosize(&swizzled(&one(&[5], &[1]), &[(1, 1, 0)])), Ok(5));
    assert_eq!(cosize(&swizzled(&one(&[3], &[1]), &[(1, 1, 0)])), Ok(4));
}

#[test]
fn sizes_do_not_matter_where_a_closed_form_exists() {
    assert_eq!(cosize(&one(&[1 << 40, 1 << 20], &[1 << 20, 1])), Ok(1 << 60));
    assert_eq!(cosize(&swizzled(&one(&[1 << 40, 1 << 20], &[1 << 20, 1]), &[(3, 40, 4)])), Ok(1 << 60));
    // 2^40 rows of 72: only the last of them lie near the largest address, and one of them has …1110001111, which goes
    // to …1111111111.
    assert_eq!(cosize(&one(&[1 << 40, 64], &[72, 1])), Ok(72 * (1 << 40) - 8));
    assert_eq!(cosize(&swizzled(&one(&[1 << 40, 64], &[72, 1]), &[(3, 7, 4)])), Ok(72 * (1 << 40)));
    assert!(bijective(&swizzled(&one(&[1 << 40, 1 << 20], &[1 << 20, 1]), &[(3, 40, 4)])));
}

#[test]
fn the_largest_address_of_all_overflows() {
    let top = one(&[2], &[u64::MAX]);
    assert_eq!(cosize(&top), Err(CosizeError::Overflow));
    assert_eq!(cosize(&swizzled(&one(&[2], &[u64::MAX - 1]), &[(1, 63, 0)])), Err(CosizeError::Overflow));
    assert!(!bijective(&top));
}

#[test]
fn what_needs_too_many_points_is_undecided() {
    let flat = swizzled(&one(&[3, (1 << 40) - 1], &[1 << 40, 1]), &[(20, 40, 0)]);
    assert!(matches!(cosize(&flat), Err(CosizeError::Undecided(Limit::Points(_)))));
}

#[test]
fn a_rank_0_map_is_one_point() {
    let map =
        ops::restrict(&one(&[4, 4], &[5, 1]), &[(Path::name("0"), Bind::Value(2)), (Path::name("1"), Bind::Value(3))]);
    let map = map.unwrap();
    assert_eq!((map.domain.rank(), map.eval(&[]), cosize(&map)), (0, 13, Ok(14)));
    assert!(injective(&map, &mut Budget::new()));
}

/// A restriction that fixes the coordinate behind every `_` is injective, however the stages hide it.
#[test]
fn binding_every_broadcast_makes_a_map_injective() {
    let budget = &mut Budget::new();
    let shared = Flat { extents: vec![4, 6], strides: vec![None, Some(1)] }.map(Space::Logical, Space::Physical);
    assert!(!injective(&shared, budget));
    assert!(injective(&ops::restrict(&shared, &[(Path::name("0"), Bind::Value(3))]).unwrap(), budget));
    let digits = |v: &[(u64, u64)]| v.iter().map(|&(extent, d)| Digit { extent, stride: Stride::Int(d) }).collect();
    let f = Layout::new(digits(&[(3, 8), (8, 1)]), 0).unwrap();
    let mut chain = shared.clone();
    chain.domain = Shape::flat(&[3, 8]);
    chain.stages.insert(0, Stage::Layout(f));
    assert!(!injective(&chain, budget));
    assert!(!injective(&ops::restrict(&chain, &[(Path::name("0"), Bind::Value(1))]).unwrap(), budget));
    let inside = [(Path::name("0"), Bind::Value(1)), (Path::name("1"), Bind::Range(0, 4))];
    assert!(injective(&ops::restrict(&chain, &inside).unwrap(), budget));
}
