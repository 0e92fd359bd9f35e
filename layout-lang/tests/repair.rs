//! Helps of assertions about banks, followed to the letter: what is typed as a help says makes the block pass.

mod support {
    pub mod errors;
    pub mod follow;
}

use support::errors::errors;
use support::follow::followed;

fn helps(error: &str) -> Vec<&str> {
    error.lines().filter_map(|line| line.strip_prefix("help: ")).collect()
}

/// Follows each help of the one error of a block; what the helps are.
fn follow(block: &str) -> Vec<String> {
    let found = errors(block);
    assert_eq!(found.len(), 1, "{block}\n{found:#?}");
    let helps = helps(&found[0]);
    for help in &helps {
        let Some(written) = followed(block, help) else { continue };
        let left = errors(&written);
        let said = help.contains("; but then `");
        assert_eq!(left.len(), usize::from(said), "{help}\n{written}\n{left:#?}");
    }
    helps.into_iter().map(str::to_owned).collect()
}

const BY_COLUMN: &str = "By: thread_value -> logical = (col: 32, lane: 32):(1, 32);";
const FREE: &str = "assert bank_conflicts(Read, lanes = lane, element = 4) == 1;";

#[test]
fn the_literal_is_named_wherever_it_stands() {
    let tile = "(row: 32, col: 32):(32, 1)";
    for (block, swizzled, padded) in [
        (
            format!("Tile: logical -> physical = {tile}; {BY_COLUMN} Read = Tile @ By; {FREE}"),
            "in `Tile`, `swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1)` makes",
            "in `Tile`, `(row: 32, col: 32):(33, 1)`, 33 for 32, makes",
        ),
        (
            format!("{BY_COLUMN} Read: thread_value -> physical = {tile} @ By; {FREE}"),
            "in `Read`, `swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1)` makes",
            "in `Read`, `(row: 32, col: 32):(33, 1)`, 33",
        ),
        (
            // Constants stay; what is bound stays bound.
            format!(
                "const N = 32; Tile: logical -> physical = (row: N, col: N):(N, 1); {BY_COLUMN} Read = (Tile @ By) | {{ col }}; {FREE}"
            ),
            "in `Tile`, `swizzle(5, 5, 0) @ (row: N, col: N):(N, 1)` makes",
            "in `Tile`, `(row: N, col: N):(33, 1)`, 33",
        ),
        (
            format!("Tile: logical -> physical = canonical(row: 32, col: 32); {BY_COLUMN} Read = Tile @ By; {FREE}"),
            "in `Tile`, `swizzle(5, 5, 0) @ canonical(row: 32, col: 32)` makes",
            "in `Tile`, `(row: 32, col: 32):(33, 1)` in the place of `canonical(row: 32, col: 32)`, 33 for 32, makes",
        ),
        (
            format!("Tile: logical -> physical = cute((32, 32):(1, 32)); {BY_COLUMN} Read = Tile @ By; {FREE}"),
            "in `Tile`, `swizzle(5, 5, 0) @ cute((32, 32):(1, 32))` makes",
            "in `Tile`, `cute((32,32):(1,33))`, 33",
        ),
        (
            format!(
                "Plain: logical -> physical = {tile}; Tile = divide(Plain, (8, 8)); Flat = group(Tile, (row: (rest.row, tile.row), col: (rest.col, tile.col))); {BY_COLUMN} Read = Flat @ By; {FREE}"
            ),
            "in `Plain`, `swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1)` makes",
            "in `Plain`, `(row: 32, col: 32):(33, 1)`, 33",
        ),
        (
            format!(
                "Atom: logical -> physical = (row: 8, col: 32):(32, 1); Tile = repeat(Atom, (4, 1):(1, 1)); {BY_COLUMN} Read = Tile @ By; {FREE}"
            ),
            "in `Tile`, `swizzle(5, 5, 0) @ repeat(Atom, (4, 1):(1, 1))` makes",
            // The copies lie one after another: none is padded as the rows are.
            "",
        ),
        (
            format!(
                "Tile: logical -> physical = {tile}; {BY_COLUMN} assert bank_conflicts(Tile @ By, lanes = lane, element = 4) == 1;"
            ),
            "in `Tile`, `swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1)` makes",
            "in `Tile`, `(row: 32, col: 32):(33, 1)`, 33",
        ),
        (
            format!(
                "G(ld): logical -> physical = (row: 32, col: 32):(ld, 1) where ld >= 32; {BY_COLUMN} assert bank_conflicts(G(32) @ By, lanes = lane, element = 4) == 1;"
            ),
            "in this assertion, `swizzle(5, 5, 0) @ G(32)` makes",
            "in this assertion, `G(33)`, 33 for 32, makes",
        ),
    ] {
        let helps = follow(&block);
        assert!(helps[0].starts_with(swizzled), "{block}\n{helps:#?}");
        let other = helps.get(1).map_or("", String::as_str);
        assert!(other.starts_with(padded) && other.is_empty() == padded.is_empty(), "{block}\n{helps:#?}");
    }
}

#[test]
fn the_swizzle_that_acts_last_is_replaced() {
    for (storage, expected) in [
        (
            "swizzle(3, 5, 2) @ (row: 32, col: 32):(32, 1)",
            "in `Tile`, `swizzle(5, 5, 0)` in the place of `swizzle(3, 5, 2)` makes",
        ),
        (
            "Swizzle<1, 4, 3> @ (row: 32, col: 32):(32, 1)",
            "in `Tile`, `swizzle(5, 5, 0)` in the place of `Swizzle<1, 4, 3>` makes",
        ),
        (
            "swizzle(5, 5, 0) @ (row: 32, col: 32):(33, 1)",
            "in `Tile`, leave out `swizzle(5, 5, 0) @`: `bank_conflicts` is 1 then",
        ),
    ] {
        let helps = follow(&format!("Tile: logical -> physical = {storage}; {BY_COLUMN} Read = Tile @ By; {FREE}"));
        assert!(helps[0].starts_with(expected), "{helps:#?}");
    }
}

/// One more swizzle might free this access, and none that the first was chosen for.
#[test]
fn a_chosen_swizzle_is_told_of_the_access() {
    let helps = follow(&format!(
        "{BY_COLUMN} Rows: thread_value -> logical = (chunk: 8, lane: 32, v: 4):(4, 32, 1);
         Tile = best_swizzle((row: 32, col: 32):(32, 1), for = [(Rows, lanes = lane, vector = v, element = 4)]); Read = Tile @ By; {FREE}"
    ));
    assert_eq!(helps, ["in `Tile`, list this access in `for`: `best_swizzle` weighs those that it is told"]);
}

#[test]
fn what_fits_the_operator_or_nothing() {
    let helps = |condition: &str| {
        let block = format!(
            "Tile: logical -> physical = (row: 32, col: 32):(32, 1); {BY_COLUMN} Read = Tile @ By; assert {condition};"
        );
        follow(&block)
    };
    let analysis = "bank_conflicts(Read, lanes = lane, element = 4)";
    for (condition, value) in [
        (format!("{analysis} == 2"), "makes `bank_conflicts` 2"),
        (format!("4 == {analysis}"), "makes `bank_conflicts` 4"),
        (format!("{analysis} % 2 == 1"), "makes `bank_conflicts` 1"),
        (format!("{analysis} + {analysis} <= 2"), "makes `bank_conflicts` 1"),
        (format!("3 * {analysis} < 7"), "makes `bank_conflicts` 2"),
    ] {
        let helps = helps(&condition);
        assert!(helps[0].contains(value), "{condition} {helps:#?}");
    }
    for wanted in [">= 33", "== 33", "> 32", "== 64", "!= 32 + 0 * 2 - 0 + 100 - 100"] {
        let found = helps(&format!("{analysis} {wanted}"));
        assert_eq!(found.is_empty(), !wanted.starts_with("!="), "{wanted} {found:#?}");
    }
    // Nothing is nearer to 1 than 1.
    let row = "Row: logical -> physical = (lane: 32):(1);";
    for wanted in [">= 2", "!= 1", "== 2"] {
        assert!(follow(&format!("{row} assert bank_conflicts(Row, lanes = lane, element = 4) {wanted};")).is_empty());
    }
}

#[test]
fn other_assertions_go_on_holding() {
    let block = |other: &str| {
        format!("Tile: logical -> physical = (row: 32, col: 32):(32, 1); {BY_COLUMN} Read = Tile @ By; {FREE} {other}")
    };
    // Padding takes memory that is not there.
    let helps = follow(&block("assert 4 * cosize(Tile) <= 4096;"));
    assert!(!helps[0].contains("but then") && helps[1].ends_with("; but then `4 * cosize(Tile) <= 4096` fails"));
    // Nor do vectors of eight bytes stay whole; of the paddings none will do.
    let helps = follow(&block("assert vector_width(Tile, col) >= 2;"));
    assert!(helps.iter().all(|h| h.contains("; but then `vector_width(Tile, col) >= 2` fails")), "{helps:#?}");
    // A padding that is larger and does.
    let two = "Two: logical -> physical = (row: 32, col: 32):(32, 1); Second = Two @ By; assert wavefronts(Second, lanes = lane, element = 4) <= 4; assert cosize(Two) % 4 == 0;";
    let helps = follow(&format!("{BY_COLUMN} {two}"));
    assert!(helps[1].contains("`(row: 32, col: 32):(36, 1)`"), "{helps:#?}");
}

/// Where nothing was found that is said, and where nothing was wanted nothing is.
#[test]
fn a_search_in_vain_is_owned() {
    let said = |block: &str| {
        errors(block)[0].lines().filter(|l| l.starts_with("note: no ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let wide = "Wide: logical -> physical = (lane: 32):(1);";
    // 32 lanes of 16 bytes are four rows of all banks, whatever their order.
    let least = format!("{wide} assert wavefronts(Wide, lanes = lane, element = 16) <= 3;");
    assert_eq!(said(&least), ["note: no swizzle of one field makes it hold, and no larger stride or argument"]);
    let swizzled = least.replace("= (", "= swizzle(2, 4, 0) @ (");
    assert_eq!(said(&swizzled), ["note: no other swizzle of one field makes it hold"]);
    assert_eq!(said(&format!("{wide} assert wavefronts(Wide, lanes = lane, element = 16) >= 5;")), [""; 0]);
}

/// Tiles of many sizes under reads by rows, by columns and by vectors, with all comparisons.
#[test]
fn every_help_of_many_tiles() {
    let (mut failing, mut followed, mut bare) = (0, 0, Vec::new());
    for (rows, cols) in [(32, 32), (64, 64), (128, 32), (32, 96), (96, 96), (32, 33), (64, 40), (48, 64), (32, 2)] {
        for (element, v) in [(4, 1), (2, 8), (2, 1), (1, 16), (8, 2), (4, 2), (16, 1)] {
            if cols % v != 0 || rows * cols / v % 32 != 0 {
                continue;
            }
            let (groups, chunks, size) = (rows / 32, cols / v, rows * cols);
            let by_rows = format!("(step: {}, lane: 32, v: {v}):({}, {v}, 1)", size / v / 32, 32 * v);
            let by_columns =
                format!("(chunk: {chunks}, group: {groups}, lane: 32, v: {v}):({v}, {}, {cols}, 1)", 32 * cols);
            for (access, wanted) in [(by_rows, "== 1"), (by_columns.clone(), "== 1"), (by_columns, "<= 2")] {
                if access.contains("group") && rows % 32 != 0 {
                    continue;
                }
                let block = format!(
                    "Tile: logical -> physical = (row: {rows}, col: {cols}):({cols}, 1); By: thread_value -> logical = {access}; Read = Tile @ By;
                     assert bank_conflicts(Read, lanes = lane, vector = v, element = {element}) {wanted};"
                );
                match errors(&block).as_slice() {
                    [] => {}
                    [_] => {
                        failing += 1;
                        let helps = follow(&block);
                        followed += helps.len();
                        if helps.is_empty() {
                            bare.push(block);
                        }
                    }
                    more => panic!("{block}\n{more:#?}"),
                }
            }
        }
    }
    println!("{failing} failing assertions, {followed} helps, none for {}", bare.len());
    assert!(failing >= 60 && followed >= 100, "{failing} {followed}");
    assert!(bare.is_empty(), "{bare:#?}");
}
