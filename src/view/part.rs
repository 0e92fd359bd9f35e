//! One slice of a view, as pointers: what [`SliceRef`](super::SliceRef) and [`SliceMut`](super::SliceMut) have in common.

use super::is::Is;
use super::window::Window;
use crate::slice::{Restrict, Restriction, RestrictionInside, Vectored};
use crate::traits::Layout;
use core::ops::Range;
use core::ptr::NonNull;

/// A restriction bound to some coordinates, and where address 0 of its layout is.
///
/// **Invariant.** The restriction came from `slice(of, b)` with `b < slices(of)`, and `base` is that of a [`Window`] of `of`. So
/// by the contract of [`RestrictionInside`] each value that is inside has the address of a coordinate inside the shape of
/// `of`, and the window's invariant speaks of it; of a [`Restriction`] that is each value `v < LEN`. The restriction's own `new` would not do: it checks coordinates in debug builds alone.
pub(super) struct Part<T, R> {
    base: NonNull<T>,
    pub(super) restriction: R,
}

impl<T, R: Copy> Clone for Part<T, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, R: Copy> Copy for Part<T, R> {}

impl<T, R: RestrictionInside> Part<T, R> {
    /// The slice at the `b`th of the bound coordinates.
    ///
    /// # Safety
    ///
    /// `b` is below `slices(of)`.
    #[inline(always)]
    pub(super) unsafe fn nth(window: Window<T, R::Of>, b: usize) -> Self {
        Part { base: window.base(), restriction: R::slice(window.layout, b) }
    }

    /// The element of value `v`, or `None` outside.
    #[inline(always)]
    pub(super) fn get(&self, v: usize) -> Option<NonNull<T>> {
        // SAFETY: the address of a value inside, which by the invariant is that of an element of the window.
        self.restriction.try_at(v).map(|address| unsafe { self.base.add(address) })
    }

    /// Calls `f(v, element)` for each value inside, unrolled.
    #[inline(always)]
    pub(super) fn each(self, mut f: impl FnMut(usize, NonNull<T>)) {
        // SAFETY: the addresses of the values inside, which by the invariant are those of elements of the window.
        self.restriction.each_inside(|v, address| f(v, unsafe { self.base.add(address) }));
    }
}

impl<T, R: Restriction> Part<T, R> {
    /// The element of value `v`.
    ///
    /// # Safety
    ///
    /// `v` is below the number of values.
    #[inline(always)]
    pub(super) unsafe fn at(&self, v: usize) -> NonNull<T> {
        // SAFETY: by the invariant this is an element of the window.
        unsafe { self.base.add(self.restriction.at(v)) }
    }

    /// Calls `f(v, element, element of the other)` for each value of two slices with values of the same shape, unrolled.
    #[inline(always)]
    pub(super) fn each_pair<U, S, const N: usize, const M: usize>(
        self,
        other: Part<U, S>,
        mut f: impl FnMut(usize, NonNull<T>, NonNull<U>),
    ) where
        R: Restrict<N>,
        S: Restrict<M> + Restriction,
    {
        const { assert!(M == N, "slices of the same shape have the same number of values") };
        let theirs = *other.restriction;
        // SAFETY: as in `each`; `v` is below the number of values of both.
        self.each(|v, element| f(v, element, unsafe { other.base.add(theirs.address(v)) }));
    }

    /// The `k`th run of values along the last mode, or `None` past the last.
    #[inline(always)]
    pub(super) fn vector(&self, k: usize) -> Option<NonNull<[T]>>
    where
        R: Vectored,
    {
        // SAFETY: `k` is below the number of vectors.
        (k < R::LEN / R::VECTOR).then(|| unsafe { self.vector_at(k) })
    }

    /// The `k`th run of values along the last mode.
    ///
    /// # Safety
    ///
    /// `k` is below `LEN / VECTOR`.
    #[inline(always)]
    pub(super) unsafe fn vector_at(&self, k: usize) -> NonNull<[T]>
    where
        R: Vectored,
    {
        // SAFETY: the first value of the vector is below `LEN`. By the contract of `Vectored` the elements of the others
        // follow it, so the slice is made of elements of the window.
        NonNull::slice_from_raw_parts(unsafe { self.at(k * R::VECTOR) }, R::VECTOR)
    }
}

/// The slices of a view that are still to be handed out.
///
/// **Invariant.** The range lies in `0..slices(of)`.
pub(super) struct Parts<T, R: RestrictionInside> {
    window: Window<T, R::Of>,
    pub(super) left: Range<usize>,
}

impl<T, R: RestrictionInside> Clone for Parts<T, R> {
    fn clone(&self) -> Self {
        Parts { window: self.window, left: self.left.clone() }
    }
}

impl<T, R: RestrictionInside> Parts<T, R> {
    /// All slices of a window.
    #[inline]
    pub(super) fn of<L: Layout>(window: Window<T, L>) -> Self
    where
        R::Of: Is<L>,
    {
        let window: Window<T, R::Of> = window.rename();
        Parts { window, left: 0..R::slices(window.layout) }
    }

    /// The slice with this number, which was taken from `left`.
    #[inline(always)]
    pub(super) fn part(&self, b: usize) -> Part<T, R> {
        // SAFETY: numbers in `left` are below `slices(of)`.
        unsafe { Part::nth(self.window, b) }
    }

    /// The first `n` of those left, and the rest.
    #[inline]
    pub(super) fn split_at(self, n: usize) -> (Self, Self) {
        let middle = self.left.start.saturating_add(n).min(self.left.end);
        let front = Parts { window: self.window, left: self.left.start..middle };
        (front, Parts { window: self.window, left: middle..self.left.end })
    }
}
