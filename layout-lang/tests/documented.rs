//! What the documentation of an item says beyond its formula: what was asserted about it, and which swizzle was chosen.

use proc_macro2::{TokenStream, TokenTree};

/// The paragraphs of documentation of a layout.
fn documentation(block: &str, name: &str) -> Vec<String> {
    let tokens: TokenStream = format!("root {block}").parse().unwrap();
    let out = layout_lang::expand::expand(tokens);
    let text = out.to_string();
    assert!(!text.contains("compile_error"), "{text}");
    let item = out.into_iter().find_map(|token| item(token, name)).unwrap_or_else(|| panic!("no layout {name}"));
    let mut docs = Vec::new();
    collect(item, &mut docs);
    docs
}

/// What the macro `__layout` is called with, where that begins with the struct of this name.
fn item(token: TokenTree, name: &str) -> Option<TokenStream> {
    let TokenTree::Group(group) = token else { return None };
    let declared = group.stream().into_iter().nth(1)?;
    (declared.to_string() == name).then(|| group.stream())
}

/// The texts of `#[doc = "…"]` and of `doc "…"`, in order.
fn collect(tokens: TokenStream, docs: &mut Vec<String>) {
    let mut keyed = false;
    for token in tokens {
        match token {
            TokenTree::Ident(word) => keyed = word == "doc",
            TokenTree::Literal(text) if keyed => match syn::Lit::new(text) {
                syn::Lit::Str(text) => docs.push(text.value()),
                _ => keyed = false,
            },
            TokenTree::Group(group) => collect(group.stream(), docs),
            TokenTree::Punct(punct) => keyed &= punct.as_char() == '=',
            TokenTree::Literal(_) => {}
        }
    }
}

const FRAGMENT: &str = "By: thread_value -> logical = (col: 32, lane: 32):(1, 32);";

#[test]
fn what_holds_is_documented() {
    let block = format!(
        "{FRAGMENT} Tile: logical -> physical = (row: 32, col: 32):(33, 1);
         /// Mine.\nRead = Tile @ By;
         assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
         assert 2 * wavefronts(Read, lanes = lane, element = 4) <= 4 + 1;
         assert size(Read) == 1024;"
    );
    let docs = documentation(&block, "Read");
    assert_eq!(docs[0].trim(), "Mine.");
    let said: Vec<&str> = docs.iter().map(|d| d.trim()).filter(|d| d.starts_with("Asserted")).collect();
    let expected = [
        "Asserted: `bank_conflicts(Read, lanes = lane, element = 4) == 1`.",
        "Asserted: `2 * wavefronts(Read, lanes = lane, element = 4) <= 4 + 1`.",
    ];
    assert_eq!(said, expected);
    assert!(docs.last().unwrap().contains("index(col, lane)"), "the formula comes last: {docs:?}");
}

#[test]
fn the_chosen_swizzle_is_documented() {
    let block = |pitch: u64| {
        format!(
            "{FRAGMENT} Best = best_swizzle((row: 32, col: 32):({pitch}, 1), for = [(By, lanes = lane, element = 4)]);"
        )
    };
    let said = |pitch| {
        documentation(&block(pitch), "Best").iter().any(|d| {
        d.trim() == match pitch {
            32 => "`swizzle(5, 5, 0)`, the best that leaves no bank conflicts in `By` (lanes = lane, element = 4).",
            _ => "No swizzle: there are no bank conflicts in `By` (lanes = lane, element = 4).",
        }
    })
    };
    assert!(said(32) && said(33));
    // The same every time.
    assert_eq!(documentation(&block(32), "Best"), documentation(&block(32), "Best"));
}
