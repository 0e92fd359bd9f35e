//! `inverse(L)` of a dense bijection.

use super::{OpError, Operand, names};
use crate::decide::dense;
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, digits_by_leaf};
use crate::shape::{Shape, weights};
use crate::sort;
use crate::space::Space;
use crate::tree::{Mode, Path};
use alloc::{format, vec::Vec};

/// Modes by decreasing stride, mode i keeping its size and taking its canonical weight in L as stride. Size-1 modes
/// are dropped (paper, section 3). The leaf paths stay, in the new order.
///
/// # Errors
/// An operand that is no layout or no dense bijection, or that ends in memory (nothing starts there); names that
/// clash once joined.
pub fn inverse(map: &Map) -> Result<Map, OpError> {
    if map.to == Space::Physical {
        return Err(OpError::Spaces { from: map.to, to: map.from });
    }
    let layout = map.as_layout().ok_or(OpError::NeedsLayout(Operand::First))?;
    dense::check(layout).map_err(|e| OpError::NeedsDense(Operand::First, e))?;
    let mut modes = labelled(map, layout);
    sort::by_key(&mut modes, |(_, digit, _)| core::cmp::Reverse(digit.stride.value()));
    let digits = modes.mapped(|(_, d, weight)| Digit { extent: d.extent, stride: Stride::Int(*weight) });
    let domain = modes.into_iter().map(|(label, d, _)| Mode::leaf(label, d.extent)).list();
    Ok(Map::of(names::unique(Shape { modes: domain })?, Layout { digits, offset: 0 }, map.to, map.from))
}

/// Each digit of size 2 or more with its leaf's path (and a number where a leaf has several) and canonical weight.
/// A domain without any keeps one mode of size 1.
fn labelled(map: &Map, layout: &Layout) -> Vec<(Path, Digit, u64)> {
    let leaves = map.domain.leaves();
    let groups = digits_by_leaf(&map.domain.extents(), layout);
    let mut labels: Vec<Path> = Vec::new();
    match groups {
        Some(groups) => {
            for (leaf, group) in leaves.iter().zip(groups) {
                // What has no name stays without, to be numbered anew.
                let own = map.domain.given_name(&leaf.path);
                match group.len() {
                    n if n == 1 || own.is_empty() => labels.extend((0..n).map(|_| own.clone())),
                    n => labels.extend((0..n).map(|i| own.join(&Path::name(&format!("{i}"))))),
                }
            }
        }
        None => labels.resize(layout.digits.len(), Path::default()),
    }
    let all = layout.digits.iter().zip(weights(&layout.extents())).filter(|(d, _)| d.extent > 1);
    let out: Vec<_> = labels.into_iter().zip(all).map(|(label, (&d, w))| (label, d, w)).list();
    if out.is_empty() {
        let label = leaves.first().map(|l| map.domain.given_name(&l.path)).unwrap_or_default();
        return alloc::vec![(label, Digit { extent: 1, stride: Stride::Int(1) }, 1)];
    }
    out
}

/// The contract of [`inverse`]: the flattened coordinate `i` comes back.
#[must_use]
pub fn inverse_post(map: &Map, out: &Map, i: u64) -> bool {
    out.eval_linear(map.eval_linear(i)) == i
}
