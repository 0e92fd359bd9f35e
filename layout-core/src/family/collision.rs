//! Admitted values at which two coordinates of a literal collide.

use super::alias::{FormDigit, Search, layout_at};
use super::facts::Facts;
use super::form::Form;
use crate::decide::alias::{self, AliasError, Collision};
use crate::decide::budget::LOOK;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Values, and a collision at them: near the least values, with one parameter past the others, and where one stride is
/// a small multiple of another.
pub(super) fn find(search: &mut Search<'_>, facts: &Facts) -> Option<(Vec<u64>, Collision)> {
    let (sampler, mut seen) = (facts.sampler(), BTreeSet::new());
    let mut at = |search: &mut Search<'_>, values: &[u64]| {
        search.spend(LOOK)?;
        let values = sampler.sample(values)?;
        let found = if seen.insert(values.clone()) { collision_at(search, &values) } else { None };
        found.map(|collision| (values, collision))
    };
    let starts = [1, 2, 3, 8, 0].map(|n| alloc::vec![n; facts.parameters]);
    if let Some(found) = starts.iter().find_map(|start| at(search, start)) {
        return Some(found);
    }
    let moving = strides(search.digits);
    for base in starts.iter().filter_map(|start| sampler.sample(start)).take(2) {
        for x in 0..facts.parameters {
            let far = base.iter().max().map(|n| n.saturating_mul(2).saturating_add(2));
            let near = (1..4).map(|n| base[x].saturating_add(n)).chain(far);
            for value in near.map(Some).chain(multiples(&moving, &base, x)) {
                // Equations without a solution cost as well.
                search.spend(1)?;
                let Some(value) = value else { continue };
                let mut values = base.clone();
                values[x] = value;
                if let Some(found) = at(search, &values) {
                    return Some(found);
                }
            }
        }
    }
    None
}

fn collision_at(search: &mut Search<'_>, values: &[u64]) -> Option<Collision> {
    let layout = layout_at(search.digits, values)?;
    match alias::check_within(&layout, &mut search.left) {
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

/// For each two strides and k up to 8 the value of the parameter x at which the one is k times the other, if there is
/// one.
fn multiples<'a>(strides: &'a [Form], base: &'a [u64], x: usize) -> impl Iterator<Item = Option<u64>> + 'a {
    let pairs = strides.iter().flat_map(|a| strides.iter().filter(move |b| *b != a).map(move |b| (a, b)));
    pairs.flat_map(|(a, b)| (1..=8).map(move |k| (a, b, k))).map(move |(a, b, k)| {
        let (slope, rest) = a.plus(b, -k).ok()?.linear_in(x)?;
        let (slope, rest) = (slope.eval(base).ok()?, rest.eval(base).ok()?);
        (rest.checked_rem(slope)? == 0).then(|| u64::try_from(rest.checked_div(slope)?.checked_neg()?).ok()).flatten()
    })
}
