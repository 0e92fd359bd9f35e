//! The values of a map by enumeration, within [`POINTS`]. A table for each stage, not one evaluation for each point.

use super::budget::{Limit, POINTS};
use crate::layout::{Layout, Stride};
use crate::list::Listed as _;
use crate::map::Map;
use crate::swizzle;
use alloc::vec::Vec;

/// The values at `0..size`, in order.
///
/// # Errors
/// More than [`POINTS`] coordinates.
pub fn of_map(map: &Map) -> Result<Vec<u64>, Limit> {
    let mut values = of_layouts(&map.layouts().cloned().list())?;
    swizzle::eval_each(&map.swizzles(), &mut values);
    Ok(values)
}

/// The values of a chain of layouts, in order.
///
/// # Errors
/// As [`of_map`].
pub fn of_layouts(layouts: &[Layout]) -> Result<Vec<u64>, Limit> {
    let Some((first, rest)) = layouts.split_first() else { return Ok(alloc::vec![0]) };
    if first.size() > POINTS {
        return Err(Limit::Points(POINTS));
    }
    let mut values = first.table();
    through(&mut values, rest);
    Ok(values)
}

/// The values of a chain of layouts in the place of coordinates of the first. By a table where that is no longer than the
/// list.
pub(crate) fn through(values: &mut [u64], layouts: &[Layout]) {
    for layout in layouts {
        let table = if layout.size() > values.len() as u64 { Vec::new() } else { layout.table() };
        for x in &mut *values {
            let known = usize::try_from(*x).ok().and_then(|i| table.get(i));
            *x = known.copied().unwrap_or_else(|| layout.eval(*x));
        }
    }
}

/// The last layout of a chain, where the ones before it reach all of its coordinates: the chain reaches what it does.
#[must_use]
pub fn covered<'a>(layouts: &[&'a Layout]) -> Option<&'a Layout> {
    let whole = layouts.windows(2).all(|w| covers(w[0], w[1].size()));
    layouts.last().copied().filter(|_| whole)
}

/// Whether a layout reaches all of `[0, size)`: dense, broadcasts left out.
#[must_use]
pub fn covers(layout: &Layout, size: u64) -> bool {
    let digits = layout.digits.iter().filter(|d| d.stride != Stride::Broadcast).copied().list();
    let integers = Layout { digits, offset: layout.offset };
    super::dense::is_dense(&integers) && integers.size() == size
}
