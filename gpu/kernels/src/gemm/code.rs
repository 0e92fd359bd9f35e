//! The kernel: a pipeline of three stages, and the sums in registers.

use super::copies::{Any, Copies, Puts, Tile, Whole};
use super::*;
use crate::device::copy::{commit, wait};
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

/// Where this lane's matrices are, for each step of 16 along k.
#[derive(Clone, Copy)]
struct Gets([GetA; 4], [GetB; 4]);

impl Gets {
    #[inline(always)]
    fn new(wm: u32, wn: u32, lane: u32) -> Self {
        Gets([0, 1, 2, 3].map(|q| GetA::new(wm, lane, q)), [0, 1, 2, 3].map(|q| GetB::new(wn, lane, q)))
    }

    /// What was not copied to the stage, as behind the last step, comes as it lies there, and is not to be used.
    ///
    /// # Safety
    ///
    /// The stage is in shared memory, and nobody writes it meanwhile. All lanes of the warp take part.
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
/// bytes of shared memory, as many as `tiles` has pairs, which are tiles of C, each once.
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
    // SAFETY: all threads come here, and the tile is one of the matrices.
    let sums = unsafe { sums(tile, Gets::new(wm, wn, lane)) };
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

/// Where a stage starts.
#[inline(always)]
fn stage(i: u32) -> u32 {
    shared::start() + Stage.index(i)
}

/// The stage after this one.
#[inline(always)]
fn after(i: u32) -> u32 {
    const { assert!(STAGES == 3) };
    if i == 2 { 0 } else { i + 1 }
}

/// Sums on the way, with the fragments that are multiplied next.
struct Sums {
    sums: Accumulators,
    next: (FragmentsA, FragmentsB),
    step: u32,
    reading: u32,
    writing: u32,
}

impl Sums {
    /// Adds a step, and starts the copies of the one after the next.
    ///
    /// # Safety
    ///
    /// All threads of the block take part. The copies are for that step, or for any.
    #[inline(always)]
    unsafe fn add(&mut self, gets: Gets, copies: impl Copies) {
        unroll::<4>(
            #[inline(always)]
            |q| {
                let now = self.next;
                if q == 3 {
                    // The next stage is there, and everybody has read the one that is written to next.
                    wait::<1>();
                    // SAFETY: the caller's promise.
                    unsafe { barrier() };
                    self.reading = after(self.reading);
                }
                // SAFETY: nobody writes that stage meanwhile: it is written again after the next barrier at the earliest. Its
                // copies have arrived, for everybody, at the start or at the barrier above. Behind the last step there were
                // none, and what is read is not used.
                self.next = unsafe { gets.read(stage(self.reading), [1, 2, 3, 0][q]) };
                match q {
                    // SAFETY: the caller's promise, and the stage is read no more.
                    0 => unsafe { copies.a(self.step + 2, stage(self.writing)) },
                    1 => {
                        // SAFETY: likewise.
                        unsafe { copies.b(self.step + 2, stage(self.writing)) };
                        commit();
                    }
                    2 => self.writing = after(self.writing),
                    _ => {}
                }
                // SAFETY: all lanes are here, as all threads of the block are.
                unsafe { multiply(&mut self.sums, &now) };
            },
        );
        self.step += 1;
    }
}

/// The sums of a tile.
///
/// # Safety
///
/// All threads of the block take part. The matrices are as large as their layouts say, with such a tile.
#[inline(always)]
unsafe fn sums(tile: Tile, gets: Gets) -> Accumulators {
    let puts = Puts::new();
    let any = Any(puts, tile);
    // Two stages ahead.
    let mut ahead = 0;
    while ahead < 2 {
        // SAFETY: the caller's promise, and nobody uses the stage yet.
        unsafe {
            any.a(ahead, stage(ahead));
            any.b(ahead, stage(ahead));
        }
        commit();
        ahead += 1;
    }
    wait::<1>();
    // SAFETY: all threads of the block are here.
    unsafe { barrier() };

    // SAFETY: the first stage has arrived, for everybody, and is written again when it has been read.
    let next = unsafe { gets.read(stage(0), 0) };
    let mut sums = Sums { sums: [[[[[[0.0; 2]; 2]; 2]; 2]; 2]; 4], next, step: 0, reading: 0, writing: 2 };
    let whole = tile.whole_steps();
    if whole > 2 {
        // SAFETY: there are whole steps.
        let copies = unsafe { Whole::new(puts, tile) };
        while sums.step + 2 < whole {
            // SAFETY: all threads have the same steps, and the one that is copied is whole.
            unsafe { sums.add(gets, copies) };
        }
    }
    while sums.step < tile.steps() {
        // SAFETY: all threads have the same steps.
        unsafe { sums.add(gets, any) };
    }
    sums.sums
}
