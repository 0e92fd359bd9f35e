//! Do no two coordinates share an address? And is the map a bijection onto `[0, size)`? Both claim what was proved.

use super::budget::POINTS;
use super::cosize::cosize;
use super::values;
use crate::layout::Layout;
use crate::map::Map;

/// Whether a valid map is known to be injective. Valid maps repeat an address along broadcasts only, so one without
/// any is; a broadcast of size 2 or more does repeat one where the stages before it reach all of its coordinates.
/// Otherwise (a restriction that may pass the broadcast by) the values decide, within [`POINTS`] coordinates.
#[must_use]
pub fn injective(map: &Map) -> bool {
    if !map.has_broadcast() {
        return true;
    }
    if meets_broadcast(map) || map.size() > POINTS {
        return false;
    }
    values::of_map(map).is_ok_and(|mut values| {
        values.sort_unstable();
        values.windows(2).all(|w| w[0] != w[1])
    })
}

/// Whether a broadcast stands in the first stage, or after stages that reach all of its coordinates.
fn meets_broadcast(map: &Map) -> bool {
    let mut all_reached: Option<&Layout> = None;
    for layout in map.layouts() {
        if all_reached.is_some_and(|before| !values::covers(before, layout.size())) {
            return false;
        }
        if layout.has_broadcast() {
            return true;
        }
        all_reached = Some(layout);
    }
    false
}

/// Whether a valid map is known to be a bijection onto `[0, size)`: any into a logical or thread-value space, and an
/// injective one into memory that leaves no gap. A restriction never is, by definition.
#[must_use]
pub fn bijective(map: &Map) -> bool {
    !map.restricted && (map.to.is_dense() || (injective(map) && cosize(map) == Ok(map.size())))
}
