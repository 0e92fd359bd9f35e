//! Modes by name or position, and what `permute`, `rename` and `group` list of them.

use super::ast::{GroupBody, GroupEntry, Path};
use super::cursor::{Cursor, shortened};
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::{int, limits, shape, word};
use layout_core::path::Name;
use proc_macro2::{Delimiter, Literal, TokenTree};

const WHAT: &str = "a mode";

/// `rest.row`, `lane.0`, `1`.
pub(super) fn path(c: &mut Cursor<'_>) -> Parsed<Path> {
    let (span, mut names) = (c.span(), Vec::with_capacity(1));
    segment(c, &mut names)?;
    while c.eat(".").is_some() {
        segment(c, &mut names)?;
    }
    if names.len() > limits::PATH {
        return fail(span, SyntaxErrorKind::PathTooLong { limit: limits::PATH });
    }
    Ok(Path { path: layout_core::Path(names[..].into()), span })
}

/// A path that is a whole argument.
pub(super) fn whole(mut c: Cursor<'_>) -> Parsed<Path> {
    let path = path(&mut c)?;
    c.finish("`,` or `)`")?;
    Ok(path)
}

fn segment(c: &mut Cursor<'_>, names: &mut Vec<Name>) -> Parsed<()> {
    if let Some(TokenTree::Literal(literal)) = c.peek(0).map(|token| &token.tree) {
        positions(literal, names)?;
        c.bump(1);
    } else {
        let text = c.text(0);
        word::declared(c, WHAT)?;
        names.push(text.into());
    }
    Ok(())
}

/// `1`, or both positions of what rustc reads as the float `0.1`.
fn positions(literal: &Literal, names: &mut Vec<Name>) -> Parsed<()> {
    let text = literal.to_string();
    let position = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if text.split('.').all(position) {
        names.extend(text.split('.').map(Name::from));
        return Ok(());
    }
    int::unsuffixed(literal)?;
    fail(literal.span(), SyntaxErrorKind::NotAnInteger { literal: shortened(&text) })
}

/// `(col, row)`, a whole argument.
pub(super) fn paths(c: Cursor<'_>) -> Parsed<Vec<Path>> {
    parenthesised(c)?.list(path)
}

/// `(row: (rest.row, tile.row), col: x)`, a whole argument.
pub(super) fn grouping(c: Cursor<'_>) -> Parsed<Vec<GroupEntry>> {
    parenthesised(c)?.list(group_entry)
}

fn group_entry(c: &mut Cursor<'_>) -> Parsed<GroupEntry> {
    let name = shape::name(c)?;
    if name.is_some() {
        c.bump(2);
    }
    Ok(GroupEntry { name, body: group_body(c)? })
}

fn group_body(c: &mut Cursor<'_>) -> Parsed<GroupBody> {
    let Some(tuple) = c.group(0, Delimiter::Parenthesis) else { return Ok(GroupBody::Path(path(c)?)) };
    let inside = c.inside(tuple);
    if inside.at_end() {
        return fail(tuple.tree.span(), SyntaxErrorKind::EmptyTuple);
    }
    c.bump(1);
    Ok(GroupBody::Tuple(inside.list(group_entry)?))
}

/// What is inside the one parenthesis that makes up the argument.
fn parenthesised(mut c: Cursor<'_>) -> Parsed<Cursor<'_>> {
    let Some(list) = c.group(0, Delimiter::Parenthesis) else {
        return Err(c.expected("a list of modes in parentheses"));
    };
    c.bump(1);
    c.finish("`,` or `)`")?;
    let inside = c.inside(list);
    if inside.at_end() { fail(list.tree.span(), SyntaxErrorKind::EmptyTuple) } else { Ok(inside) }
}
