//! Undelimited groups, as `$e:expr` and its like make them.

use super::{parse, show, tokens};
use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};

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
