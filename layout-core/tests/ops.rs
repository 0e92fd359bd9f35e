//! Every operation against the oracle and its own postcondition, and the worked cases.

mod support;

use layout_core::ops::{self, Bind, OpError, Operand, Pitch, post};
use layout_core::{Map, Mode, Path, Shape, Space, Stride, Swizzle, Tree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use support::oracle::{Table, coordinates};
use support::{Flat, composable_pair, composable_triple, dense, nested, storage, values};

fn memory(flat: &Flat) -> Map {
    ops::layout(Shape::flat(&flat.extents), &flat.strides(), Space::Logical, Space::Physical).unwrap()
}

fn logical(flat: &Flat) -> Map {
    ops::layout(Shape::flat(&flat.extents), &flat.strides(), Space::Logical, Space::Logical).unwrap()
}

/// The storage map as it is, after a dense bijection, or under a swizzle: what most operations take.
fn any_map(max: u64) -> impl Strategy<Value = (Map, Table)> {
    (composable_pair(max, 5), support::swizzle(7), 0..4).prop_map(|((f, g), (bits, src, dst), kind)| {
        let (map, table) = match kind % 2 {
            0 => (memory(&g), g.table()),
            _ => (ops::compose(&memory(&g), &logical(&f)).unwrap(), g.table().after(&f.table())),
        };
        match kind / 2 {
            0 => (map, table),
            _ => {
                let sigma = Swizzle::new(bits, src, dst).unwrap();
                (ops::swizzle(sigma, &map).unwrap(), table.swizzled(bits, src, dst))
            }
        }
    })
}

fn number(i: usize) -> Path {
    Path::name(&i.to_string())
}

proptest! {
    #![proptest_config(support::cases(1000))]

    #[test]
    fn a_literal_is_its_sum(flat in storage(200, 5)) {
        let map = memory(&flat);
        prop_assert_eq!(values(&map), flat.table().values);
        prop_assert!(coordinates(&flat.extents).iter().all(|c| post::layout_post(&flat.strides(), &map, c)));
    }

    #[test]
    fn literals_are_accepted_exactly_where_valid(flat in support::any_flat(4, 4, 16, 8)) {
        let built = |to| ops::layout(Shape::flat(&flat.extents), &flat.strides(), Space::Logical, to).is_ok();
        prop_assert_eq!(built(Space::Physical), flat.table().alias_free());
        prop_assert_eq!(built(Space::Logical), flat.table().dense());
        prop_assert_eq!(built(Space::ThreadValue), flat.table().dense());
    }

    #[test]
    fn swizzle((map, table) in any_map(120), (bits, src, dst) in support::swizzle(7)) {
        let sigma = Swizzle::new(bits, src, dst).unwrap();
        let out = ops::swizzle(sigma, &map).unwrap();
        prop_assert!((0..out.size()).all(|i| post::swizzle_post(sigma, &map, &out, i)));
        prop_assert_eq!(values(&out), table.swizzled(bits, src, dst).values);
    }

    #[test]
    fn composition((f, g) in composable_pair(200, 5)) {
        let (f_map, g_map) = (logical(&f), memory(&g));
        let out = ops::compose(&g_map, &f_map).unwrap();
        prop_assert!((0..out.size()).all(|i| post::compose_post(&g_map, &f_map, &out, i)));
        let table = g.table().after(&f.table());
        prop_assert_eq!(values(&out), &table.values[..]);
        prop_assert!(table.alias_free());
    }

    #[test]
    fn composition_is_associative((e, f, g) in composable_triple(120)) {
        let (e, f, g) = (logical(&e), logical(&f), memory(&g));
        let left = ops::compose(&ops::compose(&g, &f).unwrap(), &e).unwrap();
        let right = ops::compose(&g, &ops::compose(&f, &e).unwrap()).unwrap();
        prop_assert_eq!(values(&left), values(&right));
        prop_assert_eq!(left.domain, right.domain);
    }

    #[test]
    fn the_inverse_undoes(flat in dense(200)) {
        let map = logical(&flat);
        let inverse = ops::inverse(&map).unwrap();
        prop_assert_eq!(values(&inverse), flat.table().inverse().values);
        prop_assert!((0..map.size()).all(|i| post::inverse_post(&map, &inverse, i)));
        let both = [ops::compose(&inverse, &map).unwrap(), ops::compose(&map, &inverse).unwrap()];
        for id in both {
            prop_assert!((0..id.size()).all(|i| id.eval_linear(i) == i));
        }
    }

    #[test]
    fn divide((map, table) in any_map(150), picks in vec(any::<Index>(), 14), flags in vec(any::<bool>(), 14)) {
        // Nested modes divide as integers.
        let map = Map { domain: nested(&map.domain.extents(), &flags), ..map };
        let sizes = map.domain.mode_sizes();
        let divisors = |n: u64| (1..=n).filter(|k| n.is_multiple_of(*k)).collect::<Vec<_>>();
        let tile: Vec<u64> = sizes.iter().zip(&picks).map(|(&n, i)| *i.get(&divisors(n))).collect();
        let out = ops::divide(&map, &tile).unwrap();
        let expected = table.reshaped(&sizes).divided(&tile);
        prop_assert_eq!(out.domain.extents(), &expected.extents[..]);
        prop_assert_eq!(values(&out), &expected.values[..]);
        prop_assert!(coordinates(&sizes).iter().all(|c| post::divide_post(&map, &tile, &out, c)));
    }

    #[test]
    fn repeat((map, table) in any_map(60), by in dense(6), more in 0u64..3) {
        let arrangement = logical(&by);
        let span = 1 << map.span();
        let pitch = (table.cosize() + more).next_multiple_of(span);
        let given = Pitch { pitch: Some(pitch), align: None };
        let pitches = [(given, pitch), (Pitch::default(), table.cosize().next_multiple_of(span))];
        for (pitch, distance) in pitches {
            let out = ops::repeat(&map, &arrangement, pitch).unwrap();
            let expected = table.repeated(&by.table(), distance);
            prop_assert_eq!(values(&out), &expected.values[..]);
            prop_assert!(expected.alias_free());
            for (copy, i) in (0..by.table().size()).flat_map(|a| (0..map.size()).map(move |i| (a, i))) {
                prop_assert!(post::repeat_post(&map, &arrangement, distance, &out, copy, i));
            }
        }
        let small = ops::repeat(&map, &arrangement, Pitch { pitch: Some(table.cosize() - 1), align: None });
        prop_assert!(small.is_err() || table.cosize() == 1);
    }

    #[test]
    fn repeat_of_a_dense_map_is_dense(flat in dense(60), by in dense(6)) {
        let out = ops::repeat(&logical(&flat), &logical(&by), Pitch::default()).unwrap();
        prop_assert_eq!(values(&out), flat.table().repeated(&by.table(), flat.table().size()).values);
        let gap = ops::repeat(&logical(&flat), &logical(&by), Pitch { pitch: Some(flat.table().size() + 1), align: None });
        let refused = matches!(gap, Err(OpError::PitchGap { .. }));
        prop_assert!(refused);
    }

    #[test]
    fn interleave(flat in storage(60, 5), by in dense(6)) {
        let (map, arrangement) = (memory(&flat), logical(&by));
        let out = ops::interleave(&map, &arrangement).unwrap();
        let expected = flat.table().interleaved(&by.table());
        prop_assert_eq!(values(&out), &expected.values[..]);
        prop_assert!(expected.alias_free());
        for (copy, i) in (0..by.table().size()).flat_map(|a| (0..map.size()).map(move |i| (a, i))) {
            prop_assert!(post::interleave_post(&map, &arrangement, &out, copy, i));
        }
    }

    #[test]
    fn broadcast((map, table) in any_map(60), copies in vec(1u64..=3, 0..=2)) {
        let out = ops::broadcast(&map, &Shape::flat(&copies)).unwrap();
        let expected = table.broadcast(&copies);
        prop_assert_eq!(values(&out), &expected.values[..]);
        prop_assert!(expected.alias_free());
        for (copy, i) in (0..copies.iter().product()).flat_map(|a| (0..map.size()).map(move |i| (a, i))) {
            prop_assert!(post::broadcast_post(&map, &out, copy, i));
        }
    }

    #[test]
    fn permute_flatten_rename((map, table) in any_map(120), flags in vec(any::<bool>(), 14), seed in any::<u64>()) {
        let map = Map { domain: nested(&map.domain.extents(), &flags), ..map };
        let flat = ops::flatten(&map).unwrap();
        prop_assert!((0..map.size()).all(|i| post::flatten_post(&map, &flat, i)));
        let names: Vec<Path> = (0..map.domain.rank()).map(|i| Path::name(&format!("n{i}"))).collect();
        let renamed = ops::rename(&map, &names).unwrap();
        prop_assert!((0..map.size()).all(|i| post::flatten_post(&map, &renamed, i)));
        let order = support::tree::Dice(seed).shuffled(map.domain.rank());
        let permuted = ops::permute(&map, &order.iter().map(|&i| number(i)).collect::<Vec<_>>()).unwrap();
        let expected = table.reshaped(&map.domain.mode_sizes()).permuted(&order);
        prop_assert_eq!(values(&permuted), expected.values);
        let leaves = map.domain.leaves();
        let of = |mode: &usize| (0..leaves.len()).filter(|&l| leaves[l].mode == *mode).collect::<Vec<_>>();
        let by_leaf: Vec<usize> = order.iter().flat_map(of).collect();
        prop_assert!(coordinates(&permuted.domain.extents()).iter().all(|c| post::group_post(&map, &by_leaf, &permuted, c)));
    }

    #[test]
    fn zip((map, table) in any_map(120)) {
        match ops::zip(&map) {
            Err(e) => prop_assert_eq!(e, OpError::OddRank { rank: map.domain.rank() }),
            Ok(out) => {
                let half = map.domain.rank() / 2;
                let order: Vec<usize> = (0..half).flat_map(|i| [i, i + half]).collect();
                prop_assert_eq!(values(&out), table.permuted(&order).values);
                prop_assert!(coordinates(&table.extents).iter().all(|c| post::zip_post(&map, &out, c)));
            }
        }
    }

    #[test]
    fn split((map, table) in any_map(120), which in any::<Index>(), seed in any::<u64>(), flags in vec(any::<bool>(), 14)) {
        let map = Map { domain: nested(&map.domain.extents(), &flags), ..map };
        let leaves = map.domain.leaves();
        let leaf = &leaves[which.index(leaves.len())];
        let shape = Shape::flat(&support::tree::Dice(seed).extents(leaf.extent));
        let out = ops::split(&map, &leaf.path, &shape).unwrap();
        prop_assert_eq!(out.domain.mode_sizes().iter().product::<u64>(), map.size());
        prop_assert!((0..map.size()).all(|i| post::split_post(&map, &out, i)));
        prop_assert_eq!(values(&out), table.values);
    }

    #[test]
    fn restrict((map, table) in any_map(150), picks in vec((0u8..3, any::<Index>(), any::<Index>()), 14), flags in vec(any::<bool>(), 14)) {
        let map = Map { domain: nested(&map.domain.extents(), &flags), ..map };
        let sizes = map.domain.mode_sizes();
        let (mut binds, mut expected) = (Vec::new(), table.reshaped(&sizes));
        // From the last mode on, so that the positions in the table stay.
        for (mode, &n) in sizes.iter().enumerate().rev() {
            let (kind, a, b) = picks[mode];
            let low = a.index(n as usize) as u64;
            let high = low + 1 + b.index((n - low) as usize) as u64;
            match kind {
                0 => continue,
                1 => { binds.push((number(mode), Bind::Value(low))); expected = expected.bound(mode, low); }
                _ => { binds.push((number(mode), Bind::Range(low, high))); expected = expected.ranged(mode, low, high); }
            }
        }
        let out = ops::restrict(&map, &binds).unwrap();
        prop_assert_eq!(values(&out), &expected.values[..]);
        prop_assert!(coordinates(&out.domain.extents()).iter().all(|c| post::restrict_post(&map, &binds, &out, c)));
        prop_assert!(out.restricted);
    }

    /// `(G|p) ∘ F = (G ∘ (id_p × F))|p`.
    #[test]
    fn a_restriction_on_the_left((f, g) in composable_pair(80, 5), extra in 1u64..5, value in any::<Index>()) {
        let value = value.index(extra as usize) as u64;
        let mut big = g.clone();
        big.extents.insert(0, extra);
        big.strides.insert(0, Some(g.table().cosize()));
        let (whole, bind) = (memory(&big), [(number(0), Bind::Value(value))]);
        let left = ops::compose(&ops::restrict(&whole, &bind).unwrap(), &logical(&f)).unwrap();
        let mut id_f = f.clone();
        id_f.extents.insert(0, extra);
        id_f.strides.insert(0, Some(f.table().size()));
        let right = ops::restrict(&ops::compose(&whole, &logical(&id_f)).unwrap(), &bind).unwrap();
        prop_assert_eq!(values(&left), values(&right));
        prop_assert!(left.restricted);
    }
}

fn flat(extents: &[u64], strides: &[u64]) -> Flat {
    Flat::of_integers(extents.to_vec(), strides.to_vec())
}

#[test]
fn a_range_over_a_nested_mode_is_one_leaf() {
    let map = Map { domain: nested(&[2, 4], &[true, true]), ..memory(&flat(&[2, 4], &[10, 1])) };
    let out = ops::restrict(&map, &[(number(0), Bind::Range(1, 8))]).unwrap();
    assert_eq!(out.domain.extents(), [7]);
    assert_eq!(values(&out), [1, 2, 3, 10, 11, 12, 13]);
}

#[test]
fn worked_restrictions() {
    let map = memory(&flat(&[4, 8, 4], &[32, 1, 8]));
    let out = ops::restrict(&map, &[(number(0), Bind::Value(2))]).unwrap();
    assert!((0..8).all(|r| (0..4).all(|v| out.at(&[r, v]) == 64 + r + 8 * v)));
    let map = ops::swizzle(Swizzle::new(1, 1, 0).unwrap(), &memory(&flat(&[2, 2], &[2, 1]))).unwrap();
    let out = ops::restrict(&map, &[(number(0), Bind::Value(1))]).unwrap();
    assert_eq!(values(&out), [3, 2]);
}

#[test]
fn a_thread_s_values_are_consecutive() {
    // The usage table: divide(A, (1, v)) ∘ interleave(v:1, 32:1).
    let a = memory(&flat(&[1, 128], &[128, 1]));
    let by_thread = ops::interleave(&logical(&flat(&[4], &[1])), &logical(&flat(&[32], &[1]))).unwrap();
    let out = ops::compose(&ops::divide(&a, &[1, 4]).unwrap(), &by_thread).unwrap();
    assert!((0..32).all(|t| (0..4).all(|v| out.at(&[t, v]) == 4 * t + v)));
}

#[test]
fn a_path_may_name_scattered_leaves() {
    let shape = Shape::named(&[("tile.row", 2), ("rest.row", 3), ("tile.col", 4), ("rest.col", 5)]);
    let strides = [60, 20, 5, 1].map(Stride::Int);
    let map = ops::layout(shape, &strides, Space::Logical, Space::Physical).unwrap();
    let binds = [(Path::name("tile"), Bind::Range(3, 7)), (number(1), Bind::Value(2))];
    let out = ops::restrict(&map, &binds).unwrap();
    assert_eq!(out.domain.extents(), [4, 5]);
    assert!(coordinates(&[4, 5]).iter().all(|c| post::restrict_post(&map, &binds, &out, c)));
    assert_eq!(out.at(&[0, 0]), 3 * 5 + 2 * 20);
    assert_eq!(out.at(&[1, 2]), 60 + 2 * 20 + 2);
}

#[test]
fn group_by_tile_and_rest() {
    let map = ops::layout(
        Shape::named(&[("row", 4), ("col", 6)]),
        &[Stride::Int(8), Stride::Int(1)],
        Space::Logical,
        Space::Physical,
    );
    let tiled = ops::divide(&map.unwrap(), &[2, 3]).unwrap();
    let pair = |label: &str, a: &str, b: &str| {
        let leaf = |p: &str| Mode::unnamed(Tree::Leaf(Path::parse(p)));
        Mode { label: Path::name(label), tree: Tree::Tuple(vec![leaf(a), leaf(b)]) }
    };
    let modes = [pair("row", "rest.row", "tile.row"), pair("col", "rest.col", "tile.col")];
    let whole = ops::group(&tiled, &modes).unwrap();
    assert!((0..4).all(|r| (0..6).all(|c| whole.at(&[r, c]) == 8 * r + c)));
}

#[test]
fn refusals() {
    let padded = memory(&flat(&[4, 4], &[5, 1]));
    let small = logical(&flat(&[4], &[1]));
    assert_eq!(ops::compose(&padded, &small), Err(OpError::ComposeSize { left: 16, right: 4 }));
    assert!(matches!(ops::compose(&small, &padded), Err(OpError::Middle { .. })));
    assert_eq!(ops::divide(&padded, &[4]), Err(OpError::DivideRank { rank: 2, tiles: 1 }));
    assert_eq!(ops::divide(&padded, &[3, 0]), Err(OpError::Divide { mode: 0, extent: 4, tile: 3 }));
    let swizzled = ops::swizzle(Swizzle::new(1, 1, 0).unwrap(), &padded).unwrap();
    assert_eq!(ops::interleave(&swizzled, &small), Err(OpError::NeedsLayout(Operand::First)));
    let odd = Pitch { pitch: Some(25), align: None };
    assert_eq!(ops::repeat(&swizzled, &small, odd), Err(OpError::PitchSwizzle { pitch: 25, span: 4 }));
    assert!(matches!(ops::repeat(&padded, &padded, Pitch::default()), Err(OpError::Arrangement { .. })));
    assert!(matches!(ops::inverse(&padded), Err(OpError::Spaces { .. })));
    assert!(matches!(ops::restrict(&small, &[]), Err(OpError::NotPhysical { .. })));
    let over = [(number(1), Bind::Range(2, 5))];
    assert_eq!(ops::restrict(&padded, &over), Err(OpError::ValueOutside { bind: 0, value: 4, size: 4 }));
}
