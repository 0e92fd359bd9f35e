//! Where numbers end: what extents have room for, ranges as long as that, and coordinates past the end whose addresses would
//! pass the index type.

use layout_algebra::{InjectiveInside, RestrictionInside, ViewMut, layout};

layout! {
    pub Four(a, b, c, d, p, q, r): logical -> physical = (i: a, j: b, k: c, l: d):(p, q, r, 1)
        where r >= d, q >= c * r, p >= b * q;
    pub Long(a, b, c, d, p, q, r) = Four(a, b, c, d, p, q, r) | { i = 100..30000 } where a >= 30000;
    pub LongTiles(a, b, c, d, p, q, r) = divide_ceil(Four(a, b, c, d, p, q, r), (2, 3, 1, 1));
    pub LongHalf(a, b, c, d, p, q, r) = LongTiles(a, b, c, d, p, q, r) | { rest.i = 0..10000, tile.k = 0, tile.l = 0, rest.k = 0, rest.l = 0 } where a >= 19999;
    pub Inside(a, b, c, d, p, q, r) = LongHalf(a, b, c, d, p, q, r) | { rest.i, rest.j };
    pub Divided(a, b, c, d, p, q, r) = divide(Four(a, b, c, d, p, q, r), (4, 1, 1, 1)) | { rest.i = 0..8192 }
        where a >= 32768, a % 4 == 0;
    /// Of 64 bits the columns take 54: eight are left for rows.
    pub Narrow(n): logical -> physical = (row: n, col: 18014398509481984):(1, _);
    pub Most(n) = Narrow(n) | { row = 0..200 } where n >= 200;
    pub All(n) = Narrow(n) | { row = 1..256 } where n >= 256;
}

#[test]
fn extents_past_the_room_are_named() {
    let said = |n: [usize; 4]| Four::new(n[0], n[1], n[2], n[3], 1 << 40, 1 << 22, 1 << 16).map_err(|e| e.to_string());
    let is_refused = |extent: &str, n| {
        let text = format!("the extent `{extent}` is more than 32768, all that there is room for");
        assert_eq!(said(n).unwrap_err(), text);
    };
    assert!(said([32768, 2, 3, 4]).is_ok() && said([1, 2, 3, 32768]).is_ok());
    is_refused("a", [32769, 2, 3, 4]);
    is_refused("d", [1, 2, 3, 32769]);
}

#[test]
fn ranges_as_long_as_the_room() {
    let four = Four::new(30000, 4, 3, 4, 80, 20, 5).unwrap();
    let long = Long::new(30000, 4, 3, 4, 80, 20, 5).unwrap();
    assert!(Long::new(29999, 4, 3, 4, 80, 20, 5).is_err());
    assert_eq!((long.shape(), long.size(), long.cosize()), ([29900, 4, 3, 4], 29900 * 48, four.cosize()));
    for (i, j, k, l) in [(0, 0, 0, 0), (1, 3, 2, 3), (20000, 1, 0, 2), (29899, 3, 2, 3)] {
        assert_eq!(long.try_index(i, j, k, l), Some(four.index(100 + i, j, k, l)));
        assert_eq!(long.linear(((i * 4 + j) * 3 + k) * 4 + l), four.index(100 + i, j, k, l));
    }
    assert_eq!(long.try_index(29900, 0, 0, 0), None);
    let divided = Divided::new(32768, 4, 3, 4, 80, 20, 5).unwrap();
    assert_eq!((divided.shape(), divided.cosize()), ([4, 1, 1, 1, 8192, 4, 3, 4], 32767 * 80 + 3 * 20 + 2 * 5 + 4));
    assert!(Divided::new(32764, 4, 3, 4, 80, 20, 5).is_err());
    // No sum of the columns is left: they are a broadcast.
    assert_eq!((Most::new(200).unwrap().index(199, 7), All::new(256).unwrap().index(254, 7)), (199, 255));
    assert!(Most::new(199).is_err() && Narrow::new(257).is_err());
}

mod elsewhere {
    layout_algebra::layout! {
        use crate::limits::LongHalf;
        pub Inside(a, b, c, d, p, q, r) = LongHalf(a, b, c, d, p, q, r) | { rest.i, rest.j };
    }
}

/// A range of a ragged mode is as long as is said, and what is inside is still asked.
#[test]
fn ranges_of_ragged_modes() {
    for a in [19999, 20000, 20001] {
        let four = Four::new(a, 4, 3, 4, 80, 20, 5).unwrap();
        let half = LongHalf::new(a, 4, 3, 4, 80, 20, 5).unwrap();
        assert_eq!(half.shape(), [2, 3, 10000, 2]);
        for (t, s, i, j) in [(0, 0, 0, 0), (1, 2, 9998, 0), (1, 0, 9999, 1), (0, 1, 9999, 1), (0, 0, 9999, 1)] {
            let want = four.try_index(2 * i + t, 3 * j + s, 0, 0);
            assert_eq!(half.try_index(t, s, i, j), want, "{a} {t} {s} {i} {j}");
            let inside = Inside::of(half, i, j);
            let imported = elsewhere::Inside::new(a, 4, 3, 4, 80, 20, 5, i, j).unwrap();
            assert_eq!((inside.try_index(t, s), imported.try_index(t, s)), (want, want));
        }
    }
}

layout! {
    #![index(u32)]
    pub Rows(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
    pub Tile(m, n, ld) = divide_ceil(Rows(m, n, ld), (4, 2)) | { rest.row, rest.col };
    pub Cell(m, n, ld) = divide_ceil(Rows(m, n, ld), (4, 2)) | { tile.row, rest.row, rest.col };
    pub Both(m, n) = divide_ceil(Wide(m, n), (8, 8)) | { rest.row, rest.col };
    pub Wide(m, n): logical -> physical = (row: m, col: n):(70000, 2) where n <= 35000;
    pub Whole(m, ld): logical -> physical = (row: m, col: 4):(ld, 1) where ld >= 4, m % 32 == 0;
    pub WholeTile(m, ld) = divide(Whole(m, ld), (32, 4)) | { tile.col, rest.row };
}

/// Three rows as far apart as fits: the fourth of the tile would be past 2³².
#[test]
fn addresses_outside_may_pass_the_index_type() {
    let rows = Rows::new(3, 3, 1_600_000_000).unwrap();
    for c in 0..2 {
        let tile = Tile::of(rows, 0, c);
        let want = (0..8).filter_map(|v| Some((v, rows.try_index(v / 2, 2 * c + v % 2)?)));
        let mut found = Vec::new();
        tile.each(|v, address| found.push((v, address)));
        assert_eq!(found, want.collect::<Vec<_>>());
        // One step would be past everything; nought of them is none.
        found.clear();
        tile.advance_rest_row(0).each(|v, address| found.push((v, address)));
        assert_eq!(found.len(), if c == 0 { 6 } else { 3 });
        for row in 0..4 {
            let cell = Cell::of(rows, row, 0, c);
            assert_eq!(cell.try_index(0), rows.try_index(row, 2 * c));
        }
    }
    let wide = Wide::new(61356, 35000).unwrap();
    for (i, j) in [(7669, 4374), (7669, 0), (0, 4374), (3, 5)] {
        let both = Both::of(wide, i, j);
        for (r, c) in (0..64).map(|v| (v / 8, v % 8)) {
            assert_eq!(both.try_index(r, c), wide.try_index(8 * i + r, 8 * j + c));
        }
    }
    let whole = Whole::new(32, 138_000_000).unwrap();
    assert_eq!(WholeTile::of(whole, 1, 0).advance_rest_row(0).index(31, 0), 31 * 138_000_000 + 1);
}

/// All slices at once, those outside among them.
#[test]
fn slices_outside_may_pass_the_index_type() {
    let rows = Rows::new(3, 3, 1_600_000_000).unwrap();
    let mut data = vec![(); rows.cosize()];
    let mut view = ViewMut::new(&mut data, rows).unwrap();
    let inside = view.split::<Cell>().map(|slice| (0..Cell::VALUES).filter(|&v| slice.get(v).is_some()).count());
    assert_eq!(inside.sum::<usize>(), 9);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "assertion failed")]
fn outside_a_slice_has_no_address() {
    let _ = Tile::of(Rows::new(3, 3, 10).unwrap(), 0, 1).index(0, 1);
}

layout! {
    #![index(u32)]
    pub Row(n): logical -> physical = (row: 1, col: n):(n, 1);
    pub RowTiles(n) = divide_ceil(Row(n), (4, 4));
    pub RowTile(n) = RowTiles(n) | { rest.row, rest.col };
    pub Shared(n): logical -> physical = (row: 1, col: n):(_, 2);
    pub SharedTiles(n) = divide_ceil(Shared(n), (3, 2));
    pub Column: logical -> physical = (row: 5, col: 1):(2, 7);
    pub ColumnTiles = divide_ceil(Column, (2, 3));
    pub Turned: logical -> physical = divide_ceil(swizzle(1, 2, 0) @ (row: 1, col: 6):(8, 1), (2, 4));
}

/// A mode of one coordinate has no second one that could share an address with it.
#[test]
fn modes_of_one_coordinate_under_larger_tiles() {
    fn all<L: InjectiveInside<Codomain = layout_algebra::Physical> + layout_algebra::Visit>(layout: L) -> usize {
        let mut data = vec![0u8; layout.cosize()];
        let mut view = ViewMut::new(&mut data, layout).unwrap();
        view.each(|_, element| *element += 1);
        assert!(data.iter().all(|n| *n <= 1));
        data.iter().filter(|n| **n == 1).count()
    }
    assert_eq!((all(RowTiles::new(7).unwrap()), all(SharedTiles::new(5).unwrap())), (7, 5));
    assert_eq!((all(ColumnTiles), all(Turned)), (5, 6));
    let tiles = RowTiles::new(7).unwrap();
    for (r, c, j) in (0..32).map(|i| (i / 8, i / 2 % 4, i % 2)) {
        let want = Row::new(7).unwrap().try_index(r, 4 * j + c);
        assert_eq!((tiles.try_index(r, c, 0, j), RowTile::of(tiles, 0, j).try_index(r, c)), (want, want));
    }
}
