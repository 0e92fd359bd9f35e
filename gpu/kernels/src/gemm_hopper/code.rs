//! The kernel, for tiles of any width.

use super::*;
use crate::device::hopper::cluster;
use crate::device::hopper::mbarrier::{Barrier, initialised};
use crate::device::hopper::stmatrix;
use crate::device::hopper::tma::{self, TensorMap};
use crate::device::hopper::wgmma::{Descriptor, Form, Sixteen, Sums, all_but_one};
use crate::device::matrix::halves;
use crate::device::shared;
use crate::device::thread::{barrier_of, thread};
use core::marker::PhantomData;

/// What the layouts of a width say; addresses are in bytes, from the start of shared memory.
pub trait Tiles: Copy {
    /// A thread's part of the sums of a group.
    type Sums: Sums;
    const STAGES: u32;
    /// Of operands, in a stage.
    const STAGE_BYTES: u32;
    /// In how many rounds of how many boxes the results are stored.
    const ROUNDS: u32;
    const BOXES: u32;

    /// Where a stage starts.
    fn stage(stage: u32) -> u32;
    /// Where a half of B starts in a stage.
    fn half(half: u32) -> u32;
    /// Where the barrier of this kind is.
    fn barrier(kind: u32, stage: u32) -> u32;
    /// B of a stage that starts there, for each step of 16.
    fn parts(start: u32) -> [Descriptor; 4];
    /// The first column of a half of a tile.
    fn start_n(tile: u32, half: u32) -> u32;
    /// Where a box of results waits.
    fn results(group: u32, part: u32) -> u32;
    /// The first column of a box of results.
    fn start_column(tile: u32, round: u32, part: u32) -> u32;
    /// Calls `f(i, address)` for the sixteens of columns of a round, which lie from `start` on: `address` is that of this
    /// lane's row.
    fn sixteens(warp: u32, lane: u32, start: u32, round: u32, f: impl FnMut(usize, u32));
}

/// The kernel of a width, whose layouts are in the module around.
macro_rules! kernel {
    ($kernel:ident $columns:literal $rounds:literal $boxes:literal) => {
        mod code {
            use super::*;
            use crate::device::hopper::tma::TensorMap;
            use crate::device::hopper::wgmma::{Descriptor, Form, Sixteen};
            use crate::gemm_hopper::{BYTES_A, code};

            const FORM: Form = Form::new(SmemB::STRIDES[0], &SmemB::SWIZZLES);

            #[derive(Clone, Copy)]
            struct Tiles;

            impl code::Tiles for Tiles {
                type Sums = [Sixteen; $columns / 16]; // not an index: the number of parts
                const STAGES: u32 = STAGES as u32;
                const STAGE_BYTES: u32 = STAGE_BYTES as u32;
                const ROUNDS: u32 = $rounds;
                const BOXES: u32 = $boxes;

                #[inline(always)]
                fn stage(stage: u32) -> u32 {
                    Stage.index(stage)
                }

                #[inline(always)]
                fn half(half: u32) -> u32 {
                    BYTES_A as u32 + HalfB.index(half)
                }

                #[inline(always)]
                fn barrier(kind: u32, stage: u32) -> u32 {
                    BARRIERS_AT as u32 + Barriers.index(kind, stage)
                }

                #[inline(always)]
                fn parts(start: u32) -> [Descriptor; 4] {
                    let mut b = [FORM.at(0); 4];
                    PartB::new(0).each_byte(
                        start + BYTES_A as u32,
                        2,
                        #[inline(always)]
                        |k, at| b[k as usize] = FORM.at(at),
                    );
                    b
                }

                #[inline(always)]
                fn start_n(tile: u32, half: u32) -> u32 {
                    StartN.index(tile, half)
                }

                #[inline(always)]
                fn results(group: u32, part: u32) -> u32 {
                    RESULTS_AT as u32 + ResultsC.index(group, part)
                }

                #[inline(always)]
                fn start_column(tile: u32, round: u32, part: u32) -> u32 {
                    StartColumnC.index(tile, round, part)
                }

                #[inline(always)]
                fn sixteens(warp: u32, lane: u32, start: u32, round: u32, mut f: impl FnMut(usize, u32)) {
                    PutC::new(warp, lane).each_byte(
                        start,
                        2,
                        #[inline(always)]
                        |v, at| f(Sixteens.index(round, v) as usize, at),
                    );
                }
            }

            /// Matrices of up to 65536 tiles in each mode: `m`, `n` and `k` are in the tensor maps, which read zeros and write nothing outside; rows
            /// are multiples of 16 bytes. `tiles` has the tiles in their order, row and column of the first of each
            /// cluster, `count` of them; `steps` of 64 cover `k`.
            ///
            /// # Safety
            ///
            /// `a`, `b` and `c` are the tensor maps of the operands and the result as the host makes them, the result being
            /// nobody else's; `tiles` has `count` pairs, fewer than 2³², each tile once and all of them below 65536 in both
            /// modes; `steps` is 1 to 65536; clusters of one block or two, of `THREADS` threads with `SHARED` bytes of shared
            /// memory.
            #[unsafe(no_mangle)]
            pub unsafe extern "ptx-kernel" fn $kernel(
                a: TensorMap,
                b: TensorMap,
                c: TensorMap,
                tiles: *const [u32; 2],
                count: u64,
                steps: u64,
            ) {
                // SAFETY: the caller's promise.
                unsafe { code::gemm::<Tiles>([a, b, c], tiles, count as u32, steps as u32) }
            }
        }
    };
}
pub(crate) use kernel;

const FORM_A: Form = Form::new(SmemA::STRIDES[0], &SmemA::SWIZZLES);

/// Which stage comes next, and the parity of the phase that it is in.
#[derive(Clone, Copy)]
struct PipelineState<T> {
    stage: u32,
    parity: u32,
    tiles: PhantomData<T>,
}

impl<T: Tiles> PipelineState<T> {
    const FIRST: Self = PipelineState { stage: 0, parity: 0, tiles: PhantomData };

    #[inline(always)]
    fn next(self) -> Self {
        let last = self.stage == const { T::STAGES - 1 };
        PipelineState {
            stage: if last { 0 } else { self.stage + 1 },
            parity: if last { 1 - self.parity } else { self.parity },
            tiles: PhantomData,
        }
    }

    /// Where the stage starts in shared memory.
    #[inline(always)]
    fn start(self) -> u32 {
        shared::start() + T::stage(self.stage)
    }

    #[inline(always)]
    fn barrier(self, kind: u32) -> Barrier {
        // SAFETY: the layout gives each barrier its own eight bytes, behind the stages and the results. `make_barriers` comes
        // before all else, and each phase has the arrivals that it says.
        unsafe { Barrier::at(shared::start() + T::barrier(kind, self.stage)) }
    }

    /// That the stage is full.
    #[inline(always)]
    fn full(self) -> Barrier {
        self.barrier(0)
    }

    /// That the stage is empty, in all blocks of the cluster.
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

    /// Waits until all stages are empty. Then the whole cluster has arrived at the barriers of this block for the last time, so
    /// that it may end.
    #[inline(always)]
    fn wait_all_empty(self) {
        let mut state = self;
        let mut stages = T::STAGES;
        while stages > 0 {
            state.wait_empty();
            state = state.next();
            stages -= 1;
        }
    }

    /// This warp has read the stage: says so to all blocks of the cluster, each of which copies to all.
    #[inline(always)]
    fn release(self, lane: u32) {
        if lane < cluster::size() {
            // SAFETY: the cluster has that many blocks, none of which ends before this arrival (`wait_all_empty`).
            unsafe { self.empty().arrive_at(lane) };
        }
    }
}

/// The barriers, made by one thread: full when the copying thread has come and the bytes, empty when the eight warps of each
/// block of the cluster have.
///
/// # Safety
///
/// All threads of the cluster come here, once, before anybody uses a barrier.
#[inline(always)]
unsafe fn make_barriers<T: Tiles>() {
    if thread() == 0 {
        let mut state = PipelineState::<T>::FIRST;
        while state.parity == 0 {
            // SAFETY: this thread alone, once; the others wait below.
            unsafe {
                state.full().init(1);
                state.empty().init(8 * cluster::size()); // not an index: a number of arrivals
            }
            state = state.next();
        }
        initialised();
    }
    // SAFETY: all threads of the cluster are here.
    unsafe { cluster::barrier() };
}

/// The kernel: see those of the widths.
///
/// # Safety
///
/// As those.
#[inline(always)]
pub unsafe fn gemm<T: Tiles>([a, b, c]: [TensorMap; 3], tiles: *const [u32; 2], count: u32, steps: u32) {
    let (warp, lane) = Warps.coord(thread());
    // SAFETY: all threads of the cluster come here first.
    unsafe { make_barriers::<T>() };
    let mut state = PipelineState::<T>::FIRST;
    // The cluster's tile: two blocks have tiles one below the other.
    let mut next = cluster::cluster();
    let tile = #[inline(always)]
    |next: u32| {
        // SAFETY: the caller's promise.
        let [tm, tn] = unsafe { *tiles.add(next as usize) };
        [tm + cluster::rank(), tn]
    };
    if warp == 8 {
        if lane == 0 {
            while next < count {
                // SAFETY: the caller's promise; no other thread copies.
                unsafe { copy(&mut state, [a, b], tile(next), steps) };
                next += cluster::clusters();
            }
            state.wait_all_empty();
        }
    } else {
        let (group, thread) = Groups.coord(thread());
        let mut sums = T::Sums::ZERO;
        while next < count {
            // SAFETY: all threads of the two groups come here, and the tile is what is copied.
            unsafe {
                multiply(&mut state, &mut sums, group, lane, steps);
                store::<T>(&sums, group, thread, c, tile(next));
            }
            next += cluster::clusters();
        }
        tma::stores_read::<0>();
    }
}

/// Copies the operands of a tile, stage by stage.
///
/// # Safety
///
/// `a` and `b` are the tensor maps of the operands, with such a tile. One thread does it.
#[inline(always)]
unsafe fn copy<T: Tiles>(state: &mut PipelineState<T>, [a, b]: [TensorMap; 2], [tm, tn]: [u32; 2], steps: u32) {
    let mut step = 0;
    while step < steps {
        let (k, full) = (StartK.index(step), state.full());
        state.wait_empty();
        full.expect(T::STAGE_BYTES);
        let half = #[inline(always)]
        |half| (state.start() + T::half(half), [T::start_n(tn, half), k]);
        // SAFETY: the stage is empty in all blocks of the cluster, and as large as the boxes.
        unsafe {
            a.copy2(state.start(), [StartM.index(tm), k], full);
            if cluster::size() == 1 {
                let (to, at) = half(0);
                b.copy2(to, at, full);
                let (to, at) = half(1);
                b.copy2(to, at, full);
            } else {
                let (to, at) = half(cluster::rank());
                b.copy2_to(to, at, full, 0b11);
            }
        }
        *state = state.next();
        step += 1;
    }
}

/// The sums of a tile.
///
/// # Safety
///
/// All threads of the two groups take part; [`copy`] brings as many steps.
#[inline(always)]
unsafe fn multiply<T: Tiles>(state: &mut PipelineState<T>, sums: &mut T::Sums, group: u32, lane: u32, steps: u32) {
    let (mut step, mut last) = (0, *state);
    while step < steps {
        state.wait_full();
        let mut a = [FORM_A.at(0); 4];
        PartA::new(group).each_byte(
            state.start(),
            2,
            #[inline(always)]
            |k, at| a[k as usize] = FORM_A.at(at),
        );
        // SAFETY: the stage is full, and stays so until it is said to be empty; all lanes are here.
        unsafe {
            sums.start(a, T::parts(state.start()), step > 0);
            all_but_one();
        }
        if step > 0 {
            last.release(lane);
        }
        last = *state;
        *state = state.next();
        step += 1;
    }
    // SAFETY: all lanes are here.
    unsafe { sums.finish() };
    last.release(lane);
}

/// Stores a group's results, through shared memory.
///
/// # Safety
///
/// All threads of the group take part; `c` is the tensor map of the result, with such a tile, nobody else's.
#[inline(always)]
unsafe fn store<T: Tiles>(sums: &T::Sums, group: u32, thread: u32, c: TensorMap, [tm, tn]: [u32; 2]) {
    let (warp, lane) = Warps.coord(thread);
    let part = #[inline(always)]
    |part| shared::start() + T::results(group, part);
    unroll_rounds::<T>(
        #[inline(always)]
        |round| {
            // What was stored last has been read.
            if thread == 0 {
                tma::stores_read::<0>();
            }
            // SAFETY: the 128 threads of the group are here; the number, 1 or 2, is its own.
            unsafe { barrier_of::<128>(group + 1) };
            T::sixteens(
                warp,
                lane,
                part(0),
                round,
                #[inline(always)]
                |i, at| {
                    let [j0, j1]: &Sixteen = sums.sixteen(i);
                    // SAFETY: the group's own part of shared memory, which nobody reads; all lanes are here.
                    unsafe { stmatrix::store(at, [halves(j0[0]), halves(j0[1]), halves(j1[0]), halves(j1[1])]) };
                },
            );
            tma::visible();
            // SAFETY: as above.
            unsafe { barrier_of::<128>(group + 1) };
            if thread == 0 {
                let mut i = 0;
                while i < T::BOXES {
                    let at = [StartRowC.index(tm, group), T::start_column(tn, round, i)];
                    // SAFETY: all of the group has written, and nobody does before the next wait.
                    unsafe { c.store2(part(i), at) };
                    i += 1;
                }
                tma::commit();
            }
        },
    );
}

/// Calls `f` for each round, its number being a constant in each call, so that the sums that it chooses stay in registers.
#[inline(always)]
fn unroll_rounds<T: Tiles>(mut f: impl FnMut(u32)) {
    const { assert!(T::ROUNDS == 1 || T::ROUNDS == 2) };
    f(0);
    if T::ROUNDS == 2 {
        f(1);
    }
}
