//! `to[row][col] = exp(from[row][col]) / Σ exp(from[row][·])`, 16384 rows of 4096 floats, a block each; how far they are
//! apart is known at run time.

use layout_algebra::layout;

layout! {
    #![index(u32)]

    pub const THREADS = 256;
    pub const ROWS = 16384;
    pub const COLS = 4096;

    /// Input and output: rows `ld` floats apart.
    pub Matrix(ld): logical -> physical = (row: ROWS, col: COLS):(ld, 1) where ld >= COLS, ld % 4 == 0;

    /// 256 threads over a row, vectors of four side by side.
    Threads: thread_value -> logical = (row: ROWS, thread: 256, step: 4, v: 4):(COLS, 4, 1024, 1);
    pub Rows(ld) = Matrix(ld) @ Threads;
    pub Row(ld) = Rows(ld) | { row, thread };

    assert vector_width(Rows(COLS + 64), v) == 4;
    assert sectors(Rows(COLS + 64), lanes = thread, vector = v, element = 4) == 16;

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
    use super::{Found, Put, Row, Rows, SUMS_AT, Take};
    use crate::device::float::{exp2, fma};
    use crate::device::memory::{Input, Output, Tile};
    use crate::device::thread::exchange;
    use core::f32::consts::LOG2_E;

    /// Rows of `from` are `from_ld` floats apart, those of `to` `to_ld`.
    ///
    /// # Safety
    ///
    /// [`Rows::new`](super::Rows::new) accepts both distances, and both arrays have as many floats as its cosize, aligned to
    /// 16 bytes, `to` being nobody else's; one block for each row, of 256 threads, with `SHARED` bytes of shared memory.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn softmax(from: *const f32, from_ld: u64, to: *mut f32, to_ld: u64) {
        // SAFETY: the caller's promise; every thread makes one output, here, and all store by the same restriction below.
        let (from, to) = unsafe {
            let rows = |ld| Rows::new_unchecked(ld as u32);
            (Input::new(from, rows(from_ld)), Output::new(to, rows(to_ld)))
        };
        // SAFETY: the caller's promise; the tiles lie one behind the other, and all threads fill them in `in_block`.
        let (maxima, sums) = unsafe { (Tile::<Found>::new(0), Tile::<Found>::new(SUMS_AT as u32)) };
        let mut x: [[f32; 4]; 4] = from.load::<Row, 4>();
        // SAFETY: all threads of the block come here.
        let top = unsafe { in_block(fold(&x, f32::max), maxima, f32::max) } * LOG2_E; // not an index: a value
        each(&mut x, |x| exp2(fma(x, LOG2_E, -top)));
        // SAFETY: likewise.
        let scale = 1.0 / unsafe { in_block(fold(&x, |x, y| x + y), sums, |x, y| x + y) }; // not an index: a value
        each(&mut x, |x| x * scale); // not an index: a value
        to.store::<Row, 4>(x);
    }

    /// `x y z …` for the values of all threads of the block.
    ///
    /// # Safety
    ///
    /// All threads of the block take part, each warp as a whole.
    #[inline(always)]
    unsafe fn in_block(mut x: f32, found: Tile<Found>, f: impl Fn(f32, f32) -> f32 + Copy) -> f32 {
        // SAFETY: all lanes are here, by the caller's promise; behind what the first of them writes, all meet again.
        unsafe {
            x = f(x, exchange::<16>(x));
            x = f(x, exchange::<8>(x));
            let [x] = found.put_once::<Put>(in_eight(x, f)).take::<Take, 1>();
            in_eight(x, f)
        }
    }

    /// The same for the values of eight lanes side by side.
    ///
    /// # Safety
    ///
    /// All lanes of the warp take part.
    #[inline(always)]
    unsafe fn in_eight(mut x: f32, f: impl Fn(f32, f32) -> f32) -> f32 {
        // SAFETY: the caller's promise.
        unsafe {
            x = f(x, exchange::<4>(x));
            x = f(x, exchange::<2>(x));
            f(x, exchange::<1>(x))
        }
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
