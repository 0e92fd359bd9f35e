//! Nested tuples and mode paths. Knows no strides and no meaning of the integers at the leaves.

use alloc::{string::String, sync::Arc, vec::Vec};
use core::fmt;

/// One component of a mode path.
pub type Name = Arc<str>;

/// `rest.row`, `lane.0`: names from the outside in. Empty for an unnamed mode.
#[derive(Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(pub Vec<Name>);

impl Clone for Path {
    fn clone(&self) -> Self {
        // Most are empty or one name; macros run unoptimised, and what is derived takes many more steps.
        let mut names = Vec::new();
        if !self.0.is_empty() {
            names.reserve_exact(self.0.len());
            for name in &self.0 {
                names.push(Name::clone(name));
            }
        }
        Path(names)
    }
}

impl Path {
    /// A path of one name.
    #[must_use]
    pub fn name(name: &str) -> Self {
        Path(alloc::vec![Name::from(name)])
    }

    /// A path from its written form, `rest.row`; the empty text is the empty path.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Path(text.split('.').filter(|s| !s.is_empty()).map(Name::from).collect())
    }

    /// Whether the mode has no name of its own.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `self.tail`.
    #[must_use]
    pub fn join(&self, tail: &Path) -> Path {
        Path(self.0.iter().chain(&tail.0).cloned().collect())
    }

    /// Whether `self` names the mode `other` or something around it.
    #[must_use]
    pub fn is_prefix_of(&self, other: &Path) -> bool {
        other.0.starts_with(&self.0)
    }

    /// What is left of `self` below `prefix`.
    #[must_use]
    pub fn below(&self, prefix: &Path) -> Path {
        Path(self.0.get(prefix.0.len()..).unwrap_or_default().to_vec())
    }

    /// The identifier that generated code uses: components joined by `_`. A raw identifier stays raw alone only.
    #[must_use]
    pub fn ident(&self) -> String {
        match self.0.as_slice() {
            [one] => String::from(&**one),
            several => {
                let mut out = String::new();
                for (i, name) in several.iter().enumerate() {
                    if i > 0 {
                        out.push('_');
                    }
                    out.push_str(name.trim_start_matches("r#"));
                }
                out
            }
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("."))
    }
}

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
            Tree::Tuple(modes) => {
                Tree::Tuple(modes.iter().map(|m| Mode { label: m.label.clone(), tree: m.tree.map(f) }).collect())
            }
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
