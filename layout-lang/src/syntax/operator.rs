//! Operators of several characters, as Rust reads them: `==` is not `=` twice.

use super::token::{Known, Token};
use proc_macro2::{Spacing, TokenTree};

/// Those of several characters, the longest first.
const LONG: &[&str] = &[
    "..=", "...", "<<=", ">>=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "..", "+=", "-=",
    "*=", "/=", "%=", "^=", "&=", "|=",
];

/// Marks each token with the operator of several characters that begins there.
pub(super) fn mark(tokens: &mut [Token]) {
    for n in 0..tokens.len() {
        if let TokenTree::Punct(punct) = &tokens[n].tree
            && punct.spacing() == Spacing::Joint
            && let Some(operator) = long(punct.as_char(), &tokens[n..])
        {
            tokens[n].known = Known::Operator(operator);
        }
    }
}

/// The longest that these tokens begin with, the first of them this character.
fn long(first: char, tokens: &[Token]) -> Option<&'static str> {
    let begins = |operator: &&&str| char::from(operator.as_bytes()[0]) == first && spells(tokens, operator);
    LONG.iter().find(begins).copied()
}

/// All others.
pub(super) fn short(character: char) -> Option<&'static str> {
    Some(match character {
        ',' => ",",
        ':' => ":",
        '=' => "=",
        '@' => "@",
        '|' => "|",
        '+' => "+",
        '-' => "-",
        '*' => "*",
        '/' => "/",
        '%' => "%",
        ';' => ";",
        '.' => ".",
        '<' => "<",
        '>' => ">",
        '!' => "!",
        '#' => "#",
        '$' => "$",
        '?' => "?",
        '&' => "&",
        '^' => "^",
        '~' => "~",
        '\'' => "'",
        '\\' => "\\",
        _ => return None,
    })
}

fn spells(tokens: &[Token], operator: &str) -> bool {
    for (i, byte) in operator.bytes().enumerate() {
        let last = i + 1 == operator.len();
        match tokens.get(i) {
            Some(Token { tree: TokenTree::Punct(punct), .. })
                if punct.as_char() == char::from(byte) && (last || punct.spacing() == Spacing::Joint) => {}
            _ => return false,
        }
    }
    true
}
