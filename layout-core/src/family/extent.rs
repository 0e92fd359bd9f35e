//! The run-time extents of a domain: which leaf holds which digit, and how much of it.

use super::{Family, Form, Probe};
use crate::int::{self, Overflow, gcd};
use crate::list::Listed as _;
use crate::shape::{Shape, flatten};
use alloc::{format, string::String, vec::Vec};

/// `⌈form · times / over⌉`. Where it is no ragged extent the quotient is exact for all admitted values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// What it depends on.
    pub form: Form,
    /// The constant digits below it in its leaf.
    pub times: u64,
    /// The tiles that were divided off.
    pub over: u64,
}

impl Extent {
    /// A constant extent.
    #[must_use]
    pub fn constant(n: u64) -> Self {
        Extent { form: Form::constant(n.into()), times: 1, over: 1 }
    }

    /// The number that it is, where no parameter occurs.
    #[must_use]
    pub fn as_constant(&self) -> Option<u64> {
        let n = self.form.as_constant()?.checked_mul(self.times.into())?;
        u64::try_from(num_integer::Integer::div_ceil(&n, &i128::from(self.over))).ok()
    }

    /// The value.
    #[must_use]
    pub fn eval(&self, values: &[u64]) -> Option<u64> {
        let n = self.form.eval(values).ok()?.checked_mul(self.times.into())?;
        u64::try_from(num_integer::Integer::div_ceil(&n, &i128::from(self.over))).ok()
    }

    /// The extent of a mode that has constant extents of this size below this one.
    #[must_use]
    pub fn scaled(&self, below: u64) -> Self {
        let common = gcd(below, self.over);
        Extent { times: self.times.saturating_mul(below / common), over: self.over / common, ..self.clone() }
    }

    /// The topmost digit of a leaf of this extent, above constant digits of this size.
    ///
    /// # Errors
    /// It does not fit.
    pub fn above(&self, below: u64) -> Result<Self, Overflow> {
        let common = gcd(self.times, below);
        Ok(Extent { times: self.times / common, over: int::mul(self.over, below / common)?, ..self.clone() })
    }
}

impl Family {
    /// An extent as one would type it: `p`, `p * 4`, `p / 8`; `⌈p / 8⌉` where 8 is not known to divide p.
    #[must_use]
    pub fn extent_text(&self, extent: &Extent) -> String {
        if let Some(n) = extent.as_constant() {
            return format!("{n}");
        }
        let (form, over) = extent.form.reduced(extent.over);
        let text = form.text(&self.names);
        let bracketed = form.terms().count() > 1 && (extent.times > 1 || over > 1);
        let text = if bracketed { format!("({text})") } else { text };
        let text = if extent.times > 1 { format!("{text} * {}", extent.times) } else { text };
        let known = u128::from(self.facts.divisor(&form)) * u128::from(extent.times);
        match over {
            1 => text,
            _ if known.is_multiple_of(over.into()) => format!("{text} / {over}"),
            _ => format!("⌈{text} / {over}⌉"),
        }
    }

    /// The extent of each leaf of the domain.
    ///
    /// A leaf holds the topmost digits of a run-time extent iff its largest coordinate takes the probe to half of the
    /// cap or beyond: what tiles took off below is smaller. Where the leaf has N coordinates over the caps, its extent
    /// is `N / cap` of the run-time one, for all of its other digits are constant.
    #[must_use]
    pub fn extents(&self, domain: &Shape) -> Vec<Extent> {
        let one = |(probe, cap): (Option<usize>, u64)| match probe.map(|i| &self.probes[i]) {
            None => Extent::constant(cap),
            Some(probe) => {
                let common = gcd(cap, probe.cap);
                Extent { form: probe.extent.clone(), times: cap / common, over: probe.cap / common }
            }
        };
        self.holders(domain).into_iter().zip(domain.extents()).map(one).list()
    }

    /// What keeps the coordinates of all ragged modes at most `most`, those past the end among them: forms, and what
    /// each is at most. They are looked at before anyone knows that they are outside. Where a form does not fit,
    /// nothing is admitted.
    #[must_use]
    pub fn padded(&self, domain: &Shape, most: u64) -> Vec<(Form, u64)> {
        let (extents, caps) = (self.extents(domain), domain.extents());
        let one = |probe: &Probe| {
            let leaf = (0..caps.len()).find(|&l| extents[l].as_constant().is_none() && probe.is_held(&caps, l))?;
            // The tile that was taken off: what the other leaves add is less.
            let tile = probe.reached(&caps, leaf).div_ceil(caps[leaf] - 1);
            let Extent { form, times, over } = &extents[leaf];
            // tile · ⌈form · times / over⌉ ≤ most
            let room = (u128::from(most) * u128::from(*over)).saturating_sub(u128::from(tile) * u128::from(over - 1));
            // A room past 64 bits is as good as the largest.
            let room = u64::try_from(room).unwrap_or(u64::MAX);
            let scaled = form.times(&Form::constant(i128::from(*times) * i128::from(tile)));
            Some(scaled.map_or_else(|_| Family::nothing(), |form| (form, room)))
        };
        self.probes.iter().filter(|p| p.ragged).filter_map(one).list()
    }

    /// What no values keep: `1 ≤ 0`.
    #[must_use]
    pub fn nothing() -> (Form, u64) {
        (Form::constant(1), 0)
    }

    /// For each leaf of the domain the probe whose topmost digits it holds.
    pub(super) fn holders(&self, domain: &Shape) -> Vec<Option<usize>> {
        let caps = domain.extents();
        (0..caps.len()).map(|leaf| self.probes.iter().position(|p| p.is_open() && p.is_held(&caps, leaf))).list()
    }

    /// Before these leaves are bound to values or ranges: the run-time extents among them are extents no more, however
    /// far what is left of them reaches. That a coordinate is inside remains to be asked.
    #[must_use]
    pub fn settled(mut self, domain: &Shape, leaves: &[usize]) -> Family {
        let caps = domain.extents();
        for probe in &mut self.probes {
            probe.open &= !leaves.iter().any(|&leaf| probe.is_held(&caps, leaf));
        }
        self.probes.retain(|p| p.open || p.ragged);
        self
    }
}

impl Probe {
    /// Whether a leaf has a run-time extent by it.
    fn is_open(&self) -> bool {
        self.open && self.extent.as_constant().is_none()
    }

    /// Whether a leaf holds the topmost digits.
    pub(super) fn is_held(&self, caps: &[u64], leaf: usize) -> bool {
        caps[leaf] > 1 && self.reached(caps, leaf) >= self.cap / 2
    }

    /// How far a leaf alone takes the coordinate.
    fn reached(&self, caps: &[u64], leaf: usize) -> u64 {
        let mut at = alloc::vec![0; caps.len()];
        at[leaf] = caps[leaf] - 1;
        self.map.eval_linear(flatten(caps, &at)).saturating_sub(self.map.eval_linear(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::{Clause, Facts, ragged};
    use crate::{Map, Space, Stride, ops};

    /// A family with parameters p and q, of which 24 divides p.
    fn family() -> Family {
        let map = ops::layout(Shape::flat(&[1]), &[Stride::Int(1)], Space::Logical, Space::Physical);
        let map: Map = map.unwrap();
        let facts = Facts { parameters: 2, clauses: alloc::vec![Clause::Multiple(Form::parameter(0), 24)] };
        Family { names: alloc::vec!["p".into(), "q".into()], facts, ..ragged::of_static(&map, 0) }
    }

    #[test]
    fn extents_as_text() {
        let family = family();
        let (p, q) = (Form::parameter(0), Form::parameter(1));
        let sum = p.times(&Form::constant(6)).unwrap().plus(&q, 4).unwrap();
        let text = |form: &Form, times, over| family.extent_text(&Extent { form: form.clone(), times, over });
        assert_eq!((text(&p, 1, 1), text(&p, 3, 1)), ("p".into(), "p * 3".into()));
        assert_eq!(
            (text(&p, 1, 8), text(&p, 1, 9), text(&p, 5, 24)),
            ("p / 8".into(), "⌈p / 9⌉".into(), "p * 5 / 24".into())
        );
        assert_eq!((text(&sum, 1, 2), text(&sum, 1, 4)), ("3 * p + 2 * q".into(), "(3 * p + 2 * q) / 2".into()));
        assert_eq!((text(&sum, 3, 1), text(&q, 5, 8)), ("(6 * p + 4 * q) * 3".into(), "⌈q * 5 / 8⌉".into()));
        assert_eq!(text(&Form::constant(10), 1, 4), "3");
    }

    #[test]
    fn above_and_below() {
        let extent = Extent { form: Form::parameter(0), times: 6, over: 5 };
        for below in [1, 2, 3, 4, 10, 12] {
            let (scaled, above) = (extent.scaled(below), extent.above(below).unwrap());
            let p = 20 * below;
            assert_eq!(scaled.eval(&[p]), Some(24 * below * below), "{below}");
            assert_eq!(above.eval(&[p]), Some(24), "{below}");
        }
        assert_eq!(Extent { over: u64::MAX / 2, ..extent }.above(7), Err(Overflow));
    }
}
