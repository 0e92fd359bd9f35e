//! `to[row][col] = exp(from[row][col]) / Σ exp(from[row][·])`, 16384 padded rows of 4096 floats, a block each.

use layout_algebra::layout;

layout! {
    #![index(u32)]

    pub const THREADS = 256;
    pub const ROWS = 16384;
    pub const COLS = 4096;
    /// From one row to the next.
    pub const LD = 4160;

    /// Input and output.
    pub Matrix: logical -> physical = (row: ROWS, col: COLS):(LD, 1);

    /// 256 threads over a row, vectors of four side by side.
    Threads: thread_value -> logical = (row: ROWS, thread: 256, step: 4, v: 4):(COLS, 4, 1024, 1);
    pub Rows = Matrix @ Threads;
    pub Row = Rows | { row, thread };

    assert vector_width(Rows, v) == 4;
    assert sectors(Rows, lanes = thread, vector = v, element = 4) == 16;

    /// What each warp found, in shared memory.
    pub Found: logical -> physical = (warp: 8):(1);
    pub Put = Found | { warp };
    /// Every eighth thread reads the same.
    pub Takes: thread_value -> physical = broadcast(Found @ (warp: 8):(1), (copy: 32));
    pub Take = Takes | { copy, warp };

    /// Bytes of shared memory: the maxima, then the sums.
    pub const SUMS_AT = cosize(Found) * 4;
    pub const SHARED = 2 * SUMS_AT;
}

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code {
    use super::{Found, Matrix, Put, Row, SUMS_AT, Take};
    use crate::device::memory::{Input, Output, Tile};
    use crate::device::thread::{exchange, exp2, fma};
    use core::f32::consts::LOG2_E;

    /// # Safety
    ///
    /// Both arrays have `cosize(Matrix)` floats, `to` is nobody else's; one block for each row, of 256 threads, with
    /// `SHARED` bytes of shared memory.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn softmax(from: *const f32, to: *mut f32) {
        // SAFETY: the caller's promise.
        let (from, mut to) = unsafe { (Input::<Matrix>::new(from), Output::<Matrix>::new(to)) };
        // SAFETY: the caller's promise; the tiles lie one behind the other.
        let (maxima, sums) = unsafe { (Tile::<Found>::new(0), Tile::<Found>::new(SUMS_AT as u32)) };
        let mut x: [[f32; 4]; 4] = from.load::<Row, 4>();
        let top = in_block(fold(&x, f32::max), maxima, f32::max) * LOG2_E; // not an index: a value
        each(&mut x, |x| exp2(fma(x, LOG2_E, -top)));
        let scale = 1.0 / in_block(fold(&x, |x, y| x + y), sums, |x, y| x + y); // not an index: a value
        each(&mut x, |x| x * scale); // not an index: a value
        to.store::<Row, 4>(x);
    }

    /// `x y z …` for the values of all threads of the block.
    #[inline(always)]
    fn in_block(mut x: f32, mut found: Tile<Found>, f: impl Fn(f32, f32) -> f32 + Copy) -> f32 {
        x = f(x, exchange::<16>(x));
        x = f(x, exchange::<8>(x));
        found.put_once::<Put>(in_eight(x, f));
        let [x] = found.filled().take::<Take, 1>();
        in_eight(x, f)
    }

    /// The same for the values of eight lanes side by side.
    #[inline(always)]
    fn in_eight(mut x: f32, f: impl Fn(f32, f32) -> f32) -> f32 {
        x = f(x, exchange::<4>(x));
        x = f(x, exchange::<2>(x));
        f(x, exchange::<1>(x))
    }

    /// The same for the values of this thread.
    #[inline(always)]
    fn fold(x: &[[f32; 4]; 4], f: impl Fn(f32, f32) -> f32) -> f32 {
        let [a, b, c, d] = x.map(|[a, b, c, d]| f(f(a, b), f(c, d)));
        f(f(a, b), f(c, d))
    }

    #[inline(always)]
    fn each(x: &mut [[f32; 4]; 4], f: impl Fn(f32) -> f32) {
        *x = x.map(|x| x.map(&f));
    }
}
