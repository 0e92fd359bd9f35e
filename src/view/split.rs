//! A view as slices, one for each value of the coordinates that a restriction binds.

use super::blocks;
use super::is::Is;
use super::part::Parts;
use super::read::View;
use super::slices::{SliceMut, SliceRef};
use super::write::ViewMut;
use crate::slice::RestrictionInside;
use crate::traits::{InjectiveInside, Layout};
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

impl<'a, T, L: Layout> View<'a, T, L> {
    /// One [`SliceRef`] for each value of the coordinates that `R` binds, the last of them varying fastest.
    #[inline]
    #[must_use]
    pub fn split<R: RestrictionInside<Of: Is<L>>>(&self) -> Split<'a, T, R> {
        Split { parts: Parts::of(self.window), life: PhantomData }
    }

    /// The slice of `R` with number `b`, or `None` where the bound coordinates have no such value.
    #[inline]
    #[must_use]
    pub fn slice<R: RestrictionInside<Of: Is<L>>>(&self, b: usize) -> Option<SliceRef<'a, T, R>> {
        self.split::<R>().nth(b)
    }
}

impl<'a, T, L: Layout> ViewMut<'a, T, L> {
    /// One [`SliceMut`] for each value of the coordinates that `R` binds, the last of them varying fastest. No two of them
    /// share an element, so they may be kept, sent to threads and stored to at the same time.
    ///
    /// `R` is a restriction of this very layout, `Mine = Addr | { thread }`, declared in the block of `Addr`; or of a
    /// composite of it, `Mine = (Addr @ Frag) | { thread }`. Edge tiles (`divide_ceil`) are slices with fewer elements.
    ///
    /// ```
    /// use layout_algebra::{ViewMut, layout};
    ///
    /// layout! {
    ///     Addr: logical -> physical = (thread: 4, v: 2):(1, 4);
    ///     Mine = Addr | { thread };
    /// }
    /// let mut data = [0; 8];
    /// let mut view = ViewMut::from_array(&mut data, Addr);
    /// std::thread::scope(|scope| {
    ///     for (thread, mut mine) in view.split::<Mine>().enumerate() {
    ///         scope.spawn(move || mine.each(|v, element| *element = 10 * thread + v));
    ///     }
    /// });
    /// assert_eq!(data, [0, 10, 20, 30, 1, 11, 21, 31]);
    /// ```
    ///
    /// With the feature `rayon` it is `view.split::<Mine>().into_par_iter()`. Where slices are small, `for_each` is faster than
    /// a `for` loop: what neighbours share is then computed once for several of them.
    #[inline]
    #[must_use]
    pub fn split<R: RestrictionInside<Of: Is<L>>>(&mut self) -> SplitMut<'_, T, R>
    where
        L: InjectiveInside,
    {
        self.reborrow().into_split()
    }

    /// The slice of `R` with number `b`, or `None` where the bound coordinates have no such value.
    #[inline]
    #[must_use]
    pub fn slice<R: RestrictionInside<Of: Is<L>>>(&mut self, b: usize) -> Option<SliceMut<'_, T, R>>
    where
        L: InjectiveInside,
    {
        self.split::<R>().nth(b)
    }

    /// As [`split`](Self::split), for as long as the memory is borrowed.
    #[inline]
    #[must_use]
    pub fn into_split<R: RestrictionInside<Of: Is<L>>>(self) -> SplitMut<'a, T, R>
    where
        L: InjectiveInside,
    {
        SplitMut { parts: Parts::of(self.window), life: PhantomData }
    }
}

macro_rules! split {
    ($(#[$doc:meta])* $name:ident, $slice:ident, $life:ty, $auto:ident) => {
        $(#[$doc])*
        pub struct $name<'a, T, R: RestrictionInside> {
            parts: Parts<T, R>,
            life: PhantomData<$life>,
        }

        // SAFETY: it gives out slices, made from a copy of the layout where it is used.
        unsafe impl<T: $auto, R: RestrictionInside<Of: Send>> Send for $name<'_, T, R> {}
        // SAFETY: shared, it gives out nothing.
        unsafe impl<T: Sync, R: RestrictionInside<Of: Sync>> Sync for $name<'_, T, R> {}

        impl<'a, T, R: RestrictionInside> $name<'a, T, R> {
            /// The slice with this number, which was taken from those left.
            #[inline(always)]
            fn part(&self, b: usize) -> $slice<'a, T, R> {
                // SAFETY: the elements are the view's, for `'a`. Where it is one to store through, its layout is injective inside:
                // by the contract of `RestrictionInside` slices of different numbers share no element, and each is taken once.
                unsafe { $slice::new(self.parts.part(b)) }
            }

            /// The first `n` of the slices that are left, and the others.
            #[inline]
            #[must_use]
            pub fn split_at(self, n: usize) -> (Self, Self) {
                let (front, back) = self.parts.split_at(n);
                ($name { parts: front, life: PhantomData }, $name { parts: back, life: PhantomData })
            }
        }

        impl<'a, T, R: RestrictionInside> Iterator for $name<'a, T, R> {
            type Item = $slice<'a, T, R>;

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                self.parts.left.next().map(|b| self.part(b))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.parts.left.size_hint()
            }

            #[inline]
            fn nth(&mut self, n: usize) -> Option<Self::Item> {
                self.parts.left.nth(n).map(|b| self.part(b))
            }

            #[inline]
            fn fold<A, F: FnMut(A, Self::Item) -> A>(self, init: A, mut f: F) -> A {
                blocks::fold::<{ blocks::SLICES }, _>(self.parts.left.clone(), init, |all, b| f(all, self.part(b)))
            }
        }

        impl<T, R: RestrictionInside> DoubleEndedIterator for $name<'_, T, R> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                self.parts.left.next_back().map(|b| self.part(b))
            }
        }

        impl<T, R: RestrictionInside> ExactSizeIterator for $name<'_, T, R> {}
        impl<T, R: RestrictionInside> FusedIterator for $name<'_, T, R> {}

        impl<T, R: RestrictionInside> fmt::Debug for $name<'_, T, R> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).field("left", &self.parts.left).finish_non_exhaustive()
            }
        }
    };
}

split! {
    /// The slices that read: what [`View::split`] returns.
    Split, SliceRef, &'a [T], Sync
}

split! {
    /// The slices to store to: what [`ViewMut::split`] returns.
    SplitMut, SliceMut, &'a mut [T], Send
}

impl<T, R: RestrictionInside> Clone for Split<'_, T, R> {
    fn clone(&self) -> Self {
        Split { parts: self.parts.clone(), life: PhantomData }
    }
}
