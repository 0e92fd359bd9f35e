//! Views print as nested lists, one level for each top-level mode.

use super::iter::Iter;
use super::read::View;
use super::write::ViewMut;
use crate::traits::StaticLayout;
use core::cell::RefCell;
use core::fmt::{self, Debug};

/// The elements of one coordinate of the modes before `shape`: the next ones of the iterator.
struct Nested<'i, 'a, T, L> {
    shape: &'i [usize],
    elements: &'i RefCell<Iter<'a, T, L>>,
}

impl<T: Debug, L: StaticLayout> Debug for Nested<'_, '_, T, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shape {
            [] => {
                let element = self.elements.borrow_mut().next();
                element.map_or(Ok(()), |element| element.fmt(f))
            }
            [extent, shape @ ..] => {
                f.debug_list().entries((0..*extent).map(|_| Nested { shape, elements: self.elements })).finish()
            }
        }
    }
}

impl<T: Debug, L: StaticLayout> Debug for View<'_, T, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Nested { shape: L::SHAPE, elements: &RefCell::new(self.iter()) }.fmt(f)
    }
}

impl<T: Debug, L: StaticLayout> Debug for ViewMut<'_, T, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_view().fmt(f)
    }
}
