//! `c = a bᵀ` on halves, accumulated in floats, by `mma.sync`, for any size and rows any distance apart: tiles of 128 × 256,
//! three stages of 64 in shared memory.
//!
//! Sizes and distances are known at run time. The last tiles of each mode stick out of the matrices: what is outside is zero in
//! shared memory, and is not stored. A slice that is inside as a whole is copied and stored without a test.
//!
//! Eight warps, each with 64 × 64 of C in registers. The rows of B are permuted on their way into shared memory, so that
//! every lane ends with eight columns of C side by side and stores them by 16 bytes, straight from registers.

use layout_algebra::layout;

layout! {
    #![index(u32)]
    use layout_algebra::atoms::mma::M16N8K16C;

    pub const BM = 128;
    pub const BN = 256;
    pub const BK = 64;
    pub const STAGES = 3;
    pub const THREADS = 256;

    // Shared memory. Rows of 128 bytes, their vectors of 16 bytes swizzled.
    pub SmemA: logical -> physical = swizzle(3, 6, 3) @ (m: BM, k: BK):(BK, 1);
    pub SmemB: logical -> physical = swizzle(3, 6, 3) @ (n: BN, k: BK):(BK, 1);
    /// Where B starts in a stage, in bytes.
    pub const B_AT = cosize(SmemA) * 2;
    pub const STAGE_BYTES = B_AT + cosize(SmemB) * 2;
    /// Bytes of shared memory.
    pub const SHARED = STAGES * STAGE_BYTES;
    /// Where a stage starts, in bytes.
    pub Stage: logical -> physical = (stage: STAGES):(STAGE_BYTES);

    /// Row 32h + 8t + 2j + b of B lies where row 32h + 8j + 2t + b would.
    pub Permuted: logical -> logical = (n: (8, 4, 4, 2)):((32, 2, 8, 1));
    RowsB: logical -> logical = (n: (8, 4, 4, 2), k: BK):((2048, 128, 512, 64), 1);

    // From global to shared memory, 16 bytes a thread and step.
    pub CopyA: thread_value -> logical = divide(canonical(m: BM, k: BK), (1, 8)) @ interleave((v: 8):(1), (step: 4, thread: THREADS):(THREADS, 1));
    pub CopyB: thread_value -> logical = divide(canonical(n: BN, k: BK), (1, 8)) @ interleave((v: 8):(1), (step: 8, thread: THREADS):(THREADS, 1));
    pub PutsA = SmemA @ CopyA;
    pub PutsB = SmemB @ RowsB @ CopyB;
    pub PutA = PutsA | { thread, v = 0 };
    pub PutB = PutsB | { thread, v = 0 };

    /// Which warp has which part of the tile.
    pub Warps: logical -> logical = canonical(wm: 2, wn: 4, lane: 32);

    // From shared memory to fragments: the rows whose addresses the lanes give to ldmatrix.x4, for a tile of 16 × 16. A's
    // registers go down the rows first, B's along k.
    pub MatricesA: thread_value -> logical = (lane: (2, 2, 8), elem: 8):((8, 128, 16), 1);
    pub MatricesB: thread_value -> logical = (lane: (2, 2, 8), elem: 8):((128, 8, 16), 1);
    pub FragsA: thread_value -> logical = divide(canonical(m: BM, k: BK), (16, 16)) @ interleave(MatricesA, (wm: 2, q: 4, i: 4):(16, 1, 4));
    pub FragsB: thread_value -> logical = divide(canonical(n: BN, k: BK), (16, 16)) @ interleave(MatricesB, (wn: 4, q: 4, j: (2, 2)):(16, 1, (8, 4)));
    pub GetsA = SmemA @ FragsA;
    pub GetsB = SmemB @ FragsB;
    pub GetA = GetsA | { wm, lane, q, elem = 0 };
    pub GetB = GetsB | { wn, lane, q, elem = 0 };

    assert bank_conflicts(PutsA, lanes = thread, vector = v, element = 2) == 1;
    assert bank_conflicts(PutsB, lanes = thread, vector = v, element = 2) == 1;
    assert bank_conflicts(GetsA, lanes = lane, vector = elem, element = 2) == 1;
    assert bank_conflicts(GetsB, lanes = lane, vector = elem, element = 2) == 1;

    // The accumulators of all warps, in the columns of shared memory and in those of C.
    FragsC: thread_value -> logical = divide(canonical(m: BM, n: BN), (16, 8)) @ interleave(M16N8K16C, (wm: 2, wn: 4, i: 4, j: (2, 4)):(128, 8, 32, (4, 1)));
    Columns: logical -> logical = (m: BM, n: (8, 4, 4, 2)):(BN, (32, 2, 8, 1));
    /// `v`: the eight columns that a lane has side by side.
    pub FragC = group(Columns @ FragsC, (wm: wm, wn: wn, lane: lane, i: i, h: reg.0, hi: j.0, v: (j.1, reg.1)));

    // The matrices: whole vectors of 16 bytes to a row, `ld` halves from one row to the next.
    pub A(m, k, ld): logical -> physical = (row: m, col: k):(ld, 1) where ld >= k, ld % 8 == 0, k % 8 == 0;
    pub B(n, k, ld): logical -> physical = (row: n, col: k):(ld, 1) where ld >= k, ld % 8 == 0, k % 8 == 0;
    pub C(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n, ld % 8 == 0, n % 8 == 0;
    pub TilesA(m, k, ld) = group(divide_ceil(A(m, k, ld), (BM, BK)), (tm: rest.row, tk: rest.col, row: tile.row, col: tile.col));
    pub TilesB(n, k, ld) = group(divide_ceil(B(n, k, ld), (BN, BK)), (tn: rest.row, tk: rest.col, row: tile.row, col: tile.col));
    pub TilesC(m, n, ld) = group(divide_ceil(C(m, n, ld), (BM, BN)), (tm: rest.row, tn: rest.col, row: tile.row, col: tile.col));

    pub LoadA(m, k, ld) = (TilesA(m, k, ld) | { tm, tk }) @ CopyA | { thread, v = 0 };
    pub LoadB(n, k, ld) = (TilesB(n, k, ld) | { tn, tk }) @ CopyB | { thread, v = 0 };
    pub Store(m, n, ld) = (TilesC(m, n, ld) | { tm, tn }) @ FragC | { wm, wn, lane, v = 0 };
}

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code {
    use super::*;
    use crate::device::copy::{commit, copy16, wait};
    use crate::device::global::store4;
    use crate::device::matrix::{halves, ldmatrix, mma};
    use crate::device::shared;
    use crate::device::thread::{barrier, block, thread};
    use layout_algebra::unroll;

    /// The fragments of one step of 16 along k: for each `i`, for each pair `j`.
    type FragmentsA = [[[u32; 2]; 2]; 4];
    type FragmentsB = [[[[u32; 2]; 2]; 2]; 2];
    /// `[i][j.0][j.1][j.2]`, each the accumulator of one `mma`, `[h][b]`.
    type Accumulators = [[[[[[f32; 2]; 2]; 2]; 2]; 2]; 4];

    /// The tile of a block, and its matrices.
    #[derive(Clone, Copy)]
    struct Tile {
        a: (*const u16, TilesA),
        b: (*const u16, TilesB),
        tm: u32,
        tn: u32,
    }

    /// Where this thread copies to.
    #[derive(Clone, Copy)]
    struct Puts(PutA, PutB);

    impl Puts {
        #[inline(always)]
        fn new() -> Self {
            Puts(PutA::new(thread()), PutB::new(thread()))
        }

        /// Starts the copies of A's step `tk` to a stage.
        ///
        /// # Safety
        ///
        /// The matrix is as large as its layout says, with such a tile and step; the stage is in shared memory, and nobody
        /// uses it until the copies have been waited for.
        #[inline(always)]
        unsafe fn a(self, tile: Tile, tk: u32, stage: u32) {
            let (p, tiles) = tile.a;
            let (load, mut to) = (LoadA::of(tiles, tile.tm, tk, thread()), [0; 4]);
            self.0.each_byte(
                stage,
                2,
                #[inline(always)]
                |i, at| to[i as usize] = at,
            );
            // SAFETY: what is inside of the matrix is so with the seven that follow, rows being multiples of eight; it and
            // `to` are aligned to 16 bytes, since all layouts have whole vectors. `to` is inside the stage by the layout.
            unsafe {
                load.each_ptr(
                    p.cast_mut(),
                    #[inline(always)]
                    |i, from| copy16(to[i as usize], from),
                );
                if !load.is_interior() {
                    unroll::<4>(
                        #[inline(always)]
                        |i| {
                            if !load.holds(i as u32) {
                                shared::zero16(to[i]);
                            }
                        },
                    );
                }
            }
        }

        /// Starts the copies of B's step `tk` to a stage.
        ///
        /// # Safety
        ///
        /// As [`a`](Self::a).
        #[inline(always)]
        unsafe fn b(self, tile: Tile, tk: u32, stage: u32) {
            let (p, tiles) = tile.b;
            let (load, mut to) = (LoadB::of(tiles, tile.tn, tk, thread()), [0; 8]);
            self.1.each_byte(
                stage + B_AT as u32,
                2,
                #[inline(always)]
                |i, at| to[i as usize] = at,
            );
            // SAFETY: as for A.
            unsafe {
                load.each_ptr(
                    p.cast_mut(),
                    #[inline(always)]
                    |i, from| copy16(to[i as usize], from),
                );
                if !load.is_interior() {
                    unroll::<8>(
                        #[inline(always)]
                        |i| {
                            if !load.holds(i as u32) {
                                shared::zero16(to[i]);
                            }
                        },
                    );
                }
            }
        }
    }

    /// Where this lane's matrices are, for each step of 16 along k.
    #[derive(Clone, Copy)]
    struct Gets([GetA; 4], [GetB; 4]);

    impl Gets {
        #[inline(always)]
        fn new(wm: u32, wn: u32, lane: u32) -> Self {
            Gets([0, 1, 2, 3].map(|q| GetA::new(wm, lane, q)), [0, 1, 2, 3].map(|q| GetB::new(wn, lane, q)))
        }

        /// # Safety
        ///
        /// The stage is in shared memory, and was written by everybody. All lanes of the warp take part.
        #[inline(always)]
        unsafe fn read(self, stage: u32, q: usize) -> (FragmentsA, FragmentsB) {
            let (mut a, mut b) = ([[[0; 2]; 2]; 4], [[[0; 2]; 2]; 4]);
            self.0[q].each_byte(
                stage,
                2,
                #[inline(always)]
                // SAFETY: a row of 16 bytes inside the stage, by the layout.
                |i, at| a[i as usize] = unsafe { ldmatrix(at) },
            );
            self.1[q].each_byte(
                stage + B_AT as u32,
                2,
                #[inline(always)]
                // SAFETY: likewise.
                |j, at| b[j as usize] = unsafe { ldmatrix(at) },
            );
            let [b0, b1, b2, b3] = b;
            (a, [[b0, b1], [b2, b3]])
        }
    }

    /// The products of one step of 16 along k. Odd rows go backwards, so that the last B of one is the first of the next.
    ///
    /// # Safety
    ///
    /// All lanes of the warp take part.
    #[inline(always)]
    unsafe fn multiply(c: &mut Accumulators, (a, b): &(FragmentsA, FragmentsB)) {
        const BACKWARDS: [bool; 4] = [false, true, false, true];
        unroll::<4>(
            #[inline(always)]
            |i| {
                unroll::<2>(
                    #[inline(always)]
                    |j0| {
                        unroll::<2>(
                            #[inline(always)]
                            |j1| {
                                unroll::<2>(
                                    #[inline(always)]
                                    |j2| {
                                        let turned = #[inline(always)]
                                        |j: usize| if BACKWARDS[i] { 1 - j } else { j };
                                        let (j0, j1, j2) = (turned(j0), turned(j1), turned(j2));
                                        // SAFETY: the caller's promise.
                                        unsafe { mma(&mut c[i][j0][j1][j2], &a[i], &b[j0][j1][j2]) };
                                    },
                                )
                            },
                        )
                    },
                )
            },
        );
    }

    /// `a` is a matrix of `m` by `k` halves with rows `lda` apart, `b` of `n` by `k`, `c` of `m` by `n`. `tiles` has the tile of
    /// each block, row and column: all tiles in the order in which they are worked on.
    ///
    /// # Safety
    ///
    /// [`TilesA::new`], [`TilesB::new`] and [`TilesC::new`] accept the sizes and distances, none of which is 0; the arrays have as
    /// many halves as their cosizes, aligned to 16 bytes, `c` being nobody else's; blocks of `THREADS` threads with `SHARED`
    /// bytes of shared memory, each with a tile of its own.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn gemm(
        a: *const u16,
        b: *const u16,
        c: *mut u16,
        m: u64,
        n: u64,
        k: u64,
        lda: u64,
        ldb: u64,
        ldc: u64,
        tiles: *const [u32; 2],
    ) {
        let (m, n, k) = (m as u32, n as u32, k as u32);
        let (wm, wn, lane) = Warps.coord(thread());
        // SAFETY: the caller's promise.
        let (tile, tiles_c) = unsafe {
            let [tm, tn] = *tiles.add(block() as usize);
            let a = (a, TilesA::new_unchecked(m, k, lda as u32));
            let b = (b, TilesB::new_unchecked(n, k, ldb as u32));
            (Tile { a, b, tm, tn }, TilesC::new_unchecked(m, n, ldc as u32))
        };
        let steps = tile.a.1.shape()[1] as u32;
        // SAFETY: all threads come here, and the tile is one of the matrices.
        let sums = unsafe { sums(tile, steps, Gets::new(wm, wn, lane)) };
        let store = Store::of(tiles_c, tile.tm, tile.tn, wm, wn, lane);
        // SAFETY: C is as large as the layout says, by the contract of the kernel, and what is inside of it is so with the
        // seven that follow, rows being multiples of eight: aligned, and no other thread's, since the layout is injective inside.
        unsafe {
            store.each_ptr(
                c,
                #[inline(always)]
                |v, p| {
                    let (i, h, hi) = store.coord(v);
                    let c = &sums[i as usize][hi as usize];
                    let h = h as usize;
                    store4(p, [halves(c[0][0][h]), halves(c[0][1][h]), halves(c[1][0][h]), halves(c[1][1][h])]);
                },
            );
        }
    }

    /// The sums of a tile, over so many steps of 64 along k.
    ///
    /// # Safety
    ///
    /// All threads of the block take part. The matrices are as large as their layouts say, with such a tile and so many steps.
    #[inline(always)]
    unsafe fn sums(tile: Tile, steps: u32, gets: Gets) -> Accumulators {
        let puts = Puts::new();
        let stage = #[inline(always)]
        |i: u32| shared::start() + Stage.index(i);
        let copy_a = #[inline(always)]
        |step: u32, to: u32| {
            if step < steps {
                // SAFETY: the caller's promise, and the stage is read no more.
                unsafe { puts.a(tile, step, stage(to)) };
            }
        };
        let copy_b = #[inline(always)]
        |step: u32, to: u32| {
            if step < steps {
                // SAFETY: likewise.
                unsafe { puts.b(tile, step, stage(to)) };
            }
            commit();
        };

        // Two stages ahead.
        let mut ahead = 0;
        while ahead < 2 {
            copy_a(ahead, ahead);
            copy_b(ahead, ahead);
            ahead += 1;
        }
        wait::<1>();
        barrier();

        let mut c: Accumulators = [[[[[[0.0; 2]; 2]; 2]; 2]; 2]; 4];
        let (mut reading, mut writing, mut step) = (0, 2, 0);
        // SAFETY: the first stage has arrived, for everybody.
        let mut next = unsafe { gets.read(stage(reading), 0) };
        while step < steps {
            unroll::<4>(
                #[inline(always)]
                |q| {
                    let now = next;
                    if q == 3 {
                        // The next stage is there, and everybody has read the one that is written to next.
                        wait::<1>();
                        barrier();
                        reading = if reading == 2 { 0 } else { reading + 1 };
                    }
                    // SAFETY: that stage has arrived, for everybody: at the start, or at the barrier above.
                    next = unsafe { gets.read(stage(reading), [1, 2, 3, 0][q]) };
                    match q {
                        0 => copy_a(step + 2, writing),
                        1 => copy_b(step + 2, writing),
                        2 => writing = if writing == 2 { 0 } else { writing + 1 },
                        _ => {}
                    }
                    // SAFETY: all lanes are here, as all threads of the block are.
                    unsafe { multiply(&mut c, &now) };
                },
            );
            step += 1;
        }
        c
    }
}
