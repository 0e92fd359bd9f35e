//! Slices against the layouts that they restrict, coordinate by coordinate.

extern crate std;

use crate::{Kind, Layout, Restriction, StaticLayout};
use by_hand::{Addr, Carries, Long, Mine, MyCarries, MyLong, MyPlain, Plain};
use std::collections::BTreeSet;
use std::string::String;
use std::vec::Vec;
use std::{format, vec};

// What the macros of this crate write is no foreign code here: lints see the imports that `use` would find.
#[allow(unused_imports)]
mod by_hand;

/// The contract of `Restriction`, for modes bound from the left: `(b, v)` is the coordinate `b * LEN + v`.
fn keeps_contract<R>(of: R::Of)
where
    R: Restriction<Of: StaticLayout>,
    <R::Of as Layout>::Index: TryFrom<usize, Error: std::fmt::Debug> + TryInto<usize, Error: std::fmt::Debug>,
{
    let mut seen = BTreeSet::new();
    for b in 0..R::BOUND {
        let (mine, mut next) = (R::nth(of, b), 0);
        mine.each(|v, address| {
            let expected: usize = of.at_linear((b * R::LEN + v).try_into().unwrap()).try_into().unwrap();
            assert_eq!((v, address), (next, expected));
            assert_eq!(address, mine.at(v));
            assert!(address < of.cosize() && seen.insert(address));
            next += 1;
        });
        assert_eq!(next, R::LEN);
    }
    assert_eq!(seen.len(), of.size());
}

#[test]
fn restrictions_keep_the_contract() {
    keeps_contract::<MyPlain>(Plain);
    keeps_contract::<Mine>(Addr);
    keeps_contract::<MyCarries>(Carries);
    keeps_contract::<MyLong>(Long);
}

#[test]
fn each_gives_numbers_and_addresses_in_the_index_type() {
    for (warp, lane) in [(0, 0), (1, 30), (3, 31)] {
        let (mine, mut seen) = (Mine::new(warp, lane), Vec::new());
        mine.each(|reg, address: u32| {
            assert_eq!(address, Addr.index(warp, lane, reg));
            assert_eq!(address, mine.index(reg));
            seen.push(reg);
        });
        assert_eq!(seen, (0..32).collect::<Vec<u32>>());
    }
    MyPlain::new(127).each(|v, address| assert_eq!(address, Plain.index(127, v)));
    MyCarries::new(7).each(|v, address| {
        let (w, v) = MyCarries::new(7).coord(v);
        assert_eq!(address, Carries.index(7, w, v));
    });
    assert_eq!(MyPlain::new(5).coord(7), 7);
    assert_eq!([MyPlain::KIND, Mine::KIND, MyCarries::KIND], [Kind::Additive, Kind::Xor, Kind::General]);
    assert_eq!(MyPlain::XORS.iter().sum::<u32>() as usize + MyPlain::CLASS.iter().sum::<usize>(), 0);
    assert_eq!(Mine::CLASS, std::array::from_fn(|v| v / 4));
}

#[test]
fn a_slice_is_made_in_const_and_copied() {
    const SLICE: MyPlain = MyPlain::new(3);
    const INDEX: u32 = SLICE.index(2);
    #[allow(clippy::clone_on_copy, reason = "the derive is what is tested")]
    let copy = SLICE.clone();
    assert_eq!((copy.base(), INDEX, copy.index(2)), (108, 110, 110));
    assert_eq!(format!("{copy:?}"), "MyPlain(Slice { base: 108 })");
    assert_eq!(size_of::<MyPlain>(), 4);
    fn send<T: Send + Sync>(_: T) {}
    send(copy);
}

#[test]
fn map_collects_in_order_and_owns() {
    let owned: [String; 32] = MyPlain::new(1).map(|v, address| format!("{v}@{address}"));
    assert_eq!((owned[0].as_str(), owned[31].as_str()), ("0@36", "31@67"));
    assert_eq!(MyLong::new(2).map(|v, a| a - 2 - 3 * v), [0; 600]);
    assert_eq!(MyCarries::new(1).map(|_, _| ()), [(); 8]);
}

#[test]
fn vectors_are_the_last_mode() {
    let mut seen = Vec::new();
    MyPlain::new(2).each_vector(|v, address| seen.push((v, address)));
    assert_eq!(seen, [0, 4, 8, 12, 16, 20, 24, 28].map(|v| (v, 72 + v)));
    let mut count = 0;
    MyLong::new(1).each_vector(|v, address| {
        assert_eq!((v, address), (count, 1 + 3 * count));
        count += 1;
    });
    assert_eq!(count, 600);
}

#[test]
fn pairs_go_in_step() {
    let (from, to) = (MyPlain::new(9), Mine::new(2, 13));
    let mut count = 0;
    from.each_pair(&to, |v, a, b| {
        assert_eq!((v, a, b), (count, from.index(v), to.index(v)));
        count += 1;
    });
    assert_eq!(count, 32);
}

#[test]
fn pointers_go_to_the_addresses() {
    let mut data = vec![0u64; 8 * 64 + 64 * 64];
    for (warp, lane) in (0..4).flat_map(|warp| (0..32).map(move |lane| (warp, lane))) {
        // SAFETY: `data` has more than the cosize of `Addr`, and nobody else writes to it.
        unsafe {
            Mine::new(warp, lane)
                .each_ptr(data.as_mut_ptr(), |reg, p| *p = u64::from(warp * 10_000 + lane * 100 + reg) + 1);
        }
    }
    for (warp, lane, reg) in [(0, 0, 0), (1, 5, 31), (3, 31, 17)] {
        assert_eq!(data[Addr.index(warp, lane, reg) as usize], u64::from(warp * 10_000 + lane * 100 + reg) + 1);
    }
    let mut data = [0u16; 1800];
    // SAFETY: 1,800 is the cosize of `Long`.
    unsafe { MyLong::new(1).each_ptr(data.as_mut_ptr(), |v, p| *p = v as u16) };
    assert_eq!((data[1], data[1 + 3 * 599], data[2]), (0, 599, 0));
    let mut data = [0u8; 128];
    // SAFETY: 128 is above the cosize of `Carries`.
    unsafe { MyCarries::new(3).each_ptr(data.as_mut_ptr(), |v, p| *p = v as u8 + 1) };
    assert_eq!(data[Carries.index(3, 1, 2) as usize], 7);
}

#[test]
fn bytes_are_elements_scaled_from_the_tile_on() {
    let smem = 3 << 10;
    Mine::new(3, 21).each_byte(smem, 2, |reg, address| assert_eq!(address, smem + 2 * Addr.index(3, 21, reg)));
    MyPlain::new(77).each_byte(52, 12, |v, address| assert_eq!(address, 52 + 12 * Plain.index(77, v)));
    MyCarries::new(6).each_byte(4, 4, |v, address| {
        assert_eq!(address, 4 + 4 * Carries.index(6, v / 4, v % 4));
    });
    MyLong::new(2).each_byte(8, 4, |v, address| assert_eq!(address as usize, 8 + 4 * (2 + 3 * v)));
}

#[cfg(debug_assertions)]
mod in_debug_builds {
    use super::*;

    #[test]
    #[should_panic(expected = "thread < 128")]
    fn bound_coordinates_are_checked() {
        let _ = MyPlain::new(128);
    }

    #[test]
    #[should_panic(expected = "value 32 of 32")]
    fn values_are_checked() {
        let _ = MyPlain::new(1).at(32);
    }

    #[test]
    #[should_panic(expected = "slice 8 of 8")]
    fn slices_are_checked() {
        let _ = <MyCarries as Restriction>::nth(Carries, 8);
    }

    #[test]
    #[should_panic(expected = "not aligned to the swizzle's span")]
    fn a_swizzled_tile_is_aligned() {
        Mine::new(0, 0).each_byte(64, 2, |_, _| ());
    }

    #[test]
    #[should_panic(expected = "not aligned to the swizzle's span")]
    fn a_swizzled_element_is_a_power_of_two() {
        Mine::new(0, 0).each_byte(0, 12, |_, _| ());
    }
}

#[test]
fn unroll_counts_to_any_number() {
    fn walk<const N: usize>() {
        let mut next = 0;
        crate::__private::unroll::<N>(|v| {
            assert_eq!(v, next);
            next += 1;
        });
        assert_eq!(next, N);
    }
    walk::<0>();
    walk::<1>();
    walk::<15>();
    walk::<16>();
    walk::<17>();
    walk::<255>();
    walk::<256>();
    walk::<257>();
    walk::<512>();
    walk::<1000>();
}
