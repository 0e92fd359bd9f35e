//! Clauses that would make a literal pass: as low as they go, or none.

use super::alias::Search;
use super::facts::{Clause, Facts};
use super::form::Form;
use super::residues::Residues;
use crate::decide::budget::CHECKS;
use alloc::vec::Vec;

/// Clauses that make it pass, as low as they go: one for each mode that needs one, from the smallest stride up. `None`
/// also where the budget runs out: they would not be known to be least.
pub(super) fn repair(search: &mut Search<'_>, facts: &Facts) -> Option<Vec<Clause>> {
    let (orders, residues) = (search.orders(facts), Residues::of(facts));
    let found = orders.iter().find_map(|order| {
        let more = enough(search, order, facts)?;
        let possible = facts.with(&more).sample(&alloc::vec![0; facts.parameters]).is_some();
        lowered(search, facts, &residues, more).filter(|_| possible)
    });
    found.filter(|_| search.left > 0)
}

/// A clause for each mode that does not pass what those below it in the order reach.
fn enough(search: &mut Search<'_>, order: &[usize], facts: &Facts) -> Option<Vec<Clause>> {
    let mut more: Vec<Clause> = Vec::new();
    while let Err((i, needed)) = search.dominated(order, &facts.with(&more)) {
        // Each clause settles a mode; should a proof be missed for want of tries, this ends all the same.
        (more.len() < search.digits.len()).then_some(())?;
        let stride = search.digits[i].stride();
        let spare = stride.plus(&needed, -1).ok()?;
        more.push(clause_for(&spare, &stride, &facts.with(&more), &mut search.left)?);
    }
    Some(more)
}

/// A clause on one parameter of the stride with which `spare ≥ 0` is proved.
fn clause_for(spare: &Form, stride: &Form, facts: &Facts, left: &mut u64) -> Option<Clause> {
    let mut proves = |clause: &Clause| facts.with(core::slice::from_ref(clause)).nonnegative_within(spare, left);
    stride.parameters().into_iter().find_map(|x| {
        let (a, b) = spare.linear_in(x)?;
        let clause = match (a.as_constant(), b.as_constant()) {
            (Some(a), Some(b)) if a > 0 => at_least(x, num_integer::Integer::div_ceil(&b.checked_neg()?, &a))?,
            // Products of more than two parameters cannot be written.
            (Some(a), None) if a > 0 && spare.degree() <= 2 => Clause::AtLeastZero(spare.clone()),
            (Some(_), _) => return None,
            (None, _) => (0..40).filter_map(|k| at_least(x, 1 << k)).find(&mut proves)?,
        };
        proves(&clause).then_some(clause)
    })
}

/// `x ≥ n`.
pub(super) fn at_least(x: usize, n: i128) -> Option<Clause> {
    Form::parameter(x).shifted(-n).ok().map(Clause::AtLeastZero)
}

/// Each clause with its right side, coefficient by coefficient, as small as it still passes, until none can be lowered:
/// a clause that was lowered last may leave room in an earlier one. Of bounds that admit the same, that of the next
/// value that residues admit. `None` where that takes too many checks.
fn lowered(search: &mut Search<'_>, facts: &Facts, residues: &Residues, mut more: Vec<Clause>) -> Option<Vec<Clause>> {
    let sides: usize = more.iter().map(|c| c.form().sides().1.terms().count()).sum();
    if sides > CHECKS {
        search.over = true;
        return None;
    }
    loop {
        let before = more.clone();
        for at in 0..more.len() {
            more = clause_lowered(search, facts, more, at);
            more[at] = residues.simplest(&more[at]);
        }
        if more == before {
            return Some(more);
        }
    }
}

/// Clause `at` with each coefficient of its right side cut by as much as still passes.
fn clause_lowered(search: &mut Search<'_>, facts: &Facts, mut more: Vec<Clause>, at: usize) -> Vec<Clause> {
    let (_, right) = more[at].form().sides();
    for (monomial, most) in right.terms() {
        let mut by = |n: i128| {
            let form = more[at].form().plus(&monomial.form().ok()?, n).ok()?;
            let mut lower = more.clone();
            lower[at] = Clause::AtLeastZero(form);
            search.separated(&facts.with(&lower)).is_ok().then_some(lower)
        };
        // The larger the cut, the weaker the clause.
        let Some(mut best) = by(1) else { continue };
        let (mut fits, mut fails) = (1, most.saturating_add(1));
        while fails - fits > 1 {
            let middle = fits + (fails - fits) / 2;
            match by(middle) {
                Some(lower) => (fits, best) = (middle, lower),
                None => fails = middle,
            }
        }
        more = best;
    }
    more
}
