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

/// `c·x ≥ form`, or `c·x ≤ form`, for a positive c; the form is free of `x`.
#[derive(Clone)]
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
        let mut proof = Proof { facts: self, bounds, open, left: 0, downwards: false };
        // Which parameter is replaced first decides how long a chain of them takes: where a short search runs out, the other
        // end of the chain has a try.
        for (downwards, most) in [(false, TRIES * TRY / 8), (true, TRIES * TRY / 8), (false, TRIES * TRY)] {
            let allowed = most.min(*left);
            (proof.left, proof.downwards) = (allowed, downwards);
            let proved = proof.of(form);
            *left -= allowed - proof.left;
            if proved || proof.left > 0 {
                return proved;
            }
        }
        false
    }

    /// Whether `form ≥ n` is proved for all admitted values.
    #[must_use]
    pub fn at_least(&self, form: &Form, n: i128) -> bool {
        form.shifted(-n).is_ok_and(|form| self.nonnegative(&form))
    }

    /// A clause that is proved to fail wherever all others hold: then no values are admitted. By an inequality, or by
    /// residues: with `x = r + m·t` for each parameter known modulo m, what the coefficients of a clause leave open is a
    /// multiple of their common divisor, and its constant is none. `left` are nodes; a "no" means that nothing was found.
    pub fn refuted(&self, left: &mut u64) -> Option<usize> {
        let known: Vec<Form> = (0..self.parameters).map(|x| self.residue(x)).collect();
        self.clauses.iter().position(|clause| {
            let mut below = |form: &Form, k: i128| {
                let short = Form::constant(-1).plus(form, k);
                short.is_ok_and(|short| self.nonnegative_within(&short, left))
            };
            let apart = |m: u64| clause.form().substitute(&known).is_ok_and(|form| leaves_no_multiple(&form, m));
            match clause {
                Clause::AtLeastZero(form) => below(form, -1),
                Clause::Zero(form) => apart(0) || below(form, -1) || below(form, 1),
                Clause::Multiple(_, m) => apart(*m),
            }
        })
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
                out.push(self.reached(x, Bound { c: c.abs(), form, lower: c > 0 }));
            }
        }
        // Parameters are at least 0.
        let least = self.reached(x, Bound { c: 1, form: Form::default(), lower: true });
        if least.form != Form::default() {
            out.push(least);
        }
        out
    }

    /// A bound by a number, moved to the next number that x may be: what it is modulo something is known.
    fn reached(&self, x: usize, bound: Bound) -> Bound {
        let (m, r) = self.residue_of(x);
        let Some(n) = bound.form.as_constant().filter(|_| m > 1) else { return bound };
        let m = i128::from(m);
        let next = match bound.lower {
            true => {
                let least = Integer::div_ceil(&n, &bound.c);
                r.checked_sub(least).and_then(|d| least.checked_add(d.rem_euclid(m)))
            }
            false => {
                let most = Integer::div_floor(&n, &bound.c);
                most.checked_sub(r).and_then(|d| most.checked_sub(d.rem_euclid(m)))
            }
        };
        next.map_or(bound.clone(), |n| Bound { c: 1, form: Form::constant(n), lower: bound.lower })
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
        match self.clauses.iter().filter_map(modulo).reduce(|a, b| together(a, b).unwrap_or(stronger(a, b))) {
            Some((m, r)) => Form::constant(r).plus(&own, m).unwrap_or(own),
            None => own,
        }
    }

    /// Admitted values at or above these, but for parameters that `where` says the number of; found by raising what a clause
    /// asks to be raised, each parameter within its residues. `None` where that leads nowhere. Nothing is claimed of values
    /// that it does not find.
    #[must_use]
    pub fn sample(&self, from: &[u64]) -> Option<Vec<u64>> {
        let residues: Vec<(u64, i128)> = (0..from.len()).map(|x| self.residue_of(x)).collect();
        let next = |(&n, &residue): (&u64, &(u64, i128))| next_in(residue, n);
        let mut values = from.iter().zip(&residues).map(next).collect::<Option<Vec<u64>>>()?;
        for _ in 0..ROUNDS {
            let Some(broken) = self.clauses.iter().find(|c| !c.holds(&values)) else { return Some(values) };
            raise(broken, &residues, &mut values)?;
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
        self.bounds[x].get_or_insert_with(|| self.facts.bounds(x).into()).clone()
    }
}

/// Of two residues `(m, r)` the one that says more; a modulus of 0 says all.
fn stronger(a: (i128, i128), b: (i128, i128)) -> (i128, i128) {
    if a.0 == 0 || (b.0 != 0 && a.0 >= b.0) { a } else { b }
}

/// Both residues as one (Chinese remainder theorem): `r = a + m·k` with `m·k ≡ b − a (mod n)`. `None` where one is a number, where
/// they contradict each other, or past 64 bits.
fn together((m, a): (i128, i128), (n, b): (i128, i128)) -> Option<(i128, i128)> {
    let lcm = if m == 0 || n == 0 { None } else { (m / Integer::gcd(&m, &n)).checked_mul(n) };
    let lcm = lcm.filter(|lcm| u64::try_from(*lcm).is_ok())?;
    let found = Integer::extended_gcd(&m, &n);
    let steps = (b - a) / found.gcd;
    ((b - a) % found.gcd == 0).then_some(())?;
    let period = n / found.gcd;
    let k = steps.rem_euclid(period).checked_mul(found.x.rem_euclid(period))?.rem_euclid(period);
    Some((lcm, (a + m * k).rem_euclid(lcm)))
}

/// Whether the form is no multiple of m (for m = 0: not 0), whatever integers its parameters are.
fn leaves_no_multiple(form: &Form, m: u64) -> bool {
    let rest = form.coefficient(&super::Monomial::default());
    let open = form.terms().filter(|(monomial, _)| !monomial.0.is_empty());
    let common = open.fold(i128::from(m), |g, (_, c)| Integer::gcd(&g, &c));
    if common == 0 { rest != 0 } else { rest.checked_rem(common) != Some(0) }
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

/// The least number from n on with this residue, or the only one.
fn next_in((m, r): (u64, i128), n: u64) -> Option<u64> {
    let next = match m {
        0 => r,
        _ => i128::from(n).checked_add((r - i128::from(n)).rem_euclid(m.into()))?,
    };
    u64::try_from(next).ok()
}

/// Raises one parameter so that the clause holds, the others as they are, and its residue kept.
fn raise(clause: &Clause, residues: &[(u64, i128)], values: &mut [u64]) -> Option<()> {
    let n = clause.form().eval(values).ok()?;
    let (x, by) = clause.form().parameters().into_iter().rev().find_map(|x| {
        let step = i128::from(residues[x].0);
        let each = clause.form().slope(x, values)?.checked_mul(step).filter(|each| *each != 0)?;
        let steps = match clause {
            Clause::AtLeastZero(_) | Clause::Zero(_) if (each > 0) == (n < 0) => {
                n.unsigned_abs().div_ceil(each.unsigned_abs())
            }
            Clause::Multiple(_, m) => steps_to_multiple(n, each, (*m).into())?,
            _ => return None,
        };
        Some((x, i128::try_from(steps).ok()?.checked_mul(step)?))
    })?;
    values[x] = values[x].checked_add(u64::try_from(by).ok()?)?;
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
