//! Random restrictions bound at run time against tables computed from the definitions.
//!
//! Written by `tests/generate.py` from its own definitions; do not edit.

const TABLES: &str = include_str!("slices.json");

layout_algebra::layout! {
    #![index(u32)]
    /// plain
    pub Of000: logical -> physical = (a: (2, 2), b: 2, c: 4):((8, 16), 4, 1);
    /// plain
    pub Slice000: logical -> physical = Of000 | { a.0, c };
    /// plain
    pub Of003: logical -> physical = (a: 6, b: (2, 2), c: 3):(2, (12, 1), 24);
    /// plain
    pub Slice003: logical -> physical = Of003 | { a };
    /// padded and nested
    pub Of006: logical -> physical = (a: (2, 2), b: (3, 3)):((6, 16), (33, 1));
    /// padded and nested
    pub Slice006: logical -> physical = Of006 | { a.0, b.0 };
    /// padded and nested
    pub Of009: logical -> physical = (a: (2, 3), b: 2, c: (4, 2)):((68, 1), 34, (3, 16));
    /// padded and nested
    pub Slice009: logical -> physical = Of009 | { a.1 };
    /// padded and nested
    pub Of012: logical -> physical = (a: 6, b: (2, 2)):(8, (4, 1));
    /// padded and nested
    pub Slice012: logical -> physical = Of012 | { a };
    /// composite
    pub Of015: logical -> physical = ((a: (2, 4, 3)):((1, 2, 9)) @ (a: 3, b: 4, c: 2):(1, 6, 3));
    /// composite
    pub Slice015: logical -> physical = Of015 | { a, b };
    /// composite
    pub Of018: logical -> physical = ((a: 6, b: 6):(1, 6) @ (a: (3, 2, 3), b: 2):((2, 18, 6), 1));
    /// composite
    pub Slice018: logical -> physical = Of018 | { b };
    /// composite
    pub Of021: logical -> physical = ((a: 1, b: 3, c: 8):(24, 1, 3) @ (a: 3, b: (2, 2, 2)):(1, (3, 6, 12)));
    /// composite
    pub Slice021: logical -> physical = Of021 | { a };
    /// composite
    pub Of024: logical -> physical = ((a: (3, 3), b: 4, c: 2):((70, 1), 8, 35) @ (a: 2, b: 18, c: 2):(36, 1, 18));
    /// composite
    pub Slice024: logical -> physical = Of024 | { a, c };
    /// swizzled fields
    pub Of027: thread_value -> physical = (swizzle(3, 3, 0) @ ((a: (4, 2), b: (2, 2)):((2, 8), (16, 1)) @ (a: 4, b: 8):(1, 4)));
    /// swizzled fields
    pub Slice027: thread_value -> physical = Of027 | { b };
    /// swizzled fields
    pub Of030: thread_value -> physical = (swizzle(3, 6, 1) @ ((a: 4, b: (2, 2, 2)):(8, (4, 1, 2)) @ (a: 8, b: 2, c: 2):(1, 16, 8)));
    /// swizzled fields
    pub Slice030: thread_value -> physical = Of030 | { b, a };
    /// swizzled fields
    pub Of033: logical -> physical = (swizzle(1, 5, 3) @ ((a: (2, 2, 2), b: (4, 2)):((8, 2, 1), (16, 4)) @ (a: 2, b: 2, c: (2, 2), d: (2, 2)):(2, 32, (1, 16), (8, 4))));
    /// swizzled fields
    pub Slice033: logical -> physical = Of033 | { a, c };
    /// swizzled fields
    pub Of036: logical -> physical = (Swizzle<2, 0, -4> @ (a: 8, b: 8, c: (2, 2)):(16, 2, (128, 1)));
    /// swizzled fields
    pub Slice036: logical -> physical = Of036 | { a, c.1 };
    /// swizzled fields
    pub Of039: logical -> physical = (Swizzle<3, 2, 4> @ (a: (4, 2), b: (2, 2), c: 2):((8, 32), (2, 1), 4));
    /// swizzled fields
    pub Slice039: logical -> physical = Of039 | { b, c };
    /// twice swizzled fields
    pub Of042: logical -> physical = (Swizzle<3, 0, 3> @ (Swizzle<1, 0, 1> @ (a: 4, b: (2, 2), c: 2):(1, (4, 16), 8)));
    /// twice swizzled fields
    pub Slice042: logical -> physical = Of042 | { a };
    /// twice swizzled fields
    pub Of045: logical -> physical = (Swizzle<2, 1, 4> @ (swizzle(2, 3, 0) @ (a: 8, b: 8, c: 2):(1, 8, 64)));
    /// twice swizzled fields
    pub Slice045: logical -> physical = Of045 | { a, b };
    /// twice swizzled fields
    pub Of048: logical -> physical = (Swizzle<1, 2, -2> @ (Swizzle<3, 3, 5> @ (a: (2, 2), b: 2, c: 4):((8, 1), 16, 2)));
    /// twice swizzled fields
    pub Slice048: logical -> physical = Of048 | { a.0, b };
    /// twice swizzled fields
    pub Of051: logical -> physical = (Swizzle<2, 2, 3> @ (swizzle(1, 2, 5) @ (a: (2, 2, 2), b: 16):((64, 32, 1), 2)));
    /// twice swizzled fields
    pub Slice051: logical -> physical = Of051 | { a.1, a.0 };
    /// swizzled and padded
    pub Of054: logical -> physical = (swizzle(3, 2, 7) @ (a: 12, b: 1, c: 6):(3, 1, 41));
    /// swizzled and padded
    pub Slice054: logical -> physical = Of054 | { b, a };
    /// swizzled and padded
    pub Of057: logical -> physical = (swizzle(1, 5, 2) @ (a: (3, 3), b: 8):((1, 42), 5));
    /// swizzled and padded
    pub Slice057: logical -> physical = Of057 | { a.0 };
    /// swizzled and padded
    pub Of060: logical -> physical = (Swizzle<3, 0, 5> @ (a: 4, b: 6, c: 8):(1, 32, 4));
    /// swizzled and padded
    pub Slice060: logical -> physical = Of060 | { b, c };
    /// swizzled composite
    pub Of063: thread_value -> physical = (Swizzle<1, 0, -1> @ ((a: 12, b: 2, c: 2):(1, 28, 12) @ (a: 2, b: 12, c: 2):(2, 4, 1)));
    /// swizzled composite
    pub Slice063: thread_value -> physical = Of063 | { c };
    /// swizzled composite
    pub Of066: logical -> physical = (swizzle(3, 5, 2) @ ((a: 5, b: 2, c: (2, 2, 2)):(3, 70, (1, 35, 15)) @ (a: (2, 5, 2), b: (2, 2)):((2, 16, 1), (4, 8))));
    /// swizzled composite
    pub Slice066: logical -> physical = Of066 | { a.0 };
    /// swizzled composite
    pub Of069: thread_value -> physical = (Swizzle<2, 3, 4> @ ((a: (3, 2, 2), b: 2, c: 8):((5, 15, 1), 30, 64) @ (a: 12, b: 2, c: 2, d: (2, 2)):(1, 48, 24, (12, 96))));
    /// swizzled composite
    pub Slice069: thread_value -> physical = Of069 | { b };
    /// twice swizzled composite
    pub Of072: logical -> physical = (Swizzle<1, 3, -3> @ (swizzle(2, 2, 5) @ ((a: (3, 2), b: (4, 4)):((4, 12), (29, 1)) @ (a: (3, 2, 2), b: 2, c: 2, d: 2):((2, 24, 1), 12, 6, 48))));
    /// twice swizzled composite
    pub Slice072: logical -> physical = Of072 | { a, d };
    /// swizzled, no powers of two
    pub Of075: logical -> physical = (swizzle(1, 4, 3) @ (a: 11, b: 3, c: 11):(1, 181, 16));
    /// swizzled, no powers of two
    pub Slice075: logical -> physical = Of075 | { b, c };
    /// swizzled, no powers of two
    pub Of078: logical -> physical = (Swizzle<2, 0, 2> @ (a: 10, b: 5, c: 7):(10, 101, 1));
    /// swizzled, no powers of two
    pub Slice078: logical -> physical = Of078 | { b, c };
    /// swizzled, no powers of two
    pub Of081: logical -> physical = (Swizzle<1, 1, 2> @ (a: 7, b: 11):(11, 1));
    /// swizzled, no powers of two
    pub Slice081: logical -> physical = Of081 | { a };
    /// restricted before
    pub Of084: logical -> physical = ((a: 4, b: 6, c: 8):(10, 1, 42) | { c = 4 });
    /// restricted before
    pub Slice084: logical -> physical = Of084 | { a };
    /// restricted before
    pub Of087: logical -> physical = ((a: 12, b: 4):(1, 12) | { b = 1..3 });
    /// restricted before
    pub Slice087: logical -> physical = Of087 | { b };
    /// with fixed modes
    pub Of090: logical -> physical = (swizzle(2, 3, 6) @ (a: (2, 2), b: 16):((2, 1), 4));
    /// with fixed modes
    pub Slice090: logical -> physical = Of090 | { a.0, a.1 = 0 };
    /// with fixed modes
    pub Of093: logical -> physical = (Swizzle<1, 0, 1> @ ((a: (2, 2), b: 2, c: (4, 2)):((4, 32), 1, (8, 2)) @ (a: (2, 2), b: 2, c: (2, 2, 2)):((8, 4), 32, (2, 1, 16))));
    /// with fixed modes
    pub Slice093: logical -> physical = Of093 | { c.0 = 0, a.1 };
    /// with fixed modes
    pub Of096: logical -> physical = ((a: (2, 2), b: 6, c: 3):((14, 7), 33, 1) @ (a: (2, 3), b: 6, c: 2):((6, 12), 1, 36));
    /// with fixed modes
    pub Slice096: logical -> physical = Of096 | { c = 0, a };
    /// with ranges
    pub Of099: logical -> physical = (Swizzle<1, 2, 2> @ (a: 2, b: (2, 2, 2), c: (4, 2)):(1, (64, 2, 32), (4, 16)));
    /// with ranges
    pub Slice099: logical -> physical = Of099 | { a = 0..1, b.2, c.1 };
    /// with ranges
    pub Of102: logical -> physical = (Swizzle<1, 1, 1> @ (a: 3, b: (4, 2), c: (2, 3)):(2, (39, 1), (18, 6)));
    /// with ranges
    pub Slice102: logical -> physical = Of102 | { a, b, c = 0..2 };
    /// with ranges
    pub Of105: logical -> physical = (swizzle(1, 2, 1) @ ((a: (2, 2, 2), b: 16):((64, 16, 32), 1) @ (a: 8, b: (2, 2, 2), c: 2):(2, (1, 32, 16), 64)));
    /// with ranges
    pub Slice105: logical -> physical = Of105 | { c, a = 2..8, b.0 };
    /// with ranges
    pub Of108: logical -> physical = (Swizzle<2, 3, 3> @ ((a: 8, b: (3, 4, 2)):(28, (4, 1, 13)) @ (a: 2, b: 4, c: 3, d: 2, e: 4):(96, 1, 32, 4, 8)));
    /// with ranges
    pub Slice108: logical -> physical = Of108 | { c = 0..2, e, a };
    /// with fixed modes and ranges
    pub Of111: thread_value -> physical = (Swizzle<1, 2, -1> @ ((a: (2, 2, 2), b: 16, c: 2):((128, 4, 1), 8, 2) @ (a: (2, 2, 2), b: 2, c: (2, 2, 2), d: 2):((2, 128, 4), 64, (16, 32, 8), 1)));
    /// with fixed modes and ranges
    pub Slice111: thread_value -> physical = Of111 | { a.2, c, a.0 = 0, b = 0..1 };
    /// with fixed modes and ranges
    pub Of114: logical -> physical = (swizzle(2, 5, 2) @ ((a: (2, 2), b: (2, 2), c: (2, 2)):((2, 16), (4, 8), (1, 32)) @ (a: 4, b: (2, 2), c: 2, d: 2):(4, (2, 1), 32, 16)));
    /// with fixed modes and ranges
    pub Slice114: logical -> physical = Of114 | { d = 1, c = 0..2, b };
    /// tiles
    pub Slice117: logical -> physical = (divide(swizzle(2, 0, 4) @ ((a: 4, b: 16):(16, 1) @ (a: 8, b: 2, c: (2, 2)):(8, 4, (1, 2))), (1, 2, 1)) | { rest }) @ (p: 2):(1);
    /// tiles
    pub Of120: logical -> physical = (divide((a: 4, b: (4, 2), c: 2):(1, (8, 4), 35), (2, 2, 2)) | { rest }) @ (p: 2, q: 2, r: 2):(1, 4, 2);
    /// tiles
    pub Slice120: logical -> physical = Of120 | { q, r = 1 };
    /// tiles
    pub Of123: logical -> physical = (divide((a: 6, b: 5, c: (2, 3)):(1, 20, (102, 6)), (1, 5, 6)) | { rest }) @ (p: (2, 5), q: 3):((15, 1), 5);
    /// tiles
    pub Slice123: logical -> physical = Of123 | { p };
    /// tiles
    pub Of126: logical -> physical = divide(swizzle(3, 3, 8) @ (a: 8, b: 16):(16, 1), (2, 4));
    /// tiles
    pub Slice126: logical -> physical = Of126 | { rest };
    /// grouped
    pub Of129: thread_value -> physical = group(swizzle(1, 2, 5) @ ((a: 4, b: (4, 2)):(4, (1, 16)) @ (a: 2, b: (2, 2, 2), c: 2):(16, (1, 2, 8), 4)), (x: c, y: (b.2, b.0), z: b.1, v: a));
    /// grouped
    pub Slice129: thread_value -> physical = Of129 | { y };
    /// grouped
    pub Of132: logical -> physical = group((a: (3, 2), b: 4, c: 2):((1, 11), 26, 3), (x: (a.1, c), y: (a.0, b)));
    /// grouped
    pub Slice132: logical -> physical = Of132 | { x };
    /// grouped
    pub Of135: logical -> physical = group(swizzle(2, 6, 3) @ (a: 4, b: (2, 2), c: (2, 2)):(4, (2, 32), (1, 16)), (x: a, y: (c.0, b.1), z: (b.0, c.1)));
    /// grouped
    pub Slice135: logical -> physical = Of135 | { y, z };
    /// grouped
    pub Of138: logical -> physical = group(swizzle(2, 4, 1) @ (a: 4, b: (2, 2, 2)):(1, (18, 8, 4)), (x: b.1, y: (b.2, b.0), z: a));
    /// grouped
    pub Slice138: logical -> physical = Of138 | { z };
    /// bound twice
    pub Of141: logical -> physical = ((swizzle(3, 7, 3) @ ((a: 8, b: 4, c: 5):(1, 41, 8) @ (a: 2, b: 8, c: 5, d: 2):(80, 10, 2, 1))) | { a });
    /// bound twice
    pub Slice141: logical -> physical = Of141 | { b };
    /// bound twice
    pub Of144: logical -> physical = ((swizzle(3, 6, 2) @ (a: (4, 2), b: 4):((4, 16), 1)) | { a });
    /// bound twice
    pub Slice144: logical -> physical = Of144 | { b = 0..4 };
    /// nothing left
    pub Of147: logical -> physical = (swizzle(2, 5, 3) @ (a: (2, 2), b: 2):((4, 1), 2));
    /// nothing left
    pub Slice147: logical -> physical = Of147 | { b, a.1, a.0 };
    /// nothing left
    pub Of150: logical -> physical = (swizzle(2, 6, 2) @ (a: (2, 2), b: 8):((2, 1), 4));
    /// nothing left
    pub Slice150: logical -> physical = Of150 | { a.0, b, a.1 };
    /// many values
    pub Of153: logical -> physical = (a: (2, 2), b: (3, 2, 2), c: 5):((3, 180), (1, 90, 7), 18);
    /// many values
    pub Slice153: logical -> physical = Of153 | { b.2 };
    /// many values
    pub Of156: thread_value -> physical = ((a: 12, b: (3, 3, 2)):(24, (1, 7, 289)) @ (a: (3, 2), b: 2, c: (2, 3, 3)):((72, 12), 2, (1, 4, 24)));
    /// many values
    pub Slice156: thread_value -> physical = Of156 | { c.0 };
    /// many values
    pub Of159: logical -> physical = (Swizzle<2, 0, 2> @ (a: (2, 2, 2), b: 16, c: (2, 2)):((32, 256, 128), 1, (64, 16)));
    /// many values
    pub Slice159: logical -> physical = Of159 | { a.2 };
    /// shared
    pub Of162: logical -> physical = (swizzle(3, 6, 1) @ (a: 5, b: (2, 2, 4)):(_, (1, _, _)));
    /// shared
    pub Slice162: logical -> physical = Of162 | { b.1 };
    /// shared
    pub Of165: logical -> physical = (swizzle(3, 6, 3) @ (a: 6, b: 4):(_, 1));
    /// shared
    pub Slice165: logical -> physical = Of165 | { a };
}

layout_algebra::layout! {
    #![index(u64)]
    /// plain
    pub Of001: logical -> physical = (a: 4, b: (2, 2, 4)):(1, (16, 32, 4));
    /// plain
    pub Slice001: logical -> physical = Of001 | { b.0 };
    /// plain
    pub Of004: logical -> physical = (a: (2, 3), b: (2, 2, 2)):((12, 4), (2, 24, 1));
    /// plain
    pub Slice004: logical -> physical = Of004 | { b };
    /// padded and nested
    pub Of007: logical -> physical = (a: (4, 2), b: (2, 4), c: 2):((68, 8), (16, 1), 34);
    /// padded and nested
    pub Slice007: logical -> physical = Of007 | { b.0 };
    /// padded and nested
    pub Of010: logical -> physical = (a: (3, 4, 4)):((40, 1, 9));
    /// padded and nested
    pub Slice010: logical -> physical = Of010 | { a.1, a.0 };
    /// padded and nested
    pub Of013: logical -> physical = (a: (3, 3), b: (3, 2, 2)):((4, 29), (1, 92, 13));
    /// padded and nested
    pub Slice013: logical -> physical = Of013 | { a.1 };
    /// composite
    pub Of016: thread_value -> physical = ((a: 12, b: (2, 3)):(15, (5, 1)) @ (a: 12, b: 3, c: 2):(2, 24, 1));
    /// composite
    pub Slice016: thread_value -> physical = Of016 | { c };
    /// composite
    pub Of019: thread_value -> physical = ((a: 2, b: (2, 2), c: 4):(3, (1, 11), 22) @ (a: 8, b: 2, c: 2):(2, 1, 16));
    /// composite
    pub Slice019: thread_value -> physical = Of019 | { c };
    /// composite
    pub Of022: logical -> physical = ((a: 12, b: (2, 2, 2)):(3, (38, 81, 1)) @ (a: (2, 2, 2), b: 3, c: 2, d: 2):((16, 1, 4), 32, 8, 2));
    /// composite
    pub Slice022: logical -> physical = Of022 | { a };
    /// composite
    pub Of025: logical -> physical = ((a: 8, b: 8):(11, 1) @ (a: 8, b: (2, 2), c: 2):(1, (8, 32), 16));
    /// composite
    pub Slice025: logical -> physical = Of025 | { b };
    /// swizzled fields
    pub Of028: thread_value -> physical = (Swizzle<1, 3, 3> @ ((a: 2, b: (4, 2), c: (2, 2, 2)):(8, (1, 64), (4, 32, 16)) @ (a: (2, 2), b: (2, 2), c: (2, 2, 2)):((64, 8), (32, 4), (1, 16, 2))));
    /// swizzled fields
    pub Slice028: thread_value -> physical = Of028 | { c.1, c.2 };
    /// swizzled fields
    pub Of031: logical -> physical = (Swizzle<1, 0, 3> @ ((a: (4, 2), b: 2, c: 2):((1, 16), 4, 8) @ (a: 2, b: (2, 2), c: 4):(16, (4, 8), 1)));
    /// swizzled fields
    pub Slice031: logical -> physical = Of031 | { c, b.0 };
    /// swizzled fields
    pub Of034: logical -> physical = (swizzle(3, 6, 2) @ ((a: 16, b: 4, c: 4):(16, 1, 4) @ (a: 2, b: (2, 2), c: 4, d: 8):(2, (4, 1), 8, 32)));
    /// swizzled fields
    pub Slice034: logical -> physical = Of034 | { d };
    /// swizzled fields
    pub Of037: thread_value -> physical = (Swizzle<2, 3, 3> @ ((a: (2, 2), b: (4, 2)):((1, 2), (4, 16)) @ (a: 4, b: 8):(8, 1)));
    /// swizzled fields
    pub Slice037: thread_value -> physical = Of037 | { a };
    /// swizzled fields
    pub Of040: logical -> physical = (swizzle(1, 5, 2) @ ((a: 2, b: 4, c: (2, 2, 2)):(8, 16, (1, 4, 2)) @ (a: 4, b: 4, c: 2, d: 2):(16, 2, 1, 8)));
    /// swizzled fields
    pub Slice040: logical -> physical = Of040 | { b };
    /// twice swizzled fields
    pub Of043: logical -> physical = (swizzle(3, 3, 6) @ (Swizzle<2, 2, 2> @ (a: (2, 2, 2), b: (2, 2, 2)):((4, 2, 32), (8, 16, 1))));
    /// twice swizzled fields
    pub Slice043: logical -> physical = Of043 | { b.1 };
    /// twice swizzled fields
    pub Of046: logical -> physical = (swizzle(2, 5, 3) @ (swizzle(2, 5, 2) @ (a: (4, 2), b: 8, c: (2, 2)):((4, 1), 32, (16, 2))));
    /// twice swizzled fields
    pub Slice046: logical -> physical = Of046 | { a.0, c };
    /// twice swizzled fields
    pub Of049: logical -> physical = (swizzle(3, 1, 5) @ (swizzle(3, 3, 7) @ (a: (2, 2), b: 2, c: (2, 2)):((8, 4), 16, (2, 1))));
    /// twice swizzled fields
    pub Slice049: logical -> physical = Of049 | { c.1 };
    /// twice swizzled fields
    pub Of052: logical -> physical = (swizzle(1, 1, 0) @ (swizzle(2, 5, 3) @ (a: (4, 2), b: 16):((1, 4), 8)));
    /// twice swizzled fields
    pub Slice052: logical -> physical = Of052 | { b };
    /// swizzled and padded
    pub Of055: logical -> physical = (Swizzle<3, 2, 4> @ (a: (2, 2), b: 1, c: 6):((2, 1), 25, 4));
    /// swizzled and padded
    pub Slice055: logical -> physical = Of055 | { a.1 };
    /// swizzled and padded
    pub Of058: logical -> physical = (Swizzle<2, 1, 4> @ (a: 12, b: 3, c: 4):(6, 77, 1));
    /// swizzled and padded
    pub Slice058: logical -> physical = Of058 | { a, b };
    /// swizzled and padded
    pub Of061: logical -> physical = (swizzle(1, 6, 3) @ (a: 2, b: 8, c: 2):(7, 19, 1));
    /// swizzled and padded
    pub Slice061: logical -> physical = Of061 | { c };
    /// swizzled composite
    pub Of064: thread_value -> physical = (swizzle(1, 6, 3) @ ((a: 6, b: 6, c: 4):(6, 1, 36) @ (a: 12, b: (2, 2, 3)):(1, (72, 36, 12))));
    /// swizzled composite
    pub Slice064: thread_value -> physical = Of064 | { b };
    /// swizzled composite
    pub Of067: logical -> physical = (swizzle(3, 6, 2) @ ((a: 1, b: (2, 2), c: (2, 4)):(48, (1, 50), (24, 6)) @ (a: 2, b: (2, 2, 2), c: 2):(16, (1, 4, 2), 8)));
    /// swizzled composite
    pub Slice067: logical -> physical = Of067 | { b };
    /// twice swizzled composite
    pub Of070: logical -> physical = (swizzle(2, 4, 2) @ (swizzle(1, 3, 2) @ ((a: (4, 4), b: 1, c: 2):((4, 1), 41, 19) @ (a: (2, 2, 2), b: 4):((8, 16, 4), 1))));
    /// twice swizzled composite
    pub Slice070: logical -> physical = Of070 | { a.0 };
    /// twice swizzled composite
    pub Of073: thread_value -> physical = (swizzle(2, 5, 3) @ (swizzle(3, 4, 0) @ ((a: 4, b: 3, c: 4):(1, 16, 4) @ (a: 8, b: 3, c: 2):(1, 8, 24))));
    /// twice swizzled composite
    pub Slice073: thread_value -> physical = Of073 | { b };
    /// swizzled, no powers of two
    pub Of076: logical -> physical = (swizzle(3, 7, 3) @ (a: 5, b: 5, c: 3):(8, 1, 42));
    /// swizzled, no powers of two
    pub Slice076: logical -> physical = Of076 | { b, a };
    /// swizzled, no powers of two
    pub Of079: logical -> physical = (Swizzle<1, 1, 2> @ (a: 5, b: 3, c: 10):(1, 73, 7));
    /// swizzled, no powers of two
    pub Slice079: logical -> physical = Of079 | { c };
    /// swizzled, no powers of two
    pub Of082: logical -> physical = (Swizzle<1, 0, 2> @ (a: 11, b: 9):(1, 13));
    /// swizzled, no powers of two
    pub Slice082: logical -> physical = Of082 | { b };
    /// restricted before
    pub Of085: logical -> physical = ((a: 12, b: 12, c: 2):(25, 1, 12) | { c = 1..2 });
    /// restricted before
    pub Slice085: logical -> physical = Of085 | { b, c };
    /// restricted before
    pub Of088: logical -> physical = ((a: 12, b: 1, c: 4):(1, 60, 15) | { b = 0 });
    /// restricted before
    pub Slice088: logical -> physical = Of088 | { c };
    /// with fixed modes
    pub Of091: logical -> physical = (a: (2, 2, 2), b: 6, c: 2):((80, 40, 8), 1, 20);
    /// with fixed modes
    pub Slice091: logical -> physical = Of091 | { c = 0, a.2 };
    /// with fixed modes
    pub Of094: logical -> physical = (Swizzle<3, 1, 4> @ ((a: (2, 4, 2), b: 3, c: 4):((1, 16, 6), 273, 67) @ (a: 8, b: (2, 2, 2), c: 3):(6, (48, 3, 96), 1)));
    /// with fixed modes
    pub Slice094: logical -> physical = Of094 | { b.0, b.1 = 0 };
    /// with fixed modes
    pub Of097: logical -> physical = (swizzle(3, 7, 3) @ ((a: (2, 2, 2), b: 2, c: (4, 2)):((8, 2, 4), 16, (32, 1)) @ (a: (2, 2, 2), b: (2, 2), c: 2, d: 2):((16, 32, 1), (2, 8), 4, 64)));
    /// with fixed modes
    pub Slice097: logical -> physical = Of097 | { b.1 = 1, c, a.0 };
    /// with ranges
    pub Of100: thread_value -> physical = (swizzle(3, 1, 5) @ ((a: (2, 2, 2), b: (4, 2), c: 2):((1, 8, 16), (2, 32), 64) @ (a: (2, 2), b: (2, 2), c: (2, 2, 2)):((16, 64), (8, 2), (4, 32, 1))));
    /// with ranges
    pub Slice100: thread_value -> physical = Of100 | { b.1, a = 1..4 };
    /// with ranges
    pub Of103: thread_value -> physical = (swizzle(3, 6, 2) @ ((a: 4, b: 8, c: 2):(1, 4, 32) @ (a: (2, 2, 2), b: 2, c: 4):((16, 4, 32), 8, 1)));
    /// with ranges
    pub Slice103: thread_value -> physical = Of103 | { b = 0..2, c, a };
    /// with ranges
    pub Of106: logical -> physical = (a: (4, 3), b: 4, c: (2, 2)):((53, 4), 1, (26, 13));
    /// with ranges
    pub Slice106: logical -> physical = Of106 | { b, a, c = 1..3 };
    /// with fixed modes and ranges
    pub Of109: logical -> physical = (Swizzle<1, 3, -1> @ (a: 4, b: 16, c: (2, 2)):(1, 16, (4, 8)));
    /// with fixed modes and ranges
    pub Slice109: logical -> physical = Of109 | { c.0 = 1, b, a = 0..3 };
    /// with fixed modes and ranges
    pub Of112: thread_value -> physical = (swizzle(2, 3, 0) @ ((a: 2, b: (2, 2, 2), c: 16):(4, (2, 1, 128), 8) @ (a: 2, b: 8, c: 2, d: (2, 2, 2)):(2, 4, 64, (1, 128, 32))));
    /// with fixed modes and ranges
    pub Slice112: thread_value -> physical = Of112 | { b, a = 1..2, d.0, c = 1 };
    /// tiles
    pub Of115: thread_value -> physical = (divide(swizzle(1, 5, 2) @ ((a: 8, b: 4, c: (2, 2)):(2, 32, (1, 16)) @ (a: 8, b: 4, c: 4):(16, 4, 1)), (4, 2, 4)) | { rest }) @ (p: (2, 2, 2), q: 2, r: 2):((2, 8, 4), 1, 16);
    /// tiles
    pub Slice115: thread_value -> physical = Of115 | { p };
    /// tiles
    pub Slice118: logical -> physical = (divide(swizzle(2, 3, 1) @ ((a: (4, 2), b: (2, 2, 2)):((2, 16), (1, 32, 8)) @ (a: (2, 2, 2), b: (2, 2, 2)):((16, 32, 2), (4, 1, 8))), (2, 8)) | { rest }) @ (p: (2, 2, 2), q: 2):((1, 2, 4), 8);
    /// tiles
    pub Of121: thread_value -> physical = divide(swizzle(2, 2, 0) @ ((a: (2, 2, 3), b: 6):((27, 1, 55), 4) @ (a: 6, b: 2, c: (2, 3)):(6, 3, (36, 1))), (6, 1, 1));
    /// tiles
    pub Slice121: thread_value -> physical = Of121 | { rest };
    /// tiles
    pub Of124: logical -> physical = (divide(swizzle(3, 4, 0) @ ((a: 8, b: (2, 2, 2)):(4, (32, 1, 2)) @ (a: 8, b: 4, c: 2):(8, 2, 1)), (2, 1, 2)) | { rest }) @ (p: 2, q: 2):(1, 2);
    /// tiles
    pub Slice124: logical -> physical = Of124 | { q };
    /// tiles
    pub Of127: thread_value -> physical = divide(Swizzle<3, 1, 5> @ ((a: (2, 2), b: (4, 2), c: 4):((64, 8), (1, 4), 16) @ (a: 2, b: (2, 2, 2), c: 8):(1, (16, 32, 64), 2)), (1, 1, 2));
    /// tiles
    pub Slice127: thread_value -> physical = Of127 | { rest };
    /// grouped
    pub Of130: logical -> physical = group(swizzle(1, 2, 4) @ ((a: 8, b: 8):(8, 1) @ (a: 8, b: (2, 2, 2)):(8, (2, 4, 1))), (x: (b.2, b.0, b.1), y: a));
    /// grouped
    pub Slice130: logical -> physical = Of130 | { y };
    /// grouped
    pub Of133: thread_value -> physical = group(swizzle(2, 3, 6) @ ((a: (4, 2), b: 2, c: 4):((8, 32), 4, 1) @ (a: (2, 2), b: 2, c: (2, 2), d: 2):((16, 2), 1, (32, 4), 8)), (x: (d, a.0), y: (c.0, b), z: c.1, v: a.1));
    /// grouped
    pub Slice133: thread_value -> physical = Of133 | { x };
    /// grouped
    pub Of136: logical -> physical = group(swizzle(2, 4, 2) @ (a: 2, b: (2, 2), c: (2, 2, 2)):(1, (2, 4), (32, 16, 8)), (x: c.2, y: b.1, z: (b.0, c.0, a), v: c.1));
    /// grouped
    pub Slice136: logical -> physical = Of136 | { v, z };
    /// bound twice
    pub Of139: thread_value -> physical = (((a: (2, 2, 2), b: 1, c: 5):((19, 9, 39), 39, 1) @ (a: 4, b: 2, c: 5):(5, 20, 1)) | { b });
    /// bound twice
    pub Slice139: thread_value -> physical = Of139 | { a };
    /// bound twice
    pub Of142: thread_value -> physical = ((swizzle(1, 3, 1) @ ((a: 8, b: 16):(1, 8) @ (a: 2, b: 2, c: 2, d: 2, e: 8):(1, 16, 64, 32, 2))) | { a });
    /// bound twice
    pub Slice142: thread_value -> physical = Of142 | { e, d = 1..2 };
    /// bound twice
    pub Of145: thread_value -> physical = ((swizzle(3, 6, 1) @ ((a: (2, 2, 2), b: 4):((16, 8, 1), 2) @ (a: 8, b: (2, 2)):(1, (16, 8)))) | { b.0, b.1 = 1 });
    /// bound twice
    pub Slice145: thread_value -> physical = Of145 | { a };
    /// nothing left
    pub Of148: thread_value -> physical = ((a: 2):(1) @ (a: 2):(1));
    /// nothing left
    pub Slice148: thread_value -> physical = Of148 | { a };
    /// nothing left
    pub Of151: logical -> physical = (Swizzle<1, 3, -3> @ (a: 4, b: 4):(4, 1));
    /// nothing left
    pub Slice151: logical -> physical = Of151 | { b, a };
    /// many values
    pub Of154: logical -> physical = (swizzle(1, 0, 2) @ ((a: 4, b: (2, 2), c: 16):(2, (1, 128), 8) @ (a: (2, 2, 2), b: (2, 2), c: 8):((16, 1, 4), (2, 8), 32)));
    /// many values
    pub Slice154: logical -> physical = Of154 | { b.1 };
    /// many values
    pub Of157: logical -> physical = (Swizzle<1, 0, 3> @ (a: (2, 2), b: 16, c: (2, 2)):((128, 1), 8, (2, 4)));
    /// many values
    pub Slice157: logical -> physical = Of157 | { a.0 };
    /// shared
    pub Of160: logical -> physical = (swizzle(2, 5, 1) @ (a: 2, b: 8, c: 12):(_, 12, 1));
    /// shared
    pub Slice160: logical -> physical = Of160 | { c };
    /// shared
    pub Of163: logical -> physical = (a: 12, b: (2, 2)):(_, (7, 1));
    /// shared
    pub Slice163: logical -> physical = Of163 | { a };
}

layout_algebra::layout! {
    #![index(usize)]
    /// plain
    pub Of002: logical -> physical = (a: (4, 2, 2), b: 4, c: 2):((32, 1, 4), 8, 2);
    /// plain
    pub Slice002: logical -> physical = Of002 | { a.0, a.2 };
    /// plain
    pub Of005: logical -> physical = (a: 5, b: (3, 2, 2), c: 2):(24, (4, 12, 1), 2);
    /// plain
    pub Slice005: logical -> physical = Of005 | { b.2, b.0 };
    /// padded and nested
    pub Of008: logical -> physical = (a: (3, 4), b: (2, 2, 2), c: 2):((6, 82), (41, 328, 20), 1);
    /// padded and nested
    pub Slice008: logical -> physical = Of008 | { b.0 };
    /// padded and nested
    pub Of011: logical -> physical = (a: (2, 2), b: (2, 3), c: 4):((19, 1), (160, 5), 40);
    /// padded and nested
    pub Slice011: logical -> physical = Of011 | { b };
    /// composite
    pub Of014: thread_value -> physical = ((a: (2, 2, 3), b: (2, 2, 2)):((12, 1, 51), (155, 6, 25)) @ (a: 12, b: 2, c: (2, 2)):(8, 4, (2, 1)));
    /// composite
    pub Slice014: thread_value -> physical = Of014 | { b };
    /// composite
    pub Of017: logical -> physical = ((a: 5, b: (2, 4)):(21, (1, 5)) @ (a: 2, b: 5, c: 2, d: 2):(4, 8, 2, 1));
    /// composite
    pub Slice017: logical -> physical = Of017 | { a };
    /// composite
    pub Of020: logical -> physical = ((a: (3, 2, 4)):((2, 1, 9)) @ (a: 2, b: 6, c: 2):(1, 2, 12));
    /// composite
    pub Slice020: logical -> physical = Of020 | { b, a };
    /// composite
    pub Of023: logical -> physical = ((a: 6, b: (2, 2), c: 4):(6, (1, 3), 36) @ (a: 2, b: (2, 3, 2), c: 4):(3, (6, 1, 12), 24));
    /// composite
    pub Slice023: logical -> physical = Of023 | { b.0 };
    /// swizzled fields
    pub Of026: logical -> physical = (swizzle(1, 3, 1) @ (a: 4, b: (4, 2)):(4, (1, 16)));
    /// swizzled fields
    pub Slice026: logical -> physical = Of026 | { b };
    /// swizzled fields
    pub Of029: logical -> physical = (swizzle(1, 1, 0) @ (a: 2, b: (2, 2, 2), c: 4):(2, (32, 1, 4), 8));
    /// swizzled fields
    pub Slice029: logical -> physical = Of029 | { b.0, b.1 };
    /// swizzled fields
    pub Of032: logical -> physical = (swizzle(2, 5, 3) @ (a: 16, b: (2, 2, 2)):(1, (32, 16, 64)));
    /// swizzled fields
    pub Slice032: logical -> physical = Of032 | { a };
    /// swizzled fields
    pub Of035: logical -> physical = (Swizzle<3, 2, 5> @ ((a: 4, b: 8, c: (2, 2)):(1, 8, (4, 64)) @ (a: 2, b: (2, 2, 2), c: 8):(2, (32, 64, 1), 4)));
    /// swizzled fields
    pub Slice035: logical -> physical = Of035 | { c };
    /// swizzled fields
    pub Of038: thread_value -> physical = (swizzle(1, 2, 4) @ ((a: 8, b: (2, 2, 2)):(2, (1, 16, 32)) @ (a: 8, b: 2, c: 4):(8, 1, 2)));
    /// swizzled fields
    pub Slice038: thread_value -> physical = Of038 | { b, a };
    /// swizzled fields
    pub Of041: logical -> physical = (Swizzle<3, 0, 5> @ ((a: (4, 2), b: 2, c: (2, 2, 2)):((1, 64), 16, (32, 8, 4)) @ (a: (2, 2), b: (2, 2, 2), c: 2, d: 2):((64, 1), (4, 2, 32), 16, 8)));
    /// swizzled fields
    pub Slice041: logical -> physical = Of041 | { b.1, c };
    /// twice swizzled fields
    pub Of044: logical -> physical = (swizzle(2, 3, 1) @ (swizzle(2, 4, 1) @ (a: 16, b: 2, c: 4):(1, 16, 32)));
    /// twice swizzled fields
    pub Slice044: logical -> physical = Of044 | { a, c };
    /// twice swizzled fields
    pub Of047: logical -> physical = (Swizzle<3, 2, -4> @ (swizzle(2, 5, 3) @ ((a: (2, 2, 2), b: 4):((1, 16, 8), 2) @ (a: (2, 2, 2), b: 2, c: 2):((4, 2, 16), 8, 1))));
    /// twice swizzled fields
    pub Slice047: logical -> physical = Of047 | { b };
    /// twice swizzled fields
    pub Of050: logical -> physical = (swizzle(2, 2, 0) @ (swizzle(3, 4, 1) @ ((a: (2, 2, 2), b: 2, c: (2, 2, 2)):((4, 1, 16), 2, (8, 64, 32)) @ (a: 4, b: 2, c: 8, d: 2):(32, 8, 1, 16))));
    /// twice swizzled fields
    pub Slice050: logical -> physical = Of050 | { c, b };
    /// twice swizzled fields
    pub Of053: thread_value -> physical = (Swizzle<3, 2, 3> @ (swizzle(2, 5, 1) @ ((a: 2, b: (2, 2, 2), c: 2):(8, (16, 2, 1), 4) @ (a: (2, 2), b: 4, c: 2):((1, 8), 2, 16))));
    /// twice swizzled fields
    pub Slice053: thread_value -> physical = Of053 | { a.1 };
    /// swizzled and padded
    pub Of056: logical -> physical = (Swizzle<2, 3, 3> @ (a: (2, 4, 3), b: 4, c: 2):((13, 57, 1), 3, 26));
    /// swizzled and padded
    pub Slice056: logical -> physical = Of056 | { b };
    /// swizzled and padded
    pub Of059: logical -> physical = (Swizzle<2, 1, 4> @ (a: 4, b: (2, 4)):(7, (1, 28)));
    /// swizzled and padded
    pub Slice059: logical -> physical = Of059 | { a };
    /// swizzled composite
    pub Of062: thread_value -> physical = (swizzle(2, 6, 2) @ ((a: 1, b: (4, 3, 3)):(1, (3, 36, 12)) @ (a: 12, b: 3):(1, 12)));
    /// swizzled composite
    pub Slice062: thread_value -> physical = Of062 | { b };
    /// swizzled composite
    pub Of065: thread_value -> physical = (swizzle(3, 5, 0) @ ((a: 3, b: 2, c: 8):(1, 27, 3) @ (a: 12, b: 2, c: 2):(4, 1, 2)));
    /// swizzled composite
    pub Slice065: thread_value -> physical = Of065 | { b };
    /// swizzled composite
    pub Of068: thread_value -> physical = (Swizzle<3, 0, 3> @ ((a: (2, 2, 3), b: 6, c: 2):((5, 130, 1), 10, 65) @ (a: 12, b: 12):(12, 1)));
    /// swizzled composite
    pub Slice068: thread_value -> physical = Of068 | { a };
    /// twice swizzled composite
    pub Of071: logical -> physical = (swizzle(3, 0, 4) @ (swizzle(1, 2, 4) @ ((a: 3, b: (2, 3), c: 4):(12, (36, 4), 1) @ (a: 6, b: 3, c: 4):(3, 1, 18))));
    /// twice swizzled composite
    pub Slice071: logical -> physical = Of071 | { c, b };
    /// twice swizzled composite
    pub Of074: thread_value -> physical = (Swizzle<3, 2, 5> @ (swizzle(2, 3, 5) @ ((a: (4, 2), b: 3, c: 6):((21, 8), 1, 88) @ (a: 4, b: (3, 2, 2), c: 3):(6, (1, 72, 3), 24))));
    /// twice swizzled composite
    pub Slice074: thread_value -> physical = Of074 | { b.1 };
    /// swizzled, no powers of two
    pub Of077: logical -> physical = (Swizzle<2, 1, 2> @ (a: 11, b: 11, c: 3):(15, 1, 165));
    /// swizzled, no powers of two
    pub Slice077: logical -> physical = Of077 | { b, c };
    /// swizzled, no powers of two
    pub Of080: logical -> physical = (Swizzle<1, 1, 3> @ (a: 10, b: 5, c: 3):(16, 3, 1));
    /// swizzled, no powers of two
    pub Slice080: logical -> physical = Of080 | { b, c };
    /// restricted before
    pub Of083: logical -> physical = ((a: 12, b: 6, c: 2):(1, 27, 13) | { b = 5 });
    /// restricted before
    pub Slice083: logical -> physical = Of083 | { a };
    /// restricted before
    pub Of086: logical -> physical = ((a: 8, b: 6):(1, 8) | { b = 2..5 });
    /// restricted before
    pub Slice086: logical -> physical = Of086 | { a };
    /// with fixed modes
    pub Of089: logical -> physical = (a: 4, b: (4, 4), c: 2):(4, (1, 18), 72);
    /// with fixed modes
    pub Slice089: logical -> physical = Of089 | { b.1 = 2, c };
    /// with fixed modes
    pub Of092: logical -> physical = (swizzle(2, 2, 0) @ (a: 4, b: 5, c: 5):(6, 1, 26));
    /// with fixed modes
    pub Slice092: logical -> physical = Of092 | { a = 2, b };
    /// with fixed modes
    pub Of095: logical -> physical = (a: 4, b: (4, 3), c: (2, 2)):(42, (170, 13), (4, 1));
    /// with fixed modes
    pub Slice095: logical -> physical = Of095 | { c.1 = 1, b.1 };
    /// with fixed modes
    pub Of098: logical -> physical = (swizzle(1, 5, 2) @ ((a: 16, b: 8):(1, 16) @ (a: (2, 2, 2), b: 4, c: 2, d: 2):((16, 8, 64), 1, 32, 4)));
    /// with fixed modes
    pub Slice098: logical -> physical = Of098 | { d, a.1 = 0 };
    /// with ranges
    pub Of101: logical -> physical = (a: 2, b: 2, c: (2, 2, 4)):(22, 47, (94, 1, 5));
    /// with ranges
    pub Slice101: logical -> physical = Of101 | { b = 0..2, c.0 };
    /// with ranges
    pub Of104: thread_value -> physical = (Swizzle<1, 2, -2> @ ((a: 4, b: 16):(1, 4) @ (a: 2, b: 2, c: (2, 2, 2), d: 2):(4, 1, (16, 32, 8), 2)));
    /// with ranges
    pub Slice104: thread_value -> physical = Of104 | { d, a = 0..1 };
    /// with ranges
    pub Of107: logical -> physical = (Swizzle<2, 3, 2> @ (a: 16, b: 2, c: 4):(1, 64, 16));
    /// with ranges
    pub Slice107: logical -> physical = Of107 | { a = 4..12, b, c };
    /// with fixed modes and ranges
    pub Of110: logical -> physical = (swizzle(1, 5, 2) @ ((a: (2, 2, 4), b: (2, 2), c: 4):((187, 21, 1), (93, 44), 4) @ (a: 2, b: (2, 2), c: (2, 2, 2), d: 4):(128, (4, 8), (1, 2, 16), 32)));
    /// with fixed modes and ranges
    pub Slice110: logical -> physical = Of110 | { a = 0..2, c, b, d = 3 };
    /// with fixed modes and ranges
    pub Of113: thread_value -> physical = (Swizzle<3, 0, 3> @ ((a: 16, b: 2, c: 8):(16, 1, 2) @ (a: 8, b: 4, c: 2, d: 4):(8, 2, 1, 64)));
    /// with fixed modes and ranges
    pub Slice113: thread_value -> physical = Of113 | { d = 1..4, c, b = 0 };
    /// tiles
    pub Slice116: logical -> physical = (divide(Swizzle<2, 1, 2> @ (a: 8, b: 8):(8, 1), (4, 4)) | { rest }) @ (p: 2, q: (2, 2, 2)):(1, (4, 8, 2));
    /// tiles
    pub Of119: logical -> physical = divide(Swizzle<1, 1, 1> @ ((a: 2, b: (2, 2), c: (2, 2, 2)):(32, (8, 2), (4, 16, 1)) @ (a: (2, 2, 2), b: 4, c: 2):((32, 2, 4), 8, 1)), (4, 1, 1));
    /// tiles
    pub Slice119: logical -> physical = Of119 | { rest };
    /// tiles
    pub Slice122: logical -> physical = (divide(swizzle(1, 4, 2) @ (a: 8, b: (2, 2, 2)):(1, (32, 16, 8)), (2, 1)) | { rest }) @ (p: 2):(1);
    /// tiles
    pub Slice125: logical -> physical = (divide(swizzle(2, 5, 2) @ ((a: (4, 2), b: 2, c: (4, 2)):((8, 64), 32, (1, 4)) @ (a: 2, b: 2, c: 2, d: 2, e: 8):(8, 64, 32, 16, 1)), (2, 2, 2, 2, 1)) | { rest }) @ (p: (2, 2, 2), q: 2):((4, 1, 2), 8);
    /// tiles
    pub Slice128: logical -> physical = (divide((a: 3, b: 12):(1, 7), (1, 4)) | { rest }) @ (p: 2, q: 2):(2, 1);
    /// grouped
    pub Of131: thread_value -> physical = group(swizzle(3, 2, 7) @ ((a: (2, 2), b: (2, 2), c: (2, 2)):((32, 2), (4, 8), (16, 1)) @ (a: 2, b: 2, c: (2, 2), d: 4):(16, 1, (2, 32), 4)), (x: c.0, y: b, z: (c.1, d), v: a));
    /// grouped
    pub Slice131: thread_value -> physical = Of131 | { y, v };
    /// grouped
    pub Of134: logical -> physical = group(swizzle(1, 2, 1) @ ((a: (4, 2), b: (4, 2)):((2, 8), (16, 1)) @ (a: 8, b: (2, 2, 2)):(1, (16, 8, 32))), (x: (b.0, b.1, a), y: b.2));
    /// grouped
    pub Slice134: logical -> physical = Of134 | { x };
    /// grouped
    pub Of137: thread_value -> physical = group(swizzle(2, 0, 2) @ ((a: (4, 2), b: 16):((32, 16), 1) @ (a: 4, b: (2, 2), c: (2, 2), d: 2):(2, (8, 64), (16, 1), 32)), (x: (b.0, d, c.0), y: (b.1, a), z: c.1));
    /// grouped
    pub Slice137: thread_value -> physical = Of137 | { x, y };
    /// bound twice
    pub Of140: logical -> physical = ((a: (4, 2), b: 5):((21, 10), 1) | { a });
    /// bound twice
    pub Slice140: logical -> physical = Of140 | { b = 2..4 };
    /// bound twice
    pub Of143: thread_value -> physical = (((a: 8, b: 12):(1, 13) @ (a: 2, b: 2, c: 12, d: 2):(24, 48, 1, 12)) | { c });
    /// bound twice
    pub Slice143: thread_value -> physical = Of143 | { b, d = 0..1 };
    /// bound twice
    pub Of146: thread_value -> physical = ((swizzle(1, 4, 2) @ ((a: 4, b: (4, 2)):(8, (1, 4)) @ (a: 8, b: 2, c: 2):(4, 1, 2))) | { b, c = 0 });
    /// bound twice
    pub Slice146: thread_value -> physical = Of146 | { a = 1..7 };
    /// nothing left
    pub Of149: thread_value -> physical = ((a: 4):(1) @ (a: (2, 2)):((2, 1)));
    /// nothing left
    pub Slice149: thread_value -> physical = Of149 | { a };
    /// many values
    pub Of152: logical -> physical = (Swizzle<3, 3, -4> @ (a: 8, b: 4, c: 16):(4, 1, 32));
    /// many values
    pub Slice152: logical -> physical = Of152 | { b };
    /// many values
    pub Of155: logical -> physical = (Swizzle<3, 2, 5> @ ((a: 16, b: 16):(16, 1) @ (a: 2, b: (2, 2, 2), c: (2, 2, 2), d: 2):(64, (2, 32, 8), (1, 4, 128), 16)));
    /// many values
    pub Slice155: logical -> physical = Of155 | { a };
    /// many values
    pub Of158: logical -> physical = (swizzle(3, 5, 1) @ ((a: 4, b: 16, c: (2, 2, 2)):(128, 4, (64, 2, 1)) @ (a: (2, 2, 2), b: (2, 2, 2), c: 8):((128, 256, 32), (64, 16, 1), 2)));
    /// many values
    pub Slice158: logical -> physical = Of158 | { b.0 };
    /// shared
    pub Of161: logical -> physical = (a: 5, b: 8, c: 4):(8, 1, 41);
    /// shared
    pub Slice161: logical -> physical = Of161 | { b, a };
    /// shared
    pub Of164: logical -> physical = (swizzle(1, 4, 2) @ (a: 4, b: 2, c: 12):(1, 9, _));
    /// shared
    pub Slice164: logical -> physical = Of164 | { c, b };
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
