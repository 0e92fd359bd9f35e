//! What a view may be refused for.

use core::error::Error;
use core::fmt;

/// A slice has fewer elements than the layout reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TooShort {
    /// The cosize of the layout: its largest address, plus one.
    pub needed: usize,
    /// The length of the slice.
    pub found: usize,
}

impl TooShort {
    /// Whether `found` elements are enough.
    #[inline]
    pub(super) const fn check(needed: usize, found: usize) -> Result<(), TooShort> {
        if found < needed { Err(TooShort { needed, found }) } else { Ok(()) }
    }
}

impl fmt::Display for TooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let elements = if self.needed == 1 { "element" } else { "elements" };
        write!(f, "the layout reaches {} {elements}, and the slice has {}", self.needed, self.found)
    }
}

impl Error for TooShort {}

/// The panic of `view[coord]`.
#[cold]
#[inline(never)]
#[track_caller]
pub(super) fn outside<L>() -> ! {
    panic!("a coordinate outside the shape of `{}`", core::any::type_name::<L>())
}
