//! The complements and compositions that CuTe returns wrong: what we make of each.

use super::{facts, map, refusal, table};
use layout_core::decide::budget::Budget;
use layout_core::decide::cosize::cosize;
use layout_core::decide::injective::injective;
use std::collections::BTreeSet;

const COMPLEMENTS: &str = include_str!("../data/complement40.tsv");
const COMPOSITIONS: &str = include_str!("../data/composition_wrong.tsv");

/// A and its complement side by side, as a divide would hold them.
fn pair(a: &str, rest: &str) -> String {
    let ((s, d), (t, e)) = (a.split_once(':').expect("a layout"), rest.split_once(':').expect("a layout"));
    format!("cute(({s},{t}):({d},{e}))")
}

/// The pair of each of the 40 leaves holes: no dense bijection, so no divide has A as its tile. As storage it is a
/// layout like another, with the size and the cosize that CuTe's own computation gives.
#[test]
fn complements_of_what_does_not_tile() {
    let mut count = 0;
    for [a, m, rest, size, cosize_of_pair] in facts::rows(COMPLEMENTS) {
        let both = pair(a, rest);
        let title = refusal("ll", &both);
        let hole = title.strip_prefix("this layout is not a dense bijection: no coordinate reaches ");
        let hole: u64 = hole.unwrap_or_else(|| panic!("{both}: {title}")).parse().expect("an integer");
        let stored = map("lp", &both);
        let values: BTreeSet<u64> = table(&stored).into_iter().collect();
        assert!(!values.contains(&hole) && hole < m.parse().expect("an integer"), "{both}: {title}");
        assert!(injective(&stored, &mut Budget::new()), "{both}");
        assert_eq!(stored.size().to_string(), size, "{both}");
        assert_eq!(cosize(&stored).expect("small").to_string(), cosize_of_pair, "{both}");
        count += 1;
    }
    assert_eq!(count, 40);
}

/// Each of the 143 is refused at the right operand, whose strides leave holes; and CuTe's answer is another function.
#[test]
fn compositions_that_are_no_layouts() {
    let mut count = 0;
    for [a, b, theirs, right] in facts::rows(COMPOSITIONS) {
        let (values, right) = (facts::table(theirs), facts::integers(right));
        assert_ne!(values, right, "{a} o {b}");
        let left = facts::table(a);
        let composed: Vec<u64> = facts::table(b).iter().map(|&i| left[i as usize]).collect();
        assert_eq!(composed, right, "{a} o {b}");
        let title = refusal("lp", &format!("cute({a}) @ cute({b})"));
        assert_eq!(title, "a layout in this layout is not a dense bijection: no coordinate reaches 1", "{a} o {b}");
        count += 1;
    }
    assert_eq!(count, 143);
}
