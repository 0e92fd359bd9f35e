//! Restrictions written by hand in the form in which the macro is to write them (`crate` is the root path there), against
//! the layouts that they restrict.

extern crate std;

use crate::{Coordinates, Kind, Layout, Restriction, StaticLayout, layout};
use std::collections::BTreeSet;
use std::string::{String, ToString};
use std::vec::Vec;
use std::{format, vec};

layout! {
    #![index(u32)]
    Plain: logical -> physical = (thread: 128, v: 32):(36, 1);
    Smem: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    Frag: thread_value -> logical = (warp: 4, lane: (8, 4), reg: (8, 2, 2)):(1024, (64, 2), (8, 512, 1));
    Addr = Smem @ Frag;
    Carries: logical -> physical = swizzle(2, 3, 0) @ (t: 8, w: 2, v: 4):(5, 64, 1);
}
layout! {
    Long: logical -> physical = (t: 3, v: 600):(1, 3);
}

/// `Plain | { thread }`.
#[derive(Clone, Copy, Debug)]
struct MyPlain(crate::__private::Slice<MyPlain, 32>);

impl MyPlain {
    const KIND: crate::Kind = crate::Kind::Additive;
    const XORS: [u32; 32] = [0; 32];
    const OFFSETS: [u32; 32] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31,
    ];
    const CLASS: [usize; 32] = [0; 32];

    #[inline]
    const fn new(thread: u32) -> Self {
        ::core::debug_assert!(thread < 128);
        Self(unsafe { crate::__private::Slice::new(thread * 36) })
    }

    #[inline]
    const fn index(self, v: u32) -> u32 {
        ::core::debug_assert!(v < 32);
        self.0.base() + v
    }

    #[inline]
    const fn coord(self, v: u32) -> u32 {
        ::core::debug_assert!(v < 32);
        v
    }

    #[inline]
    fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
        self.0.each(f);
    }
}
#[automatically_derived]
impl ::core::ops::Deref for MyPlain {
    type Target = crate::__private::Slice<Self, 32>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
#[automatically_derived]
unsafe impl crate::__private::Restrict<32> for MyPlain {
    type Of = Plain;
    type Index = u32;
    type Base = u32;
    type Shape = crate::Coordinates<32>;
    const BOUND: usize = 128;
    const XORS: &'static [u32; 32] = &Self::XORS;
    const OFFSETS: &'static [u32; 32] = &Self::OFFSETS;
    #[inline]
    fn nth(_of: Plain, b: usize) -> Self {
        Self::new(b as u32)
    }
    #[inline]
    fn at(slice: Self::Target, v: u32) -> u32 {
        Self(slice).index(v)
    }
}
#[automatically_derived]
unsafe impl crate::__private::Contiguous for MyPlain {
    const VECTOR: usize = 32;
}

/// `Addr | { warp, lane }`.
#[derive(Clone, Copy, Debug)]
struct Mine(crate::__private::Slice<Mine, 32>);

impl Mine {
    const KIND: crate::Kind = crate::Kind::Xor;
    const XORS: [u32; 32] = [
        0, 0, 0, 0, 8, 8, 8, 8, 16, 16, 16, 16, 24, 24, 24, 24, 32, 32, 32, 32, 40, 40, 40, 40, 48, 48, 48, 48, 56, 56,
        56, 56,
    ];
    const OFFSETS: [u32; 32] = [
        0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513,
        0, 1, 512, 513,
    ];
    const CLASS: [usize; 32] =
        [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7];

    #[inline]
    const fn new(warp: u32, lane: u32) -> Self {
        ::core::debug_assert!(warp < 4 && lane < 32);
        Self(unsafe { crate::__private::Slice::new((warp << 10 | lane >> 2 << 6 | (lane & 3) << 1) ^ lane >> 2 << 3) })
    }

    #[inline]
    const fn index(self, reg: u32) -> u32 {
        ::core::debug_assert!(reg < 32);
        (self.0.base() ^ reg >> 2 << 3) + ((reg >> 1 & 1) << 9 | reg & 1)
    }

    #[inline]
    fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
        self.0.each(f);
    }
}
#[automatically_derived]
impl ::core::ops::Deref for Mine {
    type Target = crate::__private::Slice<Self, 32>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
#[automatically_derived]
unsafe impl crate::__private::Restrict<32> for Mine {
    type Of = Addr;
    type Index = u32;
    type Base = u32;
    type Shape = crate::Coordinates<32>;
    const BOUND: usize = 128;
    const XORS: &'static [u32; 32] = &Self::XORS;
    const OFFSETS: &'static [u32; 32] = &Self::OFFSETS;
    #[inline]
    fn nth(_of: Addr, b: usize) -> Self {
        Self::new(b as u32 / 32, b as u32 % 32)
    }
    #[inline]
    fn at(slice: Self::Target, v: u32) -> u32 {
        Self(slice).index(v)
    }
}

/// `Carries | { t }`: 5t + v carries into the bits that the swizzle reads.
#[derive(Clone, Copy, Debug)]
struct MyCarries(crate::__private::Slice<MyCarries, 8>);

impl MyCarries {
    const KIND: crate::Kind = crate::Kind::General;
    const XORS: [u32; 8] = [0; 8];
    const OFFSETS: [u32; 8] = [0, 0, 0, 0, 64, 64, 64, 64];
    const CLASS: [usize; 8] = [0, 1, 2, 3, 0, 1, 2, 3];

    #[inline]
    const fn new(t: u32) -> Self {
        ::core::debug_assert!(t < 8);
        let x = t * 5;
        let (y, z, w) = (x + 1, x + 2, x + 3);
        Self(unsafe { crate::__private::Slice::new([x ^ x >> 3 & 3, y ^ y >> 3 & 3, z ^ z >> 3 & 3, w ^ w >> 3 & 3]) })
    }

    #[inline]
    const fn index(self, w: u32, v: u32) -> u32 {
        ::core::debug_assert!(w < 2 && v < 4);
        self.0.base()[v as usize] + w * 64
    }

    #[inline]
    const fn coord(self, v: u32) -> (u32, u32) {
        ::core::debug_assert!(v < 8);
        (v >> 2, v & 3)
    }

    #[inline]
    fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
        self.0.each(f);
    }
}
#[automatically_derived]
impl ::core::ops::Deref for MyCarries {
    type Target = crate::__private::Slice<Self, 8>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
#[automatically_derived]
unsafe impl crate::__private::Restrict<8> for MyCarries {
    type Of = Carries;
    type Index = u32;
    type Base = [u32; 4];
    type Shape = (crate::Coordinates<2>, crate::Coordinates<4>);
    const BOUND: usize = 8;
    const XORS: &'static [u32; 8] = &Self::XORS;
    const OFFSETS: &'static [u32; 8] = &Self::OFFSETS;
    const CLASS: &'static [usize] = &Self::CLASS;
    #[inline]
    fn nth(_of: Carries, b: usize) -> Self {
        Self::new(b as u32)
    }
    #[inline]
    fn at(slice: Self::Target, v: u32) -> u32 {
        let (w, v) = Self(slice).coord(v);
        Self(slice).index(w, v)
    }
}

/// `Long | { t }`: 600 values, two chunks and a rest.
#[derive(Clone, Copy, Debug)]
struct MyLong(crate::__private::Slice<MyLong, 600>);

impl MyLong {
    const OFFSETS: [usize; 600] = {
        let (mut offsets, mut v) = ([0; 600], 0);
        while v < 600 {
            offsets[v] = v * 3;
            v += 1;
        }
        offsets
    };

    const fn new(t: usize) -> Self {
        Self(unsafe { crate::__private::Slice::new(t) })
    }
}
impl ::core::ops::Deref for MyLong {
    type Target = crate::__private::Slice<Self, 600>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
unsafe impl crate::__private::Restrict<600> for MyLong {
    type Of = Long;
    type Index = usize;
    type Base = usize;
    type Shape = Coordinates<600>;
    const BOUND: usize = 3;
    const XORS: &'static [usize; 600] = &[0; 600];
    const OFFSETS: &'static [usize; 600] = &Self::OFFSETS;
    fn nth(_of: Long, b: usize) -> Self {
        Self::new(b)
    }
    fn at(slice: Self::Target, v: usize) -> usize {
        slice.base() + v * 3
    }
}
unsafe impl crate::__private::Contiguous for MyLong {
    const VECTOR: usize = 1;
}

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
    const BASE: u32 = SLICE.0.base();
    #[allow(clippy::clone_on_copy, reason = "the derive is what is tested")]
    let copy = SLICE.clone();
    assert_eq!((copy.base(), BASE, copy.index(2)), (108, 108, 110));
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
    assert_eq!(seen, [(0, 72)]);
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
    assert_eq!("7", 7.to_string());
}
