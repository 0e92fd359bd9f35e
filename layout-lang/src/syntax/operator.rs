//! Operators of several characters, as Rust reads them: `==` is not `=` twice.

use super::token::Token;
use proc_macro2::{Spacing, TokenTree};

/// The longest first.
const OPERATORS: &[&str] = &[
    "..=", "...", "<<=", ">>=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "..", "+=", "-=",
    "*=", "/=", "%=", "^=", "&=", "|=", "+", "-", "*", "/", "%", "@", "|", ":", ";", ",", ".", "=", "<", ">", "!", "#",
    "$", "?", "&", "^", "~", "'", "\\",
];

/// Marks each token with the operator that begins there.
pub(super) fn mark(tokens: &mut [Token]) {
    for n in 0..tokens.len() {
        if let TokenTree::Punct(punct) = &tokens[n].tree {
            let joint = punct.spacing() == Spacing::Joint;
            let short = |operator: &&&str| joint || operator.len() == 1;
            tokens[n].operator =
                OPERATORS.iter().filter(short).find(|operator| spells(&tokens[n..], operator)).copied();
        }
    }
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
