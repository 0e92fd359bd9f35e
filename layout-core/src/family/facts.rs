//! What `where` says of the parameters, and what follows from it for **every** admitted value.
//!
//! The parameters are integers, at least 0. A clause is `F ≥ 0`, `F = 0` or `F ≡ 0 (mod m)`. Two things are asked:
//! whether a form is at least 0 (`proof`), and what its residues are (`residues`). A "no" means that no proof was
//! found.

use super::form::Form;
use super::proof::Known;
use super::residues::Residues;
use crate::decide::budget::{self, ROUNDS};
use crate::list::Listed as _;
use alloc::vec::Vec;
use num_integer::Integer;

/// One condition on the parameters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// `F ≥ 0`.
    AtLeastZero(Form),
    /// `F = 0`.
    Zero(Form),
    /// `F ≡ 0 (mod m)`, m at least 1.
    Multiple(Form, u64),
}

impl Clause {
    /// The form it speaks of.
    #[must_use]
    pub fn form(&self) -> &Form {
        match self {
            Clause::AtLeastZero(form) | Clause::Zero(form) | Clause::Multiple(form, _) => form,
        }
    }

    /// Whether it holds; false where the arithmetic overflows.
    #[must_use]
    pub fn holds(&self, values: &[u64]) -> bool {
        self.form().eval(values).is_ok_and(|n| match self {
            Clause::AtLeastZero(_) => n >= 0,
            Clause::Zero(_) => n == 0,
            Clause::Multiple(_, m) => n.rem_euclid(i128::from(*m)) == 0,
        })
    }

    /// The same of other forms.
    ///
    /// # Errors
    /// What `f` refuses.
    pub fn map<E>(&self, f: impl FnOnce(&Form) -> Result<Form, E>) -> Result<Clause, E> {
        Ok(match self {
            Clause::AtLeastZero(form) => Clause::AtLeastZero(f(form)?),
            Clause::Zero(form) => Clause::Zero(f(form)?),
            Clause::Multiple(form, m) => Clause::Multiple(f(form)?, *m),
        })
    }
}

/// All clauses, each of which holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facts {
    /// How many parameters there are.
    pub parameters: usize,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

impl Facts {
    /// Whether every clause holds.
    #[must_use]
    pub fn admit(&self, values: &[u64]) -> bool {
        self.clauses.iter().all(|c| c.holds(values))
    }

    /// The same with more clauses.
    #[must_use]
    pub fn with(&self, more: &[Clause]) -> Facts {
        Facts { parameters: self.parameters, clauses: [&self.clauses[..], more].concat() }
    }

    /// Whether `form ≥ 0` is proved for all admitted values. `left` are the nodes that several proofs share: each
    /// replacement that is tried costs [`TRY`](budget::TRY) of them.
    pub fn nonnegative_within(&self, form: &Form, left: &mut u64) -> bool {
        self.decided(form, left) == Some(true)
    }

    /// The same; `None` where the search for a proof stopped at its limit.
    pub fn decided(&self, form: &Form, left: &mut u64) -> Option<bool> {
        // Of many questions the answer is seen at once.
        if form.is_nonnegative() { Some(true) } else { Known::of(self, left).nonnegative(form, left) }
    }

    /// A clause that is proved to fail wherever all others hold: then no values are admitted. By residues, or by an
    /// inequality. `left` are nodes, of which all clauses together get [`REFUTATION`](budget::REFUTATION), each as much
    /// as the others; a "no" means that nothing was found.
    pub fn refuted(&self, left: &mut u64) -> Option<usize> {
        budget::within(left, budget::REFUTATION, |left| {
            let known = Known::of(self, left);
            let mut below = |form: &Form, k: i128, share: u64| {
                let Ok(short) = Form::constant(-1).plus(form, k) else { return false };
                budget::within(left, share, |left| known.nonnegative(&short, left) == Some(true))
            };
            let share = budget::REFUTATION / (self.clauses.len() as u64).max(1);
            known.residues.broken.or_else(|| {
                self.clauses.iter().position(|clause| match clause {
                    Clause::AtLeastZero(form) => below(form, -1, share),
                    Clause::Zero(form) => below(form, -1, share / 2) || below(form, 1, share / 2),
                    Clause::Multiple(..) => false,
                })
            })
        })
    }

    /// A number that divides the form at all admitted values, the largest that follows from residues. 0 where the form
    /// is 0.
    #[must_use]
    pub fn divisor(&self, form: &Form) -> u64 {
        let (d, r) = Residues::of(self).values(form);
        // Past 64 bits the only multiple that fits is 0.
        u64::try_from(Integer::gcd(&d, &r)).unwrap_or(1)
    }

    /// `(m, r)`, where x is known to be r modulo m, or to be r (m is 0); else `(1, 0)`.
    #[cfg(test)]
    fn residue_of(&self, x: usize) -> (i128, i128) {
        Residues::of(self).values(&Form::parameter(x))
    }

    /// The number that `⌈form / over⌉` is at all admitted values, where that is proved: of the one at some of them.
    /// `left` are nodes.
    pub fn known(&self, form: &Form, over: u64, left: &mut u64) -> Option<i128> {
        let over = i128::from(over);
        if let (0, n) = Residues::of(self).values(form) {
            return Some(Integer::div_ceil(&n, &over));
        }
        let n = Integer::div_ceil(&form.eval(&self.sample(&alloc::vec![0; self.parameters])?).ok()?, &over);
        // over · (n − 1) < form ≤ over · n
        let most = over.checked_mul(n)?;
        let (above, below) =
            (Form::constant(most).plus(form, -1).ok()?, form.shifted((over - 1).checked_sub(most)?).ok()?);
        let mut holds = |form| budget::within(left, budget::NUMBER, |left| self.nonnegative_within(form, left));
        (holds(&above) && holds(&below)).then_some(n)
    }

    /// A clause that admits the same beside these: of bounds, that of the next value that residues admit.
    #[must_use]
    pub fn simplest(&self, clause: &Clause) -> Clause {
        Residues::of(self).simplest(clause)
    }

    /// For each parameter the number that it is at all admitted values, or itself. `left` are nodes.
    pub fn numbers(&self, left: &mut u64) -> Vec<Form> {
        let number = |x: usize| self.known(&Form::parameter(x), 1, left).map_or(Form::parameter(x), Form::constant);
        (0..self.parameters).map(number).list()
    }

    /// Admitted values at or above these, but for parameters that `where` says the number of; found by raising what a
    /// clause asks to be raised, each parameter within its residues. `None` where that leads nowhere. Nothing is
    /// claimed of values that it does not find.
    #[must_use]
    pub fn sample(&self, from: &[u64]) -> Option<Vec<u64>> {
        self.sampler().sample(from)
    }

    /// For several samples: what is known of residues is found once.
    #[must_use]
    pub fn sampler(&self) -> Sampler<'_> {
        let known = Residues::of(self);
        let residues = (0..self.parameters).map(|x| known.values(&Form::parameter(x))).list();
        Sampler { facts: self, residues }
    }
}

/// Looks for admitted values.
pub struct Sampler<'a> {
    facts: &'a Facts,
    /// Of each parameter.
    residues: Vec<(i128, i128)>,
}

impl Sampler<'_> {
    /// See [`Facts::sample`].
    #[must_use]
    pub fn sample(&self, from: &[u64]) -> Option<Vec<u64>> {
        let next = |(&n, &residue): (&u64, &(i128, i128))| next_in(residue, n);
        let mut values = from.iter().zip(&self.residues).map(next).list_some()?;
        for _ in 0..ROUNDS {
            let Some(broken) = self.facts.clauses.iter().find(|c| !c.holds(&values)) else { return Some(values) };
            raise(broken, &self.residues, &mut values)?;
        }
        None
    }
}

/// The least number from n on with this residue, or the only one.
fn next_in((m, r): (i128, i128), n: u64) -> Option<u64> {
    let next = match m {
        0 => r,
        _ => i128::from(n).checked_add((r - i128::from(n)).rem_euclid(m))?,
    };
    u64::try_from(next).ok()
}

/// Raises one parameter so that the clause holds, the others as they are, and its residue kept. Where none does, since
/// products are 0, one that is 0 is raised to the next that it may be.
fn raise(clause: &Clause, residues: &[(i128, i128)], values: &mut [u64]) -> Option<()> {
    let n = clause.form().eval(values).ok()?;
    let parameters = clause.form().parameters();
    let enough = parameters.iter().copied().rev().find_map(|x| {
        let step = residues[x].0;
        let each = clause.form().slope(x, values)?.checked_mul(step).filter(|each| *each != 0)?;
        let steps = match clause {
            Clause::AtLeastZero(_) | Clause::Zero(_) if (each > 0) == (n < 0) => {
                n.unsigned_abs().div_ceil(each.unsigned_abs())
            }
            Clause::Multiple(_, m) => steps_to_multiple(n, each, (*m).into())?,
            _ => return None,
        };
        let by = i128::try_from(steps).ok()?.checked_mul(step)?;
        Some((x, values[x].checked_add(u64::try_from(by).ok()?)?))
    });
    let factor = || {
        let x = parameters.iter().copied().find(|&x| values[x] == 0)?;
        Some((x, next_in(residues[x], 1).filter(|n| *n > 0)?))
    };
    let (x, to) = enough.or_else(factor)?;
    values[x] = to;
    Some(())
}

/// The least k with `n + k·each ≡ 0 (mod m)`.
fn steps_to_multiple(n: i128, each: i128, m: i128) -> Option<u128> {
    let found = Integer::extended_gcd(&each.rem_euclid(m), &m);
    let (period, missing) = (m / found.gcd, (-n.rem_euclid(m)).rem_euclid(m));
    (missing % found.gcd == 0).then_some(())?;
    let k = (missing / found.gcd).checked_mul(found.x.rem_euclid(period))?.rem_euclid(period);
    u128::try_from(k).ok()
}

#[cfg(test)]
mod tests;
