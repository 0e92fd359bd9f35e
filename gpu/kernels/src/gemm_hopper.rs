//! `c = a bᵀ` on halves, accumulated in floats, by `wgmma` and bulk tensor copies, for any size: persistent blocks over tiles
//! of 128 × 256, four stages of 64, one warp that copies and two groups of four that multiply. The results go through shared
//! memory and the copy engine, which leaves out what is outside of the matrix.

use layout_algebra::layout;

layout! {
    #![index(u32)]
    use layout_algebra::atoms::smem::KSw128B16;

    pub const BM = 128;
    pub const BN = 256;
    pub const BK = 64;
    pub const STAGES = 4;
    /// Two groups of 128, and a warp.
    pub const THREADS = 288;

    // Shared memory: atoms of eight rows, one after another.
    pub SmemA = group(repeat(KSw128B16, (block: BM / 8):(1)), (m: (block, mn), k: k));
    pub SmemB = group(repeat(KSw128B16, (block: BN / 8):(1)), (n: (block, mn), k: k));
    pub const B_AT = cosize(SmemA) * 2;
    pub const STAGE_BYTES = B_AT + cosize(SmemB) * 2;
    /// Where a stage starts, in bytes.
    pub Stage: logical -> physical = (stage: STAGES):(STAGE_BYTES);
    /// Where the results of each group wait to be stored, in bytes: 64 rows of 128 columns, as two boxes of 64.
    pub SmemC: logical -> physical = swizzle(3, 6, 3) @ (m: 64, n: (2, 64)):(64, (4096, 1));
    pub ResultsC: logical -> physical = (group: 2, part: 2):(2 * PART_BYTES, PART_BYTES);
    const PART_BYTES = 64 * 64 * 2;
    pub const RESULTS_AT = STAGES * STAGE_BYTES;
    const BARRIERS_AT = RESULTS_AT + size(ResultsC) * PART_BYTES;
    /// The barriers of a stage, in bytes after the stages: that it is full, that it is empty.
    pub Barriers: logical -> physical = (kind: 2, stage: STAGES):(8 * STAGES, 8);
    /// Bytes of shared memory.
    pub const SHARED = BARRIERS_AT + size(Barriers) * 8;
    pub const BARRIERS = BARRIERS_AT;

    // What one instruction reads: 64 rows of A, all of B, 16 along k; the first element of each.
    pub PartsA = divide(SmemA, (64, 16));
    pub PartsB = divide(SmemB, (BN, 16));
    pub PartA = PartsA | { rest.m, tile = 0 };
    pub PartB = PartsB | { rest.n, tile = 0 };

    // Where boxes start, as the coordinates that tensor maps take.
    pub StartM: logical -> physical = (tile: 65536):(BM);
    pub StartN: logical -> physical = (tile: 65536):(BN);
    pub StartRowC: logical -> physical = (tile: 65536, group: 2):(BM, 64);
    pub StartColumnC: logical -> physical = (tile: 65536, half: 2, part: 2):(BN, 128, 64);
    pub StartK: logical -> physical = (tile: 65536):(BK);

    /// Who a thread is: warps 0 to 7 multiply, warp 8 copies.
    pub Warps: logical -> logical = canonical(warp: 9, lane: 32);
    pub Groups: logical -> logical = canonical(group: 2, thread: 128);

    // From accumulators to shared memory: the rows whose addresses the lanes give to stmatrix.x4, for 16 x 16 results of a
    // warp.
    MatricesC: thread_value -> logical = (lane: (2, 2, 8), elem: 8):((8, 128, 16), 1);
    pub PutsC = SmemC @ (divide(canonical(m: 64, n: 128), (16, 16)) @ interleave(MatricesC, (warp: 4, hi: 4, pair: 2):(8, 2, 1)));
    pub PutC = PutsC | { warp, lane, elem = 0 };
    assert bank_conflicts(PutsC, lanes = lane, vector = elem, element = 2) == 1;
    /// Which eight accumulators `hi` of each half are.
    pub Eight: logical -> logical = canonical(half: 2, hi: 4);
}

#[cfg(all(target_arch = "nvptx64", feature = "hopper"))]
mod code {
    use super::*;
    use crate::device::hopper::mbarrier::{Barrier, initialised};
    use crate::device::hopper::stmatrix;
    use crate::device::hopper::tma::{self, TensorMap};
    use crate::device::hopper::wgmma::{self, Accumulators, Form};
    use crate::device::matrix::halves;
    use crate::device::shared;
    use crate::device::thread::{barrier, barrier_of, block, blocks, thread};
    use layout_algebra::unroll;

    const FORM_A: Form = Form::new(SmemA::STRIDES[0], &SmemA::SWIZZLES);
    const FORM_B: Form = Form::new(SmemB::STRIDES[0], &SmemB::SWIZZLES);

    /// The stages in turn, and the parity of the phase that each is in.
    #[derive(Clone, Copy)]
    struct Turn {
        stage: u32,
        parity: u32,
    }

    impl Turn {
        const FIRST: Self = Turn { stage: 0, parity: 0 };

        #[inline(always)]
        fn next(self) -> Self {
            let last = self.stage == const { STAGES as u32 - 1 };
            Turn {
                stage: if last { 0 } else { self.stage + 1 },
                parity: if last { 1 - self.parity } else { self.parity },
            }
        }

        /// Where the stage starts in shared memory.
        #[inline(always)]
        fn start(self) -> u32 {
            shared::start() + Stage.index(self.stage)
        }

        #[inline(always)]
        fn barrier(self, kind: u32) -> Barrier {
            // SAFETY: the layout gives each barrier its own eight bytes, behind the stages.
            unsafe { Barrier::at(shared::start() + BARRIERS as u32 + Barriers.index(kind, self.stage)) }
        }

        /// That the stage is full.
        #[inline(always)]
        fn full(self) -> Barrier {
            self.barrier(0)
        }

        /// That the stage is empty.
        #[inline(always)]
        fn empty(self) -> Barrier {
            self.barrier(1)
        }

        /// Waits until the stage is full.
        #[inline(always)]
        fn wait_full(self) {
            self.full().wait(self.parity);
        }

        /// Waits until the stage is empty, as it is at first.
        #[inline(always)]
        fn wait_empty(self) {
            self.empty().wait(1 - self.parity);
        }
    }

    /// The barriers, made by one thread: full when the copying thread has come and its bytes, empty when the eight warps have.
    #[inline(always)]
    fn make_barriers() {
        if thread() == 0 {
            let mut turn = Turn::FIRST;
            while turn.parity == 0 {
                turn.full().init(1);
                turn.empty().init(8);
                turn = turn.next();
            }
            initialised();
        }
        barrier();
    }

    /// Starts the products of one stage.
    ///
    /// # Safety
    ///
    /// As [`wgmma::start`].
    #[inline(always)]
    unsafe fn multiply(c: &mut Accumulators, start: u32, group: u32, accumulate: bool) {
        let (mut a, mut b) = ([FORM_A.at(0); 4], [FORM_B.at(0); 4]);
        PartA::new(group).each_byte(
            start,
            2,
            #[inline(always)]
            |k, at| a[k as usize] = FORM_A.at(at),
        );
        PartB::new(0).each_byte(
            start + B_AT as u32,
            2,
            #[inline(always)]
            |k, at| b[k as usize] = FORM_B.at(at),
        );
        // SAFETY: the caller's promise.
        unsafe { wgmma::start(c, a, b, accumulate) }
    }

    /// Matrices of any size: `m`, `n` and `k` are in the tensor maps, which read zeros and write nothing outside; rows are
    /// multiples of 16 bytes. `tiles` has the tiles in their order, row and column of each, `count` of them; `steps` of 64
    /// cover `k`.
    ///
    /// # Safety
    ///
    /// `a`, `b` and `c` are the tensor maps of the operands and the result as the host makes them, the result being nobody
    /// else's, `tiles` has `count` pairs; blocks of `THREADS` threads with `SHARED` bytes of shared memory.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn gemm_hopper(
        a: TensorMap,
        b: TensorMap,
        c: TensorMap,
        tiles: *const [u32; 2],
        count: u64,
        steps: u64,
    ) {
        let (count, steps) = (count as u32, steps as u32);
        let (warp, lane) = Warps.coord(thread());
        make_barriers();
        let (mut tile, mut turn) = (block(), Turn::FIRST);
        if warp == 8 {
            if lane == 0 {
                while tile < count {
                    // SAFETY: the caller's promise.
                    let [tm, tn] = unsafe { *tiles.add(tile as usize) };
                    let mut step = 0;
                    while step < steps {
                        turn.wait_empty();
                        let k = StartK.index(step);
                        turn.full().expect(STAGE_BYTES as u32);
                        // SAFETY: the stage is empty, and as large as both boxes.
                        unsafe {
                            a.copy2(turn.start(), [StartM.index(tm), k], turn.full());
                            b.copy2(turn.start() + B_AT as u32, [StartN.index(tn), k], turn.full());
                        }
                        turn = turn.next();
                        step += 1;
                    }
                    tile += blocks();
                }
            }
        } else {
            let (group, thread) = Groups.coord(thread());
            let mut sums: Accumulators = [[[[[0.0; 2]; 2]; 2]; 2]; 8];
            while tile < count {
                // SAFETY: the caller's promise.
                let [tm, tn] = unsafe { *tiles.add(tile as usize) };
                let (mut step, mut last) = (0, turn);
                while step < steps {
                    turn.wait_full();
                    // SAFETY: the stage is full, and stays so until it is said to be empty.
                    unsafe { multiply(&mut sums, turn.start(), group, step > 0) };
                    wgmma::all_but_one();
                    if step > 0 && lane == 0 {
                        last.empty().arrive();
                    }
                    last = turn;
                    turn = turn.next();
                    step += 1;
                }
                wgmma::finish(&mut sums);
                if lane == 0 {
                    last.empty().arrive();
                }
                unroll::<2>(
                    #[inline(always)]
                    |half| results(&sums, half, group, thread, c, [tm, tn]),
                );
                tile += blocks();
            }
            tma::stores_read::<0>();
        }
    }

    /// Stores half of the columns of a group's results, through shared memory.
    #[inline(always)]
    fn results(sums: &Accumulators, half: usize, group: u32, thread: u32, c: TensorMap, [tm, tn]: [u32; 2]) {
        let (warp, lane) = Warps.coord(thread);
        let part = #[inline(always)]
        |part| shared::start() + RESULTS_AT as u32 + ResultsC.index(group, part);
        // What was stored last has been read.
        if thread == 0 {
            tma::stores_read::<0>();
        }
        barrier_of::<128>(group + 1);
        let put = PutC::new(warp, lane);
        put.each_byte(
            part(0),
            2,
            #[inline(always)]
            |v, at| {
                let (hi, pair) = put.coord(v);
                let [j0, j1] = &sums[Eight.index(half as u32, hi) as usize][pair as usize];
                // SAFETY: the group's own part of shared memory, which nobody reads.
                unsafe { stmatrix::store(at, [halves(j0[0]), halves(j0[1]), halves(j1[0]), halves(j1[1])]) };
            },
        );
        tma::visible();
        barrier_of::<128>(group + 1);
        if thread == 0 {
            unroll::<2>(
                #[inline(always)]
                |i| {
                    let at = [StartRowC.index(tm, group), StartColumnC.index(tn, half as u32, i as u32)];
                    // SAFETY: all of the group has written, and nobody does before the next wait.
                    unsafe { c.store2(part(i as u32), at) };
                },
            );
            tma::commit();
        }
    }
}
