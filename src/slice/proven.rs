//! Values that carry a proof.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

/// A value that only the macro makes, because it has proved something about it; `S` is the struct that holds it.
///
/// The fields of a generated struct are visible in the user's module: with this around them safe code there can copy such
/// a struct and take it apart, but not make one of its own, nor of what another one holds. There is no `Default`, no
/// `From`, and no access by `&mut`.
#[repr(transparent)]
pub struct Proven<S, T>(T, PhantomData<fn() -> S>);

impl<S, T: Copy> Clone for Proven<S, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, T: Copy> Copy for Proven<S, T> {}

impl<S, T: fmt::Debug> fmt::Debug for Proven<S, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Proven").field(&self.0).finish()
    }
}

// What follows only reads the value. It is written out since a derive would ask `S` for the trait that is being derived on it.

impl<S, T: PartialEq> PartialEq for Proven<S, T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<S, T: Eq> Eq for Proven<S, T> {}

impl<S, T: PartialOrd> PartialOrd for Proven<S, T> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }
}

impl<S, T: Ord> Ord for Proven<S, T> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<S, T: Hash> Hash for Proven<S, T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<S, T: Copy> Proven<S, T> {
    /// Claims the proof.
    ///
    /// # Safety
    ///
    /// `value` has the property that `S` promises: for a run-time restriction, that the macro's code computed it from bound
    /// coordinates. These are in range only where the caller of `new` kept them so.
    #[inline(always)]
    pub const unsafe fn new(value: T) -> Self {
        Proven(value, PhantomData)
    }

    /// The value.
    #[inline(always)]
    pub const fn get(self) -> T {
        self.0
    }
}
