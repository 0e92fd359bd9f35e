//! The literal translation of a chain: each stage takes the digits of the integer before it. What every other form is
//! measured against, and what stays where none is better. Each integer in between is bound, so nothing is computed twice;
//! digits of size 1 and broadcasts are left out, the topmost digit has no modulo.

use super::build::Builder;
use super::ir::{Expr, Width};
use super::range::Facts;
use crate::layout::{Digit, Layout};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::weights;

/// Whether every integer in between fits, inputs and swizzled addresses included. Where it does, so does all that is
/// emitted.
#[must_use]
pub fn fits(map: &Map, width: Width) -> bool {
    let limit = width.max();
    let layouts = map.layouts().all(|l| l.size() - 1 <= limit && l.max() <= limit);
    let last = map.layouts().last().map_or(0, Layout::max);
    let address = map
        .swizzles()
        .into_iter()
        .fold(super::range::mask_over(last), |bits, s| bits | super::swizzle::written(bits, s));
    layouts && map.size() - 1 <= limit && address <= limit
}

/// The chain as it stands, and its value.
pub(super) fn literal(map: &Map, b: &mut Builder) -> Expr {
    let mut stages = map.stages.iter();
    let Some(Stage::Layout(first)) = stages.next() else { return Expr::Const(0) };
    let mut value = entry(first, b);
    let mut max = first.max();
    for stage in stages {
        let x = b.push(value, Facts::between(0, max));
        (value, max) = match stage {
            Stage::Layout(layout) => {
                (RunningSum::default().digits(&x, &layout.digits).total(layout.offset), layout.max())
            }
            Stage::Swizzle(s) => {
                let field = ((x.clone() >> s.src) & s.mask()) << s.dst;
                (x ^ field, super::range::mask_over(max) | super::swizzle::written(super::range::mask_over(max), *s))
            }
        };
    }
    value
}

/// The first stage on the inputs: on each of them where no digit straddles two, otherwise on their integer.
fn entry(first: &Layout, b: &mut Builder) -> Expr {
    let mut sum = RunningSum::default();
    if let Some(groups) = digits_by_leaf(b.inputs(), first) {
        for (i, group) in groups.iter().enumerate() {
            sum = sum.digits(&Expr::Input(i), group);
        }
        return sum.total(first.offset);
    }
    let steps = weights(b.inputs());
    for (i, &n) in b.inputs().iter().enumerate() {
        if n > 1 {
            sum.add(Expr::Input(i), steps[i]);
        }
    }
    let size = b.inputs().iter().fold(1u64, |a, &n| a.saturating_mul(n));
    let x = b.push(sum.total(0), Facts::below(size));
    RunningSum::default().digits(&x, &first.digits).total(first.offset)
}

/// A sum so far; nothing where nothing was added.
#[derive(Default)]
struct RunningSum(Option<Expr>);

impl RunningSum {
    fn add(&mut self, x: Expr, factor: u64) {
        let product = if factor == 1 { x } else { x * factor };
        self.0 = Some(match self.0.take() {
            Some(sum) => sum + product,
            None => product,
        });
    }

    /// Adds `stride · (⌊x/weight⌋ mod extent)` for each digit that counts.
    fn digits(mut self, x: &Expr, digits: &[Digit]) -> RunningSum {
        let counted = || digits.iter().filter(|d| d.extent > 1);
        let mut weight: u64 = counted().skip(1).map(|d| d.extent).product();
        let mut topmost = true;
        for d in counted() {
            if !topmost {
                weight /= d.extent;
            }
            if d.stride.value() > 0 {
                let quotient = if weight == 1 { x.clone() } else { x.clone() / weight };
                self.add(if topmost { quotient } else { quotient % d.extent }, d.stride.value());
            }
            topmost = false;
        }
        self
    }

    fn total(self, offset: u64) -> Expr {
        match (self.0, offset) {
            (None, offset) => Expr::Const(offset),
            (Some(sum), 0) => sum,
            (Some(sum), offset) => sum + Expr::Const(offset),
        }
    }
}
