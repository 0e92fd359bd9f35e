//! Nested tuples, their modes labelled. Knows no strides and no meaning of the integers at the leaves.

use crate::list::Mapped as _;
pub use crate::path::{Name, Path};
use alloc::vec::Vec;

/// A leaf or a tuple of labelled trees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tree<T> {
    /// An integer, usually.
    Leaf(T),
    /// A tuple.
    Tuple(Vec<Mode<T>>),
}

/// A tree with its label; the label is a path because `divide` and its kin name flat modes `tile.row`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mode<T> {
    /// Empty where the mode is unnamed.
    pub label: Path,
    /// What it holds.
    pub tree: Tree<T>,
}

impl<T> Mode<T> {
    /// An unnamed mode.
    pub fn unnamed(tree: Tree<T>) -> Self {
        Mode { label: Path::default(), tree }
    }

    /// A named leaf.
    pub fn leaf(label: Path, value: T) -> Self {
        Mode { label, tree: Tree::Leaf(value) }
    }
}

impl<T> Tree<T> {
    /// The leaves, left to right.
    pub fn leaves(&self) -> Vec<&T> {
        let mut out = Vec::new();
        self.each_leaf(&mut |leaf| out.push(leaf));
        out
    }

    /// Calls `f` with the value of each leaf, left to right.
    pub fn each_leaf<'a>(&'a self, f: &mut impl FnMut(&'a T)) {
        match self {
            Tree::Leaf(value) => f(value),
            Tree::Tuple(modes) => {
                for mode in modes {
                    mode.tree.each_leaf(f);
                }
            }
        }
    }

    /// Calls `f` with the path below `at` and the value of each leaf, left to right.
    pub fn walk<'a>(&'a self, at: &Path, f: &mut impl FnMut(&Path, &'a T)) {
        match self {
            Tree::Leaf(value) => f(at, value),
            Tree::Tuple(modes) => {
                for (position, mode) in modes.iter().enumerate() {
                    mode.tree.walk(&at.join(&mode.label_or(position)), f);
                }
            }
        }
    }

    /// The same nesting with other leaves, `f` called left to right.
    pub fn map<U>(&self, f: &mut impl FnMut(&T) -> U) -> Tree<U> {
        match self {
            Tree::Leaf(value) => Tree::Leaf(f(value)),
            Tree::Tuple(modes) => Tree::Tuple(modes.mapped(|m| Mode { label: m.label.clone(), tree: m.tree.map(f) })),
        }
    }

    /// Whether two trees nest alike, labels aside.
    pub fn congruent<U>(&self, other: &Tree<U>) -> bool {
        match (self, other) {
            (Tree::Leaf(_), Tree::Leaf(_)) => true,
            (Tree::Tuple(a), Tree::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.tree.congruent(&b.tree))
            }
            _ => false,
        }
    }
}

impl<T> Mode<T> {
    /// The label, or the position where there is none.
    pub fn label_or(&self, position: usize) -> Path {
        if self.label.is_empty() { Path::name(&alloc::format!("{position}")) } else { self.label.clone() }
    }
}
