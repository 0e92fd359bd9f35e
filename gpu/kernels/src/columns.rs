//! `to[col] = Σ from[row][col]`, 16384 rows of 8192 floats, how far apart is known at run time: partial sums of 256 rows, then
//! the sum of those.

use layout_algebra::layout;

layout! {
    #![index(u32)]

    pub const THREADS = 256;
    pub const ROWS = 16384;
    pub const COLS = 8192;
    /// Rows that one block adds.
    const DEEP = 256;
    pub const PARTS = ROWS / DEEP;
    const WIDE = 256;

    /// The input: rows `ld` floats apart.
    pub Matrix(ld): logical -> physical = (row: ROWS, col: COLS):(ld, 1) where ld >= COLS, ld % 4 == 0;
    pub Partial: logical -> physical = (part: PARTS, col: COLS):(COLS, 1);
    pub Sums: logical -> physical = (part: 1, col: COLS):(COLS, 1);

    pub const BLOCKS = PARTS * COLS / WIDE;
    pub const LAST_BLOCKS = COLS / WIDE;

    // 256 threads: four rows of 256 columns at a time, vectors of four side by side, sixteen of these under way at once.
    Threads: thread_value -> logical = (thread: (4, 64), chunk: 4, step: 16, v: 4):((256, 4), 16384, 1024, 1);
    LastThreads: thread_value -> logical = (thread: (4, 64), chunk: 1, step: 16, v: 4):((256, 4), 16384, 1024, 1);
    pub Loads(ld) = group(divide(Matrix(ld), (DEEP, WIDE)), (block: rest, row: tile.row, col: tile.col)) @ repeat(Threads, (block: BLOCKS):(1));
    pub LastLoads = group(divide(Partial, (PARTS, WIDE)), (block: rest, row: tile.part, col: tile.col)) @ repeat(LastThreads, (block: LAST_BLOCKS):(1));
    pub Load(ld) = Loads(ld) | { block, thread, chunk };
    pub LastLoad = LastLoads | { block, thread, chunk };

    /// Four rows of sums in shared memory; afterwards each thread adds a column.
    pub Four: logical -> physical = (row: 4, col: WIDE):(WIDE, 1);
    pub Puts = Four @ (thread: 256, v: 4):(4, 1);
    pub Takes = Four @ (thread: 256, row: 4):(1, WIDE);
    pub Put = Puts | { thread };
    pub Take = Takes | { thread };

    assert bank_conflicts(Puts, lanes = thread, vector = v, element = 4) == 1;
    assert bank_conflicts(Takes, lanes = thread, element = 4) == 1;
    assert vector_width(Loads(COLS + 64), v) == 4;
    assert sectors(Loads(COLS + 64), lanes = thread, vector = v, element = 4) == 16;

    pub Stores = Partial @ (block: BLOCKS, thread: WIDE):(WIDE, 1);
    pub LastStores = Sums @ (block: LAST_BLOCKS, thread: WIDE):(WIDE, 1);
    pub Store = Stores | { block, thread };
    pub LastStore = LastStores | { block, thread };
}

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code {
    use super::*;
    use crate::device::memory::{Input, Output, Tile};
    use layout_algebra::{Injective, Layout, Restriction, Vectored};

    /// Sums of 256 rows each, of rows that are `ld` floats apart.
    ///
    /// # Safety
    ///
    /// [`Loads::new`](struct@Loads) accepts `ld`. `from` has as many floats as its cosize, `to` as many as that of [`Partial`],
    /// both aligned to 16 bytes; `to` is nobody else's. `BLOCKS` blocks of 256 threads, with the bytes of [`struct@Four`] as
    /// shared memory.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn columns(from: *const f32, ld: u64, to: *mut f32) {
        // SAFETY: the caller's promise; `sums` fills the tile and stores once.
        unsafe {
            let loads = Loads::new_unchecked(ld as u32);
            sums::<4, Load, Store>(Input::new(from, loads), Output::new(to, Stores), Tile::new(0))
        }
    }

    /// The sum of those.
    ///
    /// # Safety
    ///
    /// As [`columns`], with `cosize(Partial)` and `cosize(Sums)` floats and `LAST_BLOCKS` blocks.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn columns_last(from: *const f32, to: *mut f32) {
        // SAFETY: likewise.
        unsafe {
            sums::<1, LastLoad, LastStore>(Input::new(from, LastLoads), Output::new(to, LastStores), Tile::new(0))
        }
    }

    #[inline(always)]
    fn sums<const CHUNKS: u32, L, S>(from: Input<L::Of>, to: Output<S::Of>, four: Tile<Four>)
    where
        L: Vectored<Of: Layout>,
        S: Restriction<Of: Injective>,
    {
        let mut sum = [0.0; 4];
        from.each::<L, CHUNKS>(
            #[inline(always)]
            |[a, b, c, d]| sum = [sum[0] + a, sum[1] + b, sum[2] + c, sum[3] + d],
        );
        let [a, b, c, d] = four.put4::<Put, 1>([sum]).take::<Take, 4>();
        to.store_one::<S>((a + b) + (c + d));
    }
}
