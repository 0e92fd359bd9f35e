//! Maps in the language's own notation, for messages and documentation.

mod family;

pub use family::family;

use crate::check::Slice;
use layout_core::emit::written;
use layout_core::list::Listed as _;
use layout_core::map::digits_by_leaf;
use layout_core::tree::{Mode, Tree};
use layout_core::{Layout, Map, Shape, Stage, Stride, Swizzle};
use std::fmt::{self, Display, Formatter};

/// `swizzle(3, 6, 3) @ (row: 128, col: 64):(64, 1)`; a chain that is no layout is written out stage by stage.
#[must_use]
pub fn map(map: &Map) -> String {
    written(|out| chain(map, out))
}

fn chain(map: &Map, out: &mut Formatter<'_>) -> fmt::Result {
    for (i, stage) in map.stages.iter().enumerate().rev() {
        let domain = (i == 0).then_some(&map.domain);
        match stage {
            Stage::Swizzle(s) => swizzle(s, out)?,
            Stage::Layout(layout) if layout.offset == 0 => digits(layout, domain, out)?,
            Stage::Layout(layout) => {
                write!(out, "({} + ", layout.offset)?;
                digits(layout, domain, out)?;
                out.write_str(")")?;
            }
        }
        if i > 0 {
            out.write_str(" @ ")?;
        }
    }
    Ok(())
}

/// The restriction of a map, as text, to coordinates bound at run time.
#[must_use]
pub fn bound(map: &str, slice: &Slice) -> String {
    let names: Vec<String> = (0..slice.bound).map(|i| slice.map.domain.mode_path(i).to_string()).list();
    format!("({map}) | {{ {} }}", names.join(", "))
}

fn swizzle(s: &Swizzle, out: &mut Formatter<'_>) -> fmt::Result {
    write!(out, "swizzle({}, {}, {})", s.bits, s.src, s.dst)
}

/// The first stage over the domain's own nesting, each leaf with several digits written as a tuple; any other, and a
/// first one that does not split at the leaves, digit by digit.
fn digits(layout: &Layout, domain: Option<&Shape>, out: &mut Formatter<'_>) -> fmt::Result {
    let split = domain.and_then(|domain| Some((domain, digits_by_leaf(&domain.extents(), layout)?)));
    let Some((domain, groups)) = split else {
        let strides: Vec<Stride> = layout.digits.iter().map(|d| d.stride).list();
        return out.write_str(&literal(&Shape::flat(&layout.extents()), &strides));
    };
    let (mut extents, mut strides) = (groups.iter(), groups.iter());
    let next = "one group for each leaf";
    let mut extent = |n: u64, out: &mut Formatter<'_>| match extents.next().expect(next).as_slice() {
        several @ [_, _, ..] => tuple(several, out, |d, out| d.extent.fmt(out)),
        _ => n.fmt(out),
    };
    let mut stride = |out: &mut Formatter<'_>| match strides.next().expect(next).as_slice() {
        [] => out.write_str("1"),
        [one] => stride(one.stride, out),
        several => tuple(several, out, |d, out| stride(d.stride, out)),
    };
    let bare = bare(domain) && groups[0].len() < 2;
    write(domain, bare, &mut extent, &mut stride, out)
}

/// `(row: 4, col: (2, 2)):(4, (2, 1))`, one stride for each leaf.
#[must_use]
pub fn literal(shape: &Shape, strides: &[Stride]) -> String {
    written(|out| {
        let mut left = strides.iter();
        let mut next = |out: &mut Formatter<'_>| stride(left.next().copied().unwrap_or(Stride::Broadcast), out);
        write(shape, bare(shape), &mut |n, out| n.fmt(out), &mut next, out)
    })
}

/// Whether it is one extent without a name, which needs no parentheses.
fn bare(shape: &Shape) -> bool {
    matches!(shape.modes.as_slice(), [one] if one.label.is_empty() && matches!(one.tree, Tree::Leaf(_)))
}

/// Writes the extent of a leaf, the given one where that is its only digit.
type Extent<'a> = dyn FnMut(u64, &mut Formatter<'_>) -> fmt::Result + 'a;

/// Writes the stride of the leaf that comes next.
type NextStride<'a> = dyn FnMut(&mut Formatter<'_>) -> fmt::Result + 'a;

/// Shape and strides, of each leaf in order.
fn write(
    shape: &Shape,
    bare: bool,
    extent: &mut Extent<'_>,
    stride: &mut NextStride<'_>,
    out: &mut Formatter<'_>,
) -> fmt::Result {
    let modes = shape.modes.as_slice();
    if modes.is_empty() {
        return out.write_str("1:1");
    }
    match modes {
        [Mode { tree: Tree::Leaf(n), .. }] if bare => extent(*n, out)?,
        _ => extents(modes, extent, out)?,
    }
    out.write_str(":")?;
    if bare { stride(out) } else { strides(modes, stride, out) }
}

/// `(row: 4, col: (2, 2))`.
#[must_use]
pub fn shape_text(shape: &Shape) -> String {
    written(|out| extents(&shape.modes, &mut |n, out| n.fmt(out), out))
}

fn extents(modes: &[Mode<u64>], leaf: &mut Extent<'_>, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str("(")?;
    for (i, mode) in modes.iter().enumerate() {
        out.write_str(if i > 0 { ", " } else { "" })?;
        mode.label.fmt(out)?;
        out.write_str(if mode.label.is_empty() { "" } else { ": " })?;
        match &mode.tree {
            Tree::Leaf(n) => leaf(*n, out)?,
            Tree::Tuple(inner) => extents(inner, leaf, out)?,
        }
    }
    out.write_str(")")
}

fn strides(modes: &[Mode<u64>], leaf: &mut NextStride<'_>, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str("(")?;
    for (i, mode) in modes.iter().enumerate() {
        out.write_str(if i > 0 { ", " } else { "" })?;
        match &mode.tree {
            Tree::Leaf(_) => leaf(out)?,
            Tree::Tuple(inner) => strides(inner, leaf, out)?,
        }
    }
    out.write_str(")")
}

fn tuple<T>(
    digits: &[T],
    out: &mut Formatter<'_>,
    part: impl Fn(&T, &mut Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    out.write_str("(")?;
    for (i, digit) in digits.iter().enumerate() {
        out.write_str(if i > 0 { ", " } else { "" })?;
        part(digit, out)?;
    }
    out.write_str(")")
}

fn stride(stride: Stride, out: &mut Formatter<'_>) -> fmt::Result {
    match stride {
        Stride::Int(d) => d.fmt(out),
        Stride::Broadcast => out.write_str("_"),
    }
}
