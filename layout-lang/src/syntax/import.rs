//! `use`: every imported name with its whole path, in the user's tokens.

use super::ast::{Import, Item};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::{limits, word};
use proc_macro2::{Delimiter, Ident, Span, TokenTree};

/// Tokens of a name and the `::` in front of it.
const SEGMENT: usize = 3;

/// A path so far.
#[derive(Clone, Default)]
struct Prefix<'a> {
    tokens: Vec<TokenTree>,
    last: Option<&'a Ident>,
}

/// The imports of one `use`.
#[derive(Default)]
struct Imports {
    found: Vec<Import>,
    /// Copies of paths: empty braces import nothing, and end a path all the same.
    ends: usize,
}

impl Imports {
    /// Counts one more copy of a path.
    fn ends(&mut self, at: Span) -> Parsed<()> {
        if self.ends == limits::ITEMS {
            return fail(at, SyntaxErrorKind::TooManyItems { limit: limits::ITEMS });
        }
        self.ends += 1;
        Ok(())
    }
}

/// `use tree`; the keyword is there.
pub(super) fn import(c: &mut Cursor<'_>) -> Parsed<Item> {
    c.bump(1);
    let mut imports = Imports::default();
    tree(c, Prefix::default(), &mut imports)?;
    Ok(Item::Use(imports.found))
}

/// `path (as Name)?` or `path::{tree, …}`
fn tree<'a>(c: &mut Cursor<'a>, mut prefix: Prefix<'a>, imports: &mut Imports) -> Parsed<()> {
    if prefix.tokens.is_empty() && c.is(0, "::") {
        prefix.take(c, 2);
    }
    loop {
        if let Some(braces) = c.group(0, Delimiter::Brace) {
            c.bump(1);
            let inside = c.inside(braces);
            if inside.at_end() {
                imports.ends(braces.tree.span())?;
            }
            return list(inside, &prefix, imports);
        }
        segment(c, &mut prefix)?;
        if prefix.tokens.len() > limits::PATH * SEGMENT {
            return fail(c.span(), SyntaxErrorKind::PathTooLong { limit: limits::PATH });
        }
        if !c.is(0, "::") {
            return leaf(c, prefix, imports);
        }
        prefix.take(c, 2);
    }
}

fn list<'a>(mut c: Cursor<'a>, prefix: &Prefix<'a>, imports: &mut Imports) -> Parsed<()> {
    while !c.at_end() {
        tree(&mut c, prefix.clone(), imports)?;
        if !c.at_end() {
            c.expect(",", c.separator())?;
        }
    }
    Ok(())
}

fn segment<'a>(c: &mut Cursor<'a>, prefix: &mut Prefix<'a>) -> Parsed<()> {
    if c.is(0, "*") {
        return fail(c.span(), SyntaxErrorKind::GlobImport);
    }
    // A user's `$p:path`.
    if let Some(group) = c.group(0, Delimiter::None) {
        let mut inside = c.inside(group);
        prefix.last = group.inner().iter().rev().find_map(|token| match &token.tree {
            TokenTree::Ident(ident) => Some(ident),
            _ => None,
        });
        prefix.take(&mut inside, group.inner().len());
        c.bump(1);
        return Ok(());
    }
    let Some(name) = c.ident(0) else { return Err(c.expected("a name")) };
    if name == "self" && prefix.last.is_some() {
        // `path::{self}` is `path`.
        prefix.tokens.truncate(prefix.tokens.len() - 2);
        c.bump(1);
        return Ok(());
    }
    prefix.last = Some(name);
    prefix.take(c, 1);
    Ok(())
}

fn leaf(c: &mut Cursor<'_>, prefix: Prefix<'_>, imports: &mut Imports) -> Parsed<()> {
    let renamed = c.word(0, "as");
    c.bump(usize::from(renamed));
    if renamed && c.word(0, "_") {
        return fail(c.span(), SyntaxErrorKind::UnderscoreImport);
    }
    let alias = match (renamed, prefix.last) {
        (false, Some(last)) => {
            word::not_a_keyword(last, &last.to_string())?;
            last
        }
        _ => word::declared(c, "a name")?,
    };
    imports.ends(alias.span())?;
    imports.found.push(Import { path: prefix.tokens.into_iter().collect(), alias: alias.clone() });
    Ok(())
}

impl<'a> Prefix<'a> {
    fn take(&mut self, c: &mut Cursor<'a>, n: usize) {
        self.tokens.extend(c.left().iter().take(n).map(|token| token.tree.clone()));
        c.bump(n);
    }
}
