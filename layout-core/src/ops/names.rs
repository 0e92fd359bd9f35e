//! Names of results: labels of modes that come together from two operands, and the check that no two are alike.

use super::OpError;
use crate::list::{Listed as _, Mapped as _};
use crate::shape::Shape;
use crate::sort;
use crate::tree::{Mode, Name, Path, Tree};
use alloc::vec::Vec;

/// The copies' modes and then the elements', with `copy.` and `elem.` in front of names that both have.
pub(super) fn side_by_side(copies: &Shape, elements: &Shape) -> Result<Shape, OpError> {
    let prefixed = |prefix: &str, shape: &Shape, other: &Shape| -> Vec<Mode<u64>> {
        let relabel = |m: &Mode<u64>| {
            let label = if clashes(&m.label, other) { Path::name(prefix).join(&m.label) } else { m.label.clone() };
            Mode { label, tree: m.tree.clone() }
        };
        shape.modes.mapped(relabel)
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
    if plainly_unique(&shape.modes) {
        return Ok(shape);
    }
    let leaves = shape.leaves();
    let mut paths: Vec<&Path> = leaves.mapped(|l| &l.path);
    sort::by_key(&mut paths, |path| *path);
    // After sorting, a prefix stands right before what it is a prefix of.
    if let Some(pair) = paths.windows(2).find(|w| w[0].is_prefix_of(w[1])) {
        return Err(OpError::DuplicateName { path: pair[0].clone() });
    }
    let idents: Vec<_> = (0..shape.rank()).map(|i| shape.mode_path(i).ident()).list();
    let mut idents: Vec<&str> = idents.mapped(|ident| &**ident);
    sort::by_key(&mut idents, |ident| *ident);
    match idents.windows(2).find(|w| w[0] == w[1]) {
        Some(pair) => Err(OpError::DuplicateName { path: Path::name(pair[0]) }),
        None => Ok(shape),
    }
}

/// Whether any two modes, all of them leaves with names, differ at the first letter, or at the last where they have as
/// many components: then neither is a prefix of the other, and so differ what they join to. Nearly all do, and this
/// takes no lists.
fn plainly_unique(modes: &[Mode<u64>]) -> bool {
    // Pairs are counted: many modes are sorted.
    modes.len() <= 16
        && modes.iter().enumerate().all(|(i, mode)| {
            let plain = matches!(mode.tree, Tree::Leaf(_)) && mode.label.0.iter().all(|name| !name.contains('#'));
            plain && modes[..i].iter().all(|other| plainly_differ(&mode.label.0, &other.label.0))
        })
}

fn plainly_differ(a: &[Name], b: &[Name]) -> bool {
    let (Some(a_first), Some(a_last), Some(b_first), Some(b_last)) = (a.first(), a.last(), b.first(), b.last()) else {
        return false;
    };
    let first = a_first.as_bytes().first() != b_first.as_bytes().first();
    first || (a.len() == b.len() && a_last.as_bytes().last() != b_last.as_bytes().last())
}
