//! The difference search (ours): is `Σ δᵢdᵢ = 0` solvable with `|δᵢ| ≤ nᵢ − 1` and `δ ≠ 0`? Knows no layout.
//!
//! One mode after the other. A partial sum `r` must be undone by the modes left, so `|r|` is at most their reach
//! `Σ (nⱼ−1)dⱼ` and `r` is a multiple of the gcd of their strides: each mode's candidates are an interval of one
//! residue class, which the extended gcd gives. For the last two modes these conditions suffice: a closed form. Any order
//! of the modes gives an answer; by decreasing stride the intervals are short, with the longest modes last they are few.

use super::budget::Limit;
use alloc::vec::Vec;

/// One mode of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its stride, at least 1.
    pub stride: u64,
    /// `n − 1`, at least 1.
    pub most: u64,
}

/// A term with what follows from the terms after it.
struct Level {
    stride: i128,
    most: i128,
    /// `Σ (nⱼ−1)dⱼ` over the later terms.
    reach: i128,
    /// The gcd of this stride and the later ones.
    gcd: i128,
    /// δ is determined modulo this: `gcd(later) / gcd`; 0 for the last term.
    modulus: i128,
    /// `(stride / gcd)⁻¹` modulo `modulus`.
    inverse: i128,
}

/// A solution with `Σ δᵢdᵢ = 0`, first among those of the last terms, or `None` where there is none. The reach of all
/// terms must fit in 64 bits.
///
/// # Errors
/// More than `nodes` candidates tried; never where they are at least `Π (2nᵢ−1)` over all terms but the last two
/// (`docs/theory.md`). What is left of them stays in `nodes`.
pub fn vanishing(terms: &[Term], nodes: &mut u64) -> Result<Option<Vec<i128>>, Limit> {
    let levels = levels(terms);
    let mut search = Search { delta: alloc::vec![0; terms.len()], left: *nodes, nodes: *nodes };
    // The first non-zero δ belongs to the term `lead` and may be taken positive.
    let leads = (0..levels.len()).rev();
    let found = leads.map(|lead| search.lead(&levels, lead)).find(|found| *found != Ok(false));
    *nodes = search.left;
    match found {
        Some(Ok(_)) => Ok(Some(search.delta)),
        Some(Err(limit)) => Err(limit),
        None => Ok(None),
    }
}

fn levels(terms: &[Term]) -> Vec<Level> {
    let (mut reach, mut later) = (0i128, 0i128);
    let mut out = Vec::with_capacity(terms.len());
    for term in terms.iter().rev() {
        let (stride, most) = (i128::from(term.stride), i128::from(term.most));
        let gcd = num_integer::gcd(stride, later);
        let modulus = later / gcd;
        let inverse = if modulus == 0 { 0 } else { inverse(stride / gcd, modulus) };
        out.push(Level { stride, most, reach, gcd, modulus, inverse });
        reach += stride * most;
        later = gcd;
    }
    out.reverse();
    out
}

/// `a⁻¹ mod m`, for coprime `a` and `m ≥ 1`.
fn inverse(a: i128, m: i128) -> i128 {
    num_integer::Integer::extended_gcd(&a, &m).x.rem_euclid(m)
}

struct Search {
    delta: Vec<i128>,
    left: u64,
    nodes: u64,
}

impl Search {
    /// Solutions whose first non-zero entry is a positive one at `lead`.
    fn lead(&mut self, levels: &[Level], lead: usize) -> Result<bool, Limit> {
        let level = &levels[lead];
        let top = level.most.min(level.reach / level.stride);
        let mut delta = level.modulus;
        while 0 < delta && delta <= top {
            self.open()?;
            self.delta[lead] = delta;
            if self.rest(levels, lead + 1, -delta * level.stride)? {
                return Ok(true);
            }
            delta += level.modulus;
        }
        self.delta[lead] = 0;
        Ok(false)
    }

    /// Solutions of `Σ_{j ≥ k} δⱼdⱼ = r`, for an `r` within reach and divisible by the gcd of those strides.
    fn rest(&mut self, levels: &[Level], k: usize, r: i128) -> Result<bool, Limit> {
        let Some(level) = levels.get(k) else { return Ok(r == 0) };
        if level.modulus == 0 {
            self.delta[k] = r / level.stride;
            return Ok(true);
        }
        let mut candidates = level.candidates(r);
        while let Some(delta) = candidates.next_smallest() {
            self.open()?;
            self.delta[k] = delta;
            if self.rest(levels, k + 1, r - delta * level.stride)? {
                return Ok(true);
            }
        }
        self.delta[k] = 0;
        Ok(false)
    }

    fn open(&mut self) -> Result<(), Limit> {
        self.left = self.left.checked_sub(1).ok_or(Limit::Nodes(self.nodes))?;
        Ok(())
    }
}

impl Level {
    /// The δ that leave a remainder which the later terms may undo.
    fn candidates(&self, r: i128) -> Candidates {
        // Both factors are below 2^64, so the product fits in u128.
        let residue = (r / self.gcd).rem_euclid(self.modulus).unsigned_abs() * self.inverse.unsigned_abs();
        let residue = (residue % self.modulus.unsigned_abs()).cast_signed();
        let high = num_integer::Integer::div_floor(&(r + self.reach), &self.stride).min(self.most);
        let low = (-num_integer::Integer::div_floor(&(self.reach - r), &self.stride)).max(-self.most);
        // The residue lies in [0, modulus): it and `residue − modulus` are the candidates next to 0.
        let up = residue + at_least(low - residue, self.modulus);
        let down = residue - self.modulus - at_least(residue - self.modulus - high, self.modulus);
        Candidates { up, down, low, high, modulus: self.modulus }
    }
}

/// The least multiple of `m` that is at least `x`, and at least 0.
fn at_least(x: i128, m: i128) -> i128 {
    if x <= 0 { 0 } else { num_integer::Integer::div_ceil(&x, &m) * m }
}

/// The members of a residue class between `low` and `high`, by increasing size.
struct Candidates {
    up: i128,
    down: i128,
    low: i128,
    high: i128,
    modulus: i128,
}

impl Candidates {
    fn next_smallest(&mut self) -> Option<i128> {
        let (has_up, has_down) = (self.up <= self.high, self.down >= self.low);
        if has_up && (!has_down || self.up.abs() <= self.down.abs()) {
            self.up += self.modulus;
            return Some(self.up - self.modulus);
        }
        self.down -= self.modulus;
        has_down.then_some(self.down + self.modulus)
    }
}
