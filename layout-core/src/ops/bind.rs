//! Modes bound at run time: they move to the front of the domain, where the caller supplies them.

use super::group::{regroup, subtree};
use super::{OpError, names};
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::shape::Shape;
use crate::space::Space;
use crate::tree::{Mode, Path, Tree};
use alloc::vec::Vec;

/// The same function with the modes at `paths` right behind the first `bound` modes, which are bound already. Each
/// path becomes one mode, to be read as one integer; what is left keeps its order and nesting.
///
/// # Errors
/// A map that does not end in memory; an unknown mode, or one that is bound already.
pub fn bind(map: &Map, bound: usize, paths: &[Path]) -> Result<Map, OpError> {
    if map.to != Space::Physical {
        return Err(OpError::NotPhysical { to: map.to });
    }
    let leaves = map.domain.leaves();
    let mut taken: Vec<bool> = leaves.mapped(|l| l.mode < bound);
    let mut order: Vec<usize> = (0..leaves.len()).filter(|&i| taken[i]).list();
    let mut modes: Vec<Mode<u64>> = map.domain.modes[..bound].to_vec();
    for written in paths {
        // A position is no name: an unnamed mode is called as it was shown, `i0`.
        let path = map.domain.resolve(written);
        let found = (0..leaves.len()).filter(|&i| path.is_prefix_of(&leaves[i].path)).list();
        if found.is_empty() {
            return Err(OpError::UnknownMode { path: written.clone() });
        }
        if let Some(&twice) = found.iter().find(|&&i| taken[i]) {
            return Err(OpError::RepeatedMode { path: leaves[twice].path.clone() });
        }
        found.iter().for_each(|&i| taken[i] = true);
        modes.push(Mode { tree: subtree(&map.domain, &path), label: path });
        order.extend_from_slice(&found);
    }
    for (i, taken) in taken.iter().enumerate() {
        if !taken {
            order.push(i);
        }
    }
    let mut next = 0;
    // What is left keeps the name that it had by its position, which a bound mode may have taken along.
    let rest = map.domain.modes.iter().enumerate().filter_map(|(i, m)| {
        let tree = without(&m.tree, &taken, &mut next)?;
        Some(Mode { label: map.domain.mode_path(i), tree })
    });
    modes.extend(rest);
    Ok(regroup(map, names::unique(Shape { modes })?, &order))
}

/// The tree without the leaves that are taken; `None` where none is left.
fn without(tree: &Tree<u64>, taken: &[bool], next: &mut usize) -> Option<Tree<u64>> {
    match tree {
        Tree::Leaf(extent) => {
            *next += 1;
            (!taken[*next - 1]).then_some(Tree::Leaf(*extent))
        }
        Tree::Tuple(modes) => {
            let before = *next;
            let kept = modes.iter().enumerate().filter_map(|(i, m)| {
                let tree = without(&m.tree, taken, next)?;
                Some((i, Mode { label: m.label.clone(), tree }))
            });
            let kept: Vec<(usize, Mode<u64>)> = kept.list();
            let cut = taken[before..*next].contains(&true);
            let named = kept.into_iter().map(|(i, m)| if cut { Mode { label: m.label_or(i), ..m } } else { m });
            let kept: Vec<Mode<u64>> = named.list();
            (!kept.is_empty()).then_some(Tree::Tuple(kept))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stride, ops};

    #[test]
    fn bound_modes_come_first() {
        let shape = Shape::named(&[("a", 2), ("rest.row", 3), ("rest.col", 5), ("v", 4)]);
        let strides = [Stride::Int(100), Stride::Int(1), Stride::Int(3), Stride::Int(20)];
        let map = ops::layout(shape, &strides, Space::Logical, Space::Physical).unwrap();
        let bound = bind(&map, 0, &[Path::parse("rest"), Path::parse("a")]).unwrap();
        assert_eq!(bound.domain.mode_sizes(), [15, 2, 4]);
        for (rest, a, v) in [(0, 0, 0), (7, 1, 3), (14, 1, 2)] {
            assert_eq!(bound.at(&[rest, a, v]), map.at(&[a, rest / 5, rest % 5, v]));
        }
        let again = bind(&bound, 2, &[Path::parse("v")]).unwrap();
        assert_eq!(again.at(&[7, 1, 3]), bound.at(&[7, 1, 3]));
        assert!(matches!(bind(&bound, 2, &[Path::parse("rest.row")]), Err(OpError::RepeatedMode { .. })));
        assert!(matches!(bind(&bound, 2, &[Path::parse("w")]), Err(OpError::UnknownMode { .. })));
    }
}
