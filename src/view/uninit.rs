//! Stores to memory that holds nothing yet.

use super::is::Is;
use super::window::Window;
use super::write::ViewMut;
use crate::slice::Restriction;
use crate::traits::{InjectiveInside, Layout};
use crate::visit::Visit;
use core::mem::MaybeUninit;

impl<'a, T, L: Layout> ViewMut<'a, MaybeUninit<T>, L> {
    /// Stores `f(coord)` at each coordinate: afterwards the view is one of initialised elements. What lies between them,
    /// where the layout leaves gaps, is never touched; of a [`Dense`](crate::Dense) one,
    /// [`into_slice`](ViewMut::into_slice) gives the whole.
    ///
    /// Where `f` panics, what was stored is leaked.
    ///
    /// ```
    /// use layout_algebra::{ViewMut, layout};
    ///
    /// layout!(pub Columns: logical -> physical = (row: 2, col: 3):(1, 2););
    /// let mut memory = Vec::with_capacity(6);
    /// let view = ViewMut::new(&mut memory.spare_capacity_mut()[..6], Columns)?;
    /// let elements: &mut [usize] = view.init(|(row, col)| 10 * row + col).into_slice();
    /// assert_eq!(elements, [0, 10, 1, 11, 2, 12]);
    /// # Ok::<(), layout_algebra::TooShort>(())
    /// ```
    #[inline]
    pub fn init(mut self, mut f: impl FnMut(L::Coord) -> T) -> ViewMut<'a, T, L>
    where
        L: Visit,
    {
        self.each(|coord, element| {
            element.write(f(coord));
        });
        // SAFETY: `visit` has been at each coordinate inside the shape.
        unsafe { self.assume_init() }
    }

    /// Stores `f(b, v)` as value `v` of slice `b` of [`split`](ViewMut::split), for all of them.
    ///
    /// # Panics
    ///
    /// Where the slices leave out a part of the layout, since `R` also fixes coordinates or cuts them to ranges.
    #[inline]
    pub fn init_split<R>(mut self, mut f: impl FnMut(usize, usize) -> T) -> ViewMut<'a, T, L>
    where
        L: InjectiveInside,
        R: Restriction<Of: Is<L>>,
    {
        covers::<_, R, L>(self.window);
        self.split::<R>().enumerate().for_each(|(b, mut slice)| {
            slice.each(|v, element| {
                element.write(f(b, v));
            });
        });
        // SAFETY: `covers`, so that every element was stored to.
        unsafe { self.assume_init() }
    }

    /// # Safety
    ///
    /// Each coordinate inside the shape has been stored to.
    #[inline]
    pub(super) unsafe fn assume_init(self) -> ViewMut<'a, T, L> {
        let layout = self.layout();
        // SAFETY: the same elements, and these are initialised; `MaybeUninit<T>` is laid out as `T`.
        unsafe { ViewMut::from_window(Window::new(self.window.base().cast(), layout)) }
    }
}

/// That the slices of a layout are all of it: by the contract of [`Restriction`] they take different
/// coordinates, so counting is enough.
#[track_caller]
pub(super) fn covers<T, R: Restriction<Of: Is<L>>, L: Layout>(window: Window<T, L>) {
    let of: Window<T, R::Of> = window.rename();
    let (slices, size) = (R::bound(of.layout), window.layout.size());
    let stored = slices.checked_mul(R::LEN);
    assert!(stored == Some(size), "{slices} slices of {} values are not all of {size} coordinates", R::LEN);
}
