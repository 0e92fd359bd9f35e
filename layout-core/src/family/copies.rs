//! Copies of a family: the equations of `broadcast`, `repeat` and `interleave`, part by part.
//!
//! `repeat` with distance P adds `P · A(a)`, A the arrangement: to the part of each unit of P as many times A as P has
//! of it. `interleave` by n copies is `n · f + A(a)`. Both refuse swizzled maps: a swizzle would have to be taken of
//! each copy, and the parts are summands.

use super::literal::scaled;
use super::{Family, Form, Monomial, Part, Probe};
use crate::int::{self, Overflow};
use crate::layout::{Digit, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage};
use crate::ops::{self, OpError};
use crate::shape::Shape;
use alloc::vec::Vec;

/// With caps small enough that `copies` of them fit in 64 bits.
fn roomy(
    map: &Map,
    family: &Family,
    copies: u64,
    copied: impl Fn(&Map, &Family) -> Result<(Map, Family), OpError>,
) -> Result<(Map, Family), OpError> {
    let (mut map, mut family) = family.with_room(map, copies)?;
    loop {
        let open = family.has_open(&map.domain);
        if open {
            map = compact(map)?;
        }
        match copied(&map, &family) {
            Err(OpError::Overflow) if open => (map, family) = family.halved(&map)?,
            result => return result,
        }
    }
}

/// What stands beside a family with no gaps between its values, where it is one layout: it says only which coordinates
/// repeat an address.
fn compact(mut map: Map) -> Result<Map, Overflow> {
    if let [Stage::Layout(layout)] = map.stages.as_mut_slice() {
        let mut below = 1;
        for digit in layout.digits.iter_mut().rev().filter(|d| d.stride != Stride::Broadcast) {
            digit.stride = Stride::Int(below);
            below = int::mul(below, digit.extent)?;
        }
        layout.offset = 0;
    }
    Ok(map)
}

/// `broadcast(f, S)`. `map` stands beside the family, here and below.
///
/// # Errors
/// As [`ops::broadcast`].
pub fn broadcast(map: &Map, family: &Family, copies: &Shape) -> Result<(Map, Family), OpError> {
    roomy(map, family, copies.size()?, |map, family| broadcast_as_is(map, family, copies))
}

fn broadcast_as_is(map: &Map, family: &Family, copies: &Shape) -> Result<(Map, Family), OpError> {
    let out = ops::broadcast(map, copies)?;
    let family = family.map(|m| ops::broadcast(m, copies))?;
    Ok((out, counted(family, copies.size()?)?))
}

/// `repeat(f, A, pitch = P)`, for P of non-negative coefficients that is more than the largest value at all admitted
/// values.
///
/// # Errors
/// As [`ops::repeat`]; a coefficient of P that is negative or past 64 bits; a swizzled map.
pub fn repeat(map: &Map, family: &Family, arrangement: &Map, pitch: &Form) -> Result<(Map, Family), OpError> {
    plain(map, family)?;
    roomy(map, family, arrangement.size(), |map, family| repeat_as_is(map, family, arrangement, pitch))
}

fn repeat_as_is(map: &Map, family: &Family, arrangement: &Map, pitch: &Form) -> Result<(Map, Family), OpError> {
    let placed = |m: &Map, step: u64| ops::placed(m, arrangement, step);
    let step = |unit: &Monomial| u64::try_from(pitch.coefficient(unit)).map_err(|_| Overflow);
    let mut parts = Vec::new();
    for part in &family.parts {
        parts.push(Part { unit: part.unit.clone(), map: placed(&part.map, step(&part.unit)?)? });
    }
    let first = family.parts.first().map_or(map, |part| &part.map);
    for (unit, _) in pitch.terms().filter(|(unit, _)| family.parts.iter().all(|p| p.unit != **unit)) {
        parts.push(Part { unit: unit.clone(), map: placed(&nowhere(first), step(unit)?)? });
    }
    let probe = |p: &Probe| Ok(Probe { map: placed(&p.map, 0)?, ..p.clone() });
    let probes = family.probes.iter().map(probe).list_ok::<_, OpError>()?;
    let copies = arrangement.size();
    let top = family.top.plus(pitch, i128::from(copies) - 1)?;
    let family = Family { parts, probes, top, ..family.clone() };
    Ok((ops::repeat(map, arrangement, ops::Pitch::default())?, counted(family, copies)?))
}

/// `interleave(f, A)`.
///
/// # Errors
/// An arrangement that is no dense logical→logical layout; what does not fit; a swizzled map.
pub fn interleave(map: &Map, family: &Family, arrangement: &Map) -> Result<(Map, Family), OpError> {
    plain(map, family)?;
    roomy(map, family, arrangement.size(), |map, family| interleave_as_is(map, family, arrangement))
}

fn interleave_as_is(map: &Map, family: &Family, arrangement: &Map) -> Result<(Map, Family), OpError> {
    let copies = arrangement.size();
    let spread = |m: &Map, step: u64| ops::placed(&scaled(m, copies)?, arrangement, step);
    let part = |part: &Part| {
        let step = u64::from(part.unit.0.is_empty());
        Ok(Part { unit: part.unit.clone(), map: spread(&part.map, step)? })
    };
    let parts = family.parts.iter().map(part).list_ok::<_, OpError>()?;
    let times = Form::constant(copies.into());
    let probe = |p: &Probe| {
        Ok(Probe { map: ops::placed(&p.map, arrangement, 0)?, stride: p.stride.times(&times)?, ..p.clone() })
    };
    let probes = family.probes.iter().map(probe).list_ok::<_, OpError>()?;
    let top = family.top.times(&times)?.shifted(i128::from(copies) - 1)?;
    let family = Family { parts, probes, top, ..family.clone() };
    Ok((spread(map, 1)?, counted(family, copies)?))
}

/// With as many coordinates inside for each copy.
fn counted(mut family: Family, copies: u64) -> Result<Family, Overflow> {
    family.count = family.count.map(|n| n.times(&Form::constant(copies.into()))).transpose()?;
    Ok(family)
}

/// Whether no swizzle stands behind the layouts of the map or of a part.
fn plain(map: &Map, family: &Family) -> Result<(), OpError> {
    let swizzled = |m: &Map| m.swizzles().iter().any(|s| s.bits > 0);
    let mut all = core::iter::once(map).chain(family.parts.iter().map(|p| &p.map));
    if all.any(swizzled) { Err(OpError::SwizzledCopies) } else { Ok(()) }
}

/// The same coordinates, all of value 0; no swizzle stands behind the layouts.
fn nowhere(map: &Map) -> Map {
    let mut out = map.clone();
    if let Some(Stage::Layout(last)) = out.stages.last_mut() {
        last.digits = last.digits.mapped(|d| Digit { stride: Stride::Broadcast, ..*d });
        last.offset = 0;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::ragged::of_static;
    use crate::swizzle::Swizzle;
    use crate::{Space, decide};

    /// `n · σ(L)` is no `σ(n · L)`, nor is `σ(L)` a summand of `σ(L + A)`.
    #[test]
    fn swizzled_maps_are_not_moved() {
        let map = ops::layout(
            Shape::named(&[("row", 8), ("col", 4)]),
            &[Stride::Int(4), Stride::Int(1)],
            Space::Logical,
            Space::Physical,
        );
        let map = ops::swizzle(Swizzle::new(2, 3, 0).unwrap(), &map.unwrap()).unwrap();
        let family = of_static(&map, decide::cosize::cosize(&map).unwrap() - 1);
        let two = Shape::named(&[("copy", 2)]);
        let arrangement = ops::layout(two.clone(), &[Stride::Int(1)], Space::Logical, Space::Logical).unwrap();
        let pitch = Form::constant(32);
        assert_eq!(repeat(&map, &family, &arrangement, &pitch), Err(OpError::SwizzledCopies));
        assert_eq!(interleave(&map, &family, &arrangement), Err(OpError::SwizzledCopies));
        assert_eq!(scaled(&map, 2), Err(Overflow));
        assert_eq!(family.with_units(&[2]), None);
        // The same addresses again are those under the swizzle.
        let (_, copies) = broadcast(&map, &family, &two).unwrap();
        for i in 0..64 {
            assert_eq!(copies.eval_linear(i, &[]), Ok(map.eval_linear(i % 32).into()));
        }
    }
}
