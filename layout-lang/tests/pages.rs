//! What the worked cases in `docs/` show is what the macro says. `BLESS=1` copies it; `docs/errors.md` has its own test.

use proc_macro2::{TokenStream, TokenTree};
use std::fs;

/// The refusals of the first `layout!` of a piece of code, as the compiler prints them.
fn refusals(code: &str) -> String {
    let (_, block) = code.split_once("layout! {").unwrap();
    let (block, _) = block.rsplit_once('}').unwrap();
    let mut texts = Vec::new();
    messages(layout_lang::expand::expand(format!("root {block}").parse().unwrap()), &mut texts);
    texts.iter().map(|text| format!("error: {}", text.replace('\n', "\n       "))).collect::<Vec<_>>().join("\n")
}

/// The texts of all `compile_error!`.
fn messages(tokens: TokenStream, out: &mut Vec<String>) {
    let mut error = false;
    for token in tokens {
        match token {
            TokenTree::Ident(name) => error = name == "compile_error",
            TokenTree::Group(group) if error => {
                out.push(syn::parse2::<syn::LitStr>(group.stream()).unwrap().value());
                error = false;
            }
            TokenTree::Group(group) => messages(group.stream(), out),
            _ => {}
        }
    }
}

/// Code that does not compile, and the text block behind it.
#[test]
fn every_refusal_on_a_page_is_the_macros() {
    let mut shown = 0;
    for entry in fs::read_dir("../docs").unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name == "errors.md") {
            continue;
        }
        let page = fs::read_to_string(&path).unwrap();
        let mut blessed = page.clone();
        for block in page.split("```rust,compile_fail\n").skip(1) {
            let (code, rest) = block.split_once("\n```\n").unwrap();
            let Some(text) = rest.trim_start().strip_prefix("```text\n") else { continue };
            let (output, _) = text.split_once("\n```").unwrap();
            let said = refusals(code);
            if std::env::var_os("BLESS").is_none() {
                assert_eq!(output, said, "{}: BLESS=1 copies the output", path.display());
            }
            blessed = blessed.replace(output, &said);
            shown += 1;
        }
        if blessed != page {
            fs::write(&path, blessed).unwrap();
        }
    }
    assert!(shown >= 5, "{shown}");
}
