//! When is a composite a layout of a refinement? The closed form (ours): `g∘f`, for a dense bijection `f`, is one iff
//! the strides of `f`, the canonical weights of the coalesced `g` and 1 form a divisibility chain.

use super::dense::is_dense;
use crate::layout::{Digit, Layout, continues};
use crate::map::Stage;
use alloc::vec::Vec;

/// `g∘f` as one layout whose extents refine those of `f`, the coarsest such; `None` where it is no layout over the
/// leaves of `f`. `f` must be a dense bijection onto the coordinates of `g` (otherwise `None`). A broadcast of `g`
/// stays a broadcast. O(k²), whatever the sizes.
#[must_use]
pub fn fold(f: &Layout, g: &Layout) -> Option<Layout> {
    if !is_dense(f) || f.size() != g.size() {
        return None;
    }
    let (g, size) = (g.coalesce(), g.size());
    let mut digits = Vec::with_capacity(f.digits.len() + g.digits.len());
    for digit in &f.digits {
        if digit.extent > 1 {
            if !is_chain(*digit, &g, size) {
                return None;
            }
            pieces(*digit, &g, size, &mut digits);
        }
    }
    Some(Layout { digits, offset: g.offset })
}

/// Whether of this stride of `f` and each weight of `g`, a layout of this size, one divides the other. The strides of a
/// dense `f` are a chain, and so are the weights.
fn is_chain(digit: Digit, g: &Layout, size: u64) -> bool {
    let (stride, mut weight) = (digit.stride.value(), size);
    for own in &g.digits {
        weight /= own.extent;
        if !(stride % weight == 0 || weight % stride == 0) {
            return false;
        }
    }
    true
}

/// Cuts one mode of `f` at the weights of `g` that fall inside it, slowest piece first.
fn pieces(digit: Digit, g: &Layout, size: u64, out: &mut Vec<Digit>) {
    let low = digit.stride.value();
    let (mut top, mut weight) = (low * digit.extent, size);
    for own in &g.digits {
        weight /= own.extent;
        if weight >= top {
            continue;
        }
        let base = weight.max(low);
        // The chain makes both quotients exact; the product is at most a value of `g`.
        let stride = own.stride.scale(base / weight).expect("bounded by the largest value of g");
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
    let (mut left, mut digits) = (layout.digits.iter(), Vec::<Digit>::with_capacity(layout.digits.len()));
    for &extent in extents {
        let (start, mut size) = (digits.len(), 1u64);
        while size < extent {
            let Some(&digit) = left.next() else { return layout.clone() };
            let Some(product) = size.checked_mul(digit.extent) else { return layout.clone() };
            size = product;
            if digit.extent == 1 {
                continue;
            }
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
