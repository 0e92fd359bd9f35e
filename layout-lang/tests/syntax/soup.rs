//! Random tokens: no panic, and no more than one error a statement.

use super::noise::{Dice, WORDS};
use super::{parse, show, tokens};
use layout_lang::syntax::ast::Item;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The words as tokens; each parse of a source takes room in the table of sources, so they are parsed once.
fn words() -> Vec<TokenStream> {
    WORDS.iter().map(|word| tokens(word)).collect()
}

fn soup(words: &[TokenStream], dice: &mut Dice, depth: usize) -> TokenStream {
    let mut out = TokenStream::new();
    for _ in 0..dice.roll(12) {
        if depth < 5 && dice.roll(4) == 0 {
            let delimiters = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
            let delimiter = delimiters[[0, 0, 0, 0, 1, 1, 2, 3][dice.roll(8)]];
            out.extend([TokenTree::Group(Group::new(delimiter, soup(words, dice, depth + 1)))]);
        } else {
            out.extend(dice.pick(words));
        }
    }
    out
}

/// Replaces, drops or doubles tokens of a right program.
fn mutated(stream: TokenStream, words: &[TokenStream], dice: &mut Dice) -> TokenStream {
    let mut out = TokenStream::new();
    for tree in stream {
        let tree = match tree {
            TokenTree::Group(g) => TokenTree::Group(Group::new(g.delimiter(), mutated(g.stream(), words, dice))),
            other => other,
        };
        match dice.roll(60) {
            0 => {}
            1 => out.extend([tree.clone(), tree]),
            2 => out.extend(dice.pick(words)),
            3 => out.extend([TokenTree::Group(Group::new(Delimiter::None, tree.into()))]),
            _ => out.extend([tree]),
        }
    }
    out
}

fn check_any(text: &TokenStream) {
    let stream = text.clone();
    let (block, errors) = parse(stream);
    let broken = block.items.iter().filter(|item| matches!(item, Item::Broken(_))).count();
    assert!(errors.len() >= broken, "{text}");
    assert!(errors.iter().all(|e| e.item <= block.items.len()), "{text}");
    for (position, item) in block.items.iter().enumerate() {
        let here = errors.iter().filter(|e| e.item == position).count();
        assert!(here <= 1 && (here == 1 || !matches!(item, Item::Broken(_))), "{text}: {errors:?}");
    }
    drop(show::block(&block));
}

#[test]
fn token_soups() {
    let words = words();
    let mut dice = Dice::new(0x9e37_79b9_7f4a_7c15);
    for _ in 0..20_000 {
        check_any(&soup(&words, &mut dice, 0));
    }
}

#[test]
fn mutated_programs() {
    let program = "#![index(u32)] use a::{B, c::D as E}; pub const BM = 2 * (3 + size(A)); \
        /// Text.\n pub(crate) A: logical -> physical = Swizzle<3, 6, -3> @ (row: BM, col: (8, 4)):(BM, (4, _)); \
        C = divide(canonical(row: BM), (1, 8)) @ interleave((v: 8):(1), 4:1) | { k = 0, rest.0.1 = 0..30, stage }; \
        D = group(permute(A, (col, rest.row)), (row: (a.b, 1), c)); F = repeat(A, 3:1, pitch = 8, align = 16); \
        assert cosize(A) * 2 <= 48 * 1024;";
    let program = tokens(program);
    let words = words();
    let mut dice = Dice::new(0x2545_f491_4f6c_dd1d);
    for _ in 0..2_000 {
        check_any(&mutated(program.clone(), &words, &mut dice));
    }
}
