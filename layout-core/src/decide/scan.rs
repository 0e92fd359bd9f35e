//! Is a function of coordinates a layout of a refinement? By enumeration (paper, Theorem 1), for what the closed form
//! of `refinement` does not reach.

use crate::list::Listed as _;
use alloc::vec::Vec;

/// `g(v) = g(0) + Σ strideⱼ · (⌊v/weightⱼ⌋ mod mⱼ)` with `mⱼ = weightⱼ₊₁ / weightⱼ`, the last over `n`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// `1 = w₁ | w₂ | … | wₖ`, each a proper divisor of the next and the last of `n`. Empty for `n = 1`.
    pub weights: Vec<u64>,
    /// `g(wⱼ) − g(0)`.
    pub strides: Vec<i128>,
}

/// The chain scan: the coarsest chain of divisors of `n` over which `g` is a layout, or `None` where there is none.
/// O(n): each `t` is rejected or passed at the weights that divide it, and those form a chain.
#[must_use]
pub fn scan(g: &[i128]) -> Option<Chain> {
    let n = u64::try_from(g.len()).ok()?;
    let (mut chain, mut jumps) = (Chain::default(), Vec::new());
    for (t, pair) in (1u64..).zip(g.windows(2)) {
        // ρ(t): the difference, less what the weights so far add at their multiples.
        let known = || chain.weights.iter().zip(&jumps).take_while(|(w, _)| t.is_multiple_of(**w));
        let rho: i128 = pair[1] - pair[0] - known().map(|(_, jump)| jump).sum::<i128>();
        if rho == 0 && t > 1 {
            continue;
        }
        if !n.is_multiple_of(t) || !t.is_multiple_of(chain.weights.last().copied().unwrap_or(1)) {
            return None;
        }
        chain.weights.push(t);
        chain.strides.push(pair[1] - g[0]);
        jumps.push(rho);
    }
    Some(chain)
}

/// A function that is additive over its coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Additive {
    /// `f(0)`.
    pub offset: i128,
    /// `gᵢ`, a table for each coordinate; each begins with 0.
    pub functions: Vec<Vec<i128>>,
}

/// `f(c) = f(0) + Σ gᵢ(cᵢ)` for the values `f` at all coordinates of the flat shape `extents`, in order: one pass.
/// `None` where `f` is not additive, or the values are not as many as the coordinates.
#[must_use]
pub fn additive(f: &[u64], extents: &[u64]) -> Option<Additive> {
    let size = crate::int::product(extents.iter().copied()).ok()?;
    if size != u64::try_from(f.len()).ok()? || size == 0 {
        return None;
    }
    let offset = i128::from(f[0]);
    let functions = axes(f, extents);
    let mut sums = alloc::vec![0i128];
    for g in functions.iter().rev() {
        // The sums over the coordinates from this one on, compared at the multiples that they stand for.
        sums = g.iter().flat_map(|&head| sums.iter().map(move |&tail| head + tail)).list();
        let agrees = |(&value, &sum): (&u64, &i128)| i128::from(value) == offset + sum;
        if !f.iter().zip(&sums).all(agrees) {
            return None;
        }
    }
    Some(Additive { offset, functions })
}

/// `f(cᵢ·eᵢ) − f(0)` along each coordinate.
fn axes(f: &[u64], extents: &[u64]) -> Vec<Vec<i128>> {
    let steps = crate::shape::weights(extents);
    let along = |(&extent, &step): (&u64, &u64)| {
        let values = f.iter().step_by(usize::try_from(step).expect("no more than the values"));
        let count = usize::try_from(extent).expect("no more than the values");
        values.take(count).map(|&v| i128::from(v) - i128::from(f[0])).list()
    };
    extents.iter().zip(&steps).map(along).list()
}
