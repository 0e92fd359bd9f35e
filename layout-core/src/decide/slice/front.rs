//! A map with its bound coordinates in front, and without its swizzles as a sum of independent parts.

use crate::decide::refinement::normalize;
use crate::decide::values::covers;
use crate::int::gcd;
use crate::layout::{Digit, Layout, Stride};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::weights;
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// `f(t, v)` is the value of the chain at `t·values + v`.
pub(crate) struct Front {
    /// The number of bound coordinates.
    pub(super) times: u64,
    /// The number of values.
    pub(crate) values: u64,
    /// The layouts. The digits of the first follow the leaves: the bound ones, then the others; none of extent 1.
    pub(crate) layouts: Vec<Layout>,
    /// The swizzles after them, cut down to the bits that there are.
    pub(super) swizzles: Vec<Swizzle>,
    /// K: one past the highest bit that they read or write.
    pub(crate) span: u32,
    bound_digits: usize,
}

/// A chain over some digits of the first layout: `Σ` of all parts' values, each less its value at 0, is that of the
/// layouts less theirs at 0.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// Its digits, each with the position of the digit that it refines, slowest first for one position.
    pub(crate) digits: Vec<(usize, Digit)>,
    /// The layouts after that; the digits are the first.
    pub(crate) rest: Vec<Layout>,
    offset: u64,
}

impl Front {
    pub(crate) fn new(map: &Map, bound: &[bool]) -> Self {
        let extents = map.domain.extents();
        let unit = weights(&extents);
        let is_bound = |i: &usize| bound.get(*i).copied().unwrap_or(false);
        let (first, last): (Vec<usize>, Vec<usize>) = (0..extents.len()).partition(is_bound);
        let digit = |&i: &usize| Digit { extent: extents[i], stride: Stride::Int(unit[i]) };
        let digits = first.iter().chain(&last).map(digit).collect();
        let mut stages = alloc::vec![Stage::Layout(Layout { digits, offset: 0 })];
        stages.extend(map.stages.iter().cloned());
        normalize(&mut stages);
        let count = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).product::<u64>();
        let (times, values) = (count(&first), count(&last));
        let mut layouts: Vec<Layout> = stages.iter().filter_map(as_layout).cloned().collect();
        // Normalizing refines the digits of the first stage, so that they follow the leaves.
        let groups = digits_by_leaf(&[times, values], &layouts[0]).unwrap_or_default();
        let bound_digits = groups.first().map_or(0, Vec::len);
        layouts[0].digits = groups.concat();
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
        self.swizzles.iter().fold(x, |x, s| s.eval(x))
    }

    /// The extents of the digits of the first layout that belong to bound leaves; these are the first.
    pub(crate) fn bound_extents(&self) -> Vec<u64> {
        self.layouts[0].digits[..self.bound_digits].iter().map(|d| d.extent).collect()
    }

    /// Whether this digit of the first layout belongs to a bound leaf.
    pub(super) fn is_bound(&self, digit: usize) -> bool {
        digit < self.bound_digits
    }

    /// The layouts, some bound digits at 0: the chain over the other bound digits and the values.
    pub(crate) fn without(&self, dropped: &[usize]) -> Vec<Stage> {
        let mut layouts = self.layouts.clone();
        let kept = layouts[0].digits.iter().enumerate().filter(|(i, _)| !dropped.contains(i));
        layouts[0].digits = kept.map(|(_, d)| *d).collect();
        layouts.into_iter().map(Stage::Layout).collect()
    }

    /// Whether the layouts are least at 0: true where all but the last map 0 to 0, the least of each.
    pub(super) fn starts_at_zero(&self) -> bool {
        self.layouts.iter().rev().skip(1).all(|l| l.offset == 0)
    }

    /// The parts. Broadcasts are parts of their own.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let digits: Vec<_> = self.layouts[0].digits.iter().copied().enumerate().collect();
        let (still, digits) = digits.into_iter().partition(|d| d.1.stride.value() == 0);
        let rest = self.layouts[1..].to_vec();
        let mut parts = Part { digits, offset: self.layouts[0].offset, rest }.split();
        parts.extend(Part { digits: still, offset: 0, rest: Vec::new() }.split());
        parts
    }

    /// Whether a part has bound coordinates alone, and adds what its `Part::generators` say, or anything
    /// where there is no swizzle.
    pub(super) fn is_free(&self, part: &Part) -> bool {
        part.digits.iter().all(|d| self.is_bound(d.0)) && (self.span == 0 || part.generators().is_some())
    }
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

fn as_layout(stage: &Stage) -> Option<&Layout> {
    match stage {
        Stage::Layout(layout) => Some(layout),
        Stage::Swizzle(_) => None,
    }
}

impl Part {
    /// The layouts of the part.
    fn layouts(&self) -> Vec<Layout> {
        let digits = self.digits.iter().map(|d| d.1).collect();
        core::iter::once(Layout { digits, offset: self.offset }).chain(self.rest.iter().cloned()).collect()
    }

    /// Digits that reach what the part reaches, less its value at 0: those of its last layout, where the ones before it
    /// cover that and vanish at 0.
    pub(super) fn generators(&self) -> Option<Vec<Digit>> {
        let layouts = self.layouts();
        let covered = layouts.windows(2).all(|w| covers(&w[0], w[1].size()));
        (covered && layouts[..layouts.len() - 1].iter().all(|l| l.offset == 0))
            .then(|| layouts.last().map_or(Vec::new(), |l| l.digits.clone()))
    }

    /// All values of the part are multiples of the greatest power of two in these.
    pub(super) fn steps(&self) -> Vec<u64> {
        let strides = |digits: &[Digit]| digits.iter().map(|d| d.stride.value()).collect::<Vec<_>>();
        match self.rest.last() {
            Some(last) => [strides(&last.digits), alloc::vec![last.offset]].concat(),
            None => self.digits.iter().map(|d| d.1.stride.value()).collect(),
        }
    }

    /// Cut into parts, as far as it goes.
    fn split(mut self) -> Vec<Part> {
        self.fold();
        if self.rest.is_empty() {
            let one = |d| Part { digits: alloc::vec![d], offset: 0, rest: Vec::new() };
            return self.digits.into_iter().map(one).collect();
        }
        self.digits.sort_by_key(|d| core::cmp::Reverse(d.1.stride.value()));
        let found = (1..self.digits.len()).find_map(|at| self.cut(at));
        match found {
            Some((slow, fast)) => [slow.split(), fast.split()].concat(),
            None => alloc::vec![self],
        }
    }

    /// Folds the layouts.
    fn fold(&mut self) {
        let mut stages: Vec<Stage> = self.layouts().into_iter().map(Stage::Layout).collect();
        normalize(&mut stages);
        let extents: Vec<u64> = self.digits.iter().map(|d| d.1.extent).collect();
        let layouts: Vec<Layout> = stages.iter().filter_map(as_layout).cloned().collect();
        let Some(groups) = digits_by_leaf(&extents, &layouts[0]) else { return };
        let tagged =
            |(d, group): (&(usize, Digit), Vec<Digit>)| group.into_iter().map(|g| (d.0, g)).collect::<Vec<_>>();
        self.digits = self.digits.iter().zip(groups).flat_map(tagged).collect();
        self.offset = layouts[0].offset;
        self.rest = layouts[1..].to_vec();
    }

    /// The first `at` digits and the others as two chains, where they stay apart through all layouts: the slow ones
    /// give multiples of a weight that the fast ones stay below, and the next layout can be cut there.
    fn cut(&self, at: usize) -> Option<(Part, Part)> {
        let (slow, fast) = self.digits.split_at(at);
        let mut unit = slow.iter().fold(0, |g, d| gcd(g, d.1.stride.value()));
        let scaled = |d: Digit, unit: u64| Digit { stride: divided(d.stride, unit), ..d };
        let digits = slow.iter().map(|&(i, d)| (i, scaled(d, unit))).collect();
        let mut slow = Part { digits, offset: 0, rest: Vec::new() };
        let mut fast = Part { digits: fast.to_vec(), offset: self.offset, rest: Vec::new() };
        let mut most = fast.layouts()[0].max();
        for (i, layout) in self.rest.iter().enumerate() {
            if unit > 0 && most >= unit {
                return None;
            }
            let (high, low) = cut_at(layout, unit)?;
            let low = Layout { digits: low, offset: layout.offset };
            most = low.max();
            fast.rest.push(low);
            unit = high.iter().filter(|d| d.extent > 1).fold(0, |g, d| gcd(g, d.stride.value()));
            let by = if i + 1 < self.rest.len() { unit } else { 1 };
            let digits = high.iter().map(|&d| scaled(d, by)).collect();
            slow.rest.push(Layout { digits, offset: 0 });
        }
        Some((slow, fast))
    }
}

fn divided(stride: Stride, unit: u64) -> Stride {
    match stride {
        Stride::Int(d) if unit > 0 => Stride::Int(d / unit),
        _ => stride,
    }
}

/// The digits of weight `unit` and more, and those below: `L(unit·h + l) = high(h) + low(l)` less the offset, for `l`
/// below `unit`. A unit of 0: no slow digits.
fn cut_at(layout: &Layout, unit: u64) -> Option<(Vec<Digit>, Vec<Digit>)> {
    let (mut high, mut low, mut weight) = (Vec::new(), Vec::new(), 1u64);
    for &digit in layout.digits.iter().rev() {
        let top = weight * digit.extent;
        if unit == 0 || top <= unit {
            low.push(digit);
        } else if weight >= unit {
            high.push(digit);
        } else {
            let inner = unit / weight;
            if !unit.is_multiple_of(weight) || !digit.extent.is_multiple_of(inner) {
                return None;
            }
            low.push(Digit { extent: inner, ..digit });
            high.push(Digit { extent: digit.extent / inner, stride: digit.stride.scale(inner).ok()? });
        }
        weight = top;
    }
    // Both from the fastest on; the boundary must be the unit, or nothing lies above it.
    high.reverse();
    low.reverse();
    let below: u64 = low.iter().map(|d| d.extent).product();
    (unit == 0 || high.is_empty() || below == unit).then_some((high, low))
}
