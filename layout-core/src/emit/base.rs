//! The base of a slice: an index expression that is evaluated once for each thread and then becomes an address. What
//! differs from [`emit`](super::emit):
//!
//! - 32 bits (kernels): the greatest common divisor of the values is a factor of the whole, which the scale of the
//!   address takes in; a quotient by a non-power of two is the upper half of a product.
//! - 64 bits (hosts): a quotient by a non-power of two is a product and a shift, within 32 bits; no factor, since
//!   addressing modes shift by little.
//! - Where a quotient is 0 or 1 and its product a power of two, it is a comparison.
//! - Some variables as fields, the others as sums.

use super::build::Builder;
use super::cost;
use super::digit::{as_div, as_mul};
use super::ir::{Expr, Form, Kind, Program, Width};
use super::range::Ranges;
use super::terms::{Atom, Sum, Term};
use super::{NO_LIMIT, Priced, candidates, fields, inputs, literal, literal_chain, readings};
use crate::decide::budget::Budget;
use crate::int::gcd;
use crate::list::Mapped as _;
use crate::map::Map;
use crate::swizzle::Swizzle;
use alloc::{boxed::Box, vec::Vec};

/// More variables are fields all, or none.
const MIXED: usize = 4;

/// The cheapest program found for the base of a slice, over the top-level modes of `map`. What
/// [`emit`](super::emit) promises holds here too, but for the number of divisions.
#[must_use]
pub fn base(map: &Map, width: Width, budget: &mut Budget) -> Program {
    // Of equals one with a factor: its shifts are to the right, and other slices of the thread have the same.
    cheapest(map, width, budget, &|p, cost| (cost, width.bits <= 32 && !cost::has_factor(p)))
}

/// The same for what other summands are added to before it becomes an address: no scale takes in a factor of it, and a
/// factor costs what it costs.
#[must_use]
pub fn addend(map: &Map, width: Width, budget: &mut Budget) -> Program {
    cheapest(map, width, budget, &|p, cost| (cost + u32::from(cost::has_factor(p)), cost::has_factor(p)))
}

/// By what `first` says of a program and its cost as a base, then by its operators.
fn cheapest(map: &Map, width: Width, budget: &mut Budget, first: &dyn Fn(&Program, u32) -> (u32, bool)) -> Program {
    let inputs = inputs(&map.domain, Form::Index);
    let Some((sums, kind)) = readings(map, &inputs, width, budget) else { return literal(map, Form::Index, width) };
    let swizzles = map.swizzles();
    let mut best: Option<(Program, _)> = None;
    let mut take = |mut p: Program| {
        rewrite(&mut p, width, quotient);
        let (operations, cost) = p.counted();
        let price = (first(&p, cost::base(&p, cost, width)), operations.total(), p.lets.len());
        // Of equals the one found before.
        if best.as_ref().is_none_or(|(_, least)| price < *least) {
            best = Some((p, price));
        }
    };
    for (sum, b) in &sums {
        written(sum, &swizzles, kind, b, &mut take);
        if width.bits <= 32
            && let Some((factor, sum, swizzles)) = factored(sum, &swizzles)
        {
            written(&sum, &swizzles, kind, b, &mut |p| take(Program { result: p.result * factor, ..p }));
        }
    }
    take(literal_chain(map, &inputs, width, kind).program);
    let (mut program, _) = best.expect("the literal chain at least");
    rewrite(&mut program, width, merge);
    program
}

/// One sum in every way, with each set of variables as fields.
fn written(sum: &Sum, swizzles: &[Swizzle], kind: Kind, fresh: &Builder, take: &mut dyn FnMut(Program)) {
    candidates(sum, swizzles, kind, fresh, &mut |candidate| {
        take(candidate.program);
        NO_LIMIT
    });
    if sum.terms.len() < 2 {
        return;
    }
    let mut atoms: Vec<Atom> = sum.terms.mapped(|t| t.atom);
    atoms.dedup();
    if (2..=MIXED).contains(&atoms.len()) && fields::has_choice(sum, swizzles, fresh) {
        for set in 1..(1u32 << atoms.len()) - 1 {
            let mut b = fresh.clone();
            let chosen = |x: Atom| atoms.iter().position(|a| *a == x).is_some_and(|i| set >> i & 1 == 1);
            if let Some(value) = fields::write(sum, swizzles, &chosen, NO_LIMIT, &mut b) {
                take(Priced::new(value, kind, b).program);
            }
        }
    }
}

/// The sum without what divides it, and the swizzles that do to it what they did to the whole.
fn factored(sum: &Sum, swizzles: &[Swizzle]) -> Option<(u64, Sum, Vec<Swizzle>)> {
    let mut numbers = sum.terms.iter().map(|t| t.stride).chain([sum.offset]);
    let all = numbers.try_fold(0, |g, x| Some(gcd(g, u64::try_from(x.unsigned_abs()).ok()?)))?;
    let lowest = swizzles.iter().map(|s| s.src.min(s.dst)).min();
    let factor = match lowest {
        None => all,
        Some(k) => 1 << k.min(all.trailing_zeros()),
    };
    if all == 0 || factor < 2 {
        return None;
    }
    let by = |x: i128| x / i128::from(factor);
    let terms = sum.terms.mapped(|t| Term { stride: by(t.stride), ..*t });
    let k = factor.trailing_zeros();
    let swizzles = swizzles.mapped(|s| Swizzle { src: s.src - k, dst: s.dst - k, ..*s });
    Some((factor, Sum { offset: by(sum.offset), terms }, swizzles))
}

/// Applies `rule` to each expression of the program.
fn rewrite(program: &mut Program, width: Width, rule: fn(&mut Expr, &Ranges)) {
    let mut ranges = Ranges::new(&program.inputs, width);
    for e in &mut program.lets {
        let facts = ranges.of(e);
        rule(e, &ranges);
        ranges.lets.push(facts);
    }
    rule(&mut program.result, &ranges);
}

/// Applies `rule` to each operand.
fn on_operands(e: &mut Expr, r: &Ranges, rule: fn(&mut Expr, &Ranges)) {
    let (x, y) = e.operands_mut();
    if let Some(x) = x {
        rule(x, r);
    }
    if let Some(y) = y {
        rule(y, r);
    }
}

/// In 32 bits `x ⊕ ((y ≫ k) ∧ m)`, m a mask that has the lowest bit, as `((x ⊕ (y ≫ k)) ∧ m) ∨ (x ∧ ¬m)`: two LOP3,
/// where LLVM would extract the field by two instructions, and the shift is one that others have.
fn merge(e: &mut Expr, r: &Ranges) {
    on_operands(e, r, merge);
    if let Expr::Xor(x, field) = e
        && let Expr::And(y, m) = &**field
        && r.width.bits <= 32
        && x.is_plain()
        && m & 1 == 1
        && matches!(**y, Expr::Shr(..))
    {
        let rest = r.of(x).bits & !m & r.width.max();
        *e = (((**x).clone() ^ (**y).clone()) & *m) | ((**x).clone() & rest);
    }
}

/// Quotients as products and comparisons.
fn quotient(e: &mut Expr, r: &Ranges) {
    if let Some(step) = step(e, r) {
        *e = step;
        return;
    }
    on_operands(e, r, quotient);
    if let Expr::Div(x, d) = e
        && !d.is_power_of_two()
        && let Some(product) = product(x, *d, r)
    {
        *e = product;
    }
}

/// `x + ⌊y/at⌋·by` as a comparison, where the quotient is at most 1 and its product a power of two.
fn step(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::Add(x, product) = e else { return None };
    let (q, by) = as_mul(product)?;
    let (y, at) = as_div(q)?;
    let fits = by.is_power_of_two() && x.is_plain() && y.is_plain() && r.max(y) / at <= 1;
    fits.then(|| Expr::Step(x.clone(), Box::new(y.clone()), at, by))
}

/// `⌊x/d⌋` as `⌊x·m/2^k⌋` with `m = ⌈2^k/d⌉`: equal where `x·(m·d − 2^k) < 2^k`. In 32 bits k is 32, the upper half of
/// the product; in 64 the least k that does, and the product is below 2^32, for `usize` may have no more.
fn product(x: &Expr, d: u64, r: &Ranges) -> Option<Expr> {
    let max = r.max(x);
    let multiplier = |k: u32| {
        let m = (1u64 << k).div_ceil(d);
        let excess = (m * d - (1 << k)).checked_mul(max)?;
        (excess < 1 << k).then_some(m)
    };
    if r.width.bits <= 32 {
        return multiplier(32).map(|m| Expr::High(Box::new(x.clone()), m));
    }
    let within = |m: &u64| m.checked_mul(max).is_some_and(|most| most < 1 << 32);
    let (k, m) = (1..32).find_map(|k| multiplier(k).filter(within).map(|m| (k, m)))?;
    Some((x.clone() * m) >> k)
}
