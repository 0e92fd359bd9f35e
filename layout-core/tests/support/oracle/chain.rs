//! Layouts of refinements by trying every chain of divisors.

use super::coordinates;

/// Every chain `1 = w₁ | w₂ | … | wₖ` of proper divisors, each of the next and the last of `n ≥ 2`.
#[must_use]
pub fn chains(n: u64) -> Vec<Vec<u64>> {
    fn extend(chain: Vec<u64>, n: u64, out: &mut Vec<Vec<u64>>) {
        let last = chain[chain.len() - 1];
        for next in (last + 1..n).filter(|next| next % last == 0 && n.is_multiple_of(*next)) {
            let mut longer = chain.clone();
            longer.push(next);
            extend(longer, n, out);
        }
        out.push(chain);
    }
    let mut out = Vec::new();
    extend(vec![1], n, &mut out);
    out
}

/// Whether `g(v) − g(0) = Σ (g(wⱼ) − g(0)) · (⌊v/wⱼ⌋ mod wⱼ₊₁/wⱼ)`.
#[must_use]
pub fn is_layout(g: &[i128], chain: &[u64]) -> bool {
    let n = g.len() as u64;
    let top = |j: usize| chain.get(j + 1).copied().unwrap_or(n);
    let digit = |j: usize, v: u64| i128::from(v / chain[j] % (top(j) / chain[j]));
    let term = |j: usize, v: u64| (g[chain[j] as usize] - g[0]) * digit(j, v);
    (0..n).all(|v| g[v as usize] - g[0] == (0..chain.len()).map(|j| term(j, v)).sum::<i128>())
}

/// The shortest chain over which `g` is a layout; empty for one value. Every other such chain refines it.
///
/// # Panics
/// If one does not: the paper says that it does.
#[must_use]
pub fn coarsest(g: &[i128]) -> Option<Vec<u64>> {
    if g.len() < 2 {
        return Some(Vec::new());
    }
    let mut fitting: Vec<Vec<u64>> = chains(g.len() as u64).into_iter().filter(|c| is_layout(g, c)).collect();
    fitting.sort_by_key(Vec::len);
    let first = fitting.first()?.clone();
    assert!(fitting.iter().all(|c| first.iter().all(|w| c.contains(w))), "no coarsest chain for {g:?}");
    Some(first)
}

/// The functions of one coordinate that add up to `f`, where there are such.
#[must_use]
pub fn additive(extents: &[u64], f: &[u64]) -> Option<Vec<Vec<i128>>> {
    let steps: Vec<u64> = (0..extents.len()).map(|i| extents[i + 1..].iter().product()).collect();
    let value = |i: u64| i128::from(f[i as usize]) - i128::from(f[0]);
    let along = |(&n, &step): (&u64, &u64)| (0..n).map(|c| value(c * step)).collect();
    let parts: Vec<Vec<i128>> = extents.iter().zip(&steps).map(along).collect();
    let sum = |c: &[u64]| c.iter().zip(&parts).map(|(&c, g)| g[c as usize]).sum::<i128>();
    coordinates(extents).iter().zip(0..).all(|(c, i)| value(i) == sum(c)).then_some(parts)
}

/// For each input its coarsest chain and the strides over it, where `f` is a constant plus a layout of a refinement.
#[must_use]
pub fn refinement(extents: &[u64], f: &[u64]) -> Option<Vec<Vec<(u64, i128)>>> {
    let parts = additive(extents, f)?;
    let strides = |g: &Vec<i128>| Some(coarsest(g)?.into_iter().map(|w| (w, g[w as usize])).collect());
    parts.iter().map(strides).collect()
}
