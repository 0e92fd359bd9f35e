//! The one static map that a family is where its parameters are numbers.

use super::caps::cut;
use super::literal::{scaled, sum};
use super::{Extent, Family, Form, Part, Probe};
use crate::int::Overflow;
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
        let map = self.with_units(&self.parts.iter().map(unit).collect::<Option<Vec<u64>>>()?)?;
        let fits = |p: &&Probe| p.extent.eval(values).is_ok_and(|n| 0 < n && n <= p.cap.into());
        if !self.probes.iter().filter(|p| !p.ragged).all(|p| fits(&p)) {
            return None;
        }
        let extents: Vec<Option<u64>> = self.extents(domain).iter().map(|e| e.eval(values)).collect();
        cut(&map, &extents.into_iter().collect::<Option<Vec<u64>>>()?).ok()
    }

    /// With `arguments[i]` in the place of parameter i ([`Family::with_arguments`]); run-time extents that become numbers
    /// are extents like others then. `map` stands beside the family.
    ///
    /// # Errors
    /// Parts that do not add up to one map; what does not fit.
    pub fn applied(&self, map: &Map, names: Vec<String>, arguments: &[Form]) -> Result<(Map, Family), Overflow> {
        let extents = self.extents(&map.domain);
        let number = |(extent, cap): (Extent, u64)| {
            let form = extent.form.substitute(arguments)?;
            Ok(Extent { form, ..extent }.as_constant().unwrap_or(cap))
        };
        let extents = extents.into_iter().zip(map.domain.extents()).map(number);
        let extents = extents.collect::<Result<Vec<u64>, Overflow>>()?;
        let shorter = |m: &Map| cut(m, &extents);
        let mut family = self.map(shorter)?.with_arguments(names, arguments)?;
        family.probes.retain(|p| p.ragged || p.extent.as_constant().is_none());
        Ok((shorter(map)?, family))
    }
}
