//! `to[col][row] = from[row][col]` for 8192 × 8192 floats, through a swizzled tile in shared memory.

use layout_algebra::layout;

layout! {
    #![index(u32)]

    /// Rows and columns of the matrix.
    pub const N = 8192;
    const TILE = 64;
    pub const THREADS = 256;
    /// The blocks of a launch, a tile each.
    pub const BLOCKS = N / TILE * (N / TILE);

    /// The matrix, by rows: both of them.
    pub Matrix: logical -> physical = (row: N, col: N):(N, 1);

    /// The matrix as tiles, one for each block, column by column: what blocks write at the same time lies side by side.
    pub From = group(divide(Matrix, (TILE, TILE)), (block: (rest.col, rest.row), row: tile.row, col: tile.col));
    /// The transposed matrix as tiles, in the same order of blocks: row by row.
    pub To = group(divide(Matrix, (TILE, TILE)), (block: rest, row: tile.row, col: tile.col));

    /// 256 threads over a tile, row by row: eight lanes side by side read 128 bytes, a warp reads four rows.
    pub Threads: thread_value -> logical = (thread: (4, 2, 4, 8), step: 4, v: 4):((256, 32, 64, 4), 1024, 1);

    /// The tile in shared memory, transposed. The swizzle leaves runs of four alone and spreads the columns that eight
    /// lanes write over all banks.
    pub Tile: logical -> physical = swizzle(3, 8, 2) @ (col: TILE, row: TILE):(TILE, 1);

    Grid = repeat(Threads, (block: BLOCKS):(1));
    pub Loads = From @ Grid;
    pub Puts = permute(Tile, (row, col)) @ Threads;
    pub Takes = Tile @ Threads;
    pub Stores = To @ Grid;

    pub Load = Loads | { block, thread };
    pub Put = Puts | { thread };
    pub Take = Takes | { thread };
    pub Store = Stores | { block, thread };

    assert bank_conflicts(Puts, lanes = thread, element = 4) == 1;
    assert bank_conflicts(Takes, lanes = thread, vector = v, element = 4) == 1;
    assert vector_width(Loads, v) == 4;
    assert vector_width(Stores, v) == 4;
    // 32 lanes of 16 bytes.
    assert sectors(Loads, lanes = thread, vector = v, element = 4) == 16;
    assert sectors(Stores, lanes = thread, vector = v, element = 4) == 16;
}

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code {
    use super::{Load, Loads, Put, Store, Stores, Take};
    use crate::device::memory::{Input, Output, Tile};

    /// # Safety
    ///
    /// Both arrays have `N * N` floats, aligned to 16 bytes, `to` is nobody else's; one block for each tile, of 256 threads,
    /// with the bytes of [`Tile`](super::Tile) as shared memory.
    #[unsafe(no_mangle)]
    pub unsafe extern "ptx-kernel" fn transpose(from: *const f32, to: *mut f32) {
        // SAFETY: the caller's promise; all threads come here once, and store below.
        let (from, to) = unsafe { (Input::new(from, Loads), Output::new(to, Stores)) };
        // SAFETY: the caller's promise; all threads make the tile and fill it in the next statement but one.
        let tile = unsafe { Tile::<super::Tile>::new(0) };
        let x: [[f32; 4]; 4] = from.load::<Load, 4>();
        to.store::<Store, 4>(tile.put::<Put>(|v| x.as_flattened()[v]).take4::<Take, 4>());
    }
}
