//! Fragments of `stmatrix`, for the 32 lanes of a warp: those of [`ldmatrix`](super::ldmatrix), and matrices of bytes.
//!
//! | PTX | registers | addresses | CUTLASS |
//! | --- | --- | --- | --- |
//! | `.m8n8.x1.b16`, `.trans` | [`struct@X1`], [`struct@X1T`] | [`struct@X1Rows`], [`struct@X1RowsAllLanes`] | `SM90_U32x1_STSM_N`, `SM90_U16x2_STSM_T` |
//! | `.m8n8.x2.b16`, `.trans` | [`struct@X2`], [`struct@X2T`] | [`struct@X2Rows`], [`struct@X2RowsAllLanes`] | `SM90_U32x2_STSM_N`, `SM90_U16x4_STSM_T` |
//! | `.m8n8.x4.b16`, `.trans` | [`struct@X4`], [`struct@X4T`] | [`struct@X4Rows`] | `SM90_U32x4_STSM_N`, `SM90_U16x8_STSM_T` |
//! | `.m16n8.x1.trans.b8` | [`struct@M16N8X1T`] | [`struct@X1Rows`], [`struct@X1RowsAllLanes`] | `SM100_U8x4_STSM_T` |
//! | `.m16n8.x2.trans.b8` | [`struct@M16N8X2T`] | [`struct@X2Rows`], [`struct@X2RowsAllLanes`] | `SM100_U8x8_STSM_T` |
//! | `.m16n8.x4.trans.b8` | [`struct@M16N8X4T`] | [`struct@X4Rows`] | `SM100_U8x16_STSM_T` |
//!
//! A store through a `…AllLanes` is refused, as it is a broadcast: only the owners' addresses are read.

pub use super::ldmatrix::{X1, X1Rows, X1RowsAllLanes, X1T, X2, X2Rows, X2RowsAllLanes, X2T, X4, X4Rows, X4T};

crate::layout! {
    /// The register of `stmatrix.m16n8.x1.trans.b8`, four elements of 8 bits. Rows and columns as in memory, eight rows
    /// of sixteen.
    ///
    #[doc = include_str!("pictures/M16N8X1T.txt")]
    pub M16N8X1T: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((1, 32), (8, 16));

    /// The two registers of `stmatrix.m16n8.x2.trans.b8`.
    ///
    #[doc = include_str!("pictures/M16N8X2T.txt")]
    pub M16N8X2T: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 2)):((1, 32), (128, 8, 16));

    /// The four registers of `stmatrix.m16n8.x4.trans.b8`.
    ///
    #[doc = include_str!("pictures/M16N8X4T.txt")]
    pub M16N8X4T: thread_value -> logical = (lane: (8, 4), reg: (4, 2, 2)):((1, 32), (128, 8, 16));
}
