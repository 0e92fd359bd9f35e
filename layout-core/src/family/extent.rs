//! The run-time extents of a domain: which leaf holds which digit, and how much of it.

use super::{Family, Form, Probe};
use crate::int::gcd;
use crate::shape::{Shape, flatten};
use alloc::vec::Vec;

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
}

impl Family {
    /// The extent of each leaf of the domain.
    ///
    /// A leaf holds the topmost digits of a run-time extent iff its largest coordinate takes the probe to half of the cap
    /// or beyond: what tiles took off below is smaller. Where the leaf has N coordinates over the caps, its extent is
    /// `N / cap` of the run-time one, for all of its other digits are constant.
    #[must_use]
    pub fn extents(&self, domain: &Shape) -> Vec<Extent> {
        let one = |(probe, cap): (Option<usize>, u64)| match probe.map(|i| &self.probes[i]) {
            None => Extent::constant(cap),
            Some(probe) => {
                let common = gcd(cap, probe.cap);
                Extent { form: probe.extent.clone(), times: cap / common, over: probe.cap / common }
            }
        };
        self.holders(domain).into_iter().zip(domain.extents()).map(one).collect()
    }

    /// What keeps the coordinates of all ragged modes at most `most`, those past the end among them: forms, and what each is
    /// at most. They are looked at before anyone knows that they are outside.
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
            let scaled = form.times(&Form::constant(i128::from(*times) * i128::from(tile))).ok()?;
            Some((scaled, u64::try_from(room).unwrap_or(u64::MAX)))
        };
        self.probes.iter().filter(|p| p.ragged).filter_map(one).collect()
    }

    /// For each leaf of the domain the probe whose topmost digits it holds.
    pub(super) fn holders(&self, domain: &Shape) -> Vec<Option<usize>> {
        let caps = domain.extents();
        (0..caps.len()).map(|leaf| self.probes.iter().position(|p| p.is_open() && p.is_held(&caps, leaf))).collect()
    }

    /// Before these leaves are bound to values or ranges: the run-time extents among them are extents no more, however far
    /// what is left of them reaches. That a coordinate is inside remains to be asked.
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
