//! Words: Rust's keywords, the functions of the language, and which of them a misspelt one resembles.

use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use crate::near;
use proc_macro2::Ident;

/// Keywords of every edition, and `_`, sorted.
const KEYWORDS: &[&str] = &[
    "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do",
    "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Functions that give a map.
pub(super) const OPERATIONS: &[&str] = &[
    "best_swizzle",
    "broadcast",
    "canonical",
    "cute",
    "divide",
    "divide_ceil",
    "flatten",
    "group",
    "interleave",
    "inverse",
    "permute",
    "rename",
    "repeat",
    "split",
    "swizzle",
    "zip",
];

/// Functions that give an integer.
pub(super) const MEASURES: &[&str] = &["bank_conflicts", "cosize", "sectors", "size", "vector_width", "wavefronts"];

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// Whether a name begins as those of layouts do.
#[must_use]
pub fn is_capital(name: &str) -> bool {
    match name.as_bytes().first() {
        // Nearly every name, and no table of characters is asked.
        Some(byte) if byte.is_ascii() => byte.is_ascii_uppercase(),
        _ => name.starts_with(char::is_uppercase),
    }
}

/// A name that is declared here: of an item or a mode.
pub(super) fn declared<'a>(c: &mut Cursor<'a>, what: &'static str) -> Parsed<&'a Ident> {
    let Some(name) = c.ident(0) else { return Err(c.expected(what)) };
    not_a_keyword(name, c.text(0))?;
    c.bump(1);
    Ok(name)
}

/// A name that stands for what it was given elsewhere.
pub(super) fn used<'a>(c: &mut Cursor<'a>, what: &'static str) -> Parsed<&'a Ident> {
    if c.word(0, "_") { Err(c.expected(what)) } else { declared(c, what) }
}

/// Refuses a name whose letters, `text`, are a keyword.
pub(super) fn not_a_keyword(name: &Ident, text: &str) -> Parsed<()> {
    if is_keyword(text) {
        return fail(name.span(), SyntaxErrorKind::KeywordAsName { name: text.to_owned() });
    }
    Ok(())
}

/// Refuses a call of what is not in `known`.
pub(super) fn unknown<T>(name: &Ident, known: &[&'static str]) -> Parsed<T> {
    let text = name.to_string();
    let near = near::nearest(&text, known.iter().copied(), &mut near::FEW.clone());
    fail(name.span(), SyntaxErrorKind::UnknownOperation { near, name: text })
}

#[cfg(test)]
mod tests {
    use super::KEYWORDS;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }
}
