//! The parser: every production, every refusal with its place, and input that nobody would write.

#[path = "syntax/show.rs"]
mod show;

use layout_lang::syntax::ast::*;
use layout_lang::syntax::{SyntaxError, SyntaxErrorKind as Kind, limits, parse_block};
use proc_macro2::{Delimiter, Group, Literal, Punct, Spacing, TokenStream, TokenTree};

fn tokens(source: &str) -> TokenStream {
    source.parse().expect("the source is made of tokens")
}

fn parse(tokens: TokenStream) -> (Block, Vec<SyntaxError>) {
    let mut errors = Vec::new();
    let block = parse_block(tokens, &mut errors);
    (block, errors)
}

/// Parses what must be right.
fn good(source: &str) -> Block {
    let (block, errors) = parse(tokens(source));
    assert!(errors.is_empty(), "{source}: {errors:?}");
    block
}

/// Each pair: an expression and its tree.
fn expressions(pairs: &[(&str, &str)]) {
    for (source, want) in pairs {
        assert_eq!(show::block(&good(source)), *want, "inline: {source}");
        assert_eq!(show::block(&good(&format!("A = {source};"))), format!("A = {want}"), "item: {source}");
    }
}

/// The one error of a source.
fn error(source: &str) -> SyntaxError {
    let (_, mut errors) = parse(tokens(source));
    assert_eq!(errors.len(), 1, "{source}: {errors:?}");
    errors.remove(0)
}

/// A source with `^` in front of the token to blame: `kind` is the one error, at that token.
fn refused(marked: &str, kind: &Kind) {
    let at = marked.find('^').expect("a mark");
    let source = marked.replacen('^', "", 1);
    let e = error(&source);
    assert_eq!(e.kind, *kind, "{source}");
    let line = marked[..at].matches('\n').count() + 1;
    let column = at - marked[..at].rfind('\n').map_or(0, |n| n + 1);
    let start = e.span.start();
    assert_eq!((start.line, start.column), (line, column), "{source}");
}

fn expected(marked: &str, what: &'static str, found: &str) {
    refused(marked, &Kind::Expected { what, found: found.to_owned() });
}

#[test]
fn literals() {
    expressions(&[
        ("8:1", "8:1"),
        ("BM:1", "BM:1"),
        ("BM * 2 : 1", "(BM * 2):1"),
        ("(BM + 1) * 2 : 1", "((BM + 1) * 2):1"),
        ("cosize(A):1", "cosize(A):1"),
        ("(8):(1)", "(8):(1)"),
        ("((2, 2)):((1, 2))", "((2, 2)):((1, 2))"),
        ("(row: BM, col: BK,):(BK, 1,)", "(row: BM, col: BK):(BK, 1)"),
        ("(a: (2, b: 2), b: 2):((1, 2), 4)", "(a: (2, b: 2), b: 2):((1, 2), 4)"),
        ("(copy: 4, col: 8):(_, 1)", "(copy: 4, col: 8):(_, 1)"),
        ("8:_", "8:_"),
        ("8:-1", "8:-1"),
        ("((4) + 1, (2)):((BK + 1) * 2, (3))", "((4 + 1), (2)):(((BK + 1) * 2), (3))"),
        ("(r#type: 4):(1)", "(r#type: 4):(1)"),
        ("(4, 4) : (4, 1)", "(4, 4):(4, 1)"),
    ]);
}

#[test]
fn chains() {
    expressions(&[
        ("A", "A"),
        ("r#fn", "r#fn"),
        ("(A)", "A"),
        ("A @ B @ C", "A @ B @ C"),
        ("(A @ B) @ (C @ (D @ E))", "A @ B @ C @ D @ E"),
        ("A @ B | { k }", "<A @ B> | {k}"),
        ("A | { k } | { j = 1 }", "<<A> | {k}> | {j = 1}"),
        ("(A | { k }) @ B", "<A> | {k} @ B"),
        ("8:1 @ (2, 4):(4, 1)", "8:1 @ (2, 4):(4, 1)"),
        ("A | { k = 0, row = 0..30, col = 0 .. N, stage, }", "<A> | {k = 0, row = 0..30, col = 0..N, stage}"),
        (
            "A | { rest.row = -1, lane.0, rest.0.1 = 2, 1, r#type, 0.0.1.2 }",
            "<A> | {rest.row = -1, lane.0, rest.0.1 = 2, 1, r#type, 0.0.1.2}",
        ),
    ]);
}

#[test]
fn operations() {
    expressions(&[
        ("canonical(row: BM, col: BK)", "canonical((row: BM, col: BK))"),
        ("canonical(8, 4)", "canonical((8, 4))"),
        ("canonical(8)", "canonical((8))"),
        ("canonical((a: 4, b: 2))", "canonical((a: 4, b: 2))"),
        ("canonical((4) * 2)", "canonical(((4 * 2)))"),
        ("canonical((4, 2), 2)", "canonical(((4, 2), 2))"),
        ("canonical(a: (4, 2))", "canonical((a: (4, 2)))"),
        ("split(A, row, (hi: 4, lo: 8))", "split(A, row, (hi: 4, lo: 8))"),
        ("split(A, lane.0, 4)", "split(A, lane.0, 4)"),
        ("divide(A @ B, (1, 8),)", "divide(A @ B, (1, 8))"),
        ("repeat(A, (stage: 3):(1))", "repeat(A, (stage: 3):(1))"),
        ("repeat(A, 3:1, pitch = 2 * 8, align = n)", "repeat(A, 3:1, pitch = (2 * 8), align = n)"),
        (
            "interleave((v: 8):(1), (step: 4, thread: 256):(256, 1))",
            "interleave((v: 8):(1), (step: 4, thread: 256):(256, 1))",
        ),
        ("broadcast(A, (copy: 4))", "broadcast(A, (copy: 4))"),
        ("inverse(A | { k = 1 })", "inverse(<A> | {k = 1})"),
        ("inverse(Swizzle<2, 3, 3> @ A)", "inverse(Swizzle<2, 3, 3> @ A)"),
        ("permute(A, (col, rest.row, 2))", "permute(A, (col, rest.row, 2))"),
        ("zip(flatten(A))", "zip(flatten(A))"),
        ("group(A, (row: (rest.row, tile.row), col: x, y))", "group(A, (row: (rest.row, tile.row), col: x, y))"),
        ("rename(A, (a, r#type))", "rename(A, (a, r#type))"),
        ("swizzle(3, 6, B - 1)", "swizzle(3, 6, (B - 1))"),
        ("Swizzle<3, 4, -3>", "Swizzle<3, 4, -3>"),
        ("Swizzle<B + 1, M - 1, S>@A", "Swizzle<(B + 1), (M - 1), S> @ A"),
        ("(4, 4):(4, 1) @ swizzle(1, 2, 0)|{k}", "<(4, 4):(4, 1) @ swizzle(1, 2, 0)> | {k}"),
    ]);
}

#[test]
fn integers() {
    for (source, want) in [
        ("1_000", "1000"),
        ("0xff", "255"),
        ("0o17", "15"),
        ("0b101", "5"),
        ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ("a - b - c", "((a - b) - c)"),
        ("a + b * c % d / e", "(a + (((b * c) % d) / e))"),
        ("-a * -8", "(-a * -8)"),
        ("- -a", "--a"),
        ("((a))", "a"),
        ("a * (b + c)", "(a * (b + c))"),
        ("size(A @ B) + cosize(8:1)", "(size(A @ B) + cosize(8:1))"),
        ("2 * cosize(A | { k = 1 })", "(2 * cosize(<A> | {k = 1}))"),
    ] {
        assert_eq!(show::block(&good(&format!("const X = {source};"))), format!("const X = {want}"), "{source}");
    }
}

#[test]
fn items() {
    let source = "#![index(u32)] #![index(bool)]
        /// Text.
        #[cfg(x)] pub const BM = 128; pub(crate) const r#type = 1;
        #[derive(Debug)] pub(in a::b) A: logical -> physical = 8:1;
        B: thread_value -> logical = A; size = A;
        assert BM == 1; assert BM != 1; assert BM < 1; assert BM <= 1; assert BM > 1; assert (BM) >= -1;
        assert = A; /// Ignored.
        assert cosize(A) * 2 <= 48 * 1024;";
    let want = "#![index(u32)] #![index(bool)] # [doc = \" Text.\"] # [cfg (x)] pub const BM = 128; pub (crate) const r#type = 1; \
        # [derive (Debug)] pub (in a :: b) A: logical -> physical = 8:1; B: thread_value -> logical = A; size = A; \
        assert BM Eq 1; assert BM Ne 1; assert BM Lt 1; assert BM Le 1; assert BM Gt 1; assert BM Ge -1; \
        assert = A; assert (cosize(A) * 2) Le (48 * 1024)";
    assert_eq!(show::block(&good(source)), want);
    assert_eq!(show::block(&good("")), "");
    assert_eq!(show::block(&good("#![index(u64)]")), "#![index(u64)]");
}

#[test]
fn imports() {
    for (source, want) in [
        ("path", "path as path"),
        ("a::b", "a :: b as b"),
        ("a::b as Name", "a :: b as Name"),
        ("path::{A, B as C, n::{D}}", "path :: A as A, path :: B as C, path :: n :: D as D"),
        ("self::x", "self :: x as x"),
        ("::krate::y", ":: krate :: y as y"),
        ("crate::z", "crate :: z as z"),
        ("super::super::w", "super :: super :: w as w"),
        ("a::{self, b::{self as c},}", "a as a, a :: b as c"),
        ("a::r#type", "a :: r#type as r#type"),
        ("a::{}", ""),
    ] {
        assert_eq!(show::block(&good(&format!("use {source};"))), format!("use {want}"), "{source}");
    }
}

#[test]
fn inline_form() {
    for (source, want) in [
        ("logical -> physical, 8:1", "logical -> physical, 8:1"),
        ("#![index(u32)] use crate::A; A @ 8:1", "#![index(u32)] use crate :: A as A; A @ 8:1"),
        ("use a::A; thread_value -> logical, A | { k = 1 }", "use a :: A as A; thread_value -> logical, <A> | {k = 1}"),
        ("assert", "assert"),
    ] {
        let block = good(source);
        assert!(block.inline.is_some(), "{source}");
        assert_eq!(show::block(&block), want, "{source}");
    }
}

#[test]
fn places_of_nodes() {
    let block = good("A = (row: 4):(1) @ swizzle(1, 2, 3) | { k = 0 };");
    let Item::Layout(layout) = &block.items[0] else { panic!("a layout") };
    let ExprKind::Restrict(of, binds, braces) = &layout.expr.kind else { panic!("a restriction") };
    assert_eq!((braces.start().column, binds[0].path.span.start().column), (38, 40));
    let ExprKind::Compose(operands) = &of.kind else { panic!("a chain") };
    assert_eq!(operands.iter().map(|e| e.span.start().column).collect::<Vec<_>>(), [4, 19]);
}

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
    refused("A = ^Swizzle<3, 3>;", &count("Swizzle", "three integers", 2));
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
fn not_available_yet() {
    let later = |name: &str| Kind::NotYet { name: name.to_owned() };
    refused("A^(ld): logical -> physical = 8:1;", &Kind::Parameters);
    refused("A^(ld) = 8:1;", &Kind::Parameters);
    refused("A = Gmem^(ld) @ B;", &Kind::Parameters);
    refused("A = 8:1 ^where ld >= 3, ld < 4;", &Kind::Parameters);
    refused("A = ^cute((4,2):(2,1));", &Kind::Cute);
    refused("A = ^divide_ceil(B, 8);", &later("divide_ceil"));
    refused("A = ^best_swizzle(B, for = [(C, lanes = t)]);", &later("best_swizzle"));
    for name in ["bank_conflicts", "wavefronts", "vector_width", "sectors"] {
        refused(&format!("assert ^{name}(B, lanes = t) == 1;"), &later(name));
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
    expected("const A^: usize = 8;", "`=`", "`:`");
    expected("const ^8 = A;", "a name", "`8`");
    expected("pub ^use a;", "an item", "`use`");
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
fn semicolons() {
    refused("A = 8:1; B = ^A", &Kind::MissingSemicolon);
    refused("pub A = (4, 4):(4, 1^)", &Kind::MissingSemicolon);
    refused("A: logical -> physical = 8:^1", &Kind::MissingSemicolon);
    refused("const A = ^1", &Kind::MissingSemicolon);
    refused("use a::^B", &Kind::MissingSemicolon);
    refused("assert 1 == ^1", &Kind::MissingSemicolon);
    expected("A = 8:1\n    ^B = 4:1;", "`;`", "`B`");
    expected("const A = 1 ^pub const B = 2;", "`;`", "`pub`");
    expected("A = 8:1 ^B C;", "`;`", "`B`");
    let (block, errors) = parse(tokens("A = 8:1 B = 4:1 /// Text.\n C = B D = C;"));
    assert_eq!(errors.iter().map(|e| e.item).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(show::block(&block), "broken A 1; broken B 1; broken # [doc = \" Text.\"] C; D = C");
    let (block, errors) = parse(tokens("A = 8:1; B = A"));
    assert_eq!((show::block(&block).as_str(), errors[0].item), ("A = 8:1; B = A", 1));
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
fn stubs_of_broken_items() {
    for (source, want) in [
        ("pub A: logical -> physical = (row: 4, col: 2):(2 1);", "broken pub A 2"),
        ("#[x] pub(crate) A = 8:1 1;", "broken # [x] pub (crate) A 1"),
        ("A = (2, 2, (2, 2)):1 @ (4, 4):(1, ) x;", "broken A 2"),
        ("pub const A = ;", "broken pub const A"),
        ("pub A(ld) = 8:1;", "broken pub A 1"),
        ("Tile(ld): logical -> physical = (4, 4, ld):(1, 2, 3);", "broken Tile 3"),
        ("A (4, 4):(4, 1);", "broken A 2"),
        ("assert 1 == ;", "broken"),
        ("use a::*;", "broken"),
        ("A @ B;", "broken"),
        ("assert a = b;", "broken"),
        ("A = 8:1; #![index(u32)] pub B = (1, 2):(1, 2);", "A = 8:1; broken pub B 2"),
        ("type = 8:1;", "broken 1"),
    ] {
        let (block, errors) = parse(tokens(source));
        assert_eq!((show::block(&block).as_str(), errors.len()), (want, 1), "{source}: {errors:?}");
    }
}

#[test]
fn one_bad_statement_costs_one_error() {
    let (block, errors) = parse(tokens("A = 8:1; B = ((,)); C = @ @; const D = %; E = A;"));
    assert_eq!(errors.iter().map(|e| e.item).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(show::block(&block), "A = 8:1; broken B; broken C; broken const D; E = A");
}

fn invisible(source: &str) -> TokenTree {
    TokenTree::Group(Group::new(Delimiter::None, tokens(source)))
}

/// A source whose `$` stand for undelimited groups around these tokens.
fn substituted(source: TokenStream, groups: &mut std::slice::Iter<'_, &str>) -> TokenStream {
    let mut one = |tree: TokenTree| match tree {
        TokenTree::Punct(p) if p.as_char() == '$' => invisible(groups.next().expect("a group")),
        TokenTree::Group(g) => TokenTree::Group(Group::new(g.delimiter(), substituted(g.stream(), groups))),
        other => other,
    };
    source.into_iter().map(&mut one).collect()
}

#[test]
fn tokens_of_a_users_macro() {
    for (source, groups, want) in [
        ("const A = $ * 2;", &["1 + 2"][..], "const A = ((1 + 2) * 2)"),
        ("A = $:$;", &["8", "1"], "A = 8:1"),
        ("A = (row: $, col: $):($, 1);", &["BM * 2", "BK", "-1"], "A = (row: (BM * 2), col: BK):(-1, 1)"),
        ("A = $:1;", &["BM + 1"], "A = (BM + 1):1"),
        ("A = $:$;", &["(4, 4)", "(4, 1)"], "A = (4, 4):(4, 1)"),
        ("$ A = $ @ $;", &["pub(crate)", "swizzle(1, 2, 3)", "B"], "pub (crate) A = swizzle(1, 2, 3) @ B"),
        ("$ $ = B;", &["", "A"], "A = B"),
        ("$ const A = 1;", &["pub"], "pub const A = 1"),
        ("use $; use $::{C};", &["a::b", "x::y"], "use a :: b as b; use x :: y :: C as C"),
        ("A = B | { $ = 0..$ };", &["k", "N - 1"], "A = <B> | {k = 0..(N - 1)}"),
        ("$ @ B", &["A | { k }"], "<A> | {k} @ B"),
    ] {
        let (block, errors) = parse(substituted(tokens(source), &mut groups.iter()));
        assert!(errors.is_empty(), "{source}: {errors:?}");
        assert_eq!(show::block(&block), want, "{source}");
    }
    let negative: TokenStream = [TokenTree::Literal(Literal::i32_unsuffixed(-8))].into_iter().collect();
    let mut stream = tokens("const A =");
    stream.extend(negative);
    stream.extend(tokens(";"));
    assert_eq!(show::block(&parse(stream).0), "const A = -8");
}

#[test]
fn nesting() {
    let wrap = |n: usize, delimiter| {
        (0..n).fold(tokens("1"), |inner, _| [TokenTree::Group(Group::new(delimiter, inner))].into_iter().collect())
    };
    for delimiter in [Delimiter::Parenthesis, Delimiter::None, Delimiter::Brace, Delimiter::Bracket] {
        for (source, item) in [("const A =", 1), ("A = 8:1; B = ", 1), ("A = 8:1; x @ ", 1)] {
            let mut stream = tokens(&format!("const Z = 1; {source}"));
            stream.extend(wrap(1000, delimiter));
            stream.extend(tokens("; C = D;"));
            let (block, errors) = parse(stream);
            assert_eq!(errors.len(), 1);
            assert_eq!(errors[0].kind, Kind::NestingTooDeep { limit: limits::NESTING });
            assert!(errors[0].item >= item && matches!(block.items.last(), Some(Item::Layout(_))));
        }
    }
    let deep = |n: usize| format!("const A = {}1{};", "(".repeat(n), ")".repeat(n));
    good(&deep(limits::NESTING));
    let e = error(&deep(limits::NESTING + 1));
    assert_eq!(e.span.start().column, "const A = ".len() + limits::NESTING);
    assert_eq!(error(&deep(1000).replace("const A = ", "").replace(';', "")).item, 0);
}

#[test]
fn the_deepest_trees_fit_a_small_stack() {
    let wrap =
        |open: &str, core: &str, close: &str, n: usize| format!("A = {}{core}{};", open.repeat(n), close.repeat(n));
    let sources = [
        wrap("inverse(", "B", ")", 64),
        wrap("(", "B", ")", 64),
        wrap("repeat(C, ", "B", ", pitch = 8)", 64),
        wrap("divide(C @ ", "B", " | { k } | { j = 1 + 2 * 3 }, 1)", 63),
        wrap("(B @ ", "C", " | { k })", 63),
        wrap("size(", "1:1", "):1", 64),
        wrap("size(A | { k = ", "1", " })", 32).replacen("A =", "const A =", 1),
        wrap("(1, a: ", "1", ")", 64).replace(';', ":1;"),
        wrap("(", "1", ", 2)", 64).replacen("A = ", "A = 1:", 1),
        wrap("group(A, ", "(x)", ")", 63).replace("group(A, ", "(").replace("= (", "= group(A, "),
        wrap("-(", "1", ")", 64).replacen("A =", "const A =", 1),
        format!("const A = 1{};", " + 1".repeat(limits::HEIGHT - 1)),
    ];
    let work = move || sources.iter().for_each(|source| drop(show::block(&good(source))));
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).expect("a thread").join().expect("no overflow");
}

#[test]
fn long_chains() {
    let limit = Kind::NestingTooDeep { limit: limits::HEIGHT };
    let n = limits::HEIGHT;
    assert_eq!(error(&format!("const A = 1{};", " + 1".repeat(n))).kind, limit);
    assert_eq!(error(&format!("const A = 1{};", " * 1".repeat(100_000))).kind, limit);
    assert_eq!(error(&format!("const A = {}1;", "-".repeat(100_000))).kind, limit);
    assert_eq!(error(&format!("A = B{};", " | {k}".repeat(n + 1))).kind, limit);
    // Each chain is short enough, one inside the other is not.
    let half = " + 1".repeat(n / 2);
    assert_eq!(error(&format!("const A = (1{half}){half};")).kind, limit);
    assert_eq!(error(&format!("const A = size((1{half}):1){half};")).kind, limit);
    assert_eq!(error(&format!("A = B | {{ k = size(C | {{ k = 1{half} }}){half} }};")).kind, limit);
    // Breadth is free.
    good(&format!("A = ({0}):({0});", "1 + 1, ".repeat(1000)));
    good(&format!("A = B{};", " @ B".repeat(10_000)));
}

#[test]
fn too_many_items() {
    let source = "A=B;".repeat(limits::ITEMS);
    assert_eq!(good(&source).items.len(), limits::ITEMS);
    for tail in ["A = B; @ @;", "A = B", "@ @;"] {
        let e = error(&format!("{source}{tail}"));
        assert_eq!((e.kind, e.item), (Kind::TooManyItems { limit: limits::ITEMS }, limits::ITEMS));
        assert_eq!(e.span.start().column, source.len());
    }
    let e = error(&format!("use a::{{{}}};", "b,".repeat(limits::ITEMS + 1)));
    assert_eq!(e.kind, Kind::TooManyItems { limit: limits::ITEMS });
    let (block, errors) = parse(tokens(&"A=8:1 ".repeat(limits::ITEMS + 1)));
    assert_eq!((block.items.len(), errors.len()), (limits::ITEMS, limits::ITEMS + 1));
}

#[test]
fn errors_are_short() {
    let Kind::NotAnInteger { literal } = error(&format!("const A = \"{}\";", "é".repeat(1000))).kind else {
        panic!("a string")
    };
    assert!(literal.chars().count() <= 41);
}

/// A small generator of numbers, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }
}

const WORDS: &[&str] = &[
    "A",
    "B",
    "row",
    "_",
    "r#type",
    "type",
    "self",
    "crate",
    "pub",
    "const",
    "use",
    "as",
    "assert",
    "where",
    "logical",
    "physical",
    "thread_value",
    "size",
    "cosize",
    "canonical",
    "split",
    "divide",
    "repeat",
    "interleave",
    "broadcast",
    "inverse",
    "permute",
    "zip",
    "flatten",
    "group",
    "rename",
    "swizzle",
    "Swizzle",
    "cute",
    "bank_conflicts",
    "pitch",
    "index",
    "0",
    "8",
    "8usize",
    "0.1",
    "0.",
    "1e9",
    "\"s\"",
    "'c'",
    "0xff",
    "99999999999999999999999999999999999999999",
    "+",
    "-",
    "*",
    "/",
    "%",
    "@",
    "|",
    ":",
    "::",
    ";",
    ";",
    ",",
    ",",
    ".",
    "..",
    "..=",
    "=",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "->",
    "#",
    "!",
    "?",
    "&",
];

/// The words as tokens; each parse of a source takes room in the table of sources, so they are parsed once.
fn words() -> Vec<TokenStream> {
    WORDS.iter().map(|word| tokens(word)).collect()
}

fn soup(words: &[TokenStream], random: &mut Random, depth: usize) -> TokenStream {
    let mut out = TokenStream::new();
    for _ in 0..random.below(12) {
        if depth < 5 && random.below(4) == 0 {
            let delimiters = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
            let delimiter = delimiters[[0, 0, 0, 0, 1, 1, 2, 3][random.below(8)]];
            out.extend([TokenTree::Group(Group::new(delimiter, soup(words, random, depth + 1)))]);
        } else {
            out.extend(words[random.below(words.len())].clone());
        }
    }
    out
}

/// Replaces, drops or doubles tokens of a right program.
fn mutated(stream: TokenStream, words: &[TokenStream], random: &mut Random) -> TokenStream {
    let mut out = TokenStream::new();
    for tree in stream {
        let tree = match tree {
            TokenTree::Group(g) => TokenTree::Group(Group::new(g.delimiter(), mutated(g.stream(), words, random))),
            other => other,
        };
        match random.below(60) {
            0 => {}
            1 => out.extend([tree.clone(), tree]),
            2 => out.extend(words[random.below(words.len())].clone()),
            3 => out.extend([TokenTree::Group(Group::new(Delimiter::None, tree.into()))]),
            _ => out.extend([tree]),
        }
    }
    out
}

fn check_any(text: TokenStream) {
    let stream = text.clone();
    let (block, errors) = parse(stream);
    let broken = block.items.iter().filter(|item| matches!(item, Item::Broken(_))).count();
    assert!(errors.len() >= broken, "{text}");
    assert!(errors.iter().all(|e| e.item <= block.items.len()), "{text}");
    for (position, item) in block.items.iter().enumerate() {
        let here = errors.iter().filter(|e| e.item == position).count();
        assert!(here <= 1 && (here == 1 || !matches!(item, Item::Broken(_))), "{text}: {errors:?}");
    }
    drop(show::block(&block));
}

#[test]
fn token_soups() {
    let words = words();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..20_000 {
        check_any(soup(&words, &mut random, 0));
    }
}

#[test]
fn mutated_programs() {
    let program = "#![index(u32)] use a::{B, c::D as E}; pub const BM = 2 * (3 + size(A)); \
        /// Text.\n pub(crate) A: logical -> physical = Swizzle<3, 6, -3> @ (row: BM, col: (8, 4)):(BM, (4, _)); \
        C = divide(canonical(row: BM), (1, 8)) @ interleave((v: 8):(1), 4:1) | { k = 0, rest.0.1 = 0..30, stage }; \
        D = group(permute(A, (col, rest.row)), (row: (a.b, 1), c)); F = repeat(A, 3:1, pitch = 8, align = 16); \
        assert cosize(A) * 2 <= 48 * 1024;";
    let program = tokens(program);
    let words = words();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for _ in 0..5_000 {
        check_any(mutated(program.clone(), &words, &mut random));
    }
}

#[test]
fn operators_are_joint() {
    let mut stream = tokens("A: logical");
    stream.extend(['-', '>'].map(|c| TokenTree::Punct(Punct::new(c, Spacing::Alone))));
    stream.extend(tokens("physical = 8:1;"));
    assert_eq!(parse(stream).1[0].kind, Kind::Expected { what: "`->`", found: "`-`".to_owned() });
}
