//! When is a composite a layout of a refinement? The closed form (ours): `g∘f`, for a dense bijection `f`, is one iff
//! the strides of `f`, the canonical weights of the coalesced `g` and 1 form a divisibility chain.

use super::dense::is_dense;
use crate::layout::{Digit, Layout, continues};
use crate::map::Stage;
use crate::shape::weights;
use alloc::vec::Vec;

/// `g∘f` as one layout whose extents refine those of `f`, the coarsest such; `None` where it is no layout over the
/// leaves of `f`. `f` must be a dense bijection onto the coordinates of `g` (otherwise `None`). A broadcast of `g`
/// stays a broadcast. O(k log k), whatever the sizes.
#[must_use]
pub fn fold(f: &Layout, g: &Layout) -> Option<Layout> {
    if !is_dense(f) || f.size() != g.size() {
        return None;
    }
    let g = g.coalesce();
    let cuts = weights(&g.extents());
    if !is_chain(f, &cuts) {
        return None;
    }
    let mut digits = Vec::with_capacity(f.digits.len() + cuts.len());
    for digit in f.digits.iter().filter(|d| d.extent > 1) {
        pieces(*digit, &g, &cuts, &mut digits);
    }
    Some(Layout { digits, offset: g.offset })
}

/// Whether the strides of `f`, the cuts and 1 divide each other in order.
fn is_chain(f: &Layout, cuts: &[u64]) -> bool {
    let strides = f.digits.iter().filter(|d| d.extent > 1).map(|d| d.stride.value());
    let mut all: Vec<u64> = strides.chain(cuts.iter().copied()).collect();
    all.sort_unstable();
    all.windows(2).all(|w| w[1].is_multiple_of(w[0]))
}

/// Cuts one mode of `f` at the weights of `g` that fall inside it, slowest piece first.
fn pieces(digit: Digit, g: &Layout, cuts: &[u64], out: &mut Vec<Digit>) {
    let low = digit.stride.value();
    let mut top = low * digit.extent;
    for (j, &weight) in cuts.iter().enumerate() {
        if weight >= top {
            continue;
        }
        let base = weight.max(low);
        // The chain makes both quotients exact; the product is at most a value of `g`.
        let stride = g.digits[j].stride.scale(base / weight).expect("bounded by the largest value of g");
        out.push(Digit { extent: top / base, stride });
        top = base;
        if base == low {
            break;
        }
    }
}

/// Folds neighbouring layouts wherever the pair is a layout, until nothing folds. The first keeps digits that follow
/// `extents`, each as coarse as it can be: a cut that no longer moves anything would keep the next layout from folding.
pub fn normalize(stages: &mut Vec<Stage>, extents: &[u64]) {
    if let Some(Stage::Layout(first)) = stages.first_mut() {
        *first = coalesce_within(first, extents);
    }
    let mut i = 0;
    while i + 1 < stages.len() {
        let folded = match (&stages[i], &stages[i + 1]) {
            (Stage::Layout(f), Stage::Layout(g)) if i == 0 => fold(f, g).map(|all| coalesce_within(&all, extents)),
            (Stage::Layout(f), Stage::Layout(g)) => fold(&f.coalesce(), g),
            _ => None,
        };
        match folded {
            Some(layout) => {
                stages[i] = Stage::Layout(layout);
                stages.remove(i + 1);
                i = i.saturating_sub(1);
            }
            None => i += 1,
        }
    }
}

/// The same function with the fewest digits that follow these extents; as it is where its digits do not.
fn coalesce_within(layout: &Layout, extents: &[u64]) -> Layout {
    let mut left = layout.digits.iter().filter(|d| d.extent > 1);
    let mut digits: Vec<Digit> = Vec::with_capacity(layout.digits.len());
    for &extent in extents {
        let (start, mut size) = (digits.len(), 1u64);
        while size < extent {
            let Some(&digit) = left.next() else { return layout.clone() };
            let Some(product) = size.checked_mul(digit.extent) else { return layout.clone() };
            size = product;
            match digits[start..].last_mut() {
                Some(last) if continues(*last, digit) => {
                    *last = Digit { extent: last.extent * digit.extent, stride: digit.stride };
                }
                _ => digits.push(digit),
            }
        }
        if size != extent {
            return layout.clone();
        }
    }
    Layout { digits, offset: layout.offset }
}
