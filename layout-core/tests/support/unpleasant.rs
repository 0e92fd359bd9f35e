//! Generators of unpleasant layouts and maps, all of which shrink. No tests.
#![allow(dead_code, missing_docs)]

use crate::support::oracle::Table;
use crate::support::{Flat, composable_pair, composable_triple, swizzle};
use layout_core::ops::{self, Bind};
use layout_core::{Digit, Layout, Map, Path, Shape, Space, Stage, Stride, Swizzle};
use proptest::collection::vec;
use proptest::prelude::*;
use std::ops::RangeInclusive;

/// 10,000 cases, or as many as `CASES` says.
pub fn many() -> ProptestConfig {
    let cases = std::env::var("CASES").ok().map(|n| n.parse().expect("CASES is a number"));
    crate::support::cases(cases.unwrap_or(10_000))
}

/// Up to `modes` modes of at most `size` coordinates. Strides continue the modes so far, leave a gap, overlap, repeat, are
/// anything, or `_`; extents are often powers of two and now and then 1. The modes stand in any order.
pub fn flat(modes: usize, size: u64) -> impl Strategy<Value = Flat> {
    let extent = prop_oneof![4 => 2u64..=7, 3 => (1u32..=4).prop_map(|b| 1 << b), 1 => Just(1u64)];
    vec((extent, 0u8..12, 0u64..40, any::<u16>()), 0..=modes).prop_map(move |recipe| built(recipe, size))
}

fn built(mut recipe: Vec<(u64, u8, u64, u16)>, size: u64) -> Flat {
    while recipe.iter().map(|r| r.0).product::<u64>() > size {
        recipe.pop();
    }
    let (mut next, mut last, mut placed) = (1u64, 1u64, Vec::new());
    for (extent, kind, noise, place) in recipe {
        let stride = match kind {
            0..=4 => Some(next),
            5 | 6 => Some(next + noise % 5),
            7 => Some(next - (noise % 3).min(next - 1)),
            8 => Some(last),
            9 => Some(next.next_power_of_two()),
            10 => Some(1 + noise),
            _ => None,
        };
        if let Some(d) = stride {
            last = d;
            next = next.max(d * extent);
        }
        placed.push((place, extent, stride));
    }
    placed.sort_by_key(|p| p.0);
    let (extents, strides) = placed.into_iter().map(|p| (p.1, p.2)).unzip();
    Flat { extents, strides }
}

/// One layout with an offset under some swizzles; aliases and all.
pub fn swizzled(layout: impl Strategy<Value = Flat>, swizzles: RangeInclusive<usize>) -> impl Strategy<Value = Map> {
    (layout, prop_oneof![3 => Just(0), 1 => 0u64..40], vec(swizzle(9), swizzles)).prop_map(
        |(flat, offset, swizzles)| {
            let mut map = flat.map(Space::Logical, Space::Physical);
            map.stages = vec![Stage::Layout(Layout { offset, ..flat.layout() })];
            under(map, &swizzles)
        },
    )
}

fn under(map: Map, swizzles: &[(u32, u32, u32)]) -> Map {
    swizzles.iter().fold(map, |map, &(b, src, dst)| ops::swizzle(Swizzle::new(b, src, dst).unwrap(), &map).unwrap())
}

/// `…∘g∘f`, folded nowhere.
pub fn chain_of(stages: &[&Flat]) -> Map {
    let first = stages[0].map(Space::Logical, Space::Physical);
    Map { stages: stages.iter().map(|s| Stage::Layout(s.layout())).collect(), ..first }
}

/// The map with an outer mode that all stages carry along, a bit further apart than they need at the end.
pub fn beside(outer: u64, map: &Map) -> Map {
    let layouts: Vec<&Layout> = map.layouts().collect();
    let carried = |i: usize| layouts.get(i + 1).map_or(layouts[i].max() + 2, |next| next.size());
    let front = |(i, layout): (usize, &&Layout)| {
        let digit = Digit { extent: outer, stride: Stride::Int(carried(i)) };
        Stage::Layout(Layout { digits: [&[digit][..], &layout.digits].concat(), offset: layout.offset })
    };
    let stages = layouts.iter().enumerate().map(front).collect();
    let domain = Shape::flat(&[vec![outer], map.domain.extents()].concat());
    Map { domain, stages, ..map.clone() }
}

/// Valid maps with a few modes fixed or cut to ranges, under swizzles or not.
pub fn with_ranges(maps: impl Strategy<Value = Map>) -> impl Strategy<Value = Map> {
    let binds = vec(prop::option::of((any::<u16>(), any::<u16>(), any::<bool>())), 12);
    (maps, binds, any::<bool>(), vec(swizzle(8), 0..=1)).prop_map(|(map, binds, coarse, swizzles)| {
        let domain = if coarse { coarsened(&map.domain) } else { map.domain.clone() };
        let map = under(Map { domain, ..map }, &swizzles);
        let extents = map.domain.extents();
        let bind = |(i, b): (usize, &Option<(u16, u16, bool)>)| {
            let (a, b, range) = (*b)?;
            let low = u64::from(a) % extents.get(i)?;
            let high = low + 1 + u64::from(b) % (extents[i] - low);
            Some((Path::name(&i.to_string()), if range { Bind::Range(low, high) } else { Bind::Value(low) }))
        };
        let binds: Vec<(Path, Bind)> = binds.iter().enumerate().filter_map(bind).collect();
        if binds.is_empty() { map } else { ops::restrict(&map, &binds).unwrap() }
    })
}

/// Every two neighbouring modes as one.
fn coarsened(domain: &Shape) -> Shape {
    Shape::flat(&domain.extents().chunks(2).map(|pair| pair.iter().product()).collect::<Vec<u64>>())
}

/// A storage map.
pub fn one(size: u64) -> impl Strategy<Value = Map> {
    crate::support::storage(size, 5).prop_map(|g| chain_of(&[&g]))
}

/// A storage map after no, one or two dense bijections.
pub fn chains(size: u64) -> impl Strategy<Value = Map> {
    prop_oneof![
        one(size),
        composable_pair(size, 5).prop_map(|(f, g)| chain_of(&[&f, &g])),
        composable_triple(size).prop_map(|(e, f, g)| chain_of(&[&e, &f, &g])),
    ]
}

/// Single layouts with overlaps and offsets, chains, restrictions, an outer mode: what a slice may be asked about.
pub fn any_map(size: u64) -> impl Strategy<Value = Map> {
    let outer = (1u64..=3, chains(size / 3), vec(swizzle(8), 0..=2));
    prop_oneof![
        swizzled(flat(5, size), 0..=2),
        with_ranges(chains(size)),
        outer.prop_map(|(outer, map, swizzles)| under(beside(outer, &map), &swizzles)),
    ]
}

/// Which leaves of a map are bound.
pub fn flags(map: &Map, flags: &[bool]) -> Vec<bool> {
    (0..map.domain.extents().len()).map(|i| flags.get(i) == Some(&true)).collect()
}

/// Extents with this product.
pub fn cuts(mut size: u64, choices: &[u8]) -> Vec<u64> {
    let mut out = Vec::new();
    for &choice in choices {
        let divisors: Vec<u64> = (1..=size).filter(|d| size.is_multiple_of(*d)).collect();
        let d = divisors[usize::from(choice) % divisors.len()];
        out.push(d);
        size /= d;
    }
    out.push(size);
    out
}

/// With a mode so long that no enumeration helps, and so far apart that it changes nothing.
pub fn out_of_reach(layout: &Layout) -> Layout {
    let mut digits = layout.digits.clone();
    digits.insert(0, Digit { extent: 1 << 17, stride: Stride::Int(1 << 20) });
    Layout::new(digits, 0).unwrap()
}

/// The smallest address that two unrelated coordinates share.
pub fn smallest_shared(table: &Table) -> Option<u64> {
    let mut all: Vec<(u64, u64)> = table.values.iter().copied().zip(table.classes.iter().copied()).collect();
    all.sort_unstable();
    all.windows(2).find(|w| w[0].0 == w[1].0 && w[0].1 != w[1].1).map(|w| w[0].0)
}
