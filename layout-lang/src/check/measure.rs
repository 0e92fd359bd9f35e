//! Analyses of maps with parameters or ragged tiles: one answer for all admitted values, and the clause of `where` that
//! would make an assertion about it pass.

use super::Checker;
use super::analysis::{Answer, Asked};
use crate::diag::catalog::{access, measure as words};
use crate::diag::{Modes, Reported};
use crate::syntax::ast::Analysis;
use layout_core::Map;
use layout_core::analysis::AccessError;
use layout_core::decide::budget::{Budget, Limit};
use layout_core::family::measure::{self, Reached, Unmeasured};
use layout_core::family::{Clause, Family, Form};
use layout_core::list::Listed as _;

/// The largest modulus that a help offers: the bytes of a row of banks.
const MODULUS: u64 = 128;

/// What one clause costs of the budget beside the analysis, in coordinates.
const CANDIDATE: u64 = 1 << 9;

/// Where the answer for a family is reached.
pub struct Open {
    pub(super) asked: Asked,
    /// The map beside the family.
    pub(super) map: Map,
    /// The family.
    pub family: Box<Family>,
    /// Admitted values at which it is the answer.
    pub values: Vec<u64>,
    /// The end of a ragged mode that cuts longer vectors.
    pub cut: Option<u64>,
}

impl Asked {
    /// The answer for all admitted values.
    pub(super) fn of_family(
        &self,
        map: &Map,
        family: &Family,
        budget: &mut Budget,
    ) -> Result<Reached<Answer>, Unmeasured> {
        match self {
            Asked::Width(mode) => {
                let found = measure::vector_width(map, family, mode, budget)?;
                Ok(answered(found, |width| Answer::Width(map.domain.resolve(mode), width)))
            }
            Asked::Sectors(access) => {
                let found = measure::sectors(map, family, access, budget)?;
                Ok(answered(found, |sectors| Answer::Sectors(access.clone(), sectors)))
            }
            Asked::Banks(access, model, total) => {
                let ask = if *total { measure::wavefronts } else { measure::bank_conflicts };
                let found = ask(map, family, access, model, budget)?;
                Ok(answered(found, |banks| Answer::of_banks(access, *model, *total, banks)))
            }
        }
    }
}

fn answered<A>(found: Reached<A>, answer: impl FnOnce(A) -> Answer) -> Reached<Answer> {
    let Reached { answer: own, values, map, cut } = found;
    Reached { answer: answer(own), values, map, cut }
}

impl Checker<'_> {
    /// The refusal of an analysis of a family.
    pub(super) fn unmeasured(
        &mut self,
        analysis: &Analysis,
        map: &Map,
        family: &Family,
        error: &Unmeasured,
    ) -> Reported {
        let diagnostic = match error {
            Unmeasured::Access(error) => {
                access::access(&Self::site(analysis, map, Modes::of_family(map, family)), error, None)
            }
            Unmeasured::AccessAt(at) => {
                let refused = access::access(&Self::site(analysis, &at.map, Modes::of(&at.map)), &at.answer, None);
                match words::place(&family.names, &at.values) {
                    Some(place) => refused.note(place),
                    None => refused,
                }
            }
            Unmeasured::Bound(_) => {
                let numbers = self.at_numbers(&analysis.of).filter(|text| self.is_decided(analysis, text));
                let part = if numbers.is_none() { self.decided_part(analysis, map) } else { None };
                words::unmeasured(analysis, error, &family.names, (numbers.as_deref(), part.as_deref()))
            }
            error => words::unmeasured(analysis, error, &family.names, (None, None)),
        };
        self.report(diagnostic)
    }
}

/// The least that `where` could say beside what it says so that an assertion holds, with the value of the analysis
/// then: that parameters are multiples, else that one leaves a remainder. Each is asked again.
///
/// # Errors
/// The budget ran out before all were.
pub(crate) fn sufficient(
    open: &Open,
    accepts: &dyn Fn(u64) -> bool,
    budget: &mut Budget,
) -> Result<Option<(Vec<Clause>, u64)>, Limit> {
    let mut ask = |clauses: &[Clause]| {
        budget.take(CANDIDATE)?;
        let family = Family { facts: open.family.facts.with(clauses), ..(*open.family).clone() };
        match open.asked.of_family(&open.map, &family, budget).map(|found| found.answer.value()) {
            Ok(value) if accepts(value) => Ok(Some(value)),
            Err(Unmeasured::Access(AccessError::Undecided(limit))) => Err(limit),
            Ok(_) | Err(_) => Ok(None),
        }
    };
    let parameters = open.family.names.len();
    for candidate in candidates(parameters) {
        let clauses = candidate.clauses(parameters);
        if let Some(value) = ask(&clauses)? {
            return Ok(Some(lowered(clauses, value, ask)));
        }
    }
    Ok(None)
}

/// Of several clauses those that are needed, each with the least modulus that is; as far as the budget goes.
fn lowered(
    mut clauses: Vec<Clause>,
    mut value: u64,
    mut ask: impl FnMut(&[Clause]) -> Result<Option<u64>, Limit>,
) -> (Vec<Clause>, u64) {
    let mut at = 0;
    // One alone was found with the least modulus.
    while clauses.len() > 1 && at < clauses.len() {
        let mut less = clauses.clone();
        match &clauses[at] {
            Clause::Multiple(form, m) if *m > 2 => less[at] = Clause::Multiple(form.clone(), m / 2),
            _ => drop(less.remove(at)),
        }
        match ask(&less) {
            Ok(Some(least)) => (clauses, value) = (less, least),
            Ok(None) => at += 1,
            Err(_) => break,
        }
    }
    (clauses, value)
}

/// That a parameter, or each of them, leaves a remainder.
struct Candidate {
    of: Option<usize>,
    modulus: u64,
    rest: u64,
}

impl Candidate {
    fn clauses(&self, parameters: usize) -> Vec<Clause> {
        let leaves = |x: usize| {
            let form = Form::parameter(x).plus(&Form::constant(self.rest.into()), -1).expect("a small form");
            Clause::Multiple(form, self.modulus)
        };
        match self.of {
            Some(x) => vec![leaves(x)],
            None => (0..parameters).map(leaves).list(),
        }
    }
}

/// Multiples first: of one parameter, then all of them.
fn candidates(parameters: usize) -> Vec<Candidate> {
    let moduli = [2, 4, 8, 16, 32, 64, MODULUS];
    let mut out = Vec::new();
    for modulus in moduli {
        for x in 0..parameters {
            out.push(Candidate { of: Some(x), modulus, rest: 0 });
        }
    }
    for modulus in moduli.into_iter().filter(|_| parameters > 1) {
        out.push(Candidate { of: None, modulus, rest: 0 });
    }
    for modulus in moduli {
        for x in 0..parameters {
            for rest in 1..modulus {
                out.push(Candidate { of: Some(x), modulus, rest });
            }
        }
    }
    out
}
