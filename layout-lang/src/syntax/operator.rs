//! Operators of several characters, as Rust reads them: `==` is not `=` twice.

use super::token::Token;
use proc_macro2::{Spacing, TokenTree};

/// Those of several characters, the longest first.
const LONG: &[&str] = &[
    "..=", "...", "<<=", ">>=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "..", "+=", "-=",
    "*=", "/=", "%=", "^=", "&=", "|=",
];

/// Marks each token with the operator that begins there.
pub(super) fn mark(tokens: &mut [Token]) {
    for n in 0..tokens.len() {
        if let TokenTree::Punct(punct) = &tokens[n].tree {
            let long = match punct.spacing() {
                Spacing::Joint => LONG.iter().find(|operator| spells(&tokens[n..], operator)).copied(),
                Spacing::Alone => None,
            };
            tokens[n].operator = long.or_else(|| short(punct.as_char()));
        }
    }
}

/// All others.
fn short(character: char) -> Option<&'static str> {
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
    operator.bytes().enumerate().all(|(i, byte)| match tokens.get(i).map(|token| &token.tree) {
        Some(TokenTree::Punct(punct)) => {
            let last = i + 1 == operator.len();
            punct.as_char() == char::from(byte) && (last || punct.spacing() == Spacing::Joint)
        }
        _ => false,
    })
}
