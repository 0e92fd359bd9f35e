//! Names of results: labels of modes that come together from two operands, and the check that no two are alike.

use super::OpError;
use crate::shape::Shape;
use crate::sort;
use crate::tree::{Mode, Path};
use alloc::vec::Vec;

/// The copies' modes and then the elements', with `copy.` and `elem.` in front of names that both have.
pub(super) fn side_by_side(copies: &Shape, elements: &Shape) -> Result<Shape, OpError> {
    let prefixed = |prefix: &str, shape: &Shape, other: &Shape| -> Vec<Mode<u64>> {
        let relabel = |m: &Mode<u64>| {
            let label = if clashes(&m.label, other) { Path::name(prefix).join(&m.label) } else { m.label.clone() };
            Mode { label, tree: m.tree.clone() }
        };
        shape.modes.iter().map(relabel).collect()
    };
    let mut modes = prefixed("copy", copies, elements);
    modes.extend(prefixed("elem", elements, copies));
    unique(Shape { modes })
}

/// Whether a label is one of the shape's, lies below one or around it. What has no name clashes with nothing.
pub(super) fn clashes(label: &Path, shape: &Shape) -> bool {
    let meets = |other: &Path| !other.is_empty() && (other.is_prefix_of(label) || label.is_prefix_of(other));
    !label.is_empty() && shape.modes.iter().any(|m| meets(&m.label))
}

/// Refuses a shape in which one leaf's path is another's or lies below it, or two join to one identifier.
pub(super) fn unique(shape: Shape) -> Result<Shape, OpError> {
    let leaves = shape.leaves();
    let mut paths: Vec<&Path> = leaves.iter().map(|l| &l.path).collect();
    sort::by_key(&mut paths, |path| *path);
    // After sorting, a prefix stands right before what it is a prefix of.
    if let Some(pair) = paths.windows(2).find(|w| w[0].is_prefix_of(w[1])) {
        return Err(OpError::DuplicateName { path: pair[0].clone() });
    }
    let idents: Vec<_> = (0..shape.rank()).map(|i| shape.mode_path(i).ident()).collect();
    let mut idents: Vec<&str> = idents.iter().map(|ident| &**ident).collect();
    sort::by_key(&mut idents, |ident| *ident);
    match idents.windows(2).find(|w| w[0] == w[1]) {
        Some(pair) => Err(OpError::DuplicateName { path: Path::name(pair[0]) }),
        None => Ok(shape),
    }
}
