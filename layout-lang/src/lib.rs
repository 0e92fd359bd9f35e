//! The language of `layout!` as an ordinary library: parser, names, checks, diagnostics and code generation.
//!
//! [`expand::expand`] is the whole pipeline, tokens to tokens; the procedural macro is a shell over it.

pub mod check;
pub mod code;
pub mod cute;
pub mod diag;
pub mod expand;
pub mod family_code;
pub mod family_quote;
mod hash;
pub mod imports;
pub mod index;
pub mod item;
mod near;
pub mod notation;
pub mod quote;
pub mod repair;
pub mod resolve;
pub mod serial;
pub mod slice_code;
pub mod source;
pub mod spans;
pub mod stub;
pub mod suggest;
pub mod syntax;
pub mod text;
pub mod tokens;
