//! The 48 cases from public reports: compositions, divides, products and complements one by one, images and swizzles
//! by rule. Bank conflicts and 31-bit offsets are no layouts; they are counted, not compared.

use super::{facts, map, random, refusal, table};
use layout_core::decide::budget::Budget;
use layout_core::decide::injective::injective;
use std::collections::{BTreeMap, BTreeSet};

const FILE: &str = include_str!("../data/public_cases.tsv");

/// What we make of a composition, a divide or a product.
enum Answer {
    /// This expression is the right result.
    Accepted(&'static str),
    /// CuTe's own form is refused with this title; what may be written instead is the right result.
    Refused(&'static str, &'static str, Option<&'static str>),
}

use Answer::{Accepted, Refused};

const HOLES: &str = "a layout in this layout is not a dense bijection: no coordinate reaches 1";

/// By the left and the right operand.
fn answer(operation: &str, a: &str, b: &str) -> Answer {
    match (operation, a, b) {
        ("compose", "(4,6,8):(2,3,5)", "6:3") => Refused(
            "cute((4,6,8):(2,3,5)) @ cute(6:3)",
            "a layout in this layout is not alias-free: two coordinates reach address 5",
            None,
        ),
        ("compose", "(8,8):(8,1)", "3:3") => Refused("cute((8,8):(8,1)) @ cute(3:3)", HOLES, Some("cute(3:24)")),
        ("compose", "(8,8):(8,1)", "4:3") => Refused("cute((8,8):(8,1)) @ cute(4:3)", HOLES, None),
        ("compose", "(32,128):(128,1)", "(30,128):(1,32)") => Refused(
            "cute((32,128):(128,1)) @ cute((30,128):(1,32))",
            "a layout in this layout is not a dense bijection: no coordinate reaches 30",
            Some("cute((32,128):(128,1)) | { i1 = 0..30 }"),
        ),
        ("compose", "(4,1):(1,42)", "12:1") => Refused(
            "cute((4,1):(1,42)) @ cute(12:1)",
            "the right operand has 12 coordinates, and the left operand takes 4",
            None,
        ),
        ("compose", "(4,3):(3,1)", "24:1") => Refused(
            "cute((4,3):(3,1)) @ cute(24:1)",
            "the right operand has 24 coordinates, and the left operand takes 12",
            None,
        ),
        ("compose", "(4,3):(3,1)", "8:1") => Refused(
            "cute((4,3):(3,1)) @ cute(8:1)",
            "the right operand has 8 coordinates, and the left operand takes 12",
            Some("cute((4,3):(3,1)) | { i0 = 0..2 }"),
        ),
        ("compose", "(4,6,8,10):(2,3,5,7)", "6:12") => Refused(
            "cute((4,6,8,10):(2,3,5,7)) @ cute(6:12)",
            "a layout in this layout is not alias-free: two coordinates reach address 5",
            Some("cute((2,3):(9,5))"),
        ),
        ("divide", "(8,32):(1,8)", _) => Accepted("cute((8,32):(1,8)) @ cute(((4,8),8):((1,4),32))"),
        ("divide", "(12,32):(1,12)", _) => Accepted("cute((12,32):(1,12)) @ cute(((4,8),12):((1,4),32))"),
        ("divide", "64:16000", _) => Accepted("permute(divide(cute(64:16000), (32)), (rest, tile))"),
        ("divide", "64:100", _) => Accepted("permute(divide(cute(64:100), (32)), (rest, tile))"),
        ("divide", "9:59", _) => Accepted("divide(cute(9:59), (3))"),
        ("divide", "(4,8):(13,1)", _) => Accepted("cute((4,8):(13,1)) @ cute(((2,4),4):((1,8),2))"),
        ("divide", "(2,5):(5,1)", _) => Refused(
            "divide(cute((2,5):(5,1)), (2, 2))",
            "a tile extent of 2 does not divide mode `i0` of extent 5",
            None,
        ),
        ("divide", "(2,4,3):(4,1,8)", _) => Accepted("permute(divide(cute((2,4,3):(4,1,8)), (1, 2, 2)), (rest, tile))"),
        ("divide", "(4,2,3):(2,1,8)", "4:1") => {
            Accepted("permute(divide(cute((4,2,3):(2,1,8)), (1, 1, 4)), (rest, tile))")
        }
        ("divide", "(4,2,3):(2,1,8)", "4:2") => Accepted("cute((4,2,3):(2,1,8)) @ cute((4,(2,3)):(2,(1,8)))"),
        ("divide", "96:1", "32:1") => Accepted("permute(divide(cute(96:1), (32)), (rest, tile))"),
        ("divide", "96:1", "64:1") => {
            Refused("divide(cute(96:1), (64))", "a tile extent of 64 does not divide mode `i0` of extent 96", None)
        }
        ("product", "(2,5):(5,1)", "4:1") => Accepted("repeat(cute((2,5):(5,1)), cute(4:1))"),
        other => panic!("no answer to {other:?}"),
    }
}

#[test]
fn every_case_is_answered() {
    let mut cases = BTreeSet::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for [case, operation, _title, a, b, right, evidence] in facts::rows(FILE) {
        cases.insert(case);
        *counts.entry(operation).or_default() += 1;
        match operation {
            "compose" | "divide" | "product" => operate(case, answer(operation, a, b), right, evidence),
            "complement" => {
                let ours = random::rest_of(a, b.parse().expect("an integer"));
                assert_eq!(table(&map("lp", &ours)), facts::table(right), "{case}: {ours}");
            }
            "image" => image(case, a, right, evidence),
            "swizzle" => swizzle(case, a, evidence),
            "banks" | "fits" => {}
            other => panic!("{case}: no operation {other}"),
        }
    }
    assert_eq!(cases.len(), 48);
    let compared = ["compose", "divide", "product", "complement", "image", "swizzle"];
    assert_eq!(compared.map(|o| counts[o]), [8, 12, 1, 5, 31, 8]);
    assert_eq!((counts["banks"], counts["fits"]), (52, 6));
}

fn operate(case: &str, answer: Answer, right: &str, truth: &str) {
    let check = |expr: &str| {
        let ours = table(&map("lp", expr));
        assert_eq!(ours, facts::table(right), "{case}: {expr}");
        let truth = facts::integers(&truth.replace('-', ""));
        assert_eq!(ours[..truth.len()], truth, "{case}: {expr}");
    };
    match answer {
        Accepted(expr) => check(expr),
        Refused(expr, title, instead) => {
            assert_eq!(refusal("lp", expr), title, "{case}: {expr}");
            assert_eq!(instead.is_some(), right != "-", "{case}: the right result is {right}");
            instead.into_iter().for_each(check);
        }
    }
}

/// Dense layouts are bijections, injective ones storage; of those that alias only broadcasts are let in, for loads.
fn image(case: &str, layout: &str, kind: &str, evidence: &str) {
    let expr = format!("cute({layout})");
    let [distinct, max] = facts::integers(evidence)[..] else { panic!("{case}: {evidence}") };
    let values: BTreeSet<u64> = facts::table(layout).into_iter().collect();
    assert_eq!((values.len() as u64, values.last().copied()), (distinct, Some(max)), "{case}");
    match kind {
        "dense" => assert_eq!(table(&map("ll", &expr)), facts::table(layout), "{case}"),
        "injective" => {
            assert!(refusal("ll", &expr).contains("is not a dense bijection"), "{case}");
            let stored = map("lp", &expr);
            assert!(injective(&stored, &mut Budget::new()) && table(&stored) == facts::table(layout), "{case}");
        }
        _ if matches!(layout, "(2,6):(0,1)" | "(1,3):(1,0)" | "(32,8):(0,1)" | "((32,4),(32,4)):((16,4),(0,1))") => {
            let loaded = map("lp", &expr);
            assert!(!injective(&loaded, &mut Budget::new()) && table(&loaded) == facts::table(layout), "{case}");
            assert!(refusal("ll", &expr).ends_with("is a broadcast"), "{case}");
        }
        _ => {
            let title = refusal("lp", &expr);
            assert!(title.starts_with("this layout is not alias-free: two coordinates reach address "), "{case}");
        }
    }
}

fn swizzle(case: &str, parameters: &str, pairs: &str) {
    let ours = map("lp", &format!("cute(Sw<{parameters}> o _0 o 4096:1)"));
    for pair in pairs.split(' ') {
        let (x, y) = pair.split_once(':').expect("a pair");
        assert_eq!(ours.eval_linear(x.parse().expect("an integer")).to_string(), y, "{case}: {x}");
    }
}
