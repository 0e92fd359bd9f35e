//! Restrictions in the form in which the macro is to write them; `crate` is the root path there. What is `pub` here has
//! the visibility of the item there.

use crate::{Coordinates, layout};

layout! {
    #![index(u32)]
    pub Plain: logical -> physical = (thread: 128, v: 32):(36, 1);
    pub Smem: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Frag: thread_value -> logical = (warp: 4, lane: (8, 4), reg: (8, 2, 2)):(1024, (64, 2), (8, 512, 1));
    pub Addr = Smem @ Frag;
    pub Carries: logical -> physical = swizzle(2, 3, 0) @ (t: 8, w: 2, v: 4):(5, 64, 1);
}
layout! {
    pub Long: logical -> physical = (t: 3, v: 600):(1, 3);
}

/// `Plain | { thread }`.
#[derive(Clone, Copy, Debug)]
pub struct MyPlain(crate::__private::Slice<MyPlain, 32>);

impl MyPlain {
    pub const KIND: crate::Kind = crate::Kind::Additive;
    pub const XORS: [u32; 32] = [0; 32];
    pub const OFFSETS: [u32; 32] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31,
    ];
    pub const CLASS: [usize; 32] = [0; 32];

    #[inline]
    pub const fn new(thread: u32) -> Self {
        ::core::debug_assert!(thread < 128);
        Self(unsafe { crate::__private::Slice::new(thread * 36) })
    }

    #[inline]
    pub const fn index(self, v: u32) -> u32 {
        ::core::debug_assert!(v < 32);
        self.0.base() + v
    }

    #[inline]
    pub const fn coord(self, v: u32) -> u32 {
        ::core::debug_assert!(v < 32);
        v
    }

    #[inline]
    pub fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
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
    type Types = crate::slice::Sliced<Plain, u32, u32, crate::slice::Modes<(crate::Coordinates<32>,)>, 128>;
    const XORS: &'static [u32] = &Self::XORS;
    const OFFSETS: &'static [u32] = &Self::OFFSETS;
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
    // A row begins at a multiple of 36, so no longer vector is aligned.
    const VECTOR: usize = 4;
}

/// `Addr | { warp, lane }`.
#[derive(Clone, Copy, Debug)]
pub struct Mine(crate::__private::Slice<Mine, 32>);

impl Mine {
    pub const KIND: crate::Kind = crate::Kind::Xor;
    pub const XORS: [u32; 32] = [
        0, 0, 0, 0, 8, 8, 8, 8, 16, 16, 16, 16, 24, 24, 24, 24, 32, 32, 32, 32, 40, 40, 40, 40, 48, 48, 48, 48, 56, 56,
        56, 56,
    ];
    pub const OFFSETS: [u32; 32] = [
        0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513, 0, 1, 512, 513,
        0, 1, 512, 513,
    ];
    pub const CLASS: [usize; 32] =
        [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7];

    #[inline]
    pub const fn new(warp: u32, lane: u32) -> Self {
        ::core::debug_assert!(warp < 4 && lane < 32);
        Self(unsafe { crate::__private::Slice::new((warp << 10 | lane >> 2 << 6 | (lane & 3) << 1) ^ lane >> 2 << 3) })
    }

    #[inline]
    pub const fn index(self, reg: u32) -> u32 {
        ::core::debug_assert!(reg < 32);
        (self.0.base() ^ reg >> 2 << 3) + ((reg >> 1 & 1) << 9 | reg & 1)
    }

    #[inline]
    pub fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
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
    type Types = crate::slice::Sliced<Addr, u32, u32, crate::slice::Modes<(crate::Coordinates<32>,)>, 128>;
    const XORS: &'static [u32] = &Self::XORS;
    const OFFSETS: &'static [u32] = &Self::OFFSETS;
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
pub struct MyCarries(crate::__private::Slice<MyCarries, 8>);

impl MyCarries {
    pub const KIND: crate::Kind = crate::Kind::General;
    pub const XORS: [u32; 8] = [0; 8];
    pub const OFFSETS: [u32; 8] = [0, 0, 0, 0, 64, 64, 64, 64];
    pub const CLASS: [usize; 8] = [0, 1, 2, 3, 0, 1, 2, 3];

    #[inline]
    pub const fn new(t: u32) -> Self {
        ::core::debug_assert!(t < 8);
        let x = t * 5;
        let (y, z, w) = (x + 1, x + 2, x + 3);
        Self(unsafe {
            crate::__private::Slice::new(([x ^ x >> 3 & 3, y ^ y >> 3 & 3, z ^ z >> 3 & 3, w ^ w >> 3 & 3], [t]))
        })
    }

    #[inline]
    pub const fn index(self, w: u32, v: u32) -> u32 {
        ::core::debug_assert!(w < 2 && v < 4);
        self.0.base().0[v as usize] + w * 64
    }

    #[inline]
    pub const fn coord(self, v: u32) -> (u32, u32) {
        ::core::debug_assert!(v < 8);
        (v >> 2, v & 3)
    }

    #[inline]
    pub fn each(self, f: impl ::core::ops::FnMut(u32, u32)) {
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
    type Types = crate::slice::Sliced<
        Carries,
        u32,
        ([u32; 4], [u32; 1]),
        crate::slice::Modes<(crate::Coordinates<2>, crate::Coordinates<4>)>,
        8,
    >;
    const XORS: &'static [u32] = &Self::XORS;
    const OFFSETS: &'static [u32] = &Self::OFFSETS;
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
pub struct MyLong(crate::__private::Slice<MyLong, 600>);

impl MyLong {
    pub const OFFSETS: [usize; 600] = {
        let (mut offsets, mut v) = ([0; 600], 0);
        while v < 600 {
            offsets[v] = v * 3;
            v += 1;
        }
        offsets
    };

    pub const fn new(t: usize) -> Self {
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
    type Types = crate::slice::Sliced<Long, usize, usize, crate::slice::Modes<(Coordinates<600>,)>, 3>;
    const XORS: &'static [usize] = &[0; 600];
    const OFFSETS: &'static [usize] = &Self::OFFSETS;
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
