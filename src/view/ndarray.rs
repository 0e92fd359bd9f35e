//! Arrays of the crate `ndarray` through layouts: feature `ndarray`.

use super::read::View;
use super::window::Window;
use super::write::ViewMut;
use crate::space::Physical;
use crate::traits::{InjectiveInside, Layout};
use crate::visit::Visit;
use crate::word::Word;
use core::error::Error;
use core::fmt;
use core::ptr::NonNull;
use ndarray::{ArrayBase, ArrayView2, ArrayViewMut2, Ix2, RawData, ShapeBuilder, StrideShape};

/// A layout into physical space with two modes: the rows and columns of a matrix. Every such layout is one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of two modes into physical space",
    label = "a matrix of `ndarray` has rows and columns",
    note = "`group` brings modes together; of the array's memory, `View::new` takes a layout of any rank",
    note = "a restriction bound at run time opens no view of its own: take a view of the layout that it restricts, and from that `split::<Mine>()` or `slice::<Mine>(number)`"
)]
pub trait Matrix: Visit<Codomain = Physical, Coord = (<Self as Matrix>::I, <Self as Matrix>::I)> {
    /// The integer type of rows and columns.
    type I: Word;
}

#[diagnostic::do_not_recommend]
impl<I: Word, L: Visit<Codomain = Physical, Coord = (I, I)>> Matrix for L {
    type I = I;
}

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
        /// Its place in the array, counted in elements from that of row 0, column 0; no array goes on past `isize::MAX`.
        array: isize,
    },
    /// The layout has no element at `coord`, between others: the end of a ragged mode is no edge of a matrix.
    Outside {
        /// Row and column; the first such.
        coord: [usize; 2],
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
            Mismatch::Outside { coord } => write!(f, "{coord:?} is outside the layout"),
        }
    }
}

impl Error for Mismatch {}

/// Rows and columns of a layout, which has at least one of each.
fn shape(layout: &impl Matrix) -> [usize; 2] {
    // Not the last coordinate: inside a ragged layout that is not the largest of each mode.
    let mut shape = [0, 0];
    layout.visit(|(row, column)| shape = [shape[0].max(row.to_usize() + 1), shape[1].max(column.to_usize() + 1)]);
    shape
}

/// Whether each element of the array is where the layout says, counted from the first.
fn check<S: RawData>(array: &ArrayBase<S, Ix2>, layout: impl Matrix) -> Result<(), Mismatch> {
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

/// Where `ndarray` takes an element to be at most, in elements from the first; addresses of zero-sized ones go on.
const FURTHEST: usize = isize::MAX.unsigned_abs();

/// A matrix of two strides.
struct Strided {
    /// Rows and columns.
    shape: [usize; 2],
    /// How far apart neighbours are, in elements.
    strides: [usize; 2],
    /// The address of row 0, column 0.
    first: usize,
}

impl Strided {
    /// The layout as such a matrix: every coordinate of the rectangle is inside, at the address that two strides give it.
    fn of<L: Matrix>(layout: &L) -> Result<Self, Mismatch> {
        let shape = shape(layout);
        let at = |row: usize, column: usize| {
            let address = layout.try_at((Word::from_usize(row), Word::from_usize(column)));
            address.map(Word::to_usize).ok_or(Mismatch::Outside { coord: [row, column] })
        };
        let first = at(0, 0)?;
        // A mode of one coordinate has no stride that matters. One that goes down in memory is refused below.
        let down = if shape[0] > 1 { at(1, 0)?.saturating_sub(first) } else { 0 };
        let right = if shape[1] > 1 { at(0, 1)?.saturating_sub(first) } else { 0 };
        for (row, column) in (0..shape[0]).flat_map(|row| (0..shape[1]).map(move |column| (row, column))) {
            let here = at(row, column)?;
            let there = row.checked_mul(down).zip(column.checked_mul(right)).and_then(|(a, b)| a.checked_add(b));
            if there.filter(|n| *n <= FURTHEST).and_then(|n| n.checked_add(first)) != Some(here) {
                let array = there.and_then(|n| isize::try_from(n).ok()).unwrap_or(isize::MAX);
                return Err(Mismatch::Address { coord: [row, column], layout: here, array });
            }
        }
        Ok(Strided { shape, strides: [down, right], first })
    }

    fn dimensions(&self) -> StrideShape<Ix2> {
        let ([rows, columns], [down, right]) = (self.shape, self.strides);
        (rows, columns).strides((down, right))
    }
}

impl<'a, T, L: Layout> View<'a, T, L> {
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
    pub fn from_ndarray(array: ArrayView2<'a, T>, layout: L) -> Result<Self, Mismatch>
    where
        L: Matrix,
    {
        check(&array, layout)?;
        // SAFETY: an array's pointer is never null. Every address of the layout is that of an element of the array, counted
        // from the first, and these are borrowed for `'a`.
        Ok(unsafe { View::from_window(Window::new(NonNull::new_unchecked(array.as_ptr().cast_mut()), layout)) })
    }

    /// The same elements as a matrix of `ndarray`, where the layout has one stride for its rows and one for its columns.
    ///
    /// This compares the place of every element, in a pass without access to memory.
    ///
    /// # Errors
    ///
    /// [`Mismatch`]: an element lies elsewhere than two strides say, or is outside: the first such is shown.
    ///
    /// ```
    /// use layout_algebra::{View, layout};
    ///
    /// layout!(pub Gmem(ld): logical -> physical = (row: 2, col: 3):(ld, 1) where ld >= 3;);
    /// let data = [0, 1, 2, -1, 10, 11, 12];
    /// let view = View::new(&data, Gmem::new(4).unwrap()).unwrap();
    /// assert_eq!(view.to_ndarray()?, ndarray::array![[0, 1, 2], [10, 11, 12]]);
    /// # Ok::<(), layout_algebra::view::Mismatch>(())
    /// ```
    pub fn to_ndarray(&self) -> Result<ArrayView2<'a, T>, Mismatch>
    where
        L: Matrix,
    {
        let strided = Strided::of(&self.window.layout)?;
        // SAFETY: each element of this matrix is at the address of a coordinate inside the layout: the window has it, borrowed
        // for `'a`, and so has it the first. None lies before another's allocation, and strides are not negative.
        Ok(unsafe {
            let first = self.window.base().add(strided.first);
            ArrayView2::from_shape_ptr(strided.dimensions(), first.as_ptr())
        })
    }
}

impl<'a, T, L: InjectiveInside> ViewMut<'a, T, L> {
    /// A matrix whose rows and columns lie in memory as the layout says, padding and all. Address 0 is row 0, column 0.
    ///
    /// This compares the place of every element, in a pass without access to memory.
    ///
    /// # Errors
    ///
    /// [`Mismatch`] where the shapes differ, or the place of an element does: the first such is shown.
    pub fn from_ndarray(mut array: ArrayViewMut2<'a, T>, layout: L) -> Result<Self, Mismatch>
    where
        L: Matrix,
    {
        check(&array, layout)?;
        // SAFETY: an array's pointer is never null. At each coordinate inside the layout, and `visit` has been at all of them,
        // the address is that of an element of the array, counted from the first, and these are borrowed for `'a`.
        Ok(unsafe { ViewMut::from_window(Window::new(NonNull::new_unchecked(array.as_mut_ptr()), layout)) })
    }
}

impl<T, L: Layout> ViewMut<'_, T, L> {
    /// The same elements as a matrix of `ndarray`, as [`View::to_ndarray`].
    ///
    /// # Errors
    ///
    /// [`Mismatch`]: an element lies elsewhere than two strides say, or is outside: the first such is shown.
    pub fn to_ndarray_mut(&mut self) -> Result<ArrayViewMut2<'_, T>, Mismatch>
    where
        L: Matrix + InjectiveInside,
    {
        let strided = Strided::of(&self.window.layout)?;
        // SAFETY: as in `View::to_ndarray`, borrowed from this view; `of` found each coordinate of the
        // matrix inside the layout, which is injective there, so no two elements of the matrix are one.
        Ok(unsafe {
            let first = self.window.base().add(strided.first);
            ArrayViewMut2::from_shape_ptr(strided.dimensions(), first.as_ptr())
        })
    }
}
