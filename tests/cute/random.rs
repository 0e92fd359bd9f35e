//! The operations of the usage table on random layouts whose answers real CuTe and pycute agree on.

use super::{facts, map, table};
use std::collections::BTreeMap;

const FILE: &str = include_str!("../data/random.tsv");

#[test]
fn operations_agree_at_every_coordinate() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for [operation, a, b, theirs] in facts::rows(FILE) {
        for (spaces, ours) in expressions(operation, a, b) {
            assert_eq!(table(&map(spaces, &ours)), facts::table(theirs), "{operation}({a}, {b}): {ours}");
        }
        *counts.entry(operation).or_default() += 1;
    }
    let few: Vec<_> = counts.iter().filter(|(_, n)| **n < 75).collect();
    assert!(counts.len() == 10 && few.is_empty(), "{counts:?}");
}

/// What the usage table says to write, each form of it.
fn expressions(operation: &str, a: &str, b: &str) -> Vec<(&'static str, String)> {
    let rank = facts::modes(a.split(':').next().unwrap_or_default()).len();
    let both = |front: &str, back: &str| {
        let part = |name: &str| (0..rank).map(|i| format!("{name}.{i}")).collect::<Vec<_>>().join(", ");
        format!("({}, {})", part(front), part(back))
    };
    let tile = || {
        let extents: Vec<String> = facts::modes(b).iter().rev().map(u64::to_string).collect();
        format!("({})", extents.join(", "))
    };
    match operation {
        "composition" => vec![("lp", format!("cute({a}) @ cute({b})"))],
        "zipped_divide" => vec![("lp", format!("group(divide(cute({a}), {}), {})", tile(), both("rest", "tile")))],
        "logical_divide" => {
            let exchanged = format!("group(divide(cute({a}), {}), {})", tile(), both("rest", "tile"));
            vec![("lp", format!("zip({exchanged})"))]
        }
        "logical_product" => vec![("ll", format!("repeat(cute({a}), cute({b}))")), ("ll", interleaved(a, b))],
        "blocked_product" => vec![("ll", format!("zip(repeat(cute({a}), cute({b})))"))],
        "raked_product" => {
            let pairs: Vec<String> = (0..rank).map(|i| format!("(i{}, i{i})", i + rank)).collect();
            vec![("ll", format!("group(repeat(cute({a}), cute({b})), ({}))", pairs.join(", ")))]
        }
        "right_inverse" | "left_inverse" => vec![("ll", format!("inverse(cute({a}))"))],
        "complement" => vec![("lp", rest_of(a, b.parse().expect("an integer")))],
        "coalesce" => vec![("lp", format!("cute({a})"))],
        other => panic!("no operation {other}"),
    }
}

/// `logical_product(A, B)` by the other row of the table: `interleave(B, A)`, whose copies come first, exchanged.
fn interleaved(a: &str, b: &str) -> String {
    let count = |layout: &str| facts::modes(layout.split(':').next().unwrap_or_default()).len();
    let (copies, elements) = (count(a), count(b));
    let order: Vec<String> = (copies..copies + elements).chain(0..copies).map(|i| format!("i{i}")).collect();
    format!("permute(interleave(cute({b}), cute({a})), ({}))", order.join(", "))
}

/// `complement(A, M)`: the rest of the divide that has A as its tile.
pub fn rest_of(a: &str, m: u64) -> String {
    let (shape, stride) = a.split_once(':').expect("a layout");
    let mut modes: Vec<(u64, u64)> =
        facts::leaves(stride).into_iter().zip(facts::leaves(shape)).filter(|(_, n)| *n > 1).collect();
    modes.sort_unstable();
    let (mut whole, mut tile, mut reach): (Vec<u64>, Vec<u64>, u64) = (Vec::new(), Vec::new(), 1);
    for (stride, extent) in modes {
        let gap = stride / reach;
        match whole.last_mut() {
            Some(last) => *last *= gap,
            None if gap > 1 => {
                whole.push(gap);
                tile.push(1);
            }
            None => {}
        }
        whole.push(extent);
        tile.push(extent);
        reach = stride * extent;
    }
    if let Some(last) = whole.last_mut() {
        *last *= m.div_ceil(reach);
    }
    let tuple = |mut list: Vec<u64>| {
        list.reverse();
        list.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
    };
    format!("divide(canonical({}), ({})) | {{ tile = 0 }}", tuple(whole), tuple(tile))
}
