//! The literal translation of a chain: each stage takes the digits of the integer before it. What every other form is
//! measured against, and what stays where none is better. Each integer in between is bound, so nothing is computed twice;
//! digits of size 1 and broadcasts are left out, the topmost digit has no modulo.

use super::build::Builder;
use super::ir::{Expr, Width};
use super::range::Facts;
use crate::layout::{Digit, Layout};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::weights;
use alloc::vec::Vec;

/// Whether every integer in between fits, inputs and swizzled addresses included. Where it does, so does all that is
/// emitted.
#[must_use]
pub fn fits(map: &Map, width: Width) -> bool {
    let limit = width.max();
    let layouts = map.layouts().all(|l| l.size() - 1 <= limit && l.max() <= limit);
    let last = map.layouts().last().map_or(0, Layout::max);
    let address =
        map.swizzles().into_iter().fold(super::range::ones(last), |bits, s| bits | super::swizzle::written(bits, s));
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
            Stage::Layout(layout) => (weighted(&digits(&x, layout), layout.offset), layout.max()),
            Stage::Swizzle(s) => {
                let field = ((x.clone() >> s.src) & s.mask()) << s.dst;
                (x ^ field, super::range::ones(max) | super::swizzle::written(super::range::ones(max), *s))
            }
        };
    }
    value
}

/// The first stage on the inputs: on each of them where no digit straddles two, otherwise on their integer.
fn entry(first: &Layout, b: &mut Builder) -> Expr {
    let inputs = b.inputs.clone();
    if let Some(groups) = digits_by_leaf(&inputs, first) {
        let one =
            |(i, group): (usize, &Vec<Digit>)| digits(&Expr::Input(i), &Layout { digits: group.clone(), offset: 0 });
        let products: Vec<Expr> = groups.iter().enumerate().flat_map(one).collect();
        return weighted(&products, first.offset);
    }
    let steps = weights(&inputs);
    let input = |i: usize| times(Expr::Input(i), steps[i]);
    let products: Vec<Expr> = (0..inputs.len()).filter(|&i| inputs[i] > 1).map(input).collect();
    let size = inputs.iter().fold(1u64, |a, &n| a.saturating_mul(n));
    let x = b.push(weighted(&products, 0), Facts::below(size));
    weighted(&digits(&x, first), first.offset)
}

/// `stride · (⌊x/weight⌋ mod extent)` for each digit of the layout that counts.
fn digits(x: &Expr, layout: &Layout) -> Vec<Expr> {
    let modes: Vec<Digit> = layout.digits.iter().filter(|d| d.extent > 1).copied().collect();
    let steps = weights(&modes.iter().map(|d| d.extent).collect::<Vec<_>>());
    let one = |(i, d): (usize, &Digit)| {
        let quotient = if steps[i] == 1 { x.clone() } else { x.clone() / steps[i] };
        let digit = if i == 0 { quotient } else { quotient % d.extent };
        times(digit, d.stride.value())
    };
    modes.iter().enumerate().filter(|(_, d)| d.stride.value() > 0).map(one).collect()
}

fn times(x: Expr, k: u64) -> Expr {
    if k == 1 { x } else { x * k }
}

fn weighted(products: &[Expr], offset: u64) -> Expr {
    let constant = (offset > 0).then_some(Expr::Const(offset));
    products.iter().cloned().chain(constant).reduce(|x, y| x + y).unwrap_or(Expr::Const(0))
}
