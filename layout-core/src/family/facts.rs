//! What `where` says of the parameters, and what follows from it for **every** admitted value.
//!
//! The parameters are integers, at least 0. A clause is `F ≥ 0`, `F = 0` or `F ≡ 0 (mod m)`. [`Facts::nonnegative`] proves
//! `P ≥ 0`: a parameter `x` that a clause bounds as `c·x ≥ B` (or `c·x ≤ B`), B free of `x`, is replaced in `c·P` by
//! `(B + s)/c` (or `(B − s)/c`) with a new unknown `s ≥ 0`. That is an equation, so nothing is lost or gained; where in the
//! end no coefficient is negative, and all unknowns are at least 0, `P ≥ 0` follows. Which bounds to use in which order is
//! searched. The converse does not hold: a "no" means that no proof was found.
//!
//! Comparing at the lower bounds alone would be unsound: `p − q ≥ 0` holds at `p = 1000, q = 64`, not at `p = q − 1`. Here
//! the coefficient of q stays negative, and nothing is claimed.

use super::form::Form;
use crate::decide::budget::{ROUNDS, TRIES, TRY};
use crate::int::gcd;
use alloc::{rc::Rc, vec::Vec};

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

/// `c·x ≥ form`, or `c·x ≤ form`, for a positive c; the form is free of `x`.
struct Bound {
    c: i128,
    form: Form,
    lower: bool,
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

    /// Whether `form ≥ 0` is proved for all admitted values.
    #[must_use]
    pub fn nonnegative(&self, form: &Form) -> bool {
        self.nonnegative_within(form, &mut (TRIES * TRY))
    }

    /// As [`nonnegative`](Self::nonnegative), for one of several proofs that share a budget of nodes: each replacement that
    /// is tried costs [`TRY`] of them.
    pub fn nonnegative_within(&self, form: &Form, left: &mut u64) -> bool {
        let open = alloc::vec![true; self.parameters];
        let bounds = (0..self.parameters).map(|_| None).collect();
        let allowed = (TRIES * TRY).min(*left);
        let mut proof = Proof { facts: self, bounds, open, left: allowed };
        let proved = proof.of(form);
        *left -= allowed - proof.left;
        proved
    }

    /// Whether `form ≥ n` is proved for all admitted values.
    #[must_use]
    pub fn at_least(&self, form: &Form, n: i128) -> bool {
        form.shifted(-n).is_ok_and(|form| self.nonnegative(&form))
    }

    /// A number that divides the form at all admitted values: with `x = r + m·t` for each parameter known modulo m, the
    /// common divisor of all coefficients. 0 where the form is 0.
    #[must_use]
    pub fn divisor(&self, form: &Form) -> u64 {
        let known: Vec<Form> = (0..self.parameters).map(|x| self.residue(x)).collect();
        let Ok(form) = form.substitute(&known) else { return 1 };
        form.terms().fold(0u64, |g, (_, c)| gcd(g, u64::try_from(c.unsigned_abs()).unwrap_or(1)))
    }

    /// The number that the form is, where clauses say what its parameters are.
    #[must_use]
    pub fn known(&self, form: &Form) -> Option<Form> {
        let values: Vec<Form> = (0..self.parameters).map(|x| self.residue(x)).collect();
        form.substitute(&values).ok().filter(|form| form.as_constant().is_some())
    }

    /// The bounds that the clauses give for `x`.
    fn bounds(&self, x: usize) -> Vec<Bound> {
        let mut out = Vec::new();
        for clause in self.clauses.iter().filter(|c| c.form().contains(x)) {
            let signs: &[i128] = match clause {
                Clause::AtLeastZero(_) => &[1],
                Clause::Zero(_) => &[1, -1],
                Clause::Multiple(..) => &[],
            };
            for sign in signs {
                let Some((a, b)) = clause.form().linear_in(x) else { continue };
                let Some(c) = a.as_constant().and_then(|a| a.checked_mul(*sign)).filter(|c| *c != 0) else { continue };
                // c·x + b ≥ 0.
                let Ok(form) = Form::default().plus(&b, -sign * c.signum()) else { continue };
                out.push(Bound { c: c.abs(), form, lower: c > 0 });
            }
        }
        out
    }

    /// `(m, r)`, where x is known to be r modulo m, or to be r (m is 0); else `(1, 0)`.
    pub(super) fn residue_of(&self, x: usize) -> (u64, i128) {
        let form = self.residue(x);
        let modulus = form.coefficient(&super::Monomial(alloc::vec![x]));
        (u64::try_from(modulus).expect("a modulus has 64 bits"), form.coefficient(&super::Monomial::default()))
    }

    /// `r + m·x`, where x is known to be r modulo m; else `x`. The parameter then stands for another number.
    fn residue(&self, x: usize) -> Form {
        let own = Form::parameter(x);
        let modulo = |clause: &Clause| match clause {
            Clause::Multiple(form, m) => {
                let (a, b) = form.linear_in(x)?;
                (a.as_constant()? == 1).then_some(())?;
                Some((i128::from(*m), b.as_constant()?.checked_neg()?.rem_euclid(i128::from(*m))))
            }
            Clause::Zero(form) => {
                let (a, b) = form.linear_in(x)?;
                (a.as_constant()?.abs() == 1).then(|| b.as_constant()).flatten()?;
                Some((0, (-b.as_constant()? * a.as_constant()?)))
            }
            Clause::AtLeastZero(_) => None,
        };
        let best = self.clauses.iter().filter_map(modulo).max_by_key(|(m, _)| if *m == 0 { i128::MAX } else { *m });
        match best {
            Some((m, r)) => Form::constant(r).plus(&own, m).unwrap_or(own),
            None => own,
        }
    }

    /// Admitted values at or above these, found by raising what a clause asks to be raised; `None` where that leads
    /// nowhere. Nothing is claimed of values that it does not find.
    #[must_use]
    pub fn sample(&self, from: &[u64]) -> Option<Vec<u64>> {
        let mut values = from.to_vec();
        for _ in 0..ROUNDS {
            let Some(broken) = self.clauses.iter().find(|c| !c.holds(&values)) else { return Some(values) };
            raise(broken, &mut values)?;
        }
        None
    }
}

/// The search of [`Facts::nonnegative`].
struct Proof<'a> {
    facts: &'a Facts,
    /// Of each parameter, once they are asked for.
    bounds: Vec<Option<Rc<[Bound]>>>,
    /// Which parameters still stand for themselves.
    open: Vec<bool>,
    /// Nodes.
    left: u64,
}

impl Proof<'_> {
    fn of(&mut self, form: &Form) -> bool {
        if form.is_nonnegative() {
            return true;
        }
        for x in form.parameters() {
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
        self.bounds[x].get_or_insert_with(|| self.facts.bounds(x).into()).clone()
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

/// Raises one parameter so that the clause holds, the others as they are.
fn raise(clause: &Clause, values: &mut [u64]) -> Option<()> {
    let n = clause.form().eval(values).ok()?;
    let (x, by) = clause.form().parameters().into_iter().rev().find_map(|x| {
        let a = clause.form().slope(x, values).filter(|a| *a != 0)?;
        let by = match clause {
            Clause::AtLeastZero(_) | Clause::Zero(_) if (a > 0) == (n < 0) => (n.abs() + a.abs() - 1) / a.abs(),
            Clause::Multiple(_, m) => {
                (1..i128::from(*m).min(4096)).find(|k| (n + k * a).rem_euclid(i128::from(*m)) == 0)?
            }
            _ => return None,
        };
        Some((x, by))
    })?;
    values[x] = values[x].checked_add(u64::try_from(by).ok()?)?;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_least(x: usize, k: i128, form: &Form) -> Clause {
        Clause::AtLeastZero(Form::parameter(x).plus(form, -k).unwrap())
    }

    #[test]
    fn lower_bounds_alone_prove_nothing() {
        let (p, q) = (Form::parameter(0), Form::parameter(1));
        let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
        let separated = p.plus(&q, -3).unwrap().shifted(-64).unwrap();
        let low = [at_least(0, 1000, &Form::constant(1)), at_least(1, 64, &Form::constant(1))];
        assert!(separated.eval(&[1000, 64]).unwrap() > 0);
        assert!(!facts(&low).nonnegative(&separated));
        assert!(facts(&[at_least(0, 4, &q), low[1].clone()]).nonnegative(&separated));
        // An upper bound does as well: 1000 − 3·300 − 64.
        let high = Clause::AtLeastZero(Form::constant(300).plus(&q, -1).unwrap());
        assert!(facts(&[low[0].clone(), high]).nonnegative(&separated));
    }

    #[test]
    fn coefficients_and_products() {
        let (x, y) = (Form::parameter(0), Form::parameter(1));
        // 2x ≥ 3y + 5 gives 4x − 6y − 10 ≥ 0.
        let clause =
            Clause::AtLeastZero(Form::default().plus(&x, 2).unwrap().plus(&y, -3).unwrap().shifted(-5).unwrap());
        let facts = Facts { parameters: 2, clauses: alloc::vec![clause] };
        let claim = Form::default().plus(&x, 4).unwrap().plus(&y, -6).unwrap();
        assert!(facts.at_least(&claim, 10) && !facts.at_least(&claim, 11));
        // x ≥ 64 and y ≥ 32 give xy − 63y ≥ 32.
        let facts = Facts {
            parameters: 2,
            clauses: alloc::vec![at_least(0, 64, &Form::constant(1)), at_least(1, 32, &Form::constant(1))],
        };
        let claim = x.times(&y).unwrap().plus(&y, -63).unwrap();
        assert!(facts.at_least(&claim, 32) && !facts.at_least(&claim, 33));
    }

    #[test]
    fn divisors() {
        let (x, y) = (Form::parameter(0), Form::parameter(1));
        let facts = Facts {
            parameters: 2,
            clauses: alloc::vec![Clause::Multiple(x.clone(), 8), Clause::Multiple(y.shifted(-2).unwrap(), 4)],
        };
        assert_eq!(facts.divisor(&x), 8);
        assert_eq!(facts.divisor(&y), 2);
        assert_eq!(facts.divisor(&x.times(&y).unwrap()), 16);
        assert_eq!(facts.divisor(&x.shifted(4).unwrap()), 4);
        assert_eq!(facts.divisor(&Form::default()), 0);
        assert_eq!(facts.sample(&[1, 1]), Some(alloc::vec![8, 2]));
    }
}
