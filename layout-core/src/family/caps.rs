//! Caps made smaller. No run-time extent depends on its cap, so any cap will do that the extent stays below: a multiple
//! of a tile, less where copies need room, and the number itself once a clause or a range says it.

use super::{Extent, Family, Form};
use crate::int::{self, Overflow, gcd};
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::ops::{self, Bind};
use crate::shape::Shape;
use crate::space::Space;
use alloc::vec::Vec;

/// What the coordinates of a map are at most where a run-time extent is among them: two bits short of 64, so that a
/// tile more still fits.
pub(super) const BITS: u32 = 62;

impl Family {
    /// The largest multiple of `unit` that the leaf's cap has room for, in its place; 0 where there is none. A leaf
    /// with a run-time extent keeps the factor that stands before that.
    ///
    /// # Errors
    /// The unit does not fit.
    pub fn multiple(&self, domain: &Shape, leaf: usize, unit: u64) -> Result<u64, Overflow> {
        let caps = domain.extents();
        let unit = int::lcm(unit, self.factor(&caps, leaf)?)?;
        Ok(caps[leaf] / unit * unit)
    }

    /// What the cap of a leaf is a multiple of, whatever is taken off it.
    fn factor(&self, caps: &[u64], leaf: usize) -> Result<u64, Overflow> {
        let held = self.probes.iter().filter(|p| p.is_held(caps, leaf));
        held.map(|p| caps[leaf] / gcd(caps[leaf], p.cap)).try_fold(1, int::lcm)
    }

    /// With `cap` in the place of a leaf's cap: a [`multiple`](Self::multiple), at most that, and at least twice its
    /// factor. `map` stands beside the family, here and below.
    ///
    /// # Errors
    /// None that a map over the larger cap leaves room for.
    pub fn lower(&self, map: &Map, leaf: usize, cap: u64) -> Result<(Map, Family), Overflow> {
        let caps = map.domain.extents();
        let mut lower = caps.clone();
        lower[leaf] = cap;
        let mut family = self.map(|m| cut(m, &lower))?;
        for (probe, old) in family.probes.iter_mut().zip(&self.probes).filter(|(_, p)| p.is_held(&caps, leaf)) {
            // Of the same share: the factor of the leaf is a multiple of what it is divided by here.
            let common = gcd(caps[leaf], old.cap);
            probe.cap = cap / (caps[leaf] / common) * (old.cap / common);
        }
        Ok((cut(map, &lower)?, family))
    }

    /// With caps so small that there is room for as many copies.
    ///
    /// # Errors
    /// The constant extents leave none.
    pub fn with_room(&self, map: &Map, copies: u64) -> Result<(Map, Family), Overflow> {
        let (mut map, mut family) = (map.clone(), self.clone());
        while family.has_open(&map.domain) && map.domain.size()? > (1 << BITS) / copies.max(1) {
            (map, family) = family.halved(&map)?;
        }
        Ok((map, family))
    }

    /// With half of the largest cap.
    ///
    /// # Errors
    /// It is small already.
    pub fn halved(&self, map: &Map) -> Result<(Map, Family), Overflow> {
        let (domain, caps) = (&map.domain, map.domain.extents());
        let open = self.open(domain);
        let largest = open.into_iter().max_by_key(|&leaf| caps[leaf]).ok_or(Overflow)?;
        let factor = self.factor(&caps, largest)?;
        let half = caps[largest] / 2 / factor * factor;
        if half / factor < LEAST { Err(Overflow) } else { self.lower(map, largest, half) }
    }

    /// Whether some extent of the domain is known only at run time.
    #[must_use]
    pub fn has_open(&self, domain: &Shape) -> bool {
        !self.open(domain).is_empty()
    }

    fn open(&self, domain: &Shape) -> Vec<usize> {
        let extents = self.extents(domain);
        (0..extents.len()).filter(|&leaf| extents[leaf].as_constant().is_none()).list()
    }

    /// The number that a run-time extent is at all admitted values, where `where` says so. `left` are nodes of proofs.
    pub fn known(&self, extent: &Extent, left: &mut u64) -> Option<u64> {
        let form = extent.form.times(&Form::constant(extent.times.into())).ok()?;
        u64::try_from(self.facts.known(&form, extent.over, left)?).ok()
    }

    /// With the numbers that `where` says run-time extents are, where there is room for them.
    ///
    /// # Errors
    /// As [`at_extents`](Self::at_extents).
    pub fn numbered(&self, map: &Map, left: &mut u64) -> Result<(Map, Family), Overflow> {
        let (extents, caps) = (self.extents(&map.domain), map.domain.extents());
        let number = |leaf: usize| {
            let n = self.known(&extents[leaf], left).filter(|n| (1..=caps[leaf]).contains(n))?;
            Some((leaf, n))
        };
        let known: Vec<(usize, u64)> = self.open(&map.domain).into_iter().filter_map(number).list();
        if known.is_empty() { Ok((map.clone(), self.clone())) } else { self.at_extents(map, &known) }
    }

    /// With numbers in the place of the extents of some leaves, at most what these have: then they are extents like
    /// others.
    ///
    /// # Errors
    /// None that a map over the caps leaves room for.
    pub fn at_extents(&self, map: &Map, leaves: &[(usize, u64)]) -> Result<(Map, Family), Overflow> {
        let domain = &map.domain;
        let known: Vec<usize> = leaves.mapped(|(leaf, _)| *leaf);
        let mut extents = domain.extents();
        for &(leaf, n) in leaves {
            extents[leaf] = n;
        }
        let family = self.clone().settled(domain, &known);
        Ok((cut(map, &extents)?, family.map(|m| cut(m, &extents))?))
    }
}

/// Fewer coordinates than these no cap has.
pub(super) const LEAST: u64 = 16;

/// The map with the last coordinates of some leaves left out.
pub(super) fn cut(map: &Map, extents: &[u64]) -> Result<Map, Overflow> {
    let leaves = map.domain.leaves();
    let short = leaves.iter().zip(extents).filter(|(leaf, n)| **n != leaf.extent);
    let binds: Vec<_> = short.map(|(leaf, &n)| (leaf.path.clone(), Bind::Range(0, n))).list();
    if binds.is_empty() {
        return Ok(map.clone());
    }
    // What it ends in does not matter, and all that there is of it is left.
    let whole = Map { to: Space::Physical, ..map.clone() };
    let out = ops::restrict(&whole, &binds).map_err(|_| Overflow)?;
    Ok(Map { to: map.to, restricted: map.restricted, ..out })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::alias::FormDigit;
    use crate::family::{Clause, Facts, literal};
    use crate::{Space, ops};

    /// `(row: p, col: 4):(s, 1)`, p a multiple of 24, by tiles of 8 rows; then the modes grouped and flattened.
    fn families() -> Vec<(Map, Family)> {
        let (p, s) = (Form::parameter(0), Form::parameter(1));
        let wide = Clause::AtLeastZero(s.shifted(-4).unwrap());
        let facts = Facts { parameters: 2, clauses: alloc::vec![wide, Clause::Multiple(p.clone(), 24)] };
        let digit = |extent: Form, stride| FormDigit { extent, stride: Some(stride) };
        let digits = [digit(p, s), digit(Form::constant(4), Form::constant(1))];
        let domain = Shape::named(&[("row", 1), ("col", 4)]);
        let spaces = (Space::Logical, Space::Physical);
        let names = alloc::vec!["p".into(), "s".into()];
        let (map, family) = literal(names, facts, &domain, &digits, spaces, &mut 1000).unwrap();
        let apply = |f: &dyn Fn(&Map) -> Map| (f(&map), family.map(|m| Ok::<_, Overflow>(f(m))).unwrap());
        let divided = |m: &Map| ops::divide(m, &[8, 4]).unwrap();
        alloc::vec![apply(&Clone::clone), apply(&divided), apply(&|m| ops::divide(&divided(m), &[2, 2, 3, 1]).unwrap())]
    }

    /// Values, extents and all at coordinates inside.
    fn same(before: &(Map, Family), after: &(Map, Family), values: &[u64]) {
        let extents = |(map, family): &(Map, Family)| {
            family.extents(&map.domain).iter().map(|e| e.eval(values).unwrap()).collect::<Vec<u64>>()
        };
        assert_eq!(extents(before), extents(after));
        let shape = extents(before);
        for i in 0..shape.iter().product() {
            let at = crate::shape::unflatten(&shape, i);
            assert_eq!(before.1.eval(&at, values), after.1.eval(&at, values), "{at:?}");
        }
    }

    #[test]
    fn any_cap_does() {
        for before in families() {
            let (map, family) = &before;
            let leaf = family.open(&map.domain)[0];
            for unit in [1, 5, 7, 9, 17, 1000, 12_345] {
                let cap = family.multiple(&map.domain, leaf, unit).unwrap();
                assert!(cap > 0 && cap.is_multiple_of(unit));
                same(&before, &family.lower(map, leaf, cap).unwrap(), &[48, 5]);
            }
            for copies in [1, 5, 1000, 1 << 50] {
                let after = family.with_room(map, copies).unwrap();
                assert!(after.0.size() <= (1 << BITS) / copies);
                same(&before, &after, &[48, 7]);
            }
            assert_eq!(family.with_room(map, 1 << 60), Err(Overflow));
            let n = family.extents(&map.domain)[leaf].eval(&[48, 6]).unwrap();
            let after = family.at_extents(map, &[(leaf, n)]).unwrap();
            assert_eq!(after.0.domain.extents()[leaf], n);
            assert!(!after.1.has_open(&after.0.domain));
            same(&before, &after, &[48, 6]);
        }
    }
}
