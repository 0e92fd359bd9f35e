//! Bank conflicts of the accesses of a map, exactly, with the lanes that collide.

use super::access::{Access, AccessError, Warps};
use super::model::{self, BankModel, Phase};
use super::rows::{Rows, Symmetry, rows};
use crate::decide::budget::Budget;
use crate::int::{self, Overflow};
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use alloc::vec::Vec;

/// What the accesses of a map cost, at worst.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banks {
    /// The most words that one bank serves in one phase of any access: 1 is free of conflicts.
    pub conflicts: u64,
    /// The wavefronts of the access that takes most: the sum of that over its phases.
    pub wavefronts: u64,
    /// An access with as many conflicts.
    pub worst: Witness,
    /// An access with as many wavefronts.
    pub longest: Witness,
}

/// One access of a warp, and its phase with most conflicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The coordinate of the warp's first lane, one for each leaf: the steps at which it happens.
    pub leaves: Vec<u64>,
    /// The number of that lane.
    pub first_lane: u64,
    /// What the access costs.
    pub phases: Vec<Phase>,
    /// The bank that serves most.
    pub bank: u64,
    /// The lanes of the phase that it serves, by number.
    pub lanes: Vec<u64>,
    /// And where each of them starts, in elements.
    pub addresses: Vec<u64>,
}

impl Witness {
    /// The cost evaluated again, lane by lane.
    #[must_use]
    pub fn holds(&self, map: &Map, access: &Access, model: &BankModel) -> bool {
        let Ok(warps) = Warps::of(map, access, model.warp, &mut Budget::new()) else { return false };
        let steps: Vec<u64> = warps.steps.mapped(|&i| self.leaves[i]);
        let at = |i: u64| map.eval(&warps.leaves(map, &steps, self.first_lane + i));
        let bytes: Vec<u64> = (0..model.warp).map(|i| at(i) * access.element).list();
        let place = |lane: &u64| at(lane - self.first_lane);
        model.phases(&bytes, warps.size) == self.phases
            && self.lanes.iter().map(place).eq(self.addresses.iter().copied())
    }
}

/// The cost of the worst access that a map makes: over all warps and all values of the modes that are neither lanes nor
/// vector. Where the map is a sum over its coordinates, or such a sum under swizzles, by a closed form; else by
/// enumeration of what is left.
///
/// # Errors
/// Modes that make no access; more coordinates than the budget has; byte addresses past 64 bits, of those that are
/// looked at: where moving an access changes nothing, one low in memory stands for all.
pub fn bank_conflicts(
    map: &Map,
    access: &Access,
    model: &BankModel,
    budget: &mut Budget,
) -> Result<Banks, AccessError> {
    let warps = Warps::of(map, access, model.warp, budget)?;
    let found = accesses(&warps, (model.width / access.element).max(1), budget)?;
    let mut costs: Vec<(u64, u64)> = Vec::new();
    for lanes in found.iter() {
        let phases = model.phases(&in_bytes(lanes, access.element)?, warps.size);
        costs.push((model::degree(&phases), model::wavefronts(&phases)));
    }
    let (conflicts, worst) = first_max(costs.iter().map(|c| c.0));
    let (wavefronts, longest) = first_max(costs.iter().map(|c| c.1));
    let witness = |i: usize| witness(map, &warps, &found.others(i), access, model);
    let first = witness(worst)?;
    let longest = if longest == worst { first.clone() } else { witness(longest)? };
    Ok(Banks { conflicts, wavefronts, worst: first, longest })
}

/// `bank_conflicts(…).wavefronts`.
///
/// # Errors
/// As [`bank_conflicts`].
pub fn wavefronts(map: &Map, access: &Access, model: &BankModel, budget: &mut Budget) -> Result<u64, AccessError> {
    bank_conflicts(map, access, model, budget).map(|banks| banks.wavefronts)
}

/// The largest, and where it comes first.
pub(super) fn first_max(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.zip(0..).reduce(|a, b| if b.0 > a.0 { b } else { a }).unwrap_or((0, 0))
}

/// The access at these steps, by this warp.
fn witness(map: &Map, warps: &Warps, at: &[u64], access: &Access, model: &BankModel) -> Result<Witness, Overflow> {
    let (warp, steps) = at.split_last().map_or((0, at), |(w, steps)| (*w, steps));
    let first_lane = warp * model.warp;
    let lanes = warps.addresses(at, model.warp);
    let bytes = in_bytes(&lanes, access.element)?;
    let phases = model.phases(&bytes, warps.size);
    let worst = model::worst(&phases);
    let served = |i: &u64| model.serves(bytes[*i as usize], warps.size, worst.bank);
    let served: Vec<u64> = (worst.first..worst.first + worst.lanes).filter(served).list();
    Ok(Witness {
        leaves: warps.leaves(map, steps, first_lane),
        first_lane,
        bank: worst.bank,
        lanes: served.mapped(|i| first_lane + i),
        addresses: served.mapped(|&i| lanes[i as usize]),
        phases,
    })
}

pub(super) fn in_bytes(addresses: &[u64], element: u64) -> Result<Vec<u64>, Overflow> {
    addresses.iter().map(|&x| int::mul(x, element)).list_ok()
}

/// The lanes' addresses, in elements, in the accesses that decide about all of them, and of each the steps and the
/// number of the warp, where moving one by `unit` elements, a power of two, changes nothing,
/// nor does a xor of all addresses with one number.
pub(super) fn accesses(warps: &Warps, unit: u64, budget: &mut Budget) -> Result<Rows, AccessError> {
    let same = Symmetry { moves: unit.trailing_zeros(), xors: true };
    Ok(rows(&warps.map, warps.steps.len() + 1, same, budget)?)
}
