//! Restrictions bound at run time against the maps that they restrict, at every coordinate, in every way to walk them.
#![forbid(unsafe_code)]

use layout_algebra::{Kind, Restriction, layout};

layout! {
    #![index(u32)]
    pub Smem: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Frag: thread_value -> logical = (warp: 4, lane: (8, 4), reg: (8, 2, 2)):(1024, (64, 2), (8, 512, 1));
    pub Addr = Smem @ Frag;
    pub Mine = Addr | { warp, lane };
    /// Bound in another order, a part of a nested mode apart.
    pub Turned = Addr | { lane.1, warp };
    /// Bound twice over.
    pub Twice = Mine | { reg.0 };
    /// A restriction under another name, restricted again.
    pub Alias = Mine;
    pub Again = Alias | { reg.0 };
    pub Plain: logical -> physical = (thread: 128, v: 32):(36, 1);
    pub MyPlain = Plain | { thread };
    pub Fixed = Plain | { thread, v = 3 };
    pub Cut = Plain | { thread, v = 8..24 };
    /// Carries between the thread's part and the value's.
    pub Carry: logical -> physical = swizzle(2, 3, 0) @ (t: 10, v: 7):(7, 1);
    pub MyCarry = Carry | { t };
    pub Negative: logical -> physical = swizzle(1, 1, 0) @ (t: 2, a: 2, b: 2):(4, 2, 1);
    pub MyNegative = Negative | { t, a = 1 };
    /// More values than are unrolled, and more than have a table.
    pub Wide: logical -> physical = (t: 3, v: 600):(1, 3);
    pub MyWide = Wide | { t };
    pub Gmem: logical -> physical = (row: 256, col: 192):(200, 1);
    pub Tile = divide(Gmem, (128, 64)) | { rest };
    pub Order: thread_value -> logical = (step: 32, thread: 256):(256, 1);
    pub MyTile = Tile @ Order | { thread };
    pub Ranged = Tile | { tile.row = 0..16 };
    pub Flipped = permute(Tile, (1, 0));
    pub WideXor: logical -> physical = swizzle(3, 6, 3) @ (stage: 2, row: 64, col: 128):(8192, 128, 1);
    pub MyWideXor = WideXor | { stage, row };
    pub Shared: logical -> physical = (copy: 4, col: 8):(_, 1);
    pub MyShared = Shared | { copy };
    /// Positions, some of them gone.
    pub Places: logical -> physical = (2, 3, 5):(15, 5, 1);
    pub Second = Places | { 0 = 1, 1 };
    pub Part = Places | { 2 = 2..4, 1, 0 = 1 };
    pub Inner: logical -> physical = (a: (2, 3, 5)):((15, 5, 1));
    pub InnerSecond = Inner | { a.0 = 1, a.1 };
    pub InnerPart = Inner | { a.1, a.0 = 1, a.2 = 2..4 };
    /// A range over modes that are apart, beside a bound one that is nested.
    pub Board: logical -> physical = (a: 4, b: 6):(6, 1);
    pub Boards = repeat(permute(divide(Board, (2, 3)), (tile.a, rest.a, tile.b, rest.b)), (g: (2, 2)):((2, 1)));
    pub OneBoard = Boards | { g };
    pub Then = OneBoard | { tile = 1..4 };
    pub AtOnce = Boards | { g, tile = 1..4 };
}

mod elsewhere {
    layout_algebra::layout! {
        use super::Mine;
        pub First = Mine | { reg = 0 };
        pub Whole = Mine;
    }
}

macro_rules! walks {
    ($mine:expr, $n:literal, $want:expr) => {{
        let (mine, want) = ($mine, $want);
        let mut seen = 0;
        mine.each(|v, address| {
            assert_eq!(v, seen);
            assert_eq!(address, want(v));
            assert_eq!(mine.linear(v), address);
            seen += 1;
        });
        assert_eq!(seen, $n);
        assert_eq!(mine.map(|_, address| address).to_vec(), (0..$n).map(|v| want(v)).collect::<Vec<_>>());
    }};
}

#[test]
fn swizzled_fragments() {
    assert_eq!(Mine::KIND, Kind::Xor);
    for warp in 0..4 {
        for lane in 0..32 {
            walks!(Mine::new(warp, lane), 32, |v| Addr.index(warp, lane, v));
            walks!(elsewhere::Whole::new(warp as usize, lane as usize), 32, |v| Addr.index(warp, lane, v as u32)
                as usize);
            assert_eq!(elsewhere::First::new(warp as usize, lane as usize).index(), Addr.index(warp, lane, 0) as usize);
            for x in 0..8 {
                walks!(Twice::new(warp, lane, x), 4, |v| Addr.index(warp, lane, x * 4 + v));
            }
        }
        for low in 0..4 {
            let mine = Turned::new(low, warp);
            for high in 0..8 {
                for reg in 0..32 {
                    assert_eq!(mine.index(high, reg), Addr.index(warp, high * 4 + low, reg));
                    assert_eq!(mine.leaf(high, reg / 4, reg / 2 % 2, reg % 2), Addr.index(warp, high * 4 + low, reg));
                }
            }
        }
    }
}

#[test]
fn plain_ones() {
    assert_eq!((MyPlain::KIND, MyPlain::SHAPE, MyPlain::COSIZE), (Kind::Additive, [32], Plain::COSIZE));
    for t in 0..128 {
        walks!(MyPlain::new(t), 32, |v| t * 36 + v);
        walks!(Cut::new(t), 16, |v| t * 36 + 8 + v);
        assert_eq!(Fixed::new(t).index(), t * 36 + 3);
        assert_eq!(MyPlain::new(t).try_index(32), None);
    }
    assert_eq!(MyPlain::new(3).advance_thread(4).index(1), MyPlain::new(7).index(1));
    let mut vectors = Vec::new();
    MyPlain::new(2).each_byte(1 << 12, 4, |v, address| vectors.push((v, address)));
    assert_eq!(vectors[5], (5, 4096 + 4 * (72 + 5)));
}

#[test]
fn carries_and_negative_differences() {
    for t in 0..10 {
        walks!(MyCarry::new(t), 7, |v| Carry.index(t, v));
    }
    for t in 0..2 {
        walks!(MyNegative::new(t), 2, |b| Negative.index(t, 1, b));
    }
    assert_eq!((MyNegative::OFFSETS, MyNegative::KIND), ([1, 0], Kind::Additive));
}

#[test]
fn many_values() {
    for t in 0..3 {
        walks!(MyWide::new(t), 600, |v| Wide.index(t, v));
    }
    for rest in 0..6 {
        let tile = Tile::new(rest);
        for (row, col) in [(0, 0), (5, 63), (127, 1), (127, 63)] {
            let want = (rest / 3 * 128 + row) * 200 + rest % 3 * 64 + col;
            assert_eq!(tile.index(row, col), want);
            assert_eq!(tile.linear(row * 64 + col), want);
            assert_eq!(Flipped::new(rest).index(col, row), want);
            if row < 16 {
                assert_eq!(Ranged::new(rest).index(row, col), want);
            }
        }
        for thread in [0, 17, 255] {
            walks!(MyTile::new(rest, thread), 32, |step: u32| {
                let i = step * 256 + thread;
                tile.index(i / 64, i % 64)
            });
        }
    }
    for (stage, row) in [(0, 0), (1, 9), (1, 63)] {
        walks!(MyWideXor::new(stage, row), 128, |v| WideXor.index(stage, row, v));
    }
}

#[test]
fn binds_mean_the_modes_as_they_stood() {
    for b in 0..3 {
        walks!(Second::new(b), 5, |v| Places.index(1, b, v));
        walks!(InnerSecond::new(b), 5, |v| Places.index(1, b, v));
        walks!(Part::new(b), 2, |v| Places.index(1, b, v + 2));
        walks!(InnerPart::new(b), 2, |v| Places.index(1, b, v + 2));
    }
    for g in 0..4 {
        let want = |v: u32| Boards.index(g, (v / 4 + 1) / 3, v / 2 % 2, (v / 4 + 1) % 3, v % 2);
        walks!(Then::new(g), 12, want);
        walks!(AtOnce::new(g), 12, want);
    }
}

#[test]
fn generic_slices() {
    fn disjoint<R: Restriction<Of = Addr>>() -> usize {
        let mut seen = std::collections::BTreeSet::new();
        for b in 0..R::BOUND {
            R::nth(Addr, b).each(|_, address| assert!(seen.insert(address)));
        }
        seen.len()
    }
    assert_eq!(disjoint::<Mine>(), Addr::SIZE);
    assert_eq!(disjoint::<Turned>(), Addr::SIZE);
    let mut shared = Vec::new();
    MyShared::new(2).each(|_, address| shared.push(address));
    assert_eq!(shared, (0..8).collect::<Vec<_>>());
}

layout! {
    #![index(u32)]
    pub Stage: logical -> physical = Swizzle<3, 3, 3> @ (row: 64, col: 64):(64, 1);
    pub Copy: thread_value -> logical = (step: 4, thread: 128, v: 8):(1024, 8, 1);
    pub ToStage = Stage @ Copy;
    pub MyStage = ToStage | { thread };
    pub Source: logical -> physical = (row: 64, col: 64):(200, 1);
    pub FromSource = Source @ Copy;
    pub MySource = FromSource | { thread };
}

/// A copy through vectors, two slices in step, and addresses in bytes.
#[test]
fn vectors_pairs_and_bytes() {
    for thread in 0..128 {
        let (from, to) = (MySource::new(thread), MyStage::new(thread));
        let mut vectors = Vec::new();
        from.each_vector(|v, address| vectors.push((v, address)));
        let want = (0..4).map(|step| (step * 8, FromSource.index(step, thread, 0)));
        assert_eq!(vectors, want.collect::<Vec<_>>());
        let mut pairs = Vec::new();
        from.each_pair(&to, |v, a, b| pairs.push((v, a, b)));
        let want = (0..32).map(|v| (v, FromSource.index(v / 8, thread, v % 8), ToStage.index(v / 8, thread, v % 8)));
        assert_eq!(pairs, want.collect::<Vec<_>>());
        let mut bytes = Vec::new();
        to.each_byte(8192, 2, |_, address| bytes.push(address));
        assert_eq!(bytes, (0..32).map(|v| 8192 + 2 * ToStage.index(v / 8, thread, v % 8)).collect::<Vec<_>>());
    }
}

mod vectors {
    use layout_algebra::{Restriction, Vectored, layout};

    layout! {
        Rows: logical -> physical = swizzle(2, 5, 2) @ (row: 8, col: 16):(16, 1);
        Threads: thread_value -> logical = (thread: 8, step: 4, v: 4):(4, 32, 1);
        pub Addr = Rows @ Threads;
        pub Mine = Addr | { thread };
    }

    fn visited<R: Vectored>(mine: R) -> Vec<(usize, usize)> {
        let mut visited = Vec::new();
        mine.each_vector(|v, address| {
            assert_eq!((address % R::VECTOR, v % R::VECTOR), (0, 0));
            assert!((0..R::VECTOR).all(|i| mine.at(v + i) == address + i));
            visited.push((v, address));
        });
        visited
    }

    #[test]
    fn generic_code_visits_them() {
        assert_eq!(<Mine as Vectored>::VECTOR, 4);
        for b in 0..8 {
            let expected: Vec<_> = (0..4).map(|step| (step * 4, Addr.index(b, step, 0))).collect();
            assert_eq!(visited(<Mine as Restriction>::nth(Addr, b)), expected);
        }
    }
}

layout! {
    #![index(u32)]
    /// A bound mode with the name of the number of a value, in slices that keep their coordinates.
    pub Hidden: logical -> physical = swizzle(1, 2, 0) @ (a: 3, v: 2, c: 4):(24, 2, 6);
    #[derive(PartialEq, Eq, Hash)]
    pub MyHidden = Hidden | { v };
    pub HiddenLong: logical -> physical = swizzle(1, 2, 0) @ (a: 300, v: 2, n: 1):(6, 2, 1);
    pub MyHiddenLong = HiddenLong | { v };
    pub Swapped = permute(MyHidden, (c, a));
    pub SwappedOne = Swapped | { c };
    /// Thirteen bound modes and coordinates to keep.
    pub Many: logical -> physical = swizzle(1, 14, 0) @ (v: 3, n: (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)):
        (3, (9, 18, 36, 72, 144, 288, 576, 1152, 2304, 4608, 9216, 18432, 36864));
    pub MyMany = Many | { n.0, n.1, n.2, n.3, n.4, n.5, n.6, n.7, n.8, n.9, n.10, n.11, n.12 };
}

layout! {
    pub Grouped: logical -> physical = (a: (4, 6), v: 2):((12, 2), 1);
    #[derive(PartialEq)]
    pub MyGrouped = Grouped | { a };
}

#[test]
fn groups_advance() {
    for (from, to) in [(0, 23), (5, 6), (3, 17)] {
        assert_eq!(MyGrouped::new(from).advance_a(to - from), MyGrouped::new(to));
        assert_eq!(MyGrouped::new(to).index(1), Grouped.index(to, 1));
    }
}

mod vast {
    layout_algebra::layout! {
        #![index(u64)]
        pub Vast: logical -> physical = (t: 4, v: 0x100000000000):(0x100000000000, 1);
        pub MyVast = Vast | { t };
        pub Blocks: logical -> physical = (block: 0x100000000, row: 64, col: 64):(4096, 64, 1);
        pub MyRow = Blocks | { row };
    }
}

#[test]
fn a_bound_mode_may_be_called_like_a_value() {
    for t in 0..2 {
        walks!(MyHidden::new(t), 12, |v| Hidden.index(v / 4, t, v % 4));
        walks!(MyHiddenLong::new(t), 300, |v| HiddenLong.index(v, t, 0));
        for c in 0..4 {
            walks!(SwappedOne::new(t, c), 3, |a| Hidden.index(a, t, c));
        }
    }
    assert_eq!(MyHidden::KIND, Kind::General);
    assert_eq!(MyHiddenLong::KIND, Kind::General);
}

#[test]
fn slices_compare_by_their_bases() {
    assert_eq!(MyHidden::new(1), MyHidden::new(1));
    assert_ne!(MyHidden::new(1), MyHidden::new(0));
}

#[test]
fn aliases_of_restrictions_are_restricted_again() {
    for (warp, lane, x) in [(0, 0, 0), (3, 17, 5), (2, 31, 7)] {
        walks!(Again::new(warp, lane, x), 4, |v| Addr.index(warp, lane, x * 4 + v));
    }
}

#[test]
fn more_bound_modes_than_a_tuple_compares() {
    for n in [0u32, 1, 0x1000, 0x1fff, 0x155] {
        let bit = |i: u32| n >> (12 - i) & 1;
        let mine = MyMany::new(
            bit(0),
            bit(1),
            bit(2),
            bit(3),
            bit(4),
            bit(5),
            bit(6),
            bit(7),
            bit(8),
            bit(9),
            bit(10),
            bit(11),
            bit(12),
        );
        walks!(mine, 3, |v| Many.index(v, n));
    }
}

#[test]
fn vast_modes_left_cost_nothing() {
    let v = 0xfff_ffff_ffff;
    assert_eq!(vast::MyVast::new(3).index(v), vast::Vast.index(3, v));
    assert_eq!(vast::MyRow::new(63).index(0xffff_ffff, 5), vast::Blocks.index(0xffff_ffff, 63, 5));
    assert_eq!(vast::MyVast::SIZE, 1 << 44);
}
