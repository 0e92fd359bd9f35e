//! A map with its bound coordinates in front, and without its swizzles as a sum of independent parts.

use crate::decide::parts::{Part, parts};
use crate::decide::refinement::normalize;
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
        let is_bound = |i: &usize| bound.get(*i).copied().unwrap_or(false);
        let (first, last): (Vec<usize>, Vec<usize>) = (0..extents.len()).partition(is_bound);
        let order = [&first[..], &last].concat();
        let mut stages = alloc::vec![Stage::Layout(Layout::permutation(&extents, &order))];
        stages.extend(map.stages.iter().cloned());
        let count = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).product::<u64>();
        let (times, values) = (count(&first), count(&last));
        normalize(&mut stages, &[times, values]);
        let mut layouts: Vec<Layout> = stages.iter().filter_map(Stage::as_layout).cloned().list();
        // Normalizing keeps the digits of the first stage within t and v, but not within leaves.
        layouts[0].digits.retain(|d| d.extent > 1);
        let bound_digits = leading(&layouts[0].digits, times);
        let swizzles = acting(map.swizzles(), layouts.last().map_or(0, Layout::max));
        let span = swizzles.iter().map(|s| s.span()).max().unwrap_or(0);
        Front { times, values, layouts, swizzles, span, bound_digits }
    }

    /// `f` at `t·values + v`.
    pub(super) fn eval(&self, i: u64) -> u64 {
        self.sigma(self.layouts.iter().fold(i, |x, layout| layout.eval(x)))
    }

    /// The swizzles.
    pub(crate) fn sigma(&self, x: u64) -> u64 {
        swizzle::eval_all(&self.swizzles, x)
    }

    /// The extents of the digits of the first layout that read t; these are the first, and may span several leaves.
    pub(crate) fn bound_extents(&self) -> Vec<u64> {
        self.layouts[0].digits[..self.bound_digits].mapped(|d| d.extent)
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
        part.pieces.iter().all(|p| self.is_bound(p.of)) && (self.span == 0 || part.generators().is_some())
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
