//! Generated code wherever Rust lets a macro stand, in a crate that forbids `unsafe` and denies what lints there are.
//!
//! The crates in `fixtures/` go further: no prelude, every lint, renamed and re-exported dependencies.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, unreachable_pub, missing_debug_implementations, clippy::all, clippy::pedantic)]

use layout_algebra::layout;
use std::collections::HashSet;
use std::hash::Hash;

layout! {
    /// Padded storage.
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    /// A fragment.
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    Private = Tile @ Frag;
}

/// Names that shadow what generated code might mean.
mod hostile {
    #![allow(dead_code, unused_macros, unused_imports)]
    pub(crate) struct Option;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Inline;
    pub(crate) struct Logical;
    pub(crate) struct Physical;
    pub(crate) struct Coordinates;
    pub(crate) trait Copy {}
    pub(crate) trait Clone {}
    pub(crate) trait Static {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod layout_algebra {}
    macro_rules! debug_assert {
        ($($t:tt)*) => {
            compile_error!("the user's `debug_assert`")
        };
    }
    macro_rules! assert {
        ($($t:tt)*) => {
            compile_error!("the user's `assert`")
        };
    }
    pub(crate) use {assert, debug_assert};

    ::layout_algebra::layout! {
        pub(super) Tile: logical -> physical = swizzle(2, 3, 0) @ (row: 16, col: 8):(8, 1);
        pub(super) Turned = permute(Tile, (col, row));
        use super::Frag;
        pub(super) Store = Tile @ Frag;
        pub(super) Big: logical -> physical = (row: 2, col: 4294967296):(4294967296, 1);
    }

    pub(super) fn inline(i: usize) -> usize {
        ::layout_algebra::layout!(logical -> physical, (row: 16, col: 8):(12, 1)).index(i, i)
    }
}

#[test]
fn hostile_names() {
    assert_eq!(Private.index(5, 2), Tile.index(1 + 8, 2));
    for row in 0..16 {
        for col in 0..8 {
            let x = row * 8 + col;
            assert_eq!(hostile::Tile.index(row, col), x ^ (x >> 3 & 3));
            assert_eq!(hostile::Turned.index(col, row), hostile::Tile.index(row, col));
        }
    }
    assert_eq!(hostile::Store.index(31, 3), hostile::Tile.index(15, 7));
    assert_eq!(hostile::inline(3), 39);
    assert_eq!(hostile::Big.index(1, 5), (1 << 32) + 5);
}

const IN_CONST: usize = layout!(logical -> physical, (row: 4, col: 4):(5, 1)).index(3, 3);
static IN_STATIC: usize = layout!(logical -> physical, (row: 4, col: 4):(6, 1)).index(3, 3);
const fn in_const_fn<const N: usize>() -> [usize; N] {
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = layout!(logical -> physical, swizzle(1, 1, 0) @ (n: 8):(1)).linear(i);
        i += 1;
    }
    out
}
fn in_generic<T: Copy + Into<u64>>(at: T) -> u64 {
    layout! {
        #![index(u64)]
        Local: logical -> physical = (n: 16):(3);
    }
    Local.index(at.into()) + layout!(#![index(u64)] logical -> physical, (n: 16):(100)).index(at.into())
}
fn returned() -> impl layout_algebra::Injective<Coord = (usize, usize), Index = usize> {
    layout!(logical -> physical, (row: 3, col: 3):(4, 1))
}
struct Sized<const N: usize>;
impl<const N: usize> Sized<N> {
    const N: usize = N;
}
#[derive(Clone, Copy)]
enum Discriminant {
    At = layout!(logical -> physical, (row: 3, col: 3):(4, 1)).index(2, 1).cast_signed(),
}

#[test]
fn expression_positions() {
    assert_eq!((IN_CONST, IN_STATIC), (18, 21));
    assert_eq!([0u8; layout!(logical -> physical, (row: 2, col: 2):(8, 1)).index(1, 1)].len(), 9);
    assert_eq!(Sized::<{ layout!(logical -> physical, (row: 2, col: 2):(7, 1)).index(1, 1) }>::N, 8);
    const { assert!(layout!(logical -> logical, (row: 2, col: 2):(1, 2)).index(0, 1) == 2) };
    assert_eq!(in_const_fn::<8>(), [0, 1, 3, 2, 4, 5, 7, 6]);
    assert_eq!(in_generic(5u8), 515);
    assert_eq!(layout_algebra::Layout::at(&returned(), (2, 1)), 9);
    assert_eq!(Discriminant::At as isize, 9);
    let closure = |row: usize| layout!(logical -> physical, (row: 16, col: 2):(3, 1)).index(row, 1);
    assert_eq!((0..4).map(closure).collect::<Vec<_>>(), [1, 4, 7, 10]);
    let in_async = async { layout!(logical -> physical, (row: 16):(3)).index(2) };
    drop(in_async);
    let matched = match layout!(logical -> physical, (row: 16):(3)).index(2) {
        6 if layout!(logical -> physical, (row: 16):(2)).index(3) == 6 => "both",
        _ => "neither",
    };
    assert_eq!(matched, "both");
    let (a, b) = (layout!(logical -> physical, 4:2), layout!(logical -> physical, 4:3));
    assert_eq!(a.index(3) + b.index(3), 15);
    assert_eq!({ layout!(logical -> physical, 4:2) }.index(1), 2);
}

struct Kernel;
impl Kernel {
    /// Inside of a method.
    fn address(row: u32) -> u32 {
        layout! {
            #![index(u32)]
            const ROWS = 8;
            /// Documented, though nobody sees it.
            Local: logical -> physical = (row: ROWS):(9);
            Unused: logical -> physical = (row: ROWS):(10);
        }
        Local.index(row)
    }
}
trait Address {
    const BASE: usize = layout!(logical -> physical, (row: 8):(9)).index(2);
    fn address(&self, row: usize) -> usize {
        Self::BASE + layout!(logical -> physical, (row: 8):(1)).index(row)
    }
}
impl Address for Kernel {}

#[test]
fn bodies() {
    assert_eq!(Kernel::address(3), 27);
    assert_eq!(Kernel.address(3), 21);
    // One name in two bodies of one function, and in a block within.
    let first = {
        layout! { Same: logical -> physical = 4:2; }
        Same.index(3)
    };
    let second = {
        layout! { Same: logical -> physical = 4:3; }
        {
            layout! { Inner: logical -> physical = 4:5; }
            Same.index(3) + Inner.index(3)
        }
    };
    assert_eq!((first, second), (6, 24));
}

macro_rules! tile {
    ($name:ident, $rows:expr, $cols:literal) => {
        layout! {
            const PITCH = $cols + 1;
            $name: logical -> physical = (row: $rows, col: $cols):(PITCH, 1);
        }
    };
}
macro_rules! inline {
    ($rows:expr, $cols:literal, $row:expr, $col:expr) => {
        layout!(logical -> physical, (row: $rows, col: $cols):($cols, 1)).index($row, $col)
    };
}
macro_rules! whole {
    ($($t:tt)*) => {
        layout! { $($t)* }
    };
}
macro_rules! many {
    ($($(#[$attr:meta])* $vis:vis $name:ident = $n:tt;)*) => {
        layout! { $($(#[$attr])* $vis $name: logical -> physical = (row: $n):(3);)* }
    };
}
macro_rules! types {
    ($outer:path, $mode:ident, $index:ident) => {
        layout! {
            #![index($index)]
            use $outer as Outer;
            FromMacro = Outer | { $mode = 1 };
        }
    };
}
tile!(FromExpr, 4 * 2 + 1, 8);
many! {
    /// Documented in the macro's call.
    pub(crate) Three = 3;
    Four = 4;
}
whole! {
    Whole: logical -> physical = (row: 4, col: 4):(5, 1);
}
types!(crate::Tile, row, u32);

#[test]
fn inside_of_macros() {
    assert_eq!((FromExpr::SHAPE, FromExpr.index(8, 7)), ([9, 8], 79));
    assert_eq!(inline!(2 + 2, 8, 3, 1 + 1), 26);
    assert_eq!(Three.index(2) + Four.index(3), 15);
    assert_eq!(Whole.index(3, 3), 18);
    assert_eq!(FromMacro.index(5u32), 17u32);
    tile!(Local, (3), 4);
    assert_eq!(Local.index(2, 3), 13);
}

layout! {
    #[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[must_use]
    /// Derives more.
    Derived: logical -> physical = (row: 4, col: 4):(4, 1);

    #[cfg(any())]
    Absent: logical -> physical = (row: 4, col: 4):(4, 1);
    #[cfg(any())]
    const ABSENT = 3;
    #[cfg(all())]
    /// Here.
    Present: logical -> physical = (row: 4, col: 4):(4, 1);
    #[cfg(not(any()))]
    #[allow(dead_code)]
    const PRESENT = 3;
    #[cfg(any())]
    Wide: logical -> physical = (row: 4, col: 4294967296):(4294967296, 1);
    #[deprecated = "an attribute like any other"]
    Old: logical -> physical = (row: 4):(1);
}

/// If anything of the absent items were there, these would collide.
mod absent {
    pub(crate) struct Absent;
    pub(crate) const ABSENT: u8 = 4;
}
use absent::{ABSENT, Absent};

#[test]
fn attributes() {
    fn more<T: Eq + Hash + Ord + std::fmt::Debug + Copy + Default + Send + Sync + 'static>(value: T) -> HashSet<T> {
        HashSet::from([value, T::default(), value.max(value)])
    }
    assert_eq!(more(Derived).len(), 1);
    assert_eq!(format!("{Derived:?} {Tile:?}"), "Derived Tile");
    let _ = Absent;
    assert_eq!(ABSENT, 4);
    assert_eq!(Present.index(1, 1) + PRESENT, 8);
    #[allow(deprecated)]
    let old = Old.index(3);
    assert_eq!(old, 3);
}

mod outer {
    pub(crate) mod inner {
        layout_algebra::layout! {
            pub(super) Above: logical -> physical = 2:1;
            pub(in crate::outer) InPath: logical -> physical = 2:2;
            pub(crate) InCrate: logical -> physical = 2:3;
            pub(self) Here: logical -> physical = 2:4;
            Nowhere: logical -> physical = 2:5;
            pub(crate) const COUNT = size(Here);
        }
        pub(crate) fn here() -> usize {
            Here.index(1)
        }
    }
    layout_algebra::layout! {
        use inner::{Above, InPath as Path, InCrate};
        pub(crate) Both = repeat(Above, (i: 2):(1));
        pub(crate) Twice = repeat(Path, (i: 2):(1));
        pub(crate) Thrice = repeat(InCrate, (i: 2):(1));
    }
    pub(crate) fn direct() -> usize {
        inner::Above.index(1) + inner::InPath.index(1)
    }
}

#[test]
fn visibilities() {
    assert_eq!((outer::inner::here(), outer::direct(), outer::inner::COUNT), (4, 3, 2));
    assert_eq!((outer::Both.index(1, 1), outer::Twice.index(1, 1), outer::Thrice.index(1, 1)), (3, 5, 7));
    assert_eq!(outer::inner::InCrate.index(1), 3);
}

layout! {
    RawModes: logical -> physical = (r#type: 4, r#fn: (r#in: 2, r#match: 3)):(6, (3, 1));
    RawSlice = RawModes | { r#type = 2 };
    RawGroup = group(RawModes, (r#move: (r#fn.r#match, r#type), r#loop: r#fn.r#in));
    /// An item named by a keyword.
    r#Yield: logical -> physical = (self_: 2):(1);
    #[allow(non_camel_case_types)]
    r#try: logical -> physical = (row: 2):(2);
    UseOfRaw = repeat(r#try, (r#do: 2):(1));
    Ten: logical -> physical = (a: 2, b: 2, c: 2, d: 2, e: 2, f: 2, g: 2, h: 2, i: 2, j: 2):(512, 256, 128, 64, 32, 16, 8, 4, 2, 1);
    TenLeaves: logical -> physical = ((2, 2, 2, 2, 2, 2, 2, 2, 2, 2)):((512, 256, 128, 64, 32, 16, 8, 4, 2, 1));
    // Names of what generated code declares itself.
    Names: logical -> physical = (c: 2, i: 3, out: 2, map: 2, core: 2):(24, 8, 4, 2, 1);
    SameLeaf: logical -> physical = (a_b: 2, a: (b: 2, c: 2)):(4, (2, 1));
}

#[test]
fn names_and_ranks() {
    assert_eq!((RawModes.index(3, 5), RawModes.leaf(3, 1, 2)), (23, 23));
    assert_eq!((RawSlice.index(5), RawGroup.index(11, 1)), (17, 23));
    assert_eq!(r#Yield.index(1) + r#try.index(1) + UseOfRaw.index(1, 1), 1 + 2 + 5);
    assert_eq!(Ten.index(1, 0, 1, 0, 1, 0, 1, 0, 1, 0), 0b10_1010_1010);
    assert_eq!(Ten.coord(0b10_1010_1010), (1, 0, 1, 0, 1, 0, 1, 0, 1, 0));
    assert_eq!(TenLeaves.leaf(1, 0, 1, 0, 1, 0, 1, 0, 1, 0), 0b10_1010_1010);
    assert_eq!((Names.index(1, 2, 1, 0, 1), Names.coord(45)), (45, (1, 2, 1, 0, 1)));
    assert_eq!(SameLeaf.leaf(1, 0, 1), 5);
}

/// Names in lower case that generated code leaves alone; `layout-lang/tests/taken.rs` has the others.
#[allow(non_camel_case_types, non_upper_case_globals, dead_code, reason = "names are all that counts here")]
mod lower_case {
    layout_algebra::layout! {
        const a = 2; const d = 2; const e = 2; const g = 2; const h = 2; const j = 2; const k = 2; const l = 2; const m = 2;
        const n = 2; const o = 2; const q = 2; const r = 2; const s = 2; const t = 2; const u = 2; const w = 2; const x = 2;
        const y = 2; const z = 2; const own = 2; const above = 2; const n0 = 2; const bool = 2; const usize = 2;
        const index = 2; const linear = 2; const leaf = 2; const coord = 2; const new = 2; const each = 2; const nth = 2;
        const at_linear = 2; const walk = 2; const visit = 2; const formatter = 2; const target = 2; const from = 2;
        const out = 2; const this = 2; const other = 2; const next = 2; const len = 2; const ptr = 2; const data = 2;
        const offset = 2; const stride = 2; const extent = 2; const count = 2; const number = 2; const cosize = 2;
        const made = 2; const room = 2; const part = 2; const parts = 2; const coordinates = 2; const tests = 2;
        const result = 2; const error = 2; const args = 2; const arg = 2; const item = 2; const x_ = 2; const key = 2;
        pub layout_: logical -> physical = swizzle(1, 2, 0) @ (row: 8, col: (4, 3)):(12, (3, 1));
        pub mine = layout_ | { row };
        pub thread = divide(layout_, (2, 4)) | { rest.row, tile.row };
        pub u8: logical -> physical = (row: 8, col: 2):(2, 1);
        pub f32 = u8 | { row };
        pub Page(lines): logical -> physical = (row: lines, col: 6):(6, 1);
        pub line(lines) = Page(lines) | { row };
        pub Tiles(lines) = divide_ceil(Page(lines), (4, 4));
        pub tiled(lines) = Tiles(lines) | { rest };
        pub fixed = divide_ceil(u8, (3, 2));
        pub edge = fixed | { rest };
        pub big = repeat(u8, 3:1);
        pub frag: thread_value -> logical = (lane: 8, reg: 2):(2, 1);
        pub composite = (u8 @ frag) | { lane };
    }
}

/// A trait of the user's with methods named as the inherent ones, for a reference: method lookup would find it first.
mod hijacked {
    #[allow(dead_code, reason = "nothing is to call it")]
    pub(crate) trait Hijack: Sized {
        fn index<T>(self, _: T, _: T) -> u32 {
            unreachable!("the user's `index`")
        }
        fn try_index<T>(self, _: T, _: T) -> Option<u32> {
            unreachable!("the user's `try_index`")
        }
        fn size(self) -> usize {
            unreachable!("the user's `size`")
        }
        fn cosize(self) -> usize {
            unreachable!("the user's `cosize`")
        }
        fn in_bounds<T>(self, _: T, _: T) -> bool {
            unreachable!("the user's `in_bounds`")
        }
    }
    impl Hijack for &Plain {}
    impl Hijack for &Fixed {}
    impl Hijack for &Ragged {}

    layout_algebra::layout! {
        #![index(u32)]
        pub(crate) Fixed: logical -> physical = (row: 4, col: 8):(8, 1);
        pub(crate) Plain(ld): logical -> physical = (row: 4, col: 8):(ld, 1) where ld >= 8;
        pub(crate) Ragged(m, ld) = divide_ceil(Matrix(m, ld), (4, 8)) | { rest = 0 };
        pub(crate) Matrix(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where m >= 1, ld >= 8;
        pub(crate) Point(ld) = Plain(ld) | { row = 1, col = 2 };
        pub(crate) Place(m, ld) = Ragged(m, ld) | { tile.row = 1, tile.col = 2 };
    }
}

#[test]
fn methods_are_called_by_path() {
    use hijacked::{Fixed, Place, Plain, Point, Ragged};
    fn all<L: layout_algebra::Layout<Coord = (u32, u32), Index = u32>>(layout: L) -> (usize, usize, u32, Option<u32>) {
        (layout.size(), layout.cosize(), layout.at((1, 2)), layout.try_at((3, 8)))
    }
    assert_eq!(all(Fixed), (32, 32, 10, None));
    assert_eq!(all(Plain::new(9).unwrap()), (32, 35, 11, None));
    assert_eq!(all(Ragged::new(4, 9).unwrap()), (32, 35, 11, None));
    assert_eq!(layout_algebra::Layout::at(&Point::new(9).unwrap(), ()), 11);
    let places = [1, 2].map(|m| Place::new(m, 9).unwrap());
    assert_eq!(places.map(|place| (place.size(), place.try_index())), [(0, None), (1, Some(11))]);
}

/// A layout that one build has and another not, said by `cfg_attr`.
mod conditional {
    layout_algebra::layout! {
        #![index(u32)]
        #[cfg_attr(all(), cfg(all()), doc = "Here.", allow(clippy::pedantic,))]
        pub(crate) Here: logical -> physical = (row: 4, col: 8):(8, 1);
        #[cfg_attr(any(), cfg(any()))]
        pub(crate) HereToo(ld): logical -> physical = (row: 4, col: 8):(ld, 1) where ld >= 8;
        #[cfg_attr(all(), cfg_attr(not(any()), cfg(any()), deprecated))]
        pub(crate) Gone: logical -> physical = (row: 4, col: 8):(8, 1);
        #[cfg_attr(all(), cfg(any()))]
        pub(crate) GoneToo(ld): logical -> physical = (row: 4, col: 8):(ld, 1) where ld >= 8;
        #[cfg_attr(all(), cfg(any()))]
        pub(crate) MineGone = Gone | { row };
    }
    pub(super) struct Gone;
    pub(super) struct GoneToo;
    pub(super) struct MineGone;
}

#[test]
fn conditions_inside_cfg_attr() {
    use conditional::{Gone, GoneToo, Here, HereToo, MineGone};
    let _: (Gone, GoneToo, MineGone) = (Gone, GoneToo, MineGone);
    assert_eq!((Here.index(1, 2), HereToo::new(9).unwrap().index(1, 2)), (10, 11));
}
