//! What stands in the maps in the place of a run-time extent is no extent: tiles divide what `where` says they divide, copies
//! have room, ranges know nothing of it, and a mode is split only where `where` says what its extent is.

use layout_algebra::layout;

layout! {
    pub Rows(p, s): logical -> physical = (row: p, col: 4):(s, 1) where s >= 4;
    pub By17(p, s) = divide(Rows(p, s), (17, 4)) where p % 17 == 0;
    pub By100(p, s) = divide(Rows(p, s), (100, 1)) where p % 100 == 0;
    pub By7By11(p, s) = divide(divide(Rows(p, s), (7, 4)), (1, 1, 11, 1)) where p % 77 == 0;
    pub Nested(p, s) = divide(Rows(p, s), ((2, 19), (2, 2))) where p % 38 == 0;
    pub Grouped(p, s) = divide(group(Rows(p, s), (g: (row, col))), (44)) where p % 11 == 0;
    pub Alone(p): logical -> physical = (row: p):(3);
    pub By13(p) = divide(Alone(p), 13) where p % 13 == 0;
    pub Ceil(p, s) = divide_ceil(Rows(p, s), (19, 3)) where p % 19 == 0;

    pub Four(a, b, c, d, p, q, r): logical -> physical = (i: a, j: b, k: c, l: d):(p, q, r, 1)
        where r >= d, q >= c * r, p >= b * q;
    pub Threes(a, b, c, d, p, q, r) = divide_ceil(Four(a, b, c, d, p, q, r), (3, 1, 1, 1)) where a % 3 == 0;

    pub Eight(p, s) = split(Rows(p, s), row, (hi: 2, lo: 4)) where p == 8;
    pub EightGrouped(p, s) = split(group(Rows(p, s), (g: (row, col))), g, (hi: 2, lo: 16)) where p == 8;
}

/// For each coordinate of the shape, the last fastest.
fn each(shape: &[usize], mut f: impl FnMut(&[usize])) {
    for mut i in 0..shape.iter().product() {
        let mut at = vec![0; shape.len()];
        for (c, n) in at.iter_mut().zip(shape).rev() {
            (*c, i) = (i % n, i / n);
        }
        f(&at);
    }
}

#[test]
fn tiles_divide_what_where_says() {
    for (p, s) in [(1700, 4), (7700, 5), (7700 * 19, 9), (3800, 7), (11, 4), (17, 6), (77, 8), (38, 4)] {
        let at = |row: usize, col: usize| Some(row * s + col);
        if let Ok(by) = By17::new(p, s) {
            assert_eq!(by.shape(), [17, 4, p / 17, 1]);
            each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], c[3]), at(c[0] + 17 * c[2], c[1])));
        }
        if let Ok(by) = By100::new(p, s) {
            assert_eq!(by.shape(), [100, 1, p / 100, 4]);
            each(&by.shape(), |c| assert_eq!(by.try_index(c[0], 0, c[2], c[3]), at(c[0] + 100 * c[2], c[3])));
        }
        if let Ok(by) = By7By11::new(p, s) {
            assert_eq!(by.shape(), [1, 1, 11, 1, 7, 4, p / 77, 1]);
            each(&by.shape(), |c| {
                let row = c[4] + 7 * (c[2] + 11 * c[6]);
                assert_eq!(by.try_index(0, 0, c[2], 0, c[4], c[5], c[6], 0), at(row, c[5]));
            });
        }
        if let Ok(by) = Nested::new(p, s) {
            assert_eq!(by.shape(), [38, 4, p / 38, 1]);
            each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], 0), at(c[0] + 38 * c[2], c[1])));
        }
        if let Ok(by) = Grouped::new(p, s) {
            assert_eq!(by.shape(), [44, p / 11]);
            each(&by.shape(), |c| {
                let i = c[0] + 44 * c[1];
                assert_eq!(by.try_index(c[0], c[1]), at(i / 4, i % 4));
            });
        }
        if let Ok(by) = Ceil::new(p, s) {
            assert_eq!(by.shape(), [19, 3, p / 19, 2]);
            each(&by.shape(), |c| {
                let (row, col) = (c[0] + 19 * c[2], c[1] + 3 * c[3]);
                assert_eq!(by.try_index(c[0], c[1], c[2], c[3]), at(row, col).filter(|_| col < 4));
            });
        }
    }
    assert!(By17::new(16, 4).is_err() && By17::new(17, 4).is_ok());
    assert!(Nested::new(19, 4).is_err() && Grouped::new(12, 4).is_err() && Ceil::new(20, 4).is_err());
    let by = By13::new(39).unwrap();
    each(&[13, 3], |c| assert_eq!(by.try_index(c[0], c[1]), Some(3 * (c[0] + 13 * c[1]))));
    assert!(By13::new(12).is_err());
}

#[test]
fn little_room_is_shared_by_tiles_too() {
    let (a, b, c, d) = (6, 2, 5, 3);
    let threes = Threes::new(a, b, c, d, 100, 40, 7).unwrap();
    assert_eq!(threes.shape(), [3, 1, 1, 1, 2, b, c, d]);
    each(&threes.shape(), |x| {
        let at = (x[0] + 3 * x[4]) * 100 + x[5] * 40 + x[6] * 7 + x[7];
        assert_eq!(threes.try_index(x[0], 0, 0, 0, x[4], x[5], x[6], x[7]), Some(at));
    });
}

#[test]
fn a_mode_is_split_where_its_extent_is_known() {
    let (eight, grouped) = (Eight::new(8, 5).unwrap(), EightGrouped::new(8, 5).unwrap());
    assert_eq!((eight.shape(), eight.size(), eight.cosize()), ([2, 4, 4], 32, 7 * 5 + 4));
    each(&[2, 4, 4], |c| assert_eq!(eight.try_index(c[0], c[1], c[2]), Some((4 * c[0] + c[1]) * 5 + c[2])));
    each(&[2, 16], |c| assert_eq!(grouped.try_index(c[0], c[1]), Some((4 * c[0] + c[1] / 4) * 5 + c[1] % 4)));
    assert!(Eight::new(7, 5).is_err() && Eight::new(16, 5).is_err());
    assert_eq!((eight.try_index(2, 0, 0), grouped.try_index(0, 16)), (None, None));
}

mod sums_and_products {
    use super::each;
    use layout_algebra::{InjectiveInside, layout};

    layout! {
        pub Twice(p, s): logical -> physical = (row: 2 * p, col: 4):(s, 1) where s >= 4;
        pub By8(p, s) = divide(Twice(p, s), (8, 4)) where 2 * p % 8 == 0;
        pub Second(p, s) = Twice(p, s) | { row = 1..2 };
        pub Sum(p, q): logical -> physical = (row: p + q, col: 4):(4, 1);
        pub By6(p, q) = divide(Sum(p, q), (6, 4)) where (p + q) % 6 == 0;
        pub Product(p, q): logical -> physical = (row: p * q, col: 4):(4, 1);
        pub By10(p, q) = divide(Product(p, q), (10, 4)) where p * q % 10 == 0;
        pub Nested(p): logical -> physical = (row: (p, 3), col: 4):((12, 4), 1);
        pub By6Nested(p) = divide(Nested(p), (6, 4)) where p % 2 == 0;
        pub Ones(p, s) = divide(divide_ceil(Twice(p, s), (8, 4)), (4, 4, 1, 1));
        pub Wide(p, s) = divide_ceil(Twice(p, s), (8, 67108864));
    }

    fn strided<L: InjectiveInside>() {}

    #[test]
    fn are_divided() {
        strided::<By6>();
        for (p, q) in [(4, 5), (3, 9), (20, 10), (7, 5), (12, 4)] {
            let at = |row: usize, col: usize, s: usize| Some(row * s + col);
            if let Ok(by) = By8::new(p, q) {
                assert_eq!(by.shape(), [8, 4, 2 * p / 8, 1]);
                each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], 0), at(c[0] + 8 * c[2], c[1], q)));
                assert_eq!(by.try_index(0, 0, 2 * p / 8, 0), None);
            }
            if let Ok(by) = By6::new(p, q) {
                assert_eq!(by.shape(), [6, 4, (p + q) / 6, 1]);
                each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], 0), at(c[0] + 6 * c[2], c[1], 4)));
            }
            if let Ok(by) = By10::new(p, q) {
                assert_eq!(by.shape(), [10, 4, p * q / 10, 1]);
                each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], 0), at(c[0] + 10 * c[2], c[1], 4)));
            }
            if let Ok(by) = By6Nested::new(p) {
                assert_eq!(by.shape(), [6, 4, p / 2, 1]);
                each(&by.shape(), |c| assert_eq!(by.try_index(c[0], c[1], c[2], 0), at(c[0] + 6 * c[2], c[1], 4)));
            }
            let (ones, wide) = (Ones::new(p, q).unwrap(), Wide::new(p, q).unwrap());
            assert_eq!(ones.shape(), [4, 4, 1, 1, 2, 1, p.div_ceil(4), 1]);
            each(&[4, 4, 2, p.div_ceil(4)], |c| {
                let row = c[0] + 4 * c[2] + 8 * c[3];
                let own = at(row, c[1], q).filter(|_| row < 2 * p);
                assert_eq!(ones.try_index(c[0], c[1], 0, 0, c[2], 0, c[3], 0), own);
                let (tile, col) = (c[0] + 4 * c[2], c[1] + 67_108_860 * c[2]);
                let own = at(row, col, q).filter(|_| row < 2 * p && col < 4);
                assert_eq!(wide.try_index(tile, col, c[3], 0), own);
            });
            let second = Second::new(p, q).unwrap();
            each(&[1, 4], |c| assert_eq!(second.try_index(0, c[1]), at(1, c[1], q)));
        }
        assert!(By8::new(3, 9).is_err() && By6::new(3, 4).is_err() && By10::new(3, 9).is_err());
        assert!(
            By8::new(20, 10).is_ok() && By6::new(7, 5).is_ok() && By10::new(4, 5).is_ok() && By6Nested::new(4).is_ok()
        );
    }
}

/// Extents that are numbers at all admitted values are like others.
mod numbers {
    use super::each;
    use layout_algebra::{View, layout};

    layout! {
        pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
        pub Rows(p, s): logical -> physical = (row: p, col: 4):(s, 1) where s >= 4;
        pub Between(p, s) = Rows(p, s) @ Frag where p >= 8, p <= 8;
        pub Residue(p, s) = Rows(p, s) @ Frag where p % 8 == 0, p < 16;
        pub Scaled(p, s) = split(Rows(p, s), row, (hi: 4, lo: 2)) where 4 * p == 32;
        pub Plain(p): logical -> physical = (row: p, col: p + 2):(p + 2, 1) where p == 8;
        pub Work(n): thread_value -> logical = (block: (3, n), pair: 2):((2 * n, 2), 1) where n > 3, n < 5;
        pub Tiled(p, s) = divide_ceil(Rows(p, s), (4, 4)) where p > 28, p <= 32;
        pub Tiles(p, s) = split(Tiled(p, s), rest.row, (hi: 4, lo: 2));
        pub Lane(p, s) = Between(p, s) | { lane };
        const LARGE = size(Plain);
        assert LARGE == 80;
    }

    #[test]
    fn are_extents() {
        let s = 9;
        let (between, residue, scaled) =
            (Between::new(8, s).unwrap(), Residue::new(8, s).unwrap(), Scaled::new(8, s).unwrap());
        each(&[8, 4], |c| {
            let own = Some(c[0] * s + c[1]);
            assert_eq!((between.try_index(c[0], c[1]), residue.try_index(c[0], c[1])), (own, own));
            assert_eq!(scaled.try_index(c[0] / 2, c[0] % 2, c[1]), own);
        });
        assert!(Between::new(9, s).is_err() && Residue::new(16, s).is_err() && Scaled::new(7, s).is_err());
        let plain = Plain::new(8).unwrap();
        assert_eq!((plain.shape(), plain.size(), plain.cosize()), ([8, 10], 80, 80));
        each(&[8, 10], |c| assert_eq!(plain.try_index(c[0], c[1]), Some(10 * c[0] + c[1])));
        let data: Vec<usize> = (0..80).collect();
        let mut sum = 0;
        View::new(&data, plain).unwrap().each(|_, n| sum += n);
        assert_eq!(sum, 79 * 40);
        assert!(Plain::new(9).is_err());
        let work = Work::new(4).unwrap();
        assert_eq!(work.shape(), [12, 2]);
        each(&[12, 2], |c| assert_eq!(work.try_index(c[0], c[1]), Some(2 * c[0] + c[1])));
        for p in 29..=32 {
            let tiles = Tiles::new(p, s).unwrap();
            each(&[4, 4, 4, 2], |c| {
                let row = c[0] + 4 * (2 * c[2] + c[3]);
                let own = Some(row * s + c[1]).filter(|_| row < p);
                assert_eq!(tiles.try_index(c[0], c[1], c[2], c[3], 0), own, "{:?}", tiles.shape());
            });
        }
        let mut seen = Vec::new();
        Lane::of(between, 3).each(|_, address| seen.push(address));
        assert_eq!(seen, [27, 28, 29, 30]);
    }
}

mod copies {
    use layout_algebra::layout;

    layout! {
        pub One(p, q, s): logical -> physical = (row: p, col: q):(s, 1) where s >= q;
        pub Five(p, q, s, t) = repeat(One(p, q, s), (c: 5):(1), pitch = t) where t >= p * s;
        pub Many(p, q, s, t) = repeat(One(p, q, s), (c: 5000):(1), pitch = 4 * t) where t >= p * s;
        pub Twice(p, q, s, t) = repeat(Five(p, q, s, t), (d: 7):(1), pitch = 5 * t) where t >= p * s;
        pub Woven(p, q, s) = interleave(One(p, q, s), (c: 500):(1));
        pub WovenTwice(p, q, s) = interleave(Woven(p, q, s), (d: 60):(1));
        pub Same(p, q, s) = broadcast(One(p, q, s), (c: 5000));
        pub Ragged(p, q, s) = repeat(divide_ceil(One(p, q, s), (4, 4)), (c: 77):(1), pitch = p * s + q);
    }

    #[test]
    fn have_room() {
        let (p, q, s, t) = (3, 5, 7, 23);
        let five = Five::new(p, q, s, t).unwrap();
        assert_eq!((five.shape(), five.size(), five.cosize()), ([5, p, q], 75, 4 * t + 2 * s + 5));
        let (many, twice) = (Many::new(p, q, s, t).unwrap(), Twice::new(p, q, s, t).unwrap());
        let (woven, again) = (Woven::new(p, q, s).unwrap(), WovenTwice::new(p, q, s).unwrap());
        let (same, ragged) = (Same::new(p, q, s).unwrap(), Ragged::new(p, q, s).unwrap());
        super::each(&[5, p, q], |c| {
            let own = c[1] * s + c[2];
            assert_eq!(five.try_index(c[0], c[1], c[2]), Some(c[0] * t + own));
            assert_eq!(many.try_index(999 * c[0], c[1], c[2]), Some(999 * c[0] * 4 * t + own));
            assert_eq!(twice.try_index(6, c[0], c[1], c[2]), Some(6 * 5 * t + c[0] * t + own));
            assert_eq!(woven.try_index(99 * c[0], c[1], c[2]), Some(own * 500 + 99 * c[0]));
            assert_eq!(again.try_index(59, 99 * c[0], c[1], c[2]), Some((own * 500 + 99 * c[0]) * 60 + 59));
            assert_eq!(same.try_index(999 * c[0], c[1], c[2]), Some(own));
        });
        super::each(&[4, 4, 1, 2], |c| {
            let (row, col) = (c[0], c[1] + 4 * c[3]);
            let own = Some(76 * (p * s + q) + row * s + col).filter(|_| row < p && col < q);
            assert_eq!(ragged.try_index(76, c[0], c[1], c[2], c[3]), own);
        });
    }
}

mod ranges {
    use layout_algebra::layout;

    layout! {
        #![index(u32)]
        pub Inner(p): logical -> physical = (row: 2, col: (p, 2)):(1, (10, 4));
        pub Odd(p) = Inner(p) | { col = 3..4 } where p >= 2;
        pub Even(p) = Inner(p) | { col = 2..4 } where p >= 2;
        pub Long(p) = Inner(p) | { col = 3..8 } where p >= 4;
        pub Lines(p, q): logical -> physical = (a: p, b: 3):(q, 1) where q >= 3;
        pub Whole(p, q) = group(Lines(p, q), (g: (a, b)));
        pub Some(p, q) = Whole(p, q) | { g = 1..7 } where p >= 3;
        pub Before(p, r): logical -> physical = (col: (p, 2), row: r):((2 * r, r), 1);
        pub Middle(p, r) = Before(p, r) | { col = 3..7 } where p >= 4;
        pub Tail(p, r) = divide_ceil(Before(p, r), (4, 4)) | { rest.col = 1..3 } where p >= 5;
    }

    #[test]
    fn of_nested_modes_fit_the_index_type() {
        let (p, q) = (5, 4);
        let at = |row: u32, col: u32| Option::Some(row + col / 2 * 10 + col % 2 * 4);
        let (odd, even, long) = (Odd::new(p).unwrap(), Even::new(p).unwrap(), Long::new(p).unwrap());
        assert_eq!((odd.shape(), even.shape(), long.shape()), ([2, 1], [2, 2], [2, 5]));
        assert_eq!(long.cosize(), 1 + 30 + 4 + 1);
        super::each(&[2, 5], |c| {
            let (row, col) = (c[0] as u32, c[1] as u32);
            assert_eq!(odd.try_index(row, col), at(row, col + 3).filter(|_| col < 1));
            assert_eq!(even.try_index(row, col), at(row, col + 2).filter(|_| col < 2));
            assert_eq!(long.try_index(row, col), at(row, col + 3));
        });
        let some = Some::new(p, q).unwrap();
        assert!(some.shape() == [6] && some.cosize() > 2 * q as usize);
        (0..6).for_each(|g| assert_eq!(some.try_index(g), Option::Some((g + 1) / 3 * q + (g + 1) % 3)));
        assert!(Odd::new(1).is_err() && Long::new(3).is_err() && Some::new(2, q).is_err());
        let (middle, tail) = (Middle::new(p, 6).unwrap(), Tail::new(p, 6).unwrap());
        super::each(&[4, 6], |c| {
            let (col, row) = (c[0] as u32, c[1] as u32);
            assert_eq!(middle.try_index(col, row), Option::Some((col + 3) * 6 + row));
        });
        super::each(&[4, 4, 2, 2], |c| {
            let [tile, i, rest, j] = [c[0] as u32, c[1] as u32, c[2] as u32, c[3] as u32];
            let (col, row) = (tile + 4 * (rest + 1), i + 4 * j);
            let inside = Option::Some(col * 6 + row).filter(|_| col < 2 * p && row < 6);
            assert_eq!(tail.try_index(tile, i, rest, j), inside);
        });
    }
}

mod composites {
    use layout_algebra::layout;

    layout! {
        #![index(u32)]
        pub Wide(p, q, s): logical -> physical = (row: p, col: q):(s, 1) where s >= q;
        pub Across(p, q, s) = (divide_ceil(Wide(p, q, s), (8, 6)) | { rest.row, rest.col }) @ (i: 6, j: 8):(8, 1);
    }

    /// The stages behind the first have room for all tiles, and the coordinates that are left reach one.
    #[test]
    fn of_bound_tiles_fit_the_index_type() {
        let (p, q, s) = (19, 20, 23);
        let wide = Wide::new(p, q, s).unwrap();
        super::each(&[3, 4, 6, 8], |c| {
            let [r, k, i, j] = [c[0] as u32, c[1] as u32, c[2] as u32, c[3] as u32];
            let at = 8 * i + j;
            let (row, col) = (8 * r + at / 6, 6 * k + at % 6);
            assert_eq!(Across::of(wide, r, k).try_index(i, j), wide.try_index(row, col), "{c:?}");
        });
    }
}
