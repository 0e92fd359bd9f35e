//! What grows from item to item: each is small as it is written, and refused where what it stands for is not.

use crate::{TO, accepted, expand, refused};

/// `A1`, `A2`, …, each made from the one before.
fn chain(first: &str, n: usize, next: impl Fn(usize) -> String) -> String {
    let items = (1..=n).map(|i| format!("A{i} = {};", next(i - 1)));
    std::iter::once(format!("A0: logical -> physical = {first};")).chain(items).collect()
}

/// The first error, where some are refused and what is made from them stays silent.
#[track_caller]
fn some_refused(block: &str, text: &str) {
    let (errors, _) = expand(block);
    assert!(!errors.is_empty() && errors[0].contains(text), "{errors:?}");
}

/// Whatever puts one more layout in front counts, not compositions alone.
#[test]
fn stages() {
    let long = vec!["Z"; 250].join(" @ ");
    let maps = "Z: logical -> logical = (a: 2, b: 3):(1, 2); Y: logical -> physical = (a: 2, b: 3):(3, 1);";
    let grouped = format!("{maps} B0 = group(Y @ {long}, (a: (a, b)));");
    let more: String = (1..20).map(|i| format!("B{i} = group(divide(B{}, (2)), (a: (tile, rest)));", i - 1)).collect();
    refused(&format!("{grouped} {more}"), "has more than 256 stages that do not simplify");
}

/// Chains that are long, but not too long, in many items.
#[test]
fn stages_of_a_block() {
    let maps = "Z: logical -> logical = (a: 2, b: 3):(1, 2); Y: logical -> physical = (a: 2, b: 3):(3, 1);";
    let block = |stages: usize, items: usize| {
        let copies: String = (0..items).map(|i| format!("B{i} = A;")).collect();
        format!("{maps} A = Y @ {}; {copies}", vec!["Z"; stages].join(" @ "))
    };
    accepted(&block(240, 4));
    accepted(&block(8, 200));
    some_refused(&block(240, 60), "the layouts of this block are too large together");
}

#[test]
fn modes() {
    let ones = |n: usize| vec!["1"; n].join(", ");
    accepted(&format!("{TO} ({0}):({0});", ones(256)));
    refused(&format!("{TO} ({0}):({0});", ones(257)), "a list has at most 256 entries");
    refused(
        &format!("{TO} (({0}), ({0})):(({0}), ({0}));", ones(129)),
        "`A` has 258 modes, and a layout has at most 256",
    );
    // Twice as many in each.
    let doubled = chain("(a: 1):(1)", 30, |i| format!("flatten(divide(A{i}, ({})))", ones(1 << i.min(8))));
    some_refused(&doubled, "`A9` has 512 modes, and a layout has at most 256");
    // Of what is refused for another reason too.
    let refused_one =
        chain("(a: 4):(0)", 1, |i| format!("{}A{i}{}", "flatten(divide(".repeat(30), ", (1)))".repeat(30)));
    refused(&refused_one, "has stride 0");
    let nested = chain("(a: 1):(1)", 70, |i| format!("divide(A{i}, (1)) | {{ tile = 0 }}"));
    refused(&nested, "has a path of more than 64 names");
    refused(&format!("{TO} 8:1; B = A | {{ {}0 }};", "a.".repeat(64)), "a path has at most 64 names");
}

#[test]
fn conditions() {
    let clauses = |n: usize| (0..n).map(|i| format!("ld >= {}", 64 + i)).collect::<Vec<_>>().join(", ");
    let literal = "(ld): logical -> physical = (row: 4, col: 64):(ld, 1) where";
    accepted(&format!("G{literal} {};", clauses(64)));
    refused(&format!("G{literal} {};", clauses(65)), "a layout has at most 64 conditions");
    let more: String = (1..70).map(|i| format!("G{i}(ld) = G{}(ld) where ld >= {};", i - 1, 64 + i)).collect();
    refused(&format!("G0{literal} ld >= 64; {more}"), "a layout has at most 64 conditions");
    // The same ones again are no more.
    let same: String = (1..70).map(|i| format!("G{i}(ld) = G{}(ld) where ld >= 64;", i - 1)).collect();
    accepted(&format!("G0{literal} ld >= 64; {same}"));
}

/// Many items of something large, and tables of many values.
#[test]
fn blocks() {
    let large = format!("{TO} ({0}):({0});", vec!["1"; 250].join(", "));
    let items: String = (0..400).map(|i| format!("B{i} = A;")).collect();
    let more: String = (0..1200).map(|i| format!("B{i} = A;")).collect();
    refused(&format!("{large} {more}"), "the layouts of this block are too large together");
    let long = "m".repeat(20_000);
    refused(&format!("{TO} ({long}: 8):(1); {items}"), "the layouts of this block are too large together");
    let tables: String = (0..400).map(|i| format!("B{i} = A | {{ row }};")).collect();
    let shape = "(row: 2, col: 4096):(4096, 1)";
    refused(&format!("{TO} swizzle(3, 6, 3) @ {shape}; {tables}"), "the layouts of this block are too large together");
}

#[test]
fn errors() {
    let zeros = format!("({}):({})", vec!["0"; 256].join(", "), vec!["1"; 256].join(", "));
    let block: String = (0..20).map(|i| format!("A{i}: logical -> physical = {zeros};")).collect();
    assert_eq!(expand(&block).0.len(), 4096);
}

#[test]
fn imports() {
    refused(&format!("use {}{{A, B}};", "a::".repeat(65)), "a path has at most 64 names");
    refused(&format!("use a::{{{}}};", "b::{},".repeat(5000)), "a block holds at most 4096 items");
}

/// Thousands of names that no other is near, and long ones.
#[test]
fn names() {
    let block: String = (0..1000).map(|i| format!("const A{i} = 1; const B{i} = Zz{i};")).collect();
    assert_eq!(expand(&block).0.len(), 1000);
    let (a, b) = ("x".repeat(3000), "y".repeat(3000));
    let block: String = (0..200).map(|i| format!("const A{i}{a} = 1; const B{i} = A{i}{b};")).collect();
    assert_eq!(expand(&block).0.len(), 200);
}
