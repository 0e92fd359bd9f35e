//! Definitions of imports that were corrupted on the way: refused in words, or layouts like any other.

use crate::expand_tokens;
use crate::noise::Dice;
use proc_macro2::{Literal, TokenStream, TokenTree};

/// Blocks that leave behind definitions of every kind: static, swizzled, restricted, bound at run time, composed, refused,
/// with parameters, ragged.
const BLOCKS: &[&str] = &[
    "A: logical -> logical = (row: 4, col: 6):(1, 4); const K = 7;",
    "A: logical -> physical = swizzle(1, 3, 0) @ (row: (2, b: 2), r#type: 6):((16, _), 1); B = A | { row = 1..3 }; C = A | { row };",
    "A: logical -> physical = repeat(swizzle(1, 4, 1) @ (row: 2, col: 12):(13, 1), (n: 2):(1)) @ (4, (3, 4)):(1, (16, 4));",
    "A: logical -> physical = (row: 4, col: 6):(2, 1);",
    "A(p, s): logical -> physical = (row: p, col: 6):(s, 1) where s >= 8, p % 4 == 0; B(p, s) = divide_ceil(A(p, s), (3, 4)); C(p, s) = A(p, s) | { row };",
    "A(p, s): logical -> physical = (row: (p, 2), col: (s, 3)):((6 * s, 3 * s), (3, 1)); B(p, s) = divide(A(p, s), (2, 3)) | { rest };",
];

/// What is made of an import.
const USES: &str = "
    use elsewhere::T;
    Same = T; One = T | { 0 = 0 }; Mine = T | { 0 }; Rest = Mine | { 1 = 0..1 }; const N = T;
    Tiles = divide(T, (2, 2)); Edges = divide_ceil(T, (3, 2)); Parts = split(T, 0, (hi: 2, lo: 2)); Flat = flatten(T);
    Turned = permute(T, (1, 0)); Named = rename(T, (p, q)); All = group(T, (x: (0, 1))); Back = inverse(T);
    Copies = repeat(T, (copy: 2):(1)); Between = interleave(T, (copy: 2):(1)); Twice = broadcast(T, (copy: 2));
    Swizzled = swizzle(1, 2, 0) @ T; Of = T @ canonical(4, 6); By: logical -> physical = canonical(4, 6) @ T;
    assert size(T) == 1; assert cosize(T) == 1; assert vector_width(T, 1) == 1;
    assert bank_conflicts(T, lanes = 0, element = 4) == 1;";

/// What is made of one with parameters.
const OPEN: &str = "
    use elsewhere::T;
    Same(p, s) = T(p, s); Less(s) = T(6, s); Static = T(6, 8); Mine(p, s) = T(p, s) | { 0 }; Rest(p, s) = Mine(p, s) | { 1 = 0..1 };
    Tiles(p, s) = divide(T(p, s), (2, 2)); Edges(p, s) = divide_ceil(T(p, s), (3, 2)); Flat(p, s) = flatten(T(p, s));
    Parts(p, s) = split(T(p, s), 1, (hi: 2, lo: 3)); Turned(p, s) = permute(T(p, s), (1, 0)); All(p, s) = group(T(p, s), (x: (0, 1)));
    Copies(p, s) = repeat(T(p, s), (copy: 2):(1)); Twice(p, s) = broadcast(T(p, s), (copy: 2)); Of(p, s) = T(p, s) @ canonical(4, 6);
    assert size(T) == 1; assert cosize(T) == 1; assert vector_width(T, 1) == 1;
    assert bank_conflicts(T, lanes = 1, element = 4) == 1;";

/// Numbers in the place of others.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "63",
    "65535",
    "4611686018427387904",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "170141183460469231731687303715884105727",
    "-1",
    "",
];

/// Characters in the place of others.
const CHARACTERS: &[char] =
    &['0', '9', '_', '(', ')', ',', ':', ';', '.', '*', '&', '|', '-', '"', '{', '#', 'é', ' ', 'L', 'S', '?', '>'];

/// The definitions that a block leaves behind.
fn left_behind(block: &str) -> Vec<String> {
    fn collect(tokens: TokenStream, out: &mut Vec<String>) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => collect(group.stream(), out),
                TokenTree::Literal(literal) => match syn::Lit::new(literal) {
                    syn::Lit::Str(text) if layout_lang::serial::read(&text.value()).is_some() => out.push(text.value()),
                    _ => {}
                },
                _ => {}
            }
        }
    }
    let mut out = Vec::new();
    collect(layout_lang::expand::expand(format!("root {block}").parse().unwrap()), &mut out);
    out
}

/// The errors of a block that imports what this text says.
fn import(uses: &str, text: &str) -> Vec<String> {
    let mut tokens: TokenStream = format!("{{ root {uses} }}").parse().unwrap();
    tokens.extend([TokenTree::from(Literal::string(text))]);
    expand_tokens(tokens).0
}

/// Cut at every length; every character left out, changed, or in another's place; every number another, there or wherever
/// it stands.
fn corrupted(text: &str, dice: &mut Dice) -> Vec<String> {
    let all: Vec<char> = text.chars().collect();
    let of = |parts: &[&[char]]| parts.concat().into_iter().collect::<String>();
    let mut out = Vec::new();
    for i in 0..all.len() {
        let (before, after) = (&all[..i], &all[i + 1..]);
        out.extend([of(&[before]), of(&[before, after]), of(&[before, &[dice.pick(CHARACTERS)], after])]);
        let mut swapped = all.clone();
        swapped.swap(i, dice.roll(all.len()));
        out.push(of(&[&swapped]));
        let digits = all[i..].iter().take_while(|c| c.is_ascii_digit()).count();
        if digits > 0 && !before.last().is_some_and(char::is_ascii_digit) {
            for number in NUMBERS {
                out.push(of(&[before, &number.chars().collect::<Vec<_>>(), &all[i + digits..]]));
                out.push(everywhere(text, &of(&[&all[i..i + digits]]), number));
            }
        }
    }
    out
}

/// With another number in the place of each that is this one: what has to agree does.
fn everywhere(text: &str, number: &str, other: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let (digits, after) = from.split_at(from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len()));
        out += before;
        out += if digits == number { other } else { digits };
        rest = after;
    }
    out + rest
}

#[test]
fn corrupted_definitions() {
    let mut dice = Dice::new(1);
    let (mut texts, mut refused, mut expanded) = (0, 0, 0);
    for text in BLOCKS.iter().flat_map(|block| left_behind(block)) {
        let (uses, each) = if text.contains("family") { (OPEN, 16) } else { (USES, 4) };
        texts += 1;
        for corrupted in corrupted(&text, &mut dice) {
            if layout_lang::serial::read(&corrupted).is_none() {
                refused += 1;
            } else if dice.roll(each) == 0 {
                expanded += 1;
                import(uses, &corrupted);
            }
        }
    }
    assert!((texts, refused > 4000, expanded > 200) == (12, true, true), "{texts} {refused} {expanded}");
}

/// What cannot be read is one error, and what is made of it none.
#[test]
fn unreadable_definitions() {
    let deep = format!("map logical physical whole {}", "(:".repeat(100_000));
    for text in [
        "",
        "map",
        "map logical physical",
        "map logical physical whole (row:0,col:2) L0,0*2,2*1",
        "map logical physical whole (row:4,col:2) L0,4*2",
        "map logical physical whole (row:4,col:2) L0,4*0,2*1",
        "map logical physical whole (row:4,col:2) S1,3,0;L0,4*2,2*1",
        "map logical physical whole (row:4,col:2) S1,3,0",
        "map logical physical whole (row:4,col:2) L18446744073709551608,4*2,2*1",
        "map logical physical whole (row:4294967296,col:4294967296) L0,1*1",
        "map logical physical whole (fn:4,col:2) L0,4*2,2*1",
        "map logical physical whole (r#crate:4,col:2) L0,4*2,2*1",
        "map logical physical whole (a\"b:4,col:2) L0,4*2,2*1",
        "map logical physical whole (row:4,col:2) L0,4*2,2*1 more",
        "map logical physical open (row:4,col:2) L0,4*2,2*1",
        "slice 0 map logical physical whole (row:4,col:2) L0,4*2,2*1",
        "slice 3 map logical physical whole (row:4,col:2) L0,4*2,2*1",
        "family 0 map logical physical whole (row:4) L0,4*1|n|?||4*||",
        "family 0 map logical physical whole (row:4) L0,4*1|n|?||4*|1:L0,4*1|",
        "family 0 map logical physical whole (row:4) L0,4*1|n|?|0:1*0|4*|:L0,4*1|",
        "family 0 map logical physical whole (row:4) L0,4*1|n|?||4*|:L0,2*1|",
        "family 0 map logical physical whole (row:4) L0,4*1|n|?||4*|:L0,4*1|1*0:0:1*:open:L0,4*1",
        "family 0 map logical physical whole (row:4) L0,4*1|1|?||4*|:L0,4*1|",
        "poisoned poisoned int 4",
        &deep,
    ] {
        let errors = import(USES, text);
        let told = errors.len() == 1 && errors[0].contains("`T` was not written by this version of `layout!`");
        assert!(told, "{}: {errors:?}", text.chars().take(90).collect::<String>());
    }
    assert_eq!(import("use elsewhere::T; A = T;", "poisoned int 4"), [""; 0]);
}
