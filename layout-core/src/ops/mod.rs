//! The operations of the algebra, one a file. Each takes checked maps and returns a checked map or says why not.
//!
//! | operation | result for flat `L = (n1,…,nm):(d1,…,dm)` |
//! | --- | --- |
//! | [`layout()`] | a literal, checked against its spaces |
//! | [`canonical()`] | one that is row-major and contiguous |
//! | [`compose()`] | `c ↦ g(unflatten(f(c)))` |
//! | [`swizzle()`] | `σ∘L` |
//! | [`split()`] | one mode written as a shape |
//! | [`divide()`] | tiles first, then the rest |
//! | [`repeat()`] | copies one after another |
//! | [`interleave()`] | copies element by element |
//! | [`broadcast()`] | copies at the same addresses |
//! | [`inverse()`] | the inverse of a dense bijection |
//! | [`group()`], [`permute()`], [`zip()`], [`flatten()`], [`rename()`] | the domain regrouped |
//! | [`restrict()`] | some coordinates fixed or cut |
//! | [`compose_bound()`] | `(g\|p)∘f` with `p` known only at run time: `g∘(id × f)` |

mod bind;
mod bound;
mod broadcast;
mod compose;
mod divide;
mod error;
mod group;
mod interleave;
mod inverse;
mod literal;
mod names;
mod repeat;
mod restrict;
mod split;

pub use bind::bind;
pub use bound::compose_bound;
pub use broadcast::broadcast;
pub use compose::{composable, compose, composed, swizzle, swizzled};
pub use divide::divide;
pub use error::{OpError, Operand};
pub use group::{flatten, group, permute, rename, zip};
pub use interleave::interleave;
pub use inverse::inverse;
pub use literal::{canonical, layout, layout_within};
pub use repeat::{Pitch, placed, repeat};
pub use restrict::{Bind, fix, restrict};
pub use split::split;

/// The contract of each operation as an equation at one point, for tests.
pub mod post {
    pub use super::bound::compose_bound_post;
    pub use super::broadcast::broadcast_post;
    pub use super::compose::{compose_post, swizzle_post};
    pub use super::divide::divide_post;
    pub use super::group::{flatten_post, group_post, zip_post};
    pub use super::interleave::interleave_post;
    pub use super::inverse::inverse_post;
    pub use super::literal::layout_post;
    pub use super::repeat::repeat_post;
    pub use super::restrict::restrict_post;
    pub use super::split::split_post;
}

use crate::decide::refinement::normalize;
use crate::layout::Layout;
use crate::map::{Map, Stage};
use crate::shape::Shape;
use alloc::vec::Vec;

/// `map ∘ f`, for a dense bijection `f` of the domain: what `divide`, `split` and `group` are.
fn precompose(map: &Map, domain: Shape, f: Layout) -> Map {
    let mut stages = Vec::with_capacity(1 + map.stages.len());
    stages.push(Stage::Layout(f));
    for stage in &map.stages {
        stages.push(stage.clone());
    }
    normalize(&mut stages, &domain.extents());
    Map { domain, from: map.from, to: map.to, stages, restricted: map.restricted }
}
