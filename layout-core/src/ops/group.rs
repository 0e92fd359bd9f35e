//! `group` and its special cases: the domain regrouped, each leaf once.

use super::{OpError, names, precompose};
use crate::layout::Layout;
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::shape::{Leaf, Shape};
use crate::tree::{Mode, Path, Tree};
use alloc::vec::Vec;

/// The same function on its coordinates, the domain nested as `modes` says: each leaf of the tree names a mode of the
/// operand, by path or position, with all that lies below it.
///
/// # Errors
/// Unknown, repeated and missing modes; names that clash.
pub fn group(map: &Map, modes: &[Mode<Path>]) -> Result<Map, OpError> {
    let leaves = map.domain.leaves();
    let mut order = Vec::with_capacity(leaves.len());
    let modes = modes.iter().map(|m| build(m, &map.domain, &mut order)).list_ok()?;
    check_each_once(&leaves, &order)?;
    Ok(regroup(map, names::unique(Shape { modes })?, &order))
}

/// Precomposition with the permutation of leaves `order` (old positions in the new order).
pub(super) fn regroup(map: &Map, domain: Shape, order: &[usize]) -> Map {
    precompose(map, domain, Layout::permutation(&map.domain.extents(), order))
}

/// One mode of the new domain; appends the old positions of its leaves to `order`.
fn build(mode: &Mode<Path>, domain: &Shape, order: &mut Vec<usize>) -> Result<Mode<u64>, OpError> {
    match &mode.tree {
        Tree::Tuple(inner) => {
            let inner = inner.iter().map(|m| build(m, domain, order)).list_ok()?;
            Ok(Mode { label: mode.label.clone(), tree: Tree::Tuple(inner) })
        }
        Tree::Leaf(written) => {
            let path = domain.resolve(written);
            let found = domain.find(&path);
            if found.is_empty() {
                return Err(OpError::UnknownMode { path: written.clone() });
            }
            order.extend(&found);
            let label = if mode.label.is_empty() { domain.given_name(&path) } else { mode.label.clone() };
            Ok(Mode { label, tree: subtree(domain, &path) })
        }
    }
}

/// The part of the domain that a full path names: one mode with all below it, or several together, each called by what
/// its name has behind the path.
pub(super) fn subtree(domain: &Shape, path: &Path) -> Tree<u64> {
    let mut parts = Vec::new();
    for (i, mode) in domain.modes.iter().enumerate() {
        cut_out(&domain.mode_path(i), &mode.tree, path, &mut parts);
    }
    match parts.as_slice() {
        [one] if one.label.is_empty() => one.tree.clone(),
        _ => Tree::Tuple(parts.into_iter().flat_map(without_wrapper).list()),
    }
}

/// Of the tree at the full path `at`, the topmost modes at `path` or below it.
fn cut_out(at: &Path, tree: &Tree<u64>, path: &Path, out: &mut Vec<Mode<u64>>) {
    match tree {
        _ if path.is_prefix_of(at) => out.push(Mode { label: at.below(path), tree: tree.clone() }),
        Tree::Tuple(modes) if at.is_prefix_of(path) => {
            for (i, m) in modes.iter().enumerate() {
                cut_out(&at.join(&m.label_or(i)), &m.tree, path, out);
            }
        }
        _ => {}
    }
}

/// Beside other modes, what an unnamed one holds keeps its paths only without it: of `a: (x: 2)` and `a.y: 3` the path
/// `a` names `x` and `y`.
fn without_wrapper(mode: Mode<u64>) -> Vec<Mode<u64>> {
    match mode.tree {
        Tree::Tuple(inner) if mode.label.is_empty() => {
            let named = |(i, m): (usize, Mode<u64>)| Mode { label: m.label_or(i), tree: m.tree };
            inner.into_iter().enumerate().map(named).list()
        }
        _ => alloc::vec![mode],
    }
}

fn check_each_once(leaves: &[Leaf], order: &[usize]) -> Result<(), OpError> {
    let mut count = alloc::vec![0usize; leaves.len()];
    for &i in order {
        count[i] += 1;
        if count[i] == 2 {
            return Err(OpError::RepeatedMode { path: leaves[i].path.clone() });
        }
    }
    let missing: Vec<Path> = (0..leaves.len()).filter(|&i| count[i] == 0).map(|i| leaves[i].path.clone()).list();
    if missing.is_empty() { Ok(()) } else { Err(OpError::MissingModes { paths: missing }) }
}

/// The modes in another order, by name or position.
///
/// # Errors
/// As [`group`].
pub fn permute(map: &Map, order: &[Path]) -> Result<Map, OpError> {
    let modes: Vec<Mode<Path>> = order.mapped(|p| Mode::unnamed(Tree::Leaf(p.clone())));
    group(map, &modes)
}

/// Each leaf a mode of its own, named by its path.
///
/// # Errors
/// Names that clash once joined.
pub fn flatten(map: &Map) -> Result<Map, OpError> {
    let leaves = map.domain.leaves();
    let named =
        |own: &dyn Fn(&Leaf) -> Path| names::unique(Shape { modes: leaves.mapped(|l| Mode::leaf(own(l), l.extent)) });
    // Inner names that stand in two unnamed modes are told apart by the whole path.
    let domain = named(&|l| map.domain.given_name(&l.path)).or_else(|_| named(&|l| l.path.clone()))?;
    Ok(Map { domain, ..map.clone() })
}

/// New names for the top-level modes.
///
/// # Errors
/// Another number of names than the rank; two alike.
pub fn rename(map: &Map, to: &[Path]) -> Result<Map, OpError> {
    if to.len() != map.domain.rank() {
        return Err(OpError::NameCount { rank: map.domain.rank(), names: to.len() });
    }
    let modes = map.domain.modes.iter().zip(to).map(|(m, label)| Mode { label: label.clone(), tree: m.tree.clone() });
    let domain = names::unique(Shape { modes: modes.list() })?;
    Ok(Map { domain, ..map.clone() })
}

/// `(a1,…,ak,b1,…,bk)` as the pairs `((a1,b1),…,(ak,bk))`, each named by the last component that both have.
///
/// # Errors
/// An odd rank.
pub fn zip(map: &Map) -> Result<Map, OpError> {
    let rank = map.domain.rank();
    if !rank.is_multiple_of(2) {
        return Err(OpError::OddRank { rank });
    }
    let half = rank / 2;
    let modes: Vec<Mode<u64>> = (0..half).map(|i| pair(&map.domain.modes[i], &map.domain.modes[i + half])).list();
    let leaves = map.domain.leaves();
    let of = |mode: usize| (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
    let order: Vec<usize> = (0..half).flat_map(|i| [of(i), of(i + half)]).flatten().list();
    Ok(regroup(map, names::unique(Shape { modes })?, &order))
}

fn pair(a: &Mode<u64>, b: &Mode<u64>) -> Mode<u64> {
    let common = match (a.label.0.split_last(), b.label.0.split_last()) {
        (Some((x, front_a)), Some((y, front_b))) if x == y => Some((x, front_a, front_b)),
        _ => None,
    };
    let (label, la, lb) = match common {
        // `tile.0` and `rest.0` have no name in common, only a number that stood for one.
        Some((name, fa, fb)) if name.parse::<usize>().is_ok() => (Path::default(), Path(fa.into()), Path(fb.into())),
        Some((name, fa, fb)) => (Path(name.clone().into()), Path(fa.into()), Path(fb.into())),
        None => (Path::default(), a.label.clone(), b.label.clone()),
    };
    let inner = alloc::vec![Mode { label: la, tree: a.tree.clone() }, Mode { label: lb, tree: b.tree.clone() }];
    Mode { label, tree: Tree::Tuple(inner) }
}

/// The contract of [`group`], [`permute`] and [`zip`]: `order` holds, for each leaf of `out`, its position among the
/// leaves of `map`; `leaves` is a coordinate of `out`.
#[must_use]
pub fn group_post(map: &Map, order: &[usize], out: &Map, leaves: &[u64]) -> bool {
    let mut old = alloc::vec![0; leaves.len()];
    order.iter().zip(leaves).for_each(|(&i, &c)| old[i] = c);
    out.eval(leaves) == map.eval(&old)
}

/// The contract of [`flatten`] and [`rename`]: the same function of the flattened coordinate.
#[must_use]
pub fn flatten_post(map: &Map, out: &Map, i: u64) -> bool {
    out.domain.extents() == map.domain.extents() && out.eval_linear(i) == map.eval_linear(i)
}

/// The contract of [`zip`], at a coordinate for each of the 2k modes of `map`: `(a1,…,ak,b1,…,bk)` is found at
/// `((a1,b1),…,(ak,bk))`.
#[must_use]
pub fn zip_post(map: &Map, out: &Map, modes: &[u64]) -> bool {
    let (a, b) = modes.split_at(modes.len() / 2);
    let sizes = map.domain.mode_sizes();
    let pairs: Vec<u64> = a.iter().zip(b).zip(&sizes[a.len()..]).map(|((x, y), n)| x * n + y).list();
    out.at(&pairs) == map.at(modes)
}
