//! Multiplies two 1024 x 1024 matrices of `f32` on the vector units of a CPU, on all its cores.
//!
//! ```text
//! cargo run --release --example gemm
//! ```
//!
//! The method is that of the BLAS libraries. Blocks of A and all of B are packed, so that the innermost loop reads memory
//! from front to back: panels of `MR` rows of A and of `NR` columns of B. That loop keeps a tile of `MR` x `NR` elements
//! of C in vector registers, and adds a column of A times a row of B to it at each step. Which matrix element a packed one
//! is, and which tile of C a core has for itself, is said by the layouts below and nowhere else: no index is computed by
//! hand, and although all cores store to C at the same time there is no `unsafe`.
#![forbid(unsafe_code)]

use std::array::from_fn;
use std::error::Error;
use std::time::{Duration, Instant};

use layout_algebra::{SliceMut, SliceRef, View, ViewMut, layout};
use ndarray::ArrayView2;
use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;

layout! {
    pub const M = 1024;
    pub const N = 1024;
    pub const K = 1024;

    /// A tile of C fills eight registers of eight floats, as many as there are multiply-adds in flight.
    pub const MR = 4;
    pub const NR = 16;
    /// So many steps are taken by one turn of the innermost loop.
    pub const STEP = 4;
    /// A panel of B, `KC` x `NR`, stays in the first cache, a block of A, `MC` x `KC`, in the second.
    pub const MC = 128;
    pub const KC = 256;

    // The matrices, row-major.
    A: logical -> physical = (m: M, k: K):(K, 1);
    B: logical -> physical = (k: K, n: N):(N, 1);
    C: logical -> physical = (m: M, n: N):(N, 1);

    /// The same elements of A by block, slab (`KC` deep), panel, and place in it; of B by slab, panel and place. The last
    /// mode is what one turn of the innermost loop reads: `STEP` columns of the panel of A, `STEP` rows of that of B.
    BlocksA = group(
        split(split(A, m, (block: M / MC, panel: MC / MR, row: MR)), k, (slab: K / KC, turn: KC / STEP, step: STEP)),
        (block: m.block, slab: k.slab, panel: m.panel, turn: k.turn, part: (k.step, m.row))
    );
    BlocksB = group(
        split(split(B, k, (slab: K / KC, turn: KC / STEP, step: STEP)), n, (panel: N / NR, col: NR)),
        (slab: k.slab, panel: n.panel, turn: k.turn, part: (k.step, n.col))
    );
    /// Packed: a block of A, and the whole of B.
    PackedA: logical -> physical = canonical(panel: MC / MR, turn: KC / STEP, part: STEP * MR);
    PackedB: logical -> physical = canonical(slab: K / KC, panel: N / NR, turn: KC / STEP, part: STEP * NR);
    PanelA = PackedA | { panel };
    PanelB = PackedB | { slab, panel };

    /// C by tiles: those of one block of rows stand together, and then those below one another.
    TilesC = group(
        split(split(C, m, (block: M / MC, tile: MC / MR, row: MR)), n, (tile: N / NR, col: NR)),
        (block: m.block, right: n.tile, down: m.tile, row: m.row, col: n.col)
    );
    TileC = TilesC | { block, right, down };

    pub const BLOCK = (N / NR) * (MC / MR);
}

/// `c += a * b`.
pub fn multiply(a: &[f32], b: &[f32], c: &mut [f32]) -> Result<(), Box<dyn Error>> {
    let (a, b) = (View::new(a, BlocksA)?, View::new(b, BlocksB)?);
    let mut packed = vec![0.0; PackedB::COSIZE];
    let mut packed_b = ViewMut::new(&mut packed, PackedB)?;
    packed_b.each(|coord, to| *to = b[coord]);
    let packed_b = packed_b.as_view();
    let arch = Arch::new();
    ViewMut::new(c, TilesC)?.split::<TileC>().into_par_iter().chunks(BLOCK).enumerate().for_each(|(block, tiles)| {
        arch.dispatch(Block { block, a, packed_b, tiles });
    });
    Ok(())
}

/// What one core does at a time: a block of rows of C.
struct Block<'a> {
    block: usize,
    a: View<'a, f32, BlocksA>,
    packed_b: View<'a, f32, PackedB>,
    tiles: Vec<SliceMut<'a, f32, TileC>>,
}

impl WithSimd for Block<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        // As many vectors as make a row of a tile.
        match S::F32_LANES {
            16 => self.run::<S, 1>(simd),
            8 => self.run::<S, 2>(simd),
            4 => self.run::<S, 4>(simd),
            _ => self.run::<S, 16>(simd),
        }
    }
}

impl Block<'_> {
    #[inline(always)]
    fn run<S: Simd, const V: usize>(mut self, simd: S) {
        let mut memory = vec![0.0; PackedA::COSIZE];
        let mut packed_a = ViewMut::new(&mut memory, PackedA).expect("as long as its layout");
        for slab in 0..K / KC {
            let (a, block) = (self.a, self.block);
            packed_a.each(move |(panel, turn, part), to| *to = a[(block, slab, panel, turn, part)]);
            let panels_b = self.packed_b.split::<PanelB>().skip(slab * (N / NR)).take(N / NR);
            for (panel_b, tiles) in panels_b.zip(self.tiles.chunks_mut(MC / MR)) {
                for (panel_a, tile) in packed_a.as_view().split::<PanelA>().zip(tiles) {
                    micro::<S, V>(simd, panel_a, panel_b, tile);
                }
            }
        }
    }
}

/// Adds the product of two panels to a tile.
#[inline(always)]
fn micro<S: Simd, const V: usize>(
    simd: S,
    panel_a: SliceRef<'_, f32, PanelA>,
    panel_b: SliceRef<'_, f32, PanelB>,
    tile: &mut SliceMut<'_, f32, TileC>,
) {
    let mut sums = [[simd.splat_f32s(0.0); V]; MR];
    for (columns, rows) in panel_a.vectors().zip(panel_b.vectors()) {
        for (column, row) in columns.chunks_exact(MR).zip(rows.chunks_exact(NR)) {
            let (row, _) = S::as_simd_f32s(row);
            let row: [S::f32s; V] = from_fn(|v| row[v]);
            for (&a, sums) in column.iter().zip(&mut sums) {
                let a = simd.splat_f32s(a);
                for (sum, b) in sums.iter_mut().zip(row) {
                    *sum = simd.mul_add_e_f32s(a, b, *sum);
                }
            }
        }
    }
    for (row, sums) in tile.vectors_mut().zip(sums) {
        for (to, sum) in S::as_mut_simd_f32s(row).0.iter_mut().zip(sums) {
            *to = simd.add_f32s(*to, sum);
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (a, b) = (random(M * K, 1), random(K * N, 2));
    let matrices = (ArrayView2::from_shape((M, K), &a)?, ArrayView2::from_shape((K, N), &b)?);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let (mut ours, mut all, mut theirs) = (Duration::MAX, Duration::MAX, Duration::MAX);
    for _ in 0..10 {
        let (mut c, mut again) = (vec![0.0; M * N], vec![0.0; M * N]);
        ours = ours.min(time(|| one.install(|| multiply(&a, &b, &mut c).unwrap())));
        all = all.min(time(|| multiply(&a, &b, &mut again).unwrap()));
        let mut want = ndarray::Array2::zeros((M, N));
        theirs = theirs.min(time(|| want = matrices.0.dot(&matrices.1)));
        assert!(c.iter().zip(&want).all(|(x, y)| (x - y).abs() < 1e-3), "an element is wrong");
        assert_eq!(c, again);
    }
    let speed = |t: Duration| (2 * M * N * K) as f64 / t.as_secs_f64() / 1e9;
    println!("{M} x {N} x {K}, f32, the best of ten:");
    println!("one thread    {:6.1} GFLOP/s, {:.2} of matrixmultiply", speed(ours), speed(ours) / speed(theirs));
    println!("all threads   {:6.1} GFLOP/s on {}", speed(all), rayon::current_num_threads());
    Ok(())
}

fn time(f: impl FnOnce()) -> Duration {
    let start = Instant::now();
    f();
    start.elapsed()
}

/// Reproducible numbers in `-1..1`.
fn random(n: usize, mut state: u64) -> Vec<f32> {
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..n).map(|_| next()).collect()
}
