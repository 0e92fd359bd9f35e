//! `c = a bᵀ` on halves, accumulated in floats, by `mma.sync`, for matrices whose offsets fit 32 bits, rows any distance apart:
//! tiles of 128 × 256, three stages of 64 in shared memory.
//!
//! Sizes and distances are known at run time. The last tiles of each mode stick out of the matrices: what is outside is zero in
//! shared memory, and is not stored. A block whose rows are all inside copies its whole tiles without a test, from slices that
//! it makes once.
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
    // A tile is inside as a whole where its last corner is. Then its slices are, from its start on, those of all such tiles.
    pub CornerA(m, k, ld) = TilesA(m, k, ld) | { tm, tk, row = BM - 1, col = BK - 1 };
    pub CornerB(n, k, ld) = TilesB(n, k, ld) | { tn, tk, row = BN - 1, col = BK - 1 };
    pub StartA(m, k, ld) = TilesA(m, k, ld) | { tm, tk, row = 0, col = 0 };
    pub StartB(n, k, ld) = TilesB(n, k, ld) | { tn, tk, row = 0, col = 0 };
    pub WholeA(ld): logical -> physical = (row: BM, col: BK):(ld, 1) where ld >= BK;
    pub WholeB(ld): logical -> physical = (row: BN, col: BK):(ld, 1) where ld >= BK;
    pub FromA(ld) = WholeA(ld) @ CopyA | { thread, v = 0 };
    pub FromB(ld) = WholeB(ld) @ CopyB | { thread, v = 0 };
    pub Store(m, n, ld) = (TilesC(m, n, ld) | { tm, tn }) @ FragC | { wm, wn, lane, v = 0 };
}

#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod code;
#[cfg(all(target_arch = "nvptx64", not(feature = "hopper")))]
mod copies;
