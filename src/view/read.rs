//! Views that read.

use super::addresses::Addresses;
use super::array;
use super::error::{TooShort, outside};
use super::iter::Iter;
use super::window::Window;
use crate::traits::{Dense, Layout, StaticLayout};
use crate::visit::Visit;
use core::marker::PhantomData;
use core::ops::Index;
use core::ptr::NonNull;
use core::slice;

/// Memory seen through a layout: `view[(row, col)]` is the element at `layout.at((row, col))`.
///
/// Any layout into [`Physical`](crate::Physical) space does, broadcasts included. The length of the memory is checked once,
/// when the view is made; from then on coordinates are checked, and addresses no more.
///
/// ```
/// use layout_algebra::{View, layout};
///
/// layout! {
///     /// Two rows of three, each row padded to four.
///     Tile: logical -> physical = (row: 2, col: 3):(4, 1);
///     /// The first row, for every row.
///     First: logical -> physical = (row: 2, col: 3):(_, 1);
/// }
/// let data = vec![1, 2, 3, 0, 4, 5, 6];
/// let view = View::new(&data, Tile)?;
/// assert_eq!(view[(1, 2)], 6);
/// assert_eq!(view.get((2, 0)), None);
/// assert_eq!(view.iter().sum::<i32>(), 21);
/// assert_eq!(format!("{view:?}"), "[[1, 2, 3], [4, 5, 6]]");
/// assert_eq!(View::new(&data, First)?[(1, 2)], 3);
/// # Ok::<(), layout_algebra::TooShort>(())
/// ```
pub struct View<'a, T, L> {
    pub(super) window: Window<T, L>,
    life: PhantomData<&'a [T]>,
}

// SAFETY: a view gives out `&T` and copies of the layout, so it is as `&[T]` and `L`, of which sharing makes copies.
unsafe impl<T: Sync, L: Send> Send for View<'_, T, L> {}
// SAFETY: as above.
unsafe impl<T: Sync, L: Sync> Sync for View<'_, T, L> {}

impl<T, L: Copy> Clone for View<'_, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, L: Copy> Copy for View<'_, T, L> {}

impl<T, L> View<'_, T, L> {
    /// # Safety
    ///
    /// The invariant of [`Window`] holds, and for as long as the view lives every element that it speaks of is a valid `T`
    /// that is only read.
    #[inline(always)]
    pub(super) const unsafe fn from_window(window: Window<T, L>) -> Self {
        View { window, life: PhantomData }
    }
}

impl<'a, T, L: Addresses> View<'a, T, L> {
    /// The elements of `data` through `layout`.
    ///
    /// # Errors
    ///
    /// [`TooShort`] where `data` has fewer elements than the layout's cosize.
    #[inline]
    pub fn new(data: &'a [T], layout: L) -> Result<Self, TooShort> {
        TooShort::check(layout.cosize(), data.len())?;
        // SAFETY: every address is below the cosize, so inside `data`, which is borrowed for `'a`.
        Ok(unsafe { View::from_window(Window::new(NonNull::from(data).cast(), layout)) })
    }

    /// The elements of an array through `layout`. Usable in `const`.
    ///
    /// # Panics
    ///
    /// Where the array has fewer elements than the layout's cosize. In a `const` that is an error of the compiler, with both
    /// numbers; elsewhere nothing is left of the check but that panic.
    ///
    /// ```
    /// # use layout_algebra::{View, layout};
    /// layout!(pub Tile: logical -> physical = (row: 2, col: 2):(1, 2););
    /// static DATA: [u8; 4] = [1, 2, 3, 4];
    /// const TILE: View<'static, u8, Tile> = View::from_array(&DATA, Tile);
    /// assert_eq!(TILE[(0, 1)], 3);
    /// ```
    #[inline]
    #[must_use]
    #[track_caller]
    pub const fn from_array<const N: usize>(data: &'a [T; N], layout: L) -> Self
    where
        L: StaticLayout,
    {
        array::check::<N, L>();
        // SAFETY: every address is below the cosize, so inside `data`, which is borrowed for `'a`.
        unsafe { View::from_window(Window::new(NonNull::from_ref(data).cast(), layout)) }
    }
}

#[allow(clippy::len_without_is_empty, reason = "there is always a coordinate")]
impl<'a, T, L: Layout> View<'a, T, L> {
    /// The layout.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> L {
        self.window.layout
    }

    /// How many coordinates there are; at least one. Under a broadcast several share an element.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.window.layout.size()
    }

    /// The element at `coord`, or `None` outside the shape.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, coord: L::Coord) -> Option<&'a T> {
        // SAFETY: an element of the window, which is only read for `'a`.
        self.window.get(coord).map(|place| unsafe { place.as_ref() })
    }

    /// Calls `f(coord, element)` at each coordinate, in the order of the domain. The fastest way through a whole view.
    #[inline(always)]
    pub fn each(&self, mut f: impl FnMut(L::Coord, &'a T))
    where
        L: Visit,
    {
        // SAFETY: `visit` stays inside the shape; the elements of the window are only read for `'a`.
        self.window.layout.visit(|coord| f(coord, unsafe { self.window.at(coord).as_ref() }));
    }

    /// The elements in the order of the domain, the last mode varying fastest.
    #[inline]
    #[must_use]
    pub fn iter(&self) -> Iter<'a, T, L>
    where
        L: StaticLayout,
    {
        Iter::new(*self)
    }

    /// The elements as they lie in memory, where the layout leaves no gap.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &'a [T]
    where
        L: Dense,
    {
        // SAFETY: a dense layout reaches every address below its size, so all of these are elements of the window.
        unsafe { slice::from_raw_parts(self.window.base().as_ptr(), self.len()) }
    }
}

impl<T, L: Layout> Index<L::Coord> for View<'_, T, L> {
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

impl<'a, T, L: StaticLayout> IntoIterator for View<'a, T, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, L>;

    #[inline]
    fn into_iter(self) -> Iter<'a, T, L> {
        self.iter()
    }
}

impl<'a, T, L: StaticLayout> IntoIterator for &View<'a, T, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, L>;

    #[inline]
    fn into_iter(self) -> Iter<'a, T, L> {
        self.iter()
    }
}
