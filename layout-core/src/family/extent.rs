//! The run-time extents of a domain: which leaf holds which digit, and how much of it.

use super::{Family, Form};
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

    /// For each leaf of the domain the probe whose topmost digits it holds.
    pub(super) fn holders(&self, domain: &Shape) -> Vec<Option<usize>> {
        let caps = domain.extents();
        let one = |leaf: usize| {
            let mut at = alloc::vec![0; caps.len()];
            at[leaf] = caps[leaf] - 1;
            self.probes.iter().position(|p| {
                let reached = p.map.eval_linear(flatten(&caps, &at)).saturating_sub(p.map.eval_linear(0));
                p.extent.as_constant().is_none() && caps[leaf] > 1 && reached >= p.cap / 2
            })
        };
        (0..caps.len()).map(one).collect()
    }
}
