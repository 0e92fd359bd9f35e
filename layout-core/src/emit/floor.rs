//! Weighted sums of digits, written out. For each variable `v` the cheaper of
//!
//! - *floor form* (ours; the paper's form has a modulo as well): one division for each cut and no modulo,
//!   `g(v) = s₁·v + Σ_{j≥2} (s_j − m_{j−1}·s_{j−1})·⌊v/w_j⌋`,
//! - *digit form*: `Σ s_j·(⌊v/w_j⌋ mod m_j)`, two digits that share a cut sharing its quotient.
//!
//! What is added comes before what is subtracted, so every partial sum of the second part is at least the value and
//! hence not negative. With nothing to subtract, every partial sum is at most the value and hence fits.

use super::build::Builder;
use super::cost::cost;
use super::ir::Expr;
use super::range::Facts;
use super::terms::{Atom, Sum, Term};
use alloc::vec::Vec;

/// A product with a digit or a quotient.
struct Addend {
    factor: u64,
    of: Expr,
    /// The largest value of `of`.
    max: u64,
    subtract: bool,
}

/// The terms of one variable, in both forms.
struct Group {
    floor: Vec<Addend>,
    digits: Vec<Addend>,
    use_digits: bool,
}

impl Group {
    fn chosen(&self) -> &[Addend] {
        if self.use_digits { &self.digits } else { &self.floor }
    }
}

/// The sum as an expression; `None` where what is added up first cannot be shown to fit.
pub(super) fn write(sum: &Sum, b: &mut Builder) -> Option<Expr> {
    let offset = u64::try_from(sum.offset).ok()?;
    if has_one_form(&sum.terms, b) {
        return written_out(&sum.terms, offset);
    }
    let mut groups = Vec::with_capacity(sum.terms.len());
    for terms in sum.terms.chunk_by(|x, y| x.atom == y.atom) {
        groups.push(group(terms, b)?);
    }
    if !fits(offset, &groups, b) {
        for g in groups.iter_mut().filter(|g| g.floor.iter().any(|a| a.subtract)) {
            g.use_digits = true;
        }
        if !fits(offset, &groups, b) {
            return None;
        }
    }
    Some(assemble(offset, groups))
}

/// Whether each variable has one term, which is a quotient or the variable itself: both forms are this, and nothing is
/// subtracted.
fn has_one_form(terms: &[Term], b: &Builder) -> bool {
    let mut last = None;
    for t in terms {
        if last == Some(t.atom) || t.stride <= 0 || !t.is_whole(b) {
            return false;
        }
        last = Some(t.atom);
    }
    true
}

/// Both forms of the terms of one variable, fastest first, and which of them costs less.
fn group(terms: &[Term], b: &mut Builder) -> Option<Group> {
    if has_one_form(terms, b) {
        return Some(Group { floor: floor(terms, b)?, digits: Vec::new(), use_digits: false });
    }
    let (floor, (digits, first)) = (floor(terms, b)?, digits(terms, b)?);
    // Of two that cost the same the one with fewer operators.
    let mut price_of_digits = price(&digits);
    for e in &b.lets[first..] {
        price_of_digits = (price_of_digits.0 + cost(e), price_of_digits.1 + e.operators());
    }
    let use_digits = price_of_digits < price(&floor);
    Some(Group { floor, digits, use_digits })
}

/// The cost and the operators of a sum as [`assemble`] writes it.
fn price(addends: &[Addend]) -> (u32, usize) {
    let (mut costs, mut operators) = (0, 0);
    // Whether what stands to the left is a product: a sum of one takes it in.
    let mut left = None;
    for subtract in [false, true] {
        for a in addends {
            if a.subtract != subtract {
                continue;
            }
            let is_product = a.factor != 1;
            costs += cost(&a.of) + u32::from(is_product);
            operators += a.of.operators() + usize::from(is_product);
            if left.is_some() || subtract {
                costs += u32::from(left != Some(true) && !is_product);
                operators += 1;
                left = Some(false);
            } else {
                left = Some(is_product);
            }
        }
    }
    (costs, operators)
}

/// `s·(⌊v/w⌋ mod m) = s·⌊v/w⌋ − s·m·⌊v/(w·m)⌋`, summed by divisor.
fn floor(terms: &[Term], b: &Builder) -> Option<Vec<Addend>> {
    let mut factors: Vec<(u64, i128)> = Vec::with_capacity(2 * terms.len());
    for t in terms {
        add(&mut factors, t.weight, t.stride);
        if !t.is_whole(b) {
            add(&mut factors, t.weight.checked_mul(t.extent)?, -(t.stride * i128::from(t.extent)));
        }
    }
    let atom = terms.first()?.atom;
    let top = b.ranges.top(atom);
    let mut out = Vec::with_capacity(factors.len());
    for (w, factor) in factors {
        if factor != 0 {
            let size = u64::try_from(factor.unsigned_abs()).ok()?;
            out.push(Addend { factor: size, of: quotient(atom, w), max: top / w, subtract: factor < 0 });
        }
    }
    Some(out)
}

/// Adds to the factor of a divisor; the divisors stay in order.
fn add(factors: &mut Vec<(u64, i128)>, w: u64, by: i128) {
    match factors.iter().position(|(known, _)| *known >= w) {
        Some(i) if factors[i].0 == w => factors[i].1 += by,
        Some(i) => factors.insert(i, (w, by)),
        None => factors.push((w, by)),
    }
}

/// The digits one by one, and from which `let` on the quotients are that they share.
fn digits(terms: &[Term], b: &mut Builder) -> Option<(Vec<Addend>, usize)> {
    let first = b.lets.len();
    let mut out = Vec::with_capacity(terms.len());
    for (i, t) in terms.iter().enumerate() {
        let above = terms[i + 1..].iter().find(|u| Some(u.weight) == t.weight.checked_mul(t.extent));
        let of = match above {
            _ if t.is_whole(b) => bound_quotient(&terms[..i], t, b),
            Some(u) if !t.extent.is_power_of_two() => {
                let low = bound_quotient(&terms[..i], t, b);
                let top = b.ranges.top(t.atom) / u.weight;
                let high = b.bind(quotient(t.atom, u.weight), Facts::between(0, top));
                low - high * t.extent
            }
            _ => remainder(bound_quotient(&terms[..i], t, b), t.extent),
        };
        let factor = u64::try_from(t.stride.unsigned_abs()).ok()?;
        out.push(Addend { factor, of, max: t.top(), subtract: t.stride < 0 });
    }
    // As a literal chain has them: the slowest first.
    out.reverse();
    Some((out, first))
}

/// `⌊v/w⌋`, by the variable that the digit below has bound to it, where it has.
fn bound_quotient(below: &[Term], t: &Term, b: &mut Builder) -> Expr {
    let shared = |u: &Term| u.weight.checked_mul(u.extent) == Some(t.weight) && !u.extent.is_power_of_two();
    let q = quotient(t.atom, t.weight);
    if below.iter().any(shared) {
        let top = b.ranges.top(t.atom) / t.weight;
        return b.bind(q, Facts::between(0, top));
    }
    q
}

/// As `simplify` would leave it: what need not be rewritten is found in fewer steps.
fn quotient(atom: Atom, w: u64) -> Expr {
    match w {
        1 => atom.expr(),
        w if w.is_power_of_two() => atom.expr() >> w.trailing_zeros(),
        w => atom.expr() / w,
    }
}

fn remainder(x: Expr, n: u64) -> Expr {
    if n.is_power_of_two() { x & (n - 1) } else { x % n }
}

/// Whether every partial sum fits.
fn fits(offset: u64, groups: &[Group], b: &Builder) -> bool {
    let (mut most, mut subtracts) = (u128::from(offset), false);
    for g in groups {
        for a in g.chosen() {
            // A product that is subtracted is at most what it is subtracted from.
            if a.subtract {
                subtracts = true;
            } else {
                most = most.saturating_add(u128::from(a.factor) * u128::from(a.max));
            }
        }
    }
    !subtracts || most <= u128::from(b.limit())
}

/// The terms as they stand, then the constant: what [`assemble`] makes of groups with one form.
fn written_out(terms: &[Term], offset: u64) -> Option<Expr> {
    let mut sum = None;
    for t in terms {
        sum = plus(sum, product(quotient(t.atom, t.weight), u64::try_from(t.stride).ok()?));
    }
    Some(with_constant(sum, offset))
}

/// What is added, the constant, what is subtracted.
fn assemble(offset: u64, groups: Vec<Group>) -> Expr {
    let mut sum = None;
    let mut minus = Vec::new();
    for g in groups {
        for a in if g.use_digits { g.digits } else { g.floor } {
            if a.subtract {
                minus.push(a);
            } else {
                sum = plus(sum, product(a.of, a.factor));
            }
        }
    }
    let mut all = with_constant(sum, offset);
    for a in minus {
        all = all - product(a.of, a.factor);
    }
    all
}

fn product(x: Expr, factor: u64) -> Expr {
    if factor == 1 { x } else { x * factor }
}

fn plus(sum: Option<Expr>, x: Expr) -> Option<Expr> {
    Some(match sum {
        None => x,
        Some(sum) => sum + x,
    })
}

fn with_constant(sum: Option<Expr>, offset: u64) -> Expr {
    match sum {
        None => Expr::Const(offset),
        Some(sum) if offset == 0 => sum,
        Some(sum) => sum + Expr::Const(offset),
    }
}
