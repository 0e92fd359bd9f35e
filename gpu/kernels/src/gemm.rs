//! `c = a bᵀ` on halves, accumulated in floats, by `mma.sync`: tiles of 128 × 256, three stages of 64 in shared memory.
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
}

/// The layouts of one size, and its kernel.
macro_rules! gemm {
    ($module:ident $kernel:ident: $size:literal, $groups:literal) => {
        #[doc = concat!("Square matrices of ", stringify!($size), ".")]
        pub mod $module {
            use layout_algebra::layout;

            layout! {
                #![index(u32)]
                use super::{BM, BN, BK, CopyA, CopyB, FragC};

                pub const SIZE = $size;
                pub const BLOCKS = SIZE / BM * (SIZE / BN);

                /// A by rows, B by rows (columns of the product), C by rows.
                pub A: logical -> physical = (m: SIZE, k: SIZE):(SIZE, 1);
                pub B: logical -> physical = (n: SIZE, k: SIZE):(SIZE, 1);
                pub C: logical -> physical = (m: SIZE, n: SIZE):(SIZE, 1);
                TilesA = group(divide(A, (BM, BK)), (tm: rest.m, tk: rest.k, m: tile.m, k: tile.k));
                TilesB = group(divide(B, (BN, BK)), (tn: rest.n, tk: rest.k, n: tile.n, k: tile.k));
                TilesC = group(divide(C, (BM, BN)), (tm: rest.m, tn: rest.n, m: tile.m, n: tile.n));

                pub LoadA = (TilesA | { tm, tk }) @ CopyA | { thread, v = 0 };
                pub LoadB = (TilesB | { tn, tk }) @ CopyB | { thread, v = 0 };
                pub Store = (TilesC | { tm, tn }) @ FragC | { wm, wn, lane, v = 0 };

                // What all of them read and write: 16 bytes at a time, whole sectors.
                ReadsA = TilesA @ repeat(CopyA, (tile: SIZE / BM * (SIZE / BK)):(1));
                ReadsB = TilesB @ repeat(CopyB, (tile: SIZE / BN * (SIZE / BK)):(1));
                Writes = TilesC @ repeat(FragC, (tile: BLOCKS):(1));
                assert vector_width(ReadsA, v) == 8;
                assert vector_width(ReadsB, v) == 8;
                assert vector_width(Writes, v) == 8;
                assert sectors(ReadsA, lanes = thread, vector = v, element = 2) == 16;
                assert sectors(ReadsB, lanes = thread, vector = v, element = 2) == 16;
                assert sectors(Writes, lanes = lane, vector = v, element = 2) == 16;

                /// The tile of each block: groups of eight rows of tiles, column by column, so that what runs at the
                /// same time shares its inputs in L2.
                pub Order: logical -> logical = (group: $groups, column: SIZE / BN, row: 8):(8 * (SIZE / BN), 1, SIZE / BN);
                pub Tiles: logical -> logical = canonical(tm: SIZE / BM, tn: SIZE / BN);
            }

            /// # Safety
            ///
            /// The arrays are matrices of `SIZE` by `SIZE` halves, aligned to 16 bytes, `c` nobody else's; `BLOCKS` blocks
            /// of `THREADS` threads with `SHARED` bytes of shared memory.
            #[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
            #[unsafe(no_mangle)]
            pub unsafe extern "ptx-kernel" fn $kernel(a: *const u16, b: *const u16, c: *mut u16) {
                let (tm, tn) = Tiles.coord(Order.linear(crate::device::thread::block()));
                let steps = const { SIZE as u32 / super::BK as u32 }; // not an index: the number of steps
                super::code::gemm!(a, b, c, tm, tn, steps, LoadA, LoadB, Store)
            }
        }
    };
}

gemm!(square4096 gemm_4096: 4096, 4);
gemm!(square8192 gemm_8192: 8192, 8);

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code {
    use super::*;
    pub use crate::device::copy::{commit, copy16, wait};
    pub use crate::device::global::store4;
    pub use crate::device::matrix::{halves, ldmatrix, mma};
    pub use crate::device::shared;
    pub use crate::device::thread::{barrier, thread};
    pub use layout_algebra::unroll;

    /// The fragments of one step of 16 along k: for each `i`, for each pair `j`.
    type FragmentsA = [[[u32; 2]; 2]; 4];
    type FragmentsB = [[[[u32; 2]; 2]; 2]; 2];
    /// `[i][j.0][j.1][j.2]`, each the accumulator of one `mma`, `[h][b]`.
    pub type Accumulators = [[[[[[f32; 2]; 2]; 2]; 2]; 2]; 4];

    /// Where this thread copies to.
    #[derive(Clone, Copy)]
    pub struct Puts(PutA, PutB);

    impl Puts {
        #[inline(always)]
        pub fn new() -> Self {
            Puts(PutA::new(thread()), PutB::new(thread()))
        }

        /// # Safety
        /// The stage is in shared memory, and each of `from` may be read for 16 bytes where `on`.
        #[inline(always)]
        pub unsafe fn a(self, stage: u32, from: [*const u16; 4], on: bool) {
            let mut from = from.into_iter();
            self.0.each_byte(
                stage,
                2,
                #[inline(always)]
                |_, to| {
                    if let Some(from) = from.next() {
                        // SAFETY: inside the stage by the layout, 16-byte aligned as its vectors are; `from` as promised.
                        unsafe { copy16(to, from, on) };
                    }
                },
            );
        }

        /// # Safety
        /// The stage is in shared memory, and each of `from` may be read for 16 bytes where `on`.
        #[inline(always)]
        pub unsafe fn b(self, stage: u32, from: [*const u16; 8], on: bool) {
            let mut from = from.into_iter();
            self.1.each_byte(
                stage + B_AT as u32,
                2,
                #[inline(always)]
                |_, to| {
                    if let Some(from) = from.next() {
                        // SAFETY: inside the stage by the layout, 16-byte aligned as its vectors are; `from` as promised.
                        unsafe { copy16(to, from, on) };
                    }
                },
            );
        }
    }

    /// Where this lane's matrices are, for each step of 16 along k.
    #[derive(Clone, Copy)]
    pub struct Gets([GetA; 4], [GetB; 4]);

    impl Gets {
        #[inline(always)]
        pub fn new(wm: u32, wn: u32, lane: u32) -> Self {
            Gets([0, 1, 2, 3].map(|q| GetA::new(wm, lane, q)), [0, 1, 2, 3].map(|q| GetB::new(wn, lane, q)))
        }

        /// # Safety
        /// The stage is in shared memory, and was written by everybody.
        #[inline(always)]
        pub unsafe fn read(self, stage: u32, q: usize) -> (FragmentsA, FragmentsB) {
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
    #[inline(always)]
    pub fn multiply(c: &mut Accumulators, (a, b): &(FragmentsA, FragmentsB)) {
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
                                        mma(&mut c[i][j0][j1][j2], &a[i], &b[j0][j1][j2]);
                                    },
                                )
                            },
                        )
                    },
                )
            },
        );
    }

    /// The kernel, for the layouts of one size.
    macro_rules! gemm {
        ($a:ident, $b:ident, $c:ident, $tm:ident, $tn:ident, $steps:ident, $LoadA:ident, $LoadB:ident, $Store:ident) => {{
            use super::code::*;
            let (wm, wn, lane) = super::Warps.coord(thread());
            let (puts, gets) = (Puts::new(), Gets::new(wm, wn, lane));
            let (mut load_a, mut load_b) = ($LoadA::new($tm, 0, thread()), $LoadB::new($tn, 0, thread()));
            let stage = #[inline(always)]
            |i: u32| shared::start() + super::Stage.index(i);
            // SAFETY: the matrix is as large as the layout says, by the contract of the kernel; past the last step nothing is
            // read. A stage is inside shared memory, by its layout.
            let copy_a = #[inline(always)]
            |load: $LoadA, stage: u32, on: bool| unsafe {
                let mut from = [core::ptr::null(); 4];
                load.each_ptr(
                    $a.cast_mut(),
                    #[inline(always)]
                    |i, p| from[i as usize] = p.cast_const(),
                );
                puts.a(stage, from, on);
            };
            // SAFETY: likewise.
            let copy_b = #[inline(always)]
            |load: $LoadB, stage: u32, on: bool| unsafe {
                let mut from = [core::ptr::null(); 8];
                load.each_ptr(
                    $b.cast_mut(),
                    #[inline(always)]
                    |i, p| from[i as usize] = p.cast_const(),
                );
                puts.b(stage, from, on);
                commit();
            };

            // Two stages ahead.
            let mut ahead = 0;
            while ahead < 2 {
                copy_a(load_a, stage(ahead), ahead < $steps);
                copy_b(load_b, stage(ahead), ahead < $steps);
                (load_a, load_b) = (load_a.advance_tk(1), load_b.advance_tk(1));
                ahead += 1;
            }
            wait::<1>();
            barrier();

            let mut c: Accumulators = [[[[[[0.0; 2]; 2]; 2]; 2]; 2]; 4];
            let (mut reading, mut writing, mut step) = (0, 2, 0);
            // SAFETY: the first stage has arrived, for everybody.
            let mut next = unsafe { gets.read(stage(reading), 0) };
            while step < $steps {
                let on = step + 2 < $steps;
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
                            0 => copy_a(load_a, stage(writing), on),
                            1 => copy_b(load_b, stage(writing), on),
                            2 => {
                                (load_a, load_b) = (load_a.advance_tk(1), load_b.advance_tk(1));
                                writing = if writing == 2 { 0 } else { writing + 1 };
                            }
                            _ => {}
                        }
                        multiply(&mut c, &now);
                    },
                );
                step += 1;
            }

            let store = $Store::new($tm, $tn, wm, wn, lane);
            // SAFETY: C is as large as the layout says, by the contract of the kernel, and its stores are 8 values of one row,
            // aligned, which no other thread has: the layout is injective.
            unsafe {
                store.each_ptr(
                    $c,
                    #[inline(always)]
                    |v, p| {
                        let (i, h, hi) = store.coord(v);
                        let c = &c[i as usize][hi as usize];
                        let h = h as usize;
                        store4(p, [halves(c[0][0][h]), halves(c[0][1][h]), halves(c[1][0][h]), halves(c[1][1][h])]);
                    },
                );
            }
        }};
    }
    pub(crate) use gemm;
}
