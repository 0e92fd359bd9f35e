//! `#![index(u32)]`, in front of everything else.

use super::ast::IndexOption;
use super::cursor::Cursor;
use super::error::{Failure, Parsed, SyntaxErrorKind, fail};
use proc_macro2::Delimiter;

/// The options in front; a bad one is skipped.
pub(super) fn options(c: &mut Cursor<'_>, failures: &mut Vec<Failure>) -> Vec<IndexOption> {
    let mut options = Vec::new();
    while c.is(0, "#") && c.is(1, "!") {
        c.bump(2);
        match option(c) {
            Ok(option) => options.push(option),
            Err(failure) => failures.push(failure),
        }
        c.bump(usize::from(c.peek(0).is_some_and(|token| token.delimiter().is_some())));
    }
    options
}

/// `[index(Type)]`; the cursor stays in front of it.
fn option(c: &Cursor<'_>) -> Parsed<IndexOption> {
    let Some(brackets) = c.group(0, Delimiter::Bracket) else { return Err(c.expected("`[`")) };
    let mut inside = c.inside(brackets);
    let Some(name) = inside.ident(0) else { return Err(inside.expected("an option")) };
    if name != "index" {
        return fail(name.span(), SyntaxErrorKind::UnknownOption { name: name.to_string() });
    }
    inside.bump(1);
    let Some(parentheses) = inside.group(0, Delimiter::Parenthesis) else { return Err(inside.expected("`(`")) };
    let mut argument = inside.inside(parentheses);
    let Some(name) = argument.ident(0) else { return Err(argument.expected("an integer type")) };
    argument.bump(1);
    argument.finish("`)`")?;
    inside.bump(1);
    inside.finish("`]`")?;
    Ok(IndexOption { name: name.clone() })
}
