//! How many neighbours of a mode lie next to each other in memory, wherever the other coordinates are.

use super::access::{AccessError, arranged};
use super::rows::{Symmetry, rows};
use crate::decide::budget::{Budget, Limit};
use crate::decide::refinement::normalize;
use crate::int::gcd;
use crate::layout::Layout;
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::unflatten;
use crate::space::Space;
use crate::tree::Path;
use alloc::vec::Vec;

/// The longest vectors of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Width {
    /// Elements, a power of two.
    pub width: u64,
    /// Why twice as many are too many, where the search for the width came upon it; [`reason`](Self::reason) has it
    /// always.
    pub broken: Option<Broken>,
}

impl Width {
    /// Why twice as many are too many, for the map and the mode that the width is of. Looked for only when asked: a
    /// closed form gives a width without it, and it costs more than that.
    ///
    /// `None` where the size of the mode is no multiple of twice the width.
    ///
    /// # Errors
    /// More coordinates than the budget has.
    pub fn reason(&self, map: &Map, mode: &Path, budget: &mut Budget) -> Result<Option<Broken>, Limit> {
        let leaves = map.domain.find(mode);
        let size = leaves.iter().map(|&i| map.domain.extents()[i]).product::<u64>();
        match (self.width.checked_mul(2).filter(|&run| size.is_multiple_of(run)), &self.broken) {
            (Some(_), Some(known)) => Ok(Some(known.clone())),
            (Some(run), None) => broken(map, &leaves, run, budget),
            (None, _) => Ok(None),
        }
    }
}

/// A run of elements that is no vector: its first address is no multiple of its length (`at` is 0), or its element `at`
/// does not lie `at` behind the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The coordinate of the run's first element, one for each leaf.
    pub first: Vec<u64>,
    /// The coordinate of the element in question.
    pub element: Vec<u64>,
    /// The number of that element in the run.
    pub at: u64,
    /// The length of the run.
    pub run: u64,
    /// The address of the first.
    pub start: u64,
    /// The address of the element.
    pub address: u64,
}

impl Broken {
    /// The witness evaluated again.
    #[must_use]
    pub fn holds(&self, map: &Map) -> bool {
        let apart =
            if self.at == 0 { !self.start.is_multiple_of(self.run) } else { self.address != self.start + self.at };
        map.eval(&self.first) == self.start && map.eval(&self.element) == self.address && apart
    }
}

/// The longest power-of-two run of a mode, a divisor of its size, that is contiguous and aligned to its length at every
/// other coordinate; runs start at its multiples. In elements.
///
/// Closed form for layouts; and under swizzles where a run reaches no bit that they touch.
///
/// # Errors
/// A map that does not end in memory, an unknown mode, more coordinates than the budget has.
pub fn vector_width(map: &Map, mode: &Path, budget: &mut Budget) -> Result<Width, AccessError> {
    if map.to != Space::Physical {
        return Err(AccessError::NotPhysical { to: map.to });
    }
    let leaves = map.domain.find(mode);
    if leaves.is_empty() {
        return Err(AccessError::UnknownMode { path: mode.clone(), vector: true });
    }
    let size = leaves.iter().map(|&i| map.domain.extents()[i]).product::<u64>();
    let (mut width, exact) = closed(map, &leaves).unwrap_or((1, false));
    while !exact && size.is_multiple_of(2 * width) {
        match broken(map, &leaves, 2 * width, budget)? {
            None => width *= 2,
            broken => return Ok(Width { width, broken }),
        }
    }
    Ok(Width { width, broken: None })
}

/// A run of this many elements of a mode, a power of two that divides its size, that is no vector; `None` where all
/// are.
///
/// # Errors
/// An unknown mode, more coordinates than the budget has.
pub fn broken_vector(map: &Map, mode: &Path, run: u64, budget: &mut Budget) -> Result<Option<Broken>, AccessError> {
    let leaves = map.domain.find(mode);
    if leaves.is_empty() {
        return Err(AccessError::UnknownMode { path: mode.clone(), vector: true });
    }
    match closed(map, &leaves) {
        Some((width, _)) if width >= run => Ok(None),
        _ => Ok(broken(map, &leaves, run, budget)?),
    }
}

/// A width that holds, without enumeration, and whether it is the largest. Of a layout, coalesced inside the mode, the
/// fastest digit has to have stride 1, and all else has to move by multiples. Swizzles leave runs alone that end below
/// every bit they touch.
fn closed(map: &Map, leaves: &[usize]) -> Option<(u64, bool)> {
    let extents = map.domain.extents();
    let others: Vec<usize> = (0..extents.len()).filter(|i| !leaves.contains(i)).list();
    let size = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).product::<u64>();
    let mut stages = arranged(map, &[&others[..], leaves].concat(), &[]).stages;
    let inputs = [size(&others), size(leaves)];
    normalize(&mut stages, &inputs);
    let (Some(Stage::Layout(layout)), swizzles) = (stages.first(), map.swizzles()) else { return None };
    if stages.len() != 1 + swizzles.len() {
        return None;
    }
    let groups = digits_by_leaf(&inputs, layout)?;
    let own = Layout { digits: groups[1].clone(), offset: 0 }.coalesce().digits;
    let (fast, slow) = own.split_last().map_or((None, &own[..]), |(fast, slow)| (Some(*fast), slow));
    let run = fast.filter(|d| d.stride.value() == 1).map_or(1, |d| d.extent);
    let moves = groups[0].iter().filter(|d| d.extent > 1).chain(slow).map(|d| d.stride.value());
    let unit = moves.fold(layout.offset, gcd);
    let width = power_of_two(gcd(run, unit));
    let touched = swizzles.iter().map(|s| s.src.min(s.dst)).min().map_or(u64::MAX, |b| 1 << b);
    Some((width.min(touched), width < touched || swizzles.is_empty()))
}

/// The largest power of two that divides a number; 2⁶³ for 0.
fn power_of_two(n: u64) -> u64 {
    1 << n.trailing_zeros().min(63)
}

/// A run of this many elements, a power of two that divides the size of the mode, that is no vector.
///
/// # Errors
/// More coordinates than the budget has.
pub(super) fn broken(map: &Map, leaves: &[usize], run: u64, budget: &mut Budget) -> Result<Option<Broken>, Limit> {
    if run < 2 {
        return Ok(None);
    }
    let extents = map.domain.extents();
    let others: Vec<usize> = (0..extents.len()).filter(|i| !leaves.contains(i)).list();
    let own: Vec<u64> = leaves.mapped(|&i| extents[i]);
    let runs = own.iter().product::<u64>() / run;
    let flat: Vec<u64> = others.iter().map(|&i| extents[i]).chain([runs, run]).list();
    let arranged = arranged(map, &[&others[..], leaves].concat(), &flat);
    let same = Symmetry { moves: run.trailing_zeros(), xors: false };
    let rows = rows(&arranged, others.len() + 1, same, budget)?;
    let found = rows.iter().enumerate().find_map(|(i, row)| Some((i, first_apart(row, run)?)));
    Ok(found.map(|(row, at)| {
        let chosen = rows.others(row);
        let coordinate = |element: u64| {
            let mut out = alloc::vec![0; extents.len()];
            others.iter().zip(&chosen).for_each(|(&i, &c)| out[i] = c);
            let number = chosen[others.len()] * run + element;
            leaves.iter().zip(unflatten(&own, number)).for_each(|(&i, c)| out[i] = c);
            out
        };
        let (first, element) = (coordinate(0), coordinate(at));
        let (start, address) = (map.eval(&first), map.eval(&element));
        Broken { first, element, at, run, start, address }
    }))
}

/// The element that does not lie where it should, the first of the run where that is not aligned.
fn first_apart(row: &[u64], run: u64) -> Option<u64> {
    let start = row[0];
    let at = (1..).zip(&row[1..]).find(|(i, x)| **x != start + i).map(|(i, _)| i);
    at.or_else(|| (!start.is_multiple_of(run)).then_some(0))
}
