//! What is refused, and where.

use crate::{ours, theirs};
use layout_core::{Map, Space};
use layout_lang::notation;
use layout_lang::text::{TextError, parse_cute};

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
