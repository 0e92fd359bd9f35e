//! Accesses through random maps, by the definition at every coordinate.

use crate::path;
use crate::support::oracle::{coordinates, degrees, width};
use crate::support::{self, cases};
use layout_core::analysis::{Access, AccessError, BankModel, bank_conflicts, sectors, vector_width};
use layout_core::decide::budget::Budget;
use layout_core::{Digit, Layout, Map, Mode, Shape, Space, Stage, Stride, Swizzle, Tree};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Lanes, vector and steps in any order, over memory in any layout.
#[derive(Clone, Debug)]
struct Case {
    map: Map,
    element: u64,
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

    /// Addresses and swizzles up to the highest bit.
    #[test]
    fn accesses_of_64_bits(
        (a, b) in (1u64..5, 1u64..5),
        (high, any, lane) in (any::<u64>(), any::<u64>(), 0u64..40),
        (bits, src, dst) in support::swizzle(64),
    ) {
        let low = any % (1 << 60);
        let high = high.min((u64::MAX - 31 * lane - (b - 1) * low) / (a - 1).max(1));
        let modes = [("a", vec![a]), ("b", vec![b]), ("v", vec![1]), ("lane", vec![32])];
        let layout = Layout::from_parts(&[a, b, 1, 32], &[high, low, 1, lane]).unwrap();
        let mut map = Map::of(shape(&modes), layout, Space::Logical, Space::Physical);
        map.stages.push(Stage::Swizzle(Swizzle::new(bits, src, dst).unwrap()));
        let case = Case { map, element: 1 };
        let found = bank_conflicts(&case.map, &access(&case), &BankModel::NVIDIA, &mut Budget::new()).unwrap();
        let (worst, longest, most) = expected(&case).unwrap();
        prop_assert_eq!((found.conflicts, found.wavefronts), (worst, longest));
        prop_assert_eq!(sectors(&case.map, &access(&case), &mut Budget::new()).unwrap().sectors, most);
    }

    #[test]
    fn widths_by_enumeration(case in case(), mode in prop::sample::select(vec!["v", "a", "b", "lane"])) {
        let leaves = case.map.domain.find(&path(mode));
        let found = vector_width(&case.map, &path(mode), &mut Budget::new()).unwrap();
        prop_assert_eq!(found.width, width(&by_definition(&case.map, &leaves)));
        let size: u64 = leaves.iter().map(|&i| case.map.domain.extents()[i]).product();
        let reason = found.reason(&case.map, &path(mode), &mut Budget::new()).unwrap();
        prop_assert_eq!(reason.is_some(), size.is_multiple_of(2 * found.width));
        if let Some(broken) = reason {
            prop_assert!(broken.holds(&case.map), "{:?}", broken);
            prop_assert_eq!(broken.run, 2 * found.width);
        }
    }
}
