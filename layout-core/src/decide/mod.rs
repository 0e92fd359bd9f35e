//! Decisions: one question a file, answered without enumeration where a closed form exists.

pub mod alias;
pub mod budget;
pub mod cosize;
pub mod dense;
mod difference;
pub mod injective;
pub(crate) mod parts;
pub mod refined;
pub mod refinement;
pub mod scan;
pub mod slice;
pub mod values;
pub mod xor;
