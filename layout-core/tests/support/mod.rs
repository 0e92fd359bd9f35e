//! Generators, one for each precondition, and the bridge from maps to the oracle's tables. No tests.
#![allow(dead_code, missing_docs)]

pub mod oracle;
pub mod tree;

use layout_core::decide::budget::Budget;
use layout_core::decide::cosize::cosize;
use layout_core::decide::injective::{bijective_given, injective};
use layout_core::{Digit, Layout, Map, Mode, Shape, Space, Stride, Tree};
use oracle::Table;
use proptest::collection::vec;
use proptest::prelude::*;

/// So many cases, and no files written.
pub fn cases(n: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(n) }
}

/// A flat layout as the oracle takes it; `None` is a broadcast.
#[derive(Clone, Debug)]
pub struct Flat {
    pub extents: Vec<u64>,
    pub strides: Vec<Option<u64>>,
}

impl Flat {
    pub fn of_integers(extents: Vec<u64>, strides: Vec<u64>) -> Self {
        Flat { extents, strides: strides.into_iter().map(Some).collect() }
    }

    pub fn layout(&self) -> Layout {
        let digits = self.extents.iter().zip(self.strides());
        Layout::new(digits.map(|(&extent, stride)| Digit { extent, stride }).collect(), 0).unwrap()
    }

    pub fn strides(&self) -> Vec<Stride> {
        self.strides.iter().map(|d| d.map_or(Stride::Broadcast, Stride::Int)).collect()
    }

    pub fn table(&self) -> Table {
        Table::layout(&self.extents, &self.strides)
    }

    /// Over unnamed flat modes, unchecked.
    pub fn map(&self, from: Space, to: Space) -> Map {
        Map::of(Shape::flat(&self.extents), self.layout(), from, to)
    }
}

/// The values of a map, by its reference meaning.
pub fn values(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}

/// Whether the map is known to be a bijection onto `[0, size)`.
pub fn bijective(map: &Map) -> bool {
    bijective_given(map, injective(map, &mut Budget::new()), cosize(map))
}

/// `modes` modes with extents up to `extent`, strides up to `stride`, one in `broadcast` a `_` (0: none).
pub fn any_flat(modes: usize, extent: u64, stride: u64, broadcast: u32) -> impl Strategy<Value = Flat> {
    let stride = (1..=stride, 0..=broadcast.saturating_sub(1));
    let stride = stride.prop_map(move |(d, n)| (broadcast == 0 || n > 0).then_some(d));
    vec((1..=extent, stride), 1..=modes)
        .prop_map(|modes| modes.into_iter().unzip())
        .prop_map(|(extents, strides)| Flat { extents, strides })
}

/// Prime factors with a product of at most `max`.
pub fn factors(max: u64) -> impl Strategy<Value = Vec<u64>> {
    vec(prop::sample::select(vec![2u64, 2, 2, 3, 3, 5]), 1..=7).prop_map(move |mut factors| {
        while factors.iter().product::<u64>() > max {
            factors.pop();
        }
        factors
    })
}

/// Extents whose product is that of the factors: shuffled, then grouped; now and then an extent of 1 among them.
pub fn extents_of(factors: Vec<u64>) -> impl Strategy<Value = Vec<u64>> {
    let cuts = vec(0u8..6, factors.len());
    (Just(factors).prop_shuffle(), cuts).prop_map(|(factors, cuts)| {
        let mut out: Vec<u64> = Vec::new();
        for (factor, cut) in factors.into_iter().zip(cuts) {
            match (cut, out.last_mut()) {
                (0..=2, Some(last)) => *last *= factor,
                (3, _) => out.extend([1, factor]),
                _ => out.push(factor),
            }
        }
        out
    })
}

/// The positions of the modes, from the one with the smallest stride.
fn order(rank: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..rank).collect::<Vec<_>>()).prop_shuffle()
}

/// A dense bijection of these extents.
pub fn dense_of(extents: Vec<u64>) -> impl Strategy<Value = Flat> {
    order(extents.len()).prop_map(move |order| {
        let (mut strides, mut next) = (vec![1; extents.len()], 1);
        for i in order {
            strides[i] = next;
            next *= extents[i];
        }
        Flat::of_integers(extents.clone(), strides)
    })
}

/// A storage map of these extents: padded, so alias-free; one mode in `broadcast` a `_` (0: none).
pub fn padded_of(extents: Vec<u64>, broadcast: u8) -> impl Strategy<Value = Flat> {
    let pads = vec((prop::sample::select(vec![0u64, 0, 0, 1, 2, 4]), 0..=broadcast.saturating_sub(1)), extents.len());
    (order(extents.len()), pads, 1..=2u64).prop_map(move |(order, pads, first)| {
        let (mut strides, mut next) = (vec![None; extents.len()], first);
        for i in order {
            let (pad, kind) = pads[i];
            if broadcast > 0 && kind == 0 {
                continue;
            }
            strides[i] = Some(next);
            next = next * extents[i] + pad;
        }
        Flat { extents: extents.clone(), strides }
    })
}

/// A dense bijection of at most `max` coordinates.
pub fn dense(max: u64) -> impl Strategy<Value = Flat> {
    factors(max).prop_flat_map(extents_of).prop_flat_map(dense_of)
}

/// A storage map of at most `max` coordinates.
pub fn storage(max: u64, broadcast: u8) -> impl Strategy<Value = Flat> {
    factors(max).prop_flat_map(extents_of).prop_flat_map(move |e| padded_of(e, broadcast))
}

/// `(f, g)` with `f` a dense bijection onto the coordinates of the storage map `g`.
pub fn composable_pair(max: u64, broadcast: u8) -> impl Strategy<Value = (Flat, Flat)> {
    factors(max).prop_flat_map(move |factors| {
        let f = extents_of(factors.clone()).prop_flat_map(dense_of);
        (f, extents_of(factors).prop_flat_map(move |e| padded_of(e, broadcast)))
    })
}

/// `(e, f, g)`, each composable with the next.
pub fn composable_triple(max: u64) -> impl Strategy<Value = (Flat, Flat, Flat)> {
    factors(max).prop_flat_map(|factors| {
        let dense = |factors: &Vec<u64>| extents_of(factors.clone()).prop_flat_map(dense_of);
        (dense(&factors), dense(&factors), extents_of(factors).prop_flat_map(|e| padded_of(e, 5)))
    })
}

/// A swizzle within the lowest `top` bits, as `(bits, src, dst)`.
pub fn swizzle(top: u32) -> impl Strategy<Value = (u32, u32, u32)> {
    (1..=top / 2, 0..top, 0..top, any::<bool>()).prop_map(move |(bits, low, gap, down)| {
        let free = top - 2 * bits;
        let low = low % (free + 1);
        let high = low + bits + gap % (free - low + 1);
        if down { (bits, high, low) } else { (bits, low, high) }
    })
}

/// Neighbouring extents merged into one where the flag says so: coarser inputs of the same coordinates.
pub fn merged(extents: &[u64], flags: &[bool]) -> Vec<u64> {
    let mut out: Vec<u64> = Vec::new();
    for (&n, &merge) in extents.iter().zip(flags) {
        match out.last_mut() {
            Some(last) if merge => *last *= n,
            _ => out.push(n),
        }
    }
    out
}

/// Leaves paired into nested modes where the flag says so: the same coordinates.
pub fn nested(extents: &[u64], flags: &[bool]) -> Shape {
    let mut modes: Vec<Mode<u64>> = Vec::new();
    for (&n, &join) in extents.iter().zip(flags) {
        match modes.last_mut() {
            Some(Mode { tree: Tree::Tuple(inner), .. }) if join => inner.push(Mode::unnamed(Tree::Leaf(n))),
            _ if join => modes.push(Mode::unnamed(Tree::Tuple(vec![Mode::unnamed(Tree::Leaf(n))]))),
            _ => modes.push(Mode::unnamed(Tree::Leaf(n))),
        }
    }
    Shape { modes }
}
