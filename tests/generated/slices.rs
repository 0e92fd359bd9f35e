//! Random restrictions bound at run time against tables computed from the definitions.
//!
//! Written by `tests/generate.py` from its own definitions; do not edit.

const TABLES: &str = include_str!("slices.json");

layout_algebra::layout! {
    #![index(u32)]
    /// plain
    pub Slice000: logical -> physical = (a: (2, 2), b: 2, c: 4):((8, 16), 4, 1) | { a.0, c };
    /// plain
    pub Slice003: logical -> physical = (a: 6, b: (2, 2), c: 3):(2, (12, 1), 24) | { a };
    /// padded and nested
    pub Slice006: logical -> physical = (a: (2, 2), b: (3, 3)):((6, 16), (33, 1)) | { a.0, b.0 };
    /// padded and nested
    pub Slice009: logical -> physical = (a: (2, 3), b: 2, c: (4, 2)):((68, 1), 34, (3, 16)) | { a.1 };
    /// padded and nested
    pub Slice012: logical -> physical = (a: 6, b: (2, 2)):(8, (4, 1)) | { a };
    /// composite
    pub Slice015: logical -> physical = ((a: (2, 4, 3)):((1, 2, 9)) @ (a: 3, b: 4, c: 2):(1, 6, 3)) | { a, b };
    /// composite
    pub Slice018: logical -> physical = ((a: 6, b: 6):(1, 6) @ (a: (3, 2, 3), b: 2):((2, 18, 6), 1)) | { b };
    /// composite
    pub Slice021: logical -> physical = ((a: 1, b: 3, c: 8):(24, 1, 3) @ (a: 3, b: (2, 2, 2)):(1, (3, 6, 12))) | { a };
    /// composite
    pub Slice024: logical -> physical = ((a: (3, 3), b: 4, c: 2):((70, 1), 8, 35) @ (a: 2, b: 18, c: 2):(36, 1, 18)) | { a, c };
    /// swizzled fields
    pub Slice027: thread_value -> physical = (swizzle(3, 3, 0) @ ((a: (4, 2), b: (2, 2)):((2, 8), (16, 1)) @ (a: 4, b: 8):(1, 4))) | { b };
    /// swizzled fields
    pub Slice030: thread_value -> physical = (swizzle(3, 6, 1) @ ((a: 4, b: (2, 2, 2)):(8, (4, 1, 2)) @ (a: 8, b: 2, c: 2):(1, 16, 8))) | { b, a };
    /// swizzled fields
    pub Slice033: logical -> physical = (swizzle(1, 5, 3) @ ((a: (2, 2, 2), b: (4, 2)):((8, 2, 1), (16, 4)) @ (a: 2, b: 2, c: (2, 2), d: (2, 2)):(2, 32, (1, 16), (8, 4)))) | { a, c };
    /// swizzled fields
    pub Slice036: logical -> physical = (Swizzle<2, 0, -4> @ (a: 8, b: 8, c: (2, 2)):(16, 2, (128, 1))) | { a, c.1 };
    /// swizzled fields
    pub Slice039: logical -> physical = (Swizzle<3, 2, 4> @ (a: (4, 2), b: (2, 2), c: 2):((8, 32), (2, 1), 4)) | { b, c };
    /// twice swizzled fields
    pub Slice042: logical -> physical = (Swizzle<3, 0, 3> @ (Swizzle<1, 0, 1> @ (a: 4, b: (2, 2), c: 2):(1, (4, 16), 8))) | { a };
    /// twice swizzled fields
    pub Slice045: logical -> physical = (Swizzle<2, 1, 4> @ (swizzle(2, 3, 0) @ (a: 8, b: 8, c: 2):(1, 8, 64))) | { a, b };
    /// twice swizzled fields
    pub Slice048: logical -> physical = (Swizzle<1, 2, -2> @ (Swizzle<3, 3, 5> @ (a: (2, 2), b: 2, c: 4):((8, 1), 16, 2))) | { a.0, b };
    /// twice swizzled fields
    pub Slice051: logical -> physical = (Swizzle<2, 2, 3> @ (swizzle(1, 2, 5) @ (a: (2, 2, 2), b: 16):((64, 32, 1), 2))) | { a.1, a.0 };
    /// swizzled and padded
    pub Slice054: logical -> physical = (swizzle(3, 2, 7) @ (a: 12, b: 1, c: 6):(3, 1, 41)) | { b, a };
    /// swizzled and padded
    pub Slice057: logical -> physical = (swizzle(1, 5, 2) @ (a: (3, 3), b: 8):((1, 42), 5)) | { a.0 };
    /// swizzled and padded
    pub Slice060: logical -> physical = (Swizzle<3, 0, 5> @ (a: 4, b: 6, c: 8):(1, 32, 4)) | { b, c };
    /// swizzled composite
    pub Slice063: thread_value -> physical = (Swizzle<1, 0, -1> @ ((a: 12, b: 2, c: 2):(1, 28, 12) @ (a: 2, b: 12, c: 2):(2, 4, 1))) | { c };
    /// swizzled composite
    pub Slice066: logical -> physical = (swizzle(3, 5, 2) @ ((a: 5, b: 2, c: (2, 2, 2)):(3, 70, (1, 35, 15)) @ (a: (2, 5, 2), b: (2, 2)):((2, 16, 1), (4, 8)))) | { a.0 };
    /// swizzled composite
    pub Slice069: thread_value -> physical = (Swizzle<2, 3, 4> @ ((a: (3, 2, 2), b: 2, c: 8):((5, 15, 1), 30, 64) @ (a: 12, b: 2, c: 2, d: (2, 2)):(1, 48, 24, (12, 96)))) | { b };
    /// twice swizzled composite
    pub Slice072: logical -> physical = (Swizzle<1, 3, -3> @ (swizzle(2, 2, 5) @ ((a: (3, 2), b: (4, 4)):((4, 12), (29, 1)) @ (a: (3, 2, 2), b: 2, c: 2, d: 2):((2, 24, 1), 12, 6, 48)))) | { a, d };
    /// swizzled, no powers of two
    pub Slice075: logical -> physical = (swizzle(1, 4, 3) @ (a: 11, b: 3, c: 11):(1, 181, 16)) | { b, c };
    /// swizzled, no powers of two
    pub Slice078: logical -> physical = (Swizzle<2, 0, 2> @ (a: 10, b: 5, c: 7):(10, 101, 1)) | { b, c };
    /// swizzled, no powers of two
    pub Slice081: logical -> physical = (Swizzle<1, 1, 2> @ (a: 7, b: 11):(11, 1)) | { a };
    /// restricted before
    pub Slice084: logical -> physical = ((a: 4, b: 6, c: 8):(10, 1, 42) | { c = 4 }) | { a };
    /// restricted before
    pub Slice087: logical -> physical = ((a: 12, b: 4):(1, 12) | { b = 1..3 }) | { b };
    /// with fixed modes
    pub Slice090: logical -> physical = (swizzle(2, 3, 6) @ (a: (2, 2), b: 16):((2, 1), 4)) | { a.0, a.1 = 0 };
    /// with fixed modes
    pub Slice093: logical -> physical = (Swizzle<1, 0, 1> @ ((a: (2, 2), b: 2, c: (4, 2)):((4, 32), 1, (8, 2)) @ (a: (2, 2), b: 2, c: (2, 2, 2)):((8, 4), 32, (2, 1, 16)))) | { c.0 = 0, a.1 };
    /// with fixed modes
    pub Slice096: logical -> physical = ((a: (2, 2), b: 6, c: 3):((14, 7), 33, 1) @ (a: (2, 3), b: 6, c: 2):((6, 12), 1, 36)) | { c = 0, a };
    /// with ranges
    pub Slice099: logical -> physical = (Swizzle<1, 2, 2> @ (a: 2, b: (2, 2, 2), c: (4, 2)):(1, (64, 2, 32), (4, 16))) | { a = 0..1, b.2, c.1 };
    /// with ranges
    pub Slice102: logical -> physical = (Swizzle<1, 1, 1> @ (a: 3, b: (4, 2), c: (2, 3)):(2, (39, 1), (18, 6))) | { a, b, c = 0..2 };
    /// with ranges
    pub Slice105: logical -> physical = (swizzle(1, 2, 1) @ ((a: (2, 2, 2), b: 16):((64, 16, 32), 1) @ (a: 8, b: (2, 2, 2), c: 2):(2, (1, 32, 16), 64))) | { c, a = 2..8, b.0 };
    /// with ranges
    pub Slice108: logical -> physical = (Swizzle<2, 3, 3> @ ((a: 8, b: (3, 4, 2)):(28, (4, 1, 13)) @ (a: 2, b: 4, c: 3, d: 2, e: 4):(96, 1, 32, 4, 8))) | { c = 0..2, e, a };
    /// with fixed modes and ranges
    pub Slice111: thread_value -> physical = (Swizzle<1, 2, -1> @ ((a: (2, 2, 2), b: 16, c: 2):((128, 4, 1), 8, 2) @ (a: (2, 2, 2), b: 2, c: (2, 2, 2), d: 2):((2, 128, 4), 64, (16, 32, 8), 1))) | { a.2, c, a.0 = 0, b = 0..1 };
    /// with fixed modes and ranges
    pub Slice114: logical -> physical = (swizzle(2, 5, 2) @ ((a: (2, 2), b: (2, 2), c: (2, 2)):((2, 16), (4, 8), (1, 32)) @ (a: 4, b: (2, 2), c: 2, d: 2):(4, (2, 1), 32, 16))) | { d = 1, c = 0..2, b };
    /// tiles
    pub Slice117: logical -> physical = (divide(swizzle(2, 0, 4) @ ((a: 4, b: 16):(16, 1) @ (a: 8, b: 2, c: (2, 2)):(8, 4, (1, 2))), (1, 2, 1)) | { rest }) @ (p: 2):(1);
    /// tiles
    pub Slice120: logical -> physical = (divide((a: 4, b: (4, 2), c: 2):(1, (8, 4), 35), (2, 2, 2)) | { rest }) @ (p: 2, q: 2, r: 2):(1, 4, 2) | { q, r = 1 };
    /// tiles
    pub Slice123: logical -> physical = (divide((a: 6, b: 5, c: (2, 3)):(1, 20, (102, 6)), (1, 5, 6)) | { rest }) @ (p: (2, 5), q: 3):((15, 1), 5) | { p };
    /// tiles
    pub Slice126: logical -> physical = divide(swizzle(3, 3, 8) @ (a: 8, b: 16):(16, 1), (2, 4)) | { rest };
    /// grouped
    pub Slice129: thread_value -> physical = group(swizzle(1, 2, 5) @ ((a: 4, b: (4, 2)):(4, (1, 16)) @ (a: 2, b: (2, 2, 2), c: 2):(16, (1, 2, 8), 4)), (x: c, y: (b.2, b.0), z: b.1, v: a)) | { y };
    /// grouped
    pub Slice132: logical -> physical = group((a: (3, 2), b: 4, c: 2):((1, 11), 26, 3), (x: (a.1, c), y: (a.0, b))) | { x };
    /// grouped
    pub Slice135: logical -> physical = group(swizzle(2, 6, 3) @ (a: 4, b: (2, 2), c: (2, 2)):(4, (2, 32), (1, 16)), (x: a, y: (c.0, b.1), z: (b.0, c.1))) | { y, z };
    /// grouped
    pub Slice138: logical -> physical = group(swizzle(2, 4, 1) @ (a: 4, b: (2, 2, 2)):(1, (18, 8, 4)), (x: b.1, y: (b.2, b.0), z: a)) | { z };
    /// bound twice
    pub Slice141: logical -> physical = ((swizzle(3, 7, 3) @ ((a: 8, b: 4, c: 5):(1, 41, 8) @ (a: 2, b: 8, c: 5, d: 2):(80, 10, 2, 1))) | { a }) | { b };
    /// bound twice
    pub Slice144: logical -> physical = ((swizzle(3, 6, 2) @ (a: (4, 2), b: 4):((4, 16), 1)) | { a }) | { b = 0..4 };
    /// nothing left
    pub Slice147: logical -> physical = (swizzle(2, 5, 3) @ (a: (2, 2), b: 2):((4, 1), 2)) | { b, a.1, a.0 };
    /// nothing left
    pub Slice150: logical -> physical = (swizzle(2, 6, 2) @ (a: (2, 2), b: 8):((2, 1), 4)) | { a.0, b, a.1 };
    /// many values
    pub Slice153: logical -> physical = (a: (2, 2), b: (3, 2, 2), c: 5):((3, 180), (1, 90, 7), 18) | { b.2 };
    /// many values
    pub Slice156: thread_value -> physical = ((a: 12, b: (3, 3, 2)):(24, (1, 7, 289)) @ (a: (3, 2), b: 2, c: (2, 3, 3)):((72, 12), 2, (1, 4, 24))) | { c.0 };
    /// many values
    pub Slice159: logical -> physical = (Swizzle<2, 0, 2> @ (a: (2, 2, 2), b: 16, c: (2, 2)):((32, 256, 128), 1, (64, 16))) | { a.2 };
    /// shared
    pub Slice162: logical -> physical = (swizzle(3, 6, 1) @ (a: 5, b: (2, 2, 4)):(_, (1, _, _))) | { b.1 };
    /// shared
    pub Slice165: logical -> physical = (swizzle(3, 6, 3) @ (a: 6, b: 4):(_, 1)) | { a };
}

layout_algebra::layout! {
    #![index(u64)]
    /// plain
    pub Slice001: logical -> physical = (a: 4, b: (2, 2, 4)):(1, (16, 32, 4)) | { b.0 };
    /// plain
    pub Slice004: logical -> physical = (a: (2, 3), b: (2, 2, 2)):((12, 4), (2, 24, 1)) | { b };
    /// padded and nested
    pub Slice007: logical -> physical = (a: (4, 2), b: (2, 4), c: 2):((68, 8), (16, 1), 34) | { b.0 };
    /// padded and nested
    pub Slice010: logical -> physical = (a: (3, 4, 4)):((40, 1, 9)) | { a.1, a.0 };
    /// padded and nested
    pub Slice013: logical -> physical = (a: (3, 3), b: (3, 2, 2)):((4, 29), (1, 92, 13)) | { a.1 };
    /// composite
    pub Slice016: thread_value -> physical = ((a: 12, b: (2, 3)):(15, (5, 1)) @ (a: 12, b: 3, c: 2):(2, 24, 1)) | { c };
    /// composite
    pub Slice019: thread_value -> physical = ((a: 2, b: (2, 2), c: 4):(3, (1, 11), 22) @ (a: 8, b: 2, c: 2):(2, 1, 16)) | { c };
    /// composite
    pub Slice022: logical -> physical = ((a: 12, b: (2, 2, 2)):(3, (38, 81, 1)) @ (a: (2, 2, 2), b: 3, c: 2, d: 2):((16, 1, 4), 32, 8, 2)) | { a };
    /// composite
    pub Slice025: logical -> physical = ((a: 8, b: 8):(11, 1) @ (a: 8, b: (2, 2), c: 2):(1, (8, 32), 16)) | { b };
    /// swizzled fields
    pub Slice028: thread_value -> physical = (Swizzle<1, 3, 3> @ ((a: 2, b: (4, 2), c: (2, 2, 2)):(8, (1, 64), (4, 32, 16)) @ (a: (2, 2), b: (2, 2), c: (2, 2, 2)):((64, 8), (32, 4), (1, 16, 2)))) | { c.1, c.2 };
    /// swizzled fields
    pub Slice031: logical -> physical = (Swizzle<1, 0, 3> @ ((a: (4, 2), b: 2, c: 2):((1, 16), 4, 8) @ (a: 2, b: (2, 2), c: 4):(16, (4, 8), 1))) | { c, b.0 };
    /// swizzled fields
    pub Slice034: logical -> physical = (swizzle(3, 6, 2) @ ((a: 16, b: 4, c: 4):(16, 1, 4) @ (a: 2, b: (2, 2), c: 4, d: 8):(2, (4, 1), 8, 32))) | { d };
    /// swizzled fields
    pub Slice037: thread_value -> physical = (Swizzle<2, 3, 3> @ ((a: (2, 2), b: (4, 2)):((1, 2), (4, 16)) @ (a: 4, b: 8):(8, 1))) | { a };
    /// swizzled fields
    pub Slice040: logical -> physical = (swizzle(1, 5, 2) @ ((a: 2, b: 4, c: (2, 2, 2)):(8, 16, (1, 4, 2)) @ (a: 4, b: 4, c: 2, d: 2):(16, 2, 1, 8))) | { b };
    /// twice swizzled fields
    pub Slice043: logical -> physical = (swizzle(3, 3, 6) @ (Swizzle<2, 2, 2> @ (a: (2, 2, 2), b: (2, 2, 2)):((4, 2, 32), (8, 16, 1)))) | { b.1 };
    /// twice swizzled fields
    pub Slice046: logical -> physical = (swizzle(2, 5, 3) @ (swizzle(2, 5, 2) @ (a: (4, 2), b: 8, c: (2, 2)):((4, 1), 32, (16, 2)))) | { a.0, c };
    /// twice swizzled fields
    pub Slice049: logical -> physical = (swizzle(3, 1, 5) @ (swizzle(3, 3, 7) @ (a: (2, 2), b: 2, c: (2, 2)):((8, 4), 16, (2, 1)))) | { c.1 };
    /// twice swizzled fields
    pub Slice052: logical -> physical = (swizzle(1, 1, 0) @ (swizzle(2, 5, 3) @ (a: (4, 2), b: 16):((1, 4), 8))) | { b };
    /// swizzled and padded
    pub Slice055: logical -> physical = (Swizzle<3, 2, 4> @ (a: (2, 2), b: 1, c: 6):((2, 1), 25, 4)) | { a.1 };
    /// swizzled and padded
    pub Slice058: logical -> physical = (Swizzle<2, 1, 4> @ (a: 12, b: 3, c: 4):(6, 77, 1)) | { a, b };
    /// swizzled and padded
    pub Slice061: logical -> physical = (swizzle(1, 6, 3) @ (a: 2, b: 8, c: 2):(7, 19, 1)) | { c };
    /// swizzled composite
    pub Slice064: thread_value -> physical = (swizzle(1, 6, 3) @ ((a: 6, b: 6, c: 4):(6, 1, 36) @ (a: 12, b: (2, 2, 3)):(1, (72, 36, 12)))) | { b };
    /// swizzled composite
    pub Slice067: logical -> physical = (swizzle(3, 6, 2) @ ((a: 1, b: (2, 2), c: (2, 4)):(48, (1, 50), (24, 6)) @ (a: 2, b: (2, 2, 2), c: 2):(16, (1, 4, 2), 8))) | { b };
    /// twice swizzled composite
    pub Slice070: logical -> physical = (swizzle(2, 4, 2) @ (swizzle(1, 3, 2) @ ((a: (4, 4), b: 1, c: 2):((4, 1), 41, 19) @ (a: (2, 2, 2), b: 4):((8, 16, 4), 1)))) | { a.0 };
    /// twice swizzled composite
    pub Slice073: thread_value -> physical = (swizzle(2, 5, 3) @ (swizzle(3, 4, 0) @ ((a: 4, b: 3, c: 4):(1, 16, 4) @ (a: 8, b: 3, c: 2):(1, 8, 24)))) | { b };
    /// swizzled, no powers of two
    pub Slice076: logical -> physical = (swizzle(3, 7, 3) @ (a: 5, b: 5, c: 3):(8, 1, 42)) | { b, a };
    /// swizzled, no powers of two
    pub Slice079: logical -> physical = (Swizzle<1, 1, 2> @ (a: 5, b: 3, c: 10):(1, 73, 7)) | { c };
    /// swizzled, no powers of two
    pub Slice082: logical -> physical = (Swizzle<1, 0, 2> @ (a: 11, b: 9):(1, 13)) | { b };
    /// restricted before
    pub Slice085: logical -> physical = ((a: 12, b: 12, c: 2):(25, 1, 12) | { c = 1..2 }) | { b, c };
    /// restricted before
    pub Slice088: logical -> physical = ((a: 12, b: 1, c: 4):(1, 60, 15) | { b = 0 }) | { c };
    /// with fixed modes
    pub Slice091: logical -> physical = (a: (2, 2, 2), b: 6, c: 2):((80, 40, 8), 1, 20) | { c = 0, a.2 };
    /// with fixed modes
    pub Slice094: logical -> physical = (Swizzle<3, 1, 4> @ ((a: (2, 4, 2), b: 3, c: 4):((1, 16, 6), 273, 67) @ (a: 8, b: (2, 2, 2), c: 3):(6, (48, 3, 96), 1))) | { b.0, b.1 = 0 };
    /// with fixed modes
    pub Slice097: logical -> physical = (swizzle(3, 7, 3) @ ((a: (2, 2, 2), b: 2, c: (4, 2)):((8, 2, 4), 16, (32, 1)) @ (a: (2, 2, 2), b: (2, 2), c: 2, d: 2):((16, 32, 1), (2, 8), 4, 64))) | { b.1 = 1, c, a.0 };
    /// with ranges
    pub Slice100: thread_value -> physical = (swizzle(3, 1, 5) @ ((a: (2, 2, 2), b: (4, 2), c: 2):((1, 8, 16), (2, 32), 64) @ (a: (2, 2), b: (2, 2), c: (2, 2, 2)):((16, 64), (8, 2), (4, 32, 1)))) | { b.1, a = 1..4 };
    /// with ranges
    pub Slice103: thread_value -> physical = (swizzle(3, 6, 2) @ ((a: 4, b: 8, c: 2):(1, 4, 32) @ (a: (2, 2, 2), b: 2, c: 4):((16, 4, 32), 8, 1))) | { b = 0..2, c, a };
    /// with ranges
    pub Slice106: logical -> physical = (a: (4, 3), b: 4, c: (2, 2)):((53, 4), 1, (26, 13)) | { b, a, c = 1..3 };
    /// with fixed modes and ranges
    pub Slice109: logical -> physical = (Swizzle<1, 3, -1> @ (a: 4, b: 16, c: (2, 2)):(1, 16, (4, 8))) | { c.0 = 1, b, a = 0..3 };
    /// with fixed modes and ranges
    pub Slice112: thread_value -> physical = (swizzle(2, 3, 0) @ ((a: 2, b: (2, 2, 2), c: 16):(4, (2, 1, 128), 8) @ (a: 2, b: 8, c: 2, d: (2, 2, 2)):(2, 4, 64, (1, 128, 32)))) | { b, a = 1..2, d.0, c = 1 };
    /// tiles
    pub Slice115: thread_value -> physical = (divide(swizzle(1, 5, 2) @ ((a: 8, b: 4, c: (2, 2)):(2, 32, (1, 16)) @ (a: 8, b: 4, c: 4):(16, 4, 1)), (4, 2, 4)) | { rest }) @ (p: (2, 2, 2), q: 2, r: 2):((2, 8, 4), 1, 16) | { p };
    /// tiles
    pub Slice118: logical -> physical = (divide(swizzle(2, 3, 1) @ ((a: (4, 2), b: (2, 2, 2)):((2, 16), (1, 32, 8)) @ (a: (2, 2, 2), b: (2, 2, 2)):((16, 32, 2), (4, 1, 8))), (2, 8)) | { rest }) @ (p: (2, 2, 2), q: 2):((1, 2, 4), 8);
    /// tiles
    pub Slice121: thread_value -> physical = divide(swizzle(2, 2, 0) @ ((a: (2, 2, 3), b: 6):((27, 1, 55), 4) @ (a: 6, b: 2, c: (2, 3)):(6, 3, (36, 1))), (6, 1, 1)) | { rest };
    /// tiles
    pub Slice124: logical -> physical = (divide(swizzle(3, 4, 0) @ ((a: 8, b: (2, 2, 2)):(4, (32, 1, 2)) @ (a: 8, b: 4, c: 2):(8, 2, 1)), (2, 1, 2)) | { rest }) @ (p: 2, q: 2):(1, 2) | { q };
    /// tiles
    pub Slice127: thread_value -> physical = divide(Swizzle<3, 1, 5> @ ((a: (2, 2), b: (4, 2), c: 4):((64, 8), (1, 4), 16) @ (a: 2, b: (2, 2, 2), c: 8):(1, (16, 32, 64), 2)), (1, 1, 2)) | { rest };
    /// grouped
    pub Slice130: logical -> physical = group(swizzle(1, 2, 4) @ ((a: 8, b: 8):(8, 1) @ (a: 8, b: (2, 2, 2)):(8, (2, 4, 1))), (x: (b.2, b.0, b.1), y: a)) | { y };
    /// grouped
    pub Slice133: thread_value -> physical = group(swizzle(2, 3, 6) @ ((a: (4, 2), b: 2, c: 4):((8, 32), 4, 1) @ (a: (2, 2), b: 2, c: (2, 2), d: 2):((16, 2), 1, (32, 4), 8)), (x: (d, a.0), y: (c.0, b), z: c.1, v: a.1)) | { x };
    /// grouped
    pub Slice136: logical -> physical = group(swizzle(2, 4, 2) @ (a: 2, b: (2, 2), c: (2, 2, 2)):(1, (2, 4), (32, 16, 8)), (x: c.2, y: b.1, z: (b.0, c.0, a), v: c.1)) | { v, z };
    /// bound twice
    pub Slice139: thread_value -> physical = (((a: (2, 2, 2), b: 1, c: 5):((19, 9, 39), 39, 1) @ (a: 4, b: 2, c: 5):(5, 20, 1)) | { b }) | { a };
    /// bound twice
    pub Slice142: thread_value -> physical = ((swizzle(1, 3, 1) @ ((a: 8, b: 16):(1, 8) @ (a: 2, b: 2, c: 2, d: 2, e: 8):(1, 16, 64, 32, 2))) | { a }) | { e, d = 1..2 };
    /// bound twice
    pub Slice145: thread_value -> physical = ((swizzle(3, 6, 1) @ ((a: (2, 2, 2), b: 4):((16, 8, 1), 2) @ (a: 8, b: (2, 2)):(1, (16, 8)))) | { b.0, b.1 = 1 }) | { a };
    /// nothing left
    pub Slice148: thread_value -> physical = ((a: 2):(1) @ (a: 2):(1)) | { a };
    /// nothing left
    pub Slice151: logical -> physical = (Swizzle<1, 3, -3> @ (a: 4, b: 4):(4, 1)) | { b, a };
    /// many values
    pub Slice154: logical -> physical = (swizzle(1, 0, 2) @ ((a: 4, b: (2, 2), c: 16):(2, (1, 128), 8) @ (a: (2, 2, 2), b: (2, 2), c: 8):((16, 1, 4), (2, 8), 32))) | { b.1 };
    /// many values
    pub Slice157: logical -> physical = (Swizzle<1, 0, 3> @ (a: (2, 2), b: 16, c: (2, 2)):((128, 1), 8, (2, 4))) | { a.0 };
    /// shared
    pub Slice160: logical -> physical = (swizzle(2, 5, 1) @ (a: 2, b: 8, c: 12):(_, 12, 1)) | { c };
    /// shared
    pub Slice163: logical -> physical = (a: 12, b: (2, 2)):(_, (7, 1)) | { a };
}

layout_algebra::layout! {
    #![index(usize)]
    /// plain
    pub Slice002: logical -> physical = (a: (4, 2, 2), b: 4, c: 2):((32, 1, 4), 8, 2) | { a.0, a.2 };
    /// plain
    pub Slice005: logical -> physical = (a: 5, b: (3, 2, 2), c: 2):(24, (4, 12, 1), 2) | { b.2, b.0 };
    /// padded and nested
    pub Slice008: logical -> physical = (a: (3, 4), b: (2, 2, 2), c: 2):((6, 82), (41, 328, 20), 1) | { b.0 };
    /// padded and nested
    pub Slice011: logical -> physical = (a: (2, 2), b: (2, 3), c: 4):((19, 1), (160, 5), 40) | { b };
    /// composite
    pub Slice014: thread_value -> physical = ((a: (2, 2, 3), b: (2, 2, 2)):((12, 1, 51), (155, 6, 25)) @ (a: 12, b: 2, c: (2, 2)):(8, 4, (2, 1))) | { b };
    /// composite
    pub Slice017: logical -> physical = ((a: 5, b: (2, 4)):(21, (1, 5)) @ (a: 2, b: 5, c: 2, d: 2):(4, 8, 2, 1)) | { a };
    /// composite
    pub Slice020: logical -> physical = ((a: (3, 2, 4)):((2, 1, 9)) @ (a: 2, b: 6, c: 2):(1, 2, 12)) | { b, a };
    /// composite
    pub Slice023: logical -> physical = ((a: 6, b: (2, 2), c: 4):(6, (1, 3), 36) @ (a: 2, b: (2, 3, 2), c: 4):(3, (6, 1, 12), 24)) | { b.0 };
    /// swizzled fields
    pub Slice026: logical -> physical = (swizzle(1, 3, 1) @ (a: 4, b: (4, 2)):(4, (1, 16))) | { b };
    /// swizzled fields
    pub Slice029: logical -> physical = (swizzle(1, 1, 0) @ (a: 2, b: (2, 2, 2), c: 4):(2, (32, 1, 4), 8)) | { b.0, b.1 };
    /// swizzled fields
    pub Slice032: logical -> physical = (swizzle(2, 5, 3) @ (a: 16, b: (2, 2, 2)):(1, (32, 16, 64))) | { a };
    /// swizzled fields
    pub Slice035: logical -> physical = (Swizzle<3, 2, 5> @ ((a: 4, b: 8, c: (2, 2)):(1, 8, (4, 64)) @ (a: 2, b: (2, 2, 2), c: 8):(2, (32, 64, 1), 4))) | { c };
    /// swizzled fields
    pub Slice038: thread_value -> physical = (swizzle(1, 2, 4) @ ((a: 8, b: (2, 2, 2)):(2, (1, 16, 32)) @ (a: 8, b: 2, c: 4):(8, 1, 2))) | { b, a };
    /// swizzled fields
    pub Slice041: logical -> physical = (Swizzle<3, 0, 5> @ ((a: (4, 2), b: 2, c: (2, 2, 2)):((1, 64), 16, (32, 8, 4)) @ (a: (2, 2), b: (2, 2, 2), c: 2, d: 2):((64, 1), (4, 2, 32), 16, 8))) | { b.1, c };
    /// twice swizzled fields
    pub Slice044: logical -> physical = (swizzle(2, 3, 1) @ (swizzle(2, 4, 1) @ (a: 16, b: 2, c: 4):(1, 16, 32))) | { a, c };
    /// twice swizzled fields
    pub Slice047: logical -> physical = (Swizzle<3, 2, -4> @ (swizzle(2, 5, 3) @ ((a: (2, 2, 2), b: 4):((1, 16, 8), 2) @ (a: (2, 2, 2), b: 2, c: 2):((4, 2, 16), 8, 1)))) | { b };
    /// twice swizzled fields
    pub Slice050: logical -> physical = (swizzle(2, 2, 0) @ (swizzle(3, 4, 1) @ ((a: (2, 2, 2), b: 2, c: (2, 2, 2)):((4, 1, 16), 2, (8, 64, 32)) @ (a: 4, b: 2, c: 8, d: 2):(32, 8, 1, 16)))) | { c, b };
    /// twice swizzled fields
    pub Slice053: thread_value -> physical = (Swizzle<3, 2, 3> @ (swizzle(2, 5, 1) @ ((a: 2, b: (2, 2, 2), c: 2):(8, (16, 2, 1), 4) @ (a: (2, 2), b: 4, c: 2):((1, 8), 2, 16)))) | { a.1 };
    /// swizzled and padded
    pub Slice056: logical -> physical = (Swizzle<2, 3, 3> @ (a: (2, 4, 3), b: 4, c: 2):((13, 57, 1), 3, 26)) | { b };
    /// swizzled and padded
    pub Slice059: logical -> physical = (Swizzle<2, 1, 4> @ (a: 4, b: (2, 4)):(7, (1, 28))) | { a };
    /// swizzled composite
    pub Slice062: thread_value -> physical = (swizzle(2, 6, 2) @ ((a: 1, b: (4, 3, 3)):(1, (3, 36, 12)) @ (a: 12, b: 3):(1, 12))) | { b };
    /// swizzled composite
    pub Slice065: thread_value -> physical = (swizzle(3, 5, 0) @ ((a: 3, b: 2, c: 8):(1, 27, 3) @ (a: 12, b: 2, c: 2):(4, 1, 2))) | { b };
    /// swizzled composite
    pub Slice068: thread_value -> physical = (Swizzle<3, 0, 3> @ ((a: (2, 2, 3), b: 6, c: 2):((5, 130, 1), 10, 65) @ (a: 12, b: 12):(12, 1))) | { a };
    /// twice swizzled composite
    pub Slice071: logical -> physical = (swizzle(3, 0, 4) @ (swizzle(1, 2, 4) @ ((a: 3, b: (2, 3), c: 4):(12, (36, 4), 1) @ (a: 6, b: 3, c: 4):(3, 1, 18)))) | { c, b };
    /// twice swizzled composite
    pub Slice074: thread_value -> physical = (Swizzle<3, 2, 5> @ (swizzle(2, 3, 5) @ ((a: (4, 2), b: 3, c: 6):((21, 8), 1, 88) @ (a: 4, b: (3, 2, 2), c: 3):(6, (1, 72, 3), 24)))) | { b.1 };
    /// swizzled, no powers of two
    pub Slice077: logical -> physical = (Swizzle<2, 1, 2> @ (a: 11, b: 11, c: 3):(15, 1, 165)) | { b, c };
    /// swizzled, no powers of two
    pub Slice080: logical -> physical = (Swizzle<1, 1, 3> @ (a: 10, b: 5, c: 3):(16, 3, 1)) | { b, c };
    /// restricted before
    pub Slice083: logical -> physical = ((a: 12, b: 6, c: 2):(1, 27, 13) | { b = 5 }) | { a };
    /// restricted before
    pub Slice086: logical -> physical = ((a: 8, b: 6):(1, 8) | { b = 2..5 }) | { a };
    /// with fixed modes
    pub Slice089: logical -> physical = (a: 4, b: (4, 4), c: 2):(4, (1, 18), 72) | { b.1 = 2, c };
    /// with fixed modes
    pub Slice092: logical -> physical = (swizzle(2, 2, 0) @ (a: 4, b: 5, c: 5):(6, 1, 26)) | { a = 2, b };
    /// with fixed modes
    pub Slice095: logical -> physical = (a: 4, b: (4, 3), c: (2, 2)):(42, (170, 13), (4, 1)) | { c.1 = 1, b.1 };
    /// with fixed modes
    pub Slice098: logical -> physical = (swizzle(1, 5, 2) @ ((a: 16, b: 8):(1, 16) @ (a: (2, 2, 2), b: 4, c: 2, d: 2):((16, 8, 64), 1, 32, 4))) | { d, a.1 = 0 };
    /// with ranges
    pub Slice101: logical -> physical = (a: 2, b: 2, c: (2, 2, 4)):(22, 47, (94, 1, 5)) | { b = 0..2, c.0 };
    /// with ranges
    pub Slice104: thread_value -> physical = (Swizzle<1, 2, -2> @ ((a: 4, b: 16):(1, 4) @ (a: 2, b: 2, c: (2, 2, 2), d: 2):(4, 1, (16, 32, 8), 2))) | { d, a = 0..1 };
    /// with ranges
    pub Slice107: logical -> physical = (Swizzle<2, 3, 2> @ (a: 16, b: 2, c: 4):(1, 64, 16)) | { a = 4..12, b, c };
    /// with fixed modes and ranges
    pub Slice110: logical -> physical = (swizzle(1, 5, 2) @ ((a: (2, 2, 4), b: (2, 2), c: 4):((187, 21, 1), (93, 44), 4) @ (a: 2, b: (2, 2), c: (2, 2, 2), d: 4):(128, (4, 8), (1, 2, 16), 32))) | { a = 0..2, c, b, d = 3 };
    /// with fixed modes and ranges
    pub Slice113: thread_value -> physical = (Swizzle<3, 0, 3> @ ((a: 16, b: 2, c: 8):(16, 1, 2) @ (a: 8, b: 4, c: 2, d: 4):(8, 2, 1, 64))) | { d = 1..4, c, b = 0 };
    /// tiles
    pub Slice116: logical -> physical = (divide(Swizzle<2, 1, 2> @ (a: 8, b: 8):(8, 1), (4, 4)) | { rest }) @ (p: 2, q: (2, 2, 2)):(1, (4, 8, 2));
    /// tiles
    pub Slice119: logical -> physical = divide(Swizzle<1, 1, 1> @ ((a: 2, b: (2, 2), c: (2, 2, 2)):(32, (8, 2), (4, 16, 1)) @ (a: (2, 2, 2), b: 4, c: 2):((32, 2, 4), 8, 1)), (4, 1, 1)) | { rest };
    /// tiles
    pub Slice122: logical -> physical = (divide(swizzle(1, 4, 2) @ (a: 8, b: (2, 2, 2)):(1, (32, 16, 8)), (2, 1)) | { rest }) @ (p: 2):(1);
    /// tiles
    pub Slice125: logical -> physical = (divide(swizzle(2, 5, 2) @ ((a: (4, 2), b: 2, c: (4, 2)):((8, 64), 32, (1, 4)) @ (a: 2, b: 2, c: 2, d: 2, e: 8):(8, 64, 32, 16, 1)), (2, 2, 2, 2, 1)) | { rest }) @ (p: (2, 2, 2), q: 2):((4, 1, 2), 8);
    /// tiles
    pub Slice128: logical -> physical = (divide((a: 3, b: 12):(1, 7), (1, 4)) | { rest }) @ (p: 2, q: 2):(2, 1);
    /// grouped
    pub Slice131: thread_value -> physical = group(swizzle(3, 2, 7) @ ((a: (2, 2), b: (2, 2), c: (2, 2)):((32, 2), (4, 8), (16, 1)) @ (a: 2, b: 2, c: (2, 2), d: 4):(16, 1, (2, 32), 4)), (x: c.0, y: b, z: (c.1, d), v: a)) | { y, v };
    /// grouped
    pub Slice134: logical -> physical = group(swizzle(1, 2, 1) @ ((a: (4, 2), b: (4, 2)):((2, 8), (16, 1)) @ (a: 8, b: (2, 2, 2)):(1, (16, 8, 32))), (x: (b.0, b.1, a), y: b.2)) | { x };
    /// grouped
    pub Slice137: thread_value -> physical = group(swizzle(2, 0, 2) @ ((a: (4, 2), b: 16):((32, 16), 1) @ (a: 4, b: (2, 2), c: (2, 2), d: 2):(2, (8, 64), (16, 1), 32)), (x: (b.0, d, c.0), y: (b.1, a), z: c.1)) | { x, y };
    /// bound twice
    pub Slice140: logical -> physical = ((a: (4, 2), b: 5):((21, 10), 1) | { a }) | { b = 2..4 };
    /// bound twice
    pub Slice143: thread_value -> physical = (((a: 8, b: 12):(1, 13) @ (a: 2, b: 2, c: 12, d: 2):(24, 48, 1, 12)) | { c }) | { b, d = 0..1 };
    /// bound twice
    pub Slice146: thread_value -> physical = ((swizzle(1, 4, 2) @ ((a: 4, b: (4, 2)):(8, (1, 4)) @ (a: 8, b: 2, c: 2):(4, 1, 2))) | { b, c = 0 }) | { a = 1..7 };
    /// nothing left
    pub Slice149: thread_value -> physical = ((a: 4):(1) @ (a: (2, 2)):((2, 1))) | { a };
    /// many values
    pub Slice152: logical -> physical = (Swizzle<3, 3, -4> @ (a: 8, b: 4, c: 16):(4, 1, 32)) | { b };
    /// many values
    pub Slice155: logical -> physical = (Swizzle<3, 2, 5> @ ((a: 16, b: 16):(16, 1) @ (a: 2, b: (2, 2, 2), c: (2, 2, 2), d: 2):(64, (2, 32, 8), (1, 4, 128), 16))) | { a };
    /// many values
    pub Slice158: logical -> physical = (swizzle(3, 5, 1) @ ((a: 4, b: 16, c: (2, 2, 2)):(128, 4, (64, 2, 1)) @ (a: (2, 2, 2), b: (2, 2, 2), c: 8):((128, 256, 32), (64, 16, 1), 2))) | { b.0 };
    /// shared
    pub Slice161: logical -> physical = (a: 5, b: 8, c: 4):(8, 1, 41) | { b, a };
    /// shared
    pub Slice164: logical -> physical = (swizzle(1, 4, 2) @ (a: 4, b: 2, c: 12):(1, 9, _)) | { c, b };
}

#[test]
fn every_value() {
    crate::report(&[
        slice! { TABLES, Slice000, u32, "Slice000", [2, 4], [2, 2], [2, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice001, u64, "Slice001", [2], [4, 8], [4, 2, 4], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice002, usize, "Slice002", [4, 2], [2, 4, 2], [2, 4, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice003, u32, "Slice003", [6], [4, 3], [2, 2, 3], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice004, u64, "Slice004", [8], [6], [2, 3], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice005, usize, "Slice005", [2, 3], [5, 2, 2], [5, 2, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice006, u32, "Slice006", [2, 3], [2, 3], [2, 3], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice007, u64, "Slice007", [2], [8, 4, 2], [4, 2, 4, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice008, usize, "Slice008", [2], [12, 4, 2], [3, 4, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice009, u32, "Slice009", [3], [2, 2, 8], [2, 2, 4, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice010, u64, "Slice010", [4, 3], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice011, usize, "Slice011", [6], [4, 4], [2, 2, 4], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice012, u32, "Slice012", [6], [4], [2, 2], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice013, u64, "Slice013", [3], [3, 12], [3, 3, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice014, usize, "Slice014", [2], [12, 4], [12, 2, 2], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice015, u32, "Slice015", [3, 4], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice016, u64, "Slice016", [2], [12, 3], [12, 3], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice017, usize, "Slice017", [2], [5, 2, 2], [5, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice018, u32, "Slice018", [2], [18], [3, 2, 3], [b0], [c0], [l0 l1 l2] },
        slice! { TABLES, Slice019, u64, "Slice019", [2], [8, 2], [8, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice020, usize, "Slice020", [6, 2], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice021, u32, "Slice021", [3], [8], [2, 2, 2], [b0], [c0], [l0 l1 l2] },
        slice! { TABLES, Slice022, u64, "Slice022", [8], [3, 2, 2], [3, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice023, usize, "Slice023", [2], [2, 6, 4], [2, 3, 2, 4], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice024, u32, "Slice024", [2, 2], [18], [18], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice025, u64, "Slice025", [4], [8, 2], [8, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice026, usize, "Slice026", [8], [4], [4], [b0], [c0], [l0] },
        slice! { TABLES, Slice027, u32, "Slice027", [8], [4], [4], [b0], [c0], [l0] },
        slice! { TABLES, Slice028, u64, "Slice028", [2, 2], [4, 4, 2], [2, 2, 2, 2, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice029, usize, "Slice029", [2, 2], [2, 2, 4], [2, 2, 4], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice030, u32, "Slice030", [2, 8], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice031, u64, "Slice031", [4, 2], [2, 2], [2, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice032, usize, "Slice032", [16], [8], [2, 2, 2], [b0], [c0], [l0 l1 l2] },
        slice! { TABLES, Slice033, u32, "Slice033", [2, 4], [2, 4], [2, 2, 2], [b0 b1], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice034, u64, "Slice034", [8], [2, 4, 4], [2, 2, 2, 4], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice035, usize, "Slice035", [8], [2, 8], [2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice036, u32, "Slice036", [8, 2], [8, 2], [8, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice037, u64, "Slice037", [4], [8], [8], [b0], [c0], [l0] },
        slice! { TABLES, Slice038, usize, "Slice038", [2, 8], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice039, u32, "Slice039", [4, 2], [8], [4, 2], [b0 b1], [c0], [l0 l1] },
        slice! { TABLES, Slice040, u64, "Slice040", [4], [4, 2, 2], [4, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice041, usize, "Slice041", [2, 2], [4, 4, 2], [2, 2, 2, 2, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice042, u32, "Slice042", [4], [4, 2], [2, 2, 2], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice043, u64, "Slice043", [2], [8, 4], [2, 2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice044, usize, "Slice044", [16, 4], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice045, u32, "Slice045", [8, 8], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice046, u64, "Slice046", [4, 4], [2, 8], [2, 8], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice047, usize, "Slice047", [2], [8, 2], [2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice048, u32, "Slice048", [2, 2], [2, 4], [2, 4], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice049, u64, "Slice049", [2], [4, 2, 2], [2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice050, usize, "Slice050", [8, 2], [4, 2], [4, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice051, u32, "Slice051", [2, 2], [2, 16], [2, 16], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice052, u64, "Slice052", [16], [8], [4, 2], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice053, usize, "Slice053", [2], [2, 4, 2], [2, 4, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice054, u32, "Slice054", [1, 12], [6], [6], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice055, u64, "Slice055", [2], [2, 1, 6], [2, 1, 6], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice056, usize, "Slice056", [4], [24, 2], [2, 4, 3, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice057, u32, "Slice057", [3], [3, 8], [3, 8], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice058, u64, "Slice058", [12, 3], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice059, usize, "Slice059", [4], [8], [2, 4], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice060, u32, "Slice060", [6, 8], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice061, u64, "Slice061", [2], [2, 8], [2, 8], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice062, usize, "Slice062", [3], [12], [12], [b0], [c0], [l0] },
        slice! { TABLES, Slice063, u32, "Slice063", [2], [2, 12], [2, 12], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice064, u64, "Slice064", [12], [12], [12], [b0], [c0], [l0] },
        slice! { TABLES, Slice065, usize, "Slice065", [2], [12, 2], [12, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice066, u32, "Slice066", [2], [10, 4], [5, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice067, u64, "Slice067", [8], [2, 2], [2, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice068, usize, "Slice068", [12], [12], [12], [b0], [c0], [l0] },
        slice! { TABLES, Slice069, u32, "Slice069", [2], [12, 2, 4], [12, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice070, u64, "Slice070", [2], [4, 4], [2, 2, 4], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice071, usize, "Slice071", [4, 3], [6], [6], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice072, u32, "Slice072", [12, 2], [2, 2], [2, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice073, u64, "Slice073", [3], [8, 2], [8, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice074, usize, "Slice074", [2], [4, 6, 3], [4, 3, 2, 3], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice075, u32, "Slice075", [3, 11], [11], [11], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice076, u64, "Slice076", [5, 5], [3], [3], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice077, usize, "Slice077", [11, 3], [11], [11], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice078, u32, "Slice078", [5, 7], [10], [10], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice079, u64, "Slice079", [10], [5, 3], [5, 3], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice080, usize, "Slice080", [5, 3], [10], [10], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice081, u32, "Slice081", [7], [11], [11], [b0], [c0], [l0] },
        slice! { TABLES, Slice082, u64, "Slice082", [9], [11], [11], [b0], [c0], [l0] },
        slice! { TABLES, Slice083, usize, "Slice083", [12], [2], [2], [b0], [c0], [l0] },
        slice! { TABLES, Slice084, u32, "Slice084", [4], [6], [6], [b0], [c0], [l0] },
        slice! { TABLES, Slice085, u64, "Slice085", [12, 1], [12], [12], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice086, usize, "Slice086", [8], [3], [3], [b0], [c0], [l0] },
        slice! { TABLES, Slice087, u32, "Slice087", [2], [12], [12], [b0], [c0], [l0] },
        slice! { TABLES, Slice088, u64, "Slice088", [4], [12], [12], [b0], [c0], [l0] },
        slice! { TABLES, Slice089, usize, "Slice089", [2], [4, 4], [4, 4], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice090, u32, "Slice090", [2], [16], [16], [b0], [c0], [l0] },
        slice! { TABLES, Slice091, u64, "Slice091", [2], [4, 6], [2, 2, 6], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice092, usize, "Slice092", [5], [5], [5], [b0], [c0], [l0] },
        slice! { TABLES, Slice093, u32, "Slice093", [2], [2, 2, 4], [2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice094, u64, "Slice094", [2], [8, 2, 3], [8, 2, 3], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice095, usize, "Slice095", [3], [4, 4, 2], [4, 4, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice096, u32, "Slice096", [6], [6], [6], [b0], [c0], [l0] },
        slice! { TABLES, Slice097, u64, "Slice097", [2, 2], [4, 2, 2], [2, 2, 2, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice098, usize, "Slice098", [2], [4, 4, 2], [2, 2, 4, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice099, u32, "Slice099", [2, 2], [1, 4, 4], [1, 2, 2, 4], [b0 b1], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice100, u64, "Slice100", [2], [3, 2, 8], [3, 2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice101, usize, "Slice101", [2], [2, 2, 8], [2, 2, 2, 4], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice102, u32, "Slice102", [3, 8], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice103, u64, "Slice103", [4, 8], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice104, usize, "Slice104", [2], [1, 2, 8], [1, 2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice105, u32, "Slice105", [2, 2], [6, 4], [6, 2, 2], [b0 b1], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice106, u64, "Slice106", [4, 12], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice107, usize, "Slice107", [2, 4], [8], [8], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice108, u32, "Slice108", [4, 2], [4, 2, 2], [4, 2, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice109, u64, "Slice109", [16], [3, 2], [3, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice110, usize, "Slice110", [8, 4], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice111, u32, "Slice111", [2, 8], [2, 1, 2], [2, 1, 2], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice112, u64, "Slice112", [8, 2], [1, 4], [1, 2, 2], [b0 b1], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice113, usize, "Slice113", [2], [8, 3], [8, 3], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice114, u32, "Slice114", [4], [4, 2], [4, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice115, u64, "Slice115", [4, 8], [2, 2], [2, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice116, usize, "Slice116", [4], [2, 8], [2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice117, u32, "Slice117", [32], [2], [2], [b0], [c0], [l0] },
        slice! { TABLES, Slice118, u64, "Slice118", [4], [8, 2], [2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice119, usize, "Slice119", [16], [4, 1, 1], [4, 1, 1], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice120, u32, "Slice120", [8, 2], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice121, u64, "Slice121", [12], [6, 1, 1], [6, 1, 1], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice122, usize, "Slice122", [32], [2], [2], [b0], [c0], [l0] },
        slice! { TABLES, Slice123, u32, "Slice123", [6, 10], [3], [3], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice124, u64, "Slice124", [16, 2], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice125, usize, "Slice125", [8], [8, 2], [2, 2, 2, 2], [b0], [c0 c1], [l0 l1 l2 l3] },
        slice! { TABLES, Slice126, u32, "Slice126", [16], [2, 4], [2, 4], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice127, u64, "Slice127", [64], [1, 1, 2], [1, 1, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice128, usize, "Slice128", [9], [2, 2], [2, 2], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice129, u32, "Slice129", [4], [2, 2, 2], [2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice130, u64, "Slice130", [8], [8], [2, 2, 2], [b0], [c0], [l0 l1 l2] },
        slice! { TABLES, Slice131, usize, "Slice131", [2, 2], [2, 8], [2, 2, 4], [b0 b1], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice132, u32, "Slice132", [4], [12], [3, 4], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice133, u64, "Slice133", [4], [4, 2, 2], [2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice134, usize, "Slice134", [32], [2], [2], [b0], [c0], [l0] },
        slice! { TABLES, Slice135, u32, "Slice135", [4, 4], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice136, u64, "Slice136", [2, 8], [2, 2], [2, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice137, usize, "Slice137", [8, 8], [2], [2], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice138, u32, "Slice138", [4], [2, 4], [2, 2, 2], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice139, u64, "Slice139", [2, 4], [5], [5], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice140, usize, "Slice140", [8], [2], [2], [b0], [c0], [l0] },
        slice! { TABLES, Slice141, u32, "Slice141", [2, 8], [5, 2], [5, 2], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice142, u64, "Slice142", [2, 8], [2, 2, 1], [2, 2, 1], [b0 b1], [c0 c1 c2], [l0 l1 l2] },
        slice! { TABLES, Slice143, usize, "Slice143", [12, 2], [2, 1], [2, 1], [b0 b1], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice144, u32, "Slice144", [8], [4], [4], [b0], [c0], [l0] },
        slice! { TABLES, Slice145, u64, "Slice145", [2, 8], [], [], [b0 b1], [], [] },
        slice! { TABLES, Slice146, usize, "Slice146", [2], [6], [6], [b0], [c0], [l0] },
        slice! { TABLES, Slice147, u32, "Slice147", [2, 2, 2], [], [], [b0 b1 b2], [], [] },
        slice! { TABLES, Slice148, u64, "Slice148", [2], [], [], [b0], [], [] },
        slice! { TABLES, Slice149, usize, "Slice149", [4], [], [], [b0], [], [] },
        slice! { TABLES, Slice150, u32, "Slice150", [2, 8, 2], [], [], [b0 b1 b2], [], [] },
        slice! { TABLES, Slice151, u64, "Slice151", [4, 4], [], [], [b0 b1], [], [] },
        slice! { TABLES, Slice152, usize, "Slice152", [4], [8, 16], [8, 16], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice153, u32, "Slice153", [2], [4, 6, 5], [2, 2, 3, 2, 5], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice154, u64, "Slice154", [2], [8, 2, 8], [2, 2, 2, 2, 8], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice155, usize, "Slice155", [2], [8, 8, 2], [2, 2, 2, 2, 2, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4 l5 l6] },
        slice! { TABLES, Slice156, u32, "Slice156", [2], [6, 2, 9], [3, 2, 2, 3, 3], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice157, u64, "Slice157", [2], [2, 16, 4], [2, 16, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3] },
        slice! { TABLES, Slice158, usize, "Slice158", [2], [8, 4, 8], [2, 2, 2, 2, 2, 8], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4 l5] },
        slice! { TABLES, Slice159, u32, "Slice159", [2], [4, 16, 4], [2, 2, 16, 2, 2], [b0], [c0 c1 c2], [l0 l1 l2 l3 l4] },
        slice! { TABLES, Slice160, u64, "Slice160", [12], [2, 8], [2, 8], [b0], [c0 c1], [l0 l1] },
        slice! { TABLES, Slice161, usize, "Slice161", [8, 5], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice162, u32, "Slice162", [2], [5, 8], [5, 2, 4], [b0], [c0 c1], [l0 l1 l2] },
        slice! { TABLES, Slice163, u64, "Slice163", [12], [4], [2, 2], [b0], [c0], [l0 l1] },
        slice! { TABLES, Slice164, usize, "Slice164", [12, 2], [4], [4], [b0 b1], [c0], [l0] },
        slice! { TABLES, Slice165, u32, "Slice165", [6], [4], [4], [b0], [c0], [l0] },
    ]);
}
