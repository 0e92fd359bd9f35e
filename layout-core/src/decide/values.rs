//! The values of a map by enumeration, within [`POINTS`]. A table for each stage, not one evaluation for each point.

use super::budget::{Limit, POINTS};
use crate::layout::{Layout, Stride};
use crate::map::{Map, Stage};
use alloc::vec::Vec;

/// The values at `0..size`, in order.
///
/// # Errors
/// More than [`POINTS`] coordinates.
pub fn of_map(map: &Map) -> Result<Vec<u64>, Limit> {
    through(&map.stages)
}

/// The values that a map reaches, each at least once: as [`of_map`], the broadcasts of the first stage left out.
///
/// # Errors
/// More than [`POINTS`] coordinates.
pub fn reached(map: &Map) -> Result<Vec<u64>, Limit> {
    let mut stages = map.stages.clone();
    if let Some(Stage::Layout(first)) = stages.first_mut() {
        first.digits.retain(|d| d.stride != Stride::Broadcast);
    }
    through(&stages)
}

fn through(stages: &[Stage]) -> Result<Vec<u64>, Limit> {
    let Some((Stage::Layout(first), rest)) = stages.split_first() else { return Ok(alloc::vec![0]) };
    if first.size() > POINTS {
        return Err(Limit::Points(POINTS));
    }
    Ok(rest.iter().fold(first.table(), |values, stage| match stage {
        Stage::Layout(layout) => look_up(values, layout),
        Stage::Swizzle(swizzle) => values.into_iter().map(|x| swizzle.eval(x)).collect(),
    }))
}

fn look_up(values: Vec<u64>, layout: &Layout) -> Vec<u64> {
    if layout.size() > POINTS {
        return values.into_iter().map(|i| layout.eval(i)).collect();
    }
    let table = layout.table();
    let at = |i: u64| usize::try_from(i).ok().and_then(|i| table.get(i)).copied();
    values.into_iter().map(|i| at(i).unwrap_or_else(|| layout.eval(i))).collect()
}

/// The last layout of a map, where the stages before it reach all of its coordinates: the map reaches what it does.
#[must_use]
pub fn covered(map: &Map) -> Option<&Layout> {
    let mut layouts = map.layouts();
    let mut last = layouts.next()?;
    for next in layouts {
        if !covers(last, next.size()) {
            return None;
        }
        last = next;
    }
    Some(last)
}

/// Whether a layout reaches all of `[0, size)`: dense, broadcasts left out.
#[must_use]
pub fn covers(layout: &Layout, size: u64) -> bool {
    let digits = layout.digits.iter().filter(|d| d.stride != Stride::Broadcast).copied().collect();
    let integers = Layout { digits, offset: layout.offset };
    super::dense::is_dense(&integers) && integers.size() == size
}
