#![doc = "Layouts for GPU and CPU kernels, proved by the compiler."]
#![doc = ""]
#![doc = "[`layout!`] declares them; each is a zero-sized value with `const` index functions, and implements"]
#![doc = "[`Layout`], and [`Dense`] and [`Injective`] where these hold."]
#![no_std]
#![forbid(unsafe_op_in_unsafe_fn)]
#![deny(missing_docs)]
// Inside this crate its own macro is no foreign code, so the lints see what tests declare and do not use.
#![cfg_attr(test, allow(dead_code))]

pub mod atoms;
mod compose;
pub mod cute_guide;
mod declare;
mod parameter;
mod slice;
mod space;
mod traits;
pub mod view;
mod visit;
mod word;

pub use compose::{Composite, Meets, compose};
pub use parameter::ParameterError;
pub use slice::{Kind, Restriction, RestrictionInside, Slice, Vectored, unroll};
pub use space::{Logical, Physical, Space, ThreadValue};
pub use traits::{Coordinates, Dense, Dynamic, Injective, InjectiveInside, Layout, Same, StaticLayout};
pub use view::{SliceMut, SliceRef, TooShort, View, ViewMut};
pub use visit::{Coordinate, Visit};
pub use word::Word;

/// What generated code names. Not part of the public interface: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::declare::inside;
    pub use crate::parameter::{Reciprocal, at_least, at_most, congruent, difference, equal};
    pub use crate::slice::{
        AnyModes, Base, Contiguous, InStep, Modes, Of, Proven, Restrict, Slice, Sliced, Slicing, Unnamed, debug, unroll,
    };
    pub use crate::traits::{Coordinates, Inside, OntoRange, Static, StoreOnce, Types, Wide};
    pub use layout_macros::layout_impl;
}

/// Declares layouts, and checks them while the crate compiles.
///
/// As an item it holds any number of declarations. Each layout becomes a zero-sized struct of its own name, with
/// constants (`SIZE`, `COSIZE`, `RANK`, `SHAPE`) and `const` functions from coordinates to addresses (`index`, `linear`,
/// `leaf`, `try_index`).
///
/// ```
/// use layout_algebra::layout;
///
/// layout! {
///     pub const ROWS = 16;
///
///     /// Storage: eight columns, each row padded to twelve.
///     pub Tile: logical -> physical = (row: ROWS, col: 8):(12, 1);
///     /// Which element each of 32 lanes holds in each of its four registers.
///     pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
///     /// Where a lane finds it: `Frag` first, then `Tile`.
///     pub Addr = Tile @ Frag;
/// }
///
/// const AT: usize = Tile.index(3, 5);
/// assert_eq!(AT, 3 * 12 + 5);
/// assert_eq!((Tile::SIZE, Tile::COSIZE), (ROWS * 8, 188));
/// assert_eq!(Addr.index(14, 2), Tile.index(11, 4));
/// assert_eq!(Tile.try_index(16, 0), None);
/// ```
///
/// As an expression it is one layout without a name:
///
/// ```
/// # use layout_algebra::layout;
/// let at = layout!(logical -> physical, swizzle(3, 6, 3) @ (64, 64):(64, 1));
/// assert_eq!(at.index(5, 9), (5 * 64 + 9) ^ (5 << 3));
/// ```
///
/// Two coordinates at one address, a composition whose sizes differ, a tile that does not divide its mode: each is an
/// error at the token to change, with the coordinates that show it.
///
/// ```compile_fail
/// # use layout_algebra::layout;
/// layout! {
///     // (0, 3) and (1, 0) would both be at address 3.
///     pub Overlapping: logical -> physical = (row: 4, col: 4):(3, 1);
/// }
/// ```
#[macro_export]
macro_rules! layout {
    ($($t:tt)*) => { $crate::__private::layout_impl! { $crate $($t)* } };
}

/// The README's code runs as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// So does that of the worked cases.
#[cfg(doctest)]
#[doc = include_str!("../docs/bank-conflicts.md")]
struct BankConflicts;
