//! Arrays of the crate `ndarray` through layouts: feature `ndarray`.

use super::read::View;
use super::window::Window;
use super::write::ViewMut;
use crate::space::Physical;
use crate::traits::Injective;
use crate::visit::Visit;
use crate::word::Word;
use core::error::Error;
use core::fmt;
use core::ptr::NonNull;
use ndarray::{ArrayBase, ArrayView2, ArrayViewMut2, Ix2, RawData};

/// An array is not laid out as the layout says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mismatch {
    /// The extents differ.
    Shape {
        /// Rows and columns of the layout.
        layout: [usize; 2],
        /// Rows and columns of the array.
        array: [usize; 2],
    },
    /// The element at `coord` lies elsewhere.
    Address {
        /// Row and column; the first such.
        coord: [usize; 2],
        /// Its address by the layout.
        layout: usize,
        /// Its place in the array, counted in elements from that of row 0, column 0.
        array: isize,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Shape { layout, array } => {
                write!(f, "the layout has the shape {layout:?}, and the array {array:?}")
            }
            Mismatch::Address { coord, layout, array } => {
                write!(f, "{coord:?} has the address {layout} in the layout, and {array} in the array")
            }
        }
    }
}

impl Error for Mismatch {}

/// Rows and columns of a layout, which has at least one of each.
fn shape<I: Word>(layout: &impl Visit<Coord = (I, I)>) -> [usize; 2] {
    // Not the last coordinate: inside a ragged layout that is not the largest of each mode.
    let mut shape = [0, 0];
    layout.visit(|(row, column)| shape = [shape[0].max(row.to_usize() + 1), shape[1].max(column.to_usize() + 1)]);
    shape
}

/// Whether each element of the array is where the layout says, counted from the first.
fn check<S, I: Word, L>(array: &ArrayBase<S, Ix2>, layout: L) -> Result<(), Mismatch>
where
    S: RawData,
    L: Visit<Coord = (I, I)>,
{
    let (shape, found) = (shape(&layout), [array.nrows(), array.ncols()]);
    if shape != found {
        return Err(Mismatch::Shape { layout: shape, array: found });
    }
    let [down, right] = [array.strides()[0], array.strides()[1]];
    let mut all = Ok(());
    layout.visit(|coord| {
        let (row, column) = (coord.0.to_usize(), coord.1.to_usize());
        // Inside the array, so neither the products nor the sum overflow.
        let (there, here) = (row as isize * down + column as isize * right, layout.at(coord).to_usize());
        if isize::try_from(here) != Ok(there) && all.is_ok() {
            all = Err(Mismatch::Address { coord: [row, column], layout: here, array: there });
        }
    });
    all
}

impl<'a, T, I: Word, L: Visit<Codomain = Physical, Coord = (I, I)>> View<'a, T, L> {
    /// A matrix whose rows and columns lie in memory as the layout says, padding and all. Address 0 is row 0, column 0.
    ///
    /// This compares the place of every element, in a pass without access to memory.
    ///
    /// # Errors
    ///
    /// [`Mismatch`] where the shapes differ, or the place of an element does: the first such is shown.
    ///
    /// ```
    /// use layout_algebra::{View, layout};
    /// use ndarray::{Array2, s};
    ///
    /// layout!(pub Padded: logical -> physical = (row: 2, col: 3):(4, 1););
    /// let whole = Array2::from_shape_fn((2, 4), |(row, col)| 10 * row + col);
    /// let view = View::from_ndarray(whole.slice(s![.., ..3]), Padded)?;
    /// assert_eq!(view[(1, 2)], 12);
    /// let tight = Array2::<u8>::zeros((2, 3));
    /// let refused = View::from_ndarray(tight.view(), Padded).unwrap_err();
    /// assert_eq!(refused.to_string(), "[1, 0] has the address 4 in the layout, and 3 in the array");
    /// # Ok::<(), layout_algebra::view::Mismatch>(())
    /// ```
    pub fn from_ndarray(array: ArrayView2<'a, T>, layout: L) -> Result<Self, Mismatch> {
        check(&array, layout)?;
        // SAFETY: an array's pointer is never null. Every address of the layout is that of an element of the array, counted
        // from the first, and these are borrowed for `'a`.
        Ok(unsafe { View::from_window(Window::new(NonNull::new_unchecked(array.as_ptr().cast_mut()), layout)) })
    }
}

impl<'a, T, I: Word, L: Visit<Coord = (I, I)> + Injective> ViewMut<'a, T, L> {
    /// A matrix whose rows and columns lie in memory as the layout says, padding and all. Address 0 is row 0, column 0.
    ///
    /// This compares the place of every element, in a pass without access to memory.
    ///
    /// # Errors
    ///
    /// [`Mismatch`] where the shapes differ, or the place of an element does: the first such is shown.
    pub fn from_ndarray(mut array: ArrayViewMut2<'a, T>, layout: L) -> Result<Self, Mismatch> {
        check(&array, layout)?;
        // SAFETY: an array's pointer is never null. Every address of the layout is that of an element of the array, counted
        // from the first, and these are borrowed for `'a`.
        Ok(unsafe { ViewMut::from_window(Window::new(NonNull::new_unchecked(array.as_mut_ptr()), layout)) })
    }
}
