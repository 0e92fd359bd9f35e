//! Memory seen through layouts: reads, and parallel stores that are safe Rust.
//!
//! | type | made by | gives |
//! | --- | --- | --- |
//! | [`View`] | `View::new(&data, layout)`, any layout into physical space | `&T` |
//! | [`ViewMut`] | `ViewMut::new(&mut data, layout)`, an [`Injective`](crate::Injective) one | `&mut T` |
//!
//! Coordinates are checked, addresses are not: that they are inside the memory is proved, once the length of the memory
//! has been compared with the layout's cosize. Where a loop runs over the extents of the modes, the check of coordinates
//! folds away too, and what is left is the arithmetic of the layout.

mod array;
mod debug;
mod error;
mod is;
mod iter;
mod part;
mod read;
mod slices;
mod split;
mod window;
mod write;

pub use error::TooShort;
pub use is::Is;
pub use iter::{Iter, IterMut};
pub use read::View;
pub use slices::{SliceMut, SliceRef};
pub use split::{Split, SplitMut};
pub use write::ViewMut;
