//! Shapes and strides: integers, or tuples of them.

use super::ast::{Label, Shape, ShapeEntry, ShapeKind, Stride, StrideKind};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::int;
use super::token::Token;
use super::word;
use proc_macro2::{Delimiter, Span};

/// Whether a shape may name its modes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Names {
    Allowed,
    Refused,
}

/// A parenthesis, unless it is the first operand of an integer.
pub(super) fn tuple_ahead<'a>(c: &Cursor<'a>) -> Option<&'a Token> {
    if int::operator_at(c, 1) { None } else { c.group(0, Delimiter::Parenthesis) }
}

/// `n` or `(name: shape, …)`.
pub(super) fn shape(c: &mut Cursor<'_>, names: Names) -> Parsed<Shape> {
    if let Some(tuple) = tuple_ahead(c) {
        let shape = entries(c.inside(tuple), tuple.tree.span(), names)?;
        c.bump(1);
        return Ok(shape);
    }
    let extent = int::int(c)?;
    Ok(Shape { span: extent.span, kind: ShapeKind::Leaf(extent) })
}

/// A shape that is a whole argument.
pub(super) fn whole(mut c: Cursor<'_>, names: Names) -> Parsed<Shape> {
    if c.ident(0).is_some() && c.is(1, ":") {
        return fail(c.span(), SyntaxErrorKind::NamedExtentOutside);
    }
    let shape = shape(&mut c, names)?;
    c.finish("`,` or `)`")?;
    Ok(shape)
}

/// What stands inside the parentheses of a tuple; `span` is that of the tuple.
pub(super) fn entries(c: Cursor<'_>, span: Span, names: Names) -> Parsed<Shape> {
    if c.at_end() {
        return fail(span, SyntaxErrorKind::EmptyTuple);
    }
    Ok(Shape { kind: ShapeKind::Tuple(c.list(|c| entry(c, names))?), span })
}

fn entry(c: &mut Cursor<'_>, names: Names) -> Parsed<ShapeEntry> {
    let name = name(c)?;
    match name {
        Some(_) if names == Names::Refused => Err(c.expected("an extent without a name")),
        Some(name) => {
            c.bump(2);
            Ok(ShapeEntry { name: Some(name), shape: shape(c, names)? })
        }
        None => Ok(ShapeEntry { name: None, shape: shape(c, names)? }),
    }
}

/// The name of an entry, a colon behind it; both are left where they are.
pub(super) fn name(c: &Cursor<'_>) -> Parsed<Option<Label>> {
    if !c.is(1, ":") {
        return Ok(None);
    }
    let Some(name) = c.ident(0) else { return Ok(None) };
    word::not_a_keyword(name, c.text(0))?;
    Ok(Some(Label { ident: name.clone(), text: c.text(0).into() }))
}

/// `d`, `_` or `(stride, …)`.
pub(super) fn stride(c: &mut Cursor<'_>) -> Parsed<Stride> {
    if let Some(tuple) = tuple_ahead(c) {
        let span = tuple.tree.span();
        let inside = c.inside(tuple);
        if inside.at_end() {
            return fail(span, SyntaxErrorKind::EmptyTuple);
        }
        c.bump(1);
        return Ok(Stride { kind: StrideKind::Tuple(inside.list(stride)?), span });
    }
    if c.word(0, "_") {
        let span = c.span();
        c.bump(1);
        return Ok(Stride { kind: StrideKind::Broadcast, span });
    }
    let stride = int::int(c)?;
    Ok(Stride { span: stride.span, kind: StrideKind::Leaf(stride) })
}
