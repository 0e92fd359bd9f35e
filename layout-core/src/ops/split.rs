//! `split(L, mode, S)`: one mode written as the shape S. Only the domain changes.

use super::{OpError, names, precompose};
use crate::layout::Layout;
use crate::list::Listed as _;
use crate::map::Map;
use crate::shape::Shape;
use crate::tree::{Mode, Path, Tree};
use alloc::vec::Vec;

/// The mode at `path` becomes `S : d·canonical strides of S`. A top-level mode becomes the modes of S, named
/// `mode.name`; a mode inside another one becomes a nested mode.
///
/// # Errors
/// An unknown mode, a path that names several, another size.
pub fn split(map: &Map, path: &Path, shape: &Shape) -> Result<Map, OpError> {
    let full = map.domain.resolve(path);
    let bound = map.domain.find(&full);
    let leaves = map.domain.leaves();
    let Some(&first) = bound.first() else {
        return Err(OpError::UnknownMode { path: path.clone() });
    };
    let size: u64 = bound.iter().map(|&i| leaves[i].extent).product();
    if size != shape.size()? {
        return Err(OpError::SplitSize { mode: size, shape: shape.size()? });
    }
    let top = leaves[first].mode;
    let mut modes = map.domain.modes.clone();
    if bound.iter().any(|&i| leaves[i].mode != top) {
        return Err(OpError::NotOneMode { path: path.clone() });
    }
    let name = map.domain.mode_path(top);
    if full.is_prefix_of(&name) {
        let spliced = splice(&modes[top].label, shape);
        modes.splice(top..=top, spliced);
    } else if !replace(&mut modes[top].tree, &name, &full, shape) {
        return Err(OpError::NotOneMode { path: path.clone() });
    }
    let domain = names::unique(Shape { modes })?;
    let canonical = Layout::canonical(&domain.extents())?;
    Ok(precompose(map, domain, canonical))
}

/// The modes of S with the split mode's name in front.
fn splice(label: &Path, shape: &Shape) -> Vec<Mode<u64>> {
    let named = |(position, m): (usize, &Mode<u64>)| {
        let own = if label.is_empty() { m.label.clone() } else { m.label_or(position) };
        // A bare extent keeps the mode's name.
        let own = if shape.rank() == 1 && m.label.is_empty() { Path::default() } else { own };
        Mode { label: label.join(&own), tree: m.tree.clone() }
    };
    shape.modes.iter().enumerate().map(named).list()
}

/// Puts S in the place of the node whose full path is `path`.
fn replace(tree: &mut Tree<u64>, at: &Path, path: &Path, shape: &Shape) -> bool {
    if at == path {
        *tree = Tree::Tuple(shape.modes.clone());
        return true;
    }
    match tree {
        Tree::Leaf(_) => false,
        Tree::Tuple(modes) => modes.iter_mut().enumerate().any(|(i, m)| {
            let below = at.join(&m.label_or(i));
            replace(&mut m.tree, &below, path, shape)
        }),
    }
}

/// The contract of [`split`]: the same function of the flattened coordinate.
#[must_use]
pub fn split_post(map: &Map, out: &Map, i: u64) -> bool {
    out.eval_linear(i) == map.eval_linear(i)
}
