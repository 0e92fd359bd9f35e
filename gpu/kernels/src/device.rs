//! The instructions that Rust has no name for, a file for each kind.

pub mod copy;
pub mod float;
pub mod global;
#[cfg(feature = "hopper")]
pub mod hopper;
pub mod matrix;
pub mod memory;
pub mod shared;
pub mod thread;
