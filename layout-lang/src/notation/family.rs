//! Maps with parameters in the notation: extents and strides as forms. What stands in the maps in the place of a
//! run-time extent is nobody's to read.

use super::{bare, bound, swizzle, tuple, write};
use crate::check::Slice;
use crate::source;
use crate::syntax::ast::Expr;
use layout_core::emit::written;
use layout_core::family::{Family, Form, Part};
use layout_core::int::Overflow;
use layout_core::list::Listed as _;
use layout_core::map::digits_by_leaf;
use layout_core::{Digit, Layout, Stage};
use std::fmt::{self, Formatter};

/// `(row: p, col: 4):(s, 1)`, with `| { row }` behind it where modes are bound at run time; a map that is no single
/// layout as it was `written`.
#[must_use]
pub fn family(slice: &Slice, family: &Family, written: &Expr) -> String {
    match literal(slice, family) {
        Some(text) if slice.bound == 0 => text,
        Some(text) => bound(&text, slice),
        None => source::expr(written),
    }
}

/// A digit of a leaf as text.
struct Term {
    extent: String,
    stride: String,
}

/// The layout that the sum of all parts is, under the swizzles of the only one; `None` where it is no layout.
fn literal(slice: &Slice, family: &Family) -> Option<String> {
    let domain = &slice.map.domain;
    let (extents, caps) = (family.extents(domain), domain.extents());
    let swizzles = &family.parts.first()?.map.stages[1..];
    let layouts = family.parts.iter().map(|part| alone(part, swizzles)).list_some()?;
    let groups = layouts.iter().map(|layout| digits_by_leaf(&caps, layout)).list_some()?;
    let leaf = |leaf: usize| -> Option<Vec<Term>> {
        let cuts = cuts(groups.iter().map(|group| group[leaf].as_slice()), caps[leaf])?;
        let term = |[below, above]: [u64; 2]| {
            let extent = match extents[leaf].as_constant() {
                None if above == caps[leaf] => family.extent_text(&extents[leaf].above(below).ok()?),
                _ => (above / below).to_string(),
            };
            let strides = groups.iter().map(|group| stride(&group[leaf], below)).list_some()?;
            Some(Term { extent, stride: text(family, &strides)?.unwrap_or_else(|| "_".to_owned()) })
        };
        cuts.array_windows().rev().map(|&cut| term(cut)).list_some()
    };
    let leaves = (0..caps.len()).map(leaf).list_some()?;
    let offset = text(family, &layouts.iter().map(|layout| layout.offset).list())?;
    let swizzles = swizzles.iter().rev().map(|stage| match stage {
        Stage::Swizzle(sigma) => Some(sigma),
        Stage::Layout(_) => None,
    });
    let swizzles = swizzles.list_some()?;
    Some(written(|out| {
        for sigma in &swizzles {
            swizzle(sigma, out)?;
            out.write_str(" @ ")?;
        }
        if let Some(offset) = &offset {
            write!(out, "({offset} + ")?;
        }
        let bare = bare(domain) && leaves[0].len() < 2;
        let next = "terms for each leaf";
        let (mut each, mut strides) = (leaves.iter(), leaves.iter());
        let mut extent = |_, out: &mut Formatter<'_>| one_or_tuple(each.next().expect(next), out, |term| &term.extent);
        let mut stride = |out: &mut Formatter<'_>| one_or_tuple(strides.next().expect(next), out, |term| &term.stride);
        write(domain, bare, &mut extent, &mut stride, out)?;
        out.write_str(if offset.is_some() { ")" } else { "" })
    }))
}

/// The only layout of a part, where these swizzles stand behind it, which only a map of one part may have.
fn alone<'a>(part: &'a Part, swizzles: &[Stage]) -> Option<&'a Layout> {
    let (Stage::Layout(layout), behind) = part.map.stages.split_first()? else { return None };
    let plain = behind.is_empty() || part.unit.0.is_empty();
    (plain && behind == swizzles).then_some(layout)
}

/// How many coordinates of a leaf stand below each of its digits, and how many there are: on the common refinement of
/// all parts.
fn cuts<'a>(parts: impl Iterator<Item = &'a [Digit]>, extent: u64) -> Option<Vec<u64>> {
    let mut cuts = vec![1, extent];
    for digits in parts {
        let mut below = 1;
        for digit in digits.iter().rev() {
            below *= digit.extent;
            cuts.push(below);
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    cuts.array_windows().all(|[low, high]| high.is_multiple_of(*low)).then_some(cuts)
}

/// The stride of the coordinates above `below` of a leaf with these digits, 0 where they have none.
fn stride(digits: &[Digit], below: u64) -> Option<u64> {
    let mut start = 1;
    for digit in digits.iter().rev() {
        if below < start * digit.extent {
            return digit.stride.value().checked_mul(below / start);
        }
        start *= digit.extent;
    }
    Some(0)
}

/// `Σ unit · number` over the parts; no text where it is 0.
fn text(family: &Family, numbers: &[u64]) -> Option<Option<String>> {
    let add = |sum: Form, (part, &n): (&Part, &u64)| sum.plus(&part.unit.form()?, n.into());
    let sum: Result<Form, Overflow> = family.parts.iter().zip(numbers).try_fold(Form::default(), add);
    let sum = sum.ok()?;
    Some((sum != Form::default()).then(|| sum.text(&family.names)))
}

/// `4`, `(2, 2)`; of a leaf of one coordinate, which has no digits, 1.
fn one_or_tuple(terms: &[Term], out: &mut Formatter<'_>, part: impl Fn(&Term) -> &String) -> fmt::Result {
    match terms {
        [] => out.write_str("1"),
        [one] => out.write_str(part(one)),
        several => tuple(several, out, |term, out| out.write_str(part(term))),
    }
}
