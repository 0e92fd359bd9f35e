//! `cute( … )`: what CuTe prints and what people write in its notation, turned into our order.

use super::argument::{self, Arguments};
use super::ast::{Cute, Expr, ExprKind, Int, IntKind, Shape, ShapeKind, Stride, StrideKind};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::shape::{self, Names};
use super::{int, operation};
use proc_macro2::{Delimiter, Ident, Span, TokenTree};

/// `cute( (Sw<B,M,S> o _0 o)? shape (: stride)? )`; the cursor stands at `cute`.
pub(super) fn cute<'a>(c: &mut Cursor<'a>, name: &'a Ident) -> Parsed<Expr> {
    let Some(group) = c.group(1, Delimiter::Parenthesis) else {
        c.bump(1);
        return Err(c.expected("`(`"));
    };
    let mut inside = c.inside(group);
    refuse_foreign(inside)?;
    let swizzle = swizzle(&mut inside)?;
    let mut shape = shape::shape(&mut inside, Names::Allowed)?;
    let mut stride = None;
    if inside.eat(":").is_some() {
        stride = Some(shape::stride(&mut inside)?);
    }
    complete(&inside)?;
    reverse_shape(&mut shape);
    stride.iter_mut().for_each(reverse_stride);
    c.bump(2);
    Ok(Expr { kind: ExprKind::Cute(Box::new(Cute { swizzle, shape, stride })), span: name.span() })
}

/// Nothing follows the layout.
fn complete(c: &Cursor<'_>) -> Parsed<()> {
    match c.word(0, "o") {
        _ if c.at_end() => Ok(()),
        true => fail(c.span(), SyntaxErrorKind::CuteComposition),
        false => fail(c.span(), SyntaxErrorKind::CuteTrailing { found: c.found() }),
    }
}

/// Names of C++ that stand in front of a `<` in the types of layouts.
const TYPES: &[&str] = &["C", "ComposedLayout", "Int", "Layout", "Shape", "Step", "Stride", "Tile", "tuple"];

/// What means something in CuTe that no layout here has: `?`, `@`, pointers and types.
fn refuse_foreign(mut c: Cursor<'_>) -> Parsed<()> {
    while let Some(token) = c.peek(0) {
        if c.punct(0, '?') {
            return fail(c.span(), SyntaxErrorKind::CuteDynamic);
        }
        if c.punct(0, '@') {
            return fail(c.span(), SyntaxErrorKind::CuteBasis);
        }
        if let TokenTree::Ident(name) = &token.tree {
            if c.is(1, "<") && TYPES.iter().any(|t| name == t) {
                return fail(c.span(), SyntaxErrorKind::CuteType { name: name.to_string() });
            }
            if c.group(1, Delimiter::Bracket).is_some() {
                return fail(c.span(), SyntaxErrorKind::CuteTensor);
            }
        }
        if matches!(token.tree, TokenTree::Group(_)) {
            refuse_foreign(c.inside(token))?;
        }
        c.bump(1);
    }
    Ok(())
}

/// `Sw<B,M,S> o _0 o`, or `Swizzle<B,M,S> o`.
fn swizzle(c: &mut Cursor<'_>) -> Parsed<Option<([Int; 3], Span)>> {
    let Some(name) = c.ident(0).filter(|_| (c.word(0, "Sw") || c.word(0, "Swizzle")) && c.is(1, "<")) else {
        return Ok(None);
    };
    let span = name.span();
    let Some(length) = argument::until_angle(c) else {
        c.bump(c.left().len());
        return Err(c.expected("`>`"));
    };
    c.bump(2);
    let mut ints = operation::parameters(&Arguments::new(name, span, c.first(length, "`>`")))?;
    ints.iter_mut().for_each(static_int);
    c.bump(length + 1);
    if c.at_end() {
        return fail(span, SyntaxErrorKind::CuteBareSwizzle);
    }
    composed(c)?;
    if c.group(1, Delimiter::Parenthesis).is_some() && is_integer(c) && !names_a_function(c) {
        c.bump(1);
        return Err(c.expected("`o`"));
    }
    if is_integer(c) && c.word(1, "o") {
        let at = c.span();
        let mut offset = int::int(c)?;
        static_int(&mut offset);
        if !matches!(offset.kind, IntKind::Literal(0)) {
            return fail(at, SyntaxErrorKind::CuteOffset);
        }
        composed(c)?;
    }
    Ok(Some((ints, span)))
}

fn is_integer(c: &Cursor<'_>) -> bool {
    matches!(c.peek(0).map(|t| &t.tree), Some(TokenTree::Literal(_) | TokenTree::Ident(_)))
}

/// `size(X)` begins like an offset in front of a shape.
fn names_a_function(c: &Cursor<'_>) -> bool {
    c.ident(0).is_some_and(|name| !name.to_string().starts_with('_'))
}

fn composed(c: &mut Cursor<'_>) -> Parsed<()> {
    if !c.word(0, "o") {
        return Err(c.expected("`o`"));
    }
    c.bump(1);
    Ok(())
}

/// `_8` is the static integer 8.
fn static_int(int: &mut Int) {
    match &mut int.kind {
        IntKind::Name(name) => {
            let text = name.to_string();
            if let Some(value) = text.strip_prefix('_').and_then(|digits| digits.parse().ok()) {
                int.kind = IntKind::Literal(value);
            }
        }
        IntKind::Neg(of) => static_int(of),
        IntKind::Binary(a, _, b, _) => {
            static_int(a);
            static_int(b);
        }
        IntKind::Literal(_) | IntKind::Measure(..) | IntKind::Analysis(_) => {}
    }
}

/// CuTe's first mode varies fastest, ours the last one does.
fn reverse_shape(shape: &mut Shape) {
    match &mut shape.kind {
        ShapeKind::Leaf(int) => static_int(int),
        ShapeKind::Tuple(entries) => {
            entries.reverse();
            entries.iter_mut().for_each(|e| reverse_shape(&mut e.shape));
        }
    }
}

fn reverse_stride(stride: &mut Stride) {
    match &mut stride.kind {
        StrideKind::Leaf(int) => static_int(int),
        StrideKind::Broadcast => {}
        StrideKind::Tuple(entries) => {
            entries.reverse();
            entries.iter_mut().for_each(reverse_stride);
        }
    }
}
