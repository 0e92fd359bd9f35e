//! The algebra behind `layout-algebra`: shapes, layouts, maps as chains of stages, the operations on them, the exact
//! decisions about them, and the index expressions that are emitted for them. No tokens, no spans, no prose.
//!
//! ```
//! use layout_core::{Shape, Space, Stride, ops};
//!
//! // A 4×4 tile with padded rows, in memory.
//! let shape = Shape::named(&[("row", 4), ("col", 4)]);
//! let padded = ops::layout(shape, &[Stride::Int(5), Stride::Int(1)], Space::Logical, Space::Physical).unwrap();
//! assert_eq!(padded.at(&[2, 3]), 13);
//! // In 2×2 tiles: element (0, 1) of tile (1, 0).
//! let tiled = ops::divide(&padded, &[2, 2]).unwrap();
//! assert_eq!(tiled.at(&[0, 1, 1, 0]), padded.at(&[2, 1]));
//! ```
#![no_std]

extern crate alloc;

#[cfg(test)]
#[path = "../tests/support/random.rs"]
mod random;

pub mod analysis;
pub mod decide;
pub mod emit;
pub mod family;
pub mod int;
pub mod layout;
pub mod list;
pub mod map;
pub mod ops;
pub mod path;
pub mod shape;
pub mod sort;
pub mod space;
pub mod swizzle;
pub mod tree;

pub use layout::{Digit, Layout, Stride};
pub use map::{Map, Stage};
pub use shape::Shape;
pub use space::Space;
pub use swizzle::{Swizzle, SwizzleError};
pub use tree::{Mode, Path, Tree};
