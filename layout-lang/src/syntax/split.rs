//! A block, cut at its top-level semicolons.

use super::cursor::Cursor;
use proc_macro2::{Delimiter, Span, TokenTree};

/// The tokens of one statement.
pub(super) struct Statement {
    pub tokens: Vec<TokenTree>,
    /// What ends it; `None` for the last tokens of a block without a `;` behind them.
    pub semicolon: Option<Span>,
}

/// The statements; only the last may lack its `;`, and then it may be empty.
pub(super) fn cut(tokens: impl IntoIterator<Item = TokenTree>) -> impl Iterator<Item = Statement> {
    let mut left = tokens.into_iter().fuse();
    let mut ended = false;
    std::iter::from_fn(move || {
        let mut tokens = Vec::new();
        for tree in left.by_ref() {
            match tree {
                TokenTree::Punct(punct) if punct.as_char() == ';' => {
                    return Some(Statement { tokens, semicolon: Some(punct.span()) });
                }
                other => tokens.push(other),
            }
        }
        (!std::mem::replace(&mut ended, true)).then_some(Statement { tokens, semicolon: None })
    })
}

/// Whether an item begins here, rather than the expression of the inline form: no expression begins with these words
/// or holds a `=` outside brackets.
pub(super) fn looks_like_item(c: &Cursor<'_>) -> bool {
    let grouped = c.group(0, Delimiter::None).is_some_and(|group| c.inside(group).word(0, "pub"));
    let keyword = ["pub", "const", "use"].iter().any(|word| c.word(0, word));
    let assert = c.word(0, "assert") && c.peek(1).is_some();
    c.is(0, "#") || grouped || keyword || assert || declares(c)
}

/// `Name = …` or `Name: space -> …`, parameters behind the name or not.
fn declares(c: &Cursor<'_>) -> bool {
    let colon = 1 + usize::from(c.group(1, Delimiter::Parenthesis).is_some());
    let annotated = c.is(colon, ":") && c.ident(colon + 1).is_some() && c.is(colon + 2, "->");
    c.ident(0).is_some() && (annotated || c.find("=").is_some())
}
