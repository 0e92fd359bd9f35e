//! Both notations as text: what is parsed, what is printed, what is refused and where.

use layout_core::shape::unflatten;
use layout_core::tree::Tree;
use layout_core::{Map, Shape, Space, Swizzle};
use layout_lang::text::{TextError, parse, parse_cute};
use layout_lang::{cute, notation};
use proptest::prelude::*;

fn ours(text: &str) -> Result<Map, TextError> {
    parse(text, Space::Logical, Space::Physical)
}

fn theirs(text: &str) -> Result<Map, TextError> {
    parse_cute(text, Space::Logical, Space::Physical)
}

fn table(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}

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

/// Everything that design 06 lists.
#[test]
fn what_can_be_pasted() {
    let same = |text: &str, in_ours: &str| {
        let (a, b) = (theirs(text).unwrap_or_else(|e| panic!("{text}: {e}")), ours(in_ours).expect("ours"));
        assert_eq!((table(&a), a.domain), (table(&b), b.domain), "{text}");
    };
    same("(4,2):(1,4)", "(2, 4):(4, 1)");
    same("(2,(2,2)):(4,(2,1))", "((2, 2), 2):((1, 2), 4)");
    same("(_8,_64):(_64,_1)", "(64, 8):(1, 64)");
    same("(4,2)", "(2, 4):(4, 1)");
    same("(2,(2,3))", "((3, 2), 2):((4, 2), 1)");
    same("8", "8:1");
    same("_8:_1", "8:1");
    same("(m: 4, n: 2):(1, 4)", "(n: 2, m: 4):(4, 1)");
    same("(m: (4, 3), n: 2):((1, 4), 12)", "(n: 2, m: (3, 4)):(12, (4, 1))");
    same("Sw<3,4,3> o _0 o (_8,_64):(_64,_1)", "Swizzle<3, 4, 3> @ (64, 8):(1, 64)");
    same("Swizzle<3,4,3> o (8,64):(64,1)", "swizzle(3, 7, 4) @ (64, 8):(1, 64)");
    same("Sw<2,0,-3> o _0 o (8,64)", "swizzle(2, 0, 3) @ (64, 8):(8, 1)");
    same("Sw<3,4,3> o 0 o (8,64)", "swizzle(3, 7, 4) @ (64, 8):(8, 1)");
    same("(4,8):(1,0)", "(8, 4):(_, 1)");
    same("(1,4):(0,1)", "(4, 1):(1, 0)");
    same("((3)):((1))", "3:1");
    same("( ( 4 , 2 ) , 8 ) :\n ( ( 1 , 32 ) , 4 )", "(8, (2, 4)):(4, (32, 1))");
    same("(4,2):(1,4) // column-major", "(2, 4):(4, 1)");
}

/// What CuTe prints is printed, and what it has no layout for is not.
#[test]
fn what_is_printed() {
    let print = |text: &str| cute::print(&ours(text).unwrap_or_else(|e| panic!("{text}: {e}")));
    for (text, printed) in [
        ("(row: 4, col: 8):(8, 1)", "(8,4):(1,8)"),
        ("(row: (2, 2), col: 2):((1, 2), 4)", "(2,(2,2)):(4,(2,1))"),
        ("8:1", "8:1"),
        ("((2, 2)):((1, 2))", "((2,2)):((2,1))"),
        ("(4, 8):(_, 1)", "(8,4):(1,0)"),
        ("swizzle(3, 7, 4) @ (64, 8):(1, 64)", "Sw<3,4,3> o _0 o (8,64):(64,1)"),
        ("swizzle(2, 0, 3) @ 64:1", "Sw<2,0,-3> o _0 o 64:1"),
        ("divide((8, 8):(8, 1), (4, 2))", "(4,2,2,4):(2,32,1,8)"),
        ("(8, 8):(8, 1) | { i1 = 0 }", "8:8"),
        ("(8, 8):(8, 1) | { i0 = 0, i1 = 0 }", "1:0"),
        ("(2, 4):(4, 1) @ canonical(8)", "8:1"),
        ("(2, 4):(5, 1) @ canonical(8)", "((4,2)):((1,5))"),
    ] {
        assert_eq!(print(text).as_deref(), Some(printed), "{text}");
    }
    for text in [
        "(8, 8):(8, 1) | { i1 = 3 }",
        "swizzle(1, 1, 0) @ swizzle(1, 3, 2) @ 64:1",
        "(3, 2):(1, 3) @ (2, 3):(3, 1) | { i0 = 1 }",
    ] {
        assert_eq!(print(text), None, "{text}");
    }
}

/// `NOTATION` is for readers. It parses again but for two things that no text has: names that are paths, which results
/// of operations have, and the constant of a restriction.
#[test]
fn notation_that_is_not_parsed() {
    for (text, written) in [
        (
            "divide((row: 8, col: 8):(8, 1), (4, 2))",
            "(tile.row: 4, tile.col: 2, rest.row: 2, rest.col: 4):(8, 1, 32, 2)",
        ),
        ("(row: 8, col: 8):(8, 1) | { row = 3 }", "(24 + (col: 8):(1))"),
    ] {
        let map = ours(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(notation::map(&map), written);
        assert!(ours(written).is_err(), "{written}");
    }
    for (text, written) in [
        ("rename(divide((row: 8, col: 8):(8, 1), (4, 2)), (a, b, c, d))", "(a: 4, b: 2, c: 2, d: 4):(8, 1, 32, 2)"),
        ("(row: 8, col: 8):(8, 1) | { row = 0 }", "(col: 8):(1)"),
        ("(3, 2):(5, 1) @ (2, 3):(1, 2)", "(2, 3):(1, 5)"),
        ("swizzle(1, 1, 0) @ swizzle(1, 3, 2) @ 64:1", "swizzle(1, 1, 0) @ swizzle(1, 3, 2) @ 64:1"),
        ("swizzle(1, 1, 0) @ (2, 2):(_, 1)", "swizzle(1, 1, 0) @ (2, 2):(_, 1)"),
    ] {
        let map = ours(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(notation::map(&map), written);
        let back = ours(written).unwrap_or_else(|e| panic!("{written}: {e}"));
        assert_eq!((table(&back), back.domain), (table(&map), map.domain), "{written}");
    }
}

/// Coordinates count from the first mode in CuTe, from the last in ours.
#[test]
fn coordinates_are_reversed() {
    let map = theirs("(3,(2,3)):(3,(12,1))").expect("a layout");
    assert_eq!((map.eval_linear(16), map.at(&[5, 1]), map.eval(&[2, 1, 1])), (17, 17, 17));
    assert_eq!(unflatten(&map.domain.extents(), 16), [2, 1, 1]);
}

/// `^` marks the place; the message begins with this title.
fn refused_at(marked: &str, title: &str, result: impl Fn(&str) -> Result<Map, TextError>) {
    let at = marked.find('^').expect("a mark");
    let text = marked.replacen('^', "", 1);
    let error = match result(&text) {
        Ok(map) => panic!("{text} is accepted: {}", notation::map(&map)),
        Err(error) => error,
    };
    let line = marked[..at].matches('\n').count() + 1;
    let column = marked[..at].rsplit('\n').next().map_or(0, |l| l.chars().count());
    assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
    assert_eq!(error.message.lines().next(), Some(title), "{text}");
}

/// One message for each thing that CuTe has and a layout here has not, and for each slip of the pen.
#[test]
fn refusals_of_cute_text() {
    let one = |marked: &str, title: &str| refused_at(marked, title, theirs);
    let brackets = "`(` is not closed";
    one("Sw<3,4,3> o ^_5 o (8,64):(64,1)", "an offset between a swizzle and its layout is not part of a layout");
    one("Sw<3,4,3> o ^8 o (8,64):(64,1)", "an offset between a swizzle and its layout is not part of a layout");
    one("(4,^?):(1,4)", "`?` is an integer that CuTe knows only at run time");
    one("(8,4):(1,^?{div=8})", "`?` is an integer that CuTe knows only at run time");
    one("(4,2):(1^@0,1@1)", "strides along a basis (`1@0`) are coordinates, not addresses");
    one(
        "(4,^(2,2)):(1,4)".replace('^', "").replace(",4)", ",^4)").as_str(),
        "shape and stride of mode `1` of this layout nest differently",
    );
    one("((4,2),2):(^1,4)", "shape and stride of mode `0` of this layout nest differently");
    one("(4,2):^1", "shape and stride of this layout nest differently");
    one("(m: 4, n: (2,2)):(1,^4)", "shape and stride of mode `n` of this layout nest differently");
    one("(4,2):(1,4) ^hello", "`hello` stands behind a complete layout");
    one("(4,2) ^(1,4)", "`(` stands behind a complete layout");
    one("(8,4):(1,8)^:(1)", "`:` stands behind a complete layout");
    one("(4,5):(1,4) ^o _2 o (2,3):(1,2)", "`cute( … )` holds one layout, and `o` composes it with another");
    one("Sw<3,4,3> o (4,2) ^o (2,4)", "`cute( … )` holds one layout, and `o` composes it with another");
    one("^(4,2:(1,4)", brackets);
    one("(4,2):^(1,4", brackets);
    one("(4,2)^):(1,4)", "`)` closes no bracket");
    one("(4,2^]:(1,4)", "`]` does not close `(`");
    one("Swizzle<3,4,3> ^∘ (8,64)", "`∘` belongs to no token");
    one("^Sw<3,4> o _0 o (8,64):(64,1)", "`Sw<…>` has three parameters, and here are 2");
    one("^Swizzle<3> o (8,64):(64,1)", "`Swizzle<…>` has three parameters, and here is 1");
    one("^Sw<3,4,3>", "a swizzle alone is no layout");
    one("Sw<3,4,3> o^", "expected an integer, found the end of the text");
    one("Sw<3,4,3> o _0 ^(8,64)", "expected `o`, found `(`");
    one("Sw<3,4,3> ^(8,64)", "expected `o`, found `(`");
    one("Sw<3,4^", "expected `>`, found the end of the text");
    one("Sw<3,4,^1> o (8,64)", "the fields of a swizzle must not overlap, and both hold bit 6");
    one("^smem_ptr[16b](0x7f) o Sw<3,4,3> o _0 o (8,64):(64,1)", "this is a tensor: a pointer in front of a layout");
    one("^Layout<Shape<_8,_4>,Stride<_1,_8>>", "`Layout<…>` is a C++ type");
    one("(^Int<8>,4):(1,8)", "`Int<…>` is a C++ type");
    one("^", "expected an integer, found the end of the text");
    one("(4,2):^", "expected an integer, found the end of the text");
    one("(4,2):\n(1,^x)", "`x` is a name, and a text declares none");
    one("(2,^,4):(1,2)", "expected an integer, found `,`");
    one("(8^;4):(1,8)", "expected `,` or `)`, found `;`");
    one("^():()", "a shape has at least one mode");
    one("(_8,^_0):(_1,_8)", "a mode has extent 0, so there is no coordinate");
    one("(4,2):(^-1,4)", "this stride is -1, and a stride is not negative");
    one("(4,2):(1,^3)", "this layout is not alias-free: two coordinates reach address 3");
    one(
        "(4,^99999999999999999999):(1,4)",
        "this extent is 99999999999999999999, and the largest is 18446744073709551615",
    );
}

/// A zero stride is a load that threads share, so it has no place where a dense map is needed.
#[test]
fn zero_strides_into_a_tile() {
    let dense = |text: &str| parse_cute(text, Space::ThreadValue, Space::Logical);
    refused_at("(4,8):(1,^0)", "this layout is not a dense bijection: mode `i0` is a broadcast", dense);
    let error = dense("(4,8):(1,0)").expect_err("a broadcast");
    assert!(error.message.contains("\nhelp: what threads share is a load: a broadcast ends in `physical`"), "{error}");
    // Repairs are written in the order in which the text is.
    assert!(error.message.ends_with("\nhelp: these strides make it dense: `(4,8):(8,1)`, in CuTe's order"), "{error}");
    assert!(error.message.contains("\nnote: `i0` is the last mode of the 2 as CuTe lists them\n"), "{error}");
}

/// Ours.
#[test]
fn refusals_of_our_text() {
    let one = |marked: &str, title: &str| refused_at(marked, title, ours);
    one("(4, 4):(^3, 1)", "this layout is not alias-free: two coordinates reach address 3");
    one("(row: 4, ^row: 4):(4, 1)", "two modes are called `row`");
    one("(4, 4):(4, ^ld)", "`ld` is a name, and a text declares none");
    one("^Tile @ 8:1", "`Tile` is a name, and a text declares none");
    one(
        "(row: 4, col: ^(2, 2)):(4, 1)".replace('^', "").replace(", 1)", ", ^1)").as_str(),
        "shape and stride of mode `col` of this layout nest differently",
    );
    one("(4, 4):^(4, 1", "`(` is not closed");
    one("divide((4, 4):(4, 1), (^3, 1))", "a tile extent of 3 does not divide mode `i0` of extent 4");
    one("(4, 4):(4, 1) | { ^i2 = 0 }", "there is no mode `i2` to bind");
    one("^swizzle(1, 1, 0)", "a swizzle is not a map: it needs a layout to its right");
    one("^const A = 4;", "expected one layout expression");
}
