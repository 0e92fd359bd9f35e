//! Slices of random maps against their definition, at every `(t, v)`.

#[path = "slice/claims.rs"]
mod claims;
#[path = "slice/random.rs"]
mod random;
mod support;

use claims::{addresses, holds, is_best};
use layout_core::decide::budget::{Budget, MAX_VALUES};
use layout_core::decide::slice::{Kind, Slice, additive_in, enumerated, slice};
use layout_core::ops::{self, Bind, OpError, post};
use layout_core::{Layout, Map, Path, Shape, Space, Stride, Swizzle};
use random::{any_bound, any_map, composite, sigma};
use support::tree::{self, Dice};

fn share(kinds: &[Kind], kind: Kind) -> f64 {
    100.0 * kinds.iter().filter(|k| **k == kind).count() as f64 / kinds.len() as f64
}

#[test]
fn random_slices_hold_and_are_the_best() {
    let mut dice = Dice(1);
    let mut kinds = Vec::new();
    for _ in 0..5000 {
        let map = any_map(&mut dice);
        let bound = any_bound(&mut dice, &map);
        let s = slice(&map, &bound, &mut Budget::new());
        is_best(&s, &map, &bound);
        kinds.push(s.kind);
        // All rows say the same, of the base too.
        let by_points = enumerated(&map, &bound).unwrap();
        holds(&by_points, &map, &bound);
        assert_eq!((by_points.kind, by_points.bases.len()), (s.kind, s.bases.len()), "{map:?} {bound:?} {s:?}");
    }
    assert!([Kind::Additive, Kind::Xor, Kind::General].iter().all(|k| share(&kinds, *k) > 1.0));
}

/// Without points only the closed form answers; then it is what enumeration says, or claims less.
#[test]
fn the_closed_form_agrees_with_enumeration() {
    let mut dice = Dice(2);
    let (mut same, mut cases) = (0, 0);
    for _ in 0..4000 {
        let map = any_map(&mut dice);
        let bound = any_bound(&mut dice, &map);
        let s = slice(&map, &bound, &mut Budget { points: 0 });
        holds(&s, &map, &bound);
        let by_points = enumerated(&map, &bound).unwrap();
        assert!(s.bases.len() >= by_points.bases.len());
        let simple = map.swizzles().is_empty() && map.under_swizzles().is_some();
        assert!(!simple || s.kind == Kind::Additive, "{map:?}");
        same += usize::from((s.kind, s.bases.len()) == (by_points.kind, by_points.bases.len()));
        cases += 1;
    }
    println!("closed form alone: as good in {same} of {cases}");
    assert!(same * 10 > cases * 6);
}

/// Fields of bits, all digits powers of two: the closed form needs no point, and gives the best there is.
#[test]
fn bit_fields_need_no_points() {
    let mut dice = Dice(3);
    for _ in 0..2000 {
        let rank = 1 + dice.index(4);
        let extents: Vec<u64> = (0..rank).map(|_| 1 << dice.roll(3)).collect();
        let mut strides = vec![1; rank];
        let mut next = 1 << dice.roll(2);
        for i in dice.shuffled(rank) {
            strides[i] = next;
            next *= extents[i] << dice.roll(2);
        }
        let mut map = Map::of(
            Shape::flat(&extents),
            Layout::from_parts(&extents, &strides).unwrap(),
            Space::Logical,
            Space::Physical,
        );
        for _ in 0..dice.roll(3) {
            let sigma = sigma(&mut dice, 8);
            map = ops::swizzle(sigma, &map).unwrap();
        }
        let bound = any_bound(&mut dice, &map);
        let s = slice(&map, &bound, &mut Budget { points: 0 });
        is_best(&s, &map, &bound);
        assert_ne!(s.kind, Kind::General);
    }
}

#[test]
fn shares_of_kinds_in_random_columns() {
    let mut dice = Dice(4);
    let mut shares = |what: &str, make: &mut dyn FnMut(&mut Dice) -> Map| {
        let kinds: Vec<Kind> = (0..10_000)
            .map(|_| {
                let map = make(&mut dice);
                let bound = any_bound(&mut dice, &map);
                slice(&map, &bound, &mut Budget::new()).kind
            })
            .collect();
        let [a, x, g] = [Kind::Additive, Kind::Xor, Kind::General].map(|k| share(&kinds, k));
        println!("{what}: {a:.1}% additive, {x:.1}% xor, {g:.1}% general");
    };
    shares("all maps", &mut any_map);
    shares("swizzled", &mut |dice| {
        loop {
            let map = any_map(dice);
            if map.span() > 0 && map.size() > 8 {
                return map;
            }
        }
    });
}

#[test]
fn advancing_moves_by_the_stride() {
    let mut dice = Dice(5);
    let (mut found, mut missed) = (0, 0);
    for _ in 0..4000 {
        let map = any_map(&mut dice);
        let extents = map.domain.extents();
        let Some(leaf) = (!extents.is_empty()).then(|| dice.index(extents.len())) else { continue };
        let mut bound = any_bound(&mut dice, &map);
        bound[leaf] = true;
        let step = additive_in(&map, &bound, leaf..leaf + 1);
        let moved = |c: &Vec<u64>| {
            let mut on = c.clone();
            on[leaf] += 1;
            (on[leaf] < extents[leaf]).then(|| i128::from(map.eval(&on)) - i128::from(map.eval(c)))
        };
        let steps: Vec<i128> = support::oracle::coordinates(&extents).iter().filter_map(moved).collect();
        let uniform = steps.windows(2).all(|w| w[0] == w[1]);
        match step {
            Some(d) => assert!(steps.iter().all(|s| *s == i128::from(d)), "{map:?} {leaf} {d}"),
            None if uniform && steps.first().is_some_and(|s| *s >= 0) => missed += 1,
            None => {}
        }
        found += usize::from(step.is_some());
        if map.swizzles().is_empty()
            && map.as_layout().is_some()
            && map.domain.rank() == map.layouts().next().unwrap().digits.len()
        {
            assert_eq!(step.is_some(), uniform, "{map:?} {leaf}");
        }
        bound[leaf] = false;
        assert_eq!(additive_in(&map, &bound, leaf..leaf + 1), None);
    }
    println!("advance: {found} found, {missed} missed");
    assert!(found > 8 * missed);
}

fn memory(modes: &[(&str, u64)], strides: &[u64], swizzles: &[(u32, u32, u32)]) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|d| Stride::Int(*d)).collect();
    let map = ops::layout(Shape::named(modes), &strides, Space::Logical, Space::Physical).unwrap();
    swizzles.iter().fold(map, |map, &(b, s, d)| ops::swizzle(Swizzle::new(b, s, d).unwrap(), &map).unwrap())
}

#[test]
fn advancing_by_several_leaves() {
    let map = memory(&[("a", 4), ("b", 6), ("v", 2)], &[12, 2, 1], &[]);
    assert_eq!(additive_in(&map, &[true, true, false], 0..2), Some(2));
    let apart = memory(&[("a", 4), ("b", 6), ("v", 2)], &[16, 2, 1], &[]);
    assert_eq!(additive_in(&apart, &[true, true, false], 0..2), None);
    let shared = memory(&[("a", 1), ("b", 6), ("v", 2)], &[5, 2, 1], &[]);
    assert_eq!(additive_in(&shared, &[true, true, false], 0..2), Some(2));
}

#[test]
fn a_negative_difference_makes_the_second_value_the_base() {
    let map = memory(&[("t", 2), ("a", 2), ("b", 2)], &[4, 2, 1], &[(1, 1, 0)]);
    let map = ops::restrict(&map, &[(Path::name("a"), Bind::Value(1))]).unwrap();
    let s = slice(&map, &[true, false], &mut Budget { points: 0 });
    assert_eq!((s.kind, &s.bases[..]), (Kind::Additive, &[1][..]));
    assert_eq!(s.table.unwrap().offsets, [1, 0]);
}

/// 0, 9, 26, 19 against 3, 12, 29, 22: no bits tell that it is +3.
#[test]
fn carries_hide_a_class() {
    let map = memory(&[("t", 2), ("u", 2), ("v", 2)], &[18, 9, 3], &[(1, 4, 3)]);
    let bound = [true, true, false];
    assert_eq!(addresses(&map, &bound), [[0, 9, 26, 19], [3, 12, 29, 22]]);
    let s = slice(&map, &bound, &mut Budget::new());
    assert_eq!((s.kind, s.bases.len(), s.table.unwrap().offsets), (Kind::Additive, 1, vec![0, 3]));
}

/// A thread's row of `ldmatrix` in a 64×64 tile of 2 bytes: the columns differ by xors, of the mask that the value has.
#[test]
fn a_swizzled_tile_is_one_xor_a_value() {
    let map = memory(&[("row", 64), ("chunk", 8), ("col", 8)], &[64, 8, 1], &[(3, 6, 3)]);
    let s = slice(&map, &[true, false, false], &mut Budget { points: 0 });
    let table = s.table.as_ref().unwrap();
    assert_eq!((s.kind, s.bases.len()), (Kind::Xor, 8));
    assert!((0..64).all(|v| table.xors[v] == (v as u64 & 56) && table.offsets[v] == (v as u64 & 7)));
    assert_eq!(s.mask(&map, &[true, false, false]), Some(56));
    assert_eq!(additive_in(&map, &[true, false, false], 0..1), None);
    assert_eq!(additive_in(&map, &[false, false, true], 2..3), Some(1));
}

#[test]
fn sizes_do_not_matter_to_the_closed_form() {
    let mut none = Budget { points: 0 };
    let map = memory(&[("t", 1 << 40), ("v", 16)], &[72, 1], &[]);
    let s = slice(&map, &[true, false], &mut none);
    assert_eq!((s.kind, s.bases, s.table.unwrap().offsets), (Kind::Additive, vec![0], (0..16).collect()));
    let s = slice(&map, &[false, true], &mut none);
    assert_eq!(s, Slice { kind: Kind::Additive, bases: vec![0], table: None });
    // Fields far above, and 2^40 rows that take on all multiples of 8 modulo 2^K.
    let map = memory(&[("t", 1 << 40), ("v", 16)], &[16, 1], &[(3, 40, 0)]);
    let s = slice(&map, &[true, false], &mut none);
    assert_eq!((s.kind, s.bases.len()), (Kind::Xor, 8));
    assert_eq!(s.mask(&map, &[true, false]), Some(7));
    let map = memory(&[("t", 1 << 40), ("v", 8)], &[72, 1], &[(3, 6, 3)]);
    let s = slice(&map, &[true, false], &mut none);
    assert_eq!((s.kind, s.table.unwrap().offsets), (Kind::Additive, (0..8).collect()));
    assert_eq!(slice(&map, &[false, true], &mut none), Slice { kind: Kind::Additive, bases: vec![0], table: None });
    let map = memory(&[("t", 1 << 40), ("v", 8)], &[72, 1], &[(3, 6, 0)]);
    let s = slice(&map, &[true, false], &mut none);
    assert_eq!((s.kind, s.bases.len()), (Kind::Xor, 8));
    assert_eq!(slice(&map, &[false, true], &mut none), Slice { kind: Kind::General, bases: vec![], table: None });
    // Past the table.
    let n = MAX_VALUES * 2;
    let map = memory(&[("t", 1 << 20), ("v", n)], &[n, 1], &[(3, 20, 14)]);
    assert_eq!(slice(&map, &[true, false], &mut none).kind, Kind::Additive);
    let map = memory(&[("t", 1 << 20), ("v", n)], &[n, 1], &[(3, 14, 0)]);
    assert_eq!(slice(&map, &[true, false], &mut none).kind, Kind::General);
    // What only adds is left out of the enumeration: 2^30 tiles of a swizzled, padded tile.
    let map = memory(&[("tile", 1 << 30), ("t", 16), ("v", 5)], &[1 << 10, 20, 4], &[(2, 4, 2)]);
    let bound = [true, true, false];
    let s = slice(&map, &bound, &mut Budget::new());
    let small = memory(&[("tile", 2), ("t", 16), ("v", 5)], &[1 << 10, 20, 4], &[(2, 4, 2)]);
    assert_eq!(s, slice(&small, &bound, &mut Budget::new()));
    is_best(&s, &small, &bound);
    assert_eq!(additive_in(&map, &bound, 0..1), Some(1 << 10));
}

/// 6·4 threads in a padded tile, and 2^40 tiles around it that no stage mixes with them.
#[test]
fn what_stages_carry_along_is_left_out() {
    let tiles = memory(&[("tile", 1 << 40), ("row", 6), ("col", 8)], &[60, 9, 1], &[]);
    let f = Shape::named(&[("t", 4), ("v", 12)]);
    let f = ops::layout(f, &[Stride::Int(1), Stride::Int(4)], Space::Logical, Space::Logical).unwrap();
    let (map, bound) = ops::compose_bound(&tiles, &[true, false, false], &f).unwrap();
    assert_eq!(bound, [true, false, false]);
    let bound = [true, true, false];
    let s = slice(&map, &bound, &mut Budget::new());
    let few = memory(&[("tile", 3), ("row", 6), ("col", 8)], &[60, 9, 1], &[]);
    let (few, _) = ops::compose_bound(&few, &[true, false, false], &f).unwrap();
    assert_eq!(s, slice(&few, &bound, &mut Budget::new()));
    is_best(&s, &few, &bound);
    assert_eq!(additive_in(&map, &bound, 0..1), Some(60));
}

#[test]
fn restrictions_bound_at_run_time_compose() {
    let mut dice = Dice(6);
    let mut cases = 0;
    while cases < 1500 {
        let Some(g) = composite(&mut dice).filter(|g| g.from == Space::Logical) else { continue };
        let bound = any_bound(&mut dice, &g);
        let extents = g.domain.extents();
        let of =
            |which: bool| extents.iter().zip(&bound).filter(|(_, b)| **b == which).map(|(n, _)| *n).collect::<Vec<_>>();
        let size: u64 = of(false).iter().product();
        let f = tree::dense(&mut dice, size);
        let f = if dice.roll(2) == 0 {
            let e = tree::dense(&mut dice, size);
            ops::compose(&f.map, &e.map).unwrap()
        } else {
            f.map
        };
        let (out, carried) = match ops::compose_bound(&g, &bound, &f) {
            Err(OpError::DuplicateName { .. }) => continue,
            other => other.unwrap(),
        };
        let front = of(true);
        assert_eq!(out.domain.extents(), [front.clone(), f.domain.extents()].concat());
        assert_eq!(carried, (0..out.domain.extents().len()).map(|i| i < front.len()).collect::<Vec<_>>());
        for p in support::oracle::coordinates(&front) {
            assert!((0..size).all(|i| post::compose_bound_post(&g, &bound, &f, &out, &p, i)), "{g:?} {bound:?} {f:?}");
        }
        let s = slice(&out, &carried, &mut Budget::new());
        holds(&s, &out, &carried);
        cases += 1;
    }
}

#[test]
fn composing_checks_its_operands() {
    let g = memory(&[("tile", 3), ("row", 4), ("col", 4)], &[16, 4, 1], &[]);
    let named = |modes: &[(&str, u64)], to| {
        let canonical: Vec<Stride> =
            layout_core::shape::weights(&Shape::named(modes).extents()).into_iter().map(Stride::Int).collect();
        ops::layout(Shape::named(modes), &canonical, Space::Logical, to).unwrap()
    };
    let f = named(&[("t", 4), ("row", 4)], Space::Logical);
    let bound = [true, false, false];
    let (map, _) = ops::compose_bound(&g, &bound, &f).unwrap();
    let names: Vec<String> = map.domain.leaves().iter().map(|l| l.path.to_string()).collect();
    assert_eq!(names, ["tile", "t", "row"]);
    assert!(map.as_layout().is_some());
    let f = named(&[("tile", 4), ("row", 4)], Space::Logical);
    let (map, _) = ops::compose_bound(&g, &bound, &f).unwrap();
    assert_eq!(map.domain.leaves()[0].path.to_string(), "bound.tile");
    let wrong = ops::compose_bound(&g, &[true, true, false], &f);
    assert_eq!(wrong, Err(OpError::ComposeSize { left: 4, right: 16 }));
    let to = named(&[("t", 4), ("row", 4)], Space::Physical);
    assert!(matches!(ops::compose_bound(&g, &bound, &to), Err(OpError::Middle { .. })));
    assert!(matches!(ops::compose_bound(&f, &bound, &f), Err(OpError::NotPhysical { .. })));
}
