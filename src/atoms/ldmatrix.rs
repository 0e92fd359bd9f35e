//! Fragments of `ldmatrix`, for the 32 lanes of a warp.
//!
//! The tile is the matrices as they lie in memory, one below the other, each row the 16 bytes that one address stands
//! for. `X1`, `X2`, `X4` and their like say what the registers of a lane hold of it, `…Rows` whose address stands for
//! which row.
//!
//! | PTX | registers | addresses | CUTLASS |
//! | --- | --- | --- | --- |
//! | `.m8n8.x1.b16` | [`struct@X1`] | [`struct@X1Rows`], [`struct@X1RowsAllLanes`] | `SM75_U32x1_LDSM_N`; the registers also of `SM75_U32x1_MOVM_T` |
//! | `.m8n8.x2.b16` | [`struct@X2`] | [`struct@X2Rows`], [`struct@X2RowsAllLanes`] | `SM75_U32x2_LDSM_N` |
//! | `.m8n8.x4.b16` | [`struct@X4`] | [`struct@X4Rows`] | `SM75_U32x4_LDSM_N` |
//! | `.m8n8.x1.trans.b16` | [`struct@X1T`] | [`struct@X1Rows`], [`struct@X1RowsAllLanes`] | `SM75_U16x2_LDSM_T` |
//! | `.m8n8.x2.trans.b16` | [`struct@X2T`] | [`struct@X2Rows`], [`struct@X2RowsAllLanes`] | `SM75_U16x4_LDSM_T` |
//! | `.m8n8.x4.trans.b16` | [`struct@X4T`] | [`struct@X4Rows`] | `SM75_U16x8_LDSM_T` |
//! | `.m8n16.x1`, `.x2`, `.x4` `.b8x16.b4x16_p64`, `.b8x16.b6x16_p32` | [`struct@M8N16X1`], [`struct@M8N16X2`], [`struct@M8N16X4`] | [`struct@X1Rows`], [`struct@X2Rows`], [`struct@X4Rows`] | `SM100_SU4_DU8x16_x1_LDSM_N`, `SM100_SU6_…` |
//! | `.m16n16.x1.trans.b8` | [`struct@M16N16X1T`] | [`struct@M16N16X1TRows`], [`struct@M16N16X1TRowsAllLanes`] | `SM100_U8x8_LDSM_T` |
//! | `.m16n16.x2.trans.b8` | [`struct@M16N16X2T`] | [`struct@M16N16X2TRows`] | `SM100_U8x16_LDSM_T` |
//!
//! CUTLASS counts bits; here elements of 16 bits, of 8 where the name begins with `M`. `SrcLayout` is a `…Rows`,
//! `DstLayout` and `RefLayout` the registers.

crate::layout! {
    // `ldmatrix.m8n8.b16`: the registers of each lane. Matrices are stacked: row 8i + r is row r of matrix i.

    /// The register of `ldmatrix.m8n8.x1.b16`, two elements of 16 bits each. Rows and columns as in memory.
    ///
    #[doc = include_str!("pictures/X1.txt")]
    pub X1: thread_value -> logical = (lane: 32, reg: 2):(2, 1);

    /// The two registers of `ldmatrix.m8n8.x2.b16`. The rows of the second matrix follow those of the first.
    ///
    #[doc = include_str!("pictures/X2.txt")]
    pub X2: thread_value -> logical = (lane: 32, reg: (2, 2)):(2, (64, 1));

    /// The four registers of `ldmatrix.m8n8.x4.b16`. The rows of each matrix follow those of the one before.
    ///
    #[doc = include_str!("pictures/X4.txt")]
    pub X4: thread_value -> logical = (lane: 32, reg: (4, 2)):(2, (64, 1));

    /// The register of `ldmatrix.m8n8.x1.trans.b16`. Rows and columns as in memory, so a lane holds a piece of a
    /// column.
    ///
    #[doc = include_str!("pictures/X1T.txt")]
    pub X1T: thread_value -> logical = (lane: (8, 4), reg: 2):((1, 16), 8);

    /// The two registers of `ldmatrix.m8n8.x2.trans.b16`.
    ///
    #[doc = include_str!("pictures/X2T.txt")]
    pub X2T: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((1, 16), (64, 8));

    /// The four registers of `ldmatrix.m8n8.x4.trans.b16`.
    ///
    #[doc = include_str!("pictures/X4T.txt")]
    pub X4T: thread_value -> logical = (lane: (8, 4), reg: (4, 2)):((1, 16), (64, 8));

    // Whose address stands for which row. `elem` counts the eight elements of a row.

    /// The rows that the lanes of `ldmatrix.m8n8.x4.b16` give the addresses of: each lane one of the 32, eight
    /// elements.
    ///
    #[doc = include_str!("pictures/X4Rows.txt")]
    pub X4Rows: thread_value -> logical = (lane: 32, elem: 8):(8, 1);

    /// The rows of `ldmatrix.m8n8.x2.b16`: their addresses come from lanes 0-15.
    ///
    #[doc = include_str!("pictures/X2Rows.txt")]
    pub X2Rows: thread_value -> logical = (lane: 16, elem: 8):(8, 1);

    /// [`struct@X2Rows`] for all 32 lanes, into 16 rows that follow one another in memory. The instruction does not
    /// read the addresses of lanes 16-31, so they may be those of lanes 0-15.
    ///
    #[doc = include_str!("pictures/X2RowsAllLanes.txt")]
    pub X2RowsAllLanes: thread_value -> physical =
        group(broadcast((row: 16, col: 8):(8, 1) @ X2Rows, (copy: 2)), (lane: (copy, lane), elem: elem));

    /// The rows of `ldmatrix.m8n8.x1.b16`: their addresses come from lanes 0-7.
    ///
    #[doc = include_str!("pictures/X1Rows.txt")]
    pub X1Rows: thread_value -> logical = (lane: 8, elem: 8):(8, 1);

    /// [`struct@X1Rows`] for all 32 lanes, into 8 rows that follow one another in memory.
    ///
    #[doc = include_str!("pictures/X1RowsAllLanes.txt")]
    pub X1RowsAllLanes: thread_value -> physical =
        group(broadcast((row: 8, col: 8):(8, 1) @ X1Rows, (copy: 4)), (lane: (copy, lane), elem: elem));

    // Bytes that were widened on the way: 4 or 6 bits in memory, 8 in the registers.

    /// The register of `ldmatrix.m8n16.x1.b8x16` (`.b4x16_p64`, `.b6x16_p32`), four elements of 8 bits.
    ///
    #[doc = include_str!("pictures/M8N16X1.txt")]
    pub M8N16X1: thread_value -> logical = (lane: 32, reg: 4):(4, 1);

    /// The two registers of `ldmatrix.m8n16.x2.b8x16`.
    ///
    #[doc = include_str!("pictures/M8N16X2.txt")]
    pub M8N16X2: thread_value -> logical = (lane: 32, reg: (2, 4)):(4, (128, 1));

    /// The four registers of `ldmatrix.m8n16.x4.b8x16`.
    ///
    #[doc = include_str!("pictures/M8N16X4.txt")]
    pub M8N16X4: thread_value -> logical = (lane: 32, reg: (4, 4)):(4, (128, 1));

    // Bytes, transposed.

    /// The two registers of `ldmatrix.m16n16.x1.trans.b8`, four elements of 8 bits each. Rows are numbered as
    /// [`struct@M16N16X1TRows`] hands out their addresses.
    ///
    #[doc = include_str!("pictures/M16N16X1T.txt")]
    pub M16N16X1T: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 2)):((1, 32), (128, 8, 16));

    /// The four registers of `ldmatrix.m16n16.x2.trans.b8`. Rows are numbered as [`struct@M16N16X2TRows`] hands out
    /// their addresses.
    ///
    #[doc = include_str!("pictures/M16N16X2T.txt")]
    pub M16N16X2T: thread_value -> logical = (lane: (8, 4), reg: (4, 2, 2)):((1, 32), (128, 8, 16));

    /// The rows of `ldmatrix.m16n16.x2.trans.b8` as CUTLASS hands out their addresses, one to each lane; `elem` counts
    /// the sixteen elements of a row.
    ///
    #[doc = include_str!("pictures/M16N16X2TRows.txt")]
    pub M16N16X2TRows: thread_value -> logical = (lane: (2, 4, 2, 2), elem: 16):((256, 32, 128, 16), 1);

    /// The rows of `ldmatrix.m16n16.x1.trans.b8` as CUTLASS hands out their addresses, to lanes 0-15.
    ///
    #[doc = include_str!("pictures/M16N16X1TRows.txt")]
    pub M16N16X1TRows: thread_value -> logical = (lane: (4, 2, 2), elem: 16):((32, 128, 16), 1);

    /// [`struct@M16N16X1TRows`] for all 32 lanes, into 16 rows that follow one another in memory.
    ///
    #[doc = include_str!("pictures/M16N16X1TRowsAllLanes.txt")]
    pub M16N16X1TRowsAllLanes: thread_value -> physical =
        group(broadcast((row: 16, col: 16):(16, 1) @ M16N16X1TRows, (copy: 2)), (lane: (copy, lane), elem: elem));
}
