//! Lists, made by a plain loop. What macros are built from is compiled with everything that uses them, and not optimised:
//! there `collect` is sixteen functions for each closure, and `iter().map(f).collect()` was a fifth of all the code of
//! this crate.

use alloc::vec::Vec;

/// A list of what an iterator gives.
pub trait Listed: Iterator + Sized {
    /// What `collect` gives as a `Vec`.
    #[must_use]
    fn list(mut self) -> Vec<Self::Item> {
        let mut out = Vec::new();
        #[expect(clippy::while_let_on_iterator, reason = "a `for` is a function more for each iterator")]
        while let Some(x) = self.next() {
            out.push(x);
        }
        out
    }
}

impl<I: Iterator> Listed for I {}

/// A list of what a function makes of each item.
pub trait Mapped<T> {
    /// What `iter().map(f).collect()` gives as a `Vec`.
    #[must_use]
    fn mapped<'a, U>(&'a self, f: impl FnMut(&'a T) -> U) -> Vec<U>
    where
        T: 'a;
}

impl<T> Mapped<T> for [T] {
    fn mapped<'a, U>(&'a self, mut f: impl FnMut(&'a T) -> U) -> Vec<U> {
        let mut out = Vec::with_capacity(self.len());
        for x in self {
            out.push(f(x));
        }
        out
    }
}
