//! Which swizzles make accesses better: all that could, tried on the few addresses that decide.

use super::access::{Access, AccessError, Warps};
use super::banks::accesses;
use super::model::{self, BankModel};
use crate::decide::budget::{Budget, Limit};
use crate::int::Overflow;
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::sort;
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// What the accesses cost under a swizzle: for each the conflicts and the wavefronts, at worst.
pub type Costs = Vec<(u64, u64)>;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swizzles {
    /// The swizzles under which every access is as asked for, best first: those that leave the longest vectors whole
    /// (16 bytes and more count alike), of these the fewest bits, then the lowest, then the lowest source. The
    /// identity, `swizzle(0, 0, 0)`, comes before all others. Where the budget ran out behind the first, or as many as
    /// the goal asked for were found, the others are missing.
    pub found: Vec<Swizzle>,
    /// Where nothing was found, the first of those with the fewest conflicts, then with the fewest wavefronts, over all
    /// accesses, and its costs.
    pub best: Option<(Swizzle, Costs)>,
}

/// What a search is for. A cost is `(conflicts, wavefronts)`, that of an access by its number.
#[derive(Clone, Copy)]
pub struct Goal<'a> {
    /// Whether an access is as asked for.
    pub accepts: &'a dyn Fn(usize, (u64, u64)) -> bool,
    /// Whether none that costs as much or more is: what a part of its rows says of a swizzle is then enough to leave
    /// it.
    pub hopeless: &'a dyn Fn(usize, (u64, u64)) -> bool,
    /// How many swizzles are wanted.
    pub most: usize,
}

impl Goal<'static> {
    /// The best that is free of bank conflicts.
    pub const FREE: Goal<'static> = Goal { accepts: &|_, cost| cost.0 == 1, hopeless: &|_, cost| cost.0 > 1, most: 1 };
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwizzleSearchError {
    /// An access, by number, is none, or its addresses are too many.
    Access(usize, AccessError),
    /// The search itself ran out of its budget.
    Undecided(Limit),
}

/// The swizzles `σ` such that `σ ∘ map` is as asked for in the access of each map into memory, best first. All of them,
/// of one xor each: fields below the vectors are left out, since they would break them.
///
/// # Errors
/// An access that is none, a budget that runs out.
pub fn swizzles_for(
    maps: &[(Map, Access)],
    model: &BankModel,
    goal: &Goal<'_>,
    budget: &mut Budget,
) -> Result<Swizzles, SwizzleSearchError> {
    let top = maps.iter().map(|(map, _)| address_bits(map)).max().unwrap_or(0);
    let mut trials = Vec::with_capacity(maps.len());
    for (i, (map, access)) in maps.iter().enumerate() {
        trials.push(Trial::new(map, access, top, model, budget).map_err(|e| SwizzleSearchError::Access(i, e))?);
    }
    let (mut found, mut best): (Vec<Swizzle>, Option<(Swizzle, Costs)>) = (Vec::new(), None);
    for sigma in candidates(&trials, top, model) {
        let beaten = |costs: &Costs| !found.is_empty() || best.as_ref().is_some_and(|b| rank(costs) >= rank(&b.1));
        let costs = match costs(&trials, sigma, model, goal, &beaten, budget) {
            Err(_) if !found.is_empty() => break,
            costs => costs.map_err(SwizzleSearchError::Undecided)?,
        };
        let Some(costs) = costs else { continue };
        if costs.iter().enumerate().all(|(i, cost)| (goal.accepts)(i, *cost)) {
            found.push(sigma);
        } else if !beaten(&costs) {
            best = Some((sigma, costs));
        }
        if found.len() >= goal.most {
            break;
        }
    }
    let best = best.filter(|_| found.is_empty());
    Ok(Swizzles { found, best })
}

/// What the accesses cost under a swizzle; `None` where it is no use: not as asked for, and `beaten`.
fn costs(
    trials: &[Trial],
    sigma: Swizzle,
    model: &BankModel,
    goal: &Goal<'_>,
    beaten: &dyn Fn(&Costs) -> bool,
    budget: &mut Budget,
) -> Result<Option<Costs>, Limit> {
    let mut costs: Costs = trials.mapped(|_| (0, 0));
    let most = trials.iter().map(|t| t.rows.len()).max().unwrap_or(0);
    // The accesses in turn: one that no swizzle frees is not kept waiting by the rows of another.
    for (r, (i, trial)) in (0..most).flat_map(|r| trials.iter().enumerate().map(move |trial| (r, trial))) {
        let Some(row) = trial.rows.get(r) else { continue };
        // A lane costs about as much as four entries of a table.
        budget.take(4 * row.len() as u64)?;
        let (conflicts, wavefronts) = trial.cost(row, sigma, model);
        costs[i] = (costs[i].0.max(conflicts), costs[i].1.max(wavefronts));
        if (goal.hopeless)(i, costs[i]) && beaten(&costs) {
            return Ok(None);
        }
    }
    Ok(Some(costs))
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
        let rows: Vec<Vec<u64>> = accesses(&warps, unit, budget)?.iter().map(<[u64]>::to_vec).list();
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

    /// The cost of one row.
    fn cost(&self, row: &[u64], sigma: Swizzle, model: &BankModel) -> (u64, u64) {
        let bytes: Vec<u64> = row.mapped(|x| sigma.eval(*x) * self.element);
        let phases = model.phases(&bytes, self.size);
        (model::degree(&phases), model::wavefronts(&phases))
    }
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
    sort::by_key(&mut out, |s| (core::cmp::Reverse(whole(s)), s.bits, s.span(), s.src));
    out
}
