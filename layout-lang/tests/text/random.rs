//! Random layouts there and back, and pieces of text in any order.

use crate::{ours, table, theirs};
use layout_core::tree::Tree;
use layout_core::{Shape, Swizzle};
use layout_lang::text::TextError;
use layout_lang::{cute, notation};
use proptest::prelude::*;

/// A mode as `CuTe` lists it: the first of several varies fastest.
#[derive(Clone, Debug)]
enum Cute {
    Leaf { extent: u64, stride: u64 },
    Tuple(Vec<Cute>),
}

impl Cute {
    fn leaves(&self, out: &mut Vec<(u64, u64)>) {
        match self {
            Cute::Leaf { extent, stride } => out.push((*extent, *stride)),
            Cute::Tuple(modes) => modes.iter().for_each(|m| m.leaves(out)),
        }
    }

    fn text(&self, leaf: &impl Fn(u64, u64) -> u64, front: &str) -> String {
        match self {
            Cute::Leaf { extent, stride } => format!("{front}{}", leaf(*extent, *stride)),
            Cute::Tuple(modes) => {
                let inner: Vec<String> = modes.iter().map(|m| m.text(leaf, front)).collect();
                format!("({})", inner.join(","))
            }
        }
    }

    /// As `CuTe` prints it, with `_` in front of static integers.
    fn print(&self, front: &str) -> String {
        format!("{}:{}", self.text(&|n, _| n, front), self.text(&|_, d| d, front))
    }

    /// By definition, at `0..size`.
    fn table(&self) -> Vec<u64> {
        let mut leaves = Vec::new();
        self.leaves(&mut leaves);
        let value = |mut i: u64| {
            leaves.iter().fold(0, |acc, (n, d)| {
                let digit = i % n;
                i /= n;
                acc + digit * d
            })
        };
        (0..leaves.iter().map(|(n, _)| n).product()).map(value).collect()
    }
}

/// Up to six leaves of extents 1 to 4, alias-free but for broadcasts, nested at random.
fn layouts() -> impl Strategy<Value = Cute> {
    let leaf = (1u64..=4, 0u64..3, 0u32..8);
    let cuts = proptest::collection::vec(0usize..3, 6);
    (proptest::collection::vec(leaf, 1..=6), any::<prop::sample::Index>(), cuts).prop_map(|(leaves, turn, cuts)| {
        let mut order: Vec<usize> = (0..leaves.len()).collect();
        order.rotate_left(turn.index(leaves.len()));
        let mut strides = vec![0; leaves.len()];
        let mut reach = 1;
        for i in order {
            let (extent, padding, kind) = leaves[i];
            if extent == 1 {
                strides[i] = padding * 7;
            } else if kind > 0 {
                strides[i] = reach;
                reach = extent * reach + padding;
            }
        }
        let leaf = |((extent, ..), stride): (&(u64, u64, u32), u64)| Cute::Leaf { extent: *extent, stride };
        nest(leaves.iter().zip(strides).map(leaf).collect(), &cuts)
    })
}

/// Neighbours taken together: two numbers of `cuts` a level.
fn nest(mut modes: Vec<Cute>, cuts: &[usize]) -> Cute {
    for pair in cuts.chunks(2) {
        let [start, length] = *pair else { continue };
        if start + length <= modes.len() && length > 1 {
            let inner: Vec<Cute> = modes.splice(start..start + length, []).collect();
            modes.insert(start, Cute::Tuple(inner));
        }
    }
    match modes.len() {
        1 => modes.remove(0),
        _ => Cute::Tuple(modes),
    }
}

fn swizzles() -> impl Strategy<Value = Option<(u32, u32, i64)>> {
    let one = (0u32..4, 0u32..4, any::<bool>()).prop_map(|(b, m, down)| {
        let s = i64::from(b.max(1));
        Some((b, m, if down { -s } else { s }))
    });
    prop_oneof![Just(None), one]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    /// Text in CuTe's order, swizzled or not, is the function that CuTe means; printed and parsed it is so again, and
    /// in our own notation too.
    #[test]
    fn both_notations_round_trip(layout in layouts(), swizzle in swizzles(), front in "_?", named in any::<bool>()) {
        let body = layout.print(&front);
        let text = match swizzle {
            None => body,
            Some((b, m, s)) if named => format!("Swizzle<{b}, {m}, {s}> o {body}"),
            Some((b, m, s)) => format!("Sw<{b},{m},{s}> o _0 o {body}"),
        };
        let sigma = swizzle.map(|(b, m, s)| Swizzle::cute(b, m, s).expect("disjoint fields"));
        let meant: Vec<u64> = layout.table().into_iter().map(|x| sigma.map_or(x, |sigma| sigma.eval(x))).collect();
        let map = theirs(&text).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
        prop_assert_eq!(table(&map), &meant[..], "{}", text);
        let printed = cute::print(&map).expect("one layout under at most one swizzle");
        let again = theirs(&printed).map_err(|e| TestCaseError::fail(format!("{text} -> {printed}: {e}")))?;
        prop_assert_eq!(table(&again), &meant[..], "{} -> {}", text, printed);
        prop_assert_eq!(again.domain.mode_sizes(), map.domain.mode_sizes(), "{} -> {}", text, printed);
        let written = notation::map(&map);
        let back = ours(&written).map_err(|e| TestCaseError::fail(format!("{text} -> {written}: {e}")))?;
        prop_assert_eq!(table(&back), &meant[..], "{} -> {}", text, written);
        prop_assert_eq!(back.domain, map.domain, "{} -> {}", text, written);
    }

    /// Names of modes survive our notation.
    #[test]
    fn names_are_written(layout in layouts()) {
        let mut map = theirs(&layout.print("")).expect("a layout");
        name(&mut map.domain, "m");
        let written = notation::map(&map);
        let back = ours(&written).map_err(|e| TestCaseError::fail(format!("{written}: {e}")))?;
        prop_assert_eq!(table(&back), table(&map), "{}", written);
        prop_assert_eq!(back.domain, map.domain, "{}", written);
    }

    /// A composite is written as one layout where it is one, else stage by stage.
    #[test]
    fn composites_are_written(outer in layouts(), inner in layouts()) {
        let (outer, size) = (outer.print(""), outer.table().len() as u64);
        let dense = dense_of_size(&inner, size);
        let map = ours(&format!("cute({outer}) @ cute({dense})")).expect("sizes agree");
        let written = notation::map(&map);
        let back = ours(&written).map_err(|e| TestCaseError::fail(format!("{written}: {e}")))?;
        prop_assert_eq!(table(&back), table(&map), "{}", written);
        if let Some(printed) = cute::print(&map) {
            prop_assert_eq!(table(&theirs(&printed).expect("a layout")), table(&map), "{}", printed);
        }
    }

    /// Pieces of both notations in any order are parsed or refused, at a place inside the text.
    #[test]
    fn soup_is_refused_in_its_place(pieces in proptest::collection::vec(prop::sample::select(PIECES), 0..24)) {
        inside(&pieces.concat());
        inside(&pieces.join(" "));
    }

    /// So is any text.
    #[test]
    fn any_text_is_refused_in_its_place(text in ".{0,40}", lines in "[0-9():,\n ]{0,40}") {
        inside(&text);
        inside(&lines);
    }
}

/// Names every mode of a shape.
fn name(shape: &mut Shape, prefix: &str) {
    for (i, mode) in shape.modes.iter_mut().enumerate() {
        mode.label = layout_core::Path::name(&format!("{prefix}{i}"));
        if let Tree::Tuple(modes) = &mut mode.tree {
            let mut inner = Shape { modes: std::mem::take(modes) };
            name(&mut inner, &format!("{prefix}{i}_"));
            *modes = inner.modes;
        }
    }
}

/// A dense layout of this size in which the extents of another are turned round, as far as they divide it.
fn dense_of_size(like: &Cute, size: u64) -> String {
    let mut leaves = Vec::new();
    like.leaves(&mut leaves);
    let (mut extents, mut left) = (Vec::new(), size);
    for (extent, _) in leaves {
        if left.is_multiple_of(extent) {
            extents.push(extent);
            left /= extent;
        }
    }
    extents.push(left);
    // The last mode is the fastest.
    let strides: Vec<u64> = (0..extents.len()).map(|i| extents[i + 1..].iter().product()).collect();
    let join = |list: &[u64]| list.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    format!("({}):({})", join(&extents), join(&strides))
}

const PIECES: &[&str] = &[
    "(",
    ")",
    "((",
    "))",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ",",
    ":",
    ";",
    ".",
    "..",
    "@",
    "|",
    "_",
    "_8",
    "_0",
    "8",
    "4",
    "0",
    "1",
    "-1",
    "?",
    "1@0",
    "Sw",
    "Swizzle",
    "Sw<3,4,3>",
    " o ",
    "o",
    "cute",
    "cute(",
    "swizzle(1, 1, 0)",
    "divide(",
    "canonical(",
    "(4,2)",
    "(4,2):(1,4)",
    ":(2,1)",
    "row",
    "row: 4",
    "tile",
    "=",
    "0..4",
    "size",
    "r#type",
    "'a",
    "\"",
    "//",
    "/*",
    "\n",
    "é",
    "∘",
    "99999999999999999999",
    "4294967296",
    "0x10",
    "1.5",
    "8usize",
    "->",
    "logical",
    "use",
    "assert",
    "const",
];

/// Parses in both notations; the place of a refusal is one of the text's.
fn inside(text: &str) {
    let lines: Vec<&str> = text.split('\n').collect();
    for result in [ours(text), theirs(text)] {
        if let Err(TextError { line, column, message }) = result {
            let length = lines.get(line - 1).unwrap_or_else(|| panic!("{text:?}: no line {line}")).chars().count();
            assert!(column <= length, "{text:?}: {line}:{column}: {message}");
            assert!(!message.is_empty(), "{text:?}");
        }
    }
}
