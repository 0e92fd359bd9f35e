//! Do no two coordinates share an address? And is the map a bijection onto `[0, size)`? Both claim what was proved.

use super::budget::{Budget, visits};
use super::cosize::CosizeError;
use super::parts::parts;
use super::values;
use crate::layout::Layout;
use crate::list::Listed as _;
use crate::map::Map;
use alloc::vec::Vec;

/// Whether a valid map is known to be injective. Valid maps repeat an address along broadcasts only, so one without
/// any is. Otherwise each part of the chain has to be (coordinates with one address meet in some layout where they
/// differ at broadcasts alone, hence they have one value in each part).
#[must_use]
pub fn injective(map: &Map, budget: &mut Budget) -> bool {
    if !map.has_broadcast() {
        return true;
    }
    let layouts: Vec<Layout> = map.layouts().cloned().list();
    parts(&layouts).iter().all(|part| part_injective(&part.layouts(), budget))
}

/// A broadcast of size 2 or more repeats an address where the layouts before it reach all of its coordinates. Otherwise
/// (a restriction that may pass the broadcast by) the values decide, within the budget.
fn part_injective(layouts: &[Layout], budget: &mut Budget) -> bool {
    if !layouts.iter().any(Layout::has_broadcast) {
        return true;
    }
    if meets_broadcast(layouts) || budget.take(visits(layouts[0].size(), layouts.len())).is_err() {
        return false;
    }
    values::of_layouts(layouts).is_ok_and(|mut values| {
        values.sort_unstable();
        values.windows(2).all(|w| w[0] != w[1])
    })
}

/// Whether a broadcast stands in the first layout, or after layouts that reach all of its coordinates.
fn meets_broadcast(layouts: &[Layout]) -> bool {
    let reached = layouts.windows(2).take_while(|w| values::covers(&w[0], w[1].size())).count();
    layouts[..=reached].iter().any(Layout::has_broadcast)
}

/// Whether a valid map is known to be a bijection onto `[0, size)`, given whether it is known to be injective, and its
/// cosize: any into a logical or thread-value space, and an injective one into memory that leaves no gap. A restriction
/// never is, by definition.
#[must_use]
pub fn bijective_given(map: &Map, injective: bool, cosize: Result<u64, CosizeError>) -> bool {
    !map.restricted && (map.to.is_dense() || (injective && cosize == Ok(map.size())))
}
