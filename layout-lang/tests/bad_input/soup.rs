//! Noise: words in any order, and expressions with random parts.

use crate::noise::{Dice, WORDS};
use crate::{expand, expand_tokens};
use proc_macro2::TokenStream;
use std::time::{Duration, Instant};

fn soup(dice: &mut Dice, length: usize, depth: usize) -> String {
    let mut out = String::new();
    for _ in 0..dice.roll(length + 1) {
        let (open, close) = [("(", ")"), ("{", "}"), ("[", "]")][dice.roll(12).saturating_sub(9)];
        if depth > 0 && dice.roll(4) == 0 {
            out += &format!("{open} {} {close} ", soup(dice, length, depth - 1));
        } else {
            out += &format!("{} ", dice.pick(WORDS));
        }
    }
    out
}

#[test]
fn token_soup() {
    let mut dice = Dice::new(0x9E37_79B9_7F4A_7C15);
    let (mut refused, mut total) = (0, 0);
    for _ in 0..4000 {
        let text = format!("root {}", soup(&mut dice, 24, 3));
        let Ok(tokens) = text.parse::<TokenStream>() else { continue };
        total += 1;
        refused += usize::from(!expand_tokens(tokens).0.is_empty());
    }
    println!("{total} soups, {refused} refused");
    assert!(total > 3500 && refused > 3000, "{total} {refused}");
}

/// Expressions that parse, with random parts: most of the checks are reached.
fn expression(dice: &mut Dice, depth: usize) -> String {
    let n =
        |dice: &mut Dice| dice.pick(&["1", "2", "3", "4", "8", "0", "16", "N", "2 * N", "-1", "4294967296"]).to_owned();
    if depth == 0 {
        return match dice.roll(8) {
            0..5 => dice.pick(&["A", "A", "A", "B", "B", "C", "N", "Z"]).to_owned(),
            5 => format!("({}, {}):({}, {})", n(dice), n(dice), n(dice), n(dice)),
            6 => format!("(row: {}, col: ({}, {})):({}, (1, {}))", n(dice), n(dice), n(dice), n(dice), n(dice)),
            _ => format!("canonical(row: {}, col: {})", n(dice), n(dice)),
        };
    }
    let (a, b) = (expression(dice, depth - 1), {
        let shallower = dice.roll(depth);
        expression(dice, shallower)
    });
    let path = |dice: &mut Dice| {
        dice.pick(&["row", "col", "0", "1", "i0", "tile", "rest.row", "col.1", "hi", "copy"]).to_owned()
    };
    match dice.roll(16) {
        0..3 => format!("({a}) @ ({b})"),
        3 => format!("divide({a}, ({}, {}))", n(dice), n(dice)),
        4 => format!("split({a}, {}, (hi: {}, lo: {}))", path(dice), n(dice), n(dice)),
        5 => format!("repeat({a}, {b}, pitch = {})", n(dice)),
        6 => format!("repeat({a}, {}:1, align = {})", n(dice), n(dice)),
        7 => format!("interleave({a}, {b})"),
        8 => format!("broadcast({a}, (copy: {}))", n(dice)),
        9 => format!("inverse({a})"),
        10 => format!("permute({a}, ({}, {}))", path(dice), path(dice)),
        11 => format!("group({a}, (x: ({}), y: {}))", path(dice), path(dice)),
        12 => format!("rename({a}, (p, q))"),
        13 => format!("zip(flatten({a}))"),
        14 => format!("({a} | {{ {} = {}, {} = {}..{} }})", path(dice), n(dice), path(dice), n(dice), n(dice)),
        _ => format!("swizzle({}, {}, {}) @ ({a})", n(dice), n(dice), n(dice)),
    }
}

#[test]
fn random_expressions() {
    let mut dice = Dice::new(88_172_645_463_325_252);
    let (mut refused, total, mut slowest) = (0, 1000, Duration::ZERO);
    for round in 0..total {
        let spaces = dice.pick(&["", "", "", ": logical -> physical", ": thread_value -> logical"]);
        let x = expression(&mut dice, [1, 1, 2, 3][round % 4]);
        let block = format!(
            "const N = 4; A: logical -> physical = (row: 4, col: 8):(8, 1); B: thread_value -> logical = (8, 4):(4, 1); C: logical -> logical = (col: 8, row: 4):(1, 8); D{spaces} = {x}; E = flatten(D);"
        );
        let start = Instant::now();
        let (errors, out) = expand(&block);
        slowest = slowest.max(start.elapsed());
        refused += usize::from(!errors.is_empty());
        for error in errors {
            assert!(
                !error.contains("please report this") && !error.contains("two modes are called ``"),
                "{block}: {error}"
            );
        }
        assert!(out.contains("struct D") && out.contains("struct E"), "{block}");
    }
    assert!(refused < total - 40, "{refused}");
    println!("{total} blocks, {refused} refused, the slowest in {slowest:?}");
}
