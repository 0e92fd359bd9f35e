//! Values that carry a proof.

/// A value that only the macro makes, because it has proved something about it.
///
/// The fields of a generated struct are visible in the user's module: with this around them safe code there can copy such
/// a struct and take it apart, but not make one of its own. There is no `Default`, no `From`, and no access by `&mut`.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Proven<T>(T);

impl<T: Copy> Proven<T> {
    /// Claims the proof.
    ///
    /// # Safety
    ///
    /// `value` has the property that the struct around this field promises: for a run-time restriction, that the macro's
    /// code computed it from bound coordinates. These are in range only where the caller of `new` kept them so.
    #[inline(always)]
    pub const unsafe fn new(value: T) -> Self {
        Proven(value)
    }

    /// The value.
    #[inline(always)]
    pub const fn get(self) -> T {
        self.0
    }
}
