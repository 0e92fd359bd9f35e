//! The definitions by enumeration: a second opinion that calls neither `ops` nor `decide` and knows none of their types.
//! Maps are tables; every formula is the definition's, however slow.
#![allow(unused_imports)]

mod chain;
mod table;
mod warp;

pub use chain::{additive, chains, coarsest, is_layout, refinement};
pub use table::Table;
pub use warp::{degrees, width};

/// The coordinates of a flat shape, the last varying fastest.
#[must_use]
pub fn coordinates(extents: &[u64]) -> Vec<Vec<u64>> {
    let mut out = vec![Vec::new()];
    for &n in extents {
        let mut longer = Vec::new();
        for front in &out {
            for c in 0..n {
                let mut coordinate: Vec<u64> = front.clone();
                coordinate.push(c);
                longer.push(coordinate);
            }
        }
        out = longer;
    }
    out
}

/// `σ(x)`, bit by bit: bit `dst + j` is flipped where bit `src + j` is set, for `j < bits`.
#[must_use]
pub fn swizzled(bits: u32, src: u32, dst: u32, x: u64) -> u64 {
    let mut out = x;
    for j in 0..bits {
        if x >> (src + j) & 1 == 1 {
            out ^= 1 << (dst + j);
        }
    }
    out
}
