//! Restrictions whose coordinates are bound at run time: the values of one thread, warp or tile.
//!
//! A restriction `Mine = Addr | { thread }` is `f(v) = (base ^ XORS[v]) + OFFSETS[v]`: `base` was computed from the bound
//! coordinates once, the rest are constants. The macro writes the constants ([`Restrict`]) and a struct around a
//! [`Slice`]; everything that walks the values is here, reached by `Deref`, and [`Restriction`] follows by a blanket impl.
//!
//! Values are walked by [`unroll`], never by a loop, so that each `v` is a constant in its copy of the closure: the tables
//! vanish, and arrays indexed by `v` stay in registers.

mod base;
mod proven;
mod restriction;
mod unroll;
mod walk;

pub use base::Base;
pub use proven::Proven;
pub use restriction::{
    AnyModes, Contiguous, InStep, Kind, Modes, Of, Restrict, Restriction, RestrictionInside, Shape, Sliced, Slicing,
    Unnamed, Vectored,
};
pub use unroll::unroll;
pub use walk::{Slice, debug};

#[cfg(test)]
mod tests;
