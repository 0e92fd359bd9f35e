//! The bank model against an H200 and against public reports, and analyses of maps against enumeration.

#[path = "banks/accesses.rs"]
mod accesses;
#[path = "banks/enumerated.rs"]
mod enumerated;
#[path = "banks/hardware.rs"]
mod hardware;
#[path = "banks/search.rs"]
mod search;
mod support;

use layout_core::analysis::Access;
use layout_core::{Map, Path, Shape, Space, Stride, Swizzle, ops};

fn path(name: &str) -> Path {
    Path::parse(name)
}

fn map(modes: &[(&str, u64)], strides: &[u64], swizzle: Option<(u32, u32, u32)>) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    let map = ops::layout(Shape::named(modes), &strides, Space::Logical, Space::Physical).unwrap();
    match swizzle {
        Some((b, src, dst)) => ops::swizzle(Swizzle::new(b, src, dst).unwrap(), &map).unwrap(),
        None => map,
    }
}

fn of(lanes: &str, vector: Option<&str>, element: u64) -> Access {
    Access { lanes: path(lanes), vector: vector.map(path), element }
}
