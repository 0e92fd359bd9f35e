//! Memory of one element type seen as another: feature `bytemuck`.

use super::addresses::Addresses;
use super::error::TooShort;
use super::read::View;
use super::write::ViewMut;
use crate::traits::InjectiveInside;
use bytemuck::{AnyBitPattern, NoUninit, PodCastError, try_cast_slice, try_cast_slice_mut};
use core::error::Error;
use core::fmt;

/// Why memory is not seen as elements of another type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastError {
    /// It is not aligned for them, or no whole number of them.
    Cast(PodCastError),
    /// It has too few of them.
    TooShort(TooShort),
}

impl fmt::Display for CastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CastError::Cast(error) => write!(f, "the memory is not made of such elements: {error}"),
            CastError::TooShort(error) => error.fmt(f),
        }
    }
}

impl Error for CastError {}

impl From<TooShort> for CastError {
    fn from(error: TooShort) -> Self {
        CastError::TooShort(error)
    }
}

impl From<PodCastError> for CastError {
    fn from(error: PodCastError) -> Self {
        CastError::Cast(error)
    }
}

impl<'a, T: AnyBitPattern, L: Addresses> View<'a, T, L> {
    /// Memory of elements `S`, such as bytes of a file or plain floats, as elements `T`, such as vectors of four: the
    /// addresses of the layout count `T`s.
    ///
    /// # Errors
    ///
    /// [`CastError`] where the memory is not aligned for `T`, is no whole number of `T`s, or too few.
    ///
    /// ```
    /// use layout_algebra::{View, layout};
    ///
    /// layout!(pub Quads: logical -> physical = (row: 2, quad: 2):(3, 1););
    /// let floats: Vec<f32> = (0..20).map(|i| i as f32).collect();
    /// let view: View<'_, [f32; 4], _> = View::cast(&floats, Quads)?;
    /// assert_eq!(view[(1, 0)], [12.0, 13.0, 14.0, 15.0]);
    /// # Ok::<(), layout_algebra::view::CastError>(())
    /// ```
    pub fn cast<S: NoUninit>(data: &'a [S], layout: L) -> Result<Self, CastError> {
        Ok(View::new(try_cast_slice(data)?, layout)?)
    }
}

impl<'a, T: AnyBitPattern + NoUninit, L: InjectiveInside> ViewMut<'a, T, L> {
    /// Memory of elements `S` as elements `T`: the addresses of the layout count `T`s.
    ///
    /// # Errors
    ///
    /// [`CastError`] where the memory is not aligned for `T`, is no whole number of `T`s, or too few.
    pub fn cast<S: AnyBitPattern + NoUninit>(data: &'a mut [S], layout: L) -> Result<Self, CastError> {
        Ok(ViewMut::new(try_cast_slice_mut(data)?, layout)?)
    }
}
