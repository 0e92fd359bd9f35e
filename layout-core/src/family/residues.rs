//! What `where` says of residues: of parameters, of products of two, and of sums of these.
//!
//! A clause `F ≡ 0 (mod m)`, or `F = 0` (m = 0), is linear in the products of parameters that occur in it. Take these
//! as integers that know nothing of each other: what solves all such clauses is a [`Coset`] `x₀ + B·t` of a lattice, t
//! any integers, and a form takes the values `r + d·k` on it. Admitted values are among the solutions, so that holds
//! for them too.
//!
//! A product does know of its factors. So the clauses are solved twice: what the first solution says of a parameter,
//! `x = r + m·t`, is put in its place, and t is what the products of the second are made of.

use super::facts::{Clause, Facts};
use super::form::{Form, Monomial};
use crate::decide::budget::{CONDITIONS, UNKNOWNS};
use crate::int::Overflow;
use crate::list::{Listed as _, Mapped as _};
use alloc::vec::Vec;
use num_integer::Integer;

/// What the residues in clauses come to.
pub(super) struct Residues {
    /// `r + m·t` for each parameter, t under its number; none where all are any numbers.
    single: Vec<Form>,
    coset: Coset,
    /// A clause that no solution of those before it meets.
    pub broken: Option<usize>,
    /// What it took, in operations on columns of solutions.
    pub work: u64,
}

impl Residues {
    pub fn of(facts: &Facts) -> Self {
        if facts.clauses.iter().all(|clause| matches!(clause, Clause::AtLeastZero(_))) {
            return Residues { single: Vec::new(), coset: Coset::default(), broken: None, work: 0 };
        }
        let own: Vec<Form> = (0..facts.parameters).map(Form::parameter).list();
        let mut first = Coset::default();
        let mut broken = solved(&mut first, facts, &own);
        let residue = |x: &Form| {
            // No parameter is negative: one that would have to be is left as it is, to be refuted.
            let (m, r) = first.values(x).filter(|&(m, r)| m > 0 || r >= 0).unwrap_or((1, 0));
            Form::constant(r).plus(x, m).unwrap_or_else(|_| x.clone())
        };
        let single: Vec<Form> = own.mapped(residue);
        let mut coset = Coset::default();
        if single == own {
            return Residues { single: Vec::new(), work: first.work, coset: first, broken };
        }
        broken = broken.or(solved(&mut coset, facts, &single));
        let work = first.work + coset.work;
        Residues { single, coset, broken, work }
    }

    /// `(d, r)`: the form is `r + d·k` for an integer k at all admitted values, r below d; where d is 0 it is r.
    /// `(1, 0)` where nothing is known.
    pub fn values(&self, form: &Form) -> (i128, i128) {
        let found = match self.single.is_empty() {
            true => self.coset.values(form),
            false => self.opened(form).ok().and_then(|form| self.coset.values(&form)),
        };
        found.unwrap_or((1, 0))
    }

    /// With `r + m·t` for each parameter known modulo m: t is at least 0, as the parameter is.
    pub fn opened(&self, form: &Form) -> Result<Form, Overflow> {
        if self.single.is_empty() { Ok(form.clone()) } else { form.substitute(&self.single) }
    }

    /// `F ≥ 0` as `F − r ≥ 0`, where F leaves the remainder r at all admitted values.
    pub fn tightened(&self, form: &Form) -> Form {
        match self.values(form) {
            (_, r) if r > 0 => form.shifted(-r).unwrap_or_else(|_| form.clone()),
            _ => form.clone(),
        }
    }

    /// A clause that admits the same beside these residues, without what all of its coefficients have in common.
    pub fn simplest(&self, clause: &Clause) -> Clause {
        match clause {
            Clause::AtLeastZero(form) => {
                let form = self.tightened(form);
                Clause::AtLeastZero(form.divided(common(&form)))
            }
            Clause::Zero(form) => Clause::Zero(form.divided(common(form))),
            Clause::Multiple(form, m) => {
                let common = common(form);
                let own = u64::try_from(Integer::gcd(&common, &i128::from(*m))).expect("it divides 64 bits");
                Clause::Multiple(form.divided(common), m / own)
            }
        }
    }
}

/// What divides all coefficients; 1 of none.
fn common(form: &Form) -> i128 {
    let common = form.terms().fold(0, |g, (_, c)| Integer::gcd(&g, &c.unsigned_abs()));
    i128::try_from(common).unwrap_or(1).max(1)
}

/// Solves the clauses about residues, forms in the place of the parameters; a clause without a solution beside those
/// before it is left out. Which one, if there is one.
fn solved(coset: &mut Coset, facts: &Facts, forms: &[Form]) -> Option<usize> {
    let mut broken = None;
    let conditions = facts.clauses.iter().enumerate().filter_map(|(i, clause)| match clause {
        Clause::AtLeastZero(_) => None,
        Clause::Zero(form) => Some((i, form, 0)),
        Clause::Multiple(form, m) => Some((i, form, i128::from(*m))),
    });
    for (i, form, m) in conditions.take(CONDITIONS) {
        let Ok(form) = form.substitute(forms) else { continue };
        match coset.with(&form, m) {
            Ok(next) => *coset = next,
            Err(Unsolved::Contradiction) => broken = broken.or(Some(i)),
            Err(Unsolved::Overflow) => {}
        }
    }
    broken
}

/// Why a condition is left out.
#[derive(Debug, PartialEq, Eq)]
enum Unsolved {
    /// No solution meets it.
    Contradiction,
    /// Numbers past 128 bits, or too many unknowns.
    Overflow,
}

/// Integers `x₀ + B·t`, one for each of some products of parameters. All others are any integers.
#[derive(Clone, Default)]
struct Coset {
    unknowns: Vec<Monomial>,
    origin: Vec<i128>,
    /// Of B, linearly independent.
    columns: Vec<Vec<i128>>,
    work: u64,
}

impl Coset {
    /// `(d, r)` with `form = r + d·k`, and all such values are taken. `None` past 128 bits.
    fn values(&self, form: &Form) -> Option<(i128, i128)> {
        let (row, rest) = self.at(form)?;
        let free = form.terms().filter(|(m, _)| !m.0.is_empty() && !self.unknowns.contains(m)).map(|(_, c)| c);
        let d = row.into_iter().chain(free).fold(0, |g, c| Integer::gcd(&g, &c.unsigned_abs()));
        let d = i128::try_from(d).ok()?;
        Some((d, if d == 0 { rest } else { rest.rem_euclid(d) }))
    }

    /// By how much the known part of a form grows with each of the t, and what it is where they are 0.
    fn at(&self, form: &Form) -> Option<(Vec<i128>, i128)> {
        let own: Vec<i128> = self.unknowns.mapped(|m| form.coefficient(m));
        let rest = product(&own, &self.origin)?.checked_add(form.coefficient(&Monomial::default()))?;
        let row = self.columns.iter().map(|column| product(&own, column)).list_some()?;
        Some((row, rest))
    }

    /// The solutions among these of `form ≡ 0 (mod m)`; of `form = 0` where m is 0.
    fn with(&self, form: &Form, m: i128) -> Result<Coset, Unsolved> {
        let mut out = self.clone();
        for (monomial, _) in form.terms().filter(|(m, _)| !m.0.is_empty() && !self.unknowns.contains(m)) {
            out.add(monomial);
        }
        if out.unknowns.len() > UNKNOWNS {
            return Err(Unsolved::Overflow);
        }
        let (mut row, rest) = out.at(form).ok_or(Unsolved::Overflow)?;
        let pivot = out.reduced(&mut row).ok_or(Unsolved::Overflow)?;
        out.met(pivot.map(|p| (p, row[p])), rest, m)
    }

    /// One more unknown, any integer.
    fn add(&mut self, monomial: &Monomial) {
        self.columns.iter_mut().for_each(|column| column.push(0));
        self.unknowns.push(monomial.clone());
        self.origin.push(0);
        let mut column = alloc::vec![0; self.unknowns.len()];
        column[self.unknowns.len() - 1] = 1;
        self.columns.push(column);
    }

    /// Euclid's algorithm on columns, until a form grows with one of them at most: the same lattice. `row` says by how
    /// much. Which one; `None` outside past 128 bits.
    fn reduced(&mut self, row: &mut [i128]) -> Option<Option<usize>> {
        loop {
            let moving = (0..row.len()).filter(|&j| row[j] != 0);
            let Some(pivot) = moving.min_by_key(|&j| row[j].unsigned_abs()) else { return Some(None) };
            let mut last = true;
            for j in (0..row.len()).filter(|&j| j != pivot) {
                let times = row[j] / row[pivot];
                if times == 0 {
                    last &= row[j] == 0;
                    continue;
                }
                row[j] -= times * row[pivot];
                last &= row[j] == 0;
                for i in 0..self.unknowns.len() {
                    self.columns[j][i] = self.columns[j][i].checked_sub(times.checked_mul(self.columns[pivot][i])?)?;
                }
                self.work += self.unknowns.len() as u64;
            }
            if last {
                return Some(Some(pivot));
            }
        }
    }

    /// Where the form is `rest + grows · t` for the t of one column: `rest + grows · t ≡ 0 (mod m)`.
    fn met(mut self, pivot: Option<(usize, i128)>, rest: i128, m: i128) -> Result<Coset, Unsolved> {
        let (column, grows) = pivot.map_or((None, 0), |(p, grows)| (Some(p), grows));
        let found = Integer::extended_gcd(&grows, &m);
        let common = found.gcd.abs();
        if rest.checked_rem(common).unwrap_or(rest) != 0 {
            return Err(Unsolved::Contradiction);
        }
        let Some(column) = column else { return Ok(self) };
        // grows · x + m · y = gcd: t = −rest/gcd · x, up to m/gcd.
        let period = m / common;
        let reduced = |n: i128| n.checked_rem_euclid(period).unwrap_or(n);
        let x = reduced(found.x * (found.gcd / common));
        let t = reduced(rest / common).checked_mul(-x).map(reduced).ok_or(Unsolved::Overflow)?;
        let step = self.columns.remove(column);
        for (at, by) in self.origin.iter_mut().zip(&step) {
            *at = t.checked_mul(*by).and_then(|by| at.checked_add(by)).ok_or(Unsolved::Overflow)?;
        }
        if period != 0 {
            let longer = step.iter().map(|by| by.checked_mul(period)).list_some();
            self.columns.push(longer.ok_or(Unsolved::Overflow)?);
        }
        Ok(self)
    }
}

/// The sum of the products; a number that can be negated.
fn product(a: &[i128], b: &[i128]) -> Option<i128> {
    let sum = a.iter().zip(b).try_fold(0i128, |sum, (a, b)| sum.checked_add(a.checked_mul(*b)?))?;
    sum.checked_neg().map(|_| sum)
}
