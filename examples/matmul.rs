//! Multiplies two matrices along the maps of a tensor-core kernel.
//!
//! ```text
//! cargo run --release --example matmul                           # two random 1024 x 1024 matrices
//! cargo run --release --example matmul -- a.npy b.npy [out.npy]  # f32, at most 4096 each way
//! ```
//!
//! The levels are those of a GPU kernel: each thread block takes a 128 x 128 tile of C; its threads copy slabs of A and B
//! into swizzled shared tiles; its warps read fragments from these, multiply them by `mma.m16n8k16` and store what they
//! hold of C. Only the instruction is simulated. Every index into memory comes from a layout declared below, and each of
//! those is proved while this file compiles: no element is left out, no two threads store to one place.
//!
//! The layouts are complete at compile time, the sizes of a file are not: the matrices are padded with zeros to whole
//! tiles, in buffers with a fixed distance from row to row. The product is checked against the one of `ndarray`.

use std::array::from_fn;
use std::error::Error;
use std::time::Instant;

use layout_algebra::{Injective, Layout, Physical, layout};
use ndarray::{Array2, Zip};
use ndarray_npy::{read_npy, write_npy};

layout! {
    /// The largest extent of a matrix.
    pub const MAX = 4096;
    /// From row to row: a power of two would leave most sets of a cache unused.
    const PITCH = MAX + 16;

    /// A thread block computes `BM` x `BN` elements of C, from slabs of A and B that are `BK` deep.
    pub const BM = 128;
    pub const BN = 128;
    pub const BK = 32;
    /// Its warps, the fragments of C that each of them computes, and the fragments in the depth of a slab.
    pub const WARPS_M = 2;
    pub const WARPS_N = 4;
    pub const TILES_M = BM / 16 / WARPS_M;
    pub const TILES_N = BN / 8 / WARPS_N;
    pub const STEPS = BK / 16;

    // Global memory. All three matrices are row-major; the coordinates of B are those of its transpose.
    GlobalA: logical -> physical = (m: MAX, k: MAX):(PITCH, 1);
    GlobalB: logical -> physical = (n: MAX, k: MAX):(1, PITCH);
    GlobalC: logical -> physical = (m: MAX, n: MAX):(PITCH, 1);

    /// Shared memory. The swizzle spreads the eight rows of a fragment, which would start in one bank: every access
    /// below is free of bank conflicts (a lane reads its neighbours along `k`, two at a time).
    SmemA: logical -> physical = swizzle(2, 5, 3) @ (m: BM, k: BK):(BK, 1);
    /// As it lies in global memory, `n` fastest.
    SmemB: logical -> physical = swizzle(2, 8, 3) @ (n: BN, k: BK):(1, BN);

    /// Who copies what of a slab: 256 threads, in four steps, four neighbours each; along `k` here, along `n` below.
    CopyA: thread_value -> logical =
        divide(canonical(m: BM, k: BK), (1, 4)) @ interleave((v: 4):(1), (step: 4, thread: 256):(256, 1));
    CopyB: thread_value -> logical =
        divide(canonical(n: BN, k: BK), (4, 1)) @ interleave((v: 4):(1), (step: 4, thread: (8, 32)):(8, (1, 32)));

    /// Where a thread loads from, in each tile of the matrix, and where it stores to.
    LoadA = divide(GlobalA, (BM, BK)) @ interleave(CopyA, (block_m: MAX / BM, slab: MAX / BK):(MAX / BK, 1));
    LoadB = divide(GlobalB, (BN, BK)) @ interleave(CopyB, (block_n: MAX / BN, slab: MAX / BK):(MAX / BK, 1));
    StoreA = SmemA @ CopyA;
    StoreB = SmemB @ CopyB;

    // The fragments of `mma.m16n8k16`, as PTX defines them: A is 16 x 16 (m, k), B 8 x 16 (n, k), C 16 x 8 (m, n).
    FragA: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 2)):((16, 2), (8, 128, 1));
    FragB: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((16, 2), (8, 1));
    FragC: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));

    /// Where a lane finds the registers of each fragment of its warp. A warp has neighbouring fragments.
    ReadA = divide(SmemA, (16, 16))
        @ interleave(FragA, (warp_m: WARPS_M, tile_m: TILES_M, step: STEPS):(TILES_M * STEPS, STEPS, 1));
    ReadB = divide(SmemB, (8, 16))
        @ interleave(FragB, (warp_n: WARPS_N, tile_n: TILES_N, step: STEPS):(TILES_N * STEPS, STEPS, 1));

    /// Where it stores its share of C. `MAX / 8` fragments stand side by side, `MAX / 16` one above the other.
    WriteC = divide(GlobalC, (16, 8)) @ interleave(
        FragC,
        (block_m: MAX / BM, block_n: MAX / BN, warp_m: WARPS_M, warp_n: WARPS_N, tile_m: TILES_M, tile_n: TILES_N)
            : (BM / 16 * MAX / 8, BN / 8, TILES_M * MAX / 8, TILES_N, MAX / 8, 1)
    );

    /// The accumulators of a thread block, a fragment of C each.
    Sums: logical -> physical = canonical(warp_m: WARPS_M, warp_n: WARPS_N, tile_m: TILES_M, tile_n: TILES_N);

    // Inside the instruction: one small matrix each, B with `n` fastest.
    OperandA: thread_value -> physical = (m: 16, k: 16):(16, 1) @ FragA;
    OperandB: thread_value -> physical = (n: 8, k: 16):(1, 8) @ FragB;
    OperandC: thread_value -> physical = (m: 16, n: 8):(8, 1) @ FragC;
}

/// `N` registers of each of the 32 lanes of a warp.
type Registers<const N: usize> = [[f32; N]; 32];

fn load<L: Layout<Codomain = Physical, Index = usize>>(memory: &[f32], layout: L, coord: L::Coord) -> f32 {
    memory[layout.at(coord)]
}

/// `Injective`: through a broadcast, say, this does not compile.
fn store<L: Injective<Index = usize>>(memory: &mut [f32], layout: L, coord: L::Coord, value: f32) {
    memory[layout.at(coord)] = value;
}

fn gather<const N: usize>(register: impl Fn(usize, usize) -> f32) -> Registers<N> {
    from_fn(|lane| from_fn(|reg| register(lane, reg)))
}

fn scatter<const N: usize>(registers: &Registers<N>, mut register: impl FnMut(usize, usize, f32)) {
    for (lane, values) in registers.iter().enumerate() {
        for (reg, &value) in values.iter().enumerate() {
            register(lane, reg, value);
        }
    }
}

/// `mma.m16n8k16`: adds A · B to C, all three spread over the registers of a warp.
fn mma(c: &mut Registers<4>, a: &Registers<8>, b: &Registers<4>) {
    let (mut ma, mut mb, mut mc) = ([0.0; OperandA::SIZE], [0.0; OperandB::SIZE], [0.0; OperandC::SIZE]);
    scatter(a, |lane, reg, value| store(&mut ma, OperandA, (lane, reg), value));
    scatter(b, |lane, reg, value| store(&mut mb, OperandB, (lane, reg), value));
    scatter(c, |lane, reg, value| store(&mut mc, OperandC, (lane, reg), value));
    for (row, sums) in ma.as_chunks::<16>().0.iter().zip(mc.as_chunks_mut::<8>().0) {
        for (x, row) in row.iter().zip(mb.as_chunks::<8>().0) {
            for (sum, y) in sums.iter_mut().zip(row) {
                *sum += x * y;
            }
        }
    }
    *c = gather(|lane, reg| load(&mc, OperandC, (lane, reg)));
}

/// The matrices in global memory, as many blocks and slabs of them as are in use.
struct Problem {
    a: Vec<f32>,
    b: Vec<f32>,
    c: Vec<f32>,
    blocks_m: usize,
    blocks_n: usize,
    slabs: usize,
}

impl Problem {
    fn new(a: &Array2<f32>, b: &Array2<f32>) -> Self {
        let mut problem = Self {
            a: vec![0.0; GlobalA::COSIZE],
            b: vec![0.0; GlobalB::COSIZE],
            c: vec![0.0; GlobalC::COSIZE],
            blocks_m: a.nrows().div_ceil(BM),
            blocks_n: b.ncols().div_ceil(BN),
            slabs: a.ncols().div_ceil(BK),
        };
        for (coord, &value) in a.indexed_iter() {
            store(&mut problem.a, GlobalA, coord, value);
        }
        for ((k, n), &value) in b.indexed_iter() {
            store(&mut problem.b, GlobalB, (n, k), value);
        }
        problem
    }

    fn run(&mut self) {
        for block_m in 0..self.blocks_m {
            for block_n in 0..self.blocks_n {
                let sums = self.block(block_m, block_n);
                self.write(block_m, block_n, &sums);
            }
        }
    }

    /// One thread block, slab by slab.
    fn block(&self, block_m: usize, block_n: usize) -> Vec<Registers<4>> {
        let (mut a, mut b) = ([0.0; SmemA::COSIZE], [0.0; SmemB::COSIZE]);
        let mut sums = vec![[[0.0; 4]; 32]; Sums::SIZE];
        for slab in 0..self.slabs {
            self.copy(block_m, block_n, slab, &mut a, &mut b);
            for warp_m in 0..WARPS_M {
                for warp_n in 0..WARPS_N {
                    warp(warp_m, warp_n, &a, &b, &mut sums);
                }
            }
        }
        sums
    }

    /// Global to shared memory, thread by thread.
    fn copy(&self, block_m: usize, block_n: usize, slab: usize, a: &mut [f32], b: &mut [f32]) {
        let [steps, threads, neighbours] = CopyA::SHAPE;
        for step in 0..steps {
            for thread in 0..threads {
                for v in 0..neighbours {
                    store(a, StoreA, (step, thread, v), load(&self.a, LoadA, (block_m, slab, step, thread, v)));
                    store(b, StoreB, (step, thread, v), load(&self.b, LoadB, (block_n, slab, step, thread, v)));
                }
            }
        }
    }

    /// Registers to global memory.
    fn write(&mut self, block_m: usize, block_n: usize, sums: &[Registers<4>]) {
        for (i, registers) in sums.iter().enumerate() {
            let (warp_m, warp_n, tile_m, tile_n) = Sums.coord(i);
            scatter(registers, |lane, reg, value| {
                store(&mut self.c, WriteC, (block_m, block_n, warp_m, warp_n, tile_m, tile_n, lane, reg), value);
            });
        }
    }
}

/// One warp's part of a slab: the fragments of A and B once each, then all their products.
fn warp(warp_m: usize, warp_n: usize, a: &[f32], b: &[f32], sums: &mut [Registers<4>]) {
    for step in 0..STEPS {
        let a: [Registers<8>; TILES_M] =
            from_fn(|tile_m| gather(|lane, reg| load(a, ReadA, (warp_m, tile_m, step, lane, reg))));
        let b: [Registers<4>; TILES_N] =
            from_fn(|tile_n| gather(|lane, reg| load(b, ReadB, (warp_n, tile_n, step, lane, reg))));
        for (tile_m, a) in a.iter().enumerate() {
            for (tile_n, b) in b.iter().enumerate() {
                mma(&mut sums[Sums.index(warp_m, warp_n, tile_m, tile_n)], a, b);
            }
        }
    }
}

fn multiply(a: &Array2<f32>, b: &Array2<f32>) -> Array2<f32> {
    let mut problem = Problem::new(a, b);
    problem.run();
    Array2::from_shape_fn((a.nrows(), b.ncols()), |coord| load(&problem.c, GlobalC, coord))
}

/// The largest error of any element, relative to the sum of the magnitudes that were added up for it.
fn largest_error(a: &Array2<f32>, b: &Array2<f32>, product: &Array2<f32>, reference: &Array2<f32>) -> f32 {
    let magnitudes = a.mapv(f32::abs).dot(&b.mapv(f32::abs));
    Zip::from(product).and(reference).and(&magnitudes).fold(0.0, |largest, &x, &y, &magnitude| {
        // Sums past the largest number say nothing.
        let error = if magnitude.is_infinite() {
            f32::NAN
        } else if x == y {
            0.0
        } else {
            (x - y).abs() / magnitude
        };
        // Not `max`: a NaN has to stay.
        if error > largest || error.is_nan() { error } else { largest }
    })
}

/// Uniform in -1..1, from `SplitMix64`.
fn random(rows: usize, cols: usize, seed: u64) -> Array2<f32> {
    let mut state = seed;
    Array2::from_shape_simple_fn((rows, cols), || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1 << 23) as f32 - 1.0
    })
}

fn read(path: &str) -> Result<Array2<f32>, String> {
    let matrix: Array2<f32> = read_npy(path).map_err(|error| format!("{path}: {error}"))?;
    let (rows, cols) = matrix.dim();
    if rows > MAX || cols > MAX {
        return Err(format!("{path}: {rows} x {cols}, and this example takes at most {MAX} each way"));
    }
    if !matrix.iter().all(|x| x.is_finite()) {
        return Err(format!("{path}: not all elements are finite"));
    }
    Ok(matrix)
}

/// Prints a layout: its name and notation, and how many elements it reaches in how much memory.
macro_rules! show {
    ($($layout:ident)*) => { $(
        let (size, cosize) = ($layout::SIZE, $layout::COSIZE);
        println!("  {:8}{}\n          size {size}, cosize {cosize}", stringify!($layout), $layout::NOTATION);
    )* };
}

/// Runs `f` and prints its name and speed.
fn timed(name: &str, flop: f64, f: impl FnOnce() -> Array2<f32>) -> Array2<f32> {
    let start = Instant::now();
    let product = f();
    let seconds = start.elapsed().as_secs_f64();
    println!("{name:8}  {:9.1} ms  {:7.2} GFLOP/s", seconds * 1e3, flop / seconds / 1e9);
    product
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (a, b, out) = match arguments.as_slice() {
        [] => (random(1024, 1024, 1), random(1024, 1024, 2), None),
        [a, b] => (read(a)?, read(b)?, None),
        [a, b, out] => (read(a)?, read(b)?, Some(out)),
        _ => return Err("usage: matmul [a.npy b.npy [out.npy]]".into()),
    };
    let ((m, k), (l, n)) = (a.dim(), b.dim());
    if k != l {
        return Err(format!("cannot multiply {m} x {k} by {l} x {n}").into());
    }

    println!("{m} x {k} times {k} x {n}, through");
    show!(LoadA StoreA ReadA LoadB StoreB ReadB WriteC);
    let flop = 2.0 * m as f64 * n as f64 * k as f64;
    let product = timed("layouts", flop, || multiply(&a, &b));
    let reference = timed("ndarray", flop, || a.dot(&b));
    let (error, limit) = (largest_error(&a, &b, &product, &reference), k as f32 * f32::EPSILON);
    println!("largest relative error {error:.1e}, at most {limit:.1e} expected");
    if let Some(path) = out {
        write_npy(path, &product).map_err(|error| format!("{path}: {error}"))?;
    }
    if error <= limit { Ok(()) } else { Err("the two products differ".into()) }
}
