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
    for (row, thread, step, v) in [(0, 0, 0, 0), (7, 255, 3, 3), (16383, 9, 2, 1)] {
        let at = row * softmax::LD as u32 + step * 1024 + thread * 4 + v;
        assert_eq!(softmax::Row::new(row, thread).index(step, v), at);
    }
    assert_eq!(softmax::Take::new(3, 5).index(), 5);
    let blocks = columns::COLS as u32 / 256;
    for (block, thread, chunk, step, v) in
        [(0, 0, 0, 0, 0), (blocks + 3, 130, 3, 15, 2), (blocks * 64 - 1, 255, 1, 7, 3)]
    {
        let row = block / blocks * 256 + chunk * 64 + step * 4 + thread / 64;
        let col = block % blocks * 256 + thread % 64 * 4 + v;
        assert_eq!(columns::Load::new(block, thread, chunk).index(step, v), row * columns::LD as u32 + col);
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
    use gemm::{
        GetA, GetB, PutA, PutB,
        square4096::{LoadA, LoadB},
    };
    for thread in [0, 1, 100, 255] {
        let (row, vector) = (thread / 8, thread % 8);
        for step in 0..8 {
            let n = step * 32 + row;
            assert_eq!(PutB::new(thread).index(step), swizzled(permuted(n), vector));
            assert_eq!(LoadB::new(3, 0, thread).advance_tk(5).index(step), (3 * 256 + n) * 4096 + 5 * 64 + vector * 8);
            if step < 4 {
                assert_eq!(PutA::new(thread).index(step), swizzled(n, vector));
                assert_eq!(LoadA::new(31, 2, thread).index(step), (31 * 128 + n) * 4096 + 2 * 64 + vector * 8);
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
    use gemm::square4096::Store;
    for (tm, tn, wm, wn, lane) in [(0, 0, 0, 0, 0), (3, 7, 1, 2, 13), (31, 15, 1, 3, 31)] {
        for (i, h, hi) in [(0, 0, 0), (1, 1, 0), (3, 1, 1)] {
            let (row, col) =
                (tm * 128 + wm * 64 + i * 16 + h * 8 + lane / 4, tn * 256 + wn * 64 + hi * 32 + lane % 4 * 8);
            assert_eq!(Store::new(tm, tn, wm, wn, lane).index(i, h, hi), row * 4096 + col);
        }
    }
    // The eight are what the registers hold: column 2j + b of four accumulators is row 8j + 2t + b of shared memory.
    for (j, b, t) in (0..4).flat_map(|j| (0..2).flat_map(move |b| (0..4).map(move |t| (j, b, t)))) {
        assert_eq!(gemm::FragC.index(0, 0, t, 0, 0, 0, 2 * j + b), 8 * t + 2 * j + b);
        assert_eq!(permuted(8 * t + 2 * j + b), 8 * j + 2 * t + b);
    }
}

#[test]
fn orders_of_tiles_are_complete() {
    let seen: BTreeSet<u32> = (0..512).map(|t| gemm::square4096::Order.linear(t)).collect();
    assert_eq!((seen.len(), *seen.last().unwrap()), (512, 511));
    assert_eq!(gemm::square4096::Tiles.coord(gemm::square4096::Order.linear(9)), (1, 1));
    assert_eq!(gemm::square8192::Tiles.coord(gemm::square8192::Order.linear(8 * 32)), (8, 0));
}

#[test]
fn hopper_tiles_are_what_descriptors_say() {
    use gemm_hopper::{Barriers, PartA, PartB, SmemA, SmemB, Stage};
    assert_eq!((SmemA::STRIDES[0], SmemA::SWIZZLES), (512, [(3, 6, 3)]));
    assert_eq!((SmemA.index(77, 24), SmemB.index(200, 56)), (swizzled(77, 3), swizzled(200, 7)));
    assert_eq!((PartA::new(1).index(3), PartB::new(0).index(2), Stage.index(2)), (64 * 64 + 48, 32, 2 * 49152));
    assert_eq!(Barriers.index(1, 3), 56);
}

#[test]
fn hopper_results_go_through_shared_memory() {
    use gemm_hopper::{Eight, PutC, ResultsC, SmemC, StartColumnC, StartRowC};
    for (warp, lane, hi, pair) in [(0, 0, 0, 0), (1, 13, 2, 1), (3, 31, 3, 1), (2, 8, 1, 0)] {
        let (row, col) = (warp * 16 + lane / 8 % 2 * 8 + lane % 8, hi * 32 + pair * 16 + lane / 16 * 8);
        assert_eq!(PutC::new(warp, lane).index(hi, pair), col / 64 * 4096 + swizzled(row, col % 64 / 8));
        assert_eq!(SmemC.index(row, col), PutC::new(warp, lane).index(hi, pair));
    }
    assert_eq!((Eight.index(1, 2), ResultsC.index(1, 1)), (6, 3 * 8192));
    assert_eq!((StartRowC.index(3, 1), StartColumnC.index(2, 1, 1)), (3 * 128 + 64, 2 * 256 + 192));
}
