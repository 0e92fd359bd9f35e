//! Words: Rust's keywords, the functions of the language, and which of them a misspelt one resembles.

use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use crate::near;
use proc_macro2::Ident;

/// Keywords of every edition that begin with this letter, and `_`.
fn keywords(first: u8) -> &'static [&'static str] {
    match first {
        b'S' => &["Self"],
        b'_' => &["_"],
        b'a' => &["abstract", "as", "async", "await"],
        b'b' => &["become", "box", "break"],
        b'c' => &["const", "continue", "crate"],
        b'd' => &["do", "dyn"],
        b'e' => &["else", "enum", "extern"],
        b'f' => &["false", "final", "fn", "for"],
        b'g' => &["gen"],
        b'i' => &["if", "impl", "in"],
        b'l' => &["let", "loop"],
        b'm' => &["macro", "match", "mod", "move", "mut"],
        b'o' => &["override"],
        b'p' => &["priv", "pub"],
        b'r' => &["ref", "return"],
        b's' => &["self", "static", "struct", "super"],
        b't' => &["trait", "true", "try", "type", "typeof"],
        b'u' => &["unsafe", "unsized", "use"],
        b'v' => &["virtual"],
        b'w' => &["where", "while"],
        b'y' => &["yield"],
        _ => &[],
    }
}

/// Functions that give a map.
pub(crate) const OPERATIONS: &[&str] = &[
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
pub(crate) const MEASURES: &[&str] = &["bank_conflicts", "cosize", "sectors", "size", "vector_width", "wavefronts"];

pub(crate) fn is_keyword(word: &str) -> bool {
    match word.as_bytes().first() {
        Some(first) => is_one_of(word, keywords(*first)),
        None => false,
    }
}

/// Whether a word stands in a list. Plainly: macros run unoptimised, and this is asked of most words.
pub(super) fn is_one_of(word: &str, list: &[&str]) -> bool {
    let mut i = 0;
    while i < list.len() {
        if list[i].len() == word.len() && list[i] == word {
            return true;
        }
        i += 1;
    }
    false
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
    use super::{is_keyword, keywords};

    #[test]
    fn keywords_stand_under_their_letters() {
        let mut all = 0;
        for first in u8::MIN..=u8::MAX {
            for keyword in keywords(first) {
                assert!(is_keyword(keyword), "{keyword}");
                all += 1;
            }
        }
        assert_eq!(all, 53);
    }
}
