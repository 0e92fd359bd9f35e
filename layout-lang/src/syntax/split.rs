//! What tells an item from the expression of the inline form.

use super::cursor::Cursor;
use proc_macro2::Delimiter;

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
