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
        if matches!(&tokens[n].tree, TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint) {
            let long = LONG.iter().find(|operator| spells(&tokens[n..], operator));
            if let Some(operator) = long {
                tokens[n].known = Known::Operator(operator);
            }
        }
    }
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
