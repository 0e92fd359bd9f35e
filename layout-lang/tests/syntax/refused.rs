//! Every refusal, with the token to blame.

use super::{Kind, error, expected, good, parse, refused, show, tokens};

#[test]
fn wrong_options() {
    refused("A = 8:1; ^#![index(u32)]", &Kind::OptionPlace);
    refused("A = 8:1; ^#![index(u32)] B = A;", &Kind::OptionPlace);
    refused("#![^indices(u32)] A = 8:1;", &Kind::UnknownOption { name: "indices".to_owned() });
    expected("#![index(^8)] A = 8:1;", "an integer type", "`8`");
    expected("#![index(u32^, u64)] A = 8:1;", "`)`", "`,`");
    expected("#![index^[u32]]", "`(`", "`[`");
    expected("#![index(u32) ^x]", "`]`", "`x`");
    expected("#![^]", "an option", "`]`");
    expected("#!^(index(u32))", "`[`", "`(`");
    assert_eq!(error("#![x] A = 8:1; B = A;").item, 2);
}

#[test]
fn wrong_integers() {
    let suffixed =
        |literal: &str, suffix: &str| Kind::SuffixedLiteral { literal: literal.to_owned(), suffix: suffix.to_owned() };
    let no_integer = |literal: &str| Kind::NotAnInteger { literal: literal.to_owned() };
    refused("const A = ^8usize;", &suffixed("8usize", "usize"));
    refused("A = B | { lane.^0u8 };", &suffixed("0u8", "u8"));
    refused("const A = ^8.5;", &no_integer("8.5"));
    refused("const A = ^1e3;", &no_integer("1e3"));
    refused("const A = ^\"8\";", &no_integer("\"8\""));
    refused("const A = ^'8';", &no_integer("'8'"));
    for literal in ["1e3", "1_0", "0x1", "0.", "0.1f32", "'c'"] {
        let (_, errors) = parse(tokens(&format!("A = B | {{ {literal} }};")));
        assert_eq!(errors[0].kind, no_integer(literal));
    }
    refused("const A = ^340282366920938463463374607431768211456;", &Kind::LiteralTooLarge);
    expected("const A = ^;", "an integer", "`;`");
    expected("const A = 1 ^<< 40;", "`;`", "`<<`");
    expected("const A = 2 *^* 3;", "an integer", "`*`");
    expected("const A = (1^, 2);", "`)`", "`,`");
    expected("const A = ^canonical(8);", "an integer", "`canonical`");
    expected("const A = ^_;", "an integer", "`_`");
    refused("const A = ^();", &Kind::EmptyTuple);
}

#[test]
fn wrong_literals() {
    refused("A = ^():();", &Kind::EmptyTuple);
    refused("A = ^();", &Kind::EmptyTuple);
    refused("A = (4, ^()):(4, 1);", &Kind::EmptyTuple);
    refused("A = 8:^();", &Kind::EmptyTuple);
    refused("A = permute(B, ^());", &Kind::EmptyTuple);
    refused("A = group(B, (a: ^()));", &Kind::EmptyTuple);
    refused("A = ^row: 4:1;", &Kind::NamedExtentOutside);
    refused("A = ^row: (8, 4):(4, 1);", &Kind::NamedExtentOutside);
    refused("A = broadcast(B, ^copy: 4);", &Kind::NamedExtentOutside);
    refused("A = divide(B, ^row: 4);", &Kind::NamedExtentOutside);
    expected("A = divide(B, (^row: 4, 2));", "an extent without a name", "`row`");
    expected("A = (4, 4)^;", "`:` and the strides", "`;`");
    expected("A = (row: 4, col: 4) ^(4, 1);", "`:` and the strides", "`(`");
    expected("A = 8^;", "`:` and the strides", "`;`");
    expected("A = (row: 4):(row^: 1);", "`,` or `)`", "`:`");
    expected("A = (4^; 4):(4, 1);", "`,` or `)`", "`;`");
    expected("A = (4, ^_):(4, 1);", "an integer", "`_`");
}

#[test]
fn wrong_names() {
    let keyword = |name: &str| Kind::KeywordAsName { name: name.to_owned() };
    refused("^type = 8:1;", &keyword("type"));
    refused("^_ = 8:1;", &keyword("_"));
    refused("^self: logical -> physical = 8:1;", &keyword("self"));
    refused("const ^fn = 8;", &keyword("fn"));
    refused("A = (^type: 4):(1);", &keyword("type"));
    refused("A = (^_: 4):(1);", &keyword("_"));
    refused("A = B | { ^in = 4 };", &keyword("in"));
    refused("A = rename(B, (x, ^fn));", &keyword("fn"));
    refused("A = group(B, (^fn: x));", &keyword("fn"));
    refused("use a::^Self;", &keyword("Self"));
    refused("use a::b as ^fn;", &keyword("fn"));
    refused("A = ^self @ B;", &keyword("self"));
    expected("A = ^_ @ B;", "a layout", "`_`");
    expected("A = ^a::B;", "a name without a path", "`a`");
}

#[test]
fn wrong_calls() {
    let unknown = |name: &str, near| Kind::UnknownOperation { name: name.to_owned(), near };
    let count = |operation: &str, want, got| Kind::ArgumentCount { operation: operation.to_owned(), want, got };
    let key = |key: &str, operation: &str| Kind::UnknownKey { key: key.to_owned(), operation: operation.to_owned() };
    refused("A = ^devide(B, (1, 8));", &unknown("devide", Some("divide")));
    refused("A = ^Swizzle(3, 3, 3);", &unknown("Swizzle", Some("swizzle")));
    refused("A = ^frobnicate(B);", &unknown("frobnicate", None));
    refused("const A = ^cosie(B);", &unknown("cosie", Some("cosize")));
    refused("A = ^divide(B);", &count("divide", "a layout and a tile", 1));
    refused("A = ^split(B, row);", &count("split", "a layout, a mode and a shape", 2));
    refused("A = ^repeat(B, pitch = 3);", &count("repeat", "a layout and an arrangement", 1));
    refused("A = ^interleave(B, C, D);", &count("interleave", "a layout and an arrangement", 3));
    refused("A = ^broadcast();", &count("broadcast", "a layout and a shape", 0));
    refused("A = ^inverse(B, C);", &count("inverse", "a layout", 2));
    refused("A = ^permute(B, col, row);", &count("permute", "a layout and a list of modes", 3));
    refused("A = ^group(B);", &count("group", "a layout and a grouping", 1));
    refused("A = ^rename(B);", &count("rename", "a layout and a list of names", 1));
    refused("A = ^canonical();", &count("canonical", "extents", 0));
    refused("A = ^swizzle(3, 3);", &count("swizzle", "three integers", 2));
    refused("A = ^Swizzle<3, 3>;", &Kind::SwizzleParameters { name: "Swizzle".to_owned(), got: 2 });
    refused("A = cute(^Sw<3> o 8:1);", &Kind::SwizzleParameters { name: "Sw".to_owned(), got: 1 });
    refused("const A = ^size();", &count("size", "a layout", 0));
    refused("A = repeat(B, C, ^pith = 3);", &key("pith", "repeat"));
    refused("A = divide(B, C, ^by = 3);", &key("by", "divide"));
    refused("A = repeat(B, 3:1, align = 3, ^align = 4);", &Kind::RepeatedKey { key: "align".to_owned() });
    expected("A = Swizzle<3, 3, 3^;", "`>`", "`;`");
    expected("A = Swizzle<3, 1 ^x, 3>;", "`,` or `>`", "`x`");
    expected("A = divide(^, (1, 8));", "a layout", "`,`");
    expected("A = divide(B, ^,);", "an integer", "`,`");
    expected("A = permute(B, ^col);", "a list of modes in parentheses", "`col`");
    expected("A = split(B, row ^col, 2);", "`,` or `)`", "`col`");
    expected("A = inverse(B ^C);", "`,` or `)`", "`C`");
}

#[test]
fn parameters() {
    refused("A(ld) = 8:ld where ld ^!= 3;", &Kind::NotEqual);
    expected("A(^) = 8:1;", "the name of a parameter", "`)`");
    expected("A(^3) = 8:1;", "the name of a parameter", "`3`");
    expected("A(ld^: 3) = 8:1;", "`,` or `)`", "`:`");
    expected("A(ld) = 8:ld where^;", "a condition", "`;`");
    expected("A(ld) = 8:ld where ld^;", "`>=`, `>`, `<=`, `<` or `==`", "`;`");
    expected("A(ld) = 8:ld where ld >= 3 ^ld < 4;", "`;`", "`ld`");
    expected("A = Gmem(^) @ B;", "an integer", "`)`");
    expected("A = Gmem((1^, 2):3) @ B;", "`)`", "`,`");
}

#[test]
fn not_available_yet() {
    refused("A = cute((4,^?):(2,1));", &Kind::CuteDynamic);
    refused("A = cute((4,2):(1^@0,1));", &Kind::CuteBasis);
    refused("A = cute(Sw<3,4,3> o ^_5 o (8,64):(64,1));", &Kind::CuteOffset);
    expected("A = cute(Sw<3,4,3> ^(8,64):(64,1));", "`o`", "`(`");
    refused("A = cute(Sw<3,4,3> o _0 o (8,64) ^o 8);", &Kind::CuteComposition);
    refused("A = cute(^Sw<3,4,3>);", &Kind::CuteBareSwizzle);
    refused("A = cute(^ptr[16b](0) o 8:1);", &Kind::CuteTensor);
    refused("A = cute((^Int<8>,4));", &Kind::CuteType { name: "Int".to_owned() });
    refused("A = cute(8:1 ^x);", &Kind::CuteTrailing { found: "`x`".to_owned() });
    expected("A = cute(Sw<3,4,3> o _0 ^(8,64));", "`o`", "`(`");
    expected("A = cute(Sw<3,4,3 o 8:1^);", "`>`", "`)`");
}

#[test]
fn wrong_accesses() {
    let count = |operation: &str, want, got| Kind::ArgumentCount { operation: operation.to_owned(), want, got };
    let key = |key: &str, operation: &str| Kind::UnknownKey { key: key.to_owned(), operation: operation.to_owned() };
    let missing = |key, operation: &str| Kind::MissingKey { key, operation: operation.to_owned() };
    refused("A = ^best_swizzle(B);", &missing("for", "best_swizzle"));
    refused(
        "A = best_swizzle(B, for = [(D, lanes = t, element = 2), ^(C, lanes = t)]);",
        &missing("element", "best_swizzle"),
    );
    refused("A = best_swizzle(B, for = [^(lanes = t, element = 2)]);", &count("best_swizzle", "a layout", 0));
    expected("A = best_swizzle(B, for ^[(C, lanes = t, element = 2)]);", "`=` behind `for`", "`[`");
    expected("A = best_swizzle(B, for ^(C, lanes = t, element = 2));", "`=` behind `for`", "`(`");
    expected("A = best_swizzle(B, for = ^(C, lanes = t, element = 2));", "a list of accesses in brackets", "`(`");
    // A misspelt key is unknown before the right one is missed.
    refused("assert bank_conflicts(B, ^lane = t, element = 2) == 1;", &key("lane", "bank_conflicts"));
    refused("A = best_swizzle(B, for = [(C, ^lane = t, element = 2)]);", &key("lane", "best_swizzle"));
    refused("A = best_swizzle(B, ^uses = [(C, lanes = t, element = 2)]);", &key("uses", "best_swizzle"));
    expected("A = best_swizzle(B, for = [^]);", "an access", "`]`");
    for name in ["bank_conflicts", "wavefronts", "sectors"] {
        refused(&format!("assert ^{name}(B, element = 4) == 1;"), &missing("lanes", name));
        refused(&format!("assert ^{name}(B, lanes = t) == 1;"), &missing("element", name));
        let key = Kind::RepeatedKey { key: "lanes".to_owned() };
        refused(&format!("assert {name}(B, lanes = t, ^lanes = t, element = 4) == 1;"), &key);
    }
}

#[test]
fn wrong_binds() {
    refused("A = B | ^{};", &Kind::EmptyBinds);
    refused("A = B | { row = ^0. .30 };", &Kind::FloatRange);
    refused("A = B | { row = ^0. ..N };", &Kind::FloatRange);
    refused("A = B | { row = ^0.30 };", &Kind::NotAnInteger { literal: "0.30".to_owned() });
    expected("A = B | ^row;", "`{`", "`row`");
    expected("A = B | { row ^== 3 };", "`=`, `,` or `}`", "`==`");
    expected("A = B | { row = 0^..=3 };", "`,` or `}`", "`..=`");
    expected("A = B | { row = 0.. ^};", "an integer", "`}`");
    expected("A = B | { k } ^@ C;", "`;`", "`@`");
    expected("A = B ^|| { k };", "`;`", "`||`");
}

#[test]
fn wrong_items() {
    expected("A^;", "`=` or `:`", "`;`");
    expected("A: ^linear -> physical = 8:1;", "a space", "`linear`");
    expected("A: logical ^physical = 8:1;", "`->`", "`physical`");
    expected("A: logical -> physical ^8:1;", "`=`", "`8`");
    refused("const A^: usize = 8;", &Kind::ConstType { name: "A".into() });
    expected("const ^8 = A;", "a name", "`8`");
    refused("pub ^use a;", &Kind::Reexport);
    expected("^fn f() {};", "an item", "`fn`");
    expected("^;", "an item", "`;`");
    expected("#^(x) A = 8:1;", "`[`", "`(`");
    expected("assert size(A) ^= 3;", "a comparison", "`=`");
    expected("assert 1 == 2 ^&& 3 == 4;", "`;`", "`&&`");
    refused("assert 1 < 2 ^< 3;", &Kind::ChainedComparison);
    refused("^#[cfg(x)] use a;", &Kind::AttributeOnUse);
    refused("^#[cfg(x)] assert 1 == 1;", &Kind::AttributeOnUse);
    good("/// Text.\nuse a;");
    refused("use a::^*;", &Kind::GlobImport);
    refused("use a::{b, ^*};", &Kind::GlobImport);
    refused("use a as ^_;", &Kind::UnderscoreImport);
    expected("use ^;", "a name", "`;`");
    expected("use a::^;", "a name", "`;`");
    expected("use a::^<T>;", "a name", "`<`");
    expected("use crate::{a ^b};", "`,` or `}`", "`b`");
}

#[test]
fn wrong_inline_forms() {
    refused("A = 8:1; ^A @ B", &Kind::InlineNotLast);
    refused("assert 1 == 1; ^A", &Kind::InlineNotLast);
    expected("use a::A; A ^B", "`@`, `|` or the end", "`B`");
    expected("logical -> physical ^8:1", "`,`", "`8`");
    expected("logical -> ^nowhere, 8:1", "a space", "`nowhere`");
    expected("^{}", "a layout", "`{`");
    expected("A ^@", "a layout", "the end");
    assert_eq!(error("use a::A; use a::B; A B").item, 2);
    assert_eq!(show::block(&parse(tokens("use a::*; A")).0), "broken; A");
}

#[test]
fn errors_are_short() {
    let Kind::NotAnInteger { literal } = error(&format!("const A = \"{}\";", "é".repeat(1000))).kind else {
        panic!("a string")
    };
    assert!(literal.chars().count() <= 41);
}
