//! The one place where an address becomes a pointer.

use super::is::Is;
use crate::traits::{Layout, StaticLayout};
use crate::word::Word;
use core::ptr::NonNull;

/// A layout, and where its address 0 is.
///
/// **Invariant.** For each coordinate inside the shape, `base` moved on by the address there, in elements, points to a `T`
/// that the holder of the window may use, all in one allocation.
pub(super) struct Window<T, L> {
    base: NonNull<T>,
    pub(super) layout: L,
}

impl<T, L: Copy> Clone for Window<T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, L: Copy> Copy for Window<T, L> {}

impl<T, L> Window<T, L> {
    /// # Safety
    ///
    /// The invariant holds.
    #[inline(always)]
    pub(super) const unsafe fn new(base: NonNull<T>, layout: L) -> Self {
        Window { base, layout }
    }

    /// Where address 0 is. No coordinate needs to be there.
    #[inline(always)]
    pub(super) const fn base(&self) -> NonNull<T> {
        self.base
    }
}

impl<T, L: Layout> Window<T, L> {
    /// The element at `coord`, or `None` outside the shape.
    #[inline(always)]
    pub(super) fn get(&self, coord: L::Coord) -> Option<NonNull<T>> {
        let address = self.layout.try_at(coord)?;
        // SAFETY: `try_at` returned an address, so `coord` is inside the shape; the invariant speaks of it.
        Some(unsafe { self.base.add(address.to_usize()) })
    }

    /// The element at `coord`.
    ///
    /// # Safety
    ///
    /// `coord` is inside the shape.
    #[inline(always)]
    pub(super) unsafe fn at(&self, coord: L::Coord) -> NonNull<T> {
        // SAFETY: the invariant, at a coordinate that the caller keeps inside.
        unsafe { self.base.add(self.layout.at(coord).to_usize()) }
    }
}

impl<T, L: Layout> Window<T, L> {
    /// The same window, its layout by the other name of its type.
    #[inline(always)]
    pub(super) fn rename<K: Is<L>>(self) -> Window<T, K> {
        // By the contract of `Is` this is the same layout, so the invariant stays.
        Window { base: self.base, layout: K::is(self.layout) }
    }
}

impl<T, L: StaticLayout> Window<T, L> {
    /// The element at the `i`th coordinate, in the order of the domain.
    ///
    /// # Safety
    ///
    /// `i` is below the size of the layout.
    #[inline(always)]
    pub(super) unsafe fn nth(&self, i: usize) -> NonNull<T> {
        // SAFETY: `at_linear` is `at` of a coordinate inside the shape, as `i` is below the size.
        unsafe { self.base.add(self.layout.at_linear(L::Index::from_usize(i)).to_usize()) }
    }
}
