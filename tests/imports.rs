//! `use` inside `layout!`: across modules, under other names, through re-exports. Across crates: `fixtures/`.
#![forbid(unsafe_code)]
#![deny(warnings, unused)]

use layout_algebra::layout;

mod shapes {
    layout_algebra::layout! {
        #![index(u32)]
        pub const LANES = 32;
        pub(crate) const PAD = 1;
        pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
        pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
        pub(crate) Swizzled: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
        pub(crate) Shared: logical -> physical = (copy: 4, col: LANES):(_, PAD);
        pub(crate) Slice = Swizzled | { row = 3..9, col = 2 };
        pub(crate) Other: logical -> logical = (x: (3, 5), y: 2):((2, 6), 1);
    }
}

/// Marks that combine with the letter before them.
mod marks {
    layout_algebra::layout! {
        pub(crate) Rows: logical -> physical = (पंक्ति: 4, b: 2):(2, 1);
        pub(crate) Tall(ऊंचाई): logical -> physical = (पंक्ति: 4, b: ऊंचाई):(ऊंचाई, 1);
    }
}

layout! {
    use marks::{Rows, Tall};
    Marked = Rows | { पंक्ति = 3 };
    MarkedTall(n) = Tall(n) | { पंक्ति, b };
}

#[test]
fn names_with_marks() {
    assert_eq!(Marked.index(1), 7);
    assert_eq!(MarkedTall::new(5, 3, 2).map(|slice| slice.index()), Ok(17));
}

/// The same names again, with other meanings.
mod again {
    layout_algebra::layout! {
        pub Tile: logical -> physical = (row: 16, col: 8):(20, 1);
        pub const LANES = 64;
    }
    pub(crate) mod deeper {
        layout_algebra::layout! {
            pub Tile: logical -> physical = (row: 16, col: 8):(30, 1);
        }
    }
}

mod facade {
    pub(crate) use super::again::Tile as Storage;
    pub(crate) use super::shapes::*;
    pub(crate) mod renamed {
        pub(crate) use super::super::shapes as all;
        pub(crate) use super::Frag as Fragment;
    }
}

/// Every form that `use` has.
mod forms {
    layout_algebra::layout! {
        use crate::shapes::Tile as Simple;
        use super::{shapes::{Frag, LANES as COUNT, Other}, again::{Tile as Second, deeper::{Tile as Third}}};
        use crate::facade::{Storage, Swizzled, renamed::{Fragment, all::Slice}};
        use self::local::Near;
        pub(crate) OfSimple = Simple @ Frag;
        pub(crate) OfSecond = Second @ Fragment;
        pub(crate) OfThird = Third @ Frag;
        pub(crate) OfStorage = Storage @ Frag;
        pub(crate) Turned = permute(Swizzled, (col, row));
        pub(crate) Narrow = Slice | { row = 1..3 };
        pub(crate) Leaf: logical -> physical = (Near @ Other) | { x.1 = 4 };
        pub(crate) const TWICE = 2 * COUNT;
        assert TWICE == 2 * LANES;
        use crate::shapes::LANES;
        use crate::again::LANES as MORE;
        assert MORE == 64;
    }
    mod local {
        layout_algebra::layout! {
            pub(super) Near: logical -> physical = (n: 30):(3);
        }
    }
}

#[test]
fn forms_of_use() {
    for lane in 0..32 {
        for reg in 0..4 {
            let (row, col) = (lane / 4 + 8 * (reg / 2), 2 * (lane % 4) + reg % 2);
            assert_eq!(forms::OfSimple.index(lane, reg), row * 12 + col);
            assert_eq!(forms::OfSecond.index(lane, reg), row * 20 + col);
            assert_eq!(forms::OfThird.index(lane, reg), row * 30 + col);
            assert_eq!(forms::OfStorage.index(lane, reg), row * 20 + col);
        }
    }
    for row in 0..64 {
        for col in 0..64 {
            assert_eq!(forms::Turned.index(col, row), row * 64 + (col ^ ((row & 7) << 3)));
        }
    }
    assert_eq!([forms::Narrow.index(0), forms::Narrow.index(1)], [4 * 64 + (2 ^ (4 << 3)), 5 * 64 + (2 ^ (5 << 3))]);
    for x in 0..3 {
        for y in 0..2 {
            assert_eq!(forms::Leaf.index(x, y), 3 * (2 * x + 6 * 4 + y));
        }
    }
    assert_eq!((forms::TWICE, shapes::LANES, again::LANES), (64, 32, 64));
}

/// An imported layout takes the index type of the block that imports it, and declares no name there.
mod index_types {
    pub(crate) struct Tile;
    layout_algebra::layout! {
        #![index(u64)]
        use crate::shapes::Tile;
        pub(crate) Wide = Tile | { row = 0..16 };
    }
    layout_algebra::layout! {
        use crate::shapes::Tile as T;
        pub(crate) Plain = rename(T, (r, c));
    }
}

#[test]
fn index_type_of_the_importer() {
    let _: u64 = index_types::Wide.index(1u64, 2u64);
    let _: usize = index_types::Plain.index(1usize, 2usize);
    let _: u32 = shapes::Tile.index(1u32, 2u32);
    let _ = index_types::Tile;
    let narrow: u32 = layout!(#![index(u32)] use crate::again::Tile; permute(Tile, (col, row))).index(7u32, 15u32);
    assert_eq!(narrow, 307);
}

/// Blocks of one module import from each other, whatever their order.
mod siblings {
    layout_algebra::layout! {
        use Second as Imported;
        use self::First as Again;
        pub(crate) Third = Imported | { col = 3 };
        pub(crate) Fourth = Again | { row = 1 };
    }
    layout_algebra::layout! {
        use First;
        pub(crate) Second = permute(First, (col, row));
    }
    layout_algebra::layout! {
        pub(crate) First: logical -> physical = (row: 4, col: 5):(6, 1);
    }
    layout_algebra::layout! {
        use self::{Second, Third};
        pub(crate) Copies = broadcast(Third, (copy: 2));
        assert size(Copies) * 5 == 2 * size(Second);
    }
}

#[test]
fn blocks_of_one_module() {
    assert_eq!((siblings::Third.index(2), siblings::Fourth.index(4)), (15, 10));
    assert_eq!((siblings::Second.index(4, 3), siblings::Copies.index(1, 3)), (22, 21));
}

mod diamond {
    pub(crate) mod top {
        layout_algebra::layout! { pub(crate) Top: logical -> physical = (row: 4, col: 4):(5, 1); }
    }
    mod left {
        layout_algebra::layout! { use super::top::Top; pub(crate) Left = Top | { row = 1..3 }; }
    }
    mod right {
        layout_algebra::layout! { use super::top::Top; pub(crate) Right = permute(Top, (col, row)); }
    }
    layout_algebra::layout! {
        use left::Left;
        use right::Right;
        use top::Top;
        use top::{Top as Same};
        pub(crate) Both = permute(Left, (col, row));
        pub(crate) Whole = repeat(Right, (copy: 2):(1));
        assert cosize(Top) == cosize(Same);
    }
}

#[test]
fn diamonds() {
    assert_eq!(diamond::Both.index(3, 1), 13);
    assert_eq!(diamond::Whole.index(1, 3, 2), 19 + 13);
    assert_eq!(diamond::top::Top.index(2, 3), 13);
}

#[test]
fn bodies() {
    layout! {
        Local: logical -> physical = (row: 4, col: 4):(7, 1);
        const PITCH = 9;
        /// Exported, by its looks.
        pub Public: logical -> physical = (row: 4):(PITCH);
    }
    layout! {
        use Local;
        use Public;
        use PITCH;
        use crate::shapes::{Shared as Outside};
        Turned = permute(Local, (col, row));
        Twice = repeat(Public, (copy: 2):(1), pitch = 4 * PITCH);
        Read = permute(Outside, (col, copy));
    }
    assert_eq!((Turned.index(3, 2), Twice.index(1, 3), Read.index(31, 3)), (17, 63, 31));
    {
        layout! {
            use Turned as Mine;
            Within = Mine | { col = 1 };
        }
        assert_eq!(Within.index(2), 15);
        assert_eq!(layout! { use Within; Within | { row = 1..3 } }.index(1), 15);
        // Shadows the outer one for Rust; `use Local` would be ambiguous here.
        layout! { Local: logical -> physical = 4:2; }
        assert_eq!(Local.index(3), 6);
    }
    assert_eq!(Local.index(2, 1), 15);
    let closure = |i| {
        layout! {
            use Local as Outer;
            Inner = Outer | { row = 3 };
        }
        Inner.index(i)
    };
    assert_eq!(closure(2), 23);
}

const IN_CONST: usize = layout! { use shapes::Tile; use again::LANES; Tile | { row = 1..(LANES / 8) } }.index(6, 7);

#[test]
fn inline_form() {
    assert_eq!(IN_CONST, 91);
    let composite = layout! { use shapes::{Frag, Tile}; Tile @ Frag };
    assert_eq!(composite.index(5, 2), 9 * 12 + 2);
    let at =
        layout!(#![index(u64)] use crate::shapes::LANES; logical -> physical, (row: LANES, col: LANES):(LANES + 1, 1));
    assert_eq!(at.index(31, 31), 31 * 34);
}

/// A layout that a macro declares for whoever calls it, and one that it imports from where it was written.
mod through_macros {
    macro_rules! slice {
        ($name:ident, $of:path, $row:expr) => {
            layout_algebra::layout! {
                use $of as Of;
                pub(crate) $name = Of | { row = $row };
            }
        };
    }
    slice!(One, crate::shapes::Tile, 1);
    slice!(Two, super::again::Tile, 1 + 1);
    slice!(Three, One2, 3);
    layout_algebra::layout! { One2: logical -> physical = (row: 4, col: 2):(2, 1); }
}

#[test]
fn macros() {
    use through_macros::{One, Three, Two};
    assert_eq!((One.index(7), Two.index(7), Three.index(1)), (19, 47, 7));
}

/// As many imports as a block may have.
mod many {
    layout_algebra::layout! {
        pub(crate) const N000 = 0; pub(crate) const N001 = 1; pub(crate) const N002 = 2; pub(crate) const N003 = 3;
        pub(crate) const N004 = 4; pub(crate) const N005 = 5; pub(crate) const N006 = 6; pub(crate) const N007 = 7;
        pub(crate) const N008 = 8; pub(crate) const N009 = 9; pub(crate) const N010 = 10; pub(crate) const N011 = 11;
        pub(crate) const N012 = 12; pub(crate) const N013 = 13; pub(crate) const N014 = 14; pub(crate) const N015 = 15;
        pub(crate) const N016 = 16; pub(crate) const N017 = 17; pub(crate) const N018 = 18; pub(crate) const N019 = 19;
        pub(crate) const N020 = 20; pub(crate) const N021 = 21; pub(crate) const N022 = 22; pub(crate) const N023 = 23;
        pub(crate) const N024 = 24; pub(crate) const N025 = 25; pub(crate) const N026 = 26; pub(crate) const N027 = 27;
        pub(crate) const N028 = 28; pub(crate) const N029 = 29; pub(crate) const N030 = 30; pub(crate) const N031 = 31;
        pub(crate) const N032 = 32; pub(crate) const N033 = 33; pub(crate) const N034 = 34; pub(crate) const N035 = 35;
        pub(crate) const N036 = 36; pub(crate) const N037 = 37; pub(crate) const N038 = 38; pub(crate) const N039 = 39;
        pub(crate) const N040 = 40; pub(crate) const N041 = 41; pub(crate) const N042 = 42; pub(crate) const N043 = 43;
        pub(crate) const N044 = 44; pub(crate) const N045 = 45; pub(crate) const N046 = 46; pub(crate) const N047 = 47;
        pub(crate) const N048 = 48; pub(crate) const N049 = 49; pub(crate) const N050 = 50; pub(crate) const N051 = 51;
        pub(crate) const N052 = 52; pub(crate) const N053 = 53; pub(crate) const N054 = 54; pub(crate) const N055 = 55;
        pub(crate) const N056 = 56; pub(crate) const N057 = 57; pub(crate) const N058 = 58; pub(crate) const N059 = 59;
        pub(crate) const N060 = 60; pub(crate) const N061 = 61; pub(crate) const N062 = 62; pub(crate) const N063 = 63;
        pub(crate) const N064 = 64; pub(crate) const N065 = 65; pub(crate) const N066 = 66; pub(crate) const N067 = 67;
        pub(crate) const N068 = 68; pub(crate) const N069 = 69; pub(crate) const N070 = 70; pub(crate) const N071 = 71;
        pub(crate) const N072 = 72; pub(crate) const N073 = 73; pub(crate) const N074 = 74; pub(crate) const N075 = 75;
        pub(crate) const N076 = 76; pub(crate) const N077 = 77; pub(crate) const N078 = 78; pub(crate) const N079 = 79;
        pub(crate) const N080 = 80; pub(crate) const N081 = 81; pub(crate) const N082 = 82; pub(crate) const N083 = 83;
        pub(crate) const N084 = 84; pub(crate) const N085 = 85; pub(crate) const N086 = 86; pub(crate) const N087 = 87;
        pub(crate) const N088 = 88; pub(crate) const N089 = 89; pub(crate) const N090 = 90; pub(crate) const N091 = 91;
        pub(crate) const N092 = 92; pub(crate) const N093 = 93; pub(crate) const N094 = 94; pub(crate) const N095 = 95;
        pub(crate) const N096 = 96; pub(crate) const N097 = 97; pub(crate) const N098 = 98; pub(crate) const N099 = 99;
        pub(crate) const N100 = 100; pub(crate) const N101 = 101; pub(crate) const N102 = 102; pub(crate) const N103 = 103;
        pub(crate) const N104 = 104; pub(crate) const N105 = 105; pub(crate) const N106 = 106; pub(crate) const N107 = 107;
        pub(crate) const N108 = 108; pub(crate) const N109 = 109; pub(crate) const N110 = 110; pub(crate) const N111 = 111;
        pub(crate) const N112 = 112; pub(crate) const N113 = 113; pub(crate) const N114 = 114; pub(crate) const N115 = 115;
        pub(crate) const N116 = 116; pub(crate) const N117 = 117; pub(crate) const N118 = 118; pub(crate) const N119 = 119;
    }
    pub(crate) mod all {
        layout_algebra::layout! {
            use super::{
                N000, N001, N002, N003, N004, N005, N006, N007, N008, N009, N010, N011,
                N012, N013, N014, N015, N016, N017, N018, N019, N020, N021, N022, N023,
                N024, N025, N026, N027, N028, N029, N030, N031, N032, N033, N034, N035,
                N036, N037, N038, N039, N040, N041, N042, N043, N044, N045, N046, N047,
                N048, N049, N050, N051, N052, N053, N054, N055, N056, N057, N058, N059,
                N060, N061, N062, N063, N064, N065, N066, N067, N068, N069, N070, N071,
                N072, N073, N074, N075, N076, N077, N078, N079, N080, N081, N082, N083,
                N084, N085, N086, N087, N088, N089, N090, N091, N092, N093, N094, N095,
                N096, N097, N098, N099, N100, N101, N102, N103, N104, N105, N106, N107,
                N108, N109, N110, N111, N112, N113, N114, N115, N116, N117, N118, N119,
            };
            pub(crate) const SUM = N000 + N001 + N002 + N003 + N004 + N005 + N006 + N007 + N008 + N009 + N010 + N011
                + N012 + N013 + N014 + N015 + N016 + N017 + N018 + N019 + N020 + N021 + N022 + N023
                + N024 + N025 + N026 + N027 + N028 + N029 + N030 + N031 + N032 + N033 + N034 + N035
                + N036 + N037 + N038 + N039 + N040 + N041 + N042 + N043 + N044 + N045 + N046 + N047
                + N048 + N049 + N050 + N051 + N052 + N053 + N054 + N055 + N056 + N057 + N058 + N059
                + N060 + N061 + N062 + N063 + N064 + N065 + N066 + N067 + N068 + N069 + N070 + N071
                + N072 + N073 + N074 + N075 + N076 + N077 + N078 + N079 + N080 + N081 + N082 + N083
                + N084 + N085 + N086 + N087 + N088 + N089 + N090 + N091 + N092 + N093 + N094 + N095
                + N096 + N097 + N098 + N099 + N100 + N101 + N102 + N103 + N104 + N105 + N106 + N107
                + N108 + N109 + N110 + N111 + N112 + N113 + N114 + N115 + N116 + N117 + N118 + N119;
        }
    }
}

#[test]
fn a_hundred_and_twenty() {
    assert_eq!(many::all::SUM, 119 * 120 / 2);
    macro_rules! wrapped {
        ($($path:tt)*) => {
            layout! { use many::{$($path)*}; const LAST = N119 + N000; }
        };
    }
    wrapped! {
        N000, N001, N002, N003, N004, N005, N006, N007, N008, N009, N010, N011,
        N012, N013, N014, N015, N016, N017, N018, N019, N020, N021, N022, N023,
        N024, N025, N026, N027, N028, N029, N030, N031, N032, N033, N034, N035,
        N036, N037, N038, N039, N040, N041, N042, N043, N044, N045, N046, N047,
        N048, N049, N050, N051, N052, N053, N054, N055, N056, N057, N058, N059,
        N060, N061, N062, N063, N064, N065, N066, N067, N068, N069, N070, N071,
        N072, N073, N074, N075, N076, N077, N078, N079, N080, N081, N082, N083,
        N084, N085, N086, N087, N088, N089, N090, N091, N092, N093, N094, N095,
        N096, N097, N098, N099, N100, N101, N102, N103, N104, N105, N106, N107,
        N108, N109, N110, N111, N112, N113, N114, N115, N116, N117, N118, N119,
    }
    assert_eq!(LAST, 119);
}
