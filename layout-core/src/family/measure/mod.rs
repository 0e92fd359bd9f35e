//! What a family costs the hardware: one answer for all admitted values of its parameters.
//!
//! Whether lanes meet in a bank, touch a sector or make a vector depends on their addresses modulo a power of two, and
//! on which of them lie in one word. So the parameters are looked at by their residues (`classes`); for each
//! combination that `where` leaves, the question is put to one static map in which each unit has its residue and is so
//! large that coordinates whose addresses differ by a multiple of it never share a word. That counts at least what any
//! admitted values of that combination cost. The answer is the worst of it, **and** it is given only where admitted
//! values are found that cost as much: then it is exact. Else [`Unmeasured::Bound`] says what it is at most.

mod classes;
mod questions;

pub use questions::{bank_conflicts, sectors, vector_width, wavefronts};

use super::Family;
use crate::analysis::AccessError;
use crate::decide::budget::{Budget, CLASS, INSTANCES};
use crate::list::Listed as _;
use crate::map::Map;
use crate::shape::Shape;
use crate::tree::Path;
use alloc::boxed::Box;
use alloc::vec::Vec;
use classes::Units;

/// An answer, and where it is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached<A> {
    /// The answer for all admitted values.
    pub answer: A,
    /// Admitted values at which it is the answer.
    pub values: Vec<u64>,
    /// The map at these values; the witness of the answer is one of this map.
    pub map: Map,
    /// The end of a ragged mode that cuts longer vectors.
    pub cut: Option<u64>,
}

/// Why there is no answer for all admitted values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmeasured {
    /// The modes make no access.
    Access(AccessError),
    /// They make none at these admitted values, of which the witness speaks.
    AccessAt(Box<Reached<AccessError>>),
    /// The lanes are not known to come in whole warps.
    Lanes {
        /// A leaf with a run-time extent.
        leaf: Path,
    },
    /// The elements of a vector have to be counted now.
    Vector {
        /// A leaf with a run-time extent.
        leaf: Path,
    },
    /// One integer over leaves of which an inner one has a run-time extent.
    Inner {
        /// That leaf.
        leaf: Path,
    },
    /// The end of a ragged mode cuts vectors.
    Cut {
        /// The length of a vector.
        run: u64,
    },
    /// The parts are no single map where the parameters are numbers, or need more than 64 bits.
    Parts,
    /// More combinations of residues than are looked at.
    Classes,
    /// The answer is no worse than this, and no admitted values were found at which it is this.
    Bound(u64),
}

/// A question about accesses.
struct Question<'a, A> {
    /// The leaves that differ within one access.
    leaves: &'a [usize],
    /// Moving addresses by multiples of this, a power of two, keeps what they cost as long as none meet.
    period: u64,
    /// Moving all addresses of an access by multiples of this, a power of two, keeps what it costs.
    moves: u64,
    /// The answer for a static map.
    ask: &'a dyn Fn(&Map, &mut Budget) -> Result<A, AccessError>,
    /// How bad an answer is.
    cost: &'a dyn Fn(&A) -> u64,
    /// The coordinates that an answer speaks of, one for each leaf.
    places: &'a dyn Fn(&Map, &A) -> Vec<Vec<u64>>,
}

/// The worst answer over all admitted values.
fn worst<A>(
    domain: &Shape,
    family: &Family,
    question: &Question<'_, A>,
    budget: &mut Budget,
) -> Result<Reached<A>, Unmeasured> {
    let units = Units::of(family, question);
    let mut costs = Vec::new();
    for class in units.classes(budget)? {
        budget.take(CLASS).map_err(|limit| Unmeasured::Access(limit.into()))?;
        let map = units.generic(&class).and_then(|u| family.with_units(&u)).ok_or(Unmeasured::Parts)?;
        match (question.ask)(&map, budget) {
            Ok(answer) => costs.push(((question.cost)(&answer), class)),
            Err(AccessError::Broken(_)) => return Err(refused(domain, family, question, &units, &class, budget)),
            Err(AccessError::Overflow) => return Err(Unmeasured::Parts),
            Err(error) => return Err(Unmeasured::Access(error)),
        }
    }
    let bound = costs.iter().map(|(cost, _)| *cost).max().unwrap_or(0);
    for (_, class) in costs.iter().filter(|(cost, _)| *cost == bound).take(INSTANCES) {
        for (values, map) in instances(domain, family, &units, class) {
            budget.take(CLASS).map_err(|limit| Unmeasured::Access(limit.into()))?;
            let Ok(answer) = (question.ask)(&map, budget) else { continue };
            let inside = |at: &Vec<u64>| family.is_inside_at(&map.domain, at, &values);
            if (question.cost)(&answer) == bound && (question.places)(&map, &answer).iter().all(inside) {
                return Ok(Reached { answer, values, map, cut: None });
            }
        }
    }
    Err(Unmeasured::Bound(bound))
}

/// The refusal of an access with a witness at admitted values.
fn refused<A>(
    domain: &Shape,
    family: &Family,
    question: &Question<'_, A>,
    units: &Units<'_>,
    class: &[u64],
    budget: &mut Budget,
) -> Unmeasured {
    for (values, map) in instances(domain, family, units, class) {
        if let Err(answer @ AccessError::Broken(_)) = (question.ask)(&map, budget) {
            return Unmeasured::AccessAt(Box::new(Reached { answer, values, map, cut: None }));
        }
    }
    Unmeasured::Parts
}

/// Admitted values of a class with the map at them, small ones first.
fn instances(domain: &Shape, family: &Family, units: &Units<'_>, class: &[u64]) -> Vec<(Vec<u64>, Map)> {
    let facts = family.facts.with(&units.clauses(class));
    let (sampler, mut out) = (facts.sampler(), Vec::<(Vec<u64>, Map)>::new());
    for start in starts(family.names.len()) {
        let Some(values) = sampler.sample(&start).filter(|v| out.iter().all(|(w, _)| w != v)) else { continue };
        if let Some(map) = family.at(domain, &values) {
            out.push((values, map));
        }
    }
    out
}

/// Values from which admitted ones are looked for: small ones, and some far apart.
fn starts(parameters: usize) -> Vec<Vec<u64>> {
    let all = |n: u64| alloc::vec![n; parameters];
    let apart = (0..parameters).map(|x| 1000 * (x as u64 + 1)).list();
    let upwards = (0..parameters).map(|x| 64 << (6 * x).min(40)).list();
    let downwards = (0..parameters).rev().map(|x| 64 << (6 * x).min(40)).list();
    alloc::vec![all(0), all(1), all(64), apart, upwards, downwards, all(4096)]
}

impl Family {
    /// Whether one coordinate for each leaf, of a domain that is perhaps shorter than that of the maps, is inside.
    fn is_inside_at(&self, domain: &Shape, at: &[u64], values: &[u64]) -> bool {
        debug_assert_eq!(domain.leaves().len(), at.len(), "a coordinate for each leaf");
        let inside = |p: &super::Probe| p.extent.eval(values).is_ok_and(|n| i128::from(p.map.eval(at)) < n);
        self.probes.iter().all(inside)
    }
}
