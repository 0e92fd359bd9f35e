//! Is a form at least 0, whatever values `where` admits?
//!
//! A parameter `x` that a clause bounds as `c·x ≥ B` (or `c·x ≤ B`), B free of `x`, is replaced in `c·P` by `(B + s)/c`
//! (or `(B − s)/c`) with a new unknown `s ≥ 0`. That is an equation, so nothing is lost or gained; where in the end no
//! coefficient is negative, and all unknowns are at least 0, `P ≥ 0` follows. Which bounds to use in which order is
//! searched. The converse does not hold: a "no" means that no proof was found.
//!
//! All is of integers: `F ≥ 0` is `F ≥ r` where F always leaves the remainder r, and `P ≥ 0` follows from `P > −d`
//! where P is a multiple of d. So `2·p ≥ 1` is `p ≥ 1`, and with `p ≡ 0 (mod 8)` it is `p ≥ 8`.
//!
//! Comparing at the lower bounds alone would be unsound: `p − q ≥ 0` holds at `p = 1000, q = 64`, not at `p = q − 1`.
//! Here the coefficient of q stays negative, and nothing is claimed.

use super::facts::{Clause, Facts};
use super::form::{Form, Monomial};
use super::residues::Residues;
use crate::decide::budget::{TRIES, TRY};
use crate::list::Listed as _;
use alloc::{rc::Rc, vec::Vec};

/// What is left of a form where a clause takes one of its products away: `|c|·P − |a|·F`, of `F ≥ 0` with the product c
/// times and P with it a times. If that is at least 0, so is P.
fn without_product(form: &Form, (product, a): (&Monomial, i128), clause: &Clause) -> Option<Form> {
    let c = clause.form().coefficient(product);
    let same = matches!(clause, Clause::Zero(_)) || (c > 0) == (a > 0);
    let scaled = Form::default().plus(form, c.checked_abs().filter(|c| *c > 0 && same)?).ok()?;
    scaled.plus(clause.form(), c.signum() * a.checked_neg()?).ok()
}

/// What there is to prove from.
pub(super) struct Known {
    pub residues: Residues,
    /// The inequalities, [tightened](Residues::tightened), and the equations; [opened](Residues::opened).
    clauses: Vec<Clause>,
    parameters: usize,
}

impl Known {
    /// What it takes is taken off `left`.
    pub fn of(facts: &Facts, left: &mut u64) -> Self {
        let residues = Residues::of(facts);
        *left = left.saturating_sub(residues.work / 8);
        let factors = facts.clauses.iter().flat_map(factors);
        let tight = |clause: Clause| match clause {
            Clause::AtLeastZero(form) => residues.opened(&residues.tightened(&form)).ok().map(Clause::AtLeastZero),
            Clause::Zero(form) => residues.opened(&form).ok().map(Clause::Zero),
            Clause::Multiple(..) => None,
        };
        let clauses = factors.chain(facts.clauses.iter().cloned()).filter_map(tight).list();
        Known { residues, clauses, parameters: facts.parameters }
    }

    /// Whether `form ≥ 0` is proved; `None` where the search stopped at its limit.
    pub fn nonnegative(&self, form: &Form, left: &mut u64) -> Option<bool> {
        // Above −d and of the remainder r it is at least r − d.
        let form = match self.residues.values(form) {
            (0, r) if r >= 0 => return Some(true),
            (d, r) => form.shifted((d - 1 - r).max(0)),
        };
        let Ok(form) = form.and_then(|form| self.residues.opened(&form)) else { return Some(false) };
        let mut answer = self.searched(&form, left);
        for term in form.terms().filter(|(product, _)| product.0.len() > 1) {
            for clause in &self.clauses {
                let Some(rest) = without_product(&form, term, clause) else { continue };
                if answer == Some(true) || *left < TRY {
                    return answer;
                }
                *left -= TRY;
                let next = self.searched(&rest, left);
                answer = if next == Some(true) { next } else { answer.and(next) };
            }
        }
        answer
    }

    /// Whether `form ≥ 0` is proved by replacing parameters; `None` where that stopped at its limit.
    fn searched(&self, form: &Form, left: &mut u64) -> Option<bool> {
        let open = alloc::vec![true; self.parameters];
        let bounds = (0..self.parameters).map(|_| None).list();
        let mut proof = Proof { known: self, bounds, open, left: 0, downwards: false };
        // Which parameter is replaced first decides how long a chain of them takes: where a short search runs out, the
        // other end of the chain has a try.
        for (downwards, most) in [(false, TRIES * TRY / 8), (true, TRIES * TRY / 8), (false, TRIES * TRY)] {
            let allowed = most.min(*left);
            (proof.left, proof.downwards) = (allowed, downwards);
            let proved = proof.of(form);
            *left -= allowed - proof.left;
            if proved || proof.left > 0 {
                return Some(proved);
            }
        }
        None
    }

    /// The bounds that the clauses give for `x`.
    fn bounds(&self, x: usize) -> Vec<Bound> {
        let mut out = Vec::new();
        for clause in self.clauses.iter().filter(|c| c.form().contains(x)) {
            let signs: &[i128] = if matches!(clause, Clause::Zero(_)) { &[1, -1] } else { &[1] };
            for sign in signs {
                let Some((a, b)) = clause.form().linear_in(x) else { continue };
                let Some(c) = a.as_constant().and_then(|a| a.checked_mul(*sign)).filter(|c| *c != 0) else { continue };
                // c·x + b ≥ 0.
                let Ok(form) = Form::default().plus(&b, -sign * c.signum()) else { continue };
                // That parameters are at least 0 needs no proof.
                if !(c > 0 && form == Form::default()) {
                    out.push(Bound { c: c.abs(), form, lower: c > 0 });
                }
            }
        }
        out
    }
}

/// That `x ≥ 1`, for each factor x without which what is to be at least 0 would be negative: of `p·q ≥ 2` both.
fn factors(clause: &Clause) -> Vec<Clause> {
    let form = clause.form();
    if matches!(clause, Clause::Multiple(..)) || form.degree() < 2 {
        return Vec::new();
    }
    let needed = |x: &usize| {
        let (_, without) = form.linear_in(*x)?;
        let negative = without.terms().all(|(_, c)| c < 0) && without.coefficient(&Monomial::default()) < 0;
        negative.then(|| Form::parameter(*x).shifted(-1).ok().map(Clause::AtLeastZero)).flatten()
    };
    form.parameters().iter().filter_map(needed).list()
}

/// `c·x ≥ form`, or `c·x ≤ form`, for a positive c; the form is free of `x`.
struct Bound {
    c: i128,
    form: Form,
    lower: bool,
}

/// The search of [`Known::nonnegative`].
struct Proof<'a> {
    known: &'a Known,
    /// Of each parameter, once they are asked for.
    bounds: Vec<Option<Rc<[Bound]>>>,
    /// Which parameters still stand for themselves.
    open: Vec<bool>,
    /// Nodes.
    left: u64,
    /// Whether the last parameter is replaced first.
    downwards: bool,
}

impl Proof<'_> {
    fn of(&mut self, form: &Form) -> bool {
        if form.is_nonnegative() {
            return true;
        }
        let mut order = form.parameters();
        if self.downwards {
            order.reverse();
        }
        for x in order {
            if self.open.get(x) != Some(&true) {
                continue;
            }
            let bounds = self.bounds_of(x);
            for bound in bounds.iter() {
                // What was replaced stands for something else by now.
                if bound.form.parameters().iter().any(|y| !self.open[*y]) || !helps(form, x, bound) {
                    continue;
                }
                if self.left < TRY {
                    self.left = 0;
                    return false;
                }
                self.left -= TRY;
                let Some(next) = replaced(form, x, bound) else { continue };
                self.open[x] = false;
                let proved = self.of(&next);
                self.open[x] = true;
                if proved {
                    return true;
                }
            }
        }
        false
    }

    fn bounds_of(&mut self, x: usize) -> Rc<[Bound]> {
        self.bounds[x].get_or_insert_with(|| self.known.bounds(x).into()).clone()
    }
}

/// A lower bound helps where x is added, an upper one where it is subtracted.
fn helps(form: &Form, x: usize, bound: &Bound) -> bool {
    form.terms().any(|(m, c)| (c > 0) == bound.lower && m.0.contains(&x))
}

/// `c·P` with `c·x = form ± s`, the slack `s` under the number of `x`.
fn replaced(form: &Form, x: usize, bound: &Bound) -> Option<Form> {
    let (a, b) = form.linear_in(x)?;
    let slack = bound.form.plus(&Form::parameter(x), if bound.lower { 1 } else { -1 }).ok()?;
    a.times(&slack).ok()?.plus(&b, bound.c).ok()
}
