//! Words: Rust's keywords, the functions of the language, and which of them a misspelt one resembles.

use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
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
    fail(name.span(), SyntaxErrorKind::UnknownOperation { near: nearest(&text, known), name: text })
}

/// The word that differs least, in no more than a third of its letters.
pub(super) fn nearest(word: &str, known: &[&'static str]) -> Option<&'static str> {
    let word: Vec<char> = word.chars().flat_map(char::to_lowercase).take(32).collect();
    let scored = known.iter().map(|&other| (distance(&word, other), other));
    let (edits, other) = scored.min_by_key(|(edits, _)| *edits)?;
    (edits <= other.len().div_ceil(3)).then_some(other)
}

/// Insertions, deletions and replacements from one to the other.
fn distance(a: &[char], b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::KEYWORDS;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }
}
