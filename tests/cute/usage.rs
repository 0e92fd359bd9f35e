//! Rows of the usage table whose data come from neither file, against CuTe's definition by brute force.

use super::{facts, map, table};

/// `logical_divide(A, T)` of a thread layout: CuTe's `local_partition` sends thread `t` to `T.get_flat_coord(t)`.
#[test]
fn local_partition_follows_the_inverse_of_the_threads() {
    let (a, threads) = ("(8,24):(1,8)", "(4,8):(8,1)");
    let positions = table(&map("tl", &format!("inverse(cute({threads}))")));
    let order = facts::table(threads);
    for (t, &at) in positions.iter().enumerate() {
        assert_eq!(order[at as usize], t as u64, "thread {t}");
        let mine = table(&map("lp", &format!("divide(cute({a}), (8, 4)) | {{ tile = {at} }}")));
        let first = at % 4 + 8 * (at / 4);
        let want: Vec<u64> = facts::table("(2,3):(4,64)").into_iter().map(|x| first + x).collect();
        assert_eq!(mine, want, "thread {t}");
    }
}

/// `local_tile` at every block, and `tensor(_, k)` at every slice.
#[test]
fn tiles_and_slices() {
    for (down, right) in (0..2).flat_map(|d| (0..3).map(move |r| (d, r))) {
        let expr = format!("divide(cute((8,24):(1,8)), (8, 4)) | {{ rest.1 = {down}, rest.0 = {right} }}");
        let want = facts::table(&format!("{} + (4,8):(1,8)", 4 * down + 64 * right));
        assert_eq!(table(&map("lp", &expr)), want);
    }
    for k in 0..24 {
        let slice = map("lp", &format!("cute((m: 8, k: 24):(1, 8)) | {{ k = {k} }}"));
        assert_eq!(table(&slice), facts::table(&format!("{} + 8:1", 8 * k)));
    }
}

/// The copy of a warp for each vector width, and the values of each thread contiguous.
#[test]
fn tiled_copies() {
    for (v, rows) in [(1, 1), (2, 1), (4, 2), (8, 4), (16, 8)] {
        let cols = 32 * v / rows;
        let expr = format!(
            "divide((row: {rows}, col: {cols}):({}, 1), (1, {v})) @ interleave((v: {v}):(1), (lane: 32):(1))",
            cols + 8
        );
        let copy = map("tp", &expr);
        for (lane, value) in (0..32).flat_map(|l| (0..v).map(move |x| (l, x))) {
            let place = v * lane + value;
            assert_eq!(copy.at(&[lane, value]), place / cols * (cols + 8) + place % cols, "v = {v}");
        }
    }
}

/// A grid of warps in rows and in columns: atom `(m, n)` belongs to the warp that CuTe's atom layout gives it.
#[test]
fn tiled_mmas() {
    for (grid, strides) in [((2, 2), (1, 2)), ((2, 2), (2, 1)), ((4, 2), (1, 4)), ((4, 2), (2, 1)), ((1, 4), (1, 1))] {
        let ((down, right), (dm, dn)) = (grid, strides);
        let (rows, cols) = (16 * down, 8 * right);
        let atoms = format!("cute((m: {down}, n: {right}):({dm}, {dn}))");
        let expr = format!(
            "divide((row: {rows}, col: {cols}):({cols}, 1), (16, 8)) @ interleave(\
             (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1)), inverse(permute({atoms}, (m, n))))"
        );
        let whole = map("tp", &expr);
        for (m, n) in (0..down).flat_map(|m| (0..right).map(move |n| (m, n))) {
            let warp = dm * m + dn * n;
            for i in 0..128 {
                let (lane, reg) = (i / 4, i % 4);
                let (row, col) = (16 * m + lane / 4 + 8 * (reg / 2), 8 * n + 2 * (lane % 4) + reg % 2);
                assert_eq!(whole.eval_linear(128 * warp + i), row * cols + col, "{grid:?} {strides:?}");
            }
        }
    }
}

/// `Swizzle<B,M,S>` in both spellings, over row- and column-major tiles.
#[test]
fn swizzles() {
    for (b, m, s) in [(0, 4, 3), (1, 4, 3), (2, 4, 3), (3, 4, 3), (3, 3, 3), (3, 2, 3), (4, 0, 4), (2, 1, -2)] {
        for tile in ["(8,64):(64,1)", "(64,8):(1,64)", "((8,4),16):((1,128),8)"] {
            let want: Vec<u64> = facts::table(tile).into_iter().map(|x| facts::swizzled(x, b, m, s)).collect();
            let ours = format!("swizzle({b}, {}, {}) @ cute({tile})", m + s.max(0), m + (-s).max(0));
            assert_eq!(table(&map("lp", &ours)), want, "{ours}");
            assert_eq!(table(&map("lp", &format!("Swizzle<{b}, {m}, {s}> @ cute({tile})"))), want, "{tile}");
        }
    }
}

/// Stages and swizzled atoms repeated: the swizzle stays where it was in each copy.
#[test]
fn pipelines_and_swizzled_atoms() {
    for (atom, pitch) in [("Sw<3,3,3> o _0 o (8,64):(64,1)", 512), ("Sw<2,3,3> o _0 o (8,32):(32,1)", 256)] {
        let stages = table(&map("lp", &format!("repeat(cute({atom}), (stage: 3):(1))")));
        let one = facts::table(atom);
        let want: Vec<u64> = (0..3).flat_map(|s| one.iter().map(move |x| s * pitch + x)).collect();
        assert_eq!(stages, want, "{atom}");
    }
    let tiled = table(&map("lp", "zip(repeat(cute(Sw<3,3,3> o _0 o (8,64):(64,1)), cute((8,2))))"));
    assert_eq!(tiled, facts::table("Sw<3,3,3> o _0 o ((8,8),(64,2)):((64,512),(1,4096))"));
}

/// A fragment's retile: the mma's thread and value of what a copy's thread and value holds.
#[test]
fn retiling() {
    let mma = table(&map("tl", "(lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1))"));
    for copy in ["(lane: 32, v: 4):(4, 1)", "(lane: (16, 2), v: 4):((8, 4), 1)", "(lane: 32, v: 4):(1, 32)"] {
        let retiled = table(&map("tt", &format!("inverse((lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1))) @ {copy}")));
        let there: Vec<u64> = retiled.iter().map(|&i| mma[i as usize]).collect();
        assert_eq!(there, table(&map("tl", copy)), "{copy}");
    }
}

/// Words of `v` elements along the mode of stride 1: CuTe's upcast, in the old elements.
#[test]
fn upcasts() {
    for (layout, tile, upcast) in [
        ("(8,4):(1,8)", "(1, 2)", "2 * (4,4):(1,4)"),
        ("(32,4):(1,32)", "(1, 4)", "4 * (8,4):(1,8)"),
        ("(8,64):(64,1)", "(8, 1)", "8 * (8,8):(8,1)"),
    ] {
        let words = map("lp", &format!("divide(cute({layout}), {tile}) | {{ tile = 0 }}"));
        assert_eq!(table(&words), facts::table(upcast), "{layout}");
    }
}

/// Every box of a tile, and the same box for several CTAs.
#[test]
fn boxes_and_multicast() {
    let shared = map("lp", "broadcast(divide((row: 32, col: 64):(64, 1), (16, 8)), (cta: 2))");
    for (i, &at) in table(&shared).iter().enumerate() {
        let i = i as u64;
        let (right, down, col, row) = (i % 8, i / 8 % 2, i / 16 % 8, i / 128 % 16);
        assert_eq!(at, (16 * down + row) * 64 + 8 * right + col);
    }
}
