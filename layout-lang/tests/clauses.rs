//! Helps that offer a clause of `where`, followed to the letter: with the clause the block passes. And blocks whose `where`
//! says enough in other words.

mod support {
    pub mod errors;
}

use support::errors::errors;

/// The last item with another clause.
fn with(block: &str, clause: &str) -> String {
    let (before, last) = block.trim_end().trim_end_matches(';').rsplit_once(';').unwrap_or(("", block));
    let joint = if last.contains(" where ") { "," } else { " where" };
    format!("{before};{}{joint} {clause};", last.trim_end_matches(';')).trim_start_matches(';').to_owned()
}

/// The clause that the one error of a block offers; with it there is none.
fn offered(block: &str) -> String {
    let found = errors(block);
    assert_eq!(found.len(), 1, "{block}\n{found:#?}");
    let clause = found[0].split_once("`where ").and_then(|(_, rest)| rest.split('`').next());
    let clause = clause.unwrap_or_else(|| panic!("{block}\n{}", found[0]));
    let left = errors(&with(block, clause));
    assert!(left.is_empty(), "{block}\n{clause}\n{left:#?}");
    clause.to_owned()
}

fn passes(block: &str) {
    let found = errors(block);
    assert!(found.is_empty(), "{block}\n{found:#?}");
}

/// `A`, over one mode of an extent and a mode of 4.
fn rows(parameters: &str, extent: &str, clause: &str) -> String {
    let stride = "row: {extent}, col: 4";
    let shape = stride.replace("{extent}", extent);
    let strides = if extent.contains(',') { "((12, 4), 1)" } else { "(4, 1)" };
    let clause = if clause.is_empty() { String::new() } else { format!(" where {clause}") };
    format!("A({parameters}): logical -> physical = ({shape}):{strides}{clause};")
}

#[test]
fn tiles_of_sums_and_products() {
    for (parameters, extent, tile, clause) in [
        ("p", "p", 8, "p % 8 == 0"),
        ("p", "2 * p", 8, "p % 4 == 0"),
        ("p", "4 * p", 8, "p % 2 == 0"),
        ("p, q", "p * q", 8, "(p * q) % 8 == 0"),
        ("p, q", "p + q", 6, "(p + q) % 6 == 0"),
        ("p, q", "2 * p + q + 3", 4, "(2 * p + q) % 4 == 1"),
        ("p, q", "p * q + p", 4, "(p + p * q) % 4 == 0"),
        ("p", "(p, 3)", 6, "p % 2 == 0"),
        ("p, q", "(p + 2 * q, 3)", 6, "(p + 2 * q) % 2 == 0"),
    ] {
        let block = format!("{} B({parameters}) = divide(A({parameters}), ({tile}, 4));", rows(parameters, extent, ""));
        assert_eq!(offered(&block), clause);
    }
    // Tiles of tiles.
    let block = format!(
        "{} B(p, q) = divide(divide(A(p, q), (2, 4)), (2, 4, 3, 1));",
        rows("p, q", "p + q", "(p + q) % 2 == 0")
    );
    assert_eq!(offered(&block), "(p + q) % 6 == 0");
}

#[test]
fn tiles_that_clauses_admit_in_other_words() {
    for (parameters, extent, clause, tile) in [
        ("p", "2 * p", "p % 4 == 0", 8),
        ("p", "2 * p", "2 * p % 8 == 0", 8),
        ("p", "2 * p", "4 * p % 16 == 0", 8),
        ("p", "p", "2 * p % 16 == 0", 8),
        ("p", "p", "2 * p % 4 == 0, 3 * p % 9 == 0", 6),
        ("p, q", "p * q", "p % 2 == 0, q % 4 == 0", 8),
        ("p, q", "p * q", "p * q % 8 == 0", 8),
        ("p, q", "2 * p * q", "2 * p % 8 == 0", 8),
        ("p, q", "p + q", "p % 6 == 2, q % 6 == 4", 6),
        ("p, q", "p + 7 * q", "(p + q) % 6 == 0", 6),
        ("p, q", "p + q", "p == 5 * q", 6),
        ("p, q", "p + q", "(p + q) % 2 == 0, (p + q) % 3 == 0", 6),
        ("p, q", "p + 3 * q", "(p + q) % 6 == 0, q % 3 == 0", 6),
        ("p", "(p, 3)", "p % 2 == 0", 6),
        ("p", "(p, 3)", "", 3),
    ] {
        let all = rows(parameters, extent, clause);
        passes(&format!("{all} B({parameters}) = divide(A({parameters}), ({tile}, 4));"));
    }
    // And no more than they say.
    for (parameters, extent, clause, tile) in [
        ("p", "2 * p", "p % 2 == 0", 8),
        ("p", "p", "2 * p % 8 == 0", 8),
        ("p, q", "p * q", "p % 2 == 0, q % 2 == 0", 8),
        ("p, q", "p + q", "(p + 2 * q) % 6 == 0", 6),
    ] {
        let all = rows(parameters, extent, clause);
        offered(&format!("{all} B({parameters}) = divide(A({parameters}), ({tile}, 4));"));
    }
}

/// Of a number of tiles that is rounded up nothing is known but that it is whole: tiles of 1 divide it.
#[test]
fn tiles_of_rounded_tiles() {
    let ceil = format!("{} B(p) = divide_ceil(A(p), (8, 4));", rows("p", "p", ""));
    passes(&format!("{ceil} C(p) = divide(B(p), (8, 4, 1, 1));"));
    passes(&format!("{ceil} C(p) = divide(B(p), (4, 2, 1, 1));"));
    let found = errors(&format!("{ceil} C(p) = divide(B(p), (8, 4, 3, 1));"));
    assert!(found[0].contains("divide mode `rest.row`, whose extent is ⌈p / 8⌉\n"), "{found:?}");
    assert_eq!(offered(&format!("{ceil} C(p) = divide(B(p), (8, 4, 3, 1));")), "p % 24 == 0");
}

#[test]
fn extents_that_are_numbers() {
    let frag = "F: thread_value -> logical = (lane: 8, reg: 4):(4, 1);";
    for (extent, clause) in [
        ("p", "p == 8"),
        ("p", "p >= 8, p <= 8"),
        ("p", "4 * p == 32"),
        ("p", "p % 8 == 0, p < 16"),
        ("2 * p", "p == 4"),
        ("2 * p", "2 * p <= 9, p > 3"),
    ] {
        let all = rows("p", extent, clause);
        passes(&format!("{all} B(p) = split(A(p), row, (hi: 4, lo: 2));"));
        passes(&format!("{frag} {all} B(p) = A(p) @ F;"));
        // The clause may be the item's own.
        let own = rows("p", extent, "");
        passes(&format!("{own} B(p) = split(A(p), row, (hi: 4, lo: 2)) where {clause};"));
        passes(&format!("{frag} {own} B(p) = A(p) @ F where {clause};"));
        passes(&format!("{own} B(p) = A(p) where {clause}; const N = size(B);"));
    }
    passes(&format!("{frag} {} B(p, q) = A(p, q) @ F;", rows("p, q", "p + q", "p + q == 8")));
    // Tiles of 4 of 29 to 32 rows are 8.
    let ceil = format!("{} B(p) = divide_ceil(A(p), (4, 4));", rows("p", "p", "p > 28, p <= 32"));
    passes(&format!("{ceil} C(p) = split(B(p), rest.row, (hi: 4, lo: 2));"));
    for clause in ["p >= 8", "p <= 8", "p % 8 == 0, p < 17", "p >= 8, p <= 9"] {
        let all = rows("p", "p", clause);
        assert_eq!(errors(&format!("{all} B(p) = split(A(p), row, (hi: 4, lo: 2));")).len(), 1, "{clause}");
        assert_eq!(errors(&format!("{frag} {all} B(p) = A(p) @ F;")).len(), 1, "{clause}");
    }
    // Strides that name the parameter are numbers then too.
    passes(
        "A(n): thread_value -> logical = (block: (3, n, 2, 2)):(4 * n, 2, 2 * n, 1) where n >= 8, n < 9; B(n) = split(A(n), block, (hi: 12, lo: 8));",
    );
}

#[test]
fn values_and_ranges_inside() {
    for (parameters, extent, clause, bind) in [
        ("p", "2 * p", "", "row = 1..2"),
        ("p", "2 * p", "", "row = 1"),
        ("p, q", "2 * p * q", "", "row = 0..2"),
        ("p, q", "p * q", "p >= 3", "row = 2"),
        ("p", "p", "p % 8 == 0", "row = 7"),
        ("p", "2 * p", "4 * p > 12", "row = 7"),
        ("p, q", "p + q", "(p + q) % 6 == 0", "row = 5"),
    ] {
        let all = rows(parameters, extent, clause);
        passes(&format!("{all} B({parameters}) = A({parameters}) | {{ {bind} }};"));
    }
    for (parameters, extent, bind, clause) in [
        ("p", "2 * p", "row = 1..3", "p >= 2"),
        ("p", "p", "row = 4", "p >= 5"),
        ("p, q", "p + q", "row = 4", "p + q >= 5"),
        ("p, q", "p * q", "row = 4", "p * q >= 5"),
        ("p", "(p, 3)", "row = 4", "p >= 2"),
    ] {
        let block = format!("{} B({parameters}) = A({parameters}) | {{ {bind} }};", rows(parameters, extent, ""));
        assert_eq!(offered(&block), clause);
    }
    // The next value that there is.
    let block = format!("{} B(p) = A(p) | {{ row = 8 }};", rows("p", "p", "p % 8 == 0"));
    assert_eq!(offered(&block), "p >= 16");
}

/// No clause is offered that contradicts the others.
#[test]
fn nothing_contradictory_is_offered() {
    for block in [
        format!("{} B(p) = divide(A(p), (8, 4));", rows("p", "p", "p % 4 == 2")),
        format!("{} B(p) = divide(A(p), (8, 4));", rows("p", "2 * p", "p % 2 == 1")),
        format!("{} B(p) = divide(A(p), (8, 4));", rows("p", "p", "p < 8")),
        format!("{} B(p) = A(p) | {{ row = 8 }};", rows("p", "p", "p < 8")),
        "A(ld): logical -> physical = (row: 8, col: 8):(ld, 1) where ld >= 8; B(ld) = repeat(A(ld), (c: 3):(1), pitch = 63);".into(),
        "A(ld): logical -> physical = (row: 8, col: 8):(ld, 1) where ld >= 8, ld % 2 == 1; B(ld) = repeat(A(ld), (c: 3):(1), align = 2);".into(),
    ] {
        let found = errors(&block);
        assert!(found.len() == 1 && !found[0].contains("say so"), "{block}\n{found:#?}");
    }
}

/// Copies that are aligned, or far enough apart; strides that keep coordinates apart.
#[test]
fn distances() {
    let copies = |pitch: &str| {
        let rows = "A(ld, d): logical -> physical = (row: 128, col: 64, z: 1):(ld, 1, d) where ld >= 64;";
        format!("{rows} B(ld, d) = repeat(A(ld, d), (c: 3):(1), {pitch});")
    };
    for (pitch, clause) in [
        ("align = 16", "(127 * ld) % 16 == 0"),
        ("pitch = 130 * ld, align = 16", "ld % 8 == 0"),
        ("pitch = 2 * d", "2 * d >= 127 * ld + 64"),
        ("pitch = 64 * ld + d", "d >= 63 * ld + 64"),
    ] {
        assert_eq!(offered(&copies(pitch)), clause);
    }
    for (strides, clause, offer) in [
        ("(p, 1, q)", "p >= 60", "p >= 64"),
        ("(p, 1, q)", "p >= 60, p % 4 == 0", "p >= 64"),
        ("(p, 1, q)", "p % 24 == 3", "p >= 75"),
        ("(2 * p, 1, q)", "p % 5 == 0", "p >= 35"),
        ("(p + q, 1, q)", "(p + q) % 6 == 0", "p + q >= 66"),
    ] {
        let block = format!("A(p, q): logical -> physical = (row: 128, col: 64, z: 1):{strides} where {clause};");
        assert_eq!(offered(&block), offer);
    }
}

/// Extents that are products are at least 1, said or not; and what is offered can be written.
#[test]
fn strides_past_products() {
    assert_eq!(offered("A(p, n, m): logical -> physical = (x: 4, y: n * m):(p, 1);"), "p >= n * m");
    assert_eq!(offered("A(p, n): logical -> physical = (x: n * n, y: 4):(p, 1);"), "p >= 4");
    assert_eq!(offered("A(p, n, m): logical -> physical = (x: n * m, y: 4):(p, 1);"), "p >= 4");
    let batch = "A(pitch, h, w, ch): logical -> physical = (n: 4, y: h, x: w, c: ch):(pitch, w * ch, ch, 1);";
    let found = errors(batch);
    assert!(found.len() == 1 && !found[0].contains("h * w * ch`"), "{found:#?}");
}

/// Of what an assertion needs nothing is offered that it does not need.
#[test]
fn no_more_than_is_needed() {
    let width =
        "A(m, n, ld): logical -> physical = (x: m, y: n):(ld, 1) where ld >= n; assert vector_width(A, y) >= 4;";
    let found = errors(width);
    assert!(found.len() == 1 && found[0].contains("`where n % 4 == 0, ld % 4 == 0`"), "{found:#?}");
    let apart =
        "A(m, ld): logical -> physical = (z: 4, x: 8, y: 64):(m, ld, 1) where ld >= 64, m >= 8 * ld, m % 2 == 0;
                 assert vector_width(A, y) >= 8;";
    let found = errors(apart);
    assert!(found.len() == 1 && found[0].contains("`where m % 8 == 0, ld % 8 == 0`"), "{found:#?}");
}
