//! Tiles that do not divide: `divide_ceil`, for extents known now and at run time.

use layout_algebra::view::Is;
use layout_algebra::{Dynamic, InjectiveInside, RestrictionInside, View, ViewMut, Visit, layout};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

layout! {
    #![index(u32)]
    pub Page: logical -> physical = (row: 100, col: 60):(64, 1);
    pub Tiles = divide_ceil(Page, (32, 16));
    pub Whole = divide_ceil(Page, (50, 20));
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (4, 4)):((16, 4), (128, 1));
    pub Mine = (Tiles | { rest.row, rest.col }) @ Frag | { lane };
    pub Corner = Tiles | { rest.row = 3, rest.col = 3 };

    pub Gmem(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
    pub Ragged(m, n, ld) = divide_ceil(Gmem(m, n, ld), (32, 16));
    pub Block(m, n, ld) = (Ragged(m, n, ld) | { rest.row, rest.col }) @ Frag | { lane };
    pub Odd(m, n, ld) = divide_ceil(Gmem(m, n, ld), (11, 13)) | { rest.row, rest.col };

    pub Batch(nb, ns, sb, ss): logical -> physical = (b: nb, s: ns, d: 8):(sb, ss, 1) where ss >= 8, sb >= ns * ss;
    pub Sequence(nb, ns, sb, ss) = divide_ceil(Batch(nb, ns, sb, ss), (1, 4, 8)) | { rest.b, rest.s };
    pub Nested(m, ld): logical -> physical = (row: (m, 6), col: 5):((6 * ld, ld), 1) where ld >= 5;
    pub NestedTiles(m, ld) = divide_ceil(Nested(m, ld), (4, 2));
    pub Composite: logical -> physical = divide_ceil((row: 12, col: 6):(8, 1) @ (a: 8, b: 9):(1, 8), (3, 4));
}

#[test]
fn extents_known_now() {
    fn stores<L: InjectiveInside<Size = Dynamic>>(_: L) {}
    stores(Tiles);
    assert_eq!((Tiles.size(), Tiles.shape(), Tiles.cosize()), (6000, [32, 16, 4, 4], 99 * 64 + 60));
    assert_eq!(Whole.index(3, 4, 1, 2), Page.index(53, 44));
    let mut inside = 0;
    for r in 0..4 {
        for c in 0..4 {
            for (i, j) in (0..32).flat_map(|i| (0..16).map(move |j| (i, j))) {
                let (row, col) = (32 * r + i, 16 * c + j);
                let holds = row < 100 && col < 60;
                inside += usize::from(holds);
                assert_eq!(Tiles.in_bounds(i, j, r, c), holds);
                assert_eq!(Tiles.try_index(i, j, r, c), holds.then(|| Page.index(row, col)));
            }
            for lane in 0..32 {
                walk(&Mine::new(r, c, lane), r, c, lane);
            }
        }
    }
    assert_eq!(inside, Tiles.size());
    assert_eq!((Corner.size(), Corner.in_bounds(3, 11), Corner.in_bounds(4, 0)), (4 * 12, true, false));
    assert_eq!(Corner.try_index(2, 1), Some(Page.index(98, 49)));
}

fn walk(mine: &Mine, r: u32, c: u32, lane: u32) {
    let mut want = (0..16).filter_map(|reg| {
        let i = Frag.index(lane, reg);
        Page.try_index(32 * r + i / 16, 16 * c + i % 16).map(|address| (reg, address))
    });
    assert_eq!(mine.is_interior(), want.clone().count() == 16);
    (0..16).for_each(|reg| assert_eq!(mine.try_index(reg), want.clone().find(|w| w.0 == reg).map(|w| w.1)));
    mine.each(|v, address| assert_eq!(Some((v, address)), want.next()));
    assert_eq!(want.next(), None);
}

#[test]
fn extents_known_at_run_time() {
    for (m, n, ld) in [(100, 60, 64), (1, 1, 1), (32, 16, 16), (33, 17, 40), (64, 32, 32), (5, 31, 31)] {
        let gmem = Gmem::new(m, n, ld).unwrap();
        let ragged = Ragged::new(m, n, ld).unwrap();
        assert_eq!(ragged.shape(), [32, 16, m.div_ceil(32) as usize, n.div_ceil(16) as usize]);
        assert_eq!((ragged.size(), ragged.cosize()), ((m * n) as usize, gmem.cosize()));
        let mut seen = vec![0; ragged.cosize()];
        for (r, c) in (0..m.div_ceil(32)).flat_map(|r| (0..n.div_ceil(16)).map(move |c| (r, c))) {
            for (i, j) in (0..32).flat_map(|i| (0..16).map(move |j| (i, j))) {
                let want = gmem.try_index(32 * r + i, 16 * c + j);
                assert_eq!(ragged.try_index(i, j, r, c), want);
            }
            for lane in 0..32 {
                let block = Block::of(ragged, r, c, lane);
                block.each(|v, address| {
                    let i = Frag.index(lane, v);
                    assert_eq!(address, gmem.index(32 * r + i / 16, 16 * c + i % 16));
                    seen[address as usize] += 1;
                });
            }
        }
        assert_eq!(seen.iter().sum::<u32>(), m * n);
        assert!(seen.iter().all(|n| *n <= 1));
        for (r, c) in (0..m.div_ceil(11)).flat_map(|r| (0..n.div_ceil(13)).map(move |c| (r, c))) {
            let odd = Odd::of(gmem, r, c);
            for (i, j) in (0..11).flat_map(|i| (0..13).map(move |j| (i, j))) {
                assert_eq!(odd.try_index(i, j), gmem.try_index(11 * r + i, 13 * c + j));
            }
        }
    }
}

#[test]
fn other_shapes() {
    let batch = Batch::new(3, 10, 500, 40).unwrap();
    let mut count = 0;
    for b in 0..9 {
        Sequence::of(batch, b / 3, b % 3).each(|v, address| {
            count += 1;
            assert_eq!(address, batch.index(b / 3, b % 3 * 4 + v / 8, v % 8));
        });
    }
    assert_eq!(count, 240);
    let nested = Nested::new(7, 9).unwrap();
    let tiles = NestedTiles::new(7, 9).unwrap();
    assert_eq!((tiles.size(), tiles.shape()), (210, [4, 2, 11, 3]));
    for (i, j, r, c) in (0..264).map(|i| (i / 66, i / 33 % 2, i / 3 % 11, i % 3)) {
        assert_eq!(tiles.try_index(i, j, r, c), nested.try_index(4 * r + i, 2 * c + j));
    }
    let inner = |a: u32, b: u32| (a < 8 && b < 9).then(|| ((a + 8 * b) / 6) * 8 + (a + 8 * b) % 6);
    for (i, j, r, c) in (0..108).map(|i| (i / 36, i / 9 % 4, i / 3 % 3, i % 3)) {
        assert_eq!(Composite.try_index(i, j, r, c), inner(3 * r + i, 4 * c + j));
    }
}

layout! {
    #![index(u32)]
    Bytes(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
    Cell(m, n, ld) = divide_ceil(Bytes(m, n, ld), (256, 256)) | { rest.row, rest.col, tile.row, tile.col };
    Line(m): logical -> physical = (row: m):(1);
    LineTiles(m) = divide_ceil(Line(m), (1000));
    Rest(m) = LineTiles(m) | { rest };
}

/// Coordinates past the end are numbers of the index type too, and slices may be more than it counts.
#[test]
fn padded_sizes() {
    let most = u32::MAX / 2 + 1 - 999;
    assert!(LineTiles::new(u32::MAX).is_err() && LineTiles::new(most + 1).is_err());
    let tiles = LineTiles::new(most).unwrap();
    let (tile, rest) = ((most - 1) % 1000, (most - 1) / 1000);
    assert_eq!((tiles.try_index(tile, rest), tiles.try_index(tile + 1, rest)), (Some(most - 1), None));
    assert_eq!(tiles.try_index(999, rest), None);
    assert!(
        (Rest::of(tiles, rest).try_index(tile), Rest::of(tiles, rest).try_index(tile + 1)) == (Some(most - 1), None)
    );
    // 66407 tiles of 256 times 256, which are slices of one element or none.
    let bytes = Bytes::new(17_000_000, 1, 1).unwrap();
    let mut data = vec![0u8; bytes.cosize()];
    let mut view = ViewMut::new(&mut data, bytes).unwrap();
    let mut cells = view.split::<Cell>();
    assert_eq!(cells.len(), 66407 * 65536);
    let (first, later) = (cells.next().unwrap(), cells.nth((1 << 32) - 1).unwrap());
    assert_eq!((first.restriction().index(), later.restriction().index()), (0, 65536 * 256));
}

layout! {
    #![index(u32)]
    Wide(m, n): logical -> physical = (row: m, col: n):(n, 1);
    Grouped(m, n) = group(divide_ceil(Wide(m, n), (2, 1)), (r: (rest.row, tile.row, rest.col, tile.col)));
    Divided(m, n) = divide(Wide(m, n), (64, 32)) where m % 64 == 0, n % 32 == 0;
    Product(m, n): logical -> physical = (row: m * n):(1);
    FirstOfProduct(m, n) = divide_ceil(Product(m, n), (8)) | { rest = 0 } where m >= 1, n >= 1;
}

/// What is divided by a run-time extent has its top bit clear, tiles taken off or not.
#[test]
fn numbers_of_coordinates_fit() {
    assert!(Wide::new(500_000_000, 7).is_err() && Grouped::new(500_000_000, 7).is_err());
    assert!(Divided::new(65472, 65472).is_err() && Wide::new(65472, 65472).is_err());
    assert!(FirstOfProduct::new(65536, 65536).is_err() && FirstOfProduct::new(3, 2).is_ok());
    let divided = Divided::new(32768, 65536).unwrap();
    let last = divided.size() as u32 - 1;
    assert_eq!((last, divided.coord(last)), (u32::MAX / 2, (63, 31, 511, 2047)));
    let grouped = Grouped::new(300_000_000, 7).unwrap();
    let last = 300_000_000 * 7 - 1;
    assert_eq!((grouped.try_index(last), grouped.try_index(last + 1)), (Some(last), None));
}

#[test]
fn views() {
    let ragged = Ragged::new(5, 19, 24).unwrap();
    let gmem = Gmem::new(5, 19, 24).unwrap();
    let mut data = vec![0; ragged.cosize()];
    let mut view = ViewMut::new(&mut data, ragged).unwrap();
    view.each(|(i, j, r, c), element| *element = (32 * r + i) * 100 + 16 * c + j);
    assert_eq!(view.get((5, 0, 0, 0)), None);
    *view.get_mut((4, 2, 0, 1)).unwrap() += 1;
    let read = View::new(&data, gmem).unwrap();
    let mut visited = 0;
    gmem.visit(|(row, col)| {
        visited += 1;
        assert_eq!(read[(row, col)], row * 100 + col + u32::from((row, col) == (4, 18)));
    });
    assert_eq!(visited, 95);
}

/// Hands out all slices at once: the elements inside, each once, at the addresses of `places`.
fn split_of<L, R>(layout: L, mut places: Vec<usize>)
where
    L: InjectiveInside,
    R: RestrictionInside<Of: Is<L>> + Send,
    R::Of: Send,
{
    let mut data = vec![0u32; layout.cosize()];
    let mut view = ViewMut::new(&mut data, layout).unwrap();
    let mut slices: Vec<_> = view.split::<R>().collect();
    let mut count = 0;
    for (b, slice) in slices.iter_mut().enumerate() {
        let inside = (0..R::VALUES).filter(|&v| slice.get(v).is_some()).count();
        let (mut visited, mut last) = (0, None);
        slice.each(|v, element| {
            assert!(last < Some(v));
            (visited, last) = (visited + 1, Some(v));
            *element += u32::try_from(b).unwrap() + 1;
        });
        assert_eq!((visited, slice.get(R::VALUES)), (inside, None));
        count += visited;
    }
    let read: Vec<(usize, u32)> = (0..).zip(data.clone()).filter(|(_, x)| *x > 0).collect();
    places.sort_unstable();
    assert_eq!((count, read.iter().map(|(at, _)| *at).collect::<Vec<_>>()), (places.len(), places));
    // As a parallel iterator, and read back.
    let mut again = vec![0u32; layout.cosize()];
    ViewMut::new(&mut again, layout).unwrap().split::<R>().into_par_iter().enumerate().for_each(|(b, mut slice)| {
        (0..R::VALUES).for_each(|v| slice.get_mut(v).into_iter().for_each(|x| *x += u32::try_from(b).unwrap() + 1));
    });
    assert_eq!(again, data);
    for (b, slice) in View::new(&data, layout).unwrap().split::<R>().enumerate() {
        slice.each(|v, x| assert_eq!((slice.get(v), *x as usize), (Some(x), b + 1)));
    }
}

#[test]
fn slices_of_views() {
    let all = |m: u32, n: u32, ld: u32| (0..m).flat_map(|r| (0..n).map(move |c| (r * ld + c) as usize)).collect();
    split_of::<_, Mine>(Tiles, all(100, 60, 64));
    for (m, n, ld) in [(100, 60, 64), (1, 1, 1), (32, 16, 16), (33, 17, 40), (5, 31, 31)] {
        split_of::<_, Block>(Ragged::new(m, n, ld).unwrap(), all(m, n, ld));
        split_of::<_, Odd>(Gmem::new(m, n, ld).unwrap(), all(m, n, ld));
    }
    let places = (0..3).flat_map(|b| (0..10).flat_map(move |s| (0..8).map(move |d| b * 500 + s * 40 + d)));
    split_of::<_, Sequence>(Batch::new(3, 10, 500, 40).unwrap(), places.collect());
    assert!(View::new(&[0; 6396], Tiles).unwrap().slice::<Mine>(16 * 32).is_none());
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "assertion failed")]
fn outside_there_is_no_address() {
    let _ = Tiles.index(4, 0, 3, 0);
}

#[test]
fn ragged_slices_move_on() {
    let ragged = Ragged::new(70, 40, 41).unwrap();
    for (r, c) in [(1, 0), (2, 1), (1, 2), (2, 2)] {
        for lane in [0, 9, 31] {
            let moved = Block::of(ragged, 0, 0, lane).advance_rest_row(r).advance_rest_col(c);
            let made = Block::of(ragged, r, c, lane);
            assert_eq!(moved.is_interior(), made.is_interior());
            let all = |block: Block| {
                let mut out = Vec::new();
                block.each(|v, address| out.push((v, address)));
                out
            };
            assert_eq!(all(moved), all(made));
            (0..16).for_each(|v| assert_eq!(moved.try_index(v), made.try_index(v)));
            let mut bytes = Vec::new();
            moved.each_byte(128, 2, |v, address| bytes.push((v, (address - 128) / 2)));
            assert_eq!(bytes, all(made));
        }
    }
}

mod long {
    layout_algebra::layout! {
        #![index(u64)]
        pub Line(n): logical -> physical = (i: n):(1);
        pub Elevens(n) = divide_ceil(Line(n), (11)) | { rest };
    }
}

/// The longest line that there is.
fn longest() -> long::Line {
    let (mut fits, mut fails) = (1, 1 << 62);
    while fails > fits + 1 {
        let middle = fits + (fails - fits) / 2;
        if long::Line::new(middle).is_ok() { fits = middle } else { fails = middle }
    }
    long::Line::new(fits).unwrap()
}

#[test]
fn a_long_line_in_tiles() {
    let line = long::Line::new(longest().parameters()[0] - 11).unwrap();
    assert_eq!(long::Elevens::of(line, 7).index(3), 80);
}

/// Fewer whole tiles of eleven have room than the line has: `of` says so, since `new` of the line could not.
#[test]
#[should_panic(expected = "an extent is too large to be cut like this")]
fn a_line_too_long_for_its_tiles() {
    let _ = long::Elevens::of(longest(), 7);
}
