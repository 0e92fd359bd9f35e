//! Every production, and what it gives.

use super::{Kind, good, parse, show, tokens};
use layout_lang::syntax::ast::*;
use proc_macro2::{Punct, Spacing, TokenTree};

/// Each pair: an expression and its tree.
fn expressions(pairs: &[(&str, &str)]) {
    for (source, want) in pairs {
        assert_eq!(show::block(&good(source)), *want, "inline: {source}");
        assert_eq!(show::block(&good(&format!("A = {source};"))), format!("A = {want}"), "item: {source}");
    }
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
        ("cute((4,(2,3)):(2,(1,_8)))", "cute(((3, 2), 4):((8, 1), 2))"),
        ("cute((_8,_64))", "cute((64, 8))"),
        ("cute(Sw<3,4,-3> o _0 o (_8,_64):(_64,_1))", "cute(Sw<3, 4, -3> o (64, 8):(1, 64))"),
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
        ("2*vector_width(A, lane.0) + 1", "((2 * vector_width(A, lane.0)) + 1)"),
        (
            "bank_conflicts(A @ B, element = 2 * 2, vector = v, lanes = t, bank_width = 4)",
            "bank_conflicts(A @ B, lanes = t, vector = v, element = (2 * 2), bank_width = 4)",
        ),
        ("sectors(A, lanes = 0, element = N,)", "sectors(A, lanes = 0, element = N)"),
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
fn operators_are_joint() {
    let mut stream = tokens("A: logical");
    stream.extend(['-', '>'].map(|c| TokenTree::Punct(Punct::new(c, Spacing::Alone))));
    stream.extend(tokens("physical = 8:1;"));
    assert_eq!(parse(stream).1[0].kind, Kind::Expected { what: "`->`", found: "`-`".to_owned() });
}

#[test]
fn parameters() {
    for (source, want) in [
        ("A(ld): logical -> physical = 8:ld;", "A(ld): logical -> physical = 8:ld"),
        (
            "pub A(m, ld,) = (m, 8):(ld, 1) where ld >= 8, m % 4 == 0;",
            "pub A(m, ld) = (m, 8):(ld, 1) where ld Ge 8, (m % 4) Eq 0",
        ),
        (
            "B(ld) = A(2 * ld, 8) @ F | { k } where ld < 3 * 4,;",
            "B(ld) = <A((2 * ld), 8) @ F> | {k} where ld Lt (3 * 4)",
        ),
    ] {
        assert_eq!(show::block(&good(source)), want, "{source}");
    }
}
