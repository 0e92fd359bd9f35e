//! Walking over the coordinates of a layout, in the order of its domain.

use crate::traits::{Layout, StaticLayout};
use crate::word::Word;

/// Layouts whose coordinates can be visited one after the other: all of up to twelve modes.
///
/// # Safety
///
/// [`visit`](Self::visit) calls `f` with each coordinate inside the shape, once, in the order of the domain, and with
/// nothing else.
#[diagnostic::on_unimplemented(
    message = "the coordinates of `{Self}` cannot be visited",
    label = "expected a layout of at most twelve modes",
    note = "group its modes, or walk it as one integer: `iter`"
)]
pub unsafe trait Visit: Layout {
    /// Calls `f` with each coordinate, the last mode varying fastest.
    fn visit(&self, f: impl FnMut(Self::Coord));
}

// SAFETY: `Coordinate` is sealed, and its walks are nested loops over the extents of its modes, which are `SHAPE` by the
// contract of `StaticLayout`.
#[diagnostic::do_not_recommend]
unsafe impl<L: StaticLayout<Coord: Coordinate>> Visit for L {
    #[inline(always)]
    fn visit(&self, f: impl FnMut(Self::Coord)) {
        <L::Coord as Coordinate>::walk(L::SHAPE, f);
    }
}

/// What [`Layout::Coord`] is for up to twelve modes: `()`, an integer, or a tuple of integers.
pub trait Coordinate: Copy + sealed::Sealed {
    /// Calls `f` with each coordinate of a shape of as many modes, the last varying fastest.
    fn walk(shape: &[usize], f: impl FnMut(Self));

    /// Whether each part is below the extent of its mode, in a shape of as many.
    fn inside(self, shape: &[usize]) -> bool;
}

mod sealed {
    pub trait Sealed {}
}

impl sealed::Sealed for () {}

impl Coordinate for () {
    #[inline(always)]
    fn walk(_shape: &[usize], mut f: impl FnMut(())) {
        f(());
    }

    #[inline(always)]
    fn inside(self, _shape: &[usize]) -> bool {
        true
    }
}

impl<I: Word> sealed::Sealed for I {}

impl<I: Word> Coordinate for I {
    #[inline(always)]
    fn walk(shape: &[usize], mut f: impl FnMut(I)) {
        for i in 0..shape[0] {
            f(I::from_usize(i));
        }
    }

    #[inline(always)]
    fn inside(self, shape: &[usize]) -> bool {
        self.is_below(shape[0])
    }
}

/// The loops over the modes that are left, one in the other.
macro_rules! loops {
    ($I:ident, $shape:ident, $n:expr, $f:ident, ($($done:ident)*)) => {
        $f(($($I::from_usize($done)),*))
    };
    ($I:ident, $shape:ident, $n:expr, $f:ident, ($($done:ident)*) $mode:ident $($rest:ident)*) => {
        for $mode in 0..$shape[$n] {
            loops!($I, $shape, $n + 1, $f, ($($done)* $mode) $($rest)*);
        }
    };
}

/// Whether each mode is below its extent.
macro_rules! below {
    ($shape:ident, $n:expr, $mode:ident) => {
        $mode.is_below($shape[$n])
    };
    ($shape:ident, $n:expr, $mode:ident $($rest:ident)+) => {
        $mode.is_below($shape[$n]) && below!($shape, $n + 1, $($rest)+)
    };
}

/// The impls for a tuple, and for the shorter ones down to two modes.
macro_rules! tuples {
    ($last:ident) => {};
    ($mode:ident $($rest:ident)+) => {
        impl<I: Word> sealed::Sealed for (word!(I $mode), $(word!(I $rest)),+) {}

        impl<I: Word> Coordinate for (word!(I $mode), $(word!(I $rest)),+) {
            #[inline(always)]
            fn walk(shape: &[usize], mut f: impl FnMut(Self)) {
                loops!(I, shape, 0, f, () $mode $($rest)+);
            }

            #[inline(always)]
            fn inside(self, shape: &[usize]) -> bool {
                let ($mode, $($rest),+) = self;
                below!(shape, 0, $mode $($rest)+)
            }
        }

        tuples!($($rest)+);
    };
}

macro_rules! word {
    ($I:ident $mode:ident) => {
        $I
    };
}

tuples!(a b c d e f g h i j k l);
