//! Random trees of operations, on a map and on its table side by side.

use super::oracle::Table;
use layout_core::decide::budget::Budget;
use layout_core::decide::cosize::cosize;
use layout_core::decide::injective::injective;
use layout_core::ops::{self, Bind, OpError, Pitch};
use layout_core::{Map, Mode, Path, Shape, Space, Stride, Swizzle, Tree};

/// A source of choices.
pub struct Dice(pub u64);

impl Dice {
    /// Below `n`.
    pub fn roll(&mut self, n: u64) -> u64 {
        // splitmix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ (x >> 31)) % n
    }

    pub fn index(&mut self, n: usize) -> usize {
        self.roll(n as u64) as usize
    }

    pub fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|i| order.swap(i, self.index(i + 1)));
        order
    }

    pub fn divisor(&mut self, n: u64) -> u64 {
        let divisors: Vec<u64> = (1..=n).filter(|d| n.is_multiple_of(*d)).collect();
        divisors[self.index(divisors.len())]
    }

    /// Extents with this product.
    pub fn extents(&mut self, size: u64) -> Vec<u64> {
        let first = self.divisor(size);
        match first {
            _ if first == size => vec![size],
            1 if self.roll(4) > 0 => self.extents(size),
            _ => [vec![first], self.extents(size / first)].concat(),
        }
    }

    /// The strides of a dense bijection, each stride `padded` times at most 2 wider than it must be.
    fn strides(&mut self, extents: &[u64], padded: bool) -> Vec<u64> {
        let (mut strides, mut next) = (vec![1; extents.len()], 1);
        for i in self.shuffled(extents.len()) {
            strides[i] = next;
            next = next * extents[i] + if padded { self.roll(3) } else { 0 };
        }
        strides
    }
}

/// A map with its table, over the same leaves.
#[derive(Clone, Debug)]
pub struct Model {
    pub map: Map,
    pub table: Table,
    pub history: Vec<String>,
}

fn flat(shape: Shape, extents: &[u64], strides: &[Option<u64>], to: Space) -> Model {
    let written: Vec<Stride> = strides.iter().map(|d| d.map_or(Stride::Broadcast, Stride::Int)).collect();
    let map = ops::layout(shape, &written, Space::Logical, to).unwrap();
    let history = vec![format!("{extents:?}:{strides:?} to {to:?}")];
    Model { map, table: Table::layout(extents, strides), history }
}

/// A dense bijection of `size` coordinates over unnamed modes.
pub fn dense(dice: &mut Dice, size: u64) -> Model {
    let extents = dice.extents(size);
    let strides: Vec<_> = dice.strides(&extents, false).into_iter().map(Some).collect();
    flat(Shape::flat(&extents), &extents, &strides, Space::Logical)
}

/// A storage map of `size` coordinates, perhaps with `_`, over named modes.
pub fn storage(dice: &mut Dice, size: u64) -> Model {
    let extents = dice.extents(size);
    let strides = dice.strides(&extents, true).into_iter().map(|d| (dice.roll(6) > 0).then_some(d)).collect::<Vec<_>>();
    let names: Vec<String> = (0..extents.len()).map(|i| format!("m{i}")).collect();
    let modes: Vec<(&str, u64)> = names.iter().map(String::as_str).zip(extents.iter().copied()).collect();
    flat(Shape::named(&modes), &extents, &strides, Space::Physical)
}

impl Model {
    /// The next model, if the operation was allowed.
    fn then(&self, what: String, map: Result<Map, OpError>, table: impl FnOnce() -> Table) -> Option<Model> {
        let map = match map {
            Ok(map) => map,
            Err(OpError::DuplicateName { .. }) => return None,
            Err(e) => panic!("{what} on {:?}: {e:?}", self.history),
        };
        let table = table().reshaped(&map.domain.extents());
        let history = [self.history.clone(), vec![what]].concat();
        Some(Model { map, table, history })
    }

    /// One random operation; `None` where this one does not apply.
    pub fn step(&self, dice: &mut Dice) -> Option<Model> {
        let physical = self.map.to == Space::Physical;
        match dice.roll(13) {
            0 => self.regroup(dice),
            1 => self.divide(dice),
            2 => self.split(dice),
            3 => self.repeat(dice),
            4 if self.map.as_layout().is_some() => self.interleave(dice),
            5 if physical => self.broadcast(dice),
            6 | 7 if physical => self.restrict(dice),
            8 if physical => self.swizzle(dice),
            9 | 10 => self.after(dice),
            11 if !physical && self.map.as_layout().is_some() => {
                self.then("inverse".into(), ops::inverse(&self.map), || self.table.inverse())
            }
            12 if !physical => self.before(dice),
            _ => self.zip(),
        }
    }

    fn leaf_paths(&self) -> Vec<Path> {
        self.map.domain.leaves().into_iter().map(|l| l.path).collect()
    }

    fn regroup(&self, dice: &mut Dice) -> Option<Model> {
        let paths = self.leaf_paths();
        let order = dice.shuffled(paths.len());
        let mut modes: Vec<Mode<Path>> = Vec::new();
        for (n, &i) in order.iter().enumerate() {
            let leaf = Tree::Leaf(paths[i].clone());
            match modes.last_mut() {
                Some(Mode { tree: Tree::Tuple(inner), .. }) if dice.roll(2) == 0 => inner.push(Mode::unnamed(leaf)),
                _ if dice.roll(3) == 0 => {
                    let label = Path::name(&format!("g{n}"));
                    modes.push(Mode { label, tree: Tree::Tuple(vec![Mode::unnamed(leaf)]) });
                }
                _ => modes.push(Mode::unnamed(leaf)),
            }
        }
        let map = ops::group(&self.map, &modes);
        self.then(format!("group {order:?} {modes:?}"), map, || self.table.permuted(&order))
    }

    fn divide(&self, dice: &mut Dice) -> Option<Model> {
        let sizes = self.map.domain.mode_sizes();
        let tile: Vec<u64> = sizes.iter().map(|&n| dice.divisor(n)).collect();
        let map = ops::divide(&self.map, &tile);
        self.then(format!("divide {tile:?}"), map, || self.table.reshaped(&sizes).divided(&tile))
    }

    fn split(&self, dice: &mut Dice) -> Option<Model> {
        let leaves = self.map.domain.leaves();
        let leaf = leaves.get(dice.index(leaves.len().max(1)))?;
        let shape = Shape::flat(&dice.extents(leaf.extent));
        let map = ops::split(&self.map, &leaf.path, &shape);
        self.then(format!("split {} {shape:?}", leaf.path), map, || self.table.clone())
    }

    fn repeat(&self, dice: &mut Dice) -> Option<Model> {
        let size = 1 + dice.roll(4);
        let by = dense(dice, size);
        let more = if self.map.to.is_dense() { 0 } else { dice.roll(3) };
        let span = 1 << self.map.span();
        let least = self.table.cosize().next_multiple_of(span);
        let (pitch, distance) = match more {
            0 => (Pitch::default(), least),
            1 => (Pitch { pitch: Some(least + span), align: None }, least + span),
            _ => {
                (Pitch { pitch: None, align: Some(6) }, self.table.cosize().next_multiple_of(num_integer::lcm(6, span)))
            }
        };
        let map = ops::repeat(&self.map, &by.map, pitch);
        self.then(format!("repeat {:?} {pitch:?}", by.history), map, || self.table.repeated(&by.table, distance))
    }

    fn interleave(&self, dice: &mut Dice) -> Option<Model> {
        let size = 1 + dice.roll(4);
        let by = dense(dice, size);
        let map = ops::interleave(&self.map, &by.map);
        self.then(format!("interleave {:?}", by.history), map, || self.table.interleaved(&by.table))
    }

    fn broadcast(&self, dice: &mut Dice) -> Option<Model> {
        let size = 1 + dice.roll(4);
        let extents = dice.extents(size);
        let map = ops::broadcast(&self.map, &Shape::flat(&extents));
        self.then(format!("broadcast {extents:?}"), map, || self.table.broadcast(&extents))
    }

    /// A leaf or a top-level mode, bound to a value or cut to a range.
    fn restrict(&self, dice: &mut Dice) -> Option<Model> {
        let domain = &self.map.domain;
        let (extents, leaves) = (domain.extents(), domain.leaves());
        let leaf = dice.index(leaves.len().max(1));
        let whole = dice.roll(2) == 0;
        let path = if whole { domain.mode_path(leaves.get(leaf)?.mode) } else { leaves.get(leaf)?.path.clone() };
        let bound: Vec<usize> = (0..leaves.len()).filter(|&i| path.is_prefix_of(&leaves[i].path)).collect();
        if bound.windows(2).any(|w| w[1] != w[0] + 1) {
            return None;
        }
        let size: u64 = bound.iter().map(|&i| extents[i]).product();
        let rest = |from: usize| extents[from..].to_vec();
        let merged = [extents[..bound[0]].to_vec(), vec![size], rest(bound[0] + bound.len())].concat();
        let table = self.table.reshaped(&merged);
        let low = dice.roll(size);
        let high = low + 1 + dice.roll(size - low);
        let (bind, table) = match dice.roll(2) {
            0 => (Bind::Value(low), table.bound(bound[0], low)),
            _ => (Bind::Range(low, high), table.ranged(bound[0], low, high)),
        };
        self.then(format!("restrict {path} {bind:?}"), ops::restrict(&self.map, &[(path, bind)]), || table)
    }

    fn swizzle(&self, dice: &mut Dice) -> Option<Model> {
        let (bits, low, gap) = (dice.roll(3) as u32, dice.roll(3) as u32, dice.roll(2) as u32);
        let (src, dst) = if dice.roll(2) == 0 { (low + bits + gap, low) } else { (low, low + bits + gap) };
        let map = ops::swizzle(Swizzle::new(bits, src, dst).unwrap(), &self.map);
        self.then(format!("swizzle {bits} {src} {dst}"), map, || self.table.swizzled(bits, src, dst))
    }

    /// `self ∘ F`.
    fn after(&self, dice: &mut Dice) -> Option<Model> {
        let f = dense(dice, self.map.size());
        let map = ops::compose(&self.map, &f.map);
        self.then(format!("after {:?}", f.history), map, || self.table.after(&f.table))
    }

    /// `G ∘ self`, with `G` a storage map or another dense bijection.
    fn before(&self, dice: &mut Dice) -> Option<Model> {
        let size = self.map.size();
        let g = if dice.roll(2) == 0 { dense(dice, size) } else { storage(dice, size) };
        let map = ops::compose(&g.map, &self.map);
        self.then(format!("before {:?}", g.history), map, || g.table.after(&self.table))
    }

    fn zip(&self) -> Option<Model> {
        let rank = self.map.domain.rank();
        if !rank.is_multiple_of(2) {
            return self.then("flatten".into(), ops::flatten(&self.map), || self.table.clone());
        }
        let leaves = self.map.domain.leaves();
        let place = |mode: usize| (mode % (rank / 2), mode);
        let mut order: Vec<usize> = (0..leaves.len()).collect();
        order.sort_by_key(|&l| place(leaves[l].mode));
        self.then("zip".into(), ops::zip(&self.map), || self.table.permuted(&order))
    }

    /// Everything that is claimed of the map, against the table.
    pub fn check(&self) {
        let history = &self.history;
        assert_eq!(super::values(&self.map), self.table.values, "{history:?}");
        assert_eq!(cosize(&self.map), Ok(self.table.cosize()), "{history:?}");
        assert_eq!(injective(&self.map, &mut Budget::new()), self.table.injective(), "{history:?}");
        assert_eq!(super::bijective(&self.map), !self.map.restricted && self.table.dense(), "{history:?}");
        let valid = if self.map.to.is_dense() { self.table.dense() } else { self.table.alias_free() };
        assert!(valid, "{history:?}");
    }
}
