//! The 222 examples of CuTe's documentation.

use super::{facts, map, refusal, table};
use layout_core::decide::cosize::cosize;
use layout_core::shape::unflatten;
use layout_core::tree::Tree;
use layout_core::{Map, Shape};

const FILE: &str = include_str!("../data/documented.tsv");

/// Each is compared, or it is listed with the reason why there is nothing to compare.
#[test]
fn every_example_is_compared_or_listed() {
    let (mut compared, mut refused, mut listed) = (0, 0, 0);
    for [id, page, _call, fate, spaces, ours, theirs, remark] in facts::rows(FILE) {
        assert!(page.ends_with(".md") || page.ends_with(".rst"), "{id}: no page {page}");
        match fate {
            "same" => {
                compare(id, spaces, ours, theirs);
                compared += 1;
            }
            "instead" => {
                assert_ne!(remark, "-", "{id}: no reason");
                compare(id, spaces, ours, theirs);
                compared += 1;
            }
            "refused" => {
                assert_ne!(remark, "-", "{id}: no reason");
                let title = refusal(spaces, ours);
                assert!(title.starts_with(theirs), "{id}: {title}");
                refused += 1;
            }
            "none" => {
                assert_ne!(remark, "-", "{id}: no reason");
                listed += 1;
            }
            other => panic!("{id}: no fate {other}"),
        }
    }
    assert_eq!((compared, refused, listed), (197, 6, 19));
    assert_eq!(compared + refused + listed, 222);
}

/// A map as a table, or a question about one: `index 5 1 of L`.
fn compare(id: &str, spaces: &str, ours: &str, theirs: &str) {
    let Some((question, expr)) = ours.split_once(" of ") else {
        assert_eq!(table(&map(spaces, ours)), facts::table(theirs), "{id}: {ours}");
        return;
    };
    assert_eq!(answer(question, &map(spaces, expr)), theirs, "{id}: {ours}");
}

fn answer(question: &str, map: &Map) -> String {
    let (what, numbers) = question.split_once(' ').unwrap_or((question, ""));
    let numbers = facts::integers(numbers);
    match what {
        "linear" => map.eval_linear(numbers[0]).to_string(),
        "index" => map.at(&numbers).to_string(),
        "leaf" => map.eval(&numbers).to_string(),
        "size" => map.size().to_string(),
        "cosize" => cosize(map).expect("small").to_string(),
        "shape" => tuple(&map.domain.mode_sizes()),
        "coord" => coordinate(&map.domain, numbers[0]),
        "coords" => (0..map.size()).map(|i| coordinate(&map.domain, i)).collect::<Vec<_>>().join(" "),
        other => panic!("no question {other}"),
    }
}

/// In CuTe's order.
fn tuple(ours: &[u64]) -> String {
    format!("({})", ours.iter().rev().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// The coordinate of all leaves, nested as CuTe nests it.
fn coordinate(domain: &Shape, i: u64) -> String {
    let leaves = unflatten(&domain.extents(), i);
    let mut left = leaves.iter();
    let modes = domain.modes.iter().map(|m| nested(&m.tree, &mut left)).collect();
    joined(modes)
}

fn nested<'a>(tree: &Tree<u64>, left: &mut impl Iterator<Item = &'a u64>) -> String {
    match tree {
        Tree::Leaf(_) => left.next().expect("one for each leaf").to_string(),
        Tree::Tuple(modes) => joined(modes.iter().map(|m| nested(&m.tree, left)).collect()),
    }
}

fn joined(mut modes: Vec<String>) -> String {
    modes.reverse();
    format!("({})", modes.join(","))
}
