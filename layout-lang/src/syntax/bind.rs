//! What stands in the braces of a restriction.

use super::ast::{Bind, BindTo};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::int;
use super::path;
use proc_macro2::{Span, TokenTree};
use syn::Lit;

/// `row`, `row = 3`, `row = 0..30`, one at least; `span` is that of the braces.
pub(super) fn binds(c: Cursor<'_>, span: Span) -> Parsed<Vec<Bind>> {
    if c.at_end() { fail(span, SyntaxErrorKind::EmptyBinds) } else { c.list(bind) }
}

fn bind(c: &mut Cursor<'_>) -> Parsed<Bind> {
    let path = path::path(c)?;
    if c.at_end() || c.is(0, ",") {
        return Ok(Bind { path, to: BindTo::RunTime });
    }
    c.expect("=", "`=`, `,` or `}`")?;
    refuse_float(c)?;
    let low = int::int(c)?;
    let to = if c.eat("..").is_some() { BindTo::Range(low, int::int(c)?) } else { BindTo::Value(low) };
    Ok(Bind { path, to })
}

/// `0. .30` begins with a float.
fn refuse_float(c: &Cursor<'_>) -> Parsed<()> {
    let Some(TokenTree::Literal(literal)) = c.peek(0).map(|token| &token.tree) else { return Ok(()) };
    let float = matches!(Lit::new(literal.clone()), Lit::Float(_));
    if float && (c.is(1, ".") || c.is(1, "..")) {
        return fail(literal.span(), SyntaxErrorKind::FloatRange);
    }
    Ok(())
}
