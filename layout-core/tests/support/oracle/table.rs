//! A map as the table of its values, with the relation `~` beside them.

use super::{coordinates, swizzled};
use std::collections::{BTreeMap, BTreeSet};

/// The values of a map at the coordinates of a flat shape, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The extents.
    pub extents: Vec<u64>,
    /// The value at each coordinate.
    pub values: Vec<u64>,
    /// The class of each coordinate: `c ~ c'` iff they have the same.
    pub classes: Vec<u64>,
}

impl Table {
    /// `Σ cᵢdᵢ`, `None` being a broadcast: its coordinate moves neither the value nor the class.
    #[must_use]
    pub fn layout(extents: &[u64], strides: &[Option<u64>]) -> Self {
        let all = coordinates(extents);
        let still = |c: &Vec<u64>| -> Vec<u64> {
            c.iter().zip(strides).map(|(&x, d)| if d.is_some() { x } else { 0 }).collect()
        };
        let value = |c: &Vec<u64>| c.iter().zip(strides).map(|(x, d)| x * d.unwrap_or(0)).sum();
        let position: BTreeMap<Vec<u64>, u64> = all.iter().cloned().zip(0..).collect();
        let classes = all.iter().map(|c| position[&still(c)]).collect();
        Table { extents: extents.to_vec(), values: all.iter().map(value).collect(), classes }
    }

    /// The number of coordinates.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.values.len() as u64
    }

    /// Whether the values are `0..size`, each once.
    #[must_use]
    pub fn dense(&self) -> bool {
        self.injective() && self.cosize() == self.size()
    }

    /// Whether no two coordinates have one value.
    #[must_use]
    pub fn injective(&self) -> bool {
        self.values.iter().collect::<BTreeSet<_>>().len() == self.values.len()
    }

    /// Whether coordinates with one value are related by `~`.
    #[must_use]
    pub fn alias_free(&self) -> bool {
        let mut class_of = BTreeMap::new();
        self.values.iter().zip(&self.classes).all(|(value, class)| *class_of.entry(value).or_insert(class) == class)
    }

    /// The largest value plus one.
    #[must_use]
    pub fn cosize(&self) -> u64 {
        self.values.iter().max().map_or(1, |m| m + 1)
    }

    /// The position of a coordinate.
    #[must_use]
    pub fn position(&self, coordinate: &[u64]) -> usize {
        self.extents.iter().zip(coordinate).fold(0, |at, (&n, &c)| at * n as usize + c as usize)
    }

    /// The coordinates of `extents`, each with the values and class found at `old` of it.
    fn picked(&self, extents: &[u64], old: impl Fn(&[u64]) -> Vec<u64>) -> Table {
        let at: Vec<usize> = coordinates(extents).iter().map(|c| self.position(&old(c))).collect();
        let values = at.iter().map(|&i| self.values[i]).collect();
        Table { extents: extents.to_vec(), values, classes: at.iter().map(|&i| self.classes[i]).collect() }
    }

    /// The same coordinates, grouped otherwise.
    #[must_use]
    pub fn reshaped(&self, extents: &[u64]) -> Table {
        assert_eq!(extents.iter().product::<u64>(), self.size());
        Table { extents: extents.to_vec(), ..self.clone() }
    }

    /// `self ∘ f`: `~` pulled back along `f`.
    #[must_use]
    pub fn after(&self, f: &Table) -> Table {
        let values = f.values.iter().map(|&i| self.values[i as usize]).collect();
        let classes = f.values.iter().map(|&i| self.classes[i as usize]).collect();
        Table { extents: f.extents.clone(), values, classes }
    }

    /// `σ ∘ self`.
    #[must_use]
    pub fn swizzled(&self, bits: u32, src: u32, dst: u32) -> Table {
        Table { values: self.values.iter().map(|&x| swizzled(bits, src, dst, x)).collect(), ..self.clone() }
    }

    /// The coordinate `mode` fixed to `value`.
    #[must_use]
    pub fn bound(&self, mode: usize, value: u64) -> Table {
        let mut extents = self.extents.clone();
        extents.remove(mode);
        self.picked(&extents, |c| [&c[..mode], &[value], &c[mode..]].concat())
    }

    /// The coordinate `mode` cut to `low..high`.
    #[must_use]
    pub fn ranged(&self, mode: usize, low: u64, high: u64) -> Table {
        let mut extents = self.extents.clone();
        extents[mode] = high - low;
        self.picked(&extents, |c| [&c[..mode], &[c[mode] + low], &c[mode + 1..]].concat())
    }

    /// The modes in another order: `order` holds the old positions.
    #[must_use]
    pub fn permuted(&self, order: &[usize]) -> Table {
        let extents: Vec<u64> = order.iter().map(|&i| self.extents[i]).collect();
        let old = |c: &[u64]| (0..order.len()).map(|i| c[order.iter().position(|&o| o == i).unwrap()]).collect();
        self.picked(&extents, old)
    }

    /// Tiles of shape `tile`, tile coordinates first.
    #[must_use]
    pub fn divided(&self, tile: &[u64]) -> Table {
        let rest = self.extents.iter().zip(tile).map(|(n, k)| n / k);
        let extents: Vec<u64> = tile.iter().copied().chain(rest).collect();
        self.picked(&extents, |c| (0..tile.len()).map(|i| c[tile.len() + i] * tile[i] + c[i]).collect())
    }

    /// A copy for each coordinate of `copies`, its values moved by `place(copy's value, element's value)`.
    fn copied(&self, copies: &Table, shared: bool, place: impl Fn(u64, u64) -> u64) -> Table {
        let (mut values, mut classes) = (Vec::new(), Vec::new());
        for (copy, &a) in copies.values.iter().enumerate() {
            values.extend(self.values.iter().map(|&x| place(a, x)));
            let apart = if shared { 0 } else { copy as u64 * self.size() };
            classes.extend(self.classes.iter().map(|class| apart + class));
        }
        Table { extents: [&copies.extents[..], &self.extents].concat(), values, classes }
    }

    /// Copies `pitch` apart.
    #[must_use]
    pub fn repeated(&self, arrangement: &Table, pitch: u64) -> Table {
        self.copied(arrangement, false, |a, x| pitch * a + x)
    }

    /// Copies element by element.
    #[must_use]
    pub fn interleaved(&self, arrangement: &Table) -> Table {
        self.copied(arrangement, false, |a, x| a + arrangement.size() * x)
    }

    /// Copies at the same addresses.
    #[must_use]
    pub fn broadcast(&self, extents: &[u64]) -> Table {
        let copies = Table::layout(extents, &vec![None; extents.len()]);
        self.copied(&copies, true, |_, x| x)
    }

    /// The inverse of a dense table, over one integer.
    #[must_use]
    pub fn inverse(&self) -> Table {
        let mut values = vec![0; self.values.len()];
        self.values.iter().zip(0..).for_each(|(&x, i)| values[x as usize] = i);
        Table { extents: vec![self.size()], classes: (0..self.size()).collect(), values }
    }
}
