//! Which values of a slice share a base, and what tells which of them are inside.

use super::SliceText;
use crate::family_code::FamilyCode;
use crate::slice_code::CHUNK;
use layout_core::decide::slice::{self, Table};
use layout_core::family::Probe;
use layout_core::int::gcd;
use layout_core::list::Listed as _;
use layout_core::map::Map;
use layout_core::ops;
use layout_core::shape::unflatten;
use std::collections::BTreeMap;

/// The classes of the values over all parts.
pub(super) struct Classes {
    /// For each class, for each part the value of its base and what is added to it.
    pub bases: Vec<Vec<(u64, u64)>>,
    /// For each value its class.
    pub class: Vec<usize>,
    /// For each value its constant.
    pub offsets: Vec<u64>,
}

/// How the walk of a ragged slice tells what is inside: for each ragged mode, the value whose coordinate is least, and
/// by how much the coordinate of each value is larger.
pub(super) type Guards = Vec<(u64, Vec<u64>)>;

impl SliceText<'_> {
    /// The last mode's extent, where it is contiguous and aligned for every value, every bound coordinate and every
    /// admitted parameter.
    pub fn vector(&self) -> Option<u64> {
        let (n, classes) = (*self.shape().last()?, self.classes.as_ref()?);
        let size = usize::try_from(n).ok()?;
        let run = |run: (&[usize], &[u64])| {
            let (class, offsets) = run;
            class.iter().all(|c| *c == class[0])
                && (0u64..).zip(offsets).all(|(i, o)| *o == offsets[0] + i)
                && offsets[0].is_multiple_of(n)
        };
        let runs = classes.class.chunks(size).zip(classes.offsets.chunks(size)).all(run);
        let aligned = |base: &Vec<(u64, u64)>| {
            self.code.family.parts.iter().zip(base).all(|(part, (value, add))| {
                let unit = part.unit.form().map_or(1, |unit| self.code.family.facts.divisor(&unit));
                let common = divisor(&self.base_map(&part.map, *value), *add);
                u128::from(unit) * u128::from(common) % u128::from(n) == 0
            })
        };
        (runs && classes.bases.iter().all(aligned)).then_some(n)
    }

    /// The map of the bound coordinates at one value.
    pub(super) fn base_map(&self, map: &Map, value: u64) -> Map {
        let coordinates = unflatten(&self.shape(), value);
        ops::fix(map, self.bound(), &coordinates)
    }
}

/// The joint classes of the values; `None` where there are more than the walks take from tables.
pub(super) fn classes(code: &FamilyCode<'_>) -> Option<Classes> {
    let count: u64 = code.slice.values().extents().iter().product();
    if count > CHUNK {
        return None;
    }
    let flags = code.slice.flags();
    let parts = code.family.parts.iter();
    let slices: Vec<slice::Slice> = parts.map(|p| slice::slice(&p.map, &flags, &mut code.budget.borrow_mut())).list();
    let tables: Vec<&Table> = slices.iter().map(|s| s.table.as_ref()).list_some()?;
    let mut out = Classes { bases: Vec::new(), class: Vec::new(), offsets: Vec::new() };
    let mut numbers = BTreeMap::new();
    for v in 0..usize::try_from(count).ok()? {
        // The part of unit 1 comes first: its offsets are the constants.
        let base = |k: usize| (slices[k].bases[tables[k].class[v]], if k == 0 { 0 } else { tables[k].offsets[v] });
        let key: Vec<(u64, u64)> = (0..slices.len()).map(base).list();
        let number = *numbers.entry(key.clone()).or_insert_with(|| {
            out.bases.push(key);
            out.bases.len() - 1
        });
        out.class.push(number);
        out.offsets.push(tables[0].offsets[v]);
    }
    Some(out)
}

/// The guards, where each ragged coordinate is one base and a constant for each value.
pub(super) fn guards(code: &FamilyCode<'_>) -> Option<Guards> {
    let flags = code.slice.flags();
    let guard = |p: &Probe| {
        let found = slice::slice(&p.map, &flags, &mut code.budget.borrow_mut());
        match (found.kind, found.table) {
            (slice::Kind::Additive, Some(table)) => Some((*found.bases.first()?, table.offsets)),
            _ => None,
        }
    };
    code.family.probes.iter().filter(|p| p.ragged).map(guard).list_some()
}

/// What all values of a map of one layout, moved on by `add`, are multiples of; 1 for other maps.
fn divisor(map: &Map, add: u64) -> u64 {
    match map.under_swizzles() {
        Some(layout) => {
            let strides = layout.digits.iter().filter(|d| d.extent > 1).map(|d| d.stride.value());
            strides.chain([layout.offset + add]).fold(0, gcd)
        }
        None => 1,
    }
}
