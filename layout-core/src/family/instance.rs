//! The one static map that a family is where its parameters are numbers.

use super::caps::cut;
use super::literal::{scaled, sum};
use super::{Extent, Family, Form, Part, Probe};
use crate::int::Overflow;
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::shape::Shape;
use alloc::{string::String, vec::Vec};

impl Family {
    /// `Σ units[k] · L_k`, run-time extents at their caps. `None` where that is no single map, or past 64 bits.
    #[must_use]
    pub fn with_units(&self, units: &[u64]) -> Option<Map> {
        let mut out: Option<Map> = None;
        // Of the unit 1 there is always a part: nothing is left out but what adds 0.
        for (part, &unit) in self.parts.iter().zip(units).filter(|(_, unit)| **unit > 0) {
            let next = scaled(&part.map, unit).ok()?;
            out = Some(match out {
                None => next,
                Some(before) => sum(&before, &next)?,
            });
        }
        out
    }

    /// The map at these values, run-time extents as they are there; ragged modes keep their coordinates past the end.
    /// `None` where it is no single map, does not fit, or an extent passes its cap.
    #[must_use]
    pub fn at(&self, domain: &Shape, values: &[u64]) -> Option<Map> {
        let unit = |part: &Part| u64::try_from(part.unit.eval(values).ok()?).ok();
        let map = self.with_units(&self.parts.iter().map(unit).list_some()?)?;
        let fits = |p: &&Probe| p.extent.eval(values).is_ok_and(|n| 0 < n && n <= p.cap.into());
        if !self.probes.iter().filter(|p| !p.ragged).all(|p| fits(&p)) {
            return None;
        }
        let extents: Vec<Option<u64>> = self.extents(domain).mapped(|e| e.eval(values));
        cut(&map, &extents.into_iter().list_some()?).ok()
    }

    /// With `arguments[i]` in the place of parameter i ([`Family::with_arguments`]); run-time extents that become
    /// numbers are extents like others then. `map` stands beside the family.
    ///
    /// # Errors
    /// Parts that do not add up to one map; what does not fit.
    pub fn applied(&self, map: &Map, names: Vec<String>, arguments: &[Form]) -> Result<(Map, Family), Overflow> {
        let extents = self.extents(&map.domain);
        let number = |(extent, cap): (Extent, u64)| {
            let extent = Extent { form: extent.form.substitute(arguments)?, ..extent };
            match extent.form.as_constant() {
                Some(_) => extent.as_constant().ok_or(Overflow),
                None => Ok(cap),
            }
        };
        let extents = extents.into_iter().zip(map.domain.extents()).map(number);
        let extents = extents.list_ok()?;
        let shorter = |m: &Map| cut(m, &extents);
        let mut family = self.map(shorter)?.with_arguments(names, arguments)?;
        family.probes.retain(|p| p.ragged || p.extent.as_constant().is_none());
        Ok((shorter(map)?, family))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::alias::FormDigit;
    use crate::family::{Facts, literal};
    use crate::space::Space;

    /// `(row: 1024 * n, col: 4):(4, 1)`.
    #[test]
    fn an_extent_past_64_bits_is_no_cap() {
        let extent = Form::parameter(0).times(&Form::constant(1024)).unwrap();
        let digit = |extent, stride| FormDigit { extent, stride: Some(Form::constant(stride)) };
        let digits = [digit(extent, 4), digit(Form::constant(4), 1)];
        let least = crate::family::Clause::AtLeastZero(Form::parameter(0).shifted(-1).unwrap());
        let facts = Facts { parameters: 1, clauses: alloc::vec![least] };
        let domain = Shape::named(&[("row", 1), ("col", 4)]);
        let spaces = (Space::Logical, Space::Physical);
        let (map, family) = literal(alloc::vec!["n".into()], facts, &domain, &digits, spaces, &mut 1000).unwrap();
        let at = |n: i128| family.applied(&map, Vec::new(), &[Form::constant(n)]);
        assert_eq!(at(3).unwrap().0.domain.extents(), [3072, 4]);
        for n in [0, -1, 1 << 54, 1 << 60, i128::from(u64::MAX)] {
            assert_eq!(at(n).map(|(map, _)| map.domain.extents()), Err(Overflow), "{n}");
        }
        let twice = Form::parameter(0).times(&Form::constant(2)).unwrap();
        let (map, family) = family.applied(&map, alloc::vec!["m".into()], &[twice]).unwrap();
        assert_eq!(family.extents(&map.domain)[0].eval(&[5]), Some(10_240));
    }
}
