//! Maps in the notation that CuTe prints: modes listed the other way round, `_` as 0, at most one swizzle in front.

use layout_core::emit::written;
use layout_core::list::Listed as _;
use layout_core::map::digits_by_leaf;
use layout_core::tree::{Mode, Tree};
use layout_core::{Digit, Map, Shape, Stride};
use std::fmt::{self, Display, Formatter};

/// What CuTe would print for this map: `(2,(2,2)):(4,(2,1))`, or `Sw<3,4,3> o _0 o (8,64):(64,1)`. `None` for what CuTe
/// has no layout for: composites that are none, restrictions with an offset, several swizzles.
#[must_use]
pub fn print(map: &Map) -> Option<String> {
    let layout = map.under_swizzles().filter(|l| l.offset == 0)?;
    let groups = digits_by_leaf(&map.domain.extents(), layout)?;
    let swizzles = map.swizzles();
    let front = match swizzles.as_slice() {
        [] => None,
        [one] => Some(*one),
        _ => return None,
    };
    Some(written(|out| {
        if let Some(sigma) = front {
            // `Sw<B,M,S>`.
            let shift = i64::from(sigma.src) - i64::from(sigma.dst);
            write!(out, "Sw<{},{},{shift}> o _0 o ", sigma.bits, sigma.src.min(sigma.dst))?;
        }
        let (modes, groups) = (map.domain.modes.as_slice(), groups.as_slice());
        if modes.is_empty() {
            return out.write_str("1:0");
        }
        // One nested mode keeps its parentheses: `((2,2))` has rank 1.
        let bare = matches!(modes, [Mode { tree: Tree::Leaf(_), .. }]) && groups[0].len() < 2;
        for strides in [false, true] {
            out.write_str(if strides { ":" } else { "" })?;
            let mut side = Side { groups, left: groups.len(), strides };
            if bare { side.tree(&modes[0].tree, out)? } else { side.modes(modes, out)? }
        }
        Ok(())
    }))
}

/// One side of the colon: the extents or the strides. The last leaf of those left comes next.
struct Side<'a> {
    groups: &'a [Vec<Digit>],
    left: usize,
    strides: bool,
}

impl Side<'_> {
    /// The last mode here is CuTe's first.
    fn modes(&mut self, modes: &[Mode<u64>], out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("(")?;
        for (i, mode) in modes.iter().rev().enumerate() {
            out.write_str(if i > 0 { "," } else { "" })?;
            self.tree(&mode.tree, out)?;
        }
        out.write_str(")")
    }

    fn tree(&mut self, tree: &Tree<u64>, out: &mut Formatter<'_>) -> fmt::Result {
        let extent = match tree {
            Tree::Tuple(modes) => return self.modes(modes, out),
            Tree::Leaf(extent) => *extent,
        };
        self.left -= 1;
        match self.groups[self.left].as_slice() {
            [] => (if self.strides { 0 } else { extent }).fmt(out),
            [one] => self.digit(one, out),
            several => {
                out.write_str("(")?;
                for (i, digit) in several.iter().rev().enumerate() {
                    out.write_str(if i > 0 { "," } else { "" })?;
                    self.digit(digit, out)?;
                }
                out.write_str(")")
            }
        }
    }

    fn digit(&self, digit: &Digit, out: &mut Formatter<'_>) -> fmt::Result {
        (if self.strides { digit.stride.value() } else { digit.extent }).fmt(out)
    }
}

struct Printed {
    shape: String,
    stride: String,
}

/// The last mode here is CuTe's first.
fn tuple(modes: &[Printed]) -> Printed {
    let join = |f: fn(&Printed) -> &str, comma: &str| format!("({})", modes.iter().rev().map(f).list().join(comma));
    let named = modes.iter().any(|p| p.shape.contains(": "));
    Printed { shape: join(|p| &p.shape, if named { ", " } else { "," }), stride: join(|p| &p.stride, ",") }
}

/// A literal as it would be written inside `cute( … )`, one stride for each leaf, names kept.
#[must_use]
pub fn literal(shape: &Shape, strides: &[Stride]) -> String {
    let mut left = strides.iter();
    let modes: Vec<Printed> = shape.modes.iter().map(|m| mode(m, &mut left)).list();
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
        Tree::Tuple(modes) => tuple(&modes.iter().map(|m| mode(m, left)).list()),
    };
    match m.label.is_empty() {
        true => inner,
        false => Printed { shape: format!("{}: {}", m.label, inner.shape), ..inner },
    }
}
