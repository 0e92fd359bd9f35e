//! Sectors of global memory that one access of a warp touches.

use super::access::{Access, AccessError, Warps};
use super::banks::{accesses, first_max, in_bytes};
use super::model::BankModel;
use crate::decide::budget::Budget;
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use alloc::vec::Vec;

/// The bytes of a sector.
pub const SECTOR: u64 = 32;

/// The access that touches most sectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sectors {
    /// How many.
    pub sectors: u64,
    /// The coordinate of its first lane, one for each leaf.
    pub leaves: Vec<u64>,
    /// The number of that lane.
    pub first_lane: u64,
    /// The first bytes of the sectors, upwards; the buffer begins with a sector.
    pub starts: Vec<u64>,
}

impl Sectors {
    /// The witness evaluated again.
    #[must_use]
    pub fn holds(&self, map: &Map, access: &Access) -> bool {
        let Ok(warps) = Warps::of(map, access, WARP, &mut Budget::new()) else { return false };
        let steps: Vec<u64> = warps.steps.mapped(|&i| self.leaves[i]);
        touched_at(map, &warps, &steps, self.first_lane, access.element).as_ref() == Some(&self.starts)
    }
}

const WARP: u64 = BankModel::NVIDIA.warp;

/// The 32-byte sectors that one access of 32 lanes touches at worst, over all warps and all values of the modes that
/// are neither lanes nor vector. The buffer begins at a multiple of 32 bytes.
///
/// # Errors
/// As [`bank_conflicts`](super::bank_conflicts).
pub fn sectors(map: &Map, access: &Access, budget: &mut Budget) -> Result<Sectors, AccessError> {
    let warps = Warps::of(map, access, WARP, budget)?;
    let found = accesses(&warps, (SECTOR / access.element).max(1), budget)?;
    let mut counts = Vec::new();
    for lanes in found.iter() {
        counts.push(touched(&in_bytes(lanes, access.element)?, warps.size).len() as u64);
    }
    let (sectors, worst) = first_max(counts.into_iter());
    let at = found.others(worst);
    let (warp, steps) = at.split_last().map_or((0, &[][..]), |(w, steps)| (*w, steps));
    let first_lane = warp * WARP;
    let starts = touched(&in_bytes(&warps.addresses(&at, WARP), access.element)?, warps.size);
    Ok(Sectors { sectors, leaves: warps.leaves(map, steps, first_lane), first_lane, starts })
}

fn touched_at(map: &Map, warps: &Warps, steps: &[u64], first_lane: u64, element: u64) -> Option<Vec<u64>> {
    let byte = |i: u64| map.eval(&warps.leaves(map, steps, first_lane + i)).checked_mul(element);
    Some(touched(&(0..WARP).map(byte).list_some()?, warps.size))
}

/// The first byte of each sector. An access is aligned to its size, 16 bytes at most, and lies in one sector.
fn touched(bytes: &[u64], size: u64) -> Vec<u64> {
    debug_assert!(size <= SECTOR, "an access of a lane lies in one sector");
    let mut starts: Vec<u64> = bytes.mapped(|b| b / SECTOR * SECTOR);
    starts.sort_unstable();
    starts.dedup();
    starts
}
