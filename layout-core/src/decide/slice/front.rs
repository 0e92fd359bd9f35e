//! A map with its bound coordinates in front, and without its swizzles as a sum of independent parts.

use crate::decide::parts::{Part, parts};
use crate::decide::refinement::normalize;
use crate::decide::values;
use crate::layout::{Digit, Layout};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage};
use crate::swizzle::{self, Swizzle};
use alloc::vec::Vec;

/// `f(t, v)` is the value of the chain at `t·values + v`.
pub(crate) struct Front {
    /// The number of bound coordinates.
    pub(super) times: u64,
    /// The number of values.
    pub(crate) values: u64,
    /// The layouts. The digits of the first follow `[times, values]`: those that read t come first. None is of extent
    /// 1.
    pub(crate) layouts: Vec<Layout>,
    /// The swizzles after them, cut down to the bits that there are.
    pub(super) swizzles: Vec<Swizzle>,
    /// K: one past the highest bit that they read or write.
    pub(crate) span: u32,
    bound_digits: usize,
}

impl Front {
    pub(crate) fn new(map: &Map, bound: &[bool]) -> Self {
        let extents = map.domain.extents();
        let mut order = Vec::with_capacity(extents.len());
        let (mut times, mut values) = (1, 1);
        for (i, extent) in extents.iter().enumerate() {
            if bound.get(i) == Some(&true) {
                times *= extent;
                order.push(i);
            }
        }
        let in_front = order.last().is_none_or(|&last| last < order.len());
        for (i, extent) in extents.iter().enumerate() {
            if bound.get(i) != Some(&true) {
                values *= extent;
                order.push(i);
            }
        }
        let mut stages = Vec::with_capacity(map.stages.len() + 1);
        // Nothing to put in order where they are in front as it is, and no digit reads both t and v.
        if !(in_front && map.stages[0].as_layout().is_some_and(|first| first.has_weight(values))) {
            stages.push(Stage::Layout(Layout::permutation(&extents, &order)));
        }
        for stage in &map.stages {
            stages.push(stage.clone());
        }
        normalize(&mut stages, &[times, values]);
        let (mut layouts, mut swizzles) = (Vec::with_capacity(stages.len()), Vec::new());
        for stage in stages {
            match stage {
                Stage::Layout(layout) => layouts.push(layout),
                Stage::Swizzle(swizzle) => swizzles.push(swizzle),
            }
        }
        // Normalizing keeps the digits of the first stage within t and v, but not within leaves.
        layouts[0].digits.retain(|d| d.extent > 1);
        let bound_digits = leading(&layouts[0].digits, times);
        let swizzles = acting(swizzles, layouts.last().map_or(0, Layout::max));
        let mut span = 0;
        for s in &swizzles {
            span = span.max(s.span());
        }
        Front { times, values, layouts, swizzles, span, bound_digits }
    }

    /// The values of the layouts where all bound coordinates are 0.
    ///
    /// There must be few of them, at most [`MAX_VALUES`](crate::decide::budget::MAX_VALUES).
    pub(super) fn sums_at_zero(&self) -> Vec<u64> {
        let own = self.layouts[0].digits[self.bound_digits..].to_vec();
        let mut sums = Layout { digits: own, offset: self.layouts[0].offset }.table();
        values::through(&mut sums, &self.layouts[1..]);
        sums
    }

    /// `f` at `t·values + v`.
    pub(super) fn eval(&self, i: u64) -> u64 {
        self.sigma(self.layouts.iter().fold(i, |x, layout| layout.eval(x)))
    }

    /// The swizzles.
    pub(super) fn sigma(&self, x: u64) -> u64 {
        swizzle::eval_all(&self.swizzles, x)
    }

    /// The same one after another, as far as they act.
    pub(crate) fn swizzles(&self) -> &[Swizzle] {
        &self.swizzles
    }

    /// The extents of the digits of the first layout that read t; these are the first, and may span several leaves.
    pub(crate) fn bound_extents(&self) -> Vec<u64> {
        self.bound_digits().mapped(|d| d.extent)
    }

    /// The digits of the first layout that read t.
    pub(super) fn bound_digits(&self) -> &[Digit] {
        &self.layouts[0].digits[..self.bound_digits]
    }

    /// Whether this digit of the first layout reads t.
    pub(super) fn is_bound(&self, digit: usize) -> bool {
        digit < self.bound_digits
    }

    /// The layouts, some bound digits at 0: the chain over the other bound digits and the values.
    pub(crate) fn without(&self, dropped: &[usize]) -> Vec<Layout> {
        let mut layouts = self.layouts.clone();
        let kept = layouts[0].digits.iter().enumerate().filter(|(i, _)| !dropped.contains(i));
        layouts[0].digits = kept.map(|(_, d)| *d).list();
        layouts
    }

    /// Whether the layouts are least at 0: true where all but the last map 0 to 0, the least of each.
    pub(super) fn starts_at_zero(&self) -> bool {
        self.layouts.iter().rev().skip(1).all(|l| l.offset == 0)
    }

    /// The parts, whose pieces are of digits of the first layout.
    pub(crate) fn parts(&self) -> Vec<Part> {
        parts(&self.layouts)
    }

    /// Whether a part has bound coordinates alone, and adds what its `Part::generators` say, or anything
    /// where there is no swizzle.
    pub(super) fn is_free(&self, part: &Part) -> bool {
        part.pieces.iter().all(|p| self.is_bound(p.of)) && (self.span == 0 || part.has_generators())
    }
}

/// How many of the digits, from the slowest on, make up this size.
fn leading(digits: &[Digit], size: u64) -> usize {
    let mut left = size;
    let within = |d: &&Digit| {
        let more = left > 1;
        left /= d.extent;
        more
    };
    digits.iter().take_while(within).count()
}

/// What the swizzles do to numbers up to `max`.
fn acting(swizzles: Vec<Swizzle>, max: u64) -> Vec<Swizzle> {
    let mut top = u64::BITS - max.leading_zeros();
    let mut out = Vec::with_capacity(swizzles.len());
    for s in swizzles {
        let s = Swizzle { bits: s.bits.min(top.saturating_sub(s.src)), ..s };
        if s.bits > 0 {
            top = top.max(s.dst + s.bits);
            out.push(s);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::Front;
    use crate::random::Random;
    use crate::shape::unflatten;
    use crate::{Digit, Layout, Map, Shape, Space, Stage, Stride, Swizzle};
    use alloc::vec::Vec;

    /// Whether a permutation stands in front or not: the bound coordinates come first, the values behind them.
    #[test]
    fn the_map_with_its_bound_leaves_in_front() {
        let mut random = Random(5);
        let (mut as_they_are, mut in_order) = (0, 0);
        for _ in 0..2000 {
            let extents: Vec<u64> = (0..1 + random.below(4)).map(|_| 1 + random.below(4)).collect();
            // Digits that follow the leaves, or those of another shape of this size.
            let size: u64 = extents.iter().product();
            let own = match random.below(3) {
                0 => alloc::vec![size],
                _ => extents.clone(),
            };
            let mut digits = Vec::new();
            for extent in own {
                let stride = match random.below(5) {
                    0 => Stride::Broadcast,
                    n => Stride::Int(n * 3),
                };
                digits.push(Digit { extent, stride });
            }
            let first = Layout::new(digits, random.below(3)).unwrap();
            let mut stages = alloc::vec![Stage::Layout(first)];
            stages.extend(Swizzle::new(1, 3, 0).ok().filter(|_| random.below(2) == 0).map(Stage::Swizzle));
            let domain = Shape::flat(&extents);
            let map = Map { domain, from: Space::Logical, to: Space::Physical, stages, restricted: false };
            let bound: Vec<bool> = extents.iter().map(|_| random.below(2) == 0).collect();
            let front = Front::new(&map, &bound);
            let of = |wanted: bool| -> Vec<usize> { (0..extents.len()).filter(|&i| bound[i] == wanted).collect() };
            let order = [of(true), of(false)].concat();
            let permuted: Vec<u64> = order.iter().map(|&i| extents[i]).collect();
            as_they_are += u32::from(order.is_sorted());
            in_order += u32::from(!order.is_sorted());
            assert_eq!(front.times * front.values, size);
            for i in 0..size {
                let mut leaves = alloc::vec![0; extents.len()];
                for (&leaf, c) in order.iter().zip(unflatten(&permuted, i)) {
                    leaves[leaf] = c;
                }
                assert_eq!(front.eval(i), map.eval(&leaves), "{map:?} {bound:?} at {leaves:?}");
            }
        }
        assert!(as_they_are > 500 && in_order > 200, "{as_they_are} {in_order}");
    }
}
