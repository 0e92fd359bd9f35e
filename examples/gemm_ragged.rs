//! A matrix product whose sizes no tile divides, with leading dimensions known only at run time: every index from a layout.
//!
//! ```sh
//! cargo run --release --example gemm_ragged -- 100 75 130
//! ```
#![deny(unsafe_code)]

use layout_algebra::{ViewMut, layout};
use ndarray::{Array2, s};
use rayon::prelude::*;

layout! {
    #![index(u32)]
    pub const BM = 32;
    pub const BN = 32;
    pub const BK = 16;

    /// Matrices in memory, rows apart by a leading dimension.
    A(m, k, lda): logical -> physical = (row: m, col: k):(lda, 1) where lda >= k;
    B(k, n, ldb): logical -> physical = (row: k, col: n):(ldb, 1) where ldb >= n;
    C(m, n, ldc): logical -> physical = (row: m, col: n):(ldc, 1) where ldc >= n;

    /// Which elements of a tile each of 64 threads copies: four neighbours at a time.
    CopyA: thread_value -> logical = divide(canonical(row: BM, col: BK), (1, 4)) @ interleave((v: 4):(1), (step: 2, thread: 64):(64, 1));
    CopyB: thread_value -> logical = divide(canonical(row: BK, col: BN), (1, 4)) @ interleave((v: 4):(1), (step: 2, thread: 64):(64, 1));
    /// Which elements of the result each thread computes: four by four, spread over the tile.
    Acc: thread_value -> logical = (thread: (8, 8), reg: (4, 4)):((BN, 1), (8 * BN, 8));

    // The last tiles of each mode stick out. A thread's slice of one visits what is inside.
    TilesA(m, k, lda) = divide_ceil(A(m, k, lda), (BM, BK));
    TilesB(k, n, ldb) = divide_ceil(B(k, n, ldb), (BK, BN));
    TilesC(m, n, ldc) = divide_ceil(C(m, n, ldc), (BM, BN));
    LoadA(m, k, lda) = (TilesA(m, k, lda) | { rest.row, rest.col }) @ CopyA | { thread };
    LoadB(k, n, ldb) = (TilesB(k, n, ldb) | { rest.row, rest.col }) @ CopyB | { thread };
    StoreC(m, n, ldc) = (TilesC(m, n, ldc) | { rest.row, rest.col }) @ Acc | { thread };

    /// The tiles while they are worked on, and where a thread puts what it has copied.
    TileA: logical -> physical = (row: BM, col: BK):(BK + 4, 1);
    TileB: logical -> physical = (row: BK, col: BN):(BN, 1);
    StageA = TileA @ CopyA | { thread };
    StageB = TileB @ CopyB | { thread };
    /// Row and column of an element of a tile of the result.
    TileC: logical -> logical = canonical(row: BM, col: BN);
}

/// Threads, and how many elements of the result each has.
const THREADS: usize = Acc::SHAPE[0];
const VALUES: usize = Acc::SHAPE[1];

fn main() {
    let sizes: Vec<u32> = std::env::args().skip(1).map(|a| a.parse().expect("three sizes: m n k")).collect();
    let cases = match sizes.as_slice() {
        [] => vec![[100, 75, 130], [1, 1, 1], [32, 32, 16], [33, 31, 17], [64, 96, 48]],
        [m, n, k] => vec![[*m, *n, *k]],
        _ => panic!("three sizes: m n k"),
    };
    for [m, n, k] in cases {
        // Rows are padded, as a library would hand them over.
        let a = Array2::from_shape_fn((m as usize, k as usize + 3), |(i, j)| small(7 * i + 3 * j));
        let b = Array2::from_shape_fn((k as usize, n as usize + 5), |(i, j)| small(5 * i + 11 * j));
        let mut c = Array2::<f32>::from_elem((m as usize, n as usize + 1), f32::NAN);
        let interior = multiply(&a, &b, &mut c, [m, n, k]);
        let want = a.slice(s![.., ..k as usize]).dot(&b.slice(s![.., ..n as usize]));
        assert_eq!(c.slice(s![.., ..n as usize]), want);
        assert!(c.column(n as usize).iter().all(|x| x.is_nan()), "the padding was stored to");
        println!("{m} x {n} x {k}: equal to ndarray; {interior} slices stored needed no test");
    }
}

/// A small integer: products and sums of these are exact.
fn small(n: usize) -> f32 {
    (n % 9) as f32 - 4.0
}

/// `C = A·B`, all tiles at once; how many of the slices of C had no coordinate outside, out of how many.
fn multiply(a: &Array2<f32>, b: &Array2<f32>, c: &mut Array2<f32>, [m, n, k]: [u32; 3]) -> String {
    let ld = |width: usize| u32::try_from(width).expect("a leading dimension");
    let tiles_a = TilesA::new(m, k, ld(a.ncols())).expect("A");
    let tiles_b = TilesB::new(k, n, ld(b.ncols())).expect("B");
    let tiles_c = TilesC::new(m, n, ld(c.ncols())).expect("C");
    let (a, b) = (a.as_slice().expect("A in order"), b.as_slice().expect("B in order"));
    let mut view = ViewMut::new(c.as_slice_mut().expect("C in order"), tiles_c).expect("all of C");
    // What each thread of each tile stores: no two share an element.
    let mut slices: Vec<_> = view.split::<StoreC>().collect();
    let interior = slices.iter().filter(|slice| slice.restriction().is_interior()).count();
    let [_, _, _, across] = tiles_c.shape();
    slices.par_chunks_mut(THREADS * across).enumerate().for_each(|(i, row)| {
        row.par_chunks_mut(THREADS).enumerate().for_each(|(j, stores)| {
            let sums = tile((a, tiles_a), (b, tiles_b), [i as u32, j as u32]);
            for (store, own) in stores.iter_mut().zip(&sums) {
                store.each(|v, element| *element = own[v]);
            }
        });
    });
    format!("{interior} of {}", slices.len())
}

/// What each thread has of a tile of the result.
fn tile((a, tiles_a): (&[f32], TilesA), (b, tiles_b): (&[f32], TilesB), [i, j]: [u32; 2]) -> [[f32; VALUES]; THREADS] {
    let mut sums = [[0.0; VALUES]; THREADS];
    let [_, _, _, steps] = tiles_a.shape();
    for step in 0..steps as u32 {
        let (mut tile_a, mut tile_b) = ([0.0; TileA::COSIZE], [0.0; TileB::COSIZE]);
        for thread in 0..THREADS as u32 {
            let (to_a, to_b) = (StageA::new(thread), StageB::new(thread));
            // What is outside stays 0, and adds nothing.
            LoadA::of(tiles_a, i, step, thread).each(|v, at| tile_a[to_a.linear(v) as usize] = a[at as usize]);
            LoadB::of(tiles_b, step, j, thread).each(|v, at| tile_b[to_b.linear(v) as usize] = b[at as usize]);
        }
        for (thread, own) in (0..).zip(&mut sums) {
            accumulate(&tile_a, &tile_b, thread, own);
        }
    }
    sums
}

fn accumulate(a: &[f32; TileA::COSIZE], b: &[f32; TileB::COSIZE], thread: u32, own: &mut [f32; VALUES]) {
    for (v, sum) in (0..).zip(own) {
        let (row, col) = TileC.coord(Acc.index(thread, v));
        for k in 0..BK as u32 {
            *sum += a[TileA.index(row, k) as usize] * b[TileB.index(k, col) as usize];
        }
    }
}
