//! What can be saved of a statement that did not parse, so that others may name it without a second error.

use super::ast::Broken;
use super::cursor::Cursor;
use super::{argument, item};
use proc_macro2::Delimiter;

/// From the first token of the statement.
pub(super) fn broken(c: Cursor<'_>) -> Broken {
    let is_const = is_const(&c);
    let mut behind = c;
    let head = item::head(&mut behind);
    behind.bump(1);
    let parameters = head.as_ref().and_then(|_| item::parameters(&mut behind).ok()).unwrap_or_default();
    let nameless = head.is_none() && !is_assertion(&c);
    Broken { head, parameters, nameless, is_const, rank: rank(c) }
}

/// Whether it declares nothing: no item has run into it behind a forgotten `;`.
fn is_assertion(c: &Cursor<'_>) -> bool {
    c.word(0, "assert") && c.find("=").is_none() && c.find(":").is_none()
}

fn is_const(c: &Cursor<'_>) -> bool {
    let limit = c.find("=").unwrap_or(c.left().len());
    (0..limit).any(|n| c.word(n, "const"))
}

/// How many modes the last literal in sight has.
fn rank(mut c: Cursor<'_>) -> Option<usize> {
    c.bump(c.find("=").map_or(0, |at| at + 1));
    let colon = (1..c.left().len()).rev().find(|&n| c.is(n, ":") && !c.punct(n - 1, ':'))?;
    let shape = c.peek(colon - 1)?;
    match shape.delimiter() {
        Some(Delimiter::Parenthesis) => Some(argument::split_at_commas(c.inside(shape)).len()),
        _ => Some(1),
    }
}
