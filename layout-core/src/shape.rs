//! Shapes: extents, sizes, and coordinates in the one fixed order (the last mode varies fastest). No strides.

use crate::int::{self, Overflow};
use crate::list::{Listed as _, Mapped as _};
use crate::tree::{Mode, Path, Tree};
use alloc::{format, vec::Vec};

/// A domain: its top-level modes. A rank-0 shape (no modes) has size 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The top-level modes.
    pub modes: Vec<Mode<u64>>,
}

/// A leaf of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Its full path; `i0`, `i1`, … for unnamed top-level modes.
    pub path: Path,
    /// Its extent.
    pub extent: u64,
    /// The top-level mode it belongs to.
    pub mode: usize,
}

impl Shape {
    /// A flat shape of unnamed modes.
    #[must_use]
    pub fn flat(extents: &[u64]) -> Self {
        Shape { modes: extents.mapped(|&n| Mode::unnamed(Tree::Leaf(n))) }
    }

    /// A flat shape of named modes.
    #[must_use]
    pub fn named(modes: &[(&str, u64)]) -> Self {
        Shape { modes: modes.mapped(|&(name, n)| Mode::leaf(Path::parse(name), n)) }
    }

    /// The number of top-level modes.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.modes.len()
    }

    /// The product of the extents.
    pub fn size(&self) -> Result<u64, Overflow> {
        let mut size = Ok(1);
        for mode in &self.modes {
            mode.tree.each_leaf(&mut |&n| size = size.and_then(|size| int::mul(size, n)));
        }
        size
    }

    /// The extent of each leaf.
    #[must_use]
    pub fn extents(&self) -> Vec<u64> {
        let mut out = Vec::with_capacity(self.modes.len());
        for mode in &self.modes {
            mode.tree.each_leaf(&mut |&n| out.push(n));
        }
        out
    }

    /// The size of each top-level mode; wraps only where [`Shape::size`] overflows.
    #[must_use]
    pub fn mode_sizes(&self) -> Vec<u64> {
        let mut out = Vec::with_capacity(self.modes.len());
        for mode in &self.modes {
            let mut size = 1u64;
            mode.tree.each_leaf(&mut |n| size = size.wrapping_mul(*n));
            out.push(size);
        }
        out
    }

    /// The name of a top-level mode: its label, or `i` and its position.
    #[must_use]
    pub fn mode_path(&self, position: usize) -> Path {
        match self.modes.get(position) {
            Some(mode) if !mode.label.is_empty() => mode.label.clone(),
            _ => Path::name(&format!("i{position}")),
        }
    }

    /// The leaves with their paths.
    #[must_use]
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut out = Vec::new();
        for (mode, m) in self.modes.iter().enumerate() {
            m.tree.walk(&self.mode_path(mode), &mut |path, &extent| {
                out.push(Leaf { path: path.clone(), extent, mode });
            });
        }
        out
    }

    /// The positions of the leaves that `path` binds: those at it or below it. A path that begins with a number names a
    /// top-level mode by position where no mode has that name.
    #[must_use]
    pub fn find(&self, path: &Path) -> Vec<usize> {
        let path = self.resolve(path);
        let leaves = self.leaves();
        (0..leaves.len()).filter(|&i| path.is_prefix_of(&leaves[i].path)).list()
    }

    /// The full path from its first label on: leading numbers stand for missing names, and such modes are numbered
    /// anew in each result. Empty where there is no label.
    #[must_use]
    pub fn given_name(&self, path: &Path) -> Path {
        let path = self.resolve(path);
        let label = |(position, mode): (usize, &Mode<u64>)| from_label(mode, &self.mode_path(position), &path);
        self.modes.iter().enumerate().find_map(label).unwrap_or_default()
    }

    /// The full path: a leading position replaced by the name of that mode, where nothing has the path as it is. A path
    /// that names nothing stays as it is.
    #[must_use]
    pub fn resolve(&self, path: &Path) -> Path {
        let Some(position) = path.0.first().and_then(|first| first.parse::<usize>().ok()) else {
            return path.clone();
        };
        let leaves = self.leaves();
        let names_some = |path: &Path| leaves.iter().any(|leaf| path.is_prefix_of(&leaf.path));
        if position >= self.rank() || names_some(path) {
            return path.clone();
        }
        let full = self.mode_path(position).join(&Path(path.0[1..].into()));
        if names_some(&full) { full } else { path.clone() }
    }
}

/// What is left of a path that begins with `own`, the path of `mode`, or ends within it, from its first label on.
fn from_label(mode: &Mode<u64>, own: &Path, path: &Path) -> Option<Path> {
    let below = path.below(own);
    match &mode.tree {
        _ if !own.is_prefix_of(path) => path.is_prefix_of(own).then(|| path.clone()),
        _ if !mode.label.is_empty() => Some(path.clone()),
        Tree::Tuple(modes) if !below.is_empty() => {
            modes.iter().enumerate().find_map(|(i, m)| from_label(m, &m.label_or(i), &below))
        }
        _ => None,
    }
}

/// Canonical weights of a flat shape: `(n2⋯nk, …, nk, 1)`. The size must fit in 64 bits.
#[must_use]
pub fn weights(extents: &[u64]) -> Vec<u64> {
    let mut out = alloc::vec![1u64; extents.len()];
    for i in (1..extents.len()).rev() {
        out[i - 1] = out[i].wrapping_mul(extents[i]);
    }
    out
}

/// `flatten`: one integer from one coordinate a leaf.
#[must_use]
pub fn flatten(extents: &[u64], coordinates: &[u64]) -> u64 {
    extents.iter().zip(coordinates).fold(0, |acc, (&n, &c)| acc * n + c)
}

/// `unflatten`: one coordinate a leaf from one integer below the size.
#[must_use]
pub fn unflatten(extents: &[u64], mut i: u64) -> Vec<u64> {
    let mut out = alloc::vec![0; extents.len()];
    for (slot, &n) in out.iter_mut().zip(extents).rev() {
        *slot = i % n;
        i /= n;
    }
    out
}
