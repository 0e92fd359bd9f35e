//! Random maps of every kind that the operations make. Deterministic.

use crate::random::Random;
use layout_core::ops::{self, Bind};
use layout_core::{Map, Path, Shape, Space, Stride, Swizzle};

impl Random {
    /// Any 64 bits.
    pub fn wide(&mut self) -> u64 {
        (0..3).fold(0, |bits, _| bits << 24 | self.below(1 << 24))
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }

    fn shuffle<T>(&mut self, xs: &mut [T]) {
        for i in (1..xs.len()).rev() {
            xs.swap(i, usize::try_from(self.below(i as u64 + 1)).unwrap());
        }
    }

    /// Prime factors of a size of at most `max`.
    pub fn factors(&mut self, max: u64, primes: &[u64]) -> Vec<u64> {
        let (mut out, mut size) = (Vec::new(), 1);
        for _ in 0..1 + self.below(6) {
            let p = self.pick(primes);
            if size * p <= max {
                size *= p;
                out.push(p);
            }
        }
        out
    }

    /// The factors in another order, some multiplied together.
    fn extents(&mut self, factors: &[u64]) -> Vec<u64> {
        let mut factors = factors.to_vec();
        self.shuffle(&mut factors);
        let mut out: Vec<u64> = Vec::new();
        for f in factors {
            match out.last_mut() {
                Some(last) if self.below(2) == 0 => *last *= f,
                _ => out.push(f),
            }
        }
        out
    }

    /// A dense bijection.
    pub fn dense(&mut self, factors: &[u64]) -> Map {
        let extents = self.extents(factors);
        let strides = self.strides(&extents, |_| 0);
        ops::layout(Shape::flat(&extents), &strides, Space::Logical, Space::Logical).unwrap()
    }

    /// The same, a digit for each factor.
    pub fn permuted(&mut self, factors: &[u64]) -> Map {
        let mut extents = factors.to_vec();
        self.shuffle(&mut extents);
        let strides = self.strides(&extents, |_| 0);
        ops::layout(Shape::flat(&extents), &strides, Space::Logical, Space::Logical).unwrap()
    }

    /// Alias-free, with gaps.
    pub fn storage(&mut self, factors: &[u64], pads: u64) -> Map {
        let extents = self.extents(factors);
        let strides = self.strides(&extents, |random| random.below(pads));
        ops::layout(Shape::flat(&extents), &strides, Space::Logical, Space::Physical).unwrap()
    }

    /// Strides in a random order of the modes, each past what is below it.
    fn strides(&mut self, extents: &[u64], pad: impl Fn(&mut Random) -> u64) -> Vec<Stride> {
        let mut order: Vec<usize> = (0..extents.len()).collect();
        if self.below(3) > 0 {
            self.shuffle(&mut order);
        }
        let mut strides = vec![Stride::Int(1); extents.len()];
        let mut next = 1;
        for &i in order.iter().rev() {
            strides[i] = Stride::Int(next);
            next = next * extents[i] + pad(self);
        }
        strides
    }

    /// A map into memory: a storage of at most `max` coordinates, then some of the operations.
    pub fn map(&mut self, max: u64) -> Map {
        let primes: &[u64] = if self.below(2) == 0 { &[2] } else { &[2, 2, 3, 3, 5] };
        let factors = self.factors(max, primes);
        let pads = self.pick(&[1, 2, 9]);
        let mut map = self.storage(&factors, pads);
        for _ in 0..self.below(5) {
            map = self.operation(map).unwrap_or_else(|same| same);
        }
        map
    }

    /// `g ∘ f` as written, nothing folded, then some of the operations.
    pub fn composite(&mut self, max: u64) -> Map {
        let primes: &[u64] = if self.below(2) == 0 { &[2] } else { &[2, 2, 3, 3, 5] };
        let mut factors = self.factors(max, primes);
        while factors.len() < 3 {
            factors.push(2);
        }
        let pads = self.pick(&[1, 4, 9]);
        let mut map = unfolded(&self.storage(&factors, pads), &self.dense(&factors));
        if self.below(3) == 0 {
            map = ops::swizzle(self.sigma(), &map).unwrap();
        }
        for _ in 0..self.below(4) {
            map = self.operation(map).unwrap_or_else(|same| same);
        }
        map
    }

    /// A dense bijection and a padded storage map of one to `most` prime factors, as one map.
    pub fn pair(&mut self, most: u64) -> Map {
        let factors: Vec<u64> = (0..=self.below(most)).map(|_| self.pick(&[2, 2, 3, 3, 5])).collect();
        let storage = self.storage(&factors, 4);
        unfolded(&storage, &self.dense(&factors))
    }

    /// The same under a swizzle that moves something, and without it.
    pub fn swizzled_pair(&mut self, most: u64) -> (Map, Map) {
        loop {
            let plain = self.pair(most);
            let map = ops::swizzle(self.sigma(), &plain).unwrap();
            if (0..map.size()).any(|i| map.eval_linear(i) != plain.eval_linear(i)) {
                return (map, plain);
            }
        }
    }

    fn operation(&mut self, map: Map) -> Result<Map, Map> {
        let sizes = map.domain.mode_sizes();
        let done = match self.below(7) {
            0 | 1 => ops::compose(&map, &self.dense(&factored(map.size()))),
            2 => ops::swizzle(self.sigma(), &map),
            3 => {
                let tile = |n: &u64| self.pick(&(1..=*n).filter(|k| n.is_multiple_of(*k)).collect::<Vec<_>>());
                ops::divide(&map, &sizes.iter().map(tile).collect::<Vec<_>>())
            }
            4 => ops::broadcast(&map, &Shape::named(&[("copy", 1 + self.below(3))])),
            5 if !sizes.is_empty() => {
                let mut order: Vec<Path> = (0..sizes.len()).map(|i| map.domain.mode_path(i)).collect();
                self.shuffle(&mut order);
                ops::permute(&map, &order)
            }
            6 if !sizes.is_empty() => {
                let i = usize::try_from(self.below(sizes.len() as u64)).unwrap();
                let low = self.below(sizes[i]);
                let range = Bind::Range(low, low + 1 + self.below(sizes[i] - low));
                let bind = if self.below(2) == 0 { Bind::Value(low) } else { range };
                ops::restrict(&map, &[(map.domain.mode_path(i), bind)])
            }
            _ => return Err(map),
        };
        done.map_err(|_| map)
    }

    fn sigma(&mut self) -> Swizzle {
        loop {
            let (b, src, dst) = (1 + self.below(3), self.below(8), self.below(8));
            if let Ok(s) = Swizzle::new(b as u32, src as u32, dst as u32) {
                return s;
            }
        }
    }
}

/// `g ∘ f` as written, nothing folded.
pub fn unfolded(g: &Map, f: &Map) -> Map {
    let stages = f.stages.iter().chain(&g.stages).cloned().collect();
    Map { stages, from: f.from, domain: f.domain.clone(), ..g.clone() }
}

/// The prime factors.
fn factored(mut n: u64) -> Vec<u64> {
    let mut out = Vec::new();
    let mut p = 2;
    while n > 1 {
        if n.is_multiple_of(p) {
            out.push(p);
            n /= p;
        } else {
            p += 1;
        }
    }
    out
}
