//! What `new` refuses, in which words, and what traits hold.

use layout_algebra::{Coordinates, Dense, Dynamic, Injective, Layout, ParameterError, layout};

mod exporter {
    layout_algebra::layout! {
        pub Shared(m, ld): logical -> physical = (row: (m, 4), col: 8):((4 * ld, ld), 1) where ld >= 8, ld % 8 == 0;
    }
}

layout! {
    #![index(u32)]
    use exporter::Shared;
    pub Narrow(ld): logical -> physical = (row: 64, col: 32):(ld, 1) where ld >= 32, ld % 4 == 0;
    pub Exact(p, q): logical -> physical = (a: 4, b: 4):(p, q) where q >= 1, p == 4 * q;
    pub Odd(ld): logical -> physical = (a: 4, b: 4):(ld, 1) where ld % 4 == 1, ld > 4, ld < 100;
    pub Product(rows, ld): logical -> physical = (b: 4, row: 8, col: 8):(rows * ld, ld, 1) where ld >= 8, rows >= 8;
    pub Copies(ld): logical -> physical = (copy: 4, row: 4, col: 4):(_, ld, 1) where ld >= 4;
    pub OneCopy(ld) = Copies(ld) | { copy = 0 };
    pub Work(n): thread_value -> logical = (block: (3, n, 2, 2)):(4 * n, 2, 2 * n, 1);
    pub Imported(m, ld) = Shared(m, ld) | { col = 3 };
    pub Fixed = Narrow(36);
    pub Padded(pad) = Narrow(32 + 4 * pad);
    pub Open(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
}

mod wide {
    layout_algebra::layout! {
        pub Wide(ld): logical -> physical = (row: 64, col: 32):(ld, 1) where ld >= 32;
        pub Long(n): logical -> physical = (i: n):(1);
    }
}

#[test]
fn clauses() {
    let text = |e: ParameterError| e.to_string();
    assert_eq!(text(Narrow::new(28).unwrap_err()), "`ld >= 32` does not hold");
    assert_eq!(text(Narrow::new(34).unwrap_err()), "`ld % 4 == 0` does not hold");
    assert_eq!(Narrow::new(34).unwrap_err().clause(), Some("ld % 4 == 0"));
    assert_eq!(text(Exact::new(13, 3).unwrap_err()), "`p == 4 * q` does not hold");
    assert_eq!(Exact::new(12, 3).unwrap().index(3, 3), 45);
    let admitted: Vec<u32> = (0..200).filter(|ld| Odd::new(*ld).is_ok()).collect();
    assert_eq!(admitted, (5..100).step_by(4).collect::<Vec<_>>());
    assert_eq!(text(Open::new(0, 3, 3).unwrap_err()), "`m >= 1` does not hold");
    assert_eq!(Padded::new(1).unwrap().index(1, 0), 36);
    assert_eq!(Fixed.index(2, 1), 73);
}

/// Offsets past 2³¹ and 2³², in elements and in bytes.
#[test]
fn offsets_that_do_not_fit() {
    // 63·ld + 31 < 2³².
    let most = (u32::MAX - 31) / 63 / 4 * 4;
    assert_eq!(Narrow::new(most).unwrap().index(63, 31), 63 * most + 31);
    let refused = Narrow::new(most + 4).unwrap_err();
    assert_eq!(
        (refused.to_string().as_str(), refused.clause()),
        ("coordinates or offsets do not fit the index type", None)
    );
    assert_eq!(Narrow::new_for::<f32>(most).unwrap_err().to_string(), "offsets in bytes do not fit the index type");
    let quarter = most / 16 * 4;
    assert!(Narrow::new_for::<f32>(quarter).is_ok() && Narrow::new_for::<f64>(quarter).is_err());
    assert!(Narrow::new_for::<()>(most).is_ok());
    // A product of two parameters that wraps.
    assert!(Product::new(1 << 20, 1 << 20).is_err() && Product::new(u32::MAX, u32::MAX).is_err());
    assert!(Product::new(1 << 15, 1 << 14).is_ok());
    // Run-time extents, alone past the type and together.
    assert!(Open::new(2_000_000_000, 1, 1).is_ok() && Open::new(1 << 20, 1 << 12, 1 << 12).is_err());
    assert!(Open::new(1 << 16, 1 << 15, 1 << 15).is_ok());
    assert!(wide::Wide::new(1 << 40).is_ok() && wide::Wide::new(1 << 60).is_err());
    let long = wide::Long::new(1 << 33).unwrap();
    assert_eq!((long.index((1 << 33) - 1), long.cosize()), ((1 << 33) - 1, 1 << 33));
    assert!(wide::Long::new_for::<u64>(1 << 33).is_ok());
}

#[test]
fn constants() {
    const GMEM: Narrow = match Narrow::new(100) {
        Ok(layout) => layout,
        Err(_) => panic!(),
    };
    const AT: u32 = GMEM.index(3, 5);
    assert_eq!(AT, 305);
    assert_eq!(Narrow::PARAMETERS, ["ld"]);
    // SAFETY: 100 is admitted.
    assert_eq!(unsafe { Narrow::new_unchecked(100) }.index(3, 5), AT);
}

#[test]
fn imports() {
    let shared = exporter::Shared::new(7, 16).unwrap();
    let imported = Imported::new(7, 16).unwrap();
    assert_eq!(imported.shape(), [28]);
    (0..28).for_each(|row| assert_eq!(imported.index(row) as usize, shared.index(row as usize, 3)));
    assert!(Imported::new(7, 12).is_err());
}

/// Traits that only read are derived on what `layout!` declares, restrictions too.
mod derived {
    use std::collections::{BTreeSet, HashSet};

    layout_algebra::layout! {
        #![index(u32)]
        #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub Rows(m, ld): logical -> physical = (row: (m, 4), col: 8):((4 * ld, ld), 1) where ld >= 8;
        #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub Column(m, ld) = Rows(m, ld) | { row };
        #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub Tiles(m, ld) = divide_ceil(Rows(m, ld), (8, 3));
        #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub Tile(m, ld) = Tiles(m, ld) | { rest.row, rest.col };
        pub Fixed: logical -> physical = swizzle(1, 2, 0) @ (row: 4, col: 2):(2, 1);
        #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub FixedRow = Fixed | { row };
    }

    fn told_apart<T: Copy + Ord + std::hash::Hash>(all: &[T]) {
        let twice = || all.iter().chain(all).copied();
        assert_eq!(twice().collect::<BTreeSet<T>>().len(), all.len());
        assert_eq!(twice().collect::<HashSet<T>>().len(), all.len());
        assert!(all.iter().all(|a| all.iter().all(|b| (a == b) == (a.cmp(b).is_eq()))));
    }

    #[test]
    fn equal_where_their_numbers_are() {
        let rows: Vec<Rows> = [(2, 8), (2, 9), (3, 8)].map(|(m, ld)| Rows::new(m, ld).unwrap()).to_vec();
        told_apart(&rows);
        assert!(rows[0] < rows[1] && rows[1] < rows[2]);
        told_apart(&(0..8).map(|row| Column::of(rows[0], row)).collect::<Vec<_>>());
        assert!(Column::of(rows[0], 1) == Column::of(rows[0], 0).advance_row(1));
        let tiles = Tiles::new(3, 8).unwrap();
        told_apart(&[0, 1, 2].map(|col| Tile::of(tiles, 1, col)));
        assert!(Tile::of(tiles, 1, 0) != Tile::of(Tiles::new(3, 9).unwrap(), 1, 0));
        told_apart(&[0, 1, 2, 3].map(FixedRow::new));
    }
}

#[test]
fn a_dense_bijection_with_run_time_extents() {
    fn dense<L: Dense<Size = Dynamic>>(_: L) {}
    for n in 1..50 {
        let work = Work::new(n).unwrap();
        dense(work);
        assert_eq!(work.size(), 12 * n as usize);
        let mut seen = vec![false; work.size()];
        for block in 0..12 * n {
            let (a, rest) = (block / (4 * n), block % (4 * n));
            let (b, c, d) = (rest / 4, rest / 2 % 2, rest % 2);
            let value = work.index(block);
            assert_eq!(value, a * 4 * n + b * 2 + c * 2 * n + d);
            assert_eq!(work.leaf(a, b, c, d), value);
            assert!(!std::mem::replace(&mut seen[value as usize], true));
        }
    }
}

#[test]
fn traits() {
    fn store<L: Injective<Size = Coordinates<N>>, const N: usize>(_: L) {}
    store::<_, 2048>(Narrow::new(32).unwrap());
    store::<_, 16>(OneCopy::new(4).unwrap());
    let layout = Narrow::new(32).unwrap();
    assert_eq!((Layout::size(&layout), Layout::cosize(&layout)), (2048, 2048));
    assert_eq!((layout.try_at((63, 31)), layout.try_at((64, 0))), (Some(2047), None));
    assert_eq!(Copies::new(4).unwrap().index(3, 1, 2), 6);
}
