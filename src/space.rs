//! The three spaces that a layout maps between.

/// A space that layouts map from or to: [`Logical`], [`Physical`] or [`ThreadValue`].
///
/// Two maps compose only where the space between them is the same, so an address is never read as a coordinate. The
/// trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a space",
    label = "expected `Logical`, `Physical` or `ThreadValue`"
)]
pub trait Space: Copy + sealed::Sealed {}

/// Coordinates of a matrix or tensor: what the mathematics of a kernel names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Logical;

/// Addresses, counted in elements from the start of a buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Physical;

/// Threads and the values each of them holds: lane and register, say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThreadValue;

impl Space for Logical {}
impl Space for Physical {}
impl Space for ThreadValue {}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Logical {}
    impl Sealed for super::Physical {}
    impl Sealed for super::ThreadValue {}
}
