//! The layouts of the kernels against rows and columns written out by hand.

use gpu_kernels::{columns, gemm, gemm_hopper, softmax, transpose};
use layout_algebra::atoms::{ldmatrix, mma};
use std::collections::BTreeSet;

#[test]
fn transpose_reads_and_writes_tiles_that_meet() {
    use transpose::{Load, N, Put, Store, THREADS, Take};
    let tiles = N as u32 / 64;
    for (block, thread) in [(0, 0), (1, 77), (tiles + 5, 255), (tiles * tiles - 1, 128)] {
        let (row, col) = (block % tiles * 64, block / tiles * 64);
        let (warp_row, warp_col, lane_row, lane_vector) = (thread / 64, thread / 32 % 2, thread / 8 % 4, thread % 8);
        for (step, v) in [(0, 0), (2, 1), (3, 3)] {
            let (r, c) = (step * 16 + warp_row * 4 + lane_row, warp_col * 32 + lane_vector * 4 + v);
            assert_eq!(Load::new(block, thread).index(step, v), (row + r) * N as u32 + col + c);
            assert_eq!(Store::new(block, thread).index(step, v), (col + r) * N as u32 + row + c);
            assert_eq!(Put::new(thread).index(step, v), transpose::Tile.index(c, r));
            assert_eq!(Take::new(thread).index(step, v), transpose::Tile.index(r, c));
        }
    }
    assert_eq!(THREADS, 256);
}

#[test]
fn transpose_meets_each_bank_once() {
    for (step, v, warp) in (0..4).flat_map(|s| (0..4).flat_map(move |v| (0..8).map(move |w| (s, v, w)))) {
        let banks = |lanes: std::ops::Range<u32>, words: u32, at: &dyn Fn(u32) -> u32| {
            lanes
                .flat_map(|lane| (0..words).map(move |w| (lane, w)))
                .map(|(lane, w)| (at(lane) + w) % 32)
                .collect::<BTreeSet<_>>()
                .len()
        };
        assert_eq!(banks(0..32, 1, &|lane| transpose::Put::new(warp * 32 + lane).index(step, v)), 32);
        for phase in 0..4 {
            assert_eq!(
                banks(phase * 8..phase * 8 + 8, 4, &|lane| transpose::Take::new(warp * 32 + lane).index(step, 0)),
                32
            );
        }
    }
}

#[test]
fn softmax_and_columns_cover_their_rows() {
    for ld in [4096, 4100, 4160] {
        let rows = softmax::Rows::new(ld).expect("rows of 4096");
        for (row, thread, step, v) in [(0, 0, 0, 0), (7, 255, 3, 3), (16383, 9, 2, 1)] {
            assert_eq!(softmax::Row::of(rows, row, thread).index(step, v), row * ld + step * 1024 + thread * 4 + v);
        }
    }
    assert!(softmax::Rows::new(4094).is_err() && softmax::Rows::new(4098).is_err());
    assert_eq!(softmax::Take::new(3, 5).index(), 5);
    let blocks = columns::COLS as u32 / 256;
    let loads = columns::Loads::new(8196).expect("rows of 8192");
    for (block, thread, chunk, step, v) in
        [(0, 0, 0, 0, 0), (blocks + 3, 130, 3, 15, 2), (blocks * 64 - 1, 255, 1, 7, 3)]
    {
        let row = block / blocks * 256 + chunk * 64 + step * 4 + thread / 64;
        let col = block % blocks * 256 + thread % 64 * 4 + v;
        assert_eq!(columns::Load::of(loads, block, thread, chunk).index(step, v), row * 8196 + col);
        assert_eq!(
            columns::Store::new(block, thread).index(),
            block / blocks * columns::COLS as u32 + block % blocks * 256 + thread
        );
    }
    assert_eq!(columns::Put::new(70).index(2), 256 + 6 * 4 + 2);
    assert_eq!(columns::Take::new(70).index(2), 512 + 70);
}

/// The rows whose addresses the lanes give to ldmatrix and the registers it fills are those of the products' fragments.
#[test]
fn matrices_arrive_in_their_registers() {
    for (lane, reg, elem) in (0..32).flat_map(|l| (0..4).flat_map(move |r| (0..2).map(move |e| (l, r, e)))) {
        // Where the register comes from: row and column of the four matrices one below the other.
        let (row, col) = (ldmatrix::X4.index(lane, reg * 2 + elem) / 8, ldmatrix::X4.index(lane, reg * 2 + elem) % 8);
        assert_eq!(gemm::MatricesA.index(row as u32, col as u32), mma::M16N8K16F16A.index(lane, reg * 2 + elem) as u32);
        let (half, reg) = (reg / 2, reg % 2);
        let b = mma::M16N8K16F16B.index(lane, reg * 2 + elem) + half * 128;
        assert_eq!(gemm::MatricesB.index(row as u32, col as u32), b as u32);
    }
}

/// The vector of eight halves at `(row, vector)` of a swizzled tile with rows of 64.
fn swizzled(row: u32, vector: u32) -> u32 {
    row * 64 + (vector ^ (row % 8)) * 8
}

/// Where row `n` of B lies.
fn permuted(n: u32) -> u32 {
    n / 32 * 32 + n / 2 % 4 * 8 + n / 8 % 4 * 2 + n % 2
}

#[test]
fn gemm_copies_and_reads_the_same_tiles() {
    use gemm::{GetA, GetB, LoadA, LoadB, PutA, PutB, TilesA, TilesB};
    let tiles = (TilesA::new(4096, 4096, 4096).unwrap(), TilesB::new(4096, 4096, 4104).unwrap());
    for thread in [0, 1, 100, 255] {
        let (row, vector) = (thread / 8, thread % 8);
        for step in 0..8 {
            let n = step * 32 + row;
            assert_eq!(PutB::new(thread).index(step), swizzled(permuted(n), vector));
            let load = LoadB::of(tiles.1, 3, 5, thread);
            assert_eq!(load.index(step), (3 * 256 + n) * 4104 + 5 * 64 + vector * 8);
            if step < 4 {
                assert_eq!(PutA::new(thread).index(step), swizzled(n, vector));
                let load = LoadA::of(tiles.0, 31, 2, thread);
                assert_eq!(load.index(step), (31 * 128 + n) * 4096 + 2 * 64 + vector * 8);
            }
        }
    }
    for (wm, wn, lane, q, i) in [(0, 0, 0, 0, 0), (1, 3, 17, 2, 1), (1, 2, 31, 3, 3)] {
        let a = swizzled(wm * 64 + i * 16 + lane % 16, 2 * q + lane / 16);
        let b = swizzled(wn * 64 + i * 16 + lane / 16 * 8 + lane % 8, 2 * q + lane / 8 % 2);
        assert_eq!(GetA::new(wm, lane, q).index(i), a);
        assert_eq!(GetB::new(wn, lane, q).index(i), b);
    }
}

#[test]
fn gemm_stores_eight_columns_of_a_lane_side_by_side() {
    use gemm::{Store, TilesC};
    let tiles = TilesC::new(4096, 4096, 4112).unwrap();
    for (tm, tn, wm, wn, lane) in [(0, 0, 0, 0, 0), (3, 7, 1, 2, 13), (31, 15, 1, 3, 31)] {
        for (i, h, hi) in [(0, 0, 0), (1, 1, 0), (3, 1, 1)] {
            let (row, col) =
                (tm * 128 + wm * 64 + i * 16 + h * 8 + lane / 4, tn * 256 + wn * 64 + hi * 32 + lane % 4 * 8);
            assert_eq!(Store::of(tiles, tm, tn, wm, wn, lane).index(i, h, hi), row * 4112 + col);
        }
    }
    // The eight are what the registers hold: column 2j + b of four accumulators is row 8j + 2t + b of shared memory.
    for (j, b, t) in (0..4).flat_map(|j| (0..2).flat_map(move |b| (0..4).map(move |t| (j, b, t)))) {
        assert_eq!(gemm::FragC.index(0, 0, t, 0, 0, 0, 2 * j + b), 8 * t + 2 * j + b);
        assert_eq!(permuted(8 * t + 2 * j + b), 8 * j + 2 * t + b);
    }
}

/// Tiles that are inside as a whole are known by their corner, and copied from their start by the slices of all such tiles.
#[test]
fn gemm_copies_whole_tiles_from_their_starts() {
    use gemm::{CornerA, CornerB, FromA, FromB, LoadA, LoadB, StartA, StartB, TilesA, TilesB, WholeA, WholeB};
    macro_rules! check {
        ($Tiles:ident $Corner:ident $Start:ident $Whole:ident $From:ident $Load:ident, $rows:literal) => {{
            let (rows, k, ld) = (3 * $rows - 1, 200, 208);
            let (tiles, whole) = ($Tiles::new(rows, k, ld).unwrap(), $Whole::new(ld).unwrap());
            assert_eq!(tiles.shape()[..2], [3, 4]);
            for (tile, tk) in (0..3).flat_map(|tile| (0..4).map(move |tk| (tile, tk))) {
                let inside = $Corner::of(tiles, tile, tk).is_interior();
                assert_eq!(inside, tile < 2 && tk < 3);
                assert_eq!(inside, (0..256).all(|thread| $Load::of(tiles, tile, tk, thread).is_interior()));
                for thread in 0..256 {
                    let (load, from) = ($Load::of(tiles, tile, tk, thread), $From::of(whole, thread));
                    let start = $Start::of(tiles, tile, tk).index();
                    let steps = (0..$rows / 32).filter(|&step| load.holds(step));
                    assert!(steps.clone().all(|step| load.index(step) == start + from.index(step)));
                    assert!(!inside || steps.count() == $rows / 32);
                }
            }
            assert_eq!(whole.cosize(), ($rows - 1) * ld as usize + 64);
        }};
    }
    check!(TilesA CornerA StartA WholeA FromA LoadA, 128);
    check!(TilesB CornerB StartB WholeB FromB LoadB, 256);
}

/// What is inside of the matrices is copied and stored once, eight halves at a time; nothing is outside.
#[test]
fn gemm_leaves_out_what_is_outside() {
    use gemm::{LoadA, Store, TilesA, TilesC};
    let (m, k, ld) = (259, 200, 208);
    let tiles = TilesA::new(m, k, ld).unwrap();
    assert_eq!(tiles.shape()[..2], [3, 4]);
    let mut seen = vec![0; tiles.cosize()];
    for (tm, tk, thread) in (0..3).flat_map(|tm| (0..4).flat_map(move |tk| (0..256).map(move |t| (tm, tk, t)))) {
        let load = LoadA::of(tiles, tm, tk, thread);
        assert_eq!(load.is_interior(), (0..4).all(|step| load.holds(step)));
        load.each(|_, at| (0..8).for_each(|v| seen[(at + v) as usize] += 1));
    }
    assert!((0..).zip(&seen).all(|(at, n)| *n == u32::from(at % ld < k)));

    let (n, ld) = (776, 792);
    let tiles = TilesC::new(m, n, ld).unwrap();
    let mut seen = vec![0; tiles.cosize()];
    for (tm, tn, thread) in (0..3).flat_map(|tm| (0..4).flat_map(move |tn| (0..256).map(move |t| (tm, tn, t)))) {
        let (wm, wn, lane) = gemm::Warps.coord(thread);
        Store::of(tiles, tm, tn, wm, wn, lane).each(|_, at| (0..8).for_each(|v| seen[(at + v) as usize] += 1));
    }
    assert!((0..).zip(&seen).all(|(at, count)| *count == u32::from(at % ld < n)));
}

/// For each width of tiles.
macro_rules! each_width {
    ($f:ident: $($module:ident $columns:literal)*) => { $( $f!($module $columns); )* };
}

#[test]
fn hopper_tiles_are_what_descriptors_say() {
    use gemm_hopper::{BYTES_A, PartA, SmemA};
    assert_eq!((SmemA::STRIDES[0], SmemA::SWIZZLES), (512, [(3, 6, 3)]));
    assert_eq!((SmemA.index(77, 24), PartA::new(1).index(3), BYTES_A), (swizzled(77, 3), 64 * 64 + 48, 16384));
    macro_rules! check {
        ($module:ident $columns:literal) => {{
            use gemm_hopper::widths::$module::{Barriers, HalfB, PartB, SHARED, STAGE_BYTES, SmemB, Stage, StartN};
            assert_eq!((SmemB::STRIDES[0], SmemB::SWIZZLES), (512, [(3, 6, 3)]));
            assert_eq!((SmemB.index(101, 56), PartB::new(0).index(2)), (swizzled(101, 7), 32));
            assert_eq!((HalfB.index(1), StartN.index(3, 1)), ($columns * 64, 3 * $columns + $columns / 2));
            assert_eq!(HalfB.index(1), SmemB.index($columns / 2, 0) * 2);
            assert_eq!((STAGE_BYTES, Stage.index(2)), (16384 + $columns * 128, 2 * (16384 + $columns * 128)));
            // Swizzled tiles begin at multiples of their span, and a block has 227 KiB.
            assert!(STAGE_BYTES % 1024 == 0 && SHARED <= 227 * 1024);
            assert_eq!(Barriers.index(1, 3), Barriers.index(1, 0) + 24);
        }};
    }
    each_width!(check: n256 256 n224 224 n192 192 n160 160 n128 128);
}

#[test]
fn hopper_results_go_through_shared_memory() {
    use gemm_hopper::StartRowC;
    assert_eq!(StartRowC.index(3, 1), 3 * 128 + 64);
    macro_rules! check {
        ($module:ident $columns:literal) => {{
            use gemm_hopper::widths::$module::{PutC, ResultsC, Sixteens, SmemC, StartColumnC, WIDTH};
            let (wide, boxes) = (WIDTH.results as u32, SmemC::SHAPE[1] as u32 / WIDTH.results as u32);
            let rounds = $columns / (wide * boxes);
            assert_eq!(SmemC::SWIZZLES, [(wide.ilog2() - 3, 6, 3)]);
            for (warp, lane, i) in (0..4).flat_map(|w| (0..32).flat_map(move |l| (0..wide * boxes / 16).map(move |i| (w, l, i)))) {
                // Rows of 16 bytes, the swizzle of the copy engine: its bits are those of the box's offset in 128 bytes.
                let (row, col) = (warp * 16 + lane / 8 % 2 * 8 + lane % 8, i * 16 + lane / 16 * 8);
                let inside = row * wide + col % wide;
                let want = col / wide * 64 * wide + (inside ^ ((inside >> 3) & (wide - 8)));
                assert_eq!(PutC::new(warp, lane).index(i), want);
                assert_eq!(SmemC.index(row, col), want);
            }
            assert_eq!(ResultsC.index(1, boxes - 1), (2 * boxes - 1) * 64 * wide * 2);
            // The rounds and their boxes are all columns.
            let starts = (0..rounds).flat_map(|r| (0..boxes).map(move |b| StartColumnC.index(2, r, b)));
            assert!(starts.eq((0..rounds * boxes).map(|b| 2 * $columns + b * wide)));
            assert_eq!(Sixteens.index(rounds - 1, wide * boxes / 16 - 1), $columns / 16 - 1);
        }};
    }
    each_width!(check: n256 256 n224 224 n192 192 n160 160 n128 128);
}
