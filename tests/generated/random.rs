//! Random layouts of every kind against tables computed from the definitions.
//!
//! Written by `tests/generate.py` from its own definitions; do not edit.

const TABLES: &str = include_str!("random.json");

layout_algebra::layout! {
    #![index(u32)]
    /// plain
    pub Random000: logical -> physical = (a: 8, b: 2, c: 6):(2, 1, 16);
    /// plain
    pub Random003: logical -> physical = (a: 4, b: (4, 2, 2)):(2, (16, 8, 1));
    /// plain
    pub Random006: logical -> physical = (a: 12):(1);
    /// padded
    pub Random009: logical -> physical = (a: (2, 2, 2), b: 3, c: (2, 2)):((172, 12, 26), 56, (1, 4));
    /// padded
    pub Random012: logical -> physical = (a: 2, b: 2, c: (2, 2, 3)):(5, 93, (1, 14, 31));
    /// padded
    pub Random015: logical -> physical = (a: (2, 4, 2)):((21, 1, 8));
    /// nested
    pub Random018: logical -> physical = (a: (2, 3), b: 4):((28, 1), 6);
    /// nested
    pub Random021: logical -> physical = (a: (4, 4, 2), b: (2, 4)):((29, 7, 1), (465, 116));
    /// nested
    pub Random024: logical -> physical = (a: 3, b: 1, c: (3, 2, 3)):(39, 35, (1, 5, 10));
    /// shared
    pub Random027: logical -> physical = (a: (2, 2)):((_, _));
    /// shared
    pub Random030: logical -> physical = (a: (2, 4), b: 2, c: 5):((_, 1), 4, _);
    /// shared
    pub Random033: logical -> physical = (a: 4):(1);
    /// onto
    pub Random036: thread_value -> logical = (a: 2, b: (2, 2, 4)):(4, (2, 1, 8));
    /// onto
    pub Random039: thread_value -> logical = (a: 2, b: 4, c: 5):(1, 2, 8);
    /// composite
    pub Random042: thread_value -> physical = (a: 2, b: 12, c: (2, 2, 2)):(7, 56, (28, 14, 1)) @ (a: 8, b: 2, c: (3, 2), d: 2):(1, 8, (32, 96), 16);
    /// composite
    pub Random045: logical -> physical = (a: 4):(1) @ (a: (2, 2)):((2, 1));
    /// composite
    pub Random048: logical -> physical = (a: 5, b: 3):(1, 5) @ (a: 3, b: 5):(5, 1);
    /// composite
    pub Random051: thread_value -> physical = (a: (2, 2), b: 12):((84, 1), 7) @ (a: 2, b: 12, c: 2):(1, 4, 2);
    /// composite
    pub Random054: thread_value -> physical = (a: (3, 2, 4), b: 4):((73, 34, 8), 1) @ (a: 6, b: 8, c: 2):(16, 2, 1);
    /// three deep
    pub Random057: logical -> physical = ((a: 1, b: (2, 2, 2), c: (3, 2, 2)):(112, (112, 56, 1), (9, 27, 3)) @ (a: 3, b: (2, 2), c: 8):(4, (1, 2), 12)) @ (a: 4, b: 3, c: (2, 2, 2)):(2, 16, (48, 8, 1));
    /// three deep
    pub Random060: logical -> physical = ((a: 3, b: 5, c: (4, 3, 2)):(6, 19, (192, 1, 96)) @ (a: (2, 2), b: (2, 3, 5), c: 3):((180, 90), (1, 30, 2), 10)) @ (a: (3, 3, 2), b: 5, c: 2, d: 2):((1, 6, 3), 36, 18, 180);
    /// composite with a broadcast
    pub Random063: thread_value -> physical = (a: 1, b: 12, c: 4):(4, 7, 1) @ (a: 3, b: 2, c: 4, d: 2):(8, 24, 2, 1);
    /// swizzled
    pub Random066: logical -> physical = Swizzle<2, 0, -3> @ (a: 12):(1);
    /// swizzled
    pub Random069: logical -> physical = swizzle(2, 5, 2) @ (a: 8, b: (2, 2), c: 8):(6, (1, 3), 48);
    /// swizzled
    pub Random072: logical -> physical = Swizzle<3, 3, -5> @ (a: 4):(1);
    /// swizzled
    pub Random075: logical -> physical = swizzle(1, 3, 1) @ (a: 4):(1);
    /// swizzled composite
    pub Random078: thread_value -> physical = Swizzle<2, 0, -3> @ ((a: (4, 2, 4)):((1, 4, 9)) @ (a: (2, 2), b: 2, c: 4):((4, 8), 16, 1));
    /// swizzled composite
    pub Random081: logical -> physical = swizzle(1, 2, 3) @ ((a: (3, 4, 3), b: 2, c: 2):((4, 1, 50), 25, 12) @ (a: (3, 2), b: 8, c: 3):((48, 24), 1, 8));
    /// swizzled composite
    pub Random084: thread_value -> physical = swizzle(1, 4, 2) @ ((a: 3, b: 6, c: 2):(26, 4, 1) @ (a: (2, 3, 3), b: 2):((3, 1, 12), 6));
    /// twice swizzled
    pub Random087: logical -> physical = Swizzle<3, 3, 4> @ (Swizzle<3, 3, 3> @ (a: 5):(1));
    /// twice swizzled
    pub Random090: logical -> physical = swizzle(2, 4, 0) @ (Swizzle<2, 0, 4> @ (a: 4, b: 4, c: 2):(1, 12, 4));
    /// divided
    pub Random093: logical -> physical = divide((a: 1, b: 8, c: (2, 2, 4)):(68, 4, (68, 34, 1)), (1, 4, 1));
    /// divided
    pub Random096: logical -> physical = divide((a: 4):(1), (4));
    /// divided
    pub Random099: logical -> physical = divide((a: (2, 4, 4)):((1, 8, 2)), (32));
    /// divided and swizzled
    pub Random102: logical -> physical = divide(Swizzle<3, 2, -5> @ (a: 2, b: 4):(1, 2), (1, 4));
    /// divided and swizzled
    pub Random105: logical -> physical = divide(swizzle(1, 4, 3) @ (a: 12):(1), (1));
    /// divided composite
    pub Random108: logical -> physical = divide((a: 4):(1) @ (a: 2, b: 2):(1, 2), (2, 1));
    /// split
    pub Random111: logical -> physical = split((a: (2, 4, 2), b: 4):((9, 21, 84), 1), b, (hi: 2, lo: 2));
    /// split
    pub Random114: logical -> physical = split((a: (4, 2), b: (4, 2)):((7, 58), (1, 28)), b, (hi: 4, lo: 2));
    /// repeated
    pub Random117: logical -> physical = repeat((a: 3):(1), (s: 4):(1), align = 8);
    /// repeated
    pub Random120: logical -> physical = repeat((a: 2, b: 6, c: 4):(45, 1, 10), (t: 1, u: 2):(2, 1), align = 16);
    /// repeated
    pub Random123: logical -> physical = repeat((a: 2, b: 6, c: 2):(7, 1, 19), (s: 4):(1), pitch = 34);
    /// repeated and swizzled
    pub Random126: logical -> physical = repeat(Swizzle<1, 3, 1> @ (a: (2, 4, 2)):((4, 1, 8)), (s: 6):(1), align = 32);
    /// repeated and swizzled
    pub Random129: logical -> physical = repeat(Swizzle<2, 1, 4> @ (a: 2, b: 2, c: 4):(1, 15, 3), (s: 2):(1), align = 128);
    /// repeated onto
    pub Random132: logical -> logical = repeat((a: (2, 3, 2), b: 4):((1, 2, 24), 6), (s: (3, 2)):((1, 3)));
    /// interleaved
    pub Random135: logical -> logical = interleave((a: (2, 4, 3), b: 2):((6, 12, 2), 1), (s: 5):(1));
    /// interleaved
    pub Random138: logical -> logical = interleave((a: 2):(1), (s: 4):(1));
    /// interleaved storage
    pub Random141: logical -> physical = interleave((a: 5):(1), (s: 3):(1));
    /// broadcast
    pub Random144: logical -> physical = broadcast((a: 5, b: (2, 4, 2)):(28, (1, 7, 3)), (x: 6));
    /// broadcast
    pub Random147: logical -> physical = broadcast((a: 8, b: 1):(1, 1), (x: 2));
    /// inverse
    pub Random150: logical -> thread_value = inverse((a: 6, b: (2, 2, 4)):(16, (2, 1, 4)));
    /// inverse
    pub Random153: logical -> thread_value = inverse((a: 2, b: 6):(6, 1));
    /// inverse
    pub Random156: logical -> logical = inverse((a: 5, b: 4):(1, 5));
    /// grouped
    pub Random159: logical -> physical = group((a: (4, 2)):((2, 1)), (x: (a.0, a.1)));
    /// grouped
    pub Random162: logical -> physical = group((a: (4, 2), b: 3):((5, 24), 1), (x: a.1, y: (b, a.0)));
    /// grouped
    pub Random165: logical -> physical = group((a: 1, b: 2, c: 4):(13, 1, 3) @ (a: 4, b: 2):(2, 1), (x: a, y: b));
    /// grouped and swizzled
    pub Random168: logical -> physical = group(swizzle(2, 2, 5) @ (a: 6, b: 2, c: 4):(4, 27, 1), (x: (a, b), y: c));
    /// grouped and swizzled
    pub Random171: logical -> physical = group(swizzle(1, 6, 3) @ (a: 6, b: (2, 3), c: 8):(24, (146, 1), 3), (x: (c, b.0), y: (a, b.1)));
    /// zipped
    pub Random174: logical -> physical = zip(divide((a: (2, 2), b: (2, 4)):((63, 29), (1, 6)), (2, 1)));
    /// zipped
    pub Random177: logical -> physical = zip(divide((a: (3, 2)):((1, 6)), (2)));
    /// permuted
    pub Random180: logical -> physical = permute((a: (2, 4)):((1, 2)), (a));
    /// restricted to values
    pub Random183: logical -> physical = (a: 4, b: (4, 4, 3)):(1, (27, 6, 108)) | { b = 38 };
    /// restricted to values
    pub Random186: logical -> physical = (a: (2, 2, 2), b: 1):((1, 7, 2), 14) | { b = 0 };
    /// restricted to values
    pub Random189: logical -> physical = (a: 6, b: (2, 4, 4)):(4, (104, 26, 1)) | { a = 1 };
    /// restricted to ranges
    pub Random192: logical -> physical = (a: 8, b: 4):(4, 1) | { b = 2..3 };
    /// restricted to ranges
    pub Random195: logical -> physical = (a: (2, 2, 3), b: (2, 4), c: 2):((13, 1, 31), (194, 2), 97) | { c = 1..2 };
    /// restricted to ranges
    pub Random198: logical -> physical = (a: (2, 3)):((3, 1)) | { a = 1..6 };
    /// restricted
    pub Random201: logical -> physical = ((a: 2, b: (4, 2), c: 3):(30, (1, 15), 4) @ (a: 8, b: (3, 2)):(3, (1, 24))) | { b = 3..5 };
    /// restricted
    pub Random204: thread_value -> physical = (Swizzle<1, 1, 1> @ ((a: (2, 2, 2), b: 1, c: 5):((62, 1, 6), 62, 12) @ (a: 2, b: (2, 5, 2)):(10, (5, 1, 20)))) | { b = 6..12 };
    /// restricted
    pub Random207: thread_value -> physical = ((a: (3, 2), b: 4, c: 2):((9, 27), 1, 54) @ (a: 2, b: 2, c: (2, 2, 3)):(3, 24, (6, 12, 1))) | { b = 1 };
    /// pipeline
    pub Random210: thread_value -> physical = group(rename((a: 2, b: 8):(8, 1), (m0, m1)) | { m0 = 0..2 }, (x: (m0, m1))) @ (a: 4, b: (2, 2)):(2, (8, 1));
    /// pipeline
    pub Random213: thread_value -> physical = permute(swizzle(3, 5, 1) @ (a: 5):(1), (a)) @ (a: 5):(1);
    /// pipeline
    pub Random216: thread_value -> physical = (Swizzle<2, 0, 3> @ flatten((a: 3, b: 2):(1, 3))) @ (a: 3, b: 2):(1, 3);
    /// pipeline
    pub Random219: logical -> physical = swizzle(1, 3, 6) @ (Swizzle<3, 1, -5> @ (a: 5, b: (3, 2, 2)):(15, (1, 7, 78)));
    /// pipeline
    pub Random222: logical -> physical = flatten(swizzle(1, 1, 3) @ (a: 5, b: (2, 2, 3)):(1, (_, _, 5)));
    /// pipeline
    pub Random225: logical -> physical = rename(swizzle(2, 5, 3) @ ((swizzle(2, 5, 1) @ (a: 8, b: 2, c: 4):(16, 6, 1)) | { b = 1, c = 0..2 }), (m0, m1));
    /// pipeline
    pub Random228: logical -> physical = permute(Swizzle<1, 0, 2> @ (a: (4, 4)):((8, 1)), (a));
    /// pipeline
    pub Random231: thread_value -> physical = flatten(rename(Swizzle<3, 0, -3> @ (a: 6):(1), (m0))) @ (a: 2, b: 3):(3, 1);
    /// pipeline
    pub Random234: logical -> physical = flatten(Swizzle<1, 3, 3> @ (Swizzle<1, 0, 3> @ (a: (4, 2), b: 8):((1, 8), _)));
    /// pipeline
    pub Random237: logical -> physical = (repeat(flatten(Swizzle<2, 1, 3> @ (a: (2, 2, 4)):((3, 1, 8))), (t: 3, u: 2):(2, 1)) | { u = 0 }) @ (a: 8, b: 2, c: 3):(3, 24, 1);
    /// pipeline
    pub Random240: logical -> physical = group(swizzle(2, 2, 5) @ permute((a: (2, 2, 2), b: 4):((12, 6, 1), 24), (a, b)), (x: b, y: a.1, z: (a.0, a.2)));
    /// pipeline
    pub Random243: thread_value -> physical = permute(repeat(permute((a: 12):(1), (a)), (s: 3):(1)), (s, a)) @ (a: (3, 2, 3), b: 2):((6, 1, 2), 18);
    /// pipeline
    pub Random246: logical -> physical = swizzle(3, 4, 0) @ repeat((a: (4, 2), b: 8):((1, 37), 4), (s: (2, 2)):((2, 1)));
    /// pipeline
    pub Random249: thread_value -> physical = rename(permute(permute((a: (4, 3), b: 2):((1, 5), 20), (b, a)), (b, a)), (m0, m1)) @ (a: 4, b: 3, c: 2):(2, 8, 1);
}

layout_algebra::layout! {
    #![index(u64)]
    /// plain
    pub Random001: logical -> physical = (a: (2, 2), b: 5):((1, 2), 4);
    /// plain
    pub Random004: logical -> physical = (a: 6, b: (2, 2, 2), c: 6):(1, (72, 144, 6), 12);
    /// plain
    pub Random007: logical -> physical = (a: 5):(1);
    /// padded
    pub Random010: logical -> physical = (a: 4, b: 4, c: (3, 2, 2)):(94, 1, (6, 22, 46));
    /// padded
    pub Random013: logical -> physical = (a: 4, b: 6):(10, 1);
    /// padded
    pub Random016: logical -> physical = (a: 4, b: 2, c: 5):(13, 1, 2);
    /// nested
    pub Random019: logical -> physical = (a: (2, 2)):((1, 2));
    /// nested
    pub Random022: logical -> physical = (a: (2, 2, 2), b: (2, 4)):((1, 2, 12), (4, 26));
    /// nested
    pub Random025: logical -> physical = (a: (3, 2, 3)):((1, 8, 21));
    /// shared
    pub Random028: logical -> physical = (a: 5, b: 2):(7, 1);
    /// shared
    pub Random031: logical -> physical = (a: (4, 2), b: (3, 3)):((3, _), (_, 1));
    /// onto
    pub Random034: logical -> logical = (a: 4):(1);
    /// onto
    pub Random037: logical -> logical = (a: 12):(1);
    /// composite
    pub Random040: logical -> physical = (a: (2, 3, 2)):((6, 1, 14)) @ (a: (2, 2), b: 3):((1, 6), 2);
    /// composite
    pub Random043: logical -> physical = (a: 8, b: 1, c: 12):(1, 9, 9) @ (a: 2, b: (3, 2), c: 8):(48, (1, 24), 3);
    /// composite
    pub Random046: logical -> physical = (a: 8, b: 12, c: 3):(1, 24, 8) @ (a: (3, 2), b: 12, c: 4):((12, 36), 1, 72);
    /// composite
    pub Random049: logical -> physical = (a: 12, b: 4):(1, 12) @ (a: 2, b: 2, c: (2, 3), d: 2):(12, 1, (6, 2), 24);
    /// composite
    pub Random052: thread_value -> physical = (a: (2, 3)):((3, 1)) @ (a: 3, b: 2):(1, 3);
    /// composite
    pub Random055: thread_value -> physical = (a: 3, b: 5, c: 4):(24, 1, 6) @ (a: 12, b: 5):(1, 12);
    /// three deep
    pub Random058: logical -> physical = ((a: 6, b: 6):(8, 1) @ (a: 3, b: 2, c: (2, 3)):(4, 2, (1, 12))) @ (a: 2, b: 2, c: (3, 3)):(18, 3, (1, 6));
    /// three deep
    pub Random061: logical -> physical = ((a: (2, 2)):((7, 1)) @ (a: 2, b: 2):(2, 1)) @ (a: 2, b: 2):(2, 1);
    /// composite with a broadcast
    pub Random064: thread_value -> physical = (a: 12, b: (2, 3, 2)):(_, (3, 1, 10)) @ (a: 12, b: 2, c: (3, 2)):(6, 3, (1, 72));
    /// swizzled
    pub Random067: logical -> physical = swizzle(1, 2, 1) @ (a: 8, b: 1):(5, 1);
    /// swizzled
    pub Random070: logical -> physical = swizzle(3, 7, 3) @ (a: 3, b: (2, 2, 2), c: (4, 4)):(2, (82, 1, 41), (9, 166));
    /// swizzled
    pub Random073: logical -> physical = swizzle(1, 1, 2) @ (a: 3, b: 4):(4, 1);
    /// swizzled
    pub Random076: logical -> physical = Swizzle<3, 3, 4> @ (a: (2, 2, 3), b: 8):((10, 65, 21), 1);
    /// swizzled composite
    pub Random079: thread_value -> physical = Swizzle<2, 2, 3> @ ((a: 8):(1) @ (a: (2, 2), b: 2):((4, 1), 2));
    /// swizzled composite
    pub Random082: logical -> physical = swizzle(1, 4, 3) @ ((a: (2, 3, 2), b: (2, 2, 2)):((17, 5, 34), (70, 1, 2)) @ (a: (2, 2), b: (2, 2), c: 2, d: 3):((24, 2), (48, 4), 1, 8));
    /// swizzled composite
    pub Random085: logical -> physical = swizzle(1, 1, 4) @ ((a: 12, b: (4, 2), c: 3):(8, (1, 97), 194) @ (a: (3, 2, 3), b: 8, c: 2):((1, 6, 12), 36, 3));
    /// twice swizzled
    pub Random088: logical -> physical = Swizzle<3, 0, -5> @ (swizzle(1, 2, 0) @ (a: 3, b: 4, c: (2, 4, 2)):(5, 153, (19, 38, 1)));
    /// twice swizzled
    pub Random091: logical -> physical = Swizzle<2, 3, -2> @ (swizzle(1, 3, 1) @ (a: 4, b: 2):(1, 7));
    /// divided
    pub Random094: logical -> physical = divide((a: 6, b: 8, c: (4, 2)):(80, 1, (20, 10)), (3, 8, 1));
    /// divided
    pub Random097: logical -> physical = divide((a: 1, b: (2, 2), c: 4):(18, (7, 1), 18), (1, 4, 4));
    /// divided and swizzled
    pub Random100: logical -> physical = divide(swizzle(1, 5, 2) @ (a: 12, b: 3):(1, 12), (2, 3));
    /// divided and swizzled
    pub Random103: logical -> physical = divide(Swizzle<3, 1, -5> @ (a: (4, 4, 3), b: 4):((1, 63, 21), 4), (1, 1));
    /// divided composite
    pub Random106: thread_value -> physical = divide((a: (2, 2, 2), b: 2):((6, 25, 12), 1) @ (a: (2, 2), b: (2, 2)):((4, 1), (8, 2)), (1, 4));
    /// divided composite
    pub Random109: logical -> physical = divide((a: 8):(1) @ (a: 2, b: 4):(4, 1), (2, 4));
    /// split
    pub Random112: logical -> physical = split((a: 3, b: 6):(6, 1), b, (hi: 3, lo: 2));
    /// split
    pub Random115: logical -> physical = split((a: (2, 2), b: (3, 2, 2), c: (4, 2)):((4, 1), (264, 16, 8), (66, 32)), c, (hi: 4, lo: 2));
    /// repeated
    pub Random118: logical -> physical = repeat((a: 12, b: 4):(1, 12), (s: 4):(1), align = 4);
    /// repeated
    pub Random121: logical -> physical = repeat((a: 3, b: 4, c: 4):(1, 3, 14), (s: 5):(1), pitch = 60);
    /// repeated and swizzled
    pub Random124: logical -> physical = repeat(Swizzle<2, 0, 3> @ (a: 4, b: 1, c: (2, 3, 2)):(6, 58, (1, 60, 29)), (s: 5):(1));
    /// repeated and swizzled
    pub Random127: logical -> physical = repeat(Swizzle<2, 2, 2> @ (a: (3, 2, 4)):((1, 3, 6)), (s: 2):(1), pitch = 384);
    /// repeated onto
    pub Random130: logical -> logical = repeat((a: 4):(1), (t: 4, u: 1):(1, 4));
    /// repeated onto
    pub Random133: logical -> logical = repeat((a: 4, b: 2, c: (2, 2)):(4, 16, (1, 2)), (t: 2, u: 3):(1, 2));
    /// interleaved
    pub Random136: logical -> logical = interleave((a: 6):(1), (s: 3):(1));
    /// interleaved
    pub Random139: logical -> logical = interleave((a: 4, b: (3, 4)):(1, (4, 12)), (t: 2, u: 2):(2, 1));
    /// interleaved storage
    pub Random142: logical -> physical = interleave((a: 4, b: 2):(1, 4), (s: 6):(1));
    /// broadcast
    pub Random145: logical -> physical = broadcast((a: 4, b: 3):(8, 1), (x: 5));
    /// broadcast
    pub Random148: logical -> physical = broadcast((a: 8, b: 6):(6, 1), (x: 2));
    /// inverse
    pub Random151: logical -> logical = inverse((a: 4, b: 4):(4, 1));
    /// inverse
    pub Random154: logical -> thread_value = inverse((a: 5):(1));
    /// inverse
    pub Random157: logical -> thread_value = inverse((a: (2, 2), b: 2, c: 8):((1, 2), 32, 4));
    /// grouped
    pub Random160: logical -> physical = group((a: 5):(1), (x: a));
    /// grouped
    pub Random163: logical -> physical = group((a: 12, b: (2, 3, 2)):(2, (81, 27, 1)), (x: (a, b.0), y: (b.1, b.2)));
    /// grouped and swizzled
    pub Random166: logical -> physical = group(swizzle(1, 5, 3) @ (a: 1, b: 12, c: 2):(1, 2, 1), (x: (c, a, b)));
    /// grouped and swizzled
    pub Random169: logical -> physical = group(swizzle(3, 2, 5) @ (a: 5):(1), (x: a));
    /// zipped
    pub Random172: logical -> physical = zip(divide((a: (3, 4), b: 5):((5, 1), 17), (6, 5)));
    /// zipped
    pub Random175: logical -> physical = zip(divide((a: 4):(1), (2)));
    /// permuted
    pub Random178: logical -> physical = permute((a: 6, b: 6):(11, 1), (a, b));
    /// permuted
    pub Random181: logical -> physical = permute((a: 4, b: (2, 4), c: 1):(21, (9, 1), 21), (b, a, c));
    /// restricted to values
    pub Random184: logical -> physical = (a: (2, 2, 2), b: 2, c: 2):((30, 60, 15), 1, 6) | { a.2 = 0, b = 0 };
    /// restricted to values
    pub Random187: logical -> physical = (a: (2, 2), b: 2, c: (2, 2)):((22, 10), 2, (1, 4)) | { a.1 = 0, b = 1 };
    /// restricted to values
    pub Random190: logical -> physical = (a: 4, b: (2, 4), c: 2):(1, (6, 28), 13) | { a = 1, c = 0 };
    /// restricted to ranges
    pub Random193: logical -> physical = (a: (3, 2)):((4, 1)) | { a = 0..6 };
    /// restricted to ranges
    pub Random196: logical -> physical = (a: 5, b: (2, 3), c: 8):(88, (44, 1), 5) | { c = 2..3 };
    /// restricted to ranges
    pub Random199: logical -> physical = (a: (2, 4), b: (4, 2, 3)):((16, 3), (32, 128, 1)) | { a = 0..4 };
    /// restricted
    pub Random202: logical -> physical = (Swizzle<3, 2, -4> @ ((a: 12, b: (3, 3)):(3, (1, 36)) @ (a: (3, 3, 2), b: 6):((3, 1, 9), 18))) | { a = 14 };
    /// restricted
    pub Random205: logical -> physical = (swizzle(3, 6, 2) @ ((a: 1, b: 4):(5, 1) @ (a: (2, 2)):((2, 1)))) | { a = 0..4 };
    /// restricted
    pub Random208: thread_value -> physical = ((a: 4, b: (2, 3, 2)):(8, (67, 1, 32)) @ (a: 2, b: 2, c: (2, 3), d: 2):(8, 4, (1, 16), 2)) | { d = 1 };
    /// pipeline
    pub Random211: logical -> physical = permute(permute(rename(swizzle(3, 1, 5) @ (a: (2, 4), b: (4, 3), c: 1):((48, 12), (3, 1), 48), (m0, m1, m2)), (m2, m0, m1)), (m1, m0, m2));
    /// pipeline
    pub Random214: thread_value -> physical = rename(group((a: 3, b: (2, 3)):(1, (16, 5)), (x: (b.0, b.1, a))), (m0)) @ (a: 9, b: 2):(2, 1);
    /// pipeline
    pub Random217: logical -> physical = flatten(repeat(rename(swizzle(1, 3, 6) @ (a: 8, b: 3, c: 2):(15, 4, 1), (m0, m1, m2)), (s: 4):(1), align = 128)) @ (a: (2, 2), b: (2, 2), c: 3, d: (2, 2)):((1, 48), (96, 4), 16, (8, 2));
    /// pipeline
    pub Random220: logical -> physical = group(swizzle(3, 0, 4) @ (a: 8, b: 2):(1, 12), (x: (b, a)));
    /// pipeline
    pub Random223: logical -> physical = rename(flatten(permute((a: 4, b: 12, c: 2):(1, 8, 4), (b, c, a))), (m0, m1, m2));
    /// pipeline
    pub Random226: logical -> physical = permute(repeat(permute(swizzle(2, 2, 4) @ (a: (4, 4)):((4, 1)), (a)), (t: 2, u: 2):(2, 1)), (a, t, u)) @ (a: 2, b: (2, 2, 2), c: 4):(4, (8, 32, 16), 1);
    /// pipeline
    pub Random229: thread_value -> physical = group(repeat(Swizzle<1, 3, 3> @ (a: (2, 2), b: 2, c: 3):((1, 3), _, 11), (t: 4, u: 1):(1, 1)), (x: (c, u), y: a.1, z: (a.0, b, t))) @ (a: 2, b: 8, c: 2, d: 3):(2, 12, 1, 4);
    /// pipeline
    pub Random232: logical -> physical = Swizzle<3, 3, -3> @ flatten((a: (4, 2), b: 2, c: 4):((_, 8), 20, 1));
    /// pipeline
    pub Random235: logical -> physical = permute(repeat((a: 8, b: 1, c: 8):(1, 80, 10), (t: 4, u: 1):(1, 1), align = 16), (a, c, b, t, u));
    /// pipeline
    pub Random238: logical -> physical = rename(swizzle(3, 6, 2) @ (a: (2, 2, 2), b: 2, c: 3):((90, 1, 45), 6, 15), (m0, m1, m2)) | { m2 = 1 };
    /// pipeline
    pub Random241: logical -> physical = group((a: 5, b: 4):(1, 5), (x: (a, b)));
    /// pipeline
    pub Random244: logical -> physical = flatten(flatten(flatten(swizzle(3, 7, 2) @ (a: (2, 2), b: 5, c: (2, 2)):((23, 10), 1, (49, 5)))));
    /// pipeline
    pub Random247: thread_value -> physical = permute(repeat(Swizzle<1, 2, 2> @ (a: 2, b: 2, c: 2):(1, 2, 4), (s: 3):(1), align = 32), (b, a, c, s)) @ (a: (2, 2, 3), b: 2):((12, 3, 1), 6);
}

layout_algebra::layout! {
    #![index(usize)]
    /// plain
    pub Random002: logical -> physical = (a: 6, b: 1):(1, 1);
    /// plain
    pub Random005: logical -> physical = (a: 12, b: (2, 2)):(2, (24, 1));
    /// padded
    pub Random008: logical -> physical = (a: 3, b: 12):(1, 5);
    /// padded
    pub Random011: logical -> physical = (a: 3, b: 4, c: 12):(4, 1, 15);
    /// padded
    pub Random014: logical -> physical = (a: 3, b: 4):(1, 6);
    /// padded
    pub Random017: logical -> physical = (a: 2, b: 4):(1, 2);
    /// nested
    pub Random020: logical -> physical = (a: (3, 2, 2)):((6, 18, 1));
    /// nested
    pub Random023: logical -> physical = (a: (2, 4, 3), b: (4, 2), c: 1):((5, 1, 24), (73, 11), 5);
    /// shared
    pub Random026: logical -> physical = (a: 2, b: 6, c: 6):(1, _, _);
    /// shared
    pub Random029: logical -> physical = (a: 4, b: 2):(1, _);
    /// shared
    pub Random032: logical -> physical = (a: 5):(1);
    /// onto
    pub Random035: thread_value -> logical = (a: 12):(1);
    /// onto
    pub Random038: logical -> logical = (a: 4, b: 6, c: 6):(36, 6, 1);
    /// composite
    pub Random041: logical -> physical = (a: 6):(1) @ (a: (2, 3)):((3, 1));
    /// composite
    pub Random044: logical -> physical = (a: 12, b: 4, c: 1):(1, 12, 12) @ (a: (2, 2, 3), b: (2, 2)):((24, 12, 4), (2, 1));
    /// composite
    pub Random047: logical -> physical = (a: 8, b: 4):(4, 1) @ (a: 8, b: 2, c: 2):(1, 8, 16);
    /// composite
    pub Random050: thread_value -> physical = (a: (4, 2, 2), b: 5):((37, 152, 1), 7) @ (a: (5, 2), b: 2, c: 4):((8, 4), 40, 1);
    /// composite
    pub Random053: logical -> physical = (a: (2, 2), b: 4, c: (2, 3, 2)):((147, 24), 2, (1, 48, 12)) @ (a: 12, b: 2, c: (2, 2, 2)):(4, 48, (2, 1, 96));
    /// three deep
    pub Random056: logical -> physical = ((a: 12):(1) @ (a: (2, 2, 3)):((6, 1, 2))) @ (a: (2, 2, 3)):((1, 2, 4));
    /// three deep
    pub Random059: logical -> physical = ((a: 4):(1) @ (a: (2, 2)):((1, 2))) @ (a: (2, 2)):((1, 2));
    /// composite with a broadcast
    pub Random062: thread_value -> physical = (a: (4, 2), b: 5, c: 4):((25, 1), 5, _) @ (a: 8, b: (5, 2, 2)):(5, (1, 80, 40));
    /// composite with a broadcast
    pub Random065: logical -> physical = (a: (2, 2)):((1, _)) @ (a: 2, b: 2):(1, 2);
    /// swizzled
    pub Random068: logical -> physical = Swizzle<3, 2, 5> @ (a: 3, b: (2, 3)):(17, (8, 1));
    /// swizzled
    pub Random071: logical -> physical = swizzle(2, 5, 1) @ (a: 6, b: (4, 3)):(18, (1, 5));
    /// swizzled
    pub Random074: logical -> physical = Swizzle<2, 0, -4> @ (a: 4):(1);
    /// swizzled
    pub Random077: logical -> physical = swizzle(2, 5, 2) @ (a: 4, b: 5, c: 8):(9, 1, 36);
    /// swizzled composite
    pub Random080: thread_value -> physical = swizzle(3, 2, 5) @ ((a: (2, 2), b: 4, c: 5):((1, 23), 46, 4) @ (a: 4, b: (5, 2, 2)):(20, (4, 1, 2)));
    /// swizzled composite
    pub Random083: thread_value -> physical = Swizzle<2, 1, -4> @ ((a: 6, b: (2, 4)):(4, (24, 1)) @ (a: (2, 2), b: (2, 3), c: 2):((1, 4), (24, 8), 2));
    /// twice swizzled
    pub Random086: logical -> physical = swizzle(3, 3, 7) @ (swizzle(1, 1, 4) @ (a: 1, b: (3, 4), c: 4):(48, (1, 3), 12));
    /// twice swizzled
    pub Random089: logical -> physical = swizzle(3, 2, 5) @ (swizzle(2, 4, 0) @ (a: (3, 2), b: 2, c: (2, 4)):((31, 95), 190, (1, 7)));
    /// divided
    pub Random092: logical -> physical = divide((a: 5, b: 6, c: 1):(6, 1, 33), (1, 2, 1));
    /// divided
    pub Random095: logical -> physical = divide((a: (2, 4)):((4, 1)), (8));
    /// divided
    pub Random098: logical -> physical = divide((a: 4, b: 2):(1, 7), (1, 2));
    /// divided and swizzled
    pub Random101: logical -> physical = divide(Swizzle<2, 0, 4> @ (a: 5):(1), (5));
    /// divided and swizzled
    pub Random104: logical -> physical = divide(swizzle(3, 0, 4) @ (a: 4, b: 12):(1, 9), (4, 4));
    /// divided composite
    pub Random107: logical -> physical = divide((a: 5, b: 5):(1, 9) @ (a: (5, 5)):((5, 1)), (25));
    /// split
    pub Random110: logical -> physical = split((a: 3, b: 6):(1, 4), a, (hi: 1, lo: 3));
    /// split
    pub Random113: logical -> physical = split((a: (4, 2, 3), b: 6):((1, 4, 12), 40), b, (hi: 3, lo: 2));
    /// repeated
    pub Random116: logical -> physical = repeat((a: 1, b: 3):(4, 1), (t: 2, u: 3):(3, 1));
    /// repeated
    pub Random119: logical -> physical = repeat((a: 3):(1), (t: 3, u: 2):(1, 3));
    /// repeated
    pub Random122: logical -> physical = repeat((a: 4):(1), (s: (2, 3)):((1, 2)));
    /// repeated and swizzled
    pub Random125: logical -> physical = repeat(swizzle(3, 0, 5) @ (a: 5):(1), (t: 6, u: 1):(1, 1), align = 256);
    /// repeated and swizzled
    pub Random128: logical -> physical = repeat(Swizzle<1, 0, 2> @ (a: 3, b: (3, 2), c: 2):(4, (12, 38), 1), (t: 5, u: 1):(1, 5), pitch = 88);
    /// repeated onto
    pub Random131: logical -> logical = repeat((a: (2, 2, 2)):((4, 2, 1)), (s: 3):(1));
    /// interleaved
    pub Random134: logical -> logical = interleave((a: (3, 2, 2)):((1, 3, 6)), (t: 2, u: 3):(1, 2));
    /// interleaved
    pub Random137: logical -> logical = interleave((a: (2, 2, 2), b: 1, c: 2):((2, 8, 1), 8, 4), (s: 2):(1));
    /// interleaved storage
    pub Random140: logical -> physical = interleave((a: 2, b: 12, c: 2):(16, 1, 32), (s: 6):(1));
    /// interleaved storage
    pub Random143: logical -> physical = interleave((a: 2, b: 2, c: 2):(2, 1, 6), (s: 1):(1));
    /// broadcast
    pub Random146: logical -> physical = broadcast((a: (3, 2), b: 2, c: 4):((4, 26), 12, 1), (x: 3));
    /// broadcast
    pub Random149: logical -> physical = broadcast((a: 12):(1), (x: 4));
    /// inverse
    pub Random152: logical -> thread_value = inverse((a: 2, b: (2, 2)):(1, (4, 2)));
    /// inverse
    pub Random155: logical -> thread_value = inverse((a: 4, b: 5, c: 3):(15, 1, 5));
    /// grouped
    pub Random158: logical -> physical = group((a: 5):(1), (x: a));
    /// grouped
    pub Random161: thread_value -> physical = group((a: (4, 2, 4)):((4, 16, 1)) @ (a: 2, b: (2, 2, 2), c: 2):(4, (8, 16, 1), 2), (x: (a, b.0, c), y: b.1, z: b.2));
    /// grouped
    pub Random164: logical -> physical = group((a: (2, 4, 4), b: 2, c: 5):((251, 1, 5), 123, 24) @ (a: 10, b: (2, 2, 2), c: 2, d: 2):(16, (8, 160, 2), 1, 4), (x: (a, b.2), y: (b.1, b.0, d), z: c));
    /// grouped and swizzled
    pub Random167: logical -> physical = group(Swizzle<2, 0, 4> @ (a: (3, 3, 4), b: 5, c: 2):((1, 136, 33), 3, 15), (x: (a.2, a.1, a.0), y: (b, c)));
    /// grouped and swizzled
    pub Random170: logical -> physical = group(Swizzle<2, 0, -2> @ (a: (2, 3, 3), b: (2, 4)):((6, 52, 1), (3, 12)), (x: b.0, y: (a.0, a.1), z: (a.2, b.1)));
    /// zipped
    pub Random173: logical -> physical = zip(divide((a: 12, b: 1, c: 12):(1, 17, 21), (6, 1, 1)));
    /// zipped
    pub Random176: logical -> physical = zip(divide((a: (4, 3, 2), b: 12, c: 1):((18, 6, 1), 77, 77), (4, 1, 1)));
    /// permuted
    pub Random179: logical -> physical = permute((a: 8, b: 3, c: 2):(10, 1, 3), (c, b, a));
    /// restricted to values
    pub Random182: logical -> physical = (a: 3, b: 12):(1, 3) | { a = 1 };
    /// restricted to values
    pub Random185: logical -> physical = (a: (2, 2, 2), b: 5, c: 6):((50, 5, 1), 10, 104) | { c = 4 };
    /// restricted to values
    pub Random188: logical -> physical = (a: (2, 2, 2), b: 4):((6, 16, 1), 32) | { a.0 = 0 };
    /// restricted to values
    pub Random191: logical -> physical = (a: (4, 4), b: (2, 4, 3)):((104, 2), (1, 26, 8)) | { a = 0 };
    /// restricted to ranges
    pub Random194: logical -> physical = (a: 2, b: (2, 2), c: (4, 2, 2)):(115, (1, 14), (28, 7, 232)) | { b = 3..4, c = 4..10 };
    /// restricted to ranges
    pub Random197: logical -> physical = (a: (2, 3), b: (3, 3)):((1, 6), (2, 18)) | { b = 7..8 };
    /// restricted
    pub Random200: thread_value -> physical = ((a: 4, b: 8):(8, 1) @ (a: 8, b: 4):(4, 1)) | { b = 3..4 };
    /// restricted
    pub Random203: logical -> physical = (Swizzle<3, 0, 3> @ ((a: (2, 2, 3), b: 3):((8, 1, 16), 2) @ (a: 3, b: (2, 3), c: 2):(6, (3, 1), 18))) | { b = 0..6 };
    /// restricted
    pub Random206: thread_value -> physical = ((a: (2, 2, 3), b: 2, c: (2, 2)):((1, 4, 101), 48, (23, 9)) @ (a: 8, b: 2, c: 6):(1, 8, 16)) | { a = 6, b = 1 };
    /// restricted
    pub Random209: logical -> physical = ((a: (2, 2), b: 6):((1, 13), 2) @ (a: (2, 3, 2), b: 2):((12, 4, 2), 1)) | { a = 4..6 };
    /// pipeline
    pub Random212: logical -> physical = group(repeat(Swizzle<1, 0, 2> @ (a: 4, b: 5):(5, 1), (s: 2):(1), align = 8) | { s = 0..2, a = 2, b = 2..4 }, (x: b, y: s));
    /// pipeline
    pub Random215: logical -> physical = repeat(rename(Swizzle<2, 1, -2> @ (a: 3, b: 1, c: 1):(6, 1, 6), (m0, m1, m2)), (s: 6):(1), align = 32);
    /// pipeline
    pub Random218: logical -> physical = group(swizzle(1, 4, 2) @ (a: 1, b: 2, c: (4, 2)):(1, 1, (_, _)), (x: c.0, y: (b, c.1), z: a));
    /// pipeline
    pub Random221: logical -> physical = (Swizzle<3, 2, 5> @ ((a: 5, b: (4, 2), c: 1):(12, (60, 6), 1) | { b = 7 })) @ (a: 5):(1);
    /// pipeline
    pub Random224: logical -> physical = swizzle(2, 7, 3) @ group(swizzle(2, 0, 2) @ (swizzle(2, 3, 7) @ (swizzle(3, 7, 3) @ (a: 12):(1))), (x: a));
    /// pipeline
    pub Random227: logical -> physical = rename(flatten(swizzle(3, 7, 3) @ (a: 8):(1)), (m0));
    /// pipeline
    pub Random230: thread_value -> physical = rename(permute(Swizzle<3, 0, 3> @ (a: 6):(1), (a)), (m0)) @ (a: 3, b: 2):(1, 3);
    /// pipeline
    pub Random233: logical -> physical = flatten((a: 5):(1));
    /// pipeline
    pub Random236: logical -> physical = group(rename(permute(Swizzle<3, 2, 3> @ (a: (4, 2)):((1, 5)), (a)), (m0)), (x: (m0.0, m0.1))) @ (a: 2, b: 2, c: 2):(1, 2, 4);
    /// pipeline
    pub Random239: logical -> physical = repeat(permute(Swizzle<2, 1, -3> @ (a: 6, b: 4, c: 4):(8, 49, 1), (b, c, a)), (t: 1, u: 4):(4, 1));
    /// pipeline
    pub Random242: logical -> physical = Swizzle<1, 1, 1> @ (swizzle(1, 3, 5) @ (swizzle(1, 4, 1) @ (a: (3, 2), b: 5):((1, 30), 6)));
    /// pipeline
    pub Random245: thread_value -> physical = rename(repeat(swizzle(3, 2, 5) @ (a: 6, b: 5, c: 1):(_, _, 1), (t: 2, u: 3):(1, 2), align = 256), (m0, m1, m2, m3, m4)) @ (a: (2, 2, 5), b: 3, c: 3):((3, 18, 36), 1, 6);
    /// pipeline
    pub Random248: logical -> physical = repeat((a: 1, b: (2, 2), c: 6):(7, (43, 1), 7), (s: 1):(1), align = 16) | { s = 0, a = 0, b.1 = 1 };
}

#[test]
fn every_coordinate_0() {
    case! { TABLES, Random000, u32, "Random000", [8, 2, 6], [8, 2, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random001, u64, "Random001", [4, 5], [2, 2, 5], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random002, usize, "Random002", [6, 1], [6, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random003, u32, "Random003", [4, 16], [4, 4, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random004, u64, "Random004", [6, 8, 6], [6, 2, 2, 2, 6], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random005, usize, "Random005", [12, 4], [12, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random006, u32, "Random006", [12], [12], [c0], [c0] }
    case! { TABLES, Random007, u64, "Random007", [5], [5], [c0], [c0] }
    case! { TABLES, Random008, usize, "Random008", [3, 12], [3, 12], [c0 c1], [c0 c1] }
    case! { TABLES, Random009, u32, "Random009", [8, 3, 4], [2, 2, 2, 3, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random010, u64, "Random010", [4, 4, 12], [4, 4, 3, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random011, usize, "Random011", [3, 4, 12], [3, 4, 12], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random012, u32, "Random012", [2, 2, 12], [2, 2, 2, 2, 3], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random013, u64, "Random013", [4, 6], [4, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random014, usize, "Random014", [3, 4], [3, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Random015, u32, "Random015", [16], [2, 4, 2], [c0], [c0 c1 c2] }
    case! { TABLES, Random016, u64, "Random016", [4, 2, 5], [4, 2, 5], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random017, usize, "Random017", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Random018, u32, "Random018", [6, 4], [2, 3, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random019, u64, "Random019", [4], [2, 2], [c0], [c0 c1] }
    case! { TABLES, Random020, usize, "Random020", [12], [3, 2, 2], [c0], [c0 c1 c2] }
    case! { TABLES, Random021, u32, "Random021", [32, 8], [4, 4, 2, 2, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random022, u64, "Random022", [8, 8], [2, 2, 2, 2, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random023, usize, "Random023", [24, 8, 1], [2, 4, 3, 4, 2, 1], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random024, u32, "Random024", [3, 1, 18], [3, 1, 3, 2, 3], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random025, u64, "Random025", [18], [3, 2, 3], [c0], [c0 c1 c2] }
    case! { TABLES, Random026, usize, "Random026", [2, 6, 6], [2, 6, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random027, u32, "Random027", [4], [2, 2], [c0], [c0 c1] }
    case! { TABLES, Random028, u64, "Random028", [5, 2], [5, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random029, usize, "Random029", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random030, u32, "Random030", [8, 2, 5], [2, 4, 2, 5], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random031, u64, "Random031", [8, 9], [4, 2, 3, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random032, usize, "Random032", [5], [5], [c0], [c0] }
    case! { TABLES, Random033, u32, "Random033", [4], [4], [c0], [c0] }
    case! { TABLES, Random034, u64, "Random034", [4], [4], [c0], [c0] }
    case! { TABLES, Random035, usize, "Random035", [12], [12], [c0], [c0] }
    case! { TABLES, Random036, u32, "Random036", [2, 16], [2, 2, 2, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random037, u64, "Random037", [12], [12], [c0], [c0] }
    case! { TABLES, Random038, usize, "Random038", [4, 6, 6], [4, 6, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random039, u32, "Random039", [2, 4, 5], [2, 4, 5], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random040, u64, "Random040", [4, 3], [2, 2, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random041, usize, "Random041", [6], [2, 3], [c0], [c0 c1] }
    case! { TABLES, Random042, u32, "Random042", [8, 2, 6, 2], [8, 2, 3, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random043, u64, "Random043", [2, 6, 8], [2, 3, 2, 8], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random044, usize, "Random044", [12, 4], [2, 2, 3, 2, 2], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random045, u32, "Random045", [4], [2, 2], [c0], [c0 c1] }
    case! { TABLES, Random046, u64, "Random046", [6, 12, 4], [3, 2, 12, 4], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random047, usize, "Random047", [8, 2, 2], [8, 2, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random048, u32, "Random048", [3, 5], [3, 5], [c0 c1], [c0 c1] }
    case! { TABLES, Random049, u64, "Random049", [2, 2, 6, 2], [2, 2, 2, 3, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random050, usize, "Random050", [10, 2, 4], [5, 2, 2, 4], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random051, u32, "Random051", [2, 12, 2], [2, 12, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random052, u64, "Random052", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random053, usize, "Random053", [12, 2, 8], [12, 2, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random054, u32, "Random054", [6, 8, 2], [6, 8, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random055, u64, "Random055", [12, 5], [12, 5], [c0 c1], [c0 c1] }
    case! { TABLES, Random056, usize, "Random056", [12], [2, 2, 3], [c0], [c0 c1 c2] }
    case! { TABLES, Random057, u32, "Random057", [4, 3, 8], [4, 3, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random058, u64, "Random058", [2, 2, 9], [2, 2, 3, 3], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random059, usize, "Random059", [4], [2, 2], [c0], [c0 c1] }
}

#[test]
fn every_coordinate_1() {
    case! { TABLES, Random060, u32, "Random060", [18, 5, 2, 2], [3, 3, 2, 5, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random061, u64, "Random061", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random062, usize, "Random062", [8, 20], [8, 5, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random063, u32, "Random063", [3, 2, 4, 2], [3, 2, 4, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random064, u64, "Random064", [12, 2, 6], [12, 2, 3, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random065, usize, "Random065", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random066, u32, "Random066", [12], [12], [c0], [c0] }
    case! { TABLES, Random067, u64, "Random067", [8, 1], [8, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random068, usize, "Random068", [3, 6], [3, 2, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random069, u32, "Random069", [8, 4, 8], [8, 2, 2, 8], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random070, u64, "Random070", [3, 8, 16], [3, 2, 2, 2, 4, 4], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random071, usize, "Random071", [6, 12], [6, 4, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random072, u32, "Random072", [4], [4], [c0], [c0] }
    case! { TABLES, Random073, u64, "Random073", [3, 4], [3, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Random074, usize, "Random074", [4], [4], [c0], [c0] }
    case! { TABLES, Random075, u32, "Random075", [4], [4], [c0], [c0] }
    case! { TABLES, Random076, u64, "Random076", [12, 8], [2, 2, 3, 8], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random077, usize, "Random077", [4, 5, 8], [4, 5, 8], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random078, u32, "Random078", [4, 2, 4], [2, 2, 2, 4], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random079, u64, "Random079", [4, 2], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random080, usize, "Random080", [4, 20], [4, 5, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random081, u32, "Random081", [6, 8, 3], [3, 2, 8, 3], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random082, u64, "Random082", [4, 4, 2, 3], [2, 2, 2, 2, 2, 3], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random083, usize, "Random083", [4, 6, 2], [2, 2, 2, 3, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random084, u32, "Random084", [18, 2], [2, 3, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random085, u64, "Random085", [18, 8, 2], [3, 2, 3, 8, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random086, usize, "Random086", [1, 12, 4], [1, 3, 4, 4], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random087, u32, "Random087", [5], [5], [c0], [c0] }
    case! { TABLES, Random088, u64, "Random088", [3, 4, 16], [3, 4, 2, 4, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random089, usize, "Random089", [6, 2, 8], [3, 2, 2, 2, 4], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random090, u32, "Random090", [4, 4, 2], [4, 4, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random091, u64, "Random091", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random092, usize, "Random092", [1, 2, 1, 5, 3, 1], [1, 2, 1, 5, 3, 1], [c0 c1 c2 c3 c4 c5], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random093, u32, "Random093", [1, 4, 1, 1, 2, 16], [1, 4, 1, 1, 2, 16], [c0 c1 c2 c3 c4 c5], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random094, u64, "Random094", [3, 8, 1, 2, 1, 8], [3, 8, 1, 2, 1, 8], [c0 c1 c2 c3 c4 c5], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random095, usize, "Random095", [8, 1], [8, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random096, u32, "Random096", [4, 1], [4, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random097, u64, "Random097", [1, 4, 4, 1, 1, 1], [1, 4, 4, 1, 1, 1], [c0 c1 c2 c3 c4 c5], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random098, usize, "Random098", [1, 2, 4, 1], [1, 2, 4, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random099, u32, "Random099", [32, 1], [32, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random100, u64, "Random100", [2, 3, 6, 1], [2, 3, 6, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random101, usize, "Random101", [5, 1], [5, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random102, u32, "Random102", [1, 4, 2, 1], [1, 4, 2, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random103, u64, "Random103", [1, 1, 48, 4], [1, 1, 48, 4], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random104, usize, "Random104", [4, 4, 1, 3], [4, 4, 1, 3], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random105, u32, "Random105", [1, 12], [1, 12], [c0 c1], [c0 c1] }
    case! { TABLES, Random106, u64, "Random106", [1, 4, 4, 1], [1, 4, 4, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random107, usize, "Random107", [25, 1], [25, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random108, u32, "Random108", [2, 1, 1, 2], [2, 1, 1, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random109, u64, "Random109", [2, 4, 1, 1], [2, 4, 1, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random110, usize, "Random110", [1, 3, 6], [1, 3, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random111, u32, "Random111", [16, 2, 2], [2, 4, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random112, u64, "Random112", [3, 3, 2], [3, 3, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random113, usize, "Random113", [24, 3, 2], [4, 2, 3, 3, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random114, u32, "Random114", [8, 4, 2], [4, 2, 4, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random115, u64, "Random115", [4, 12, 4, 2], [2, 2, 3, 2, 2, 4, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5 c6] }
    case! { TABLES, Random116, usize, "Random116", [2, 3, 1, 3], [2, 3, 1, 3], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random117, u32, "Random117", [4, 3], [4, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Random118, u64, "Random118", [4, 12, 4], [4, 12, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random119, usize, "Random119", [3, 2, 3], [3, 2, 3], [c0 c1 c2], [c0 c1 c2] }
}

#[test]
fn every_coordinate_2() {
    case! { TABLES, Random120, u32, "Random120", [1, 2, 2, 6, 4], [1, 2, 2, 6, 4], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random121, u64, "Random121", [5, 3, 4, 4], [5, 3, 4, 4], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random122, usize, "Random122", [6, 4], [2, 3, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random123, u32, "Random123", [4, 2, 6, 2], [4, 2, 6, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random124, u64, "Random124", [5, 4, 1, 12], [5, 4, 1, 2, 3, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random125, usize, "Random125", [6, 1, 5], [6, 1, 5], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random126, u32, "Random126", [6, 16], [6, 2, 4, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random127, u64, "Random127", [2, 24], [2, 3, 2, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random128, usize, "Random128", [5, 1, 3, 6, 2], [5, 1, 3, 3, 2, 2], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random129, u32, "Random129", [2, 2, 2, 4], [2, 2, 2, 4], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random130, u64, "Random130", [4, 1, 4], [4, 1, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random131, usize, "Random131", [3, 8], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random132, u32, "Random132", [6, 12, 4], [3, 2, 2, 3, 2, 4], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random133, u64, "Random133", [2, 3, 4, 2, 4], [2, 3, 4, 2, 2, 2], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random134, usize, "Random134", [2, 3, 12], [2, 3, 3, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random135, u32, "Random135", [5, 24, 2], [5, 2, 4, 3, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random136, u64, "Random136", [3, 6], [3, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random137, usize, "Random137", [2, 8, 1, 2], [2, 2, 2, 2, 1, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random138, u32, "Random138", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random139, u64, "Random139", [2, 2, 4, 12], [2, 2, 4, 3, 4], [c0 c1 c2 c3], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random140, usize, "Random140", [6, 2, 12, 2], [6, 2, 12, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random141, u32, "Random141", [3, 5], [3, 5], [c0 c1], [c0 c1] }
    case! { TABLES, Random142, u64, "Random142", [6, 4, 2], [6, 4, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random143, usize, "Random143", [1, 2, 2, 2], [1, 2, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random144, u32, "Random144", [6, 5, 16], [6, 5, 2, 4, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random145, u64, "Random145", [5, 4, 3], [5, 4, 3], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random146, usize, "Random146", [3, 6, 2, 4], [3, 3, 2, 2, 4], [c0 c1 c2 c3], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random147, u32, "Random147", [2, 8, 1], [2, 8, 1], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random148, u64, "Random148", [2, 8, 6], [2, 8, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random149, usize, "Random149", [4, 12], [4, 12], [c0 c1], [c0 c1] }
    case! { TABLES, Random150, u32, "Random150", [6, 4, 2, 2], [6, 4, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random151, u64, "Random151", [4, 4], [4, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Random152, usize, "Random152", [2, 2, 2], [2, 2, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random153, u32, "Random153", [2, 6], [2, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random154, u64, "Random154", [5], [5], [c0], [c0] }
    case! { TABLES, Random155, usize, "Random155", [4, 3, 5], [4, 3, 5], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random156, u32, "Random156", [4, 5], [4, 5], [c0 c1], [c0 c1] }
    case! { TABLES, Random157, u64, "Random157", [2, 8, 2, 2], [2, 8, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random158, usize, "Random158", [5], [5], [c0], [c0] }
    case! { TABLES, Random159, u32, "Random159", [8], [4, 2], [c0], [c0 c1] }
    case! { TABLES, Random160, u64, "Random160", [5], [5], [c0], [c0] }
    case! { TABLES, Random161, usize, "Random161", [8, 2, 2], [2, 2, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random162, u32, "Random162", [2, 12], [2, 3, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random163, u64, "Random163", [24, 6], [12, 2, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random164, usize, "Random164", [20, 8, 2], [10, 2, 2, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random165, u32, "Random165", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random166, u64, "Random166", [24], [2, 1, 12], [c0], [c0 c1 c2] }
    case! { TABLES, Random167, usize, "Random167", [36, 10], [4, 3, 3, 5, 2], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random168, u32, "Random168", [12, 4], [6, 2, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random169, u64, "Random169", [5], [5], [c0], [c0] }
    case! { TABLES, Random170, usize, "Random170", [2, 6, 12], [2, 2, 3, 3, 4], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random171, u32, "Random171", [16, 18], [8, 2, 6, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random172, u64, "Random172", [12, 5], [6, 2, 5, 1], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random173, usize, "Random173", [12, 1, 12], [6, 2, 1, 1, 1, 12], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random174, u32, "Random174", [4, 8], [2, 2, 1, 8], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random175, u64, "Random175", [4], [2, 2], [c0], [c0 c1] }
    case! { TABLES, Random176, usize, "Random176", [24, 12, 1], [4, 6, 1, 12, 1, 1], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random177, u32, "Random177", [6], [2, 3], [c0], [c0 c1] }
    case! { TABLES, Random178, u64, "Random178", [6, 6], [6, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random179, usize, "Random179", [2, 3, 8], [2, 3, 8], [c0 c1 c2], [c0 c1 c2] }
}

#[test]
fn every_coordinate_3() {
    case! { TABLES, Random180, u32, "Random180", [8], [2, 4], [c0], [c0 c1] }
    case! { TABLES, Random181, u64, "Random181", [8, 4, 1], [2, 4, 4, 1], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random182, usize, "Random182", [12], [12], [c0], [c0] }
    case! { TABLES, Random183, u32, "Random183", [4], [4], [c0], [c0] }
    case! { TABLES, Random184, u64, "Random184", [4, 2], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random185, usize, "Random185", [8, 5], [2, 2, 2, 5], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random186, u32, "Random186", [8], [2, 2, 2], [c0], [c0 c1 c2] }
    case! { TABLES, Random187, u64, "Random187", [2, 4], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random188, usize, "Random188", [4, 4], [2, 2, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random189, u32, "Random189", [32], [2, 4, 4], [c0], [c0 c1 c2] }
    case! { TABLES, Random190, u64, "Random190", [8], [2, 4], [c0], [c0 c1] }
    case! { TABLES, Random191, usize, "Random191", [24], [2, 4, 3], [c0], [c0 c1 c2] }
    case! { TABLES, Random192, u32, "Random192", [8, 1], [8, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random193, u64, "Random193", [6], [6], [c0], [c0] }
    case! { TABLES, Random194, usize, "Random194", [2, 1, 6], [2, 1, 6], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random195, u32, "Random195", [12, 8, 1], [2, 2, 3, 2, 4, 1], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Random196, u64, "Random196", [5, 6, 1], [5, 2, 3, 1], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random197, usize, "Random197", [6, 1], [2, 3, 1], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random198, u32, "Random198", [5], [5], [c0], [c0] }
    case! { TABLES, Random199, u64, "Random199", [4, 24], [4, 4, 2, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random200, usize, "Random200", [8, 1], [8, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Random201, u32, "Random201", [8, 2], [8, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random202, u64, "Random202", [6], [6], [c0], [c0] }
    case! { TABLES, Random203, usize, "Random203", [3, 6, 2], [3, 6, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random204, u32, "Random204", [2, 6], [2, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random205, u64, "Random205", [4], [4], [c0], [c0] }
    case! { TABLES, Random206, usize, "Random206", [6], [6], [c0], [c0] }
    case! { TABLES, Random207, u32, "Random207", [2, 12], [2, 2, 2, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random208, u64, "Random208", [2, 2, 6], [2, 2, 2, 3], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random209, usize, "Random209", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random210, u32, "Random210", [4, 4], [4, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random211, u64, "Random211", [12, 8, 1], [4, 3, 2, 4, 1], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random212, usize, "Random212", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random213, u32, "Random213", [5], [5], [c0], [c0] }
    case! { TABLES, Random214, u64, "Random214", [9, 2], [9, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random215, usize, "Random215", [6, 3, 1, 1], [6, 3, 1, 1], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random216, u32, "Random216", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random217, u64, "Random217", [4, 4, 3, 4], [2, 2, 2, 2, 3, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5 c6] }
    case! { TABLES, Random218, usize, "Random218", [4, 4, 1], [4, 2, 2, 1], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random219, u32, "Random219", [5, 12], [5, 3, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random220, u64, "Random220", [16], [2, 8], [c0], [c0 c1] }
    case! { TABLES, Random221, usize, "Random221", [5], [5], [c0], [c0] }
    case! { TABLES, Random222, u32, "Random222", [5, 2, 2, 3], [5, 2, 2, 3], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random223, u64, "Random223", [12, 2, 4], [12, 2, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random224, usize, "Random224", [12], [12], [c0], [c0] }
    case! { TABLES, Random225, u32, "Random225", [8, 2], [8, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random226, u64, "Random226", [2, 8, 4], [2, 2, 2, 2, 4], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random227, usize, "Random227", [8], [8], [c0], [c0] }
    case! { TABLES, Random228, u32, "Random228", [16], [4, 4], [c0], [c0 c1] }
    case! { TABLES, Random229, u64, "Random229", [2, 8, 2, 3], [2, 8, 2, 3], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random230, usize, "Random230", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Random231, u32, "Random231", [2, 3], [2, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Random232, u64, "Random232", [4, 2, 2, 4], [4, 2, 2, 4], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Random233, usize, "Random233", [5], [5], [c0], [c0] }
    case! { TABLES, Random234, u32, "Random234", [4, 2, 8], [4, 2, 8], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random235, u64, "Random235", [8, 8, 1, 4, 1], [8, 8, 1, 4, 1], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random236, usize, "Random236", [2, 2, 2], [2, 2, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random237, u32, "Random237", [8, 2, 3], [8, 2, 3], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Random238, u64, "Random238", [8, 2], [2, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random239, usize, "Random239", [1, 4, 4, 4, 6], [1, 4, 4, 4, 6], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4] }
}

#[test]
fn every_coordinate_4() {
    case! { TABLES, Random240, u32, "Random240", [4, 2, 4], [4, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Random241, u64, "Random241", [20], [5, 4], [c0], [c0 c1] }
    case! { TABLES, Random242, usize, "Random242", [6, 5], [3, 2, 5], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Random243, u32, "Random243", [18, 2], [3, 2, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random244, u64, "Random244", [2, 2, 5, 2, 2], [2, 2, 5, 2, 2], [c0 c1 c2 c3 c4], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random245, usize, "Random245", [20, 3, 3], [2, 2, 5, 3, 3], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random246, u32, "Random246", [4, 8, 8], [2, 2, 4, 2, 8], [c0 c1 c2], [c0 c1 c2 c3 c4] }
    case! { TABLES, Random247, u64, "Random247", [12, 2], [2, 2, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Random248, usize, "Random248", [2, 6], [2, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Random249, u32, "Random249", [4, 3, 2], [4, 3, 2], [c0 c1 c2], [c0 c1 c2] }
}
