//! `docs/cute-pitfalls.md` and `docs/bank-conflicts.md`: each refused block is refused with the text below it. The blocks
//! themselves are doctests.

use layout_lang::expand::expand;
use proc_macro2::{TokenStream, TokenTree};
use std::fmt::Write;

/// The pages, with the least number of errors and sections.
const PAGES: [(&str, usize, usize); 2] = [("docs/cute-pitfalls.md", 9, 12), ("docs/bank-conflicts.md", 5, 6)];

/// `PITFALLS=overwrite cargo test --test cute pitfalls` writes the errors; read what it wrote.
#[test]
fn errors_are_as_printed() {
    for (page, errors, sections) in PAGES {
        is_as_printed(page, errors, sections);
    }
}

fn is_as_printed(path: &str, least: usize, sections: usize) {
    let page = std::fs::read_to_string(path).expect("the page");
    let (mut out, mut rest, mut errors) = (String::new(), page.as_str(), 0);
    while let Some(at) = rest.find("```rust,compile_fail\n") {
        let (before, block) = rest.split_at(at);
        let (code, after) = block["```rust,compile_fail\n".len()..].split_once("```\n").expect("the end of a block");
        let after = after.strip_prefix("\n```text\n").unwrap_or_else(|| panic!("no error below:\n{code}"));
        let close = after.find("```\n").expect("the end of an error");
        write!(out, "{before}```rust,compile_fail\n{code}```\n\n```text\n{}```\n", printed(code)).expect("a string");
        rest = &after[close + "```\n".len()..];
        errors += 1;
    }
    out.push_str(rest);
    if std::env::var("PITFALLS").is_ok_and(|v| v == "overwrite") {
        std::fs::write(path, &out).expect("the page");
    }
    let different = page.lines().zip(out.lines()).enumerate().find(|(_, (shown, said))| shown != said);
    assert_eq!(different, None, "{path} does not show what the macro says");
    assert_eq!(page.len(), out.len(), "{path} does not show what the macro says");
    assert!(errors >= least && page.matches("\n## ").count() >= sections);
}

/// What the compiler shows of a block's errors, places left out.
fn printed(code: &str) -> String {
    let inside = code.trim().strip_prefix("layout_algebra::layout! {").and_then(|c| c.strip_suffix('}'));
    let body: TokenStream = inside.unwrap_or_else(|| panic!("no block:\n{code}")).parse().expect("tokens");
    let root: TokenStream = "root".parse().expect("a token");
    let mut messages = Vec::new();
    collect(expand(root.into_iter().chain(body).collect()), &mut messages);
    assert!(!messages.is_empty(), "accepted:\n{code}");
    messages.iter().map(|m| format!("error: {}\n", m.replace('\n', "\n       "))).collect::<Vec<_>>().join("\n")
}

/// The texts of `compile_error! { "…" }`.
fn collect(tokens: TokenStream, out: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "compile_error" => {
                if let Some(TokenTree::Group(group)) = tokens.get(i + 2) {
                    out.push(unquoted(&group.stream().to_string()));
                }
            }
            TokenTree::Group(group) => collect(group.stream(), out),
            _ => {}
        }
    }
}

/// A string literal's value, as far as messages need it.
fn unquoted(literal: &str) -> String {
    literal.trim_matches('"').replace("\\n", "\n").replace("\\\"", "\"").replace("\\'", "'").replace("\\\\", "\\")
}
