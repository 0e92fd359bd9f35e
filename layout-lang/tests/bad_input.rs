//! Whatever stands in a block: a clear error or the right answer, within a second, without a panic.

use proc_macro2::{TokenStream, TokenTree};
use std::time::{Duration, Instant};

/// The texts of the errors that a block expands to, and the expansion itself.
fn expand(block: &str) -> (Vec<String>, String) {
    expand_tokens(format!("root {block}").parse().unwrap())
}

fn expand_tokens(tokens: TokenStream) -> (Vec<String>, String) {
    let start = Instant::now();
    let out = layout_lang::expand::expand(tokens);
    let elapsed = start.elapsed();
    // Far more than what is meant: a test machine may be busy, and a hang is what this is to notice.
    assert!(elapsed < Duration::from_secs(60), "{elapsed:?}");
    let mut errors = Vec::new();
    collect(out.clone(), &mut errors);
    (errors, out.to_string())
}

fn collect(tokens: TokenStream, errors: &mut Vec<String>) {
    let mut named = false;
    for token in tokens {
        match token {
            TokenTree::Ident(name) => named = name == "compile_error",
            TokenTree::Group(group) if named => {
                errors.push(group.stream().to_string());
                named = false;
            }
            TokenTree::Group(group) => collect(group.stream(), errors),
            _ => {}
        }
    }
}

#[track_caller]
fn accepted(block: &str) -> String {
    let (errors, out) = expand(block);
    assert_eq!(errors, [""; 0], "{}", block.chars().take(300).collect::<String>());
    out
}

/// One error, with this in it.
#[track_caller]
fn refused(block: &str, text: &str) {
    let (errors, _) = expand(block);
    let shown: String = block.chars().take(300).collect();
    assert!(errors.len() == 1 && errors[0].contains(text), "{shown}: {errors:?}");
}

/// As one item of a block and as an inline form.
const TO: &str = "A: logical -> physical =";

#[test]
fn nothing_and_almost_nothing() {
    accepted("");
    accepted("#![index(u32)]");
    assert_eq!(layout_lang::expand::expand(TokenStream::new()).to_string(), "");
    refused(";", "expected an item");
    refused("()", "a shape has at least one mode");
    refused(&format!("{TO} ():();"), "a shape has at least one mode");
    refused(&format!("{TO} (4, ()):(1, ());"), "a shape has at least one mode");
    refused(&format!("{TO} 8:();"), "a shape has at least one mode");
    refused(&format!("{TO} ;"), "expected a layout");
    refused("const N = ;", "expected an integer");
    refused("A", "is not declared");
}

#[test]
fn numbers_at_the_limits() {
    let max = u64::MAX;
    accepted(&format!("{TO} {}:1;", max));
    accepted(&format!("{TO} 2:{};", max - 1));
    accepted(&format!("{TO} (1, 8):({max}, 1);"));
    accepted(&format!("{TO} (3, 2):({}, {});", 1u64 << 61, (1u64 << 63) - 1));
    refused(&format!("{TO} 2:{max};"), "the largest address of `A` is 18446744073709551615, past 64 bits");
    refused(&format!("{TO} {max}:{max};"), "past 64 bits");
    refused(&format!("{TO} ({max}, 2):(2, 1);"), "`A` has 36893488147419103230 coordinates");
    refused(&format!("{TO} ({max}, {max}):(_, _);"), "coordinates, past 64 bits");
    refused(&format!("{TO} ({max}, {max}, {max}):(1, 1, 1);"), "more than 2^128 coordinates");
    refused(&format!("{TO} {}0:1;", max), "this extent is 184467440737095516150");
    refused("const N = 340282366920938463463374607431768211456;", "2^127");
    refused("const N = 340282366920938463463374607431768211455;", "2^127");
    refused("const N = -170141183460469231731687303715884105727 - 2;", "2^127");
    refused("const N = 99999999999999999999999999999999999999999999999999999999999;", "2^127");
    refused("const N = 170141183460469231731687303715884105727 * 2;", "2^127");
    refused("const N = 1 / 0;", "division by zero");
    refused("const N = 1 % (1 - 1);", "division by zero");
    refused(&format!("{TO} repeat({max}:1, 2:1);"), "does not fit in 64 bits");
    refused(&format!("{TO} interleave({max}:1, 2:1);"), "does not fit in 64 bits");
    refused(&format!("{TO} broadcast({max}:1, 2);"), "does not fit in 64 bits");
    refused(&format!("{TO} 8:1 | {{ 0 = {max} }};"), "is outside mode `0`");
    refused(&format!("{TO} 8:1 | {{ 0 = 0..{max} }};"), "the range ends at 18446744073709551615");
    refused(&format!("{TO} divide({max}:1, {});", max - 1), "does not divide");
    refused(&format!("{TO} swizzle({max}, 3, 3) @ 8:1;"), "an address has 64 bits");
    refused(&format!("{TO} Swizzle<3, 3, -{max}> @ 8:1;"), "a swizzle is -18446744073709551615");
    refused(&format!("{TO} repeat(8:1, 2:1, pitch = {max});"), "does not fit in 64 bits");
    refused(&format!("{TO} repeat(8:1, 2:1, align = {max}0);"), "this alignment is");
    refused("#![index(u32)] A: logical -> physical = 4294967297:1;", "does not fit `u32`");
    accepted("#![index(u32)] A: logical -> physical = 4294967296:1;");
}

#[test]
fn numbers_as_written() {
    let out = accepted("pub const A = 1_000; pub const B = 0x1_F; pub const C = 0b1_1; pub const D = 0o17;");
    for value in ["usize = 1000", "usize = 31", "usize = 3", "usize = 15"] {
        assert!(out.contains(value), "{out}");
    }
    refused("const N = 8usize;", "`8usize` has the suffix `usize`");
    refused("const N = 8_u64;", "has the suffix `u64`");
    refused("const N = 8.0;", "`8.0` is not an integer");
    refused("const N = 1e3;", "is not an integer");
    refused("const N = 'a';", "is not an integer");
    refused("const N = \"8\";", "is not an integer");
    refused("const N = b'8';", "is not an integer");
    refused("const N = true;", "is a keyword of Rust");
    refused("const N = -8;", "`N` is -8");
    refused(&format!("{TO} (4, 8):(-8, 1);"), "this stride is -8");
    refused(&format!("{TO} (4, -8):(8, 1);"), "this extent is -8");
    accepted(&format!("{TO} (4, 8):(--8, 1);"));
}

#[test]
fn names() {
    for name in ["type", "fn", "match", "self", "Self", "super", "crate", "async", "dyn", "box", "try", "gen", "_"] {
        for block in [
            format!("{TO} ({name}: 4, b: 2):(2, 1);"),
            format!("pub {name}: logical -> physical = 4:1;"),
            format!("const {name} = 4;"),
        ] {
            let (errors, _) = expand(&block);
            assert_eq!(errors.len(), 1, "{block}: {errors:?}");
        }
    }
    let out = accepted(
        "pub A: logical -> physical = (r#type: 4, r#match: 2):(2, 1) ; pub r#struct = A | { r#type = 1 }; pub const r#fn = 4;",
    );
    assert!(
        out.contains("r#type : usize") && out.contains("struct r#struct") && out.contains("const r#fn : usize = 4"),
        "{out}"
    );
    // Names of generated locals, of the prelude and of types.
    for name in [
        "i", "x0", "x1", "t0", "self_", "c", "usize", "u32", "u64", "core", "std", "index", "linear", "coord", "bool",
        "str", "i0", "drop", "main",
    ] {
        accepted(&format!("{TO} ({name}: 4, b: 2):(2, 1);"));
        accepted(&format!("#![index(u32)] {TO} swizzle(1, 2, 0) @ ({name}: 4, b: 2):(2, 1);"));
        accepted(&format!("B: logical -> physical = ({name}: (4, 3), b: 2):((6, 2), 1); A = permute(B, (b, {name}));"));
    }
    for name in ["Some", "Option", "String", "Vec", "Copy", "Layout", "Injective", "Physical", "Inline"] {
        accepted(&format!("pub {name}: logical -> physical = (a: 4, b: 2):(2, 1);"));
        refused(&format!("{TO} ({name}: 4, b: 2):(2, 1);"), "starts with a capital letter");
    }
    let long = "n".repeat(5000);
    accepted(&format!("{TO} ({long}: 4, b: 2):(2, 1);"));
    refused(&format!("{TO} {long};"), "is not declared");
    accepted("Größe: logical -> physical = (zeile: 4, straße: 2, δ: 3):(6, 3, 1); pub const 長さ = 4;");
    refused(&format!("{TO} (Ä: 4, b: 2):(2, 1);"), "starts with a capital letter");
    refused(&format!("{TO} (a: 4, a: 2):(2, 1);"), "two modes are called `a`");
    refused(&format!("{TO} (a: (b: 4, b: 2), c: 2):((4, 2), 1);"), "two modes are called `b`");
    refused(&format!("{TO} (i1: 4, 2):(2, 1);"), "would have one name");
    refused("const n = 4; A: logical -> physical = (n: 4, b: 2):(2, 1);", "has the name of an item");
}

#[test]
fn many_modes() {
    let bits = |n: u32| {
        let shape = vec!["2"; n as usize].join(", ");
        let strides: Vec<String> = (0..n).rev().map(|i| (1u64 << i).to_string()).collect();
        (shape, strides.join(", "))
    };
    let (shape, strides) = bits(60);
    let out = accepted(&format!("{TO} ({shape}):({strides}); B = A | {{ 3 = 1 }}; C = divide(A, ({shape}));"));
    assert!(out.contains("i59"));
    let (shape, strides) = bits(64);
    refused(&format!("{TO} ({shape}):({strides});"), "`A` has 18446744073709551616 coordinates");
    let ones = vec!["1"; 3000].join(", ");
    accepted(&format!("{TO} ({ones}):({ones});"));
}

#[test]
fn deep_nesting() {
    for depth in [60, 1000] {
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        let named = "(a: ".repeat(depth);
        for block in [
            format!("{TO} {open}8{close}:1;"),
            format!("{TO} {open}8{close}:{open}1{close};"),
            format!("{TO} {named}8{close}:{open}1{close};"),
            format!("{TO} {open}8:1{close};"),
            format!("const N = {open}8{close};"),
            format!("B: logical -> physical = 8:1; A = {}B{close};", "inverse(".repeat(depth)),
            format!("const N = {}8{};", "size(8:".repeat(depth), ")".repeat(depth)),
        ] {
            let (errors, _) = expand(&block);
            assert!(
                depth == 60 || (errors.len() == 1 && errors[0].contains("nesting deeper than 64 levels")),
                "{errors:?}"
            );
        }
    }
    refused(&format!("const N = {};", vec!["1"; 5000].join(" + ")), "nesting deeper than 256 levels");
    refused(&format!("const N = {}1;", "- ".repeat(5000)), "nesting deeper than 256 levels");
    refused(&format!("{TO} 8:1{};", " | { 0 = 0..8 }".repeat(5000)), "nesting deeper than 256 levels");
    let chain = vec!["B"; 5000].join(" @ ");
    accepted(&format!("B: logical -> logical = (4, 2):(1, 4); A = {chain};"));
}

#[test]
fn many_items() {
    let items = |n: usize| (0..n).map(|i| format!("const N{i} = {i};")).collect::<String>();
    accepted(&items(4096));
    refused(&items(4097), "a block holds at most 4096 items");
    let chain = |last: &str| {
        (0..4096)
            .map(|i| format!("const N{i} = {};", if i == 4095 { last.to_owned() } else { format!("N{} + 1", i + 1) }))
            .collect::<String>()
    };
    let out = accepted(&chain("0"));
    assert!(out.contains("N0 : usize = 4095"));
    refused(&chain("N0"), "`N0` is defined through itself");
    refused(&chain("1 / 0"), "division by zero");
    refused(&chain("M"), "`M` is not declared");
    let layouts: String = (0..512)
        .map(|i| {
            if i == 0 {
                "pub L0: logical -> logical = (4, 8):(1, 4);".to_owned()
            } else {
                format!("pub L{i} = L{} @ L0;", i - 1)
            }
        })
        .collect();
    accepted(&layouts);
}

#[test]
fn cycles() {
    refused("A = A;", "`A` is defined through itself");
    refused("const A = B; const B = C; const C = A;", "`A` is defined through itself");
    refused("A = divide(B, (2, 2)); B = repeat(A, 2:1); assert size(A) == 8; C = A @ B;", "is defined through itself");
    let (errors, _) = expand("A = B; B = A; C = D; D = C;");
    assert_eq!(errors.len(), 2, "{errors:?}");
    refused("A: logical -> physical = (size(A), 2):(2, 1);", "`A` is defined through itself");
}

/// Deterministic noise.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.roll(words.len())]
    }
}

const WORDS: &[&str] = &[
    "A",
    "B",
    "row",
    "col",
    "const",
    "pub",
    "use",
    "assert",
    "size",
    "cosize",
    "divide",
    "split",
    "repeat",
    "interleave",
    "broadcast",
    "inverse",
    "permute",
    "zip",
    "flatten",
    "group",
    "rename",
    "swizzle",
    "Swizzle",
    "cute",
    "canonical",
    "logical",
    "physical",
    "thread_value",
    "->",
    ":",
    ";",
    "=",
    ",",
    "@",
    "|",
    "..",
    ".",
    "_",
    "0",
    "1",
    "2",
    "4",
    "8",
    "64",
    "+",
    "-",
    "*",
    "/",
    "%",
    "<",
    ">",
    "==",
    "<=",
    "#",
    "!",
    "::",
    "r#type",
    "18446744073709551615",
    "1.5",
    "8u8",
    "'a'",
    "\"s\"",
];

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
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
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
    let (a, b) = (expression(dice, depth - 1), expression(dice, dice.0 as usize % depth));
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
    let mut dice = Dice(88_172_645_463_325_252);
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

/// Each of these searches to its limit; together they share one.
#[test]
fn many_hard_literals() {
    let hard = "(a: 40, b: 40, c: 40, d: 40, e: 40, f: 40):(520342117, 452328216, 439950873, 417453806, 394392753, 1)";
    let block: String = (0..400).map(|i| format!("A{i}: logical -> physical = {hard};")).collect();
    let (errors, _) = expand(&block);
    assert_eq!(errors.len(), 400);
    assert!(errors.iter().all(|e| e.contains("could not be decided")), "{}", errors[399]);
    let whole = "A: logical -> physical = (100, 100):(1, 100); B: thread_value -> logical = (x: 16, y: 625):(1, 16);";
    let cuts: String = (0..400).map(|i| format!("C{i} = (A @ B) | {{ x = 1..15 }};")).collect();
    let (errors, _) = expand(&format!("{whole} {cuts}"));
    // Within what the block has left, some are answered.
    assert!((100..400).contains(&errors.len()), "{}", errors.len());
    assert!(errors.iter().all(|e| e.contains("could not be decided")), "{}", errors[0]);
}

#[test]
fn imports_as_people_and_tools_write_them() {
    let (errors, out) = expand("use {a::A, b::{C as D}}; B = A @ D;");
    assert_eq!((errors.len(), out.contains("a :: A !")), (0, true), "{out}");
    let call = "[] [\"map logical physical whole (row:4,col:8) L0,4*8,8*1\"] { root use a::A;, A | { row = 1 } }"
        .parse()
        .unwrap();
    let (errors, out) = expand_tokens(call);
    assert_eq!((errors.len(), out.contains("Inline")), (0, true), "{out}");
}

#[test]
fn analyses_end() {
    let tile = |rows: u64| {
        format!(
            "P: logical -> physical = (row: {rows}, lane: 32):(65, 2); R: thread_value -> logical = (row: {rows}, lane: 32):(32, 1);"
        )
    };
    let best = "B = best_swizzle(P, for = [(R, lanes = lane, element = 4)]);";
    let many: String = (0..100).map(|i| best.replace("B =", &format!("B{i} ="))).collect();
    accepted(&format!("{} {best}", tile(1009)));
    // Searches that the block's budget cannot pay for, and one that no budget can.
    let (errors, _) = expand(&format!("{} {many}", tile(1009)));
    assert!(errors.len() > 90, "{}", errors.len());
    refused(&format!("{} {best}", tile(4099)), "`best_swizzle` of `R` could not be decided");
    // Thousands of assertions that fail, each with a search for repairs.
    let one = "assert bank_conflicts(L, lanes = lane, element = 4) == 1;";
    let (errors, _) = expand(&format!("L: logical -> physical = (row: 100, lane: 32):(1024, 32); {}", one.repeat(500)));
    assert_eq!(errors.len(), 500);
    // Past the budget that is said, and not passed over.
    let helped = errors.iter().filter(|e| e.contains("help: in `L`, ")).count();
    let said = errors.iter().filter(|e| e.contains("not every swizzle and padding was tried")).count();
    assert!(helped >= 20 && helped + said >= 500, "{helped} {said}");
    // And that hold.
    let one = "assert bank_conflicts(L, lanes = lane, vector = v, element = 2) == 1;";
    accepted(&format!(
        "L: logical -> physical = swizzle(3, 6, 3) @ (row: 100, lane: 32, v: 8):(2048, 64, 1); {}",
        one.repeat(500)
    ));
}
