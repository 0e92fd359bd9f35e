//! `c = a bᵀ` on halves, accumulated in floats, by `wgmma` and bulk tensor copies, for up to 65536 tiles in a mode: persistent
//! blocks over tiles of 128 rows, stages of 64, one warp that copies and two groups of four that multiply. The results go
//! through shared memory and the copy engine, which leaves out what is outside of the matrix.
//!
//! Tiles have one of five widths, a kernel each: the fuller the last wave of tiles is on the multiprocessors, the better.
//! Two blocks, tiles one below the other, may be a cluster: then each copies half of B to both.

use layout_algebra::layout;

pub mod widths;

#[cfg(all(target_arch = "nvptx64", feature = "hopper"))]
mod code;

layout! {
    #![index(u32)]
    use layout_algebra::atoms::smem::KSw128B16;

    pub const BM = 128;
    pub const BK = 64;
    /// Two groups of 128, and a warp.
    pub const THREADS = 288;

    // Shared memory: atoms of eight rows, one after another. Of A, what one instruction reads: 64 rows, 16 along k; the first
    // element of each.
    pub SmemA = group(repeat(KSw128B16, (block: BM / 8):(1)), (m: (block, mn), k: k));
    pub const BYTES_A = cosize(SmemA) * 2;
    PartsA = divide(SmemA, (64, 16));
    pub PartA = PartsA | { rest.m, tile = 0 };

    // Where boxes start, as the coordinates that tensor maps take.
    pub StartM: logical -> physical = (tile: 65536):(BM);
    pub StartRowC: logical -> physical = (tile: 65536, group: 2):(BM, 64);
    pub StartK: logical -> physical = (tile: 65536):(BK);

    /// Who a thread is: warps 0 to 7 multiply, warp 8 copies.
    pub Warps: logical -> logical = canonical(warp: 9, lane: 32);
    pub Groups: logical -> logical = canonical(group: 2, thread: 128);

    /// From accumulators to shared memory: the rows whose addresses the lanes give to stmatrix.x4, for 16 x 16 results.
    pub MatricesC: thread_value -> logical = (lane: (2, 2, 8), elem: 8):((8, 128, 16), 1);
}
