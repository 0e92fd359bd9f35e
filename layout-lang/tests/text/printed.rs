//! What can be pasted, and what is printed.

use crate::{ours, table, theirs};
use layout_core::shape::unflatten;
use layout_lang::{cute, notation};

/// What CuTe prints, and what people write in its notation.
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
