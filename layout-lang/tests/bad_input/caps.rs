//! What stands in the maps in the place of a run-time extent is in no text: no error, no documentation, no notation has a
//! large number that nobody wrote.

use super::collect;
use super::noise::Dice;
use proc_macro2::{TokenStream, TokenTree};

/// Fewer coordinates than these no cap has where nothing else is large.
const LARGE: u128 = 1 << 20;

/// What says how much there is room for, or how far a search goes, has to say a number.
const LIMITS: &[&str] =
    &["has room for", "have room where", "there is no room for an extent", "the search stopped at its limit"];

/// Layouts with run-time extents, in the slowest leaf of a mode and inside, with strides of all kinds.
const BASES: &[(&str, &str)] = &[
    ("p, s", "(row: p, col: 4):(s, 1) where s >= 4"),
    ("p, s", "(row: p, col: 4):(s, 1) where s >= 4, p % 48 == 0"),
    ("p, s", "(row: p, col: s):(2 * s, 1) where p >= 64, s >= 16"),
    ("p, s", "(row: (p, 3), col: (2, 4)):((3 * s, s), (4, 1)) where s >= 8, p % 8 == 0"),
    ("p, s", "(row: 4, col: p):(p, 1) @ (row: 4, col: s):(s, 1) where s >= 64"),
    ("p, s", "(row: (2, p, 4), col: 3):((12 * p, 12, 3), 1) where p >= s"),
    ("p, s", "(p, 64):(s + 64, _) where p % 32 == 0"),
    ("p, s", "((row: p, col: 64):(s, 1)) | { col = 3..9 } where s >= 64"),
    ("p, s", "(b: s, row: 6 * p + 2, col: 32):(32 * 6 * p + 64, 32, 1)"),
    ("p, s", "(row: p, col: s):(s, 1) where s % 16 == 0, p % 16 == 0, s >= 32"),
    ("p, s", "divide_ceil((row: p, col: 40):(s, 1), (16, 16)) where s >= 40"),
    ("p, s", "divide((row: p, col: 64):(64, 1), (32, 16)) where p % 32 == 0, s >= 1"),
];

const PATHS: &[&str] = &[
    "row", "col", "0", "1", "i0", "i1", "tile.row", "rest.row", "tile", "rest", "rest.col", "b", "copy", "row.1", "x",
    "bow",
];

const NUMBERS: &[&str] = &["1", "2", "3", "4", "8", "16", "0", "6", "48", "64", "p"];

/// An operation on an expression, right or wrong.
fn operated(dice: &mut Dice, of: &str) -> String {
    let mut path = || dice.pick(PATHS);
    let (a, b, c) = (path(), path(), path());
    let mut n = || dice.pick(NUMBERS);
    let (k, l, m) = (n(), n(), n());
    match dice.roll(21) {
        0 => format!("divide({of}, ({k}, {l}))"),
        1 => format!("divide({of}, ({k}, {l}, {m}, 1))"),
        2 => format!("divide_ceil({of}, ({k}, {l}))"),
        3 => format!("divide_ceil({of}, (({k}, {l}), {m}))"),
        4 => format!("split({of}, {a}, (hi: {k}, lo: {l}))"),
        5 => format!("permute({of}, ({a}, {b}))"),
        6 => format!("permute({of}, ({a}, {b}, {c}, tile.col))"),
        7 => format!("zip({of})"),
        8 => format!("flatten({of})"),
        9 => format!("group({of}, (g: ({a}, {b})))"),
        10 => format!("group({of}, (g: ({a}, {b}), {c}))"),
        11 => format!("rename({of}, ({a}, {b}))"),
        12 => format!("repeat({of}, (copy: {k}):1, pitch = {l} * s)"),
        13 => format!("interleave({of}, (copy: {k}):1)"),
        14 => format!("broadcast({of}, (copy: {k}))"),
        15 => format!("({of} | {{ {a}, {b} = {k} }})"),
        16 => format!("({of} | {{ {a} = {k}..{l} }})"),
        17 => format!("(({of} | {{ {a}, {b} }}) @ (i: {k}, j: {l}):({l}, 1))"),
        18 => format!("(divide_ceil({of}, (8, 6)) | {{ {} }})", ["rest", "tile, rest"][dice.roll(2)]),
        19 => format!("((divide_ceil({of}, (8, 6)) | {{ rest }}) @ (i: 6, j: 8):({}))", ["8, 1", "1, 6"][dice.roll(2)]),
        _ => format!("({of} | {{ rest }})"),
    }
}

fn assertion(dice: &mut Dice) -> String {
    let (a, b) = (dice.pick(PATHS), dice.pick(PATHS));
    let of = ["G", "X"][dice.roll(2)];
    match dice.roll(6) {
        0 => format!("vector_width({of}, {a}) == 4"),
        1 => format!("sectors({of}, lanes = {a}, element = 4) == 1"),
        2 => format!("bank_conflicts({of}, lanes = {a}, vector = {b}, element = 2) == 1"),
        3 => format!("wavefronts({of}, lanes = {a}, element = 4) == 1"),
        4 => format!("size({of}) == cosize({of})"),
        _ => format!("size(inverse({of})) == size(best_swizzle({of}, for = [({of}, lanes = {a}, element = 4)]))"),
    }
}

/// The strings of documentation and of `NOTATION`, which somebody reads.
fn documented(tokens: TokenStream, texts: &mut Vec<String>) {
    let mut keyed = false;
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word == "doc" || word == "NOTATION" || word == "notation" => keyed = true,
            TokenTree::Literal(text) if keyed => {
                texts.push(text.to_string());
                keyed = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => keyed = false,
            TokenTree::Group(group) => documented(group.stream(), texts),
            _ => {}
        }
    }
}

fn large_numbers(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter(|word| word.parse::<u128>().map_or(!word.is_empty(), |n| n >= LARGE)).collect()
}

/// What is said of a block, line by line, but for limits.
fn said(block: &str) -> (usize, Vec<String>) {
    let out = layout_lang::expand::expand(format!("root {block}").parse().unwrap());
    let (mut errors, mut texts) = (Vec::new(), Vec::new());
    collect(out.clone(), &mut errors);
    documented(out, &mut texts);
    let refused = errors.len();
    texts.extend(errors);
    let lines = texts.iter().flat_map(|text| text.split("\\n").map(str::to_owned));
    (refused, lines.filter(|line| LIMITS.iter().all(|limit| !line.contains(limit))).collect())
}

#[test]
fn no_text_has_a_number_that_nobody_wrote() {
    let mut dice = Dice::new(0x0DDB_1A5E_5BAD_5EED);
    let (mut refused, mut lines) = (0, 0);
    let total = 300;
    for round in 0..total {
        let (parameters, base) = BASES[dice.roll(BASES.len())];
        let mut of = format!("G({parameters})");
        for _ in 0..=dice.roll(2) {
            of = operated(&mut dice, &of);
        }
        let index = ["", "#![index(u32)] ", "#![index(u64)] "][round % 3];
        let assertion = if dice.roll(4) == 0 { format!("assert {};", assertion(&mut dice)) } else { String::new() };
        let block =
            format!("{index}G({parameters}): logical -> physical = {base}; X({parameters}) = {of}; {assertion}");
        let (errors, texts) = said(&block);
        refused += usize::from(errors > 0);
        lines += texts.len();
        for text in texts {
            assert_eq!(large_numbers(&text), [""; 0], "{block}\n{text}");
        }
    }
    println!("{total} blocks, {refused} refused, {lines} lines");
    assert!(refused < total - total / 10 && refused > total / 2, "{refused}");
}
