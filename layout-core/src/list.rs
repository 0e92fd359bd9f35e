//! Lists, made by a plain loop. What macros are built from is compiled with everything that uses them, and not optimised:
//! there `collect` is sixteen functions for each closure, more where an item may be missing, and was a third of all the
//! code of this crate.

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

    /// What `collect` gives as an `Option<Vec>`: nothing where an item is missing.
    #[must_use]
    fn list_some<T>(mut self) -> Option<Vec<T>>
    where
        Self: Iterator<Item = Option<T>>,
    {
        let mut out = Vec::new();
        #[expect(clippy::while_let_on_iterator, reason = "as above")]
        while let Some(x) = self.next() {
            out.push(x?);
        }
        Some(out)
    }

    /// What `collect` gives as a `Result<Vec, _>`: the first error where there is one.
    fn list_ok<T, E>(mut self) -> Result<Vec<T>, E>
    where
        Self: Iterator<Item = Result<T, E>>,
    {
        let mut out = Vec::new();
        #[expect(clippy::while_let_on_iterator, reason = "as above")]
        while let Some(x) = self.next() {
            match x {
                Ok(x) => out.push(x),
                Err(e) => return Err(e),
            }
        }
        Ok(out)
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
