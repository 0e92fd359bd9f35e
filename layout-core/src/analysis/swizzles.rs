//! Which swizzles make accesses better: all that could, tried on the few addresses that decide.

use super::access::{Access, AccessError, Warps};
use super::banks::accesses;
use super::model::{self, BankModel};
use crate::decide::budget::{Budget, Limit};
use crate::int::Overflow;
use crate::map::Map;
use crate::ops::{self, OpError};
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// What the accesses cost under a swizzle: for each the conflicts and the wavefronts, at worst.
pub type Costs = Vec<(u64, u64)>;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swizzles {
    /// The swizzles under which every access is as asked for, best first: those that leave the longest vectors whole (16
    /// bytes and more count alike), of these the fewest bits, then the lowest, then the lowest source. The identity,
    /// `swizzle(0, 0, 0)`, comes before all others. Where the budget ran out behind the first, the others are missing.
    pub found: Vec<Swizzle>,
    /// Where nothing was found, the first of those with the fewest conflicts, then with the fewest wavefronts, over all
    /// accesses, and its costs.
    pub best: Option<(Swizzle, Costs)>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwizzleSearchError {
    /// An access, by number, does not compose with the map.
    Compose(usize, OpError),
    /// An access, by number, is none, or its addresses are too many.
    Access(usize, AccessError),
    /// The search itself ran out of its budget.
    Undecided(Limit),
}

/// The swizzles `σ` such that `σ ∘ map ∘ f` is free of bank conflicts for the access of each `f`, best first. All of them,
/// of one xor each: fields below the vectors are left out, since they would break them.
///
/// # Errors
/// A map and an `f` that do not compose, an access that is none, a budget that runs out.
pub fn find_swizzle(
    map: &Map,
    uses: &[(Map, Access)],
    model: &BankModel,
    budget: &mut Budget,
) -> Result<Swizzles, SwizzleSearchError> {
    let composed = |(i, (f, access)): (usize, &(Map, Access))| match ops::compose(map, f) {
        Ok(map) => Ok((map, access.clone())),
        Err(e) => Err(SwizzleSearchError::Compose(i, e)),
    };
    let maps: Vec<(Map, Access)> = uses.iter().enumerate().map(composed).collect::<Result<_, _>>()?;
    swizzles_for(&maps, model, &|_, cost| cost.0 == 1, budget)
}

/// As [`find_swizzle`], of maps into memory, and for any goal: `accepts(i, (conflicts, wavefronts))`.
///
/// # Errors
/// As [`find_swizzle`].
pub fn swizzles_for(
    maps: &[(Map, Access)],
    model: &BankModel,
    accepts: &dyn Fn(usize, (u64, u64)) -> bool,
    budget: &mut Budget,
) -> Result<Swizzles, SwizzleSearchError> {
    let top = maps.iter().map(|(map, _)| address_bits(map)).max().unwrap_or(0);
    let mut trials = Vec::with_capacity(maps.len());
    for (i, (map, access)) in maps.iter().enumerate() {
        trials.push(Trial::new(map, access, top, model, budget).map_err(|e| SwizzleSearchError::Access(i, e))?);
    }
    let candidates = candidates(&trials, top, model);
    let (mut found, mut best): (Vec<Swizzle>, Option<(Swizzle, Costs)>) = (Vec::new(), None);
    for sigma in candidates {
        let costs = match costs(&trials, sigma, model, budget) {
            Err(_) if !found.is_empty() => break,
            costs => costs.map_err(SwizzleSearchError::Undecided)?,
        };
        if costs.iter().enumerate().all(|(i, cost)| accepts(i, *cost)) {
            found.push(sigma);
        }
        if found.is_empty() && best.as_ref().is_none_or(|b| rank(&costs) < rank(&b.1)) {
            best = Some((sigma, costs));
        }
    }
    let best = best.filter(|_| found.is_empty());
    Ok(Swizzles { found, best })
}

/// Fewest conflicts, then fewest wavefronts.
fn rank(costs: &Costs) -> (u64, u64) {
    (costs.iter().map(|c| c.0).max().unwrap_or(0), costs.iter().map(|c| c.1).sum())
}

/// One past the highest bit of any address.
fn address_bits(map: &Map) -> u32 {
    let max = map.layouts().last().map_or(0, crate::layout::Layout::max);
    (u64::BITS - max.leading_zeros()).max(map.span()).min(63)
}

/// The addresses of an access that decide under any swizzle of the lowest `top` bits, in elements.
struct Trial {
    rows: Vec<Vec<u64>>,
    element: u64,
    /// Bytes a lane.
    size: u64,
}

impl Trial {
    fn new(map: &Map, access: &Access, top: u32, model: &BankModel, budget: &mut Budget) -> Result<Self, AccessError> {
        let warps = Warps::of(map, access, model.warp, budget)?;
        let unit = (model.width / access.element).max(1).max(1 << top);
        let rows: Vec<Vec<u64>> = accesses(&warps, unit, budget)?.into_iter().map(|a| a.lanes).collect();
        let fits = |x: &u64| (x | ((1 << top) - 1)).checked_mul(access.element).is_some();
        if !rows.iter().flatten().all(fits) {
            return Err(Overflow.into());
        }
        Ok(Trial { rows, element: access.element, size: warps.size })
    }

    /// Elements of a lane's vector.
    fn vector(&self) -> u64 {
        self.size / self.element
    }

    fn cost(&self, sigma: Swizzle, model: &BankModel, budget: &mut Budget) -> Result<(u64, u64), Limit> {
        let (mut conflicts, mut wavefronts) = (0, 0);
        for row in &self.rows {
            // A lane costs about as much as four entries of a table.
            budget.take(4 * row.len() as u64)?;
            let bytes: Vec<u64> = row.iter().map(|x| sigma.eval(*x) * self.element).collect();
            let phases = model.phases(&bytes, self.size);
            conflicts = conflicts.max(model::degree(&phases));
            wavefronts = wavefronts.max(model::wavefronts(&phases));
        }
        Ok((conflicts, wavefronts))
    }
}

fn costs(trials: &[Trial], sigma: Swizzle, model: &BankModel, budget: &mut Budget) -> Result<Costs, Limit> {
    trials.iter().map(|t| t.cost(sigma, model, budget)).collect()
}

/// The swizzles that move bits of the bank and no bit within a vector, best first.
fn candidates(trials: &[Trial], top: u32, model: &BankModel) -> Vec<Swizzle> {
    let low = trials.iter().map(|t| t.vector().trailing_zeros()).max().unwrap_or(0);
    let element = trials.iter().map(|t| t.element).min().unwrap_or(1);
    let bank_bits = (model.row() / element).max(1).trailing_zeros();
    let mut out = alloc::vec![Swizzle { bits: 0, src: 0, dst: 0 }];
    for dst in low..bank_bits.min(top) {
        for bits in 1..=bank_bits - dst {
            out.extend((low..=top.saturating_sub(bits)).filter_map(|src| Swizzle::new(bits, src, dst).ok()));
        }
    }
    let whole =
        |s: &Swizzle| if s.bits == 0 { 64 } else { s.src.min(s.dst).min((16 / element).max(1).trailing_zeros()) };
    out.sort_by_key(|s| (core::cmp::Reverse(whole(s)), s.bits, s.span(), s.src));
    out
}
