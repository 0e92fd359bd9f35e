//! Maps in the language's own notation, for messages and documentation.
//!
//! Written into one text, piece by piece: every layout is printed, by a macro that runs unoptimised.

mod family;

pub use family::family;

use crate::check::Slice;
use layout_core::emit::decimal;
use layout_core::map::digits_by_leaf;
use layout_core::tree::{Mode, Tree};
use layout_core::{Layout, Map, Shape, Stage, Stride, Swizzle};

/// `swizzle(3, 6, 3) @ (row: 128, col: 64):(64, 1)`; a chain that is no layout is written out stage by stage.
#[must_use]
pub fn map(map: &Map) -> String {
    let mut out = String::new();
    for (i, stage) in map.stages.iter().enumerate().rev() {
        match stage {
            Stage::Swizzle(s) => swizzle(s, &mut out),
            Stage::Layout(layout) if layout.offset == 0 => digits(layout, (i == 0).then_some(&map.domain), &mut out),
            Stage::Layout(layout) => {
                out += "(";
                decimal(layout.offset, &mut out);
                out += " + ";
                digits(layout, (i == 0).then_some(&map.domain), &mut out);
                out += ")";
            }
        }
        if i > 0 {
            out += " @ ";
        }
    }
    out
}

/// The restriction of a map, as text, to coordinates bound at run time.
#[must_use]
pub fn bound(map: &str, slice: &Slice) -> String {
    let names: Vec<String> = (0..slice.bound).map(|i| slice.map.domain.mode_path(i).to_string()).collect();
    format!("({map}) | {{ {} }}", names.join(", "))
}

fn swizzle(s: &Swizzle, out: &mut String) {
    *out += &format!("swizzle({}, {}, {})", s.bits, s.src, s.dst);
}

/// The first stage over the domain's own nesting, each leaf with several digits written as a tuple; any other, and a
/// first one that does not split at the leaves, digit by digit.
fn digits(layout: &Layout, domain: Option<&Shape>, out: &mut String) {
    let split = domain.and_then(|domain| Some((domain, digits_by_leaf(&domain.extents(), layout)?)));
    match split {
        Some((domain, groups)) => {
            let (mut extents, mut strides) = (groups.iter(), groups.iter());
            let next = "one group for each leaf";
            let mut extent = |n: u64, out: &mut String| match extents.next().expect(next).as_slice() {
                several @ [_, _, ..] => tuple(several, out, |d, out| decimal(d.extent, out)),
                _ => decimal(n, out),
            };
            let mut stride = |out: &mut String| match strides.next().expect(next).as_slice() {
                [] => *out += "1",
                [one] => stride(one.stride, out),
                several => tuple(several, out, |d, out| stride(d.stride, out)),
            };
            let bare = bare(domain) && groups[0].len() < 2;
            write(domain, bare, &mut extent, &mut stride, out);
        }
        None => {
            let strides: Vec<Stride> = layout.digits.iter().map(|d| d.stride).collect();
            *out += &literal(&Shape::flat(&layout.extents()), &strides);
        }
    }
}

/// `(row: 4, col: (2, 2)):(4, (2, 1))`, one stride for each leaf.
#[must_use]
pub fn literal(shape: &Shape, strides: &[Stride]) -> String {
    let mut left = strides.iter();
    let mut out = String::new();
    let mut next = |out: &mut String| stride(left.next().copied().unwrap_or(Stride::Broadcast), out);
    write(shape, bare(shape), &mut |n, out| decimal(n, out), &mut next, &mut out);
    out
}

/// Whether it is one extent without a name, which needs no parentheses.
fn bare(shape: &Shape) -> bool {
    matches!(shape.modes.as_slice(), [one] if one.label.is_empty() && matches!(one.tree, Tree::Leaf(_)))
}

/// Shape and strides, of each leaf in order.
fn write(
    shape: &Shape,
    bare: bool,
    extent: &mut dyn FnMut(u64, &mut String),
    stride: &mut dyn FnMut(&mut String),
    out: &mut String,
) {
    if shape.modes.is_empty() {
        *out += "1:1";
    } else if bare {
        shape.modes[0].tree.each_leaf(&mut |n| extent(*n, out));
        *out += ":";
        stride(out);
    } else {
        extents(&shape.modes, extent, out);
        *out += ":";
        strides(&shape.modes, stride, out);
    }
}

/// `(row: 4, col: (2, 2))`.
#[must_use]
pub fn shape_text(shape: &Shape) -> String {
    let mut out = String::new();
    extents(&shape.modes, &mut |n, out| decimal(n, out), &mut out);
    out
}

fn extents(modes: &[Mode<u64>], leaf: &mut dyn FnMut(u64, &mut String), out: &mut String) {
    *out += "(";
    for (i, mode) in modes.iter().enumerate() {
        *out += if i > 0 { ", " } else { "" };
        for (j, name) in mode.label.0.iter().enumerate() {
            *out += if j > 0 { "." } else { "" };
            *out += name;
        }
        *out += if mode.label.is_empty() { "" } else { ": " };
        match &mode.tree {
            Tree::Leaf(n) => leaf(*n, out),
            Tree::Tuple(inner) => extents(inner, leaf, out),
        }
    }
    *out += ")";
}

fn strides(modes: &[Mode<u64>], leaf: &mut dyn FnMut(&mut String), out: &mut String) {
    *out += "(";
    for (i, mode) in modes.iter().enumerate() {
        *out += if i > 0 { ", " } else { "" };
        match &mode.tree {
            Tree::Leaf(_) => leaf(out),
            Tree::Tuple(inner) => strides(inner, leaf, out),
        }
    }
    *out += ")";
}

fn tuple<T>(digits: &[T], out: &mut String, part: impl Fn(&T, &mut String)) {
    *out += "(";
    for (i, digit) in digits.iter().enumerate() {
        *out += if i > 0 { ", " } else { "" };
        part(digit, out);
    }
    *out += ")";
}

fn stride(stride: Stride, out: &mut String) {
    match stride {
        Stride::Int(d) => decimal(d, out),
        Stride::Broadcast => *out += "_",
    }
}
