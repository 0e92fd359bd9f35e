//! `(G|p) ∘ F` with `p` known only at run time.

use super::{OpError, names};
use crate::decide::refinement::normalize;
use crate::int;
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage};
use crate::shape::{Shape, flatten, unflatten, weights};
use crate::space::Space;
use crate::tree::{Mode, Path};
use alloc::vec::Vec;

/// `(G|p) ∘ F = (G ∘ (id_p × F))|p`, where `bound` says of each leaf of `g` whether `p` binds it: the map in the
/// brackets, and of each of its leaves whether `p` binds it. The bound leaves come first, flat modes named by their
/// full paths (`bound.` in front of names that `f` has too), then the domain of `f`. All stages of `f` carry them
/// along.
///
/// # Errors
/// A left operand that is not into physical space, a middle space that is not logical, sizes that differ, names that
/// clash.
pub fn compose_bound(g: &Map, bound: &[bool], f: &Map) -> Result<(Map, Vec<bool>), OpError> {
    if g.to != Space::Physical {
        return Err(OpError::NotPhysical { to: g.to });
    }
    if g.from != Space::Logical || f.to != Space::Logical {
        return Err(OpError::Middle { left: g.from, right: f.to });
    }
    let extents = g.domain.extents();
    let (first, free) = parted(&extents, bound);
    let of = |leaves: &[usize]| leaves.mapped(|&i| extents[i]);
    let size = int::product(of(&free))?;
    if size != f.size() {
        return Err(OpError::ComposeSize { left: size, right: f.size() });
    }
    let domain = beside(g, &first, f)?;
    let front = of(&first);
    let carried = front.iter().zip(weights(&front)).map(|(&n, w)| (n, w * size));
    let carried: Vec<Digit> = carried.map(|(extent, d)| Digit { extent, stride: Stride::Int(d) }).list();
    let carry = |l: &Layout| Layout { digits: [&carried[..], &l.digits].concat(), offset: l.offset };
    let mut stages: Vec<Stage> = f.layouts().map(|l| Stage::Layout(carry(l))).list();
    // From the bound leaves and then the others to the order of `g`.
    stages.push(Stage::Layout(Layout::permutation(&extents, &[&first[..], &free].concat())));
    stages.extend(g.stages.iter().cloned());
    normalize(&mut stages, &domain.extents());
    let leaves = first.len() + f.domain.extents().len();
    let bound = (0..leaves).map(|i| i < first.len()).list();
    Ok((Map { domain, from: f.from, to: g.to, stages, restricted: g.restricted }, bound))
}

/// The leaves that are bound, and the others.
fn parted(extents: &[u64], bound: &[bool]) -> (Vec<usize>, Vec<usize>) {
    (0..extents.len()).partition(|&i| bound.get(i) == Some(&true))
}

/// The bound leaves, flat, and then the domain of `f`.
fn beside(g: &Map, first: &[usize], f: &Map) -> Result<Shape, OpError> {
    let leaves = g.domain.leaves();
    let mut modes = Vec::with_capacity(first.len() + f.domain.rank());
    for &i in first {
        let own = g.domain.given_name(&leaves[i].path);
        let label = if names::clashes(&own, &f.domain) { Path::name("bound").join(&own) } else { own };
        modes.push(Mode::leaf(label, leaves[i].extent));
    }
    modes.extend(f.domain.modes.iter().cloned());
    names::unique(Shape { modes })
}

/// The contract of [`compose_bound`], at the coordinates `p` of the bound leaves and the flattened coordinate `i` of
/// `f`.
#[must_use]
pub fn compose_bound_post(g: &Map, bound: &[bool], f: &Map, out: &Map, p: &[u64], i: u64) -> bool {
    let extents = g.domain.extents();
    let (first, free) = parted(&extents, bound);
    let inner: Vec<u64> = free.mapped(|&k| extents[k]);
    let mut leaves = alloc::vec![0; extents.len()];
    free.iter().zip(unflatten(&inner, f.eval_linear(i))).for_each(|(&k, c)| leaves[k] = c);
    first.iter().zip(p).for_each(|(&k, &c)| leaves[k] = c);
    let front: Vec<u64> = first.mapped(|&k| extents[k]);
    out.eval_linear(flatten(&front, p) * f.size() + i) == g.eval(&leaves)
}
