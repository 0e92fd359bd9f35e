//! One access of a warp to memory, as a map says it: which modes are lanes and vector, and whether that is an access at
//! all.

use super::vector::{self, Broken};
use crate::decide::budget::{Budget, Limit};
use crate::decide::refinement::normalize;
use crate::int::Overflow;
use crate::layout::Layout;
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::{self, Shape};
use crate::space::Space;
use crate::tree::Path;
use alloc::vec::Vec;

/// Which modes of a map make an access: each run of 32 lanes (a warp) moves `vector` elements a lane at once, or one
/// element where no vector is named; all other modes are steps, one access after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The lanes: a mode or a group of modes, read as one integer; every 32 values in a row are one warp.
    pub lanes: Path,
    /// The elements that one lane moves at once.
    pub vector: Option<Path>,
    /// The bytes of an element.
    pub element: u64,
}

/// Why the modes make no access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccessError {
    /// The map does not end in memory.
    NotPhysical {
        /// Where it ends.
        to: Space,
    },
    /// An element that no access moves: not 1, 2, 4, 8 or 16 bytes.
    Element {
        /// Its bytes.
        bytes: u64,
    },
    /// No mode has this name.
    UnknownMode {
        /// The path asked for.
        path: Path,
        /// Whether it was to be the vector.
        vector: bool,
    },
    /// The lanes do not come in whole warps.
    Lanes {
        /// How many there are.
        lanes: u64,
        /// How many a warp has.
        warp: u64,
    },
    /// A leaf is both lane and element of the vector.
    Both {
        /// The leaf.
        path: Path,
    },
    /// A lane would move a number of bytes at once that is not 1, 2, 4, 8 or 16.
    Bytes {
        /// Elements of the vector.
        vector: u64,
        /// Bytes of an element.
        element: u64,
    },
    /// The vector's elements do not lie one after another from a multiple of their number on.
    Broken(Broken),
    /// The byte addresses do not fit in 64 bits.
    Overflow,
    /// The decision ran out of its budget.
    Undecided(Limit),
}

impl From<Overflow> for AccessError {
    fn from(Overflow: Overflow) -> Self {
        AccessError::Overflow
    }
}

impl From<Limit> for AccessError {
    fn from(limit: Limit) -> Self {
        AccessError::Undecided(limit)
    }
}

/// An access by the positions of leaves.
pub(super) struct Warps {
    /// The leaves of the lanes.
    pub(super) lanes: Vec<usize>,
    /// All leaves but those of lanes and vector.
    pub(super) steps: Vec<usize>,
    /// Bytes that a lane moves.
    pub(super) size: u64,
    /// The map without the vector: over the steps, the warps and the lanes of one warp.
    pub(super) map: Map,
}

impl Warps {
    /// Reads the access off the map.
    ///
    /// # Errors
    /// Whatever makes it no access, the first of [`AccessError`] that applies.
    pub(super) fn of(map: &Map, access: &Access, warp: u64, budget: &mut Budget) -> Result<Self, AccessError> {
        let (lanes, vector) = modes(map, access, warp)?;
        let extents = map.domain.extents();
        let count = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).product::<u64>();
        let run = count(&vector);
        let size = run.checked_mul(access.element).filter(|&n| is_size(n));
        let size = size.ok_or(AccessError::Bytes { vector: run, element: access.element })?;
        if let Some(broken) = vector::broken(map, &vector, run, budget)? {
            return Err(AccessError::Broken(broken));
        }
        let steps: Vec<usize> = (0..extents.len()).filter(|i| !lanes.contains(i) && !vector.contains(i)).list();
        let warps = count(&lanes) / warp;
        let flat: Vec<u64> = steps.iter().map(|&i| extents[i]).chain([warps, warp]).list();
        let arranged = arranged(map, &[&steps[..], &lanes].concat(), &flat);
        Ok(Warps { lanes, steps, size, map: arranged })
    }

    /// The addresses of the lanes of one warp; `at` are the steps and the number of the warp.
    pub(super) fn addresses(&self, at: &[u64], warp: u64) -> Vec<u64> {
        let first = shape::flatten(&self.map.domain.extents(), at) * warp;
        (first..first + warp).map(|i| self.map.eval_linear(i)).list()
    }

    /// The coordinate of each leaf of the map at these steps and this lane, the vector at 0.
    pub(super) fn leaves(&self, map: &Map, steps: &[u64], lane: u64) -> Vec<u64> {
        let extents = map.domain.extents();
        let mut out = alloc::vec![0; extents.len()];
        self.steps.iter().zip(steps).for_each(|(&i, &c)| out[i] = c);
        let own: Vec<u64> = self.lanes.mapped(|&i| extents[i]);
        self.lanes.iter().zip(shape::unflatten(&own, lane)).for_each(|(&i, c)| out[i] = c);
        out
    }
}

/// The sizes of an access of one lane, in bytes.
fn is_size(bytes: u64) -> bool {
    bytes.is_power_of_two() && bytes <= 16
}

/// The leaves of the lanes and of the vector.
fn modes(map: &Map, access: &Access, warp: u64) -> Result<(Vec<usize>, Vec<usize>), AccessError> {
    if map.to != Space::Physical {
        return Err(AccessError::NotPhysical { to: map.to });
    }
    if !is_size(access.element) {
        return Err(AccessError::Element { bytes: access.element });
    }
    let lanes = find(map, &access.lanes, false)?;
    let vector = access.vector.as_ref().map_or(Ok(Vec::new()), |path| find(map, path, true))?;
    let leaves = map.domain.leaves();
    if let Some(&both) = vector.iter().find(|i| lanes.contains(i)) {
        return Err(AccessError::Both { path: leaves[both].path.clone() });
    }
    let count = lanes.iter().map(|&i| leaves[i].extent).product::<u64>();
    if count.is_multiple_of(warp) { Ok((lanes, vector)) } else { Err(AccessError::Lanes { lanes: count, warp }) }
}

fn find(map: &Map, path: &Path, vector: bool) -> Result<Vec<usize>, AccessError> {
    let found = map.domain.find(path);
    if found.is_empty() { Err(AccessError::UnknownMode { path: path.clone(), vector }) } else { Ok(found) }
}

/// The map over these leaves alone, in this order and the others at 0, its domain cut into `flat` extents.
pub(super) fn arranged(map: &Map, leaves: &[usize], flat: &[u64]) -> Map {
    let extents = map.domain.extents();
    let others: Vec<usize> = (0..extents.len()).filter(|i| !leaves.contains(i)).list();
    let mut stages = alloc::vec![Stage::Layout(Layout::permutation(&extents, &[leaves, &others].concat()))];
    stages.extend(map.stages.iter().cloned());
    // All of the coordinates first: only then may the stages fold.
    let size = |leaves: &[usize]| leaves.iter().map(|&i| extents[i]).product::<u64>();
    let inputs: Vec<u64> = leaves.iter().map(|&i| extents[i]).chain([size(&others)]).list();
    normalize(&mut stages, &inputs);
    if let Some(Stage::Layout(first)) = stages.first_mut() {
        let groups = digits_by_leaf(&[size(leaves), size(&others)], first);
        let mut groups = groups.expect("normalizing keeps to the inputs");
        first.digits = groups.swap_remove(0);
    }
    Map { domain: Shape::flat(flat), stages, restricted: true, ..map.clone() }
}
