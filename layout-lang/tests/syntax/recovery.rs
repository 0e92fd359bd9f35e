//! What is left of a block with a bad statement.

use super::{Kind, expected, parse, refused, show, tokens};

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
fn stubs_of_broken_items() {
    for (source, want) in [
        ("pub A: logical -> physical = (row: 4, col: 2):(2 1);", "broken pub A 2"),
        ("#[x] pub(crate) A = 8:1 1;", "broken # [x] pub (crate) A 1"),
        ("A = (2, 2, (2, 2)):1 @ (4, 4):(1, ) x;", "broken A 2"),
        ("pub const A = ;", "broken pub const A"),
        ("pub A(ld) = 8:1 1;", "broken pub A 1"),
        ("Tile(ld): logical -> physical = (4, 4, ld):(1, 2, 3) x;", "broken Tile 3"),
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
