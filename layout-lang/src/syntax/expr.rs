//! Expressions that denote maps.

use super::ast::{Expr, ExprKind, IntKind, Shape, ShapeKind};
use super::bind;
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::shape::{self, Names};
use super::token::Token;
use super::{argument, int, operation, word};
use proc_macro2::{Delimiter, Ident};

const WHAT: &str = "a layout";

/// `compose ( | { bind, … } )*`. Boxed, as all that recurses here, for the sake of small stack frames.
pub(super) fn expr(c: &mut Cursor<'_>) -> Parsed<Box<Expr>> {
    let (mut expr, mut height) = c.measured(compose)?;
    while let Some(bar) = c.eat("|") {
        let (restricted, inner) = c.measured(|c| restrict(c, expr))?;
        height = c.reaches(height.max(inner) + 1, bar)?;
        expr = restricted;
    }
    Ok(expr)
}

/// An expression that is a whole argument.
pub(super) fn whole(mut c: Cursor<'_>) -> Parsed<Box<Expr>> {
    let expr = expr(&mut c)?;
    c.finish("`,` or `)`")?;
    Ok(expr)
}

/// `{ bind, … }` behind the `|`.
fn restrict(c: &mut Cursor<'_>, of: Box<Expr>) -> Parsed<Box<Expr>> {
    let Some(braces) = c.group(0, Delimiter::Brace) else { return Err(c.expected("`{`")) };
    let braces_span = braces.tree.span();
    let binds = bind::binds(c.inside(braces), braces_span)?;
    c.bump(1);
    let span = of.span;
    Ok(Box::new(Expr { kind: ExprKind::Restrict(of, binds, braces_span), span }))
}

/// `primary ( @ primary )*`, in one list however it is bracketed.
fn compose(c: &mut Cursor<'_>) -> Parsed<Box<Expr>> {
    let first = primary(c)?;
    if !c.is(0, "@") {
        return Ok(first);
    }
    let span = first.span;
    let mut operands = Vec::new();
    splice(first, &mut operands);
    while c.eat("@").is_some() {
        splice(primary(c)?, &mut operands);
    }
    Ok(Box::new(Expr { kind: ExprKind::Compose(operands), span }))
}

fn splice(expr: Box<Expr>, operands: &mut Vec<Expr>) {
    match *expr {
        Expr { kind: ExprKind::Compose(inner), .. } => operands.extend(inner),
        other => operands.push(other),
    }
}

fn primary(c: &mut Cursor<'_>) -> Parsed<Box<Expr>> {
    if let Some(name) = c.ident(0).filter(|_| c.word(0, "Swizzle") && c.is(1, "<")) {
        return operation::cute_swizzle(c, name);
    }
    if int::ahead(c) {
        return literal(c);
    }
    if let Some(group) = c.group(0, Delimiter::Parenthesis).or_else(|| c.group(0, Delimiter::None)) {
        return if c.is(1, ":") { literal(c) } else { bracketed(c, group) };
    }
    match c.ident(0) {
        Some(name) if c.group(1, Delimiter::Parenthesis).is_some() => operation::operation(c, name),
        _ => name(c),
    }
}

fn name(c: &mut Cursor<'_>) -> Parsed<Box<Expr>> {
    if c.is(1, "::") || c.is(0, "::") {
        return Err(c.expected("a name without a path"));
    }
    let name: Ident = word::used(c, WHAT)?.clone();
    Ok(Box::new(Expr { span: name.span(), kind: ExprKind::Name(name) }))
}

/// A parenthesis that no `:` follows.
fn bracketed<'a>(c: &mut Cursor<'a>, group: &'a Token) -> Parsed<Box<Expr>> {
    let mut inside = c.inside(group);
    if inside.at_end() {
        return fail(group.tree.span(), SyntaxErrorKind::EmptyTuple);
    }
    c.bump(1);
    if argument::are_several(inside) {
        return Err(c.expected("`:` and the strides"));
    }
    let expr = expr(&mut inside)?;
    inside.finish("`)`")?;
    Ok(expr)
}

/// `shape : stride`
fn literal(c: &mut Cursor<'_>) -> Parsed<Box<Expr>> {
    let shape = shape::shape(c, Names::Allowed)?;
    c.expect(":", "`:` and the strides")?;
    let stride = shape::stride(c)?;
    if c.is(0, ":") && is_name(&shape) {
        return fail(shape.span, SyntaxErrorKind::NamedExtentOutside);
    }
    Ok(Box::new(Expr { span: shape.span, kind: ExprKind::Literal(shape, stride) }))
}

fn is_name(shape: &Shape) -> bool {
    matches!(&shape.kind, ShapeKind::Leaf(extent) if matches!(extent.kind, IntKind::Name(_)))
}
