//! The patterns to measure, one a line: name, bytes that a lane moves, the 32 lanes' byte offsets, and the layout they
//! come from (lane and vector, in elements of so many bytes), or `-`.

use layout_core::Space;
use layout_lang::text;

struct Pattern {
    name: String,
    size: u64,
    offsets: Vec<u64>,
    layout: String,
}

fn main() {
    let mut all = Vec::new();
    pitches(&mut all);
    fragments(&mut all);
    swizzles(&mut all);
    broadcasts(&mut all);
    shared(&mut all);
    for p in all {
        let offsets: Vec<String> = p.offsets.iter().map(u64::to_string).collect();
        println!("{}\t{}\t{}\t{}", p.name, p.size, offsets.join(" "), p.layout);
    }
}

/// Adds the access of a layout over `lane` and `v`.
fn layout(all: &mut Vec<Pattern>, name: String, element: u64, expr: &str) {
    let map = text::parse(expr, Space::ThreadValue, Space::Physical)
        .or_else(|_| text::parse(expr, Space::Logical, Space::Physical))
        .unwrap_or_else(|e| panic!("{expr}: {e}"));
    let vector = map.size() / 32;
    let offsets = (0..32).map(|lane| map.eval_linear(lane * vector) * element).collect();
    all.push(Pattern { name, size: vector * element, offsets, layout: format!("{element}: {expr}") });
}

/// Rows at every pitch, a lane a row: plain and padded, words, parts of words, vectors.
fn pitches(all: &mut Vec<Pattern>) {
    let scalar = [(1, vec![1, 2, 3, 4, 5, 33, 65, 129, 132]), (2, vec![1, 2, 3, 4, 5, 33, 64, 65, 66, 68, 72])];
    for (element, pitches) in scalar {
        pitches.iter().for_each(|p| layout(all, format!("row{element}_{p}"), element, &format!("(lane: 32):({p})")));
    }
    for p in [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 24, 28, 30, 31, 32, 33, 34, 35, 36, 40, 48, 64, 80, 84, 96, 100] {
        layout(all, format!("row4_{p}"), 4, &format!("(lane: 32):({p})"));
    }
    for (element, v, pitches) in [
        (8, 1, vec![1, 2, 3, 4, 5, 8, 9, 10, 12, 16, 17, 18, 20, 32, 33]),
        (2, 2, vec![2, 4, 6, 10, 34, 64, 66, 72]),
        (1, 4, vec![4, 12, 36, 68, 132]),
        (4, 2, vec![2, 4, 6, 10, 34, 36, 66, 72]),
        (2, 8, vec![8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 120, 128, 136]),
        (4, 4, vec![4, 8, 12, 20, 28, 36, 40, 68]),
        (8, 2, vec![2, 4, 6, 10, 16, 18, 34]),
    ] {
        for p in pitches {
            layout(all, format!("row{element}x{v}_{p}"), element, &format!("(lane: 32, v: {v}):({p}, 1)"));
        }
    }
}

/// The lanes of a tensor-core fragment: eight rows of four.
fn fragments(all: &mut Vec<Pattern>) {
    for p in [8, 16, 24, 32, 36, 40, 64, 66, 68, 72, 80, 96] {
        layout(all, format!("frag4x2_{p}"), 4, &format!("(lane: (8, 4), v: 2):(({p}, 2), 1)"));
        layout(all, format!("frag2x2_{p}"), 2, &format!("(lane: (8, 4), v: 2):(({p}, 2), 1)"));
    }
    for p in [32, 40, 48, 64, 72] {
        layout(all, format!("frag2x8_{p}"), 2, &format!("(lane: (8, 4), v: 8):(({p}, 8), 1)"));
        layout(all, format!("gark2x8_{p}"), 2, &format!("(lane: (4, 8), v: 8):((8, {p}), 1)"));
        layout(all, format!("gark4_{p}"), 4, &format!("(lane: (4, 8)):((1, {p}))"));
    }
}

/// Swizzled tiles, read by rows of vectors, by columns and by fragments.
fn swizzles(all: &mut Vec<Pattern>) {
    for (b, src, dst) in [(1, 6, 3), (2, 6, 3), (3, 6, 3), (3, 7, 3), (2, 5, 3), (3, 6, 2), (2, 7, 4), (3, 3, 6)] {
        for p in [32, 64, 128] {
            let s = format!("swizzle({b}, {src}, {dst})");
            if src.min(dst) >= 3 {
                layout(all, format!("swz2x8_{b}{src}{dst}_{p}"), 2, &format!("{s} @ (lane: 32, v: 8):({p}, 1)"));
            }
            layout(all, format!("swz2_{b}{src}{dst}_{p}"), 2, &format!("{s} @ (lane: 32):({p})"));
        }
    }
    for (b, src, dst) in [(5, 5, 0), (4, 5, 1), (3, 5, 2), (2, 5, 2), (3, 6, 2), (5, 7, 0)] {
        for p in [32, 64] {
            let s = format!("swizzle({b}, {src}, {dst})");
            layout(all, format!("swz4_{b}{src}{dst}_{p}"), 4, &format!("{s} @ (lane: 32):({p})"));
            layout(all, format!("swzf_{b}{src}{dst}_{p}"), 4, &format!("{s} @ (lane: (8, 4)):(({p}, 1))"));
        }
    }
    for (b, src, dst) in [(3, 5, 2), (2, 5, 2), (3, 6, 2)] {
        layout(
            all,
            format!("swz4x4_{b}{src}{dst}"),
            4,
            &format!("swizzle({b}, {src}, {dst}) @ (lane: 32, v: 4):(32, 1)"),
        );
    }
    for (b, src, dst) in [(4, 4, 0), (3, 4, 1), (2, 5, 1)] {
        layout(all, format!("swz8_{b}{src}{dst}"), 8, &format!("swizzle({b}, {src}, {dst}) @ (lane: 32):(16)"));
    }
}

/// Every set of lane bits that move nothing, the others contiguous or a row of banks apart.
fn broadcasts(all: &mut Vec<Pattern>) {
    for (element, v) in [(4, 1), (8, 1), (4, 4)] {
        for still in 1..32u32 {
            for far in [1, 64 / element / v] {
                let mut stride = v * far;
                let mut strides = [const { String::new() }; 5];
                for bit in 0..5 {
                    strides[4 - bit] = if still >> bit & 1 == 1 { "_".into() } else { stride.to_string() };
                    stride *= if still >> bit & 1 == 1 { 1 } else { 2 };
                }
                let vector = if v > 1 {
                    format!(", v: {v}):(({}), 1)", strides.join(", "))
                } else {
                    format!("):(({}))", strides.join(", "))
                };
                layout(
                    all,
                    format!("bits{}_{still}_{far}", element * v),
                    element,
                    &format!("(lane: (2, 2, 2, 2, 2){vector}"),
                );
            }
        }
    }
}

/// Lanes that share addresses in ways no layout has: pairs across one bit in one part, another in the rest.
fn shared(all: &mut Vec<Pattern>) {
    let mut seed = 7u64;
    let mut random = || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        seed >> 33
    };
    for size in [8u64, 16] {
        let mut add = |name: String, unit: &dyn Fn(u64) -> u64| {
            let offsets = (0..32).map(|lane| unit(lane) * size).collect();
            all.push(Pattern { name: format!("{name}_{size}"), size, offsets, layout: "-".into() });
        };
        add("one".into(), &|_| 0);
        add("halves12".into(), &|k| if k < 16 { k & !1 } else { k & !2 });
        add("quads12".into(), &|k| if k & 4 == 0 { k & !1 } else { k & !2 });
        add("cross3".into(), &|k| (k & !3) + (k ^ (k >> 1)) % 2);
        add("allbut".into(), &|k| if k == 31 { 40 } else { k & !1 });
        add("allbut2".into(), &|k| if k == 31 { 40 } else { k & !2 });
        add("low1".into(), &|k| if k < 16 { k & !1 } else { k });
        add("high1".into(), &|k| if k < 16 { k } else { k & !1 });
        add("low8of1".into(), &|k| if k < 8 { k & !1 } else { k });
        add("quarter".into(), &|k| k & !3);
        add("far1".into(), &|k| (k & !1) * 128 / size);
        add("far2".into(), &|k| (k & !2) * 128 / size);
        add("same16".into(), &|k| k & 15);
        add("same8".into(), &|k| k & 7);
        for round in 0..6 {
            let at: Vec<u64> = (0..32).map(|_| random() % 64).collect();
            add(format!("rand1_{round}"), &|k| at[(k & !1) as usize]);
            add(format!("rand2_{round}"), &|k| at[(k & !2) as usize]);
            add(format!("rand4_{round}"), &|k| at[(k & !4) as usize]);
            add(format!("rand16_{round}"), &|k| at[(k & 15) as usize]);
            add(format!("rand0_{round}"), &|k| at[k as usize]);
        }
    }
}
