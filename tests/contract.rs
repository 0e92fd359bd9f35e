//! What a layout without run-time parameters expands to: its constants, functions and traits, one promise after another.
#![forbid(unsafe_code)]

use layout_algebra::{
    Coordinates, Dense, Injective, Layout, Logical, Physical, Same, Space, StaticLayout, ThreadValue, layout,
};
use std::marker::PhantomData;

layout! {
    pub const ROWS = 6;
    const HALF = ROWS / 2;
    pub const BYTES = 4 * cosize(Padded) + size(Frag) % 5;

    pub Plain: logical -> physical = (row: ROWS, col: 4):(4, 1);
    pub Padded: logical -> physical = (row: ROWS, col: 4):(5, 1);
    pub Gapped: logical -> physical = (row: ROWS, col: 4):(8, 2);
    pub Nested: logical -> physical = (a: (2, HALF), b: (2, (2, 2))):((24, 8), (1, (4, 2)));
    pub Shared: logical -> physical = (row: ROWS, copy: 4):(1, _);
    pub Ones: logical -> physical = (row: 1, col: 4, deep: (1, 2)):(0, 2, (_, 1));
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Back: logical -> thread_value = inverse(Frag);
    pub Turn: thread_value -> thread_value = Back @ Frag;
    pub Perm: logical -> logical = (a: 2, b: 3):(1, 2);
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Store = Tile @ Frag;
    pub Flat: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Full = Flat @ Frag;
    // No stride for each leaf: `lane` steps by 1 and then by 12.
    pub Split: thread_value -> physical = Tile @ (lane: 32, reg: 4):(1, 32);
    pub Line: thread_value -> physical = Flat @ (lane: 32, reg: 4):(1, 32);

    // Swizzles. The largest address is not always the image of the largest.
    pub Sw: logical -> physical = swizzle(2, 3, 0) @ (row: 8, col: 4):(8, 1);
    pub SwDense: logical -> physical = swizzle(2, 2, 0) @ (row: 4, col: 4):(4, 1);
    pub SwDown: logical -> physical = swizzle(2, 4, 0) @ (n: 50):(1);
    pub SwUp: logical -> physical = swizzle(2, 0, 4) @ (n: 33):(1);
    pub SwTwice: logical -> physical = swizzle(1, 0, 5) @ swizzle(2, 4, 1) @ (a: 5, b: 7):(11, 1);
    pub SwNone: logical -> physical = swizzle(0, 3, 0) @ (n: 5):(1);
    pub SwStore = Swizzle<2, 1, 3> @ Store;
    pub SwRepeat = repeat(SwUp, (copy: 3):(1));
    pub SwShared = broadcast(Sw, (copy: 2));

    // Restrictions.
    pub Cut = Sw | { row = 2..6 };
    pub Row = Sw | { row = 5 };
    pub Point = Sw | { row = 5, col = 3 };
    pub Origin = Sw | { row = 0, col = 0 };
    pub First = Plain | { row = 0 };
    pub Unshared = Shared | { copy = 2 };
    pub StillShared = Shared | { copy = 1..3 };
    pub OneCopy = Shared | { copy = 3..4 };
    pub Tail = Store | { lane = 5..9, reg.0 = 1 };
    pub WithinLane: logical -> physical = (lane: (2, 4), reg: 2):((10, 1), 20) | { lane = 1..8 };
    pub OfRestricted: thread_value -> physical = (Tile | { row = 3..11 }) @ (lane: (8, 4), reg: 2):((2, 16), 1);

    // Ranks.
    pub One: logical -> physical = 8:3;
    pub OneNested: logical -> physical = ((2, 4)):((1, 2));
    pub Unit: logical -> physical = 1:0;
    pub Twelve: logical -> physical = (a: 2, b: 2, c: 2, d: 2, e: 2, f: 2, g: 2, h: 2, i: 2, j: 2, k: 2, l: 2):(2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1);
    pub Thirteen: logical -> physical = (a: 2, b: 2, c: 2, d: 2, e: 2, f: 2, g: 2, h: 2, i: 2, j: 2, k: 2, l: 2, m: 2):(4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1);
    pub Eight: logical -> physical = (a: 2, b: 3, c: 2, d: 1, e: 2, f: 2, g: 3, h: 2):(144, 48, 24, 0, 12, 6, 2, 1);
}

layout! {
    #![index(u32)]
    pub Full32: logical -> physical = (row: 65536, col: 65536):(65536, 1);
    pub Edge32: logical -> physical = (a: 2, b: 2):(4294967294, 1);
    pub Xor32: logical -> physical = swizzle(8, 0, 24) @ (row: 65536, col: 65536):(65536, 1);
    pub Shared32: logical -> physical = (copy: 4294967296):(_);
    pub Small: logical -> physical = (row: 4, col: 4):(4, 1);
}

layout! {
    #![index(u64)]
    pub Past32: logical -> physical = (a: 2, b: 2):(4294967295, 1);
    pub Edge64: logical -> physical = (a: 2, b: 2):(18446744073709551613, 1);
    pub Half64: logical -> logical = (row: 2147483648, col: 4294967296):(4294967296, 1);
    pub Turned64: logical -> logical = (col: 4294967296, row: 2147483648):(1, 4294967296);
}

#[test]
fn constants() {
    assert_eq!((ROWS, BYTES), (6, 4 * 29 + 3));
    assert_eq!((Padded::SIZE, Padded::COSIZE, Padded::RANK), (24, 29, 2));
    assert_eq!((Padded::SHAPE, Padded::LEAVES, Padded::STRIDES), ([6, 4], [6, 4], [5, 1]));
    assert_eq!(Padded::SWIZZLES, [(0, 0, 0); 0]);
    assert_eq!((Nested::SHAPE, Nested::LEAVES, Nested::STRIDES), ([6, 8], [2, 3, 2, 2, 2], [24, 8, 1, 4, 2]));
    assert_eq!((Nested::RANK, Nested::SIZE, Nested::COSIZE), (2, 48, 48));
    assert_eq!((Shared::SIZE, Shared::COSIZE, Shared::STRIDES), (24, 6, [1, 0]));
    assert_eq!((Ones::SIZE, Ones::COSIZE, Ones::LEAVES), (8, 8, [1, 4, 1, 2]));
    assert_eq!((Frag::SHAPE, Frag::LEAVES, Frag::STRIDES), ([32, 4], [8, 4, 2, 2], [8, 2, 64, 1]));
    assert_eq!((Back::SHAPE, Back::STRIDES), ([2, 8, 4, 2], [2, 16, 4, 1]));
    assert_eq!((Store::STRIDES, Store::COSIZE), ([12, 2, 96, 1], 15 * 12 + 8));
    assert_eq!((Line::STRIDES, Line::LEAVES), ([1, 32], [32, 4]));
    assert_eq!((SwStore::STRIDES, SwStore::SWIZZLES), (Store::STRIDES, [(2, 4, 1)]));
    assert_eq!(SwTwice::SWIZZLES, [(2, 4, 1), (1, 0, 5)]);
    assert_eq!((Eight::RANK, Eight::SHAPE, Eight::SIZE), (8, [2, 3, 2, 1, 2, 2, 3, 2], 288));
    const IN_CONST: [usize; Padded::RANK] = [Padded.index(5, 3), Sw::COSIZE];
    assert_eq!(IN_CONST, [28, 60]);
}

/// A type's own `STRIDES` go before this.
trait NoStrides {
    const STRIDES: () = ();
}
impl<L: Layout> NoStrides for L {}

#[test]
fn strides_are_there_where_there_is_one_for_each_leaf() {
    let () = Split::STRIDES;
    let () = WithinLane::STRIDES;
    let _: [usize; 2] = Line::STRIDES;
    assert_eq!(Split::SWIZZLES, [(0, 0, 0); 0]);
}

/// The largest value plus one, by looking at each.
fn reach<L: StaticLayout<Index = usize>>(layout: L) -> usize {
    (0..L::SIZE).map(|i| layout.at_linear(i)).max().unwrap() + 1
}

#[test]
fn cosize_is_exact() {
    macro_rules! each {
        ($($name:ident = $cosize:expr),* $(,)?) => { $(
            assert_eq!(($name::COSIZE, reach($name)), ($cosize, $cosize), stringify!($name));
            assert_eq!(Layout::cosize(&$name), $cosize);
        )* };
    }
    each! {
        Plain = 24, Padded = 29, Gapped = 47, Nested = 48, Shared = 6, Ones = 8, Frag = 128, Store = 188, Split = 188,
        Sw = 60, SwDense = 16, SwNone = 5, SwDown = 52, SwUp = 64, SwStore = SwStore::COSIZE, SwTwice = SwTwice::COSIZE,
        SwRepeat = 192, SwShared = Sw::COSIZE, Cut = Cut::COSIZE, Row = 44, Point = Point::COSIZE, Origin = 1, First = 4,
        Unshared = 6, StillShared = 6, Tail = Tail::COSIZE, WithinLane = 34, OfRestricted = OfRestricted::COSIZE,
        One = 22, OneNested = 8, Unit = 1, Eight = 288,
    }
}

#[test]
fn associated_types() {
    fn of<L, D, C, I, Coord, const N: usize>(layout: L)
    where
        L: StaticLayout<Domain = D, Codomain = C, Index = I, Coord = Coord, Size = Coordinates<N>>,
        D: Space,
        C: Space,
    {
        assert_eq!((L::SIZE, layout.size()), (N, N));
        assert_eq!(L::SHAPE.iter().product::<usize>(), N);
        assert_eq!((L::COSIZE, size_of::<L>()), (layout.cosize(), 0));
    }
    of::<Plain, Logical, Physical, usize, (usize, usize), 24>(Plain);
    of::<Frag, ThreadValue, Logical, usize, (usize, usize), 128>(Frag);
    of::<Back, Logical, ThreadValue, usize, (usize, usize, usize, usize), 128>(Back);
    of::<Turn, ThreadValue, ThreadValue, usize, (usize, usize), 128>(Turn);
    of::<Perm, Logical, Logical, usize, (usize, usize), 6>(Perm);
    of::<Store, ThreadValue, Physical, usize, (usize, usize), 128>(Store);
    of::<Point, Logical, Physical, usize, (), 1>(Point);
    of::<One, Logical, Physical, usize, usize, 8>(One);
    of::<OneNested, Logical, Physical, usize, usize, 8>(OneNested);
    of::<Small, Logical, Physical, u32, (u32, u32), 16>(Small);
    of::<Past32, Logical, Physical, u64, (u64, u64), 4>(Past32);
    type U = usize;
    of::<Eight, Logical, Physical, usize, (U, U, U, U, U, U, U, U), 288>(Eight);

    fn fits<G: Layout, F: Layout>(_: G, _: F)
    where
        F::Size: Same<G::Size>,
    {
    }
    fits(Tile, Frag);
    fits(Full32, layout!(logical -> logical, (n: 4294967296):(1)));
}

/// `HOLDS` of a type without the trait; an inherent constant of that name goes before it.
trait Otherwise {
    const HOLDS: bool = false;
}
struct IsDense<L>(PhantomData<L>);
struct IsInjective<L>(PhantomData<L>);
impl<L> Otherwise for IsDense<L> {}
impl<L> Otherwise for IsInjective<L> {}
impl<L: Dense> IsDense<L> {
    const HOLDS: bool = true;
}
impl<L: Injective> IsInjective<L> {
    const HOLDS: bool = true;
}

#[test]
fn dense_and_injective_exactly_where_they_hold() {
    macro_rules! each {
        ($($name:ident: $dense:literal $injective:literal),* $(,)?) => { $(
            let claims = [IsDense::<$name>::HOLDS, IsInjective::<$name>::HOLDS];
            assert_eq!(claims, [$dense == 1, $injective == 1], stringify!($name));
        )* };
    }
    assert_eq!([IsDense::<u8>::HOLDS, IsInjective::<u8>::HOLDS], [false; 2]);
    // Dense, injective (which only a map into memory is).
    each! {
        Plain: 1 1, Padded: 0 1, Gapped: 0 1, Nested: 1 1, Shared: 0 0, Ones: 1 1,
        Frag: 1 0, Back: 1 0, Turn: 1 0, Perm: 1 0, Store: 0 1, Full: 1 1, Split: 0 1, Line: 1 1,
        Sw: 0 1, SwDense: 1 1, SwDown: 0 1, SwUp: 0 1, SwTwice: 0 1, SwNone: 1 1, SwStore: 0 1, SwRepeat: 0 1, SwShared: 0 0,
        One: 0 1, OneNested: 1 1, Unit: 1 1, Eight: 1 1, Full32: 1 1, Xor32: 1 1, Edge32: 0 1, Shared32: 0 0, Past32: 0 1,
        Half64: 1 0, Turned64: 1 0,
    }
    // A restriction is never dense, and injective where no two of its coordinates share an address.
    each! {
        Cut: 0 1, Row: 0 1, Point: 0 1, Origin: 0 1, First: 0 1, Unshared: 0 1, StillShared: 0 0, OneCopy: 0 1, Tail: 0 1,
        WithinLane: 0 1, OfRestricted: 0 1,
    }
}

#[test]
fn ranks() {
    assert_eq!((Point::RANK, Point::SIZE, Point::SHAPE, Point::LEAVES), (0, 1, [0; 0], [0; 0]));
    assert_eq!([Point.index(), Point.leaf(), Point.linear(0), Point.at(())], [40 + (3 ^ 1); 4]);
    assert_eq!((Point.coord(0), Point.try_index(), Point.try_at(())), ((), Some(42), Some(42)));
    assert_eq!((Point::COSIZE, Origin.index()), (43, 0));

    assert_eq!((One::RANK, One.index(7), One.linear(7), One.leaf(7), One.at(7), One.coord(7)), (1, 21, 21, 21, 21, 7));
    assert_eq!((One.try_index(7), One.try_index(8), One.try_at(8)), (Some(21), None, None));
    assert_eq!((OneNested.index(5), OneNested.leaf(1, 1), OneNested.coord(5)), (3, 3, 5));
    assert_eq!((Unit.index(0), Unit.try_index(1)), (0, None));

    for i in 0..Eight::SIZE {
        let (a, b, c, d, e, f, g, h) = Eight.coord(i);
        let want = [(a, 144), (b, 48), (c, 24), (e, 12), (f, 6), (g, 2), (h, 1)].iter().map(|(c, d)| c * d).sum();
        let all = [Eight.index(a, b, c, d, e, f, g, h), Eight.leaf(a, b, c, d, e, f, g, h), Eight.at(Eight.coord(i))];
        assert_eq!((all, Eight.linear(i)), ([want; 3], want));
        assert_eq!(Eight.try_index(a, b, c, 1, e, f, g, h), None);
    }
}

/// With more than twelve modes a layout tells by itself what is inside.
#[test]
fn each_mode_of_many_is_checked() {
    assert_eq!(Twelve.try_at((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), Some(4095));
    assert_eq!(Twelve.try_at((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)), None);
    assert_eq!(Twelve.try_at((2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), None);
    assert_eq!(Thirteen.try_at((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), Some(8191));
    assert_eq!(Thirteen.try_at((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)), None);
    assert_eq!(Thirteen.try_at((2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), None);
    assert_eq!(size_of_value(Twelve) + size_of_value(Thirteen), 4096 + 8192);
    // No mode of 2^32 is outside in u32; one of 2^16 may be.
    assert_eq!((Full32.try_at((65535, 65535)), Full32.try_at((65535, 65536))), (Some(u32::MAX), None));
    assert_eq!((Shared32.try_at(u32::MAX), Shared32.try_index(u32::MAX)), (Some(0), Some(0)));
}

/// By the types of the size.
fn size_of_value<const N: usize>(_: impl Layout<Size = Coordinates<N>>) -> usize {
    N
}

#[test]
fn restrictions_keep_their_constant() {
    for i in 0..4 {
        assert_eq!(Row.index(i), 40 + (i ^ 1));
        assert_eq!(First.index(i), i);
    }
    assert_eq!((0..7).map(|i| WithinLane.index(i, 1)).collect::<Vec<_>>(), [21, 22, 23, 30, 31, 32, 33]);
    for lane in 0..32 {
        for reg in 0..2 {
            let n = lane / 4 * 2 + lane % 4 * 16 + reg;
            assert_eq!(OfRestricted.index(lane, reg), (n / 8 + 3) * 12 + n % 8);
        }
    }
    for lane in 0..4 {
        for reg in 0..2 {
            assert_eq!(Tail.index(lane, reg), Store.index(lane + 5, 2 + reg));
        }
    }
}

#[test]
fn thirty_two_bits() {
    const TOP: u32 = u32::MAX;
    assert_eq!((Full32::SIZE, Full32::COSIZE), (1 << 32, 1 << 32));
    assert_eq!([Full32.index(65535, 65535), Full32.linear(TOP), Full32.leaf(65535, 65535)], [TOP; 3]);
    assert_eq!((Full32.coord(TOP), Full32.try_index(65536, 0)), ((65535, 65535), None));
    assert_eq!((Edge32::COSIZE, Edge32.index(1, 1), Edge32.linear(3)), (1 << 32, TOP, TOP));
    for x in [0, 1, 255, 256, 0xdead_beef, TOP] {
        assert_eq!(Xor32.linear(x), x ^ (x << 24));
        let (row, col) = Xor32.coord(x);
        assert_eq!(Xor32.index(row, col), x ^ (x << 24));
    }
    assert_eq!(
        (Shared32::SIZE, Shared32::COSIZE, Shared32.index(TOP), Shared32.try_index(TOP)),
        (1 << 32, 1, 0, Some(0))
    );
}

#[test]
fn sixty_four_bits() {
    assert_eq!((Past32::COSIZE, Past32.index(1, 1)), ((1 << 32) + 1, 1 << 32));
    assert_eq!((Edge64::COSIZE, Edge64.index(1, 1), Edge64.linear(3)), (usize::MAX, u64::MAX - 1, u64::MAX - 1));
    assert_eq!((Half64::SIZE, Half64::COSIZE), (1 << 63, 1 << 63));
    for x in [0, 5, (1 << 63) - 1, 0x1234_5678_9abc_def0] {
        let (row, col) = Half64.coord(x);
        assert_eq!([Half64.index(row, col), Half64.linear(x), Turned64.index(col, row)], [x; 3]);
        assert_eq!(Turned64.linear(x), (x >> 31) + ((x & 0x7fff_ffff) << 32));
    }
}

#[test]
fn values_like_any_other() {
    fn ordinary<T: Copy + Default + std::fmt::Debug + Send + Sync + Unpin + 'static>(_: T) {}
    ordinary(Plain);
    ordinary(Point);
    ordinary(layout!(logical -> physical, 4:1));
    let copy = Padded;
    assert_eq!(copy.index(5, 3), Padded.index(5, 3));
    assert_eq!(format!("{Padded:?}"), "Padded");
    assert_eq!(size_of_val(&SwStore), 0);
    // As a function, and through a reference.
    let index: fn(Padded, usize, usize) -> usize = Padded::index;
    assert_eq!(index(Padded, 1, 1), 6);
    let reference = &Padded;
    assert_eq!(reference.at((1, 1)), 6);
}

/// Whether a call panics.
#[cfg(debug_assertions)]
fn panics<T>(call: impl FnOnce() -> T) -> bool {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).is_err()
}

#[test]
#[cfg(debug_assertions)]
fn outside_of_the_shape() {
    assert!(panics(|| Padded.index(6, 0)) && panics(|| Padded.index(0, 4)));
    assert!(panics(|| Padded.linear(24)) && panics(|| Padded.coord(24)) && panics(|| Padded.leaf(0, 4)));
    assert!(panics(|| Padded.at((6, 3))) && panics(|| Padded.at_linear(24)));
    assert!(
        panics(|| Nested.leaf(0, 0, 0, 0, 2)) && panics(|| Nested.leaf(0, 3, 0, 0, 0)) && panics(|| Nested.index(0, 8))
    );
    assert!(panics(|| Point.linear(1)) && panics(|| Point.coord(1)) && panics(|| One.index(8)));
    assert!(panics(|| Row.index(4)) && panics(|| Cut.index(4, 0)) && panics(|| SwStore.index(32, 0)));
    assert!(panics(|| Small.index(4, 0)) && panics(|| Small.index(u32::MAX, u32::MAX)));
    assert!(panics(|| Full32.index(65536, 0)) && panics(|| Past32.index(0, u64::MAX)));
    assert!(!panics(|| Padded.index(5, 3)) && !panics(|| Padded.linear(23)) && !panics(|| Full32.linear(u32::MAX)));
}
