//! Input that is too deep, too long or too much.

use super::{Kind, error, good, parse, show, tokens};
use layout_lang::syntax::ast::Item;
use layout_lang::syntax::limits;
use proc_macro2::{Delimiter, Group, TokenTree};

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
    good(&format!("A = ({0}):({0});", "1 + 1, ".repeat(limits::LIST)));
    good(&format!("A = B{};", " @ B".repeat(10_000)));
}

#[test]
fn long_lists_and_paths() {
    let limit = Kind::TooManyEntries { limit: limits::LIST };
    let n = limits::LIST + 1;
    for source in [
        format!("A = ({}):1;", "1, ".repeat(n)),
        format!("A = 1:({});", "1, ".repeat(n)),
        format!("A = B | {{ {} }};", "k, ".repeat(n)),
        format!("A = permute(B, ({}));", "k, ".repeat(n)),
        format!("A = group(B, ((k, {}), j));", "k, ".repeat(n)),
        format!("A({}) = 8:1;", "p, ".repeat(n)),
        format!("A(p) = 8:p where {};", "p > 0, ".repeat(n)),
    ] {
        assert_eq!(error(&source).kind, limit, "{source}");
    }
    let limit = Kind::PathTooLong { limit: limits::PATH };
    let path = |n: usize| vec!["a"; n].join(".");
    good(&format!("A = B | {{ {} }};", path(limits::PATH)));
    assert_eq!(error(&format!("A = B | {{ {} }};", path(limits::PATH + 1))).kind, limit);
    good(&format!("use {}B;", "a::".repeat(limits::PATH - 1)));
    assert_eq!(error(&format!("use {}B;", "a::".repeat(limits::PATH))).kind, limit);
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
