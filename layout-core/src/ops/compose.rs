//! `g ∘ f`, and a swizzle after a map.

use super::OpError;
use crate::decide::refinement::normalize;
use crate::map::{Map, Stage};
use crate::space::Space;
use crate::swizzle::Swizzle;

/// `c ↦ g(unflatten(f(c)))`, of `f`'s domain (paper, Definition 5). `f` is a dense bijection because it ends in
/// logical space, so nothing is re-checked but the sizes. `g` may be a restriction: `(G|p)∘F = (G∘(id×F))|p`.
///
/// # Errors
/// A middle space that is not logical; sizes that differ.
pub fn compose(g: &Map, f: &Map) -> Result<Map, OpError> {
    composable(g, f)?;
    Ok(composed(g, f.clone()))
}

/// Whether [`compose`] takes two maps.
///
/// # Errors
/// As [`compose`].
pub fn composable(g: &Map, f: &Map) -> Result<(), OpError> {
    if g.from != Space::Logical || f.to != Space::Logical {
        return Err(OpError::Middle { left: g.from, right: f.to });
    }
    if g.size() != f.size() {
        return Err(OpError::ComposeSize { left: g.size(), right: f.size() });
    }
    Ok(())
}

/// [`compose`] of maps that are [`composable`].
#[must_use]
pub fn composed(g: &Map, mut f: Map) -> Map {
    for stage in &g.stages {
        f.stages.push(stage.clone());
    }
    normalize(&mut f.stages, &f.domain.extents());
    Map { to: g.to, restricted: g.restricted, ..f }
}

/// `σ ∘ map` (paper, Definition 4).
///
/// # Errors
/// A map that does not end in physical space.
pub fn swizzle(sigma: Swizzle, map: &Map) -> Result<Map, OpError> {
    swizzled(sigma, map.clone())
}

/// As [`swizzle`], of a map that nobody else needs.
///
/// # Errors
/// As [`swizzle`].
pub fn swizzled(sigma: Swizzle, mut map: Map) -> Result<Map, OpError> {
    if map.to != Space::Physical {
        return Err(OpError::SwizzleSpace { to: map.to });
    }
    if sigma.bits > 0 {
        map.stages.push(Stage::Swizzle(sigma));
    }
    Ok(map)
}

/// The contract of [`compose`], at the flattened coordinate `i` of `f`.
#[must_use]
pub fn compose_post(g: &Map, f: &Map, out: &Map, i: u64) -> bool {
    out.eval_linear(i) == g.eval_linear(f.eval_linear(i))
}

/// The contract of [`swizzle`], at the flattened coordinate `i`.
#[must_use]
pub fn swizzle_post(sigma: Swizzle, map: &Map, out: &Map, i: u64) -> bool {
    out.eval_linear(i) == sigma.eval(map.eval_linear(i))
}
