//! Layouts with parameters in the notation: their extents and strides are forms, and what can be typed is the same layout
//! again.

use proc_macro2::{TokenStream, TokenTree};

/// The values of `NOTATION`, item by item; each is shown in the documentation too.
fn notations(block: &str) -> Vec<String> {
    let out = layout_lang::expand::expand(format!("root {block}").parse().unwrap());
    assert!(!out.to_string().contains("compile_error"), "{block}");
    let (mut constants, mut docs) = (Vec::new(), Vec::new());
    collect(out, &mut constants, &mut docs);
    for constant in &constants {
        let shown = format!("```text\n{constant}\n```");
        assert!(docs.iter().any(|doc| doc.contains(&shown)), "{constant}: {docs:?}");
    }
    constants
}

fn collect(tokens: TokenStream, constants: &mut Vec<String>, docs: &mut Vec<String>) {
    let mut key = String::new();
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word == "NOTATION" || word == "doc" => key = word.to_string(),
            TokenTree::Punct(punct) if punct.as_char() == ';' => key.clear(),
            TokenTree::Literal(text) if !key.is_empty() => {
                let syn::Lit::Str(text) = syn::Lit::new(text) else { continue };
                if key == "doc" {
                    docs.push(text.value())
                } else {
                    constants.push(text.value())
                }
                key.clear();
            }
            TokenTree::Group(group) => collect(group.stream(), constants, docs),
            _ => {}
        }
    }
}

const G: &str = "G(p, s): logical -> physical = (row: p, col: 12):(s, 1) where s >= 12, p % 24 == 0;";

#[track_caller]
fn notation(written: &str) -> String {
    let all = notations(&format!("{G} X(p, s) = {written};"));
    assert_eq!(all.len(), 2, "{written}");
    all[1].clone()
}

#[test]
fn what_can_be_typed_is_the_layout_again() {
    for (written, expected) in [
        ("G(p, s)", "(row: p, col: 12):(s, 1)"),
        ("permute(G(2 * p, s + 8), (col, row))", "(col: 12, row: 2 * p):(1, s + 8)"),
        ("G(p, p * s)", "(row: p, col: 12):(p * s, 1)"),
        ("rename(divide(G(24 * p, s), (8, 12)), (a, b, c, d))", "(a: 8, b: 12, c: 3 * p, d: 1):(s, 1, 8 * s, 1)"),
        ("group(G(p, s), (g: (row, col)))", "(g: (row: p, col: 12)):((s, 1))"),
        ("repeat(G(p, s), (copy: 2):1, pitch = p * s)", "(copy: 2, row: p, col: 12):(p * s, s, 1)"),
        ("broadcast(G(p, s), (copy: 2))", "(copy: 2, row: p, col: 12):(_, s, 1)"),
        ("split(G(p, s), col, (hi: 3, lo: 4))", "(row: p, col.hi: 3, col.lo: 4):(s, 4, 1)"),
        ("G(p, s) | { row }", "((row: p, col: 12):(s, 1)) | { row }"),
        ("G(p, s) | { col = 0..5 }", "(row: p, col: 5):(s, 1)"),
    ] {
        let own = notation(written);
        assert_eq!(own, expected, "{written}");
        if !expected.contains('.') {
            let again = format!("X(p, s): logical -> physical = {expected} where s >= 12;");
            assert_eq!(notations(&again), [expected], "{written}");
        }
    }
}

#[test]
fn extents_of_tiles_are_quotients() {
    for (written, expected) in [
        ("divide(G(p, s), (8, 4))", "(tile.row: 8, tile.col: 4, rest.row: p / 8, rest.col: 3):(s, 1, 8 * s, 4)"),
        ("divide_ceil(G(p, s), (5, 4))", "(tile.row: 5, tile.col: 4, rest.row: ⌈p / 5⌉, rest.col: 3):(s, 1, 5 * s, 4)"),
        ("divide(group(G(p, s), (g: (row, col))), (6))", "(tile.g: 6, rest.g: (p, 2)):(1, (s, 6))"),
        ("divide(group(G(p, s), (g: (row, col))), (24))", "(tile.g: (2, 12), rest.g: p / 2):((s, 1), 2 * s)"),
        (
            "divide(G(p, s), (8, 4)) | { rest }",
            "((rest: (row: p / 8, col: 3), tile.row: 8, tile.col: 4):((8 * s, 4), s, 1)) | { rest }",
        ),
    ] {
        assert_eq!(notation(written), expected, "{written}");
    }
}

#[test]
fn offsets_are_forms() {
    assert_eq!(notation("G(p, s) | { col = 3..5 }"), "(3 + (row: p, col: 2):(s, 1))");
    assert_eq!(notation("(G(p, s) | { row = 2 }) | { col = 1..3 }"), "(2 * s + 1 + (col: 2):(1))");
}

#[test]
fn swizzles_stand_in_front() {
    let all = notations("X: logical -> physical = divide_ceil(swizzle(1, 3, 0) @ (row: 10, col: 8):(8, 1), (4, 8));");
    assert_eq!(all, ["swizzle(1, 3, 0) @ (tile.row: 4, tile.col: 8, rest.row: 3, rest.col: 1):(8, 1, 32, 1)"]);
}

/// What is no one layout is shown as it was written.
#[test]
fn others_are_shown_as_written() {
    let written = "(divide(G(p, s), (8, 12)) | { rest }) @ (i: 6, j: 16):(16, 1)";
    assert_eq!(notation(written), written);
}
