//! The elements of a view, in the order of the domain.

use super::blocks;
use super::read::View;
use super::write::ViewMut;
use crate::traits::{InjectiveInside, StaticLayout};
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

macro_rules! iterator {
    ($(#[$doc:meta])* $name:ident, $view:ident, $item:ty, [$($bound:tt)+], $to_element:expr) => {
        $(#[$doc])*
        pub struct $name<'a, T, L> {
            view: $view<'a, T, L>,
            /// Numbers of coordinates; all below the size.
            left: Range<usize>,
        }

        impl<'a, T, L: $($bound)+> $name<'a, T, L> {
            #[inline]
            pub(super) fn new(view: $view<'a, T, L>) -> Self {
                $name { view, left: 0..L::SIZE }
            }

            /// The element with this number, which was taken from `left`.
            #[inline(always)]
            fn element(&mut self, i: usize) -> $item {
                // SAFETY: numbers in `left` are below the size.
                let place = unsafe { self.view.window.nth(i) };
                $to_element(place)
            }
        }

        impl<'a, T, L: $($bound)+> Iterator for $name<'a, T, L> {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                self.left.next().map(|i| self.element(i))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.left.size_hint()
            }

            #[inline]
            fn nth(&mut self, n: usize) -> Option<$item> {
                self.left.nth(n).map(|i| self.element(i))
            }

            #[inline]
            fn fold<A, F: FnMut(A, $item) -> A>(mut self, init: A, mut f: F) -> A {
                blocks::fold::<{ blocks::ELEMENTS }, _>(self.left.clone(), init, |all, i| f(all, self.element(i)))
            }
        }

        impl<T, L: $($bound)+> DoubleEndedIterator for $name<'_, T, L> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                self.left.next_back().map(|i| self.element(i))
            }
        }

        impl<T, L: $($bound)+> ExactSizeIterator for $name<'_, T, L> {}
        impl<T, L: $($bound)+> FusedIterator for $name<'_, T, L> {}

        impl<T, L> fmt::Debug for $name<'_, T, L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).field("left", &self.left).finish_non_exhaustive()
            }
        }
    };
}

iterator! {
    /// What [`View::iter`] returns: each coordinate's element, the last mode varying fastest.
    Iter, View, &'a T, [StaticLayout],
    // SAFETY: an element of the view, which is only read for `'a`.
    |place: core::ptr::NonNull<T>| unsafe { place.as_ref() }
}

iterator! {
    /// What [`ViewMut::iter_mut`] returns: each coordinate's element, the last mode varying fastest.
    IterMut, ViewMut, &'a mut T, [StaticLayout + InjectiveInside],
    // SAFETY: an element of the view, which is used by nobody else for `'a`. Each number is taken once, and below the size
    // all are numbers of coordinates inside the shape, of which no two have one address, as the layout is injective inside;
    // so this is the only reference to it. The view itself stays unused.
    |mut place: core::ptr::NonNull<T>| unsafe { place.as_mut() }
}

impl<T, L: Copy> Clone for Iter<'_, T, L> {
    fn clone(&self) -> Self {
        Iter { view: self.view, left: self.left.clone() }
    }
}
