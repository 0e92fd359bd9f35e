//! One part of a family as programs to be added. A mode with a run-time extent is a piece of its own: no other coordinate
//! meets its topmost digit, whatever its extent, so that the part is a sum of what this mode adds and what the others do.
//! Emitted apart, neither has to be shown to fit beside the other's cap.

use crate::emit::{Program, Width};
use crate::map::Map;
use crate::ops::{self, Bind};
use crate::shape::{Shape, flatten};
use crate::tree::{Mode, Path};
use alloc::{format, vec::Vec};

/// A summand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The map of its modes, the others at 0.
    pub map: Map,
    /// Which top-level modes these are, in order.
    pub modes: Vec<usize>,
    /// What is to be subtracted: the value at 0, where another piece has it too.
    pub minus: u64,
}

/// The pieces of a map; `open` says which top-level modes have a run-time extent, in their slowest leaf.
#[must_use]
pub fn pieces(map: &Map, open: &[bool], width: Width) -> Vec<Piece> {
    let rank = map.domain.rank();
    let is_open = |i: usize| open.get(i) == Some(&true);
    if !(0..rank).any(is_open) {
        return alloc::vec![Piece { map: map.clone(), modes: (0..rank).collect(), minus: 0 }];
    }
    let closed: Vec<usize> = (0..rank).filter(|&i| !is_open(i)).collect();
    let mut out = alloc::vec![Piece { map: alone(map, &closed, None), modes: closed, minus: 0 }];
    let origin = map.eval_linear(0);
    for mode in (0..rank).filter(|&i| is_open(i)) {
        let modes = alloc::vec![mode];
        let map = alone(map, &modes, Some(room(map, mode, width)));
        out.push(Piece { map, modes, minus: origin });
    }
    out
}

/// How many coordinates an open mode may have so that they and what they add fit the width.
#[must_use]
pub fn room(map: &Map, mode: usize, width: Width) -> u64 {
    let sizes = map.domain.mode_sizes();
    let reached = |n: u64| {
        let mut at = alloc::vec![0; sizes.len()];
        at[mode] = n - 1;
        map.eval_linear(flatten(&sizes, &at))
    };
    // Strides are not negative, so what is reached grows with n.
    let (mut fits, mut fails) = (1, sizes[mode].min(width.max()) + 1);
    while fails - fits > 1 {
        let middle = fits + (fails - fits) / 2;
        if reached(middle) <= width.max() { fits = middle } else { fails = middle }
    }
    fits
}

/// The map over some of its modes, the others at 0; the extent of a single one cut down.
fn alone(map: &Map, modes: &[usize], cut: Option<u64>) -> Map {
    // By number: a name might bind another mode too.
    let number = |i: usize| Path::name(&format!("m{i}"));
    let numbered = map.domain.modes.iter().enumerate();
    let numbered = numbered.map(|(i, m)| Mode { label: number(i), tree: m.tree.clone() }).collect();
    let whole = Map { domain: Shape { modes: numbered }, to: crate::space::Space::Physical, ..map.clone() };
    let sizes = map.domain.mode_sizes();
    let bind = |i: usize| match cut {
        _ if !modes.contains(&i) => Some((number(i), Bind::Value(0))),
        Some(n) if n < sizes[i] => Some((number(i), Bind::Range(0, n))),
        _ => None,
    };
    let binds: Vec<_> = (0..sizes.len()).filter_map(bind).collect();
    // The modes exist and the coordinates are inside, so nothing is refused.
    ops::restrict(&whole, &binds).unwrap_or(whole)
}

/// Whether a program is 0.
#[must_use]
pub fn is_zero(program: &Program) -> bool {
    program.result == crate::emit::Expr::Const(0)
}
