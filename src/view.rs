//! Memory seen through layouts: reads, and parallel stores that are safe Rust.
//!
//! | type | made by | gives |
//! | --- | --- | --- |
//! | [`View`] | `View::new(&data, layout)`, any layout into physical space | `&T` |
//! | [`ViewMut`] | `ViewMut::new(&mut data, layout)`, an [`InjectiveInside`](crate::InjectiveInside) one | `&mut T` |
//!
//! Coordinates are checked, addresses are not: that they are inside the memory is proved, once the length of the memory
//! has been compared with the layout's cosize. Where a loop runs over the extents of the modes, the check of coordinates
//! folds away too, and what is left is the arithmetic of the layout.
//!
//! A restriction bound at run time, `Mine = Addr | { thread }`, splits a view into slices, one for each thread:
//! [`View::split`] into [`SliceRef`]s, [`ViewMut::split`] into [`SliceMut`]s that share no element, so that threads store
//! to them at the same time. With the feature `rayon` both are parallel iterators.
//!
//! | for | use |
//! | --- | --- |
//! | slices, vectors, arrays | `new`; [`View::from_array`], also in `const` |
//! | memory that holds nothing yet | [`ViewMut::init`], [`ViewMut::init_split`], of a view of `MaybeUninit<T>` |
//! | matrices of `ndarray` (feature `ndarray`) | `View::from_ndarray`, `ViewMut::from_ndarray` |
//! | bytes, or floats as vectors (feature `bytemuck`) | `View::cast`, `ViewMut::cast` |
//!
//! # Soundness
//!
//! All of this is safe to use with layouts that `layout!` declared. What makes it so:
//!
//! 1. **The contracts.** [`Layout`](crate::Layout), [`StaticLayout`](crate::StaticLayout),
//!    [`InjectiveInside`](crate::InjectiveInside), [`Injective`](crate::Injective), [`Dense`](crate::Dense),
//!    [`Visit`](crate::Visit), [`RestrictionInside`](crate::RestrictionInside), [`Restriction`](crate::Restriction) and
//!    [`Vectored`](crate::Vectored) are unsafe to implement. `layout!` implements them for what it has proved, some through
//!    traits of this crate that are hidden. [`compose`](crate::compose) has them by the contracts of its operands. Two doors
//!    are left to who looks for them: the macros that the expansion calls (`__layout!`, `__slice!`) and the definitions that blocks hand each other for `use`
//!    are believed, though no `unsafe` stands in front of them. They are hidden and no part of the interface, as
//!    `__private` is: code that writes them by hand is outside of everything promised here.
//! 2. **Inside the memory.** A view is a layout and the place of address 0, with one invariant: at every coordinate inside
//!    the shape, the address is that of a valid element which the view has borrowed. `new` checks it by comparing the
//!    cosize with the length, as every address is below the cosize; `from_ndarray` by comparing all places. The fields are
//!    private, and neither the memory nor what a layout says can change while the view lives. Afterwards there is one way
//!    from an address to a pointer (`window.rs`; `part.rs` for slices): at a coordinate that
//!    [`try_at`](crate::Layout::try_at) found to be inside, that [`visit`](crate::Visit::visit) produced, or whose number is
//!    below the size. `to_ndarray` gives `ndarray` the
//!    first address and two strides, once every place that these name is found to be the layout's.
//! 3. **One at a time.** [`ViewMut`] borrows its elements exclusively. `get_mut` and `each` lend one of them, as long as
//!    the view itself is borrowed: that needs no more than point 2.
//! 4. **Many at a time.** `iter_mut` takes each number of a coordinate once. Different numbers are different coordinates,
//!    all inside, and as the layout is injective there, different addresses: no two references meet.
//! 5. **Slices.** `split` takes each `b` below [`slices`](crate::RestrictionInside::slices) once and makes the slice by
//!    [`slice(layout, b)`](crate::RestrictionInside::slice). By the contract the values inside of all these slices are
//!    different coordinates inside the shape of the layout, so points 2 and 4 hold for them together, on whichever threads
//!    they are; values outside have no address ([`try_at`](crate::RestrictionInside::try_at)). A restriction that safe code
//!    has made by `new` is never trusted: it checks its coordinates in debug builds alone. That the restriction is one of
//!    this very layout, and not of another with the same shape, is a bound ([`Is`]).
//! 6. **Vectors** are runs of values with consecutive addresses, which the macro has proved; so they are slices of elements
//!    of point 5.
//! 7. **Memory that holds nothing.** `init` and `init_split` store at every coordinate (they count that the slices are all
//!    of the layout) before they give back a view of initialised elements. A gap in the layout stays uninitialised, and is
//!    never reached; only a dense layout, which has none, becomes a slice.
//! 8. **Threads.** A view moves to another thread as the `&[T]` or `&mut [T]` that it stands for, and as its layout does.
//!
//! The tests hand out all elements of every injective layout and of every restriction of the test suite at once, and compare
//! their addresses: each is handed out exactly once.

mod addresses;
mod array;
mod blocks;
#[cfg(feature = "bytemuck")]
mod bytemuck;
mod debug;
mod error;
mod is;
mod iter;
#[cfg(feature = "ndarray")]
mod ndarray;
mod part;
#[cfg(feature = "rayon")]
mod rayon;
mod read;
mod slices;
mod split;
mod uninit;
mod window;
mod write;

#[cfg(feature = "bytemuck")]
pub use self::bytemuck::CastError;
#[cfg(feature = "ndarray")]
pub use self::ndarray::{Matrix, Mismatch};
#[cfg(feature = "rayon")]
pub use self::rayon::ParSplit;
pub use addresses::Addresses;
pub use error::TooShort;
pub use is::Is;
pub use iter::{Iter, IterMut};
pub use read::View;
pub use slices::{SliceMut, SliceRef};
pub use split::{Split, SplitMut};
pub use write::ViewMut;
