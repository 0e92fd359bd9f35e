//! The questions of `analysis`, for families.

use super::classes::reach;
use super::{Question, Reached, Unmeasured, worst};
use crate::analysis::{self, Access, AccessError, BankModel, Banks, Broken, SECTOR, Sectors, Width};
use crate::decide::budget::Budget;
use crate::family::{Clause, Extent, Family, Form, Probe};
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::shape::{Shape, unflatten};
use crate::space::Space;
use crate::tree::Path;
use alloc::vec::Vec;

/// `vector_width` of a family: what holds for all admitted values. A run that the end of a ragged mode might cut is no
/// vector. `map` is the one beside the family.
///
/// # Errors
/// [`Unmeasured`].
pub fn vector_width(
    map: &Map,
    family: &Family,
    mode: &Path,
    budget: &mut Budget,
) -> Result<Reached<Width>, Unmeasured> {
    if map.to != Space::Physical {
        return Err(Unmeasured::Access(AccessError::NotPhysical { to: map.to }));
    }
    let domain = &map.domain;
    let leaves = domain.find(mode);
    if leaves.is_empty() {
        return Err(Unmeasured::Access(AccessError::UnknownMode { path: mode.clone(), vector: true }));
    }
    let Size { open, divisor } = Size::of(family, domain, &leaves)?;
    // One element is a vector; what may be missing is values at which to show it.
    let mut found = runs(domain, family, mode, &leaves, 1, budget).map_err(|why| match why {
        Unmeasured::Bound(_) => Unmeasured::Bound(1),
        why => why,
    })?;
    loop {
        let width = found.answer.width;
        let run = 2 * width;
        if divisor % u128::from(run) != 0 {
            // No vector longer than the mode; and where its size is a run-time one, not at all values.
            let Some((extent, times)) = open else { return Ok(found) };
            let whole = extent.over == 1;
            let size =
                i128::try_from(times).ok().filter(|_| whole).and_then(|n| extent.form.times(&Form::constant(n)).ok());
            let size = size.ok_or_else(|| Unmeasured::Vector { leaf: domain.leaves()[leaves[0]].path.clone() })?;
            return ended(domain, family, &size, run).map(|(values, map)| Reached { values, map, ..found });
        }
        let next = match runs(domain, family, mode, &leaves, run, budget) {
            Err(Unmeasured::Bound(_)) => None,
            next => Some(next?),
        };
        if let Some(next) = next.as_ref().filter(|next| next.answer.broken.is_some()) {
            return Ok(next.clone());
        }
        // Where all the runs that are no vectors reach past an end, it is the end that there is to show.
        if let Some(probe) = cut(family, mode, &leaves, run, budget)? {
            let (values, map) = ended(domain, family, &probe.extent, run)?;
            let cut = probe.extent.eval(&values).ok().and_then(|n| u64::try_from(n).ok());
            return Ok(Reached { answer: found.answer, values, map, cut });
        }
        found = next.ok_or(Unmeasured::Bound(width))?;
    }
}

/// Whether the runs of this length are vectors at all admitted values, with a run that is none where not.
fn runs(
    domain: &Shape,
    family: &Family,
    mode: &Path,
    leaves: &[usize],
    run: u64,
    budget: &mut Budget,
) -> Result<Reached<Width>, Unmeasured> {
    let ask = |map: &Map, budget: &mut Budget| analysis::broken_vector(map, mode, run, budget);
    let cost = |found: &Option<Broken>| u64::from(found.is_some());
    let places =
        |_: &Map, found: &Option<Broken>| found.iter().flat_map(|b| [b.first.clone(), b.element.clone()]).list();
    let question = Question { leaves, period: run, moves: run, ask: &ask, cost: &cost, places: &places };
    let Reached { answer, values, map, cut } = worst(domain, family, &question, budget)?;
    let width = if answer.is_some() { run / 2 } else { run };
    Ok(Reached { answer: Width { width, broken: answer }, values, map, cut })
}

/// Admitted values at which a number that half of the run divides is no multiple of the run: then the run is no vector
/// at the end.
fn ended(domain: &Shape, family: &Family, size: &Form, run: u64) -> Result<(Vec<u64>, Map), Unmeasured> {
    let odd = size.shifted(-i128::from(run / 2)).map_err(|_| Unmeasured::Parts)?;
    let facts = family.facts.with(&[Clause::Multiple(odd, run)]);
    let sampler = facts.sampler();
    let found = super::starts(family.names.len()).into_iter().find_map(|start| {
        let values = sampler.sample(&start)?;
        Some((family.at(domain, &values)?, values))
    });
    found.map(|(map, values)| (values, map)).ok_or(Unmeasured::Bound(run / 2))
}

/// How many coordinates a mode has.
struct Size {
    /// Where it is known only at run time: the extent of the slowest leaf, and by what its form is multiplied.
    open: Option<(Extent, u128)>,
    /// A number that divides it at all admitted values.
    divisor: u128,
}

impl Size {
    fn of(family: &Family, domain: &Shape, leaves: &[usize]) -> Result<Self, Unmeasured> {
        let extents = family.extents(domain);
        let open = |l: &&usize| extents[**l].as_constant().is_none();
        if let Some(&inner) = leaves.iter().skip(1).find(open) {
            return Err(Unmeasured::Inner { leaf: domain.leaves()[inner].path.clone() });
        }
        let fixed: u128 = leaves.iter().filter_map(|&l| extents[l].as_constant()).map(u128::from).product();
        let Some(extent) = leaves.first().filter(open).map(|&l| extents[l].clone()) else {
            return Ok(Size { open: None, divisor: fixed });
        };
        // Where tiles were divided off, their number is rounded up unless what there is of them is known to divide.
        let (times, over) = (u128::from(extent.times), u128::from(extent.over));
        let tiles = u128::from(family.facts.divisor(&extent.form)) * times;
        let divisor = if tiles.is_multiple_of(over) { tiles / over } else { 1 };
        Ok(Size { open: Some((extent, times * fixed)), divisor: divisor.max(1) * fixed })
    }
}

/// A ragged mode whose end may cut runs of these leaves.
fn cut<'f>(
    family: &'f Family,
    mode: &Path,
    leaves: &[usize],
    run: u64,
    budget: &mut Budget,
) -> Result<Option<&'f Probe>, Unmeasured> {
    for probe in family.probes.iter().filter(|p| p.ragged && reach(&p.map, leaves) > 0) {
        if !counts(probe, mode, run, budget)? {
            return Err(Unmeasured::Bound(run / 2));
        }
        // An end at a multiple of the run cuts none that counts up from one.
        if !family.facts.divisor(&probe.extent).is_multiple_of(run) {
            return Ok(Some(probe));
        }
    }
    Ok(None)
}

/// Whether a ragged coordinate counts up along each run, from a multiple of its length on.
fn counts(probe: &Probe, mode: &Path, run: u64, budget: &mut Budget) -> Result<bool, Unmeasured> {
    let broken = analysis::broken_vector(&probe.map, mode, run, budget);
    broken.map(|b| b.is_none()).map_err(Unmeasured::Access)
}

/// `bank_conflicts` of a family.
///
/// # Errors
/// [`Unmeasured`].
pub fn bank_conflicts(
    map: &Map,
    family: &Family,
    access: &Access,
    model: &BankModel,
    budget: &mut Budget,
) -> Result<Reached<Banks>, Unmeasured> {
    banks(map, family, access, model, &|b| b.conflicts, budget)
}

/// `wavefronts` of a family.
///
/// # Errors
/// [`Unmeasured`].
pub fn wavefronts(
    map: &Map,
    family: &Family,
    access: &Access,
    model: &BankModel,
    budget: &mut Budget,
) -> Result<Reached<Banks>, Unmeasured> {
    banks(map, family, access, model, &|b| b.wavefronts, budget)
}

fn banks(
    map: &Map,
    family: &Family,
    access: &Access,
    model: &BankModel,
    cost: &dyn Fn(&Banks) -> u64,
    budget: &mut Budget,
) -> Result<Reached<Banks>, Unmeasured> {
    let (leaves, run) = modes(map, family, access, model.warp, budget)?;
    let elements = |bytes: u64| bytes.checked_div(access.element).unwrap_or(1).max(1);
    let ask = |map: &Map, budget: &mut Budget| analysis::bank_conflicts(map, access, model, budget);
    let places = |map: &Map, found: &Banks| {
        let of = |w: &analysis::Witness| places(family, map, access, &w.leaves, w.first_lane, model.warp);
        [of(&found.worst), of(&found.longest)].concat()
    };
    let (period, moves) = (elements(model.row()), elements(model.width).max(run));
    worst(&map.domain, family, &Question { leaves: &leaves, period, moves, ask: &ask, cost, places: &places }, budget)
}

/// `sectors` of a family.
///
/// # Errors
/// [`Unmeasured`].
pub fn sectors(
    map: &Map,
    family: &Family,
    access: &Access,
    budget: &mut Budget,
) -> Result<Reached<Sectors>, Unmeasured> {
    let warp = BankModel::NVIDIA.warp;
    let (leaves, _) = modes(map, family, access, warp, budget)?;
    let ask = |map: &Map, budget: &mut Budget| analysis::sectors(map, access, budget);
    let places = |map: &Map, s: &Sectors| places(family, map, access, &s.leaves, s.first_lane, warp);
    let cost = |s: &Sectors| s.sectors;
    let period = SECTOR.checked_div(access.element).unwrap_or(1).max(1);
    let question = Question { leaves: &leaves, period, moves: period, ask: &ask, cost: &cost, places: &places };
    worst(&map.domain, family, &question, budget)
}

/// The leaves of lanes and vector, and the length of the vector, where they make an access at all admitted values.
fn modes(
    map: &Map,
    family: &Family,
    access: &Access,
    warp: u64,
    budget: &mut Budget,
) -> Result<(Vec<usize>, u64), Unmeasured> {
    let domain = &map.domain;
    let (extents, all) = (family.extents(domain), domain.leaves());
    let open = |l: &&usize| extents[**l].as_constant().is_none();
    let lanes = domain.find(&access.lanes);
    let vector = access.vector.as_ref().map_or_else(Vec::new, |path| domain.find(path));
    if let Some(&leaf) = vector.iter().find(open) {
        return Err(Unmeasured::Vector { leaf: all[leaf].path.clone() });
    }
    if let Some(&leaf) = lanes.iter().find(open)
        && !Size::of(family, domain, &lanes)?.divisor.is_multiple_of(warp.into())
    {
        return Err(Unmeasured::Lanes { leaf: all[leaf].path.clone() });
    }
    let run = vector.iter().map(|&l| all[l].extent).product::<u64>();
    if let Some(path) = access.vector.as_ref().filter(|_| run.is_power_of_two() && run > 1 && run <= 16)
        && cut(family, path, &vector, run, budget)?.is_some()
    {
        return Err(Unmeasured::Cut { run });
    }
    Ok(([lanes, vector].concat(), run))
}

/// The coordinates of an access, where some may be outside.
fn places(family: &Family, map: &Map, access: &Access, first: &[u64], lane: u64, warp: u64) -> Vec<Vec<u64>> {
    if !family.is_ragged() {
        return Vec::new();
    }
    let extents = map.domain.extents();
    let lanes = map.domain.find(&access.lanes);
    let vector = access.vector.as_ref().map_or_else(Vec::new, |path| map.domain.find(path));
    let of = |leaves: &[usize]| leaves.mapped(|&l| extents[l]);
    let (own, run) = (of(&lanes), of(&vector));
    let mut out = Vec::new();
    for (i, v) in (lane..lane + warp).flat_map(|i| (0..run.iter().product()).map(move |v| (i, v))) {
        let mut at = first.to_vec();
        lanes.iter().zip(unflatten(&own, i)).for_each(|(&l, c)| at[l] = c);
        vector.iter().zip(unflatten(&run, v)).for_each(|(&l, c)| at[l] = c);
        out.push(at);
    }
    out
}
