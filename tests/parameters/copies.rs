//! `repeat`, `interleave` and `broadcast` of layouts with parameters.

use super::{Reference, coordinates, literal};
use layout_algebra::{Layout, View, ViewMut, layout};

layout! {
    #![index(u32)]
    pub Gmem(ld): logical -> physical = (row: 4, col: 6):(ld, 1) where ld >= 6;
    /// As far apart as one is large: 3·ld + 6.
    pub Stacked(ld) = repeat(Gmem(ld), (copy: 3):(1));
    pub Arranged(ld) = repeat(Gmem(ld), (a: 2, b: 3):(1, 2));
    pub Apart(ld, s) = repeat(Gmem(ld), (copy: 3):(1), pitch = s) where s >= 3 * ld + 6;
    pub Aligned(ld, s) = repeat(Gmem(ld), (copy: 3):(1), pitch = 4 * s, align = 4) where 4 * s >= 3 * ld + 6;
    pub OfStatic(s): logical -> physical = repeat((row: 4, col: 6):(6, 1), (copy: 3):(1), pitch = s) where s >= 24;
    pub Rows(rows, ld): logical -> physical = (row: rows, col: 6):(ld, 1) where ld >= 6;
    pub Planes(rows, ld, s) = repeat(Rows(rows, ld), (copy: 3):(1), pitch = s) where s >= rows * ld + 6;
    pub Mixed(ld) = interleave(Gmem(ld), (copy: 3):(1));
    pub MixedRows(rows, ld) = interleave(Rows(rows, ld), (copy: 3):(1));
    pub Shared(ld) = broadcast(Gmem(ld), (copy: 3));
    pub SharedRows(rows, ld) = broadcast(Rows(rows, ld), (copy: 3));
    pub Dense(n): thread_value -> logical = (step: n, lane: 2):(2, 1);
    pub DenseTwice(n) = repeat(Dense(n), (copy: 2):(1));
    pub Tiles(ld) = divide(Stacked(ld), (1, 2, 3));
    pub MyCopy(ld) = Stacked(ld) | { copy };
    pub MyTile(ld, s) = divide(Apart(ld, s), (1, 2, 3)) | { rest };
    pub Edge(rows, ld) = divide_ceil(Rows(rows, ld), (3, 4));
    /// Ragged, and of numbers alone until its copies stand a parameter apart.
    pub Page: logical -> physical = (row: 10, col: 16):(16, 1);
    pub PageTiles = divide_ceil(Page, (4, 4));
    pub Bits: logical -> physical = swizzle(2, 4, 1) @ (row: 10, col: 16):(16, 1);
    pub BitTiles = divide_ceil(Bits, (4, 4));
    pub Read = broadcast(BitTiles, (reader: 3));
    pub Pages(p) = repeat(PageTiles, (copy: 3):(1), pitch = p) where p >= 160;
    pub Edges(rows, ld, s) = repeat(Edge(rows, ld), (copy: 2):(1), pitch = s) where s >= rows * ld + 6;
}

/// Copies in front of a map: copy `a` of element `c` is at `at(a, value of c)`.
fn copies(one: &Reference, copies: usize, at: impl Fn(u64, u64) -> u64) -> Reference {
    let n = one.values.len();
    let shape = [&[copies][..], &one.shape].concat();
    let values = (0..copies * n).map(|i| at((i / n) as u64, one.values[i % n])).collect();
    Reference { shape, values }
}

#[test]
fn copies_of_ragged_tiles_of_numbers() {
    assert!(Pages::new(159).is_err());
    let pages = Pages::new(170).unwrap();
    for (copy, i, j, r, c) in (0..3 * 192).map(|n| (n / 192, n / 48 % 4, n / 12 % 4, n / 4 % 3, n % 4)) {
        let own = PageTiles.try_index(i, j, r, c).map(|at| copy * 170 + at);
        assert_eq!(pages.try_index(copy, i, j, r, c), own);
    }
    assert_eq!((pages.size(), pages.cosize()), (480, 2 * 170 + 160));
}

#[test]
fn readers_of_swizzled_tiles() {
    for (reader, i, j, r, c) in (0..3 * 192).map(|n| (n / 192, n / 48 % 4, n / 12 % 4, n / 4 % 3, n % 4)) {
        let want = Bits.try_index(4 * r + i, 4 * c + j);
        assert_eq!((Read.try_index(reader, i, j, r, c), BitTiles.try_index(i, j, r, c)), (want, want));
    }
    assert_eq!(Read.size(), 480);
}

#[test]
fn repeated() {
    let one = |ld| literal(&[4, 6], &[ld, 1]);
    case!(Stacked, [ld], [c row col], [[6], [7], [40]], copies(&one(ld), 3, |a, v| a * u64::from(3 * ld + 6) + v));
    case!(Apart, [ld s], [c row col], [[6, 24], [7, 100], [40, 126]], copies(&one(ld), 3, |a, v| a * u64::from(s) + v));
    case!(Aligned, [ld s], [c row col], [[6, 6], [7, 100]], copies(&one(ld), 3, |a, v| a * u64::from(4 * s) + v));
    case!(OfStatic, [s], [c row col], [[24], [31]], copies(&one(6), 3, |a, v| a * u64::from(s) + v));
    let rows = |n, ld| literal(&[n, 6], &[ld, 1]);
    case!(Planes, [n ld s], [c row col], [[1, 6, 12], [5, 7, 50], [9, 6, 60]], copies(&rows(n, ld), 3, |a, v| a * u64::from(s) + v));
    case!(Arranged, [ld], [a b row col], [[6], [11]], literal(&[2, 3, 4, 6], &[3 * ld + 6, 2 * (3 * ld + 6), ld, 1]));
    case!(DenseTwice, [n], [c step lane], [[1], [5]], literal(&[2, n, 2], &[2 * n, 2, 1]));
    assert!(Apart::new(7, 26).is_err() && Apart::new(7, 27).is_ok());
}

#[test]
fn interleaved_and_shared() {
    let (one, rows) = (|ld| literal(&[4, 6], &[ld, 1]), |n, ld| literal(&[n, 6], &[ld, 1]));
    case!(Mixed, [ld], [c row col], [[6], [11]], copies(&one(ld), 3, |a, v| 3 * v + a));
    case!(MixedRows, [n ld], [c row col], [[1, 6], [7, 9]], copies(&rows(n, ld), 3, |a, v| 3 * v + a));
    case!(Shared, [ld], [c row col], [[6], [11]], copies(&one(ld), 3, |_, v| v));
    case!(SharedRows, [n ld], [c row col], [[1, 6], [7, 9]], copies(&rows(n, ld), 3, |_, v| v));
}

#[test]
fn in_front_of_copies() {
    let tiled =
        |ld: u32| copies(&literal(&[4, 6], &[ld, 1]), 3, |a, v| a * u64::from(3 * ld + 6) + v).divide(&[1, 2, 3]);
    case!(Tiles, [ld], [a b c d e f], [[6], [9]], tiled(ld));
    for (ld, s) in [(6, 24), (9, 50)] {
        let apart = Apart::new(ld, s).unwrap();
        for (a, r, c) in (0..3).flat_map(|a| (0..2).flat_map(move |r| (0..2).map(move |c| (a, r, c)))) {
            let mine = MyTile::of(apart, (a * 2 + r) * 2 + c);
            mine.each(|v, address| assert_eq!(address, apart.index(a, 2 * r + v / 3, 3 * c + v % 3)));
        }
    }
}

#[test]
fn what_may_be_stored_through() {
    fn stores<L: layout_algebra::Injective>(_: L) {}
    let stacked = Stacked::new(7).unwrap();
    stores(stacked);
    stores(Mixed::new(7).unwrap());
    let mut data = vec![0; stacked.cosize()];
    let mut view = ViewMut::new(&mut data, stacked).unwrap();
    for (copy, mut slice) in view.split::<MyCopy>().enumerate() {
        slice.each(|_, x| *x = copy);
    }
    assert_eq!(view[(2, 3, 5)], 2);
    let shared = Shared::new(7).unwrap();
    assert_eq!(View::new(&data[..shared.cosize()], shared).unwrap()[(2, 1, 0)], 0);
}

#[test]
fn ragged_copies() {
    let (rows, edges) = (Rows::new(7, 8).unwrap(), Edges::new(7, 8, 62).unwrap());
    assert_eq!((edges.size(), edges.cosize()), (2 * rows.size(), rows.cosize() + 62));
    let shape = edges.shape();
    for i in 0..shape.iter().product() {
        let [copy, i, j, r, c] = coordinates(&shape, i)[..] else { unreachable!() };
        let at = (3 * r + i, 4 * c + j);
        let want = (at.0 < 7 && at.1 < 6).then(|| 62 * copy + 8 * at.0 + at.1);
        let found = edges.try_index(copy as u32, i as u32, j as u32, r as u32, c as u32);
        assert_eq!(found.map(|n| n as usize), want);
    }
}
