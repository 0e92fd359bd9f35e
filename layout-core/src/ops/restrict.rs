//! `f|p`: some coordinates fixed to values or cut to ranges (paper, section 5; ranges are ours).

use super::group::regroup;
use super::{OpError, names};
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage};
use crate::shape::{self, Leaf, Shape, weights};
use crate::space::Space;
use crate::tree::{Mode, Path, Tree};
use alloc::vec::Vec;
use core::ops::Range;

/// What a mode is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bind {
    /// One value; the mode leaves the domain.
    Value(u64),
    /// `low..high`; the mode stays as one leaf of extent `high − low`.
    Range(u64, u64),
}

/// What becomes of one leaf.
#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Keep,
    Fixed(u64),
    /// The first leaf of a range, which stands for all.
    Range {
        bind: usize,
        low: u64,
        high: u64,
    },
    /// A later leaf of a range.
    Merged,
}

/// `map|binds`: a path binds everything below it, as one integer. The first stage gets an offset, or, where a cut
/// cannot be expressed on its digits, a stage in front.
///
/// # Errors
/// A map that does not end in memory; unknown modes, modes bound twice, values outside, ranges without a value; names
/// of what is left that clash.
pub fn restrict(map: &Map, binds: &[(Path, Bind)]) -> Result<Map, OpError> {
    if map.to != Space::Physical {
        return Err(OpError::NotPhysical { to: map.to });
    }
    let binds = &by_name(&map.domain, binds);
    let map = &gathered(map, binds);
    let leaves = map.domain.leaves();
    let fates = fates(&map.domain, &leaves, binds)?;
    let modes = rebuild(&map.domain, &fates, binds);
    Ok(cut(map, names::unique(Shape { modes })?, &fates))
}

/// The map over what is left of its domain.
fn cut(map: &Map, domain: Shape, fates: &[Fate]) -> Map {
    let mut stages = Vec::with_capacity(map.stages.len() + 1);
    let mut rest = map.stages.as_slice();
    if let [Stage::Layout(first), after @ ..] = rest {
        let extents = map.domain.extents();
        stages.push(Stage::Layout(match on_digits(first, &extents, fates) {
            Some(layout) => {
                rest = after;
                layout
            }
            None => in_front(&extents, fates),
        }));
    }
    for stage in rest {
        stages.push(stage.clone());
    }
    Map { domain, from: map.from, to: map.to, stages, restricted: true }
}

/// A map into memory with its top-level modes from `first` on at these coordinates, which are inside. By number, not as
/// [`restrict`]: a name might bind another mode too.
#[must_use]
pub fn fix(map: &Map, first: usize, coordinates: &[u64]) -> Map {
    debug_assert!(map.to == Space::Physical && first + coordinates.len() <= map.domain.rank());
    let (mut modes, mut fates) = (Vec::new(), Vec::with_capacity(map.domain.rank()));
    for (i, mode) in map.domain.modes.iter().enumerate() {
        let Some(&fixed) = i.checked_sub(first).and_then(|i| coordinates.get(i)) else {
            mode.tree.each_leaf(&mut |_| fates.push(Fate::Keep));
            modes.push(mode.clone());
            continue;
        };
        // The extents of its leaves, and then in their place the coordinates, the last varying fastest.
        let (start, mut left) = (fates.len(), fixed);
        mode.tree.each_leaf(&mut |&n| fates.push(Fate::Fixed(n)));
        for fate in fates[start..].iter_mut().rev() {
            if let Fate::Fixed(n) = fate {
                (*n, left) = (left % *n, left / *n);
            }
        }
    }
    cut(map, Shape { modes }, &fates)
}

/// Paths by name in the place of positions, which gathering would change.
fn by_name(domain: &Shape, binds: &[(Path, Bind)]) -> Vec<(Path, Bind)> {
    binds.mapped(|(path, to)| (domain.resolve(path), *to))
}

/// Brings the leaves of each range together where other leaves stand between them.
fn gathered(map: &Map, binds: &[(Path, Bind)]) -> Map {
    let mut map = map.clone();
    for (path, _) in binds.iter().filter(|(_, b)| matches!(b, Bind::Range(..))) {
        let bound = map.domain.find(path);
        let (Some(&first), Some(&last)) = (bound.first(), bound.last()) else { continue };
        if last - first + 1 == bound.len() {
            continue;
        }
        let leaves = map.domain.leaves();
        let others = (0..leaves.len()).filter(|i| !bound.contains(i));
        let before = others.clone().filter(|&i| i < first);
        let order: Vec<usize> = before.chain(bound.iter().copied()).chain(others.filter(|&i| i > first)).list();
        map = regroup(&map, Shape { modes: apart(&map.domain, &leaves, &bound, &order) }, &order);
    }
    map
}

/// The leaves in this order, those in modes of the bound ones as modes of their own; the other modes as they are.
fn apart(domain: &Shape, leaves: &[Leaf], bound: &[usize], order: &[usize]) -> Vec<Mode<u64>> {
    let cut = |mode: usize| bound.iter().any(|&i| leaves[i].mode == mode);
    let first_of = |i: usize| i == 0 || leaves[i - 1].mode != leaves[i].mode;
    let one = |&i: &usize| {
        let mode = leaves[i].mode;
        match cut(mode) {
            true => Some(Mode::leaf(leaves[i].path.clone(), leaves[i].extent)),
            false => first_of(i).then(|| Mode { label: domain.mode_path(mode), tree: domain.modes[mode].tree.clone() }),
        }
    };
    order.iter().filter_map(one).list()
}

fn fates(domain: &Shape, leaves: &[Leaf], binds: &[(Path, Bind)]) -> Result<Vec<Fate>, OpError> {
    let mut fates = alloc::vec![Fate::Keep; leaves.len()];
    for (bind, (path, to)) in binds.iter().enumerate() {
        let bound = domain.find(path);
        if bound.is_empty() {
            return Err(OpError::UnknownMode { path: path.clone() });
        }
        if let Some(&i) = bound.iter().find(|&&i| fates[i] != Fate::Keep) {
            return Err(OpError::RepeatedMode { path: leaves[i].path.clone() });
        }
        let extents: Vec<u64> = bound.mapped(|&i| leaves[i].extent);
        let size: u64 = extents.iter().product();
        match *to {
            Bind::Value(value) if value >= size => return Err(OpError::ValueOutside { bind, value, size }),
            Bind::Value(value) => {
                for (&i, v) in bound.iter().zip(shape::unflatten(&extents, value)) {
                    fates[i] = Fate::Fixed(v);
                }
            }
            Bind::Range(low, high) if low >= high => return Err(OpError::RangeEmpty { bind, low, high }),
            Bind::Range(_, high) if high > size => return Err(OpError::ValueOutside { bind, value: high - 1, size }),
            Bind::Range(low, high) => {
                bound.iter().for_each(|&i| fates[i] = Fate::Merged);
                fates[bound[0]] = Fate::Range { bind, low, high };
            }
        }
    }
    Ok(fates)
}

/// The domain without what is fixed, each range one leaf.
fn rebuild(domain: &Shape, fates: &[Fate], binds: &[(Path, Bind)]) -> Vec<Mode<u64>> {
    let mut next = 0;
    let mut modes = Vec::new();
    for (position, mode) in domain.modes.iter().enumerate() {
        let own = domain.mode_path(position);
        let first = next;
        let tree = prune(&mode.tree, fates, &mut next);
        // A range over the whole mode, or over several, makes one leaf named as the bind says.
        match (fates[first..next].first(), tree) {
            (_, None) => {}
            (Some(&Fate::Range { bind, low, high }), Some(_))
                if binds[bind].0.is_prefix_of(&own) && !mode.label.is_empty() =>
            {
                modes.push(Mode::leaf(binds[bind].0.clone(), high - low));
            }
            (Some(&Fate::Range { bind, low, high }), Some(_))
                if fates[first + 1..next].iter().all(|f| *f == Fate::Merged) && !is_inner(&binds[bind].0, &own) =>
            {
                modes.push(Mode::leaf(mode.label.clone(), high - low));
            }
            (_, Some(tree)) => modes.push(Mode { label: mode.label.clone(), tree }),
        }
    }
    modes
}

/// Whether `path` names something strictly inside the mode `own`.
fn is_inner(path: &Path, own: &Path) -> bool {
    own.is_prefix_of(path) && path.0.len() > own.0.len()
}

/// The tree without what is fixed, a range as one leaf; `next` is the number of its first leaf and then of the one
/// after it.
fn prune(tree: &Tree<u64>, fates: &[Fate], next: &mut usize) -> Option<Tree<u64>> {
    match tree {
        Tree::Leaf(extent) => {
            *next += 1;
            match fates[*next - 1] {
                Fate::Keep => Some(Tree::Leaf(*extent)),
                Fate::Range { low, high, .. } => Some(Tree::Leaf(high - low)),
                Fate::Fixed(_) | Fate::Merged => None,
            }
        }
        Tree::Tuple(modes) => {
            let kept = modes.iter().filter_map(|m| {
                let tree = prune(&m.tree, fates, next)?;
                Some(Mode { label: m.label.clone(), tree })
            });
            let kept: Vec<Mode<u64>> = kept.list();
            (!kept.is_empty()).then_some(Tree::Tuple(kept))
        }
    }
}

/// The leaves one by one, but for those of a range, which are neighbours.
fn runs(fates: &[Fate]) -> Vec<(Range<usize>, Fate)> {
    let mut out: Vec<(Range<usize>, Fate)> = Vec::new();
    for (i, &fate) in fates.iter().enumerate() {
        match out.last_mut() {
            Some((run, _)) if fate == Fate::Merged => run.end = i + 1,
            _ => out.push((i..i + 1, fate)),
        }
    }
    out
}

/// The restriction on the first stage's own digits, where they follow the leaves and each range is one digit.
fn on_digits(first: &Layout, extents: &[u64], fates: &[Fate]) -> Option<Layout> {
    let mut out = Layout { digits: Vec::with_capacity(first.digits.len()), offset: first.offset };
    let (mut left, mut leaf) = (first.digits.as_slice(), 0);
    while leaf < fates.len() {
        let (fate, from) = (fates[leaf], left);
        left = behind(left, extents[leaf])?;
        leaf += 1;
        while leaf < fates.len() && matches!(fates[leaf], Fate::Merged) {
            left = behind(left, extents[leaf])?;
            leaf += 1;
        }
        let own = &from[..from.len() - left.len()];
        match fate {
            Fate::Fixed(0) => {}
            Fate::Fixed(value) => out.offset += Layout { digits: own.to_vec(), offset: 0 }.eval(value),
            Fate::Range { low, high, .. } => match (Layout { digits: own.to_vec(), offset: 0 }).coalesce().digits[..] {
                [] => {}
                [d] => {
                    out.offset += low * d.stride.value();
                    out.digits.push(Digit { extent: high - low, stride: d.stride });
                }
                _ => return None,
            },
            Fate::Keep | Fate::Merged => {
                for digit in own {
                    if digit.extent > 1 {
                        out.digits.push(*digit);
                    }
                }
            }
        }
    }
    Some(out)
}

/// The digits behind those of a leaf of this extent; `None` where one straddles its end.
fn behind(mut digits: &[Digit], extent: u64) -> Option<&[Digit]> {
    let mut size = 1u64;
    while size < extent {
        let (first, rest) = digits.split_first()?;
        size = size.checked_mul(first.extent)?;
        digits = rest;
    }
    (size == extent).then_some(digits)
}

/// The restriction as a stage of its own: the kept leaves with their weights in the whole domain.
fn in_front(extents: &[u64], fates: &[Fate]) -> Layout {
    let unit = weights(extents);
    let mut out = Layout { digits: Vec::new(), offset: 0 };
    for (run, fate) in runs(fates) {
        let stride = unit[run.end - 1];
        let (low, extent) = match fate {
            Fate::Fixed(value) => (value, 1),
            Fate::Range { low, high, .. } => (low, high - low),
            Fate::Keep | Fate::Merged => (0, extents[run.start]),
        };
        out.offset += low * stride;
        if extent > 1 {
            out.digits.push(Digit { extent, stride: Stride::Int(stride) });
        }
    }
    out
}

/// The contract of [`restrict`]: `f|p(c) = f(c, p)`, at one coordinate for each leaf that is left.
#[must_use]
pub fn restrict_post(map: &Map, binds: &[(Path, Bind)], out: &Map, leaves: &[u64]) -> bool {
    let extents = map.domain.extents();
    let mut whole = alloc::vec![None; extents.len()];
    let mut left = leaves.iter();
    for i in 0..extents.len() {
        let bind = binds.iter().find(|(path, _)| map.domain.find(path).contains(&i));
        let bound = bind.map_or(alloc::vec![i], |(path, _)| map.domain.find(path));
        if whole[i].is_some() {
            continue;
        }
        let value = match bind {
            Some((_, Bind::Value(value))) => Some(*value),
            Some((_, Bind::Range(low, _))) => left.next().map(|c| c + low),
            None => left.next().copied(),
        };
        let Some(value) = value else { return false };
        let inner: Vec<u64> = bound.mapped(|&j| extents[j]);
        bound.iter().zip(shape::unflatten(&inner, value)).for_each(|(&j, c)| whole[j] = Some(c));
    }
    let whole: Vec<u64> = whole.into_iter().flatten().list();
    left.next().is_none() && out.eval(leaves) == map.eval(&whole)
}
