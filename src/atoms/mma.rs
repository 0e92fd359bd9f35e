//! Fragments of `mma.sync`, `mma.sp` and their scale factors, for the 32 lanes of a warp.
//!
//! | PTX | elements | A | B | C, D | CUTLASS |
//! | --- | --- | --- | --- | --- | --- |
//! | `m8n8k4` | f16 | [`struct@M8N8K4F16ARow`], [`struct@M8N8K4F16ACol`] | [`struct@M8N8K4F16BCol`], [`struct@M8N8K4F16BRow`] | [`struct@M8N8K4F16C`], [`struct@M8N8K4F32C`] | `SM70_8x8x4_*` |
//! | `m8n8k4` | f64 | [`struct@M8N8K4F64A`] | [`struct@M8N8K4F64B`] | [`struct@M8N8K4F64C`] | `SM80_8x8x4_F64…`, `_C64…`, `_GC64…` |
//! | `m8n8k16` | s8, u8 | [`struct@M8N8K16S8A`] | [`struct@M8N8K16S8B`] | [`struct@M8N8K16C`] | `SM75_8x8x16_*`, `SM80_8x8x16_*` |
//! | `m8n8k32` | s4, u4 | [`struct@M8N8K32S4A`] | [`struct@M8N8K32S4B`] | [`struct@M8N8K32C`] | `SM80_8x8x32_*` |
//! | `m8n8k128` | b1 | [`struct@M8N8K128B1A`] | [`struct@M8N8K128B1B`] | [`struct@M8N8K128C`] | `SM80_8x8x128_*` |
//! | `m16n8k4` | tf32 | [`struct@M16N8K4Tf32A`] | [`struct@M16N8K4Tf32B`] | [`struct@M16N8K4C`] | `SM80_16x8x4_*` |
//! | `m16n8k4` | f64 | [`struct@M16N8K4F64A`] | [`struct@M16N8K4F64B`] | [`struct@M16N8K4C`] | `SM90_16x8x4_F64…`, `_C64…` |
//! | `m16n8k8` | f16, bf16 | [`struct@M16N8K8F16A`], [`struct@M16N8K8Bf16A`] | [`struct@M16N8K8F16B`], [`struct@M16N8K8Bf16B`] | [`struct@M16N8K8C`] | `SM75_16x8x8_*`, `SM80_16x8x8_F16…`, `_F32F16…`, `_F32BF16…` |
//! | `m16n8k8` | tf32, f64 | [`struct@M16N8K8Tf32A`], [`struct@M16N8K8F64A`] | [`struct@M16N8K8Tf32B`], [`struct@M16N8K8F64B`] | [`struct@M16N8K8C`] | `SM80_16x8x8_F32TF32…`, `SM90_16x8x8_*` |
//! | `m16n8k16` | f16, bf16 | [`struct@M16N8K16F16A`], [`struct@M16N8K16Bf16A`] | [`struct@M16N8K16F16B`], [`struct@M16N8K16Bf16B`] | [`struct@M16N8K16C`] | `SM80_16x8x16_F16…`, `_F32F16…`, `_F32BF16…` |
//! | `m16n8k16` | s8, u8 | [`struct@M16N8K16S8A`] | [`struct@M16N8K16S8B`] | [`struct@M16N8K16C`] | `SM80_16x8x16_S32…` |
//! | `m16n8k16` | f64 | [`struct@M16N8K16F64A`] | [`struct@M16N8K16F64B`] | [`struct@M16N8K16C`] | `SM90_16x8x16_*` |
//! | `m16n8k32` | s8, u8 | [`struct@M16N8K32S8A`] | [`struct@M16N8K32S8B`] | [`struct@M16N8K32C`] | `SM80_16x8x32_S32S8…`, `_S32U8…` |
//! | `m16n8k32` | e4m3, e5m2, `kind::f8f6f4`, `kind::mxf8f6f4` | [`struct@M16N8K32F8A`] | [`struct@M16N8K32F8B`] | [`struct@M16N8K32C`] | `SM89_16x8x32_*`, `SM120_16x8x32_TN`, `_TN_VS` |
//! | `m16n8k32` | s4, u4 | [`struct@M16N8K32S4A`] | [`struct@M16N8K32S4B`] | [`struct@M16N8K32C`] | `SM80_16x8x32_S32S4…`, `_S32U4…` |
//! | `m16n8k64` | s4, u4 | [`struct@M16N8K64S4A`] | [`struct@M16N8K64S4B`] | [`struct@M16N8K64C`] | `SM80_16x8x64_*` |
//! | `m16n8k64` | e2m1, `kind::mxf4`, `kind::mxf4nvf4` | [`struct@M16N8K64F4A`] | [`struct@M16N8K64F4B`] | [`struct@M16N8K64C`] | `SM120_16x8x64_TN_VS` |
//! | `m16n8k128` | b1 | [`struct@M16N8K128B1A`] | [`struct@M16N8K128B1B`] | [`struct@M16N8K128C`] | `SM80_16x8x128_*` |
//! | `m16n8k256` | b1 | [`struct@M16N8K256B1A`] | [`struct@M16N8K256B1B`] | [`struct@M16N8K256C`] | `SM80_16x8x256_*` |
//! | `mma.sp.m16n8k64` | `kind::f8f6f4`, `kind::mxf8f6f4` | [`struct@M16N8K64SparseF8A`], [`struct@M16N8K64SparseF8E`] | [`struct@M16N8K64SparseF8B`] | [`struct@M16N8K64C`] | `SM120_SPARSE_16x8x64_TN`, `_TN_VS` |
//! | `mma.sp.m16n8k128` | `kind::mxf4`, `kind::mxf4nvf4` | [`struct@M16N8K128SparseF4A`], [`struct@M16N8K128SparseF4E`] | [`struct@M16N8K128SparseF4B`] | [`struct@M16N8K128C`] | `SM120_SPARSE_16x8x128_TN_VS` |
//!
//! Scale factors (`SFALayout`, `SFBLayout`) depend on `k` alone: [`struct@M16N8K64ScaleA`] and its like.

crate::layout! {
    // Accumulators, (m, n).

    /// C and D of every `mma.m16n8k*`, whatever `k` and the types: registers `c0..c3`. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M16N8K16C.txt")]
    pub M16N8K16C: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));

    /// C and D of `mma.m8n8k16`, `.m8n8k32` and `.m8n8k128` (s32) and of `.m8n8k4` on f64: `c0`, `c1`. Rows are m,
    /// columns n.
    ///
    #[doc = include_str!("pictures/M8N8K16C.txt")]
    pub M8N8K16C: thread_value -> logical = (lane: (8, 4), reg: 2):((8, 2), 1);

    /// C and D of Volta's `mma.m8n8k4` with f16 accumulators, for the eight threads of a quad pair (see
    /// [`struct@M8N8K4Lanes`]). Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M8N8K4F16C.txt")]
    pub M8N8K4F16C: thread_value -> logical = (thread: 8, reg: 8):(8, 1);

    /// C and D of Volta's `mma.m8n8k4` with f32 accumulators, for the eight threads of a quad pair. Rows are m, columns
    /// n.
    ///
    #[doc = include_str!("pictures/M8N8K4F32C.txt")]
    pub M8N8K4F32C: thread_value -> logical = (thread: (2, 2, 2), reg: (2, 2, 2)):((32, 2, 8), (4, 16, 1));

    // Volta.

    /// The lane that is thread `thread` of quad pair `quadpair`: lanes 0-3 and 16-19 are quad pair 0, and so on.
    ///
    /// Volta's `mma.m8n8k4` is four multiplications at once, one by each quad pair. CUTLASS has this map with the quad
    /// pair fixed, as `ThrID = (4,2):(1,16)`, which leaves gaps and so is no map into `thread_value` here.
    ///
    #[doc = include_str!("pictures/M8N8K4Lanes.txt")]
    pub M8N8K4Lanes: thread_value -> thread_value = (quadpair: 4, thread: (2, 4)):(4, (16, 1));

    /// A of Volta's `mma.m8n8k4.row` on f16, and B of `.col`: a row of A, or a column of B, for each thread of a quad
    /// pair. Rows are m (of B: n), columns k.
    ///
    #[doc = include_str!("pictures/M8N8K4F16ARow.txt")]
    pub M8N8K4F16ARow: thread_value -> logical = (thread: 8, reg: 4):(4, 1);

    /// A of Volta's `mma.m8n8k4.col` on f16, and B of `.row`, for the eight threads of a quad pair. Rows are m (of B:
    /// n), columns k.
    ///
    #[doc = include_str!("pictures/M8N8K4F16ACol.txt")]
    pub M8N8K4F16ACol: thread_value -> logical = (thread: (2, 4), reg: 4):((16, 1), 4);

    // A of m16n8k*, (m, k).

    /// A of `mma.m16n8k4` on tf32 and f64. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K4Tf32A.txt")]
    pub M16N8K4Tf32A: thread_value -> logical = (lane: (8, 4), reg: 2):((4, 1), 32);

    /// A of `mma.m16n8k8` on f16 and bf16. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K8F16A.txt")]
    pub M16N8K8F16A: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));

    /// A of `mma.m16n8k8` on tf32 and f64. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K8Tf32A.txt")]
    pub M16N8K8Tf32A: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 1), (4, 64));

    /// A of `mma.m16n8k16` on f16 and bf16. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K16F16A.txt")]
    pub M16N8K16F16A: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 2)):((16, 2), (8, 128, 1));

    /// A of `mma.m16n8k16` on s8 and u8. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K16S8A.txt")]
    pub M16N8K16S8A: thread_value -> logical = (lane: (8, 4), reg: (2, 4)):((16, 4), (128, 1));

    /// A of `mma.m16n8k16` on f64. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K16F64A.txt")]
    pub M16N8K16F64A: thread_value -> logical = (lane: (8, 4), reg: (4, 2)):((16, 1), (4, 128));

    /// A of `mma.m16n8k32` on bytes: s8, u8, e4m3, e5m2 (f6 and f4, too, with `kind::f8f6f4`). Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32S8A.txt")]
    pub M16N8K32S8A: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 4)):((32, 4), (16, 256, 1));

    /// A of `mma.m16n8k32` on s4 and u4. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32S4A.txt")]
    pub M16N8K32S4A: thread_value -> logical = (lane: (8, 4), reg: (2, 8)):((32, 8), (256, 1));

    /// A of `mma.m16n8k64` on 4-bit elements: s4, u4, e2m1 (`kind::mxf4`, `kind::mxf4nvf4`). Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64S4A.txt")]
    pub M16N8K64S4A: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 8)):((64, 8), (32, 512, 1));

    /// A of `mma.m16n8k128` on b1. Rows are m, columns k. CUTLASS's own `ALayout` of it is malformed: its strides are
    /// nested one level deeper than its shape.
    ///
    #[doc = include_str!("pictures/M16N8K128B1A.txt")]
    pub M16N8K128B1A: thread_value -> logical = (lane: (8, 4), reg: (2, 32)):((128, 32), (1024, 1));

    /// A of `mma.m16n8k256` on b1. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K256B1A.txt")]
    pub M16N8K256B1A: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 32)):((256, 32), (128, 2048, 1));

    // B of m16n8k*, (n, k), and A and B of m8n8k*.

    /// A and B of `mma.m8n8k4` on f64, and B of `.m16n8k4` on tf32 and f64. Rows are m or n, columns k.
    ///
    #[doc = include_str!("pictures/M8N8K4F64A.txt")]
    pub M8N8K4F64A: thread_value -> logical = (lane: (8, 4), reg: 1):((4, 1), 1);

    /// B of `mma.m16n8k8` on f16 and bf16. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K8F16B.txt")]
    pub M16N8K8F16B: thread_value -> logical = (lane: (8, 4), reg: 2):((8, 2), 1);

    /// B of `mma.m16n8k8` on tf32 and f64. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K8Tf32B.txt")]
    pub M16N8K8Tf32B: thread_value -> logical = (lane: (8, 4), reg: 2):((8, 1), 4);

    /// B of `mma.m16n8k16` on f16 and bf16. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K16F16B.txt")]
    pub M16N8K16F16B: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((16, 2), (8, 1));

    /// B of `mma.m16n8k16` on f64. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K16F64B.txt")]
    pub M16N8K16F64B: thread_value -> logical = (lane: (8, 4), reg: 4):((16, 1), 4);

    /// A and B of `mma.m8n8k16` on s8 and u8, and B of `.m16n8k16`. Rows are m or n, columns k.
    ///
    #[doc = include_str!("pictures/M8N8K16S8A.txt")]
    pub M8N8K16S8A: thread_value -> logical = (lane: (8, 4), reg: 4):((16, 4), 1);

    /// B of `mma.m16n8k32` on 8-bit elements. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32S8B.txt")]
    pub M16N8K32S8B: thread_value -> logical = (lane: (8, 4), reg: (2, 4)):((32, 4), (16, 1));

    /// A and B of `mma.m8n8k32` on s4 and u4, and B of `.m16n8k32`. Rows are m or n, columns k.
    ///
    #[doc = include_str!("pictures/M8N8K32S4A.txt")]
    pub M8N8K32S4A: thread_value -> logical = (lane: (8, 4), reg: 8):((32, 8), 1);

    /// B of `mma.m16n8k64` on 4-bit elements. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64S4B.txt")]
    pub M16N8K64S4B: thread_value -> logical = (lane: (8, 4), reg: (2, 8)):((64, 8), (32, 1));

    /// A and B of `mma.m8n8k128` on b1, and B of `.m16n8k128`. Rows are m or n, columns k.
    ///
    #[doc = include_str!("pictures/M8N8K128B1A.txt")]
    pub M8N8K128B1A: thread_value -> logical = (lane: (8, 4), reg: 32):((128, 32), 1);

    /// B of `mma.m16n8k256` on b1. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K256B1B.txt")]
    pub M16N8K256B1B: thread_value -> logical = (lane: (8, 4), reg: (2, 32)):((256, 32), (128, 1));

    // `mma.sp` of sm_120. A is the matrix before it was compressed, so a register stands for twice as many elements.

    /// B of `mma.sp.m16n8k64` on 8-bit elements (`kind::f8f6f4`, `kind::mxf8f6f4`). Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64SparseF8B.txt")]
    pub M16N8K64SparseF8B: thread_value -> logical = (lane: (8, 4), reg: (4, 4)):((64, 4), (16, 1));

    /// The metadata of `mma.sp.m16n8k64`: the elements of A that a lane's register describes. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64SparseF8E.txt")]
    pub M16N8K64SparseF8E: thread_value -> logical = (lane: (8, 2, 2), reg: 32):((64, 32, 512), 1);

    /// A of `mma.sp.m16n8k128` on 4-bit elements (`kind::mxf4`, `kind::mxf4nvf4`). Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128SparseF4A.txt")]
    pub M16N8K128SparseF4A: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 16)):((128, 16), (64, 1024, 1));

    /// B of `mma.sp.m16n8k128` on 4-bit elements. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128SparseF4B.txt")]
    pub M16N8K128SparseF4B: thread_value -> logical = (lane: (8, 4), reg: (4, 8)):((128, 8), (32, 1));

    /// The metadata of `mma.sp.m16n8k128`: the elements of A that a lane's register describes. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128SparseF4E.txt")]
    pub M16N8K128SparseF4E: thread_value -> logical = (lane: (8, 2, 2), reg: 64):((128, 64, 1024), 1);

    // Scale factors of sm_120, one for each element of A or B. Several lanes hold the same ones: first the lanes that
    // own them, then all lanes, reading a row-major matrix.

    /// The scale factors of A of `mma.m16n8k32.block_scale` (`kind::mxf8f6f4`): which element of A each register
    /// scales. Sixteen owners: `lane.0` is the lane divided by 4, `lane.1` its lowest bit. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32ScaleA.txt")]
    pub M16N8K32ScaleA: thread_value -> logical = (lane: (8, 2), reg: 32):((32, 256), 1);

    /// [`struct@M16N8K32ScaleA`] for all 32 lanes, reading a row-major matrix. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32ScaleAAllLanes.txt")]
    pub M16N8K32ScaleAAllLanes: thread_value -> physical = group(
        broadcast((m: 16, k: 32):(32, 1) @ M16N8K32ScaleA, (copy: 2)),
        (lane: (lane.0, copy, lane.1), reg: reg)
    );

    /// The scale factors of B of `mma.m16n8k32.block_scale` (`kind::mxf8f6f4`): which element of B each register
    /// scales. Eight owners: the lane divided by 4. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32ScaleB.txt")]
    pub M16N8K32ScaleB: thread_value -> logical = (lane: 8, reg: 32):(32, 1);

    /// [`struct@M16N8K32ScaleB`] for all 32 lanes, reading a row-major matrix. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K32ScaleBAllLanes.txt")]
    pub M16N8K32ScaleBAllLanes: thread_value -> physical = group(
        broadcast((n: 8, k: 32):(32, 1) @ M16N8K32ScaleB, (copy: 4)),
        (lane: (lane, copy), reg: reg)
    );

    /// The scale factors of A of `mma.m16n8k64.block_scale` and `mma.sp.m16n8k64.block_scale`: which element of A each
    /// register scales. Sixteen owners: `lane.0` is the lane divided by 4, `lane.1` its lowest bit. Rows are m, columns
    /// k.
    ///
    #[doc = include_str!("pictures/M16N8K64ScaleA.txt")]
    pub M16N8K64ScaleA: thread_value -> logical = (lane: (8, 2), reg: 64):((64, 512), 1);

    /// [`struct@M16N8K64ScaleA`] for all 32 lanes, reading a row-major matrix. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64ScaleAAllLanes.txt")]
    pub M16N8K64ScaleAAllLanes: thread_value -> physical = group(
        broadcast((m: 16, k: 64):(64, 1) @ M16N8K64ScaleA, (copy: 2)),
        (lane: (lane.0, copy, lane.1), reg: reg)
    );

    /// The scale factors of B of `mma.m16n8k64.block_scale` and `mma.sp.m16n8k64.block_scale`: which element of B each
    /// register scales. Eight owners: the lane divided by 4. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64ScaleB.txt")]
    pub M16N8K64ScaleB: thread_value -> logical = (lane: 8, reg: 64):(64, 1);

    /// [`struct@M16N8K64ScaleB`] for all 32 lanes, reading a row-major matrix. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K64ScaleBAllLanes.txt")]
    pub M16N8K64ScaleBAllLanes: thread_value -> physical = group(
        broadcast((n: 8, k: 64):(64, 1) @ M16N8K64ScaleB, (copy: 4)),
        (lane: (lane, copy), reg: reg)
    );

    /// The scale factors of A of `mma.sp.m16n8k128.block_scale`: which element of A each register scales. Sixteen
    /// owners: `lane.0` is the lane divided by 4, `lane.1` its lowest bit. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128ScaleA.txt")]
    pub M16N8K128ScaleA: thread_value -> logical = (lane: (8, 2), reg: 128):((128, 1024), 1);

    /// [`struct@M16N8K128ScaleA`] for all 32 lanes, reading a row-major matrix. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128ScaleAAllLanes.txt")]
    pub M16N8K128ScaleAAllLanes: thread_value -> physical = group(
        broadcast((m: 16, k: 128):(128, 1) @ M16N8K128ScaleA, (copy: 2)),
        (lane: (lane.0, copy, lane.1), reg: reg)
    );

    /// The scale factors of B of `mma.sp.m16n8k128.block_scale`: which element of B each register scales. Eight owners:
    /// the lane divided by 4. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128ScaleB.txt")]
    pub M16N8K128ScaleB: thread_value -> logical = (lane: 8, reg: 128):(128, 1);

    /// [`struct@M16N8K128ScaleB`] for all 32 lanes, reading a row-major matrix. Rows are n, columns k.
    ///
    #[doc = include_str!("pictures/M16N8K128ScaleBAllLanes.txt")]
    pub M16N8K128ScaleBAllLanes: thread_value -> physical = group(
        broadcast((n: 8, k: 128):(128, 1) @ M16N8K128ScaleB, (copy: 4)),
        (lane: (lane, copy), reg: reg)
    );
}

// The same layouts under the names of other instructions.
pub use self::{
    M8N8K4F16ACol as M8N8K4F16BRow, M8N8K4F16ARow as M8N8K4F16BCol, M8N8K4F64A as M8N8K4F64B,
    M8N8K4F64A as M16N8K4Tf32B, M8N8K4F64A as M16N8K4F64B, M8N8K16C as M8N8K4F64C, M8N8K16C as M8N8K32C,
    M8N8K16C as M8N8K128C, M8N8K16S8A as M8N8K16S8B, M8N8K16S8A as M16N8K16S8B, M8N8K32S4A as M8N8K32S4B,
    M8N8K32S4A as M16N8K32S4B, M8N8K128B1A as M8N8K128B1B, M8N8K128B1A as M16N8K128B1B, M16N8K4Tf32A as M16N8K4F64A,
    M16N8K8F16A as M16N8K8Bf16A, M16N8K8F16B as M16N8K8Bf16B, M16N8K8Tf32A as M16N8K8F64A, M16N8K8Tf32B as M16N8K8F64B,
    M16N8K16C as M16N8K4C, M16N8K16C as M16N8K8C, M16N8K16C as M16N8K32C, M16N8K16C as M16N8K64C,
    M16N8K16C as M16N8K128C, M16N8K16C as M16N8K256C, M16N8K16F16A as M16N8K16Bf16A, M16N8K16F16B as M16N8K16Bf16B,
    M16N8K32S8A as M16N8K32F8A, M16N8K32S8B as M16N8K32F8B, M16N8K64S4A as M16N8K64F4A,
    M16N8K64S4A as M16N8K64SparseF8A, M16N8K64S4B as M16N8K64F4B,
};
