//! Names of the user's that look like those of generated code, or like each other.

use layout_algebra::layout;

layout! {
    // With something behind it, the name of one mode is that of the other.
    W(n, m): logical -> logical = (a: (2, n), a_1_above: (2, m)):((2 * n * m, m * 2), (m, 1));
    Above(n, m): logical -> physical = (the_0: (2, n), the_above_0_1: (2, m)):((2 * n * m, m * 2), (m, 1));
    Point(n, m) = Above(n, m) | { the_0, the_above_0_1 };
    Root(__root): logical -> physical = (root: 4, __root__: (2, 3)):(__root, (3, 1)) where __root >= 6;
    Rooted(ld): logical -> physical = (row: 4, __root: (2, 3)):(ld, (3, 1)) where ld >= 6;
    RootSlice(__root) = Root(__root) | { root };
    RootedSlice(ld) = Rooted(ld) | { __root };
    // Another spelling of `row`, `ld` and `r#fn`.
    Raw(r#ld): logical -> physical = (r#row: 4, r#fn: 6):(ld, 1) where ld >= 6;
    r#RawSlice(ld) = r#Raw(r#ld) | { row };
}

#[test]
fn run_time_extents_in_modes_of_alike_names() {
    for (n, m) in [(1, 1), (3, 5), (5, 3), (4, 8)] {
        let (w, above) = (W::new(n, m).unwrap(), Above::new(n, m).unwrap());
        for i in 0..4 * n * m {
            let (a, b) = (i / (2 * m), i % (2 * m));
            let want = (a / n) * 2 * n * m + (a % n) * m * 2 + (b / m) * m + b % m;
            assert_eq!((w.index(a, b), w.linear(i), above.index(a, b), above.linear(i)), (want, want, want, want));
            assert_eq!((w.coord(i), w.leaf(a / n, a % n, b / m, b % m)), ((a, b), want));
            assert_eq!((w.try_index(a, b), Point::of(above, a, b).index()), (Some(want), want));
        }
        assert_eq!((w.try_index(2 * n, 0), w.try_index(0, 2 * m)), (None, None));
    }
}

#[test]
fn the_root_crate_is_no_name() {
    let (root, rooted) = (Root::new(8).unwrap(), Rooted::new(8).unwrap());
    assert_eq!((root.index(3, 4), rooted.index(3, 4), root.leaf(1, 1, 1)), (28, 28, 12));
    assert_eq!((RootSlice::of(root, 2).index(5), RootedSlice::of(rooted, 5).index(2)), (21, 21));
    assert_eq!(Root::new(5).unwrap_err().to_string(), "`__root >= 6` does not hold");
}

#[test]
fn raw_names() {
    let raw = Raw::new(7).unwrap();
    assert_eq!((raw.index(3, 5), RawSlice::of(raw, 2).index(1)), (26, 15));
    assert_eq!(Raw::PARAMETERS, ["ld"]);
}
