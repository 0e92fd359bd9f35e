//! The parameters by their residues: what an access costs depends on little more.

use super::{Question, Unmeasured};
use crate::decide::budget::{Budget, RESIDUES};
use crate::family::residues::Residues;
use crate::family::{Clause, Family, Form, Monomial};
use crate::int::gcd;
use crate::layout::Layout;
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, digits_by_leaf};
use alloc::vec::Vec;
use num_integer::Integer;

/// What it costs to look whether a clause leaves a combination, in coordinates.
const HELD: u64 = 4;

/// For each part what there is to know of its unit: its residue by this modulus, a power of two; and how far apart the
/// values of the part may be within one access.
pub(super) struct Units<'a> {
    family: &'a Family,
    period: u64,
    parts: Vec<(u64, u64)>,
}

impl<'a> Units<'a> {
    pub(super) fn of<A>(family: &'a Family, question: &Question<'_, A>) -> Self {
        let one = |map: &Map| {
            let reach = reach(map, question.leaves);
            let period = if reach == 0 { question.moves } else { question.period };
            (period / gcd(period, divisor(map)), reach)
        };
        Units { family, period: question.period, parts: family.parts.mapped(|p| one(&p.map)) }
    }

    /// All combinations of residues that `where` leaves; more than there are, where its clauses do more than it seems.
    pub(super) fn classes(&self, budget: &mut Budget) -> Result<Vec<Vec<u64>>, Unmeasured> {
        let facts = &self.family.facts;
        let moduli = self.moduli();
        let known = Residues::of(facts);
        let each: Vec<(u64, u64)> = moduli.iter().enumerate().map(|(x, &m)| remainders(&known, x, m)).list();
        let counts = moduli.iter().zip(&each).map(|(m, (_, step))| m / step);
        // Counted before they are listed: there may be 2^63.
        if counts.into_iter().try_fold(1u64, u64::checked_mul).is_none_or(|n| n > RESIDUES) {
            return Err(Unmeasured::Classes);
        }
        let list = |(m, &(first, step)): (&u64, &(u64, u64))| (0..m / step).map(|k| first + k * step).list();
        let each: Vec<Vec<u64>> = moduli.iter().zip(&each).map(list).list();
        let mut out = alloc::vec![Vec::new()];
        for list in &each {
            out = out.iter().flat_map(|c: &Vec<u64>| list.iter().map(move |&r| [&c[..], &[r]].concat())).list();
        }
        let mut admitted = Vec::with_capacity(out.len());
        for class in out {
            let cost = HELD * facts.clauses.len() as u64;
            budget.take(cost).map_err(|limit| Unmeasured::Access(limit.into()))?;
            if facts.clauses.iter().all(|clause| may_hold(clause, &class, &moduli)) {
                admitted.push(class);
            }
        }
        Ok(admitted)
    }

    /// The clauses that say of parameters that they are in a class.
    pub(super) fn clauses(&self, class: &[u64]) -> Vec<Clause> {
        let moduli = self.moduli();
        let one = |(x, (&r, &m)): (usize, (&u64, &u64))| {
            let form = crate::family::Form::parameter(x).shifted(-i128::from(r)).ok()?;
            (m > 1).then_some(Clause::Multiple(form, m))
        };
        class.iter().zip(&moduli).enumerate().filter_map(one).list()
    }

    /// Of each parameter the modulus by which its residue is needed.
    fn moduli(&self) -> Vec<u64> {
        let own = |x: usize| {
            let parts = self.family.parts.iter().zip(&self.parts).filter(move |(p, _)| p.unit.0.contains(&x));
            parts.map(|(_, (m, _))| *m).max().unwrap_or(1)
        };
        (0..self.family.names.len()).map(own).list()
    }

    /// Units with the residues of a class, each so large that coordinates of one access at which its part differs are
    /// never in one word: then all that meets at admitted values is counted, and perhaps more. `None` past 64 bits.
    pub(super) fn generic(&self, class: &[u64]) -> Option<Vec<u64>> {
        let mut span = self.period;
        let mut out = Vec::with_capacity(self.parts.len());
        for (part, &(modulus, reach)) in self.family.parts.iter().zip(&self.parts) {
            let unit = match part.unit.0.is_empty() {
                true => 1,
                false => {
                    let residue = residue(&part.unit, class, modulus);
                    let least = if reach == 0 { 1 } else { span.checked_add(1)? };
                    residue.checked_add(least.saturating_sub(residue).div_ceil(modulus).checked_mul(modulus)?)?
                }
            };
            span = span.checked_add(unit.checked_mul(reach)?)?;
            out.push(unit);
        }
        Some(out)
    }
}

/// A product of residues.
fn residue(unit: &Monomial, class: &[u64], modulus: u64) -> u64 {
    let product = |n: u128, x: &usize| n * u128::from(class[*x] % modulus) % u128::from(modulus);
    u64::try_from(unit.0.iter().fold(1 % u128::from(modulus), product)).expect("a residue is below the modulus")
}

/// The remainders modulo m that a parameter may leave: the first of them, and how far apart they are, a divisor of m.
fn remainders(known: &Residues, x: usize, m: u64) -> (u64, u64) {
    let (known, rest) = known.values(&Form::parameter(x));
    let step = Integer::gcd(&i128::from(m), &known);
    let first = u64::try_from(rest.rem_euclid(step)).expect("below the step");
    (first, u64::try_from(step).expect("a divisor of m"))
}

/// Whether a clause leaves a combination of residues: what it says of larger moduli is not asked.
fn may_hold(clause: &Clause, class: &[u64], moduli: &[u64]) -> bool {
    let common = clause.form().parameters().iter().fold(0, |g, &x| gcd(g, moduli[x]));
    let by = match clause {
        Clause::AtLeastZero(_) => 1,
        Clause::Zero(_) => common,
        Clause::Multiple(_, m) => gcd(*m, common),
    };
    by <= 1 || clause.form().eval(class).is_ok_and(|n| n.rem_euclid(by.into()) == 0)
}

/// How far apart two values of a map may be that differ at these leaves alone.
pub(super) fn reach(map: &Map, leaves: &[usize]) -> u64 {
    let own = map.as_layout().and_then(|layout| digits_by_leaf(&map.domain.extents(), layout));
    match own {
        Some(digits) => {
            leaves.iter().flat_map(|&l| &digits[l]).map(|d| (d.extent - 1).saturating_mul(d.stride.value())).sum()
        }
        None => map.layouts().last().map_or(0, Layout::max),
    }
}

/// A number that divides every value of a map; 0 where all are 0.
fn divisor(map: &Map) -> u64 {
    let Some(last) = map.layouts().last() else { return 1 };
    let strides = last.digits.iter().filter(|d| d.extent > 1).map(|d| d.stride.value());
    strides.fold(last.offset, gcd)
}
