//! Maps in the notation that CuTe prints: modes listed the other way round, `_` as 0, at most one swizzle in front.

use layout_core::map::digits_by_leaf;
use layout_core::tree::{Mode, Tree};
use layout_core::{Digit, Map, Shape, Stride, Swizzle};

/// What CuTe would print for this map: `(2,(2,2)):(4,(2,1))`, or `Sw<3,4,3> o _0 o (8,64):(64,1)`. `None` for what CuTe
/// has no layout for: composites that are none, restrictions with an offset, several swizzles.
#[must_use]
pub fn print(map: &Map) -> Option<String> {
    let layout = map.under_swizzles().filter(|l| l.offset == 0)?;
    let mut groups = digits_by_leaf(&map.domain.extents(), layout)?.into_iter();
    let modes: Vec<Printed> = map.domain.modes.iter().map(|m| tree(&m.tree, &mut groups)).collect();
    let body = match modes.as_slice() {
        [] => "1:0".to_owned(),
        // One nested mode keeps its parentheses: `((2,2))` has rank 1.
        [one] if !one.shape.starts_with('(') => format!("{}:{}", one.shape, one.stride),
        _ => {
            let both = tuple(&modes);
            format!("{}:{}", both.shape, both.stride)
        }
    };
    match map.swizzles().as_slice() {
        [] => Some(body),
        [one] => Some(format!("{} o _0 o {body}", swizzle(*one))),
        _ => None,
    }
}

/// `Sw<B,M,S>`.
fn swizzle(s: Swizzle) -> String {
    let shift = i64::from(s.src) - i64::from(s.dst);
    format!("Sw<{},{},{shift}>", s.bits, s.src.min(s.dst))
}

struct Printed {
    shape: String,
    stride: String,
}

fn tree(t: &Tree<u64>, groups: &mut impl Iterator<Item = Vec<Digit>>) -> Printed {
    match t {
        Tree::Tuple(modes) => {
            let inner: Vec<Printed> = modes.iter().map(|m| tree(&m.tree, groups)).collect();
            tuple(&inner)
        }
        Tree::Leaf(extent) => match groups.next().unwrap_or_default().as_slice() {
            [] => Printed { shape: extent.to_string(), stride: "0".to_owned() },
            [one] => digit(one),
            several => tuple(&several.iter().map(digit).collect::<Vec<_>>()),
        },
    }
}

fn digit(d: &Digit) -> Printed {
    Printed { shape: d.extent.to_string(), stride: d.stride.value().to_string() }
}

/// The last mode here is CuTe's first.
fn tuple(modes: &[Printed]) -> Printed {
    let join = |f: fn(&Printed) -> &str, comma: &str| {
        format!("({})", modes.iter().rev().map(f).collect::<Vec<_>>().join(comma))
    };
    let named = modes.iter().any(|p| p.shape.contains(": "));
    Printed { shape: join(|p| &p.shape, if named { ", " } else { "," }), stride: join(|p| &p.stride, ",") }
}

/// A literal as it would be written inside `cute( … )`, one stride for each leaf, names kept.
#[must_use]
pub fn literal(shape: &Shape, strides: &[Stride]) -> String {
    let mut left = strides.iter();
    let modes: Vec<Printed> = shape.modes.iter().map(|m| mode(m, &mut left)).collect();
    match (modes.as_slice(), shape.modes.as_slice()) {
        ([], _) => "1:0".to_owned(),
        ([printed], [one]) if one.label.is_empty() && matches!(one.tree, Tree::Leaf(_)) => {
            format!("{}:{}", printed.shape, printed.stride)
        }
        _ => {
            let both = tuple(&modes);
            format!("{}:{}", both.shape, both.stride)
        }
    }
}

fn mode<'a>(m: &Mode<u64>, left: &mut impl Iterator<Item = &'a Stride>) -> Printed {
    let inner = match &m.tree {
        Tree::Leaf(n) => {
            let stride = left.next().map_or(0, |d| d.value());
            Printed { shape: n.to_string(), stride: stride.to_string() }
        }
        Tree::Tuple(modes) => tuple(&modes.iter().map(|m| mode(m, left)).collect::<Vec<_>>()),
    };
    match m.label.is_empty() {
        true => inner,
        false => Printed { shape: format!("{}: {}", m.label, inner.shape), ..inner },
    }
}
