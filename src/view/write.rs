//! Views that write.

use super::array;
use super::error::{TooShort, outside};
use super::iter::{Iter, IterMut};
use super::read::View;
use super::window::Window;
use crate::traits::{Dense, InjectiveInside, Layout, StaticLayout};
use crate::visit::Visit;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};
use core::ptr::NonNull;
use core::slice;

/// Memory stored to through a layout that puts no two coordinates at one address.
///
/// Because that is proved, [`split`](Self::split) can hand out the slices of all threads, warps or tiles at once, each as
/// `&mut`: parallel stores need no `unsafe`. A layout that is not [`InjectiveInside`] (as each [`Injective`](crate::Injective) one is) opens no
/// such view.
///
/// ```
/// use layout_algebra::{ViewMut, layout};
///
/// layout! {
///     Tile: logical -> physical = (row: 2, col: 3):(4, 1);
/// }
/// let mut data = vec![0; Tile::COSIZE];
/// let mut view = ViewMut::new(&mut data, Tile)?;
/// view[(1, 2)] = 7;
/// view.each(|(row, col), element| *element += 10 * row + col);
/// assert_eq!(view[(1, 2)], 19);
/// assert_eq!(data, [0, 1, 2, 0, 10, 11, 19]);
/// # Ok::<(), layout_algebra::TooShort>(())
/// ```
///
/// ```compile_fail,E0277
/// # use layout_algebra::{ViewMut, layout};
/// layout! {
///     Bias: logical -> physical = (row: 4, col: 8):(_, 1);
/// }
/// let mut data = [0.0; 8];
/// let view = ViewMut::new(&mut data, Bias); // four rows would be stored to one
/// ```
pub struct ViewMut<'a, T, L> {
    pub(super) window: Window<T, L>,
    life: PhantomData<&'a mut [T]>,
}

// SAFETY: a view owns what `&mut [T]` owns, and a layout.
unsafe impl<T: Send, L: Send> Send for ViewMut<'_, T, L> {}
// SAFETY: a shared view gives out `&T` and copies of the layout.
unsafe impl<T: Sync, L: Sync> Sync for ViewMut<'_, T, L> {}

impl<T, L> ViewMut<'_, T, L> {
    /// # Safety
    ///
    /// The invariant of [`Window`] holds, and for as long as the view lives every element that it speaks of is a valid `T`
    /// that nobody else uses.
    #[inline(always)]
    pub(super) const unsafe fn from_window(window: Window<T, L>) -> Self {
        ViewMut { window, life: PhantomData }
    }
}

impl<'a, T, L: InjectiveInside> ViewMut<'a, T, L> {
    /// The elements of `data` through `layout`.
    ///
    /// # Errors
    ///
    /// [`TooShort`] where `data` has fewer elements than the layout's cosize.
    #[inline]
    pub fn new(data: &'a mut [T], layout: L) -> Result<Self, TooShort> {
        TooShort::check(layout.cosize(), data.len())?;
        // SAFETY: every address is below the cosize, so inside `data`, which is borrowed for `'a`.
        Ok(unsafe { ViewMut::from_window(Window::new(NonNull::from(data).cast(), layout)) })
    }

    /// The elements of an array through `layout`. Usable in `const`.
    ///
    /// # Panics
    ///
    /// Where the array has fewer elements than the layout's cosize; in a `const` that is an error of the compiler.
    #[inline]
    #[must_use]
    #[track_caller]
    pub const fn from_array<const N: usize>(data: &'a mut [T; N], layout: L) -> Self
    where
        L: StaticLayout,
    {
        array::check::<N, L>();
        // SAFETY: every address is below the cosize, so inside `data`, which is borrowed for `'a`.
        unsafe { ViewMut::from_window(Window::new(NonNull::from_mut(data).cast(), layout)) }
    }
}

#[allow(clippy::len_without_is_empty, reason = "there is always a coordinate")]
impl<'a, T, L: Layout> ViewMut<'a, T, L> {
    /// The layout.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> L {
        self.window.layout
    }

    /// How many coordinates there are; at least one.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.window.layout.size()
    }

    /// The same view, to read.
    #[inline]
    #[must_use]
    pub fn as_view(&self) -> View<'_, T, L> {
        // SAFETY: the same window, with its elements, while `self` is borrowed.
        unsafe { View::from_window(self.window) }
    }

    /// The same view for a shorter time: where a function takes a view by value, and it is needed again.
    #[inline]
    #[must_use]
    pub fn reborrow(&mut self) -> ViewMut<'_, T, L> {
        // SAFETY: the same window, with its elements, while `self` is borrowed.
        unsafe { ViewMut::from_window(self.window) }
    }

    /// The element at `coord`, or `None` outside the shape.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, coord: L::Coord) -> Option<&T> {
        self.as_view().get(coord)
    }

    /// The element at `coord`, or `None` outside the shape.
    #[inline(always)]
    #[must_use]
    pub fn get_mut(&mut self, coord: L::Coord) -> Option<&mut T> {
        // SAFETY: an element of the window, used by nobody else while `self` is borrowed.
        self.window.get(coord).map(|mut place| unsafe { place.as_mut() })
    }

    /// Calls `f(coord, element)` at each coordinate, in the order of the domain. The fastest way through a whole view.
    ///
    /// A closure that captures numbers is faster as `move |…|`: behind a reference they are read again after each store.
    #[inline(always)]
    pub fn each(&mut self, mut f: impl FnMut(L::Coord, &mut T))
    where
        L: Visit,
    {
        let window = self.window;
        // SAFETY: `visit` stays inside the shape; the element is used by nobody else while `self` is borrowed, and `f`
        // cannot keep it.
        window.layout.visit(|coord| f(coord, unsafe { window.at(coord).as_mut() }));
    }

    /// The elements in the order of the domain, the last mode varying fastest.
    #[inline]
    #[must_use]
    pub fn iter(&self) -> Iter<'_, T, L>
    where
        L: StaticLayout,
    {
        self.as_view().iter()
    }

    /// Each element once, in the order of the domain. The references may be kept together.
    #[inline]
    pub fn iter_mut(&mut self) -> IterMut<'_, T, L>
    where
        L: StaticLayout + InjectiveInside,
    {
        IterMut::new(self.reborrow())
    }

    /// The elements as they lie in memory, where the layout leaves no gap.
    #[inline]
    #[must_use]
    pub fn into_slice(self) -> &'a mut [T]
    where
        L: Dense,
    {
        // SAFETY: a dense layout reaches every address below its size, so all of these are elements of the window.
        unsafe { slice::from_raw_parts_mut(self.window.base().as_ptr(), self.len()) }
    }
}

impl<T, L: Layout> Index<L::Coord> for ViewMut<'_, T, L> {
    type Output = T;

    /// # Panics
    ///
    /// Outside the shape.
    #[inline(always)]
    #[track_caller]
    fn index(&self, coord: L::Coord) -> &T {
        self.get(coord).unwrap_or_else(|| outside::<L>())
    }
}

impl<T, L: Layout> IndexMut<L::Coord> for ViewMut<'_, T, L> {
    /// # Panics
    ///
    /// Outside the shape.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, coord: L::Coord) -> &mut T {
        self.get_mut(coord).unwrap_or_else(|| outside::<L>())
    }
}

impl<'a, T, L: StaticLayout + InjectiveInside> IntoIterator for ViewMut<'a, T, L> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T, L>;

    #[inline]
    fn into_iter(self) -> IterMut<'a, T, L> {
        IterMut::new(self)
    }
}

impl<'a, T, L: StaticLayout> IntoIterator for &'a ViewMut<'_, T, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, L>;

    #[inline]
    fn into_iter(self) -> Iter<'a, T, L> {
        self.iter()
    }
}

impl<'a, T, L: StaticLayout + InjectiveInside> IntoIterator for &'a mut ViewMut<'_, T, L> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T, L>;

    #[inline]
    fn into_iter(self) -> IterMut<'a, T, L> {
        self.iter_mut()
    }
}
