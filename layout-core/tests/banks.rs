//! The bank model against an H200 and against public reports, and analyses of maps against enumeration.

mod support;

use layout_core::analysis::{
    Access, AccessError, BankModel, Goal, SwizzleSearchError, bank_conflicts, find_padding, find_swizzle, paddings,
    sectors, swizzles_for, vector_width, wavefronts,
};
use layout_core::decide::budget::Budget;
use layout_core::oracle::{coordinates, degrees, width};
use layout_core::{Digit, Layout, Map, Mode, Path, Shape, Space, Stage, Stride, Swizzle, Tree, ops};
use proptest::prelude::*;
use std::collections::BTreeSet;
use support::cases;

/// The rows of a table: cells by the head's names.
fn table(text: &'static str) -> impl Iterator<Item = impl Fn(&str) -> &'static str> {
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    lines.map(move |line| {
        let (head, cells): (Vec<&str>, Vec<&str>) = (head.clone(), line.split('\t').collect());
        move |name: &str| cells[head.iter().position(|h| *h == name).unwrap_or_else(|| panic!("{name}"))]
    })
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(' ').map(|n| n.parse().unwrap()).collect()
}

fn cost(model: &BankModel, bytes: &[u64], size: u64) -> u64 {
    model.phases(bytes, size).iter().map(|p| p.degree).sum()
}

#[test]
fn every_pattern_costs_what_the_hardware_takes() {
    let (mut patterns, mut shared) = (0, 0);
    for row in table(include_str!("data/h200.tsv")) {
        let (size, bytes) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        patterns += 1;
        shared += usize::from(cost(&BankModel::NVIDIA, &bytes, size) != cost(&BankModel::UNPAIRED, &bytes, size));
        for (op, model) in [
            ("ld", BankModel::NVIDIA),
            ("st", BankModel::UNPAIRED),
            ("ldmatrix", BankModel::UNPAIRED),
            ("stmatrix", BankModel::UNPAIRED),
        ] {
            if row(op) != "-" {
                assert_eq!(row(op), cost(&model, &bytes, size).to_string(), "{op} {}", row("name"));
            }
        }
    }
    for row in table(include_str!("data/bank_wavefronts.tsv")) {
        let (size, bytes) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        patterns += 1;
        for (op, model) in [("ld", BankModel::NVIDIA), ("st", BankModel::UNPAIRED)] {
            assert_eq!(row(op), cost(&model, &bytes, size).to_string(), "{op} {}", row("name"));
        }
    }
    assert_eq!((patterns, shared), (573, 99));
}

#[test]
fn public_reports() {
    let mut facts = 0;
    for row in table(include_str!("data/public_banks.tsv")) {
        let (size, bytes): (u64, _) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        let phases = BankModel::NVIDIA.phases(&bytes, size);
        let degree = phases.iter().map(|p| p.degree).max().unwrap();
        assert_eq!(row("degree"), degree.to_string(), "{} {}", row("case"), row("what"));
        facts += 1;
    }
    assert_eq!(facts, 52);
}

#[test]
fn other_banks() {
    assert_eq!(BankModel::new(32, 4), Some(BankModel::NVIDIA));
    // Eight-byte words: 64 bits a lane in one phase.
    let wide = BankModel::new(32, 8).unwrap();
    assert_eq!(wide.phase, [32, 32, 32, 32, 16]);
    let rows: Vec<u64> = (0..32).map(|i| i * 8).collect();
    assert_eq!((cost(&wide, &rows, 8), cost(&BankModel::NVIDIA, &rows, 8)), (1, 2));
    assert_eq!([(0, 4), (3, 4), (32, 3), (2, 4), (u64::MAX, 4)].map(|(b, w)| BankModel::new(b, w)), [None; 5]);
    let alone = BankModel { shares: false, ..BankModel::NVIDIA };
    assert_eq!(cost(&alone, &[0; 32], 4), 32);
}

/// Lanes, vector and steps in any order, over memory in any layout.
#[derive(Clone, Debug)]
struct Case {
    map: Map,
    element: u64,
}

fn path(name: &str) -> Path {
    Path::parse(name)
}

fn access(case: &Case) -> Access {
    Access { lanes: path("lane"), vector: Some(path("v")), element: case.element }
}

/// Extents in the order of the domain, with their names.
fn domain() -> impl Strategy<Value = Vec<(&'static str, Vec<u64>)>> {
    let lanes = prop::sample::select(vec![
        vec![32],
        vec![8, 4],
        vec![64],
        vec![2, 2, 2, 2, 2],
        vec![96],
        vec![2, 48],
        vec![4, 16],
    ]);
    let vector = prop::sample::select(vec![1u64, 1, 2, 4, 8]);
    let steps = (1u64..5, 1u64..4);
    (lanes, vector, steps).prop_flat_map(|(lanes, v, (a, b))| {
        Just(vec![("lane", lanes), ("v", vec![v]), ("a", vec![a]), ("b", vec![b])]).prop_shuffle()
    })
}

fn shape(modes: &[(&str, Vec<u64>)]) -> Shape {
    let tree = |extents: &[u64]| match extents {
        [n] => Tree::Leaf(*n),
        several => Tree::Tuple(several.iter().map(|n| Mode::unnamed(Tree::Leaf(*n))).collect()),
    };
    Shape { modes: modes.iter().map(|(name, e)| Mode { label: path(name), tree: tree(e) }).collect() }
}

/// Strides of some dense order of the digits, scaled and padded; now and then any number or a broadcast.
fn layout(extents: Vec<u64>) -> impl Strategy<Value = Layout> {
    let n = extents.len();
    let order = Just((0..n).collect::<Vec<_>>()).prop_shuffle();
    let kinds = prop::collection::vec((0u8..12, 0u64..70, prop::sample::select(vec![0u64, 0, 0, 1, 2, 4, 8])), n);
    (order, kinds, prop::sample::select(vec![0u64, 0, 0, 8, 3])).prop_map(move |(order, kinds, offset)| {
        let (mut digits, mut next) = (vec![Digit { extent: 1, stride: Stride::Int(1) }; n], 1);
        for i in order {
            let (kind, any, pad) = kinds[i];
            let stride = match kind {
                0 => Stride::Int(any),
                1 => Stride::Broadcast,
                _ => Stride::Int(next),
            };
            digits[i] = Digit { extent: extents[i], stride };
            next = next * extents[i] + pad;
        }
        Layout { digits, offset }
    })
}

fn case() -> impl Strategy<Value = Case> {
    let element = prop::sample::select(vec![1u64, 2, 4, 8]);
    (domain(), element, prop::collection::vec(support::swizzle(9), 0..=2), any::<bool>())
        .prop_flat_map(|(modes, element, swizzles, composite)| {
            let shape = shape(&modes);
            let extents = shape.extents();
            let inner = support::dense_of(extents.clone());
            let size = extents.iter().product::<u64>();
            // Memory over the same coordinates, or over other modes of as many.
            let outer = if composite && size.is_multiple_of(6) { vec![size / 6, 6] } else { extents };
            (Just(shape), Just(element), Just(swizzles), inner, layout(outer), Just(composite))
        })
        .prop_map(|(shape, element, swizzles, inner, layout, composite)| {
            let mut map = Map::of(shape, layout, Space::ThreadValue, Space::Physical);
            if composite {
                map.stages.insert(0, Stage::Layout(inner.layout()));
            }
            map.stages.extend(swizzles.into_iter().map(|(b, s, d)| Stage::Swizzle(Swizzle::new(b, s, d).unwrap())));
            Case { map, element }
        })
}

/// The values with these leaves moving, one row for each coordinate of the others.
fn by_definition(map: &Map, moving: &[usize]) -> Vec<Vec<u64>> {
    let extents = map.domain.extents();
    let of = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).collect::<Vec<_>>();
    let still: Vec<usize> = (0..extents.len()).filter(|i| !moving.contains(i)).collect();
    let row = |s: &Vec<u64>| {
        let value = |m: &Vec<u64>| {
            let mut c = vec![0; extents.len()];
            still.iter().zip(s).for_each(|(&i, &x)| c[i] = x);
            moving.iter().zip(m).for_each(|(&i, &x)| c[i] = x);
            map.eval(&c)
        };
        coordinates(&of(moving)).iter().map(value).collect()
    };
    coordinates(&of(&still)).iter().map(row).collect()
}

/// `(conflicts, wavefronts, sectors)`, or whether the vector is none.
fn expected(case: &Case) -> Option<(u64, u64, u64)> {
    let (lanes, v) = (case.map.domain.find(&path("lane")), case.map.domain.find(&path("v")));
    let size = case.map.domain.extents()[v[0]] * case.element;
    if width(&by_definition(&case.map, &v)) * case.element != size {
        return None;
    }
    let first = without(&case.map, v[0]);
    let lanes: Vec<usize> = lanes.iter().map(|&i| if i > v[0] { i - 1 } else { i }).collect();
    let (mut worst, mut longest, mut most) = (0, 0, 0);
    for row in by_definition(&first, &lanes) {
        for warp in row.chunks(32) {
            let bytes: Vec<u64> = warp.iter().map(|x| x * case.element).collect();
            let paired = |by: usize| (0..32).all(|k| bytes[k] == bytes[k ^ by]);
            let phase = (128 / size).min(32) as usize;
            let phase = if size > 4 && (paired(1) || paired(2)) { 2 * phase } else { phase };
            let found = degrees(&bytes, size, phase);
            worst = worst.max(*found.iter().max().unwrap());
            longest = longest.max(found.iter().sum());
            let touched = bytes.iter().flat_map(|b| (0..size).map(move |i| (b + i) / 32)).collect::<BTreeSet<_>>();
            most = most.max(touched.len());
        }
    }
    Some((worst as u64, longest as u64, most as u64))
}

/// The map with a leaf at 0, dropped from the domain; every leaf is a digit of the first stage's shape.
fn without(map: &Map, leaf: usize) -> Map {
    let extents = map.domain.extents();
    let unit = layout_core::shape::weights(&extents);
    let kept: Vec<usize> = (0..extents.len()).filter(|&i| i != leaf).collect();
    let digits = kept.iter().map(|&i| Digit { extent: extents[i], stride: Stride::Int(unit[i]) }).collect();
    let mut stages = vec![Stage::Layout(Layout { digits, offset: 0 })];
    stages.extend(map.stages.iter().cloned());
    let shape = Shape::flat(&kept.iter().map(|&i| extents[i]).collect::<Vec<_>>());
    Map { domain: shape, stages, ..map.clone() }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn accesses_by_enumeration(case in case()) {
        let (access, model) = (access(&case), BankModel::NVIDIA);
        let vector = case.map.domain.extents()[case.map.domain.find(&path("v"))[0]];
        prop_assume!(vector * case.element <= 16);
        match (expected(&case), bank_conflicts(&case.map, &access, &model, &mut Budget::new())) {
            (Some((worst, longest, most)), Ok(found)) => {
                prop_assert_eq!((found.conflicts, found.wavefronts), (worst, longest));
                prop_assert!(found.worst.holds(&case.map, &access, &model), "{:?}", found.worst);
                prop_assert!(found.longest.holds(&case.map, &access, &model), "{:?}", found.longest);
                prop_assert_eq!(found.worst.phases.iter().map(|p| p.degree).max(), Some(worst));
                prop_assert_eq!(found.longest.phases.iter().map(|p| p.degree).sum::<u64>(), longest);
                prop_assert!(!found.worst.lanes.is_empty());
                let found = sectors(&case.map, &access, &mut Budget::new()).unwrap();
                prop_assert_eq!((found.sectors, found.starts.len() as u64), (most, most));
                prop_assert!(found.holds(&case.map, &access));
            }
            (None, Err(AccessError::Broken(broken))) => prop_assert!(broken.holds(&case.map), "{:?}", broken),
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn widths_by_enumeration(case in case(), mode in prop::sample::select(vec!["v", "a", "b", "lane"])) {
        let leaves = case.map.domain.find(&path(mode));
        let found = vector_width(&case.map, &path(mode), &mut Budget::new()).unwrap();
        prop_assert_eq!(found.width, width(&by_definition(&case.map, &leaves)));
        let size: u64 = leaves.iter().map(|&i| case.map.domain.extents()[i]).product();
        prop_assert_eq!(found.broken.is_some(), size.is_multiple_of(2 * found.width));
        if let Some(broken) = found.broken {
            prop_assert!(broken.holds(&case.map), "{:?}", broken);
            prop_assert_eq!(broken.run, 2 * found.width);
        }
    }
}

fn map(modes: &[(&str, u64)], strides: &[u64], swizzle: Option<(u32, u32, u32)>) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    let map = ops::layout(Shape::named(modes), &strides, Space::Logical, Space::Physical).unwrap();
    match swizzle {
        Some((b, src, dst)) => ops::swizzle(Swizzle::new(b, src, dst).unwrap(), &map).unwrap(),
        None => map,
    }
}

fn of(lanes: &str, vector: Option<&str>, element: u64) -> Access {
    Access { lanes: path(lanes), vector: vector.map(path), element }
}

#[test]
fn sizes_do_not_matter_to_the_closed_form() {
    let n = 1u64 << 40;
    let huge = map(&[("step", n), ("lane", 32), ("v", 8)], &[256, 8, 1], Some((3, 6, 3)));
    let mut budget = Budget { points: 4096 };
    let found = bank_conflicts(&huge, &of("lane", Some("v"), 2), &BankModel::NVIDIA, &mut budget).unwrap();
    assert_eq!((found.conflicts, found.wavefronts), (1, 4));
    assert_eq!(vector_width(&huge, &path("v"), &mut budget).unwrap().width, 8);
    let plain = map(&[("step", n >> 6), ("lane", 96), ("v", 1 << 20)], &[97 << 20, 1 << 20, 1], None);
    assert_eq!(vector_width(&plain, &path("v"), &mut budget).unwrap().width, 1 << 20);
    assert_eq!(wavefronts(&plain, &of("lane", None, 4), &BankModel::NVIDIA, &mut budget), Ok(32));
    assert_eq!(sectors(&plain, &of("lane", None, 4), &mut budget).unwrap().sectors, 32);
}

#[test]
fn what_is_no_access() {
    let tile = map(&[("step", 4), ("lane", 32), ("v", 8)], &[256, 8, 1], None);
    let refused = |access: &Access| bank_conflicts(&tile, access, &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(refused(&of("lane", None, 0)), AccessError::Element { bytes: 0 });
    assert_eq!(refused(&of("lane", None, 32)), AccessError::Element { bytes: 32 });
    assert_eq!(refused(&of("row", None, 2)), AccessError::UnknownMode { path: path("row"), vector: false });
    assert_eq!(refused(&of("lane", Some("w"), 2)), AccessError::UnknownMode { path: path("w"), vector: true });
    assert_eq!(refused(&of("v", None, 2)), AccessError::Lanes { lanes: 8, warp: 32 });
    assert_eq!(refused(&of("lane", Some("lane"), 2)), AccessError::Both { path: path("lane") });
    assert_eq!(refused(&of("lane", Some("v"), 4)), AccessError::Bytes { vector: 8, element: 4 });
    assert!(matches!(refused(&of("lane", Some("step"), 4)), AccessError::Broken(b) if b.at == 1 && b.holds(&tile)));
    let logical = Map { to: Space::Logical, ..tile.clone() };
    let error = bank_conflicts(&logical, &of("lane", None, 4), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(error, AccessError::NotPhysical { to: Space::Logical });
    // Contiguous, but every other row starts at an odd address.
    let odd = map(&[("lane", 32), ("v", 2)], &[3, 1], None);
    let error = bank_conflicts(&odd, &of("lane", Some("v"), 4), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert!(matches!(error, AccessError::Broken(b) if b.at == 0 && b.start == 3 && b.holds(&odd)));
    let far = map(&[("lane", 32)], &[1 << 58], None);
    let error = bank_conflicts(&far, &of("lane", None, 8), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(error, AccessError::Overflow);
}

/// `Swizzle<B, M, S>` of what was found.
fn found(map: &Map, uses: &[(Map, Access)]) -> Vec<(u32, u32, u32)> {
    let found = find_swizzle(map, uses, &BankModel::NVIDIA, &mut Budget::new()).unwrap();
    found.found.iter().map(|s| (s.bits, s.src, s.dst)).collect()
}

/// A dense arrangement of lanes and values over a tile.
fn fragment(modes: &[(&str, u64)], strides: &[u64]) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    ops::layout(Shape::named(modes), &strides, Space::ThreadValue, Space::Logical).unwrap()
}

/// The answers of public reports, by search over all swizzles that keep 16-byte vectors, and over all.
#[test]
fn swizzles_of_public_reports() {
    // 64x64 halves (SWZ-01): eight rows of 16 bytes, then one column of halves.
    let tile = map(&[("row", 64), ("col", 64)], &[64, 1], None);
    let rows = fragment(&[("chunk", 8), ("group", 2), ("lane", 32), ("v", 8)], &[8, 2048, 64, 1]);
    let columns = fragment(&[("col", 64), ("half", 2), ("lane", 32)], &[1, 2048, 64]);
    let ldmatrix = (rows, of("lane", Some("v"), 2));
    assert_eq!(found(&tile, std::slice::from_ref(&ldmatrix)), [(3, 6, 3)]);
    assert_eq!(found(&tile, &[(columns.clone(), of("lane", None, 2))]), [(5, 6, 1)]);
    assert_eq!(found(&tile, &[ldmatrix, (columns, of("lane", None, 2))]), []);
    // 128x32 halves (SWZ-02): two bits suffice.
    let tile = map(&[("row", 128), ("col", 32)], &[32, 1], None);
    let rows = fragment(&[("chunk", 4), ("group", 4), ("lane", 32), ("v", 8)], &[8, 1024, 32, 1]);
    assert_eq!(found(&tile, &[(rows, of("lane", Some("v"), 2))])[..2], [(2, 6, 3), (3, 6, 3)]);
    // 32x32 words (SWZ-07, PAD-01): by columns only one is free, and none that keeps vectors.
    let tile = map(&[("row", 32), ("col", 32)], &[32, 1], None);
    let columns = fragment(&[("col", 32), ("lane", 32)], &[1, 32]);
    let rows = fragment(&[("chunk", 8), ("lane", 32), ("v", 4)], &[4, 32, 1]);
    assert_eq!(found(&tile, &[(columns.clone(), of("lane", None, 4))]), [(5, 5, 0)]);
    assert_eq!(found(&tile, &[(rows.clone(), of("lane", Some("v"), 4))])[0], (3, 5, 2));
    let uses = [(columns.clone(), of("lane", None, 4)), (rows, of("lane", Some("v"), 4))];
    let none = find_swizzle(&tile, &uses, &BankModel::NVIDIA, &mut Budget::new()).unwrap();
    let (best, costs) = none.best.unwrap();
    assert_eq!((none.found, (best.bits, best.src, best.dst)), (vec![], (3, 5, 2)));
    assert_eq!(costs, [(4, 4), (1, 4)]);
    // 16x16 halves (SWZ-15): one bit.
    let tile = map(&[("row", 16), ("col", 16)], &[16, 1], None);
    let rows = fragment(&[("chunk", 2), ("row", 16), ("v", 8)], &[8, 16, 1]);
    let flat = ops::group(&rows, &[leaf("lane", &["chunk", "row"]), leaf("v", &["v"])]).unwrap();
    assert_eq!(found(&tile, &[(flat, of("lane", Some("v"), 2))])[0], (1, 6, 3));
    // Padding (PAD-01): 33 for columns.
    let read = ops::compose(&map(&[("row", 32), ("col", 32)], &[32, 1], None), &columns).unwrap();
    let free = |cost: (u64, u64)| cost.0 == 1;
    let padding = find_padding(&read, &of("lane", None, 4), &BankModel::NVIDIA, &free, &mut Budget::new()).unwrap();
    assert_eq!((padding.pitch, padding.pad, padding.map.at(&[5, 3])), (32, 1, 3 * 33 + 5));
}

fn leaf(name: &str, of: &[&str]) -> Mode<Path> {
    let tree = match of {
        [one] => Tree::Leaf(path(one)),
        several => Tree::Tuple(several.iter().map(|p| Mode::unnamed(Tree::Leaf(path(p)))).collect()),
    };
    Mode { label: path(name), tree }
}

/// Every swizzle of a small tile, against the search.
#[test]
fn the_search_misses_none() {
    for (element, pitch, v) in [(2, 64, 8), (2, 32, 2), (4, 32, 1), (4, 20, 4), (1, 128, 16), (8, 16, 1)] {
        let read = map(&[("lane", 32), ("chunk", 2), ("v", v)], &[pitch.max(2 * v), v, 1], None);
        let access = of("lane", Some("v"), element);
        let all = Goal { most: usize::MAX, ..Goal::FREE };
        let free = swizzles_for(&[(read.clone(), access.clone())], &BankModel::NVIDIA, &all, &mut Budget::new());
        let free: BTreeSet<_> = free.unwrap().found.iter().map(|s| (s.bits, s.src, s.dst)).collect();
        for (bits, src, dst) in coordinates(&[7, 14, 14]).iter().map(|c| (c[0] as u32, c[1] as u32, c[2] as u32)) {
            let Ok(sigma) = Swizzle::new(bits, src, dst) else { continue };
            let Ok(swizzled) = ops::swizzle(sigma, &read) else { continue };
            let banks = bank_conflicts(&swizzled, &access, &BankModel::NVIDIA, &mut Budget::new());
            let is_free = banks.is_ok_and(|b| b.conflicts == 1);
            let found = free.contains(&(bits, src, dst));
            assert!(!found || is_free, "{element} {pitch} {v}: {sigma:?}");
            // The rest reads bits that are always 0, or writes above the banks: as good without.
            let idle = bits == 0 || (0..bits).any(|kept| free.contains(&(kept, src, dst))) || free.contains(&(0, 0, 0));
            assert!(!is_free || found || idle, "{element} {pitch} {v}: {sigma:?} is missing");
        }
    }
}

/// PAD-01 and TMA-02 of the public reports: what padding costs vectors, and a box that is wider than its swizzle.
#[test]
fn padded_or_swizzled_or_paged() {
    let conflicts = |map: &Map, access: &Access| {
        bank_conflicts(map, access, &BankModel::NVIDIA, &mut Budget::new()).unwrap().conflicts
    };
    let columns = of("row", None, 4);
    for (pitch, swizzle, degree, vector) in [
        (32, None, 32, 32),
        (33, None, 1, 1),
        (36, None, 4, 4),
        (32, Some((5, 5, 0)), 1, 1),
        (32, Some((3, 5, 2)), 4, 4),
    ] {
        let tile = map(&[("row", 32), ("col", 32)], &[pitch, 1], swizzle);
        assert_eq!(conflicts(&tile, &columns), degree, "{pitch} {swizzle:?}");
        assert_eq!(vector_width(&tile, &path("col"), &mut Budget::new()).unwrap().width, vector, "{pitch} {swizzle:?}");
    }
    // 64 x 128 halves under a swizzle of 128 bytes: flat, and as two pages of 64 columns.
    let sigma = Some((3, 6, 3));
    let flat = map(&[("row", 64), ("chunk", 16), ("v", 8)], &[128, 8, 1], sigma);
    let paged = map(&[("row", 64), ("page", 2), ("chunk", 8), ("v", 8)], &[64, 4096, 8, 1], sigma);
    let ldmatrix = of("row", Some("v"), 2);
    assert_eq!((conflicts(&flat, &ldmatrix), conflicts(&paged, &ldmatrix)), (2, 1));
    assert_eq!((0..8192).filter(|&i| flat.eval_linear(i) != paged.eval_linear(i)).count(), 8064);
}

#[test]
fn banks_are_counted_one_by_one() {
    assert!(BankModel::new(BankModel::MOST, 4).is_some());
    assert_eq!(BankModel::new(BankModel::MOST * 2, 4), None);
    assert_eq!(BankModel::new(1 << 40, 4), None);
}

/// What a search leaves early changes nothing: neither what is found, nor the best there is.
#[test]
fn what_is_hopeless_is_left_and_nothing_else() {
    for (pitch, element, v) in [(32, 4, 1), (96, 4, 1), (64, 2, 8), (40, 2, 1), (33, 4, 1), (32, 4, 4)] {
        let read = map(&[("step", 5), ("lane", 32), ("v", v)], &[2048, pitch, 1], None);
        let maps = [(read, of("lane", Some("v"), element))];
        for goal in [1, 2, 4, 40] {
            let accepts = |_: usize, cost: (u64, u64)| cost.0 == goal;
            let search = |hopeless: &dyn Fn(usize, (u64, u64)) -> bool| {
                let goal = Goal { accepts: &accepts, hopeless, most: usize::MAX };
                swizzles_for(&maps, &BankModel::NVIDIA, &goal, &mut Budget::new()).unwrap()
            };
            assert_eq!(search(&|_, cost| cost.0 > goal), search(&|_, _| false), "{pitch} {goal}");
        }
    }
}

/// A tile of 96 columns has 96 rows that all decide: found for a tenth of what trying every row of every swizzle cost.
#[test]
fn tiles_of_no_power_of_two_are_searched() {
    let tile = map(&[("row", 96), ("col", 96)], &[96, 1], None);
    let read = fragment(&[("col", 96), ("lane", 96)], &[1, 96]);
    let uses = [(ops::compose(&tile, &read).unwrap(), of("lane", None, 4))];
    let mut budget = Budget::new();
    let found = swizzles_for(&uses, &BankModel::NVIDIA, &Goal::FREE, &mut budget).unwrap();
    assert_eq!(found.found.iter().map(|s| (s.bits, s.src, s.dst)).collect::<Vec<_>>(), [(5, 5, 0)]);
    assert!(Budget::new().points - budget.points < 1 << 18, "{}", budget.points);
    // One without an answer is refused, not guessed.
    let spent = swizzles_for(&uses, &BankModel::NVIDIA, &Goal::FREE, &mut Budget { points: 1 << 12 });
    assert!(matches!(spent, Err(SwizzleSearchError::Access(..) | SwizzleSearchError::Undecided(_))));
}

#[test]
fn paddings_of_a_layout() {
    let of = |pitches: &[u64], vector, element| {
        let digits = pitches.iter().map(|&d| Digit { extent: 4, stride: Stride::Int(d) }).collect();
        let layout = Layout { digits, offset: 0 };
        let strides = |l: &Layout| l.digits.iter().map(|d| d.stride.value()).collect::<Vec<_>>();
        let all = paddings(&layout, vector, element, &BankModel::NVIDIA);
        all.map(|p| (p.pitch, p.pad, strides(&p.layout))).collect::<Vec<_>>()
    };
    // Every pad below the 32 banks, one stride or both.
    let words = of(&[4, 1], 1, 4);
    assert_eq!((words.len(), &words[0], &words[30]), (31, &(4, 1, vec![5, 1]), &(4, 31, vec![35, 1])));
    let both = of(&[16, 4, 1], 1, 4);
    assert_eq!((&both[0], &both[1]), (&(4, 1, vec![20, 5, 1]), &(16, 1, vec![17, 4, 1])));
    // Vectors of eight halves stay aligned.
    let halves: Vec<u64> = of(&[64, 1], 8, 2).iter().map(|p| p.1).collect();
    assert_eq!(halves, [8, 16, 24, 32, 40, 48, 56]);
    // Behind a pitch that the rest reaches past, nothing is padded.
    assert_eq!(of(&[3, 1], 1, 4), []);
}
