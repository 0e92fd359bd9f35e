//! From what is to blame to the token that cures it.

use crate::syntax::ast::{Label, Shape, ShapeKind, Stride, StrideKind};
use proc_macro2::Span;

/// The token of the n-th leaf of a stride as written; the whole where there is no such leaf.
#[must_use]
pub fn stride_leaf(stride: &Stride, leaf: usize) -> Span {
    let mut spans = Vec::new();
    stride_leaves(stride, &mut spans);
    spans.get(leaf).copied().unwrap_or(stride.span)
}

fn stride_leaves(stride: &Stride, out: &mut Vec<Span>) {
    match &stride.kind {
        StrideKind::Leaf(_) | StrideKind::Broadcast => out.push(stride.span),
        StrideKind::Tuple(entries) => entries.iter().for_each(|e| stride_leaves(e, out)),
    }
}

/// The token of the n-th leaf of a shape as written.
#[must_use]
pub fn shape_leaf(shape: &Shape, leaf: usize) -> Span {
    let mut spans = Vec::new();
    shape_leaves(shape, &mut spans);
    spans.get(leaf).copied().unwrap_or(shape.span)
}

fn shape_leaves(shape: &Shape, out: &mut Vec<Span>) {
    match &shape.kind {
        ShapeKind::Leaf(_) => out.push(shape.span),
        ShapeKind::Tuple(entries) => entries.iter().for_each(|e| shape_leaves(&e.shape, out)),
    }
}

/// The n-th top-level entry of a shape as written, or its only leaf.
#[must_use]
pub fn shape_entry(shape: &Shape, entry: usize) -> Span {
    match &shape.kind {
        ShapeKind::Leaf(_) => shape.span,
        ShapeKind::Tuple(entries) => entries.get(entry).map_or(shape.span, |e| e.shape.span),
    }
}

/// The first place where a stride does not nest like its shape.
pub struct Misfit {
    /// The stride's token there.
    pub span: Span,
    /// The mode there, empty at the top.
    pub mode: String,
    /// Entries of the shape; `None` is a single extent.
    pub shape: Option<usize>,
    /// Entries of the stride; `None` is a single stride.
    pub stride: Option<usize>,
}

/// Compares the nesting of both sides; `(n)` is `n`. Modes without a name are counted as they were written, from the
/// other end where the lists were `reversed`.
#[must_use]
pub fn misfit(shape: &Shape, stride: &Stride, reversed: bool) -> Option<Misfit> {
    misfit_at(shape, stride, None, reversed)
}

/// The mode that is compared, and those around it: written out only for a misfit.
struct Place<'a> {
    outer: Option<&'a Place<'a>>,
    name: Option<&'a Label>,
    /// Its position as written.
    written: usize,
}

impl Place<'_> {
    fn text(&self) -> String {
        let own = self.name.map_or_else(|| self.written.to_string(), |name| name.text.to_string());
        self.outer.map_or(own.clone(), |outer| format!("{}.{own}", outer.text()))
    }
}

fn misfit_at(shape: &Shape, stride: &Stride, mode: Option<&Place<'_>>, reversed: bool) -> Option<Misfit> {
    let of = |shape, d| {
        let mode = mode.map(Place::text).unwrap_or_default();
        Some(Misfit { span: stride.span, mode, shape, stride: d })
    };
    match (entries(shape), strides(stride)) {
        (None, None) => None,
        (Some(entries), Some(strides)) if entries.len() == strides.len() => {
            let last = entries.len() - 1;
            (0..entries.len()).find_map(|written| {
                let i = if reversed { last - written } else { written };
                let place = Place { outer: mode, name: entries[i].name.as_ref(), written };
                misfit_at(&entries[i].shape, &strides[i], Some(&place), reversed)
            })
        }
        // `(block: (3, 4)):(4, 1)`: the strides of the only mode.
        (Some([one]), Some(_)) if one.name.is_some() && misfit_at(&one.shape, stride, mode, reversed).is_none() => None,
        // `(v: 8):1`: one named extent and one stride.
        (Some([one]), None) if entries(&one.shape).is_none() => None,
        (a, b) => of(a.map(<[_]>::len), b.map(<[_]>::len)),
    }
}

fn entries(shape: &Shape) -> Option<&[crate::syntax::ast::ShapeEntry]> {
    match &shape.kind {
        ShapeKind::Leaf(_) => None,
        ShapeKind::Tuple(entries) => match entries.as_slice() {
            [one] if one.name.is_none() && entries_is_leaf(&one.shape) => None,
            all => Some(all),
        },
    }
}

fn entries_is_leaf(shape: &Shape) -> bool {
    entries(shape).is_none()
}

fn strides(stride: &Stride) -> Option<&[Stride]> {
    match &stride.kind {
        StrideKind::Leaf(_) | StrideKind::Broadcast => None,
        StrideKind::Tuple(entries) => match entries.as_slice() {
            // `(n)` is `n`, but a tuple of one may also stand for a mode of one entry.
            [one] if strides(one).is_none() => None,
            all => Some(all),
        },
    }
}
