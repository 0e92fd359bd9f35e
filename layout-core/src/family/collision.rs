//! Admitted values at which two coordinates of a literal collide.

use super::alias::{FormDigit, Search, layout_at};
use super::facts::Facts;
use super::form::Form;
use crate::decide::alias::{self, AliasError, Collision};
use crate::decide::budget::{LOOK, WITNESS};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Values of the parameters, and a collision at them.
type Found = (Vec<u64>, Collision);

/// Whether a search goes on: it ends with what is found, or where the budget does.
type Ended = Result<(), Option<Found>>;

/// Values, and a collision at them: near the least values, with one parameter past the others, and where one stride is
/// a small multiple of another.
pub(super) fn find(search: &mut Search<'_>, facts: &Facts) -> Option<Found> {
    searched(search, facts).err().flatten()
}

fn searched(search: &mut Search<'_>, facts: &Facts) -> Ended {
    let (sampler, mut seen) = (facts.sampler(), BTreeSet::new());
    let mut at = |search: &mut Search<'_>, values: &[u64]| -> Ended {
        search.spend(LOOK).ok_or(None)?;
        let Some(values) = sampler.sample(values) else { return Ok(()) };
        if !seen.insert(values.clone()) {
            return Ok(());
        }
        match collision_at(search, &values) {
            Some(collision) => Err(Some((values, collision))),
            None => Ok(()),
        }
    };
    let starts = [1, 2, 3, 8, 0].map(|n| alloc::vec![n; facts.parameters]);
    for start in &starts {
        at(search, start)?;
    }
    let moving = strides(search.digits);
    for base in starts.iter().filter_map(|start| sampler.sample(start)).take(2) {
        for x in 0..facts.parameters {
            let mut with = |search: &mut Search<'_>, value: Option<u64>| -> Ended {
                // Equations without a solution cost as well.
                search.spend(1).ok_or(None)?;
                let Some(value) = value else { return Ok(()) };
                let mut values = base.clone();
                values[x] = value;
                at(search, &values)
            };
            for n in 1..4 {
                with(search, Some(base[x].saturating_add(n)))?;
            }
            let most = base.iter().max().copied().unwrap_or(0);
            with(search, Some(most.saturating_mul(2).saturating_add(2)))?;
            for a in &moving {
                for b in moving.iter().filter(|b| *b != a) {
                    for k in 1..=8 {
                        with(search, multiple(a, b, k, &base, x))?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn collision_at(search: &mut Search<'_>, values: &[u64]) -> Option<Collision> {
    let layout = layout_at(search.digits, values)?;
    let (mut nodes, mut small) = (search.left, search.left.min(WITNESS));
    let allowed = small;
    let found = alias::check_within(&layout, &mut nodes, &mut small);
    search.left = nodes.saturating_sub(allowed - small);
    match found {
        Err(AliasError::Collision(collision)) if collision.holds(&layout) => Some(collision),
        _ => None,
    }
}

/// The strides of the modes that move the address, each once.
fn strides(digits: &[FormDigit]) -> Vec<Form> {
    let mut out: Vec<Form> = Vec::new();
    for stride in digits.iter().filter(|d| d.moves()).map(FormDigit::stride) {
        if !out.contains(&stride) {
            out.push(stride);
        }
    }
    out
}

/// The value of the parameter x at which the stride `a` is k times the stride `b`, if there is one.
fn multiple(a: &Form, b: &Form, k: i128, base: &[u64], x: usize) -> Option<u64> {
    let (slope, rest) = a.plus(b, -k).ok()?.linear_in(x)?;
    let (slope, rest) = (slope.eval(base).ok()?, rest.eval(base).ok()?);
    if rest.checked_rem(slope)? != 0 {
        return None;
    }
    u64::try_from(rest.checked_div(slope)?.checked_neg()?).ok()
}
