//! One part of a family as programs to be added. A mode with a run-time extent is a piece of its own, so that neither
//! it nor the others have to be shown to fit beside each other's cap.
//!
//! That needs the map to be a sum of what this mode adds and what the others do. No other coordinate meets its
//! *topmost* digit, whatever its extent; the digits below it may meet others, where tiles cross the extents inside the
//! mode: `(n, 4)` by tiles of 6. [`is_apart`] is asked first.

use crate::decide::parts::parts;
use crate::decide::refinement::normalize;
use crate::emit::{Program, Width};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage, digits_by_leaf};
use crate::ops::{self, Bind};
use crate::shape::{Shape, flatten, weights};
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

/// Whether a map is, less its value at 0, the sum of what each open group of its leaves adds and of what all the others
/// do together: no independent part of its chain has leaves of two of these.
#[must_use]
pub fn is_apart(map: &Map, groups: &[(Vec<usize>, bool)]) -> bool {
    let extents = map.domain.extents();
    let unit = weights(&extents);
    let digits = extents.iter().zip(unit).map(|(&extent, d)| Digit { extent, stride: Stride::Int(d) }).list();
    let mut stages = alloc::vec![Stage::Layout(Layout { digits, offset: 0 })];
    stages.extend(map.stages.iter().cloned());
    normalize(&mut stages, &extents);
    let layouts: Vec<Layout> = stages.iter().filter_map(Stage::as_layout).cloned().list();
    let Some(by_leaf) = layouts.first().and_then(|first| digits_by_leaf(&extents, first)) else { return false };
    let class = |leaf: usize| groups.iter().position(|(leaves, open)| *open && leaves.contains(&leaf));
    let classes = by_leaf.iter().enumerate().flat_map(|(leaf, digits)| digits.iter().map(move |_| class(leaf)));
    let classes: Vec<Option<usize>> = classes.list();
    // Digits of extent 1 are in no part, and none of the others is left out.
    let mut first = layouts[0].clone();
    first.digits.retain(|d| d.extent > 1);
    let chain: Vec<Layout> = core::iter::once(first).chain(layouts[1..].iter().cloned()).list();
    map.swizzles().is_empty()
        && parts(&chain).iter().all(|p| p.pieces.windows(2).all(|w| classes[w[0].of] == classes[w[1].of]))
}

/// The pieces of a map that [`is_apart`]; `open` says which top-level modes have a run-time extent, in their slowest
/// leaf.
#[must_use]
pub fn pieces(map: &Map, open: &[bool], width: Width) -> Vec<Piece> {
    let rank = map.domain.rank();
    let is_open = |i: usize| open.get(i) == Some(&true);
    if !(0..rank).any(is_open) {
        return alloc::vec![Piece { map: map.clone(), modes: (0..rank).list(), minus: 0 }];
    }
    let closed: Vec<usize> = (0..rank).filter(|&i| !is_open(i)).list();
    let mut out = alloc::vec![Piece { map: alone(map, &closed, None), modes: closed, minus: 0 }];
    let origin = map.eval_linear(0);
    for mode in (0..rank).filter(|&i| is_open(i)) {
        let modes = alloc::vec![mode];
        let map = alone(map, &modes, Some(room(map, mode, width)));
        out.push(Piece { map, modes, minus: origin });
    }
    out
}

/// How many coordinates an open mode may have so that they and what they add fit the width: a multiple of the size
/// below its slowest leaf.
#[must_use]
pub fn room(map: &Map, mode: usize, width: Width) -> u64 {
    let sizes = map.domain.mode_sizes();
    let top = map.domain.leaves().iter().find(|l| l.mode == mode).map_or(1, |l| l.extent);
    let below = sizes[mode] / top;
    let reached = |n: u64| {
        let mut at = alloc::vec![0; sizes.len()];
        at[mode] = n * below - 1;
        map.eval_linear(flatten(&sizes, &at))
    };
    // All inner digits are at their largest, and strides are not negative: what is reached grows with n.
    let (mut fits, mut fails) = (1, top.min(width.max() / below) + 1);
    while fails > fits + 1 {
        let middle = fits + (fails - fits) / 2;
        if reached(middle) <= width.max() { fits = middle } else { fails = middle }
    }
    fits * below
}

/// The map over some of its modes, the others at 0; the extent of a single one cut down.
fn alone(map: &Map, modes: &[usize], cut: Option<u64>) -> Map {
    // By number: a name might bind another mode too.
    let number = |i: usize| Path::name(&format!("m{i}"));
    let numbered = map.domain.modes.iter().enumerate();
    let numbered = numbered.map(|(i, m)| Mode { label: number(i), tree: m.tree.clone() }).list();
    let whole = Map { domain: Shape { modes: numbered }, to: crate::space::Space::Physical, ..map.clone() };
    let sizes = map.domain.mode_sizes();
    let bind = |i: usize| match cut {
        _ if !modes.contains(&i) => Some((number(i), Bind::Value(0))),
        Some(n) if n < sizes[i] => Some((number(i), Bind::Range(0, n))),
        _ => None,
    };
    let binds: Vec<_> = (0..sizes.len()).filter_map(bind).list();
    reached(ops::restrict(&whole, &binds).expect("the modes exist, and the coordinates are inside"))
}

/// The same map, its later stages only as long as what the earlier ones reach: they may be cut by the caps of other
/// modes.
fn reached(mut map: Map) -> Map {
    let mut most = None;
    for stage in &mut map.stages {
        // Swizzles stand last.
        let Stage::Layout(layout) = stage else { break };
        if let Some(most) = most {
            *layout = up_to(layout, most);
        }
        most = Some(layout.max());
    }
    map
}

/// The same layout of the coordinates `0..=most`.
fn up_to(layout: &Layout, most: u64) -> Layout {
    let mut below = 1u64;
    let mut digits: Vec<Digit> = layout.digits.clone();
    for digit in digits.iter_mut().rev() {
        let own = digit.extent;
        digit.extent = own.min(most / below + 1);
        // At most the size of the layout.
        below *= own;
    }
    Layout { digits, ..*layout }
}

/// Whether a program is 0.
#[must_use]
pub fn is_zero(program: &Program) -> bool {
    program.result == crate::emit::Expr::Const(0)
}
