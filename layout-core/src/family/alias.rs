//! Is a literal with run-time strides alias-free, whatever values `where` admits?
//!
//! **Claim.** Order the modes. If for each of them `dᵢ ≥ 1 + Σ (nⱼ−1)dⱼ` over the modes below it, no two coordinates
//! that differ at a mode with an integer stride share an address. *Proof.* Of two such coordinates take the topmost
//! mode i at which they differ. There the addresses differ by at least `dᵢ`, and what the modes below can take back is
//! at most the sum. The order may be any; it is the same for all values, and each inequality is proved for all of them
//! by [`Facts`]. Modes of constant strides and extents at the bottom of the order need not dominate each other: for them
//! the exact decision of [`alias`] is asked.
//!
//! The condition is sufficient. What it does not show is refuted where admitted values with a collision are found, and
//! else left as "not shown".

use super::facts::{Clause, Facts};
use super::form::Form;
use crate::decide::alias::{self, AliasError, Collision};
use crate::layout::{Digit, Layout, Stride};
use alloc::{boxed::Box, vec::Vec};

/// Coefficients that a repair may have: each is checked to be least.
const CHECKS: usize = 64;

/// One mode of a literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormDigit {
    /// Its extent.
    pub extent: Form,
    /// Its stride; `None` is a broadcast.
    pub stride: Option<Form>,
}

impl FormDigit {
    /// Whether its coordinate can move the address.
    fn moves(&self) -> bool {
        self.stride.is_some() && self.extent.as_constant() != Some(1)
    }

    fn stride(&self) -> Form {
        self.stride.clone().unwrap_or_default()
    }

    /// `(n − 1)·d`: the most that it adds.
    pub(super) fn reach(&self) -> Option<Form> {
        self.extent.shifted(-1).ok()?.times(&self.stride()).ok()
    }
}

/// Why a literal is not shown to be alias-free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSeparated {
    /// The mode whose stride is not shown to pass what the modes below it reach.
    pub digit: usize,
    /// What it has to be at least.
    pub needed: Form,
    /// Admitted values, and a collision of the layout that they give.
    pub collision: Option<(Vec<u64>, Collision)>,
    /// Clauses with which it is shown, none of which can be lowered.
    pub repair: Option<Vec<Clause>>,
}

/// `f(c) = f(c')` only if `c` and `c'` differ at broadcast modes alone, for all admitted values.
///
/// # Errors
/// It was not shown.
pub fn check(digits: &[FormDigit], facts: &Facts) -> Result<(), Box<NotSeparated>> {
    let mut first = None;
    for order in orders(digits, facts) {
        match dominated(digits, &order, facts) {
            Ok(()) => return Ok(()),
            Err(failed) => first = first.or(Some(failed)),
        }
    }
    let (digit, needed) = first.unwrap_or_default();
    let repair = repair(digits, facts);
    Err(Box::new(NotSeparated { digit, needed, collision: collision(digits, facts), repair }))
}

/// Whether [`check`] passes.
#[must_use]
pub fn is_separated(digits: &[FormDigit], facts: &Facts) -> bool {
    orders(digits, facts).iter().any(|order| dominated(digits, order, facts).is_ok())
}

/// The layout at these values.
#[must_use]
pub fn layout_at(digits: &[FormDigit], values: &[u64]) -> Option<Layout> {
    let number = |form: &Form| u64::try_from(form.eval(values).ok()?).ok();
    let digit = |d: &FormDigit| {
        let stride = d.stride.as_ref().map_or(Some(Stride::Broadcast), |s| number(s).map(Stride::Int));
        Some(Digit { extent: number(&d.extent).filter(|n| *n > 0)?, stride: stride? })
    };
    Layout::new(digits.iter().map(digit).collect::<Option<_>>()?, 0).ok()
}

/// Orders worth a try, the largest stride first: by the strides at admitted values, of equals the slower mode first.
fn orders(digits: &[FormDigit], facts: &Facts) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = Vec::new();
    for start in [1000, 1] {
        let start = alloc::vec![start; facts.parameters];
        let values = facts.sample(&start).unwrap_or(start);
        let mut order: Vec<usize> = (0..digits.len()).filter(|&i| digits[i].moves()).collect();
        order.sort_by_key(|&i| core::cmp::Reverse(digits[i].stride().eval(&values).unwrap_or(i128::MAX)));
        if !out.contains(&order) {
            out.push(order);
        }
    }
    out
}

/// Whether each mode passes what the modes after it in the order reach.
fn dominated(digits: &[FormDigit], order: &[usize], facts: &Facts) -> Result<(), (usize, Form)> {
    let (above, mut reach) = bottom(digits, order);
    for &i in order[..above].iter().rev() {
        let needed = reach.shifted(1).map_err(|_| (i, Form::default()))?;
        let spare = digits[i].stride().plus(&needed, -1);
        if !spare.is_ok_and(|spare| facts.nonnegative(&spare)) {
            return Err((i, needed));
        }
        let own = digits[i].reach().ok_or((i, needed))?;
        reach = reach.plus(&own, 1).map_err(|_| (i, Form::default()))?;
    }
    Ok(())
}

/// The longest run of constant modes at the bottom of the order that is alias-free on its own: how many modes are above
/// it, and what it reaches.
fn bottom(digits: &[FormDigit], order: &[usize]) -> (usize, Form) {
    let constant = |i: &&usize| digits[**i].extent.as_constant().and(digits[**i].stride().as_constant()).is_some();
    let run = order.iter().rev().take_while(constant).count();
    for above in order.len() - run..order.len() {
        let own: Vec<FormDigit> = order[above..].iter().map(|&i| digits[i].clone()).collect();
        if let Some(layout) = layout_at(&own, &[]).filter(|layout| alias::check(layout).is_ok()) {
            return (above, Form::constant(layout.max().into()));
        }
    }
    (order.len(), Form::default())
}

/// Clauses that make it pass, as low as they go: one for each mode that needs one, from the smallest stride up.
fn repair(digits: &[FormDigit], facts: &Facts) -> Option<Vec<Clause>> {
    orders(digits, facts).iter().find_map(|order| {
        let mut more: Vec<Clause> = Vec::new();
        while let Err((i, needed)) = dominated(digits, order, &facts.with(&more)) {
            // Each clause settles a mode; should a proof be missed for want of tries, this ends all the same.
            (more.len() < digits.len()).then_some(())?;
            let spare = digits[i].stride().plus(&needed, -1).ok()?;
            more.push(clause_for(&spare, &digits[i].stride(), &facts.with(&more))?);
        }
        let possible = facts.with(&more).sample(&alloc::vec![0; facts.parameters]).is_some();
        lowered(digits, facts, more).filter(|_| possible)
    })
}

/// A clause on one parameter of the stride with which `spare ≥ 0` is proved.
fn clause_for(spare: &Form, stride: &Form, facts: &Facts) -> Option<Clause> {
    let proves = |clause: &Clause| facts.with(core::slice::from_ref(clause)).nonnegative(spare);
    stride.parameters().into_iter().find_map(|x| {
        let (a, b) = spare.linear_in(x)?;
        let clause = match (a.as_constant(), b.as_constant()) {
            (Some(a), Some(b)) if a > 0 => at_least(x, num_integer::Integer::div_ceil(&-b, &a))?,
            (Some(a), None) if a > 0 => Clause::AtLeastZero(spare.clone()),
            (Some(_), _) => return None,
            (None, _) => {
                at_least(x, (0..40).map(|k| 1i128 << k).find(|k| at_least(x, *k).is_some_and(|c| proves(&c)))?)?
            }
        };
        proves(&clause).then_some(clause)
    })
}

/// `x ≥ n`.
fn at_least(x: usize, n: i128) -> Option<Clause> {
    Form::parameter(x).shifted(-n).ok().map(Clause::AtLeastZero)
}

/// Each clause with its right side, coefficient by coefficient, as small as it still passes; `None` where that takes too
/// many checks.
fn lowered(digits: &[FormDigit], facts: &Facts, mut more: Vec<Clause>) -> Option<Vec<Clause>> {
    let sides: usize = more.iter().map(|c| c.form().sides().1.terms().count()).sum();
    if sides > CHECKS {
        return None;
    }
    for at in 0..more.len() {
        let (_, right) = more[at].form().sides();
        for (monomial, most) in right.terms().map(|(m, c)| (m.clone(), c)).collect::<Vec<_>>() {
            let product = monomial.form();
            let by = |n: i128| {
                let form = more[at].form().plus(product.as_ref().ok()?, n).ok()?;
                let mut lower = more.clone();
                lower[at] = Clause::AtLeastZero(form);
                is_separated(digits, &facts.with(&lower)).then_some(lower)
            };
            if by(1).is_none() {
                continue;
            }
            // The larger the cut, the weaker the clause.
            let (mut fits, mut fails) = (0, most + 1);
            while fails - fits > 1 {
                let middle = fits + (fails - fits) / 2;
                if by(middle).is_some() { fits = middle } else { fails = middle }
            }
            more = by(fits).unwrap_or(more);
        }
    }
    Some(more)
}

/// Admitted values at which two coordinates collide: near the least values, with one parameter past the others, and where
/// one stride is a small multiple of another.
fn collision(digits: &[FormDigit], facts: &Facts) -> Option<(Vec<u64>, Collision)> {
    points(digits, facts).into_iter().find_map(|values| {
        let layout = layout_at(digits, &values).filter(|_| facts.admit(&values))?;
        match alias::check(&layout) {
            Err(AliasError::Collision(collision)) if collision.holds(&layout) => Some((values, collision)),
            _ => None,
        }
    })
}

/// Values to look at.
fn points(digits: &[FormDigit], facts: &Facts) -> Vec<Vec<u64>> {
    let starts = [1, 2, 3, 8, 0].map(|n| alloc::vec![n; facts.parameters]);
    let bases: Vec<Vec<u64>> = starts.iter().filter_map(|start| facts.sample(start)).collect();
    let mut out = bases.clone();
    for base in bases.iter().take(2) {
        for x in 0..facts.parameters {
            let far = base.iter().max().map(|n| n.saturating_mul(2).saturating_add(2));
            let near = (1..4).map(|n| base[x].saturating_add(n)).chain(far);
            for value in near.chain(multiples(digits, base, x)) {
                let mut values = base.clone();
                values[x] = value;
                out.extend(facts.sample(&values));
                out.push(values);
            }
        }
    }
    out
}

/// Values of the parameter x at which one stride is at most 8 times another.
fn multiples(digits: &[FormDigit], base: &[u64], x: usize) -> Vec<u64> {
    let moving: Vec<Form> = digits.iter().filter(|d| d.moves()).map(FormDigit::stride).collect();
    let mut out = Vec::new();
    for a in &moving {
        for b in moving.iter().filter(|b| *b != a) {
            for k in 1..=8 {
                let solution = || {
                    let (slope, rest) = a.plus(b, -k).ok()?.linear_in(x)?;
                    let (slope, rest) = (slope.eval(base).ok()?, rest.eval(base).ok()?);
                    (slope != 0 && rest % slope == 0).then(|| u64::try_from(-rest / slope).ok()).flatten()
                };
                out.extend(solution());
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    fn digits(list: &[(i128, Form)]) -> Vec<FormDigit> {
        list.iter().map(|(n, d)| FormDigit { extent: Form::constant(*n), stride: Some(d.clone()) }).collect()
    }

    fn texts(clauses: &[Clause]) -> Vec<String> {
        let names: Vec<String> = ["p", "q"].map(String::from).to_vec();
        clauses
            .iter()
            .map(|c| {
                let (l, r) = c.form().sides();
                alloc::format!("{} >= {}", l.text(&names), r.text(&names))
            })
            .collect()
    }

    #[test]
    fn the_trap_of_the_lower_bounds() {
        let list = digits(&[(2, Form::parameter(0)), (4, Form::parameter(1)), (64, Form::constant(1))]);
        let low = [at_least(0, 1000).unwrap(), at_least(1, 64).unwrap()];
        let facts = Facts { parameters: 2, clauses: low.to_vec() };
        let refused = check(&list, &facts).unwrap_err();
        let (values, found) = refused.collision.unwrap();
        assert!(facts.admit(&values) && found.holds(&layout_at(&list, &values).unwrap()));
        assert_eq!(texts(&refused.repair.unwrap()), ["p >= 3 * q + 64"]);
        let none = Facts { parameters: 2, clauses: Vec::new() };
        let repair = check(&list, &none).unwrap_err().repair.unwrap();
        assert_eq!(texts(&repair), ["q >= 64", "p >= 3 * q + 64"]);
        assert_eq!(check(&list, &none.with(&repair)), Ok(()));
    }

    #[test]
    fn products() {
        let (rows, ld) = (Form::parameter(0), Form::parameter(1));
        let list = digits(&[(4, rows.times(&ld).unwrap()), (64, ld), (32, Form::constant(1))]);
        let repair = check(&list, &Facts { parameters: 2, clauses: Vec::new() }).unwrap_err().repair.unwrap();
        assert_eq!(texts(&repair), ["q >= 32", "p >= 64"]);
    }

    #[test]
    fn constants_need_no_dominance_among_themselves() {
        // (4, 3, 2):(p, 2, 3) — 2 and 3 do not dominate each other.
        let list = digits(&[(4, Form::parameter(0)), (3, Form::constant(2)), (2, Form::constant(3))]);
        let repair = check(&list, &Facts { parameters: 1, clauses: Vec::new() }).unwrap_err().repair.unwrap();
        assert_eq!(texts(&repair), ["p >= 8"]);
    }
}
