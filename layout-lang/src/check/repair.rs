//! What would make an assertion about banks pass: a swizzle and a padding, each evaluated again before it is offered.

use super::analysis::{Answer, Measured};
use layout_core::analysis::{Access, BankModel, Banks, bank_conflicts, find_padding, swizzles_for};
use layout_core::decide::budget::Budget;
use layout_core::{Map, Stage, Swizzle, ops};

/// Whether an assertion holds for this value of the analysis.
type Accepts<'a> = &'a dyn Fn(i128) -> bool;

/// A map that would pass.
pub enum Repair {
    /// The map, without its own swizzles, under another.
    Swizzle {
        /// The swizzle; of no bits where the map is better without.
        sigma: Swizzle,
        /// Whether the map has swizzles, which this one replaces.
        replaces: bool,
        /// What the analysis is then.
        value: u64,
        /// Neighbours that stay neighbours: elements, a power of two, as many as 16 bytes hold at most.
        whole: u64,
        /// And their bytes.
        bytes: u64,
    },
    /// No swizzle passes; this is the best there is.
    Best {
        /// The swizzle.
        sigma: Swizzle,
        /// Whether the map has swizzles, which this one replaces.
        replaces: bool,
        /// What the analysis is then.
        value: u64,
    },
    /// The map with a larger stride.
    Padding {
        /// The stride that was.
        from: u64,
        /// The stride that passes.
        to: u64,
        /// The map.
        map: Map,
        /// What the analysis is then.
        value: u64,
        /// Elements whose vectors stay aligned, as many as 16 bytes hold at most.
        whole: u64,
        /// And their bytes.
        bytes: u64,
    },
}

/// A question about banks, put to other maps.
struct Trial<'a> {
    access: &'a Access,
    model: &'a BankModel,
    total: bool,
}

impl Trial<'_> {
    fn value(&self, (conflicts, wavefronts): (u64, u64)) -> u64 {
        if self.total { wavefronts } else { conflicts }
    }

    /// The value for a map, evaluated anew.
    fn of(&self, map: &Map, budget: &mut Budget) -> Option<u64> {
        let Banks { conflicts, wavefronts, .. } = bank_conflicts(map, self.access, self.model, budget).ok()?;
        Some(self.value((conflicts, wavefronts)))
    }

    /// How many elements a power of two of them spans, within 16 bytes.
    fn whole(&self, elements: u64) -> (u64, u64) {
        let element = self.access.element;
        let whole = elements.min((16 / element).max(1));
        (whole, whole * element)
    }
}

/// What makes the analysis acceptable; nothing where it is not about banks.
pub fn repairs(measured: &Measured, accepts: Accepts<'_>, budget: &mut Budget) -> Vec<Repair> {
    let (trial, map) = match &measured.answer {
        Answer::Conflicts(access, model, _) => (Trial { access, model, total: false }, &measured.map),
        Answer::Wavefronts(access, model, _) => (Trial { access, model, total: true }, &measured.map),
        Answer::Sectors(..) | Answer::Width(..) => return Vec::new(),
    };
    // An assertion that wants conflicts gets no help to them.
    let less = |n| n < i128::from(measured.answer.value()) && accepts(n);
    let swizzled = swizzle(&trial, map, &less, budget);
    swizzled.into_iter().chain(padding(&trial, map, &less, budget)).collect()
}

fn swizzle(trial: &Trial<'_>, map: &Map, accepts: Accepts<'_>, budget: &mut Budget) -> Option<Repair> {
    let mut plain = map.clone();
    plain.stages.retain(|s| matches!(s, Stage::Layout(_)));
    let replaces = plain.stages.len() < map.stages.len();
    let passes = |_, cost| accepts(trial.value(cost).into());
    let found = swizzles_for(&[(plain.clone(), trial.access.clone())], trial.model, &passes, budget).ok()?;
    if let Some((sigma, costs)) = found.best {
        let value = trial.value(*costs.first()?);
        let better = value < trial.of(map, budget)? && sigma.bits > 0;
        return better.then_some(Repair::Best { sigma, replaces, value });
    }
    let sigma = *found.found.first()?;
    let value = trial.of(&ops::swizzle(sigma, &plain).ok()?, budget).filter(|n| accepts((*n).into()))?;
    let (whole, bytes) = trial.whole(if sigma.bits == 0 { u64::MAX } else { 1 << sigma.src.min(sigma.dst) });
    Some(Repair::Swizzle { sigma, replaces, value, whole, bytes })
}

fn padding(trial: &Trial<'_>, map: &Map, accepts: Accepts<'_>, budget: &mut Budget) -> Option<Repair> {
    let passes = |cost| accepts(trial.value(cost).into());
    let found = find_padding(map, trial.access, trial.model, &passes, budget)?;
    let value = trial.of(&found.map, budget).filter(|n| accepts((*n).into()))?;
    let (from, to) = (found.pitch, found.pitch + found.pad);
    let (whole, bytes) = trial.whole(1 << to.trailing_zeros());
    Some(Repair::Padding { from, to, map: found.map, value, whole, bytes })
}
