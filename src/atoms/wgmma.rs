//! Fragments of `wgmma`, for the 128 threads of a warpgroup.
//!
//! | PTX | elements | A from registers | metadata | CUTLASS |
//! | --- | --- | --- | --- | --- |
//! | `wgmma.m64n*k8` | tf32 | [`struct@M64K8Tf32A`] | | `SM90_64x*x8_*_RS_TN` |
//! | `wgmma.m64n*k16` | f16, bf16 | [`struct@M64K16F16A`], [`struct@M64K16Bf16A`] | | `SM90_64x*x16_*_RS` |
//! | `wgmma.m64n*k32` | s8, u8, e4m3, e5m2 | [`struct@M64K32S8A`], [`struct@M64K32F8A`] | | `SM90_64x*x32_*_RS_TN` |
//! | `wgmma.sp.m64n*k16` | tf32 | [`struct@M64K16SparseTf32A`] | [`struct@M64K16SparseTf32E`], [`struct@M64K16SparseTf32EAllThreads`] | `SM90_SPARSE` `GMMA_64x*x16_*` |
//! | `wgmma.sp.m64n*k32` | f16, bf16 | [`struct@M64K32SparseF16A`], [`struct@M64K32SparseBf16A`] | [`struct@M64K32SparseF16E`], [`struct@M64K32SparseF16EAllThreads`] | `SM90_SPARSE` `GMMA_64x*x32_*` |
//! | `wgmma.sp.m64n*k64` | s8, u8, e4m3, e5m2 | [`struct@M64K64SparseS8A`], [`struct@M64K64SparseF8A`] | [`struct@M64K64SparseS8E`], [`struct@M64K64SparseF8E`] | `SM90_SPARSE` `GMMA_64x*x64_*` |
//!
//! The accumulators [`struct@M64N8C`] to [`struct@M64N256C`] depend on `n` alone. B, and A where it is not from
//! registers, are tiles of [`smem`](super::smem) that a descriptor points to. Of `wgmma.sp`, A is the matrix before it
//! was compressed, so a register stands for twice as many elements.

crate::layout! {
    // Accumulators, (m, n).

    /// C and D of `wgmma.m64n8k*`, whatever `k` and the types: 4 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N8C.txt")]
    pub M64N8C: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2)):((128, 8, 2), (64, 1));

    /// C and D of `wgmma.m64n16k*`, whatever `k` and the types: 8 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N16C.txt")]
    pub M64N16C: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2, 2)):((256, 16, 2), (8, 128, 1));

    /// C and D of `wgmma.m64n24k*`, whatever `k` and the types: 12 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N24C.txt")]
    pub M64N24C: thread_value -> logical = (thread: (4, 8, 4), reg: (3, 2, 2)):((384, 24, 2), (8, 192, 1));

    /// C and D of `wgmma.m64n32k*`, whatever `k` and the types: 16 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N32C.txt")]
    pub M64N32C: thread_value -> logical = (thread: (4, 8, 4), reg: (4, 2, 2)):((512, 32, 2), (8, 256, 1));

    /// C and D of `wgmma.m64n40k*`, whatever `k` and the types: 20 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N40C.txt")]
    pub M64N40C: thread_value -> logical = (thread: (4, 8, 4), reg: (5, 2, 2)):((640, 40, 2), (8, 320, 1));

    /// C and D of `wgmma.m64n48k*`, whatever `k` and the types: 24 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N48C.txt")]
    pub M64N48C: thread_value -> logical = (thread: (4, 8, 4), reg: (6, 2, 2)):((768, 48, 2), (8, 384, 1));

    /// C and D of `wgmma.m64n56k*`, whatever `k` and the types: 28 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N56C.txt")]
    pub M64N56C: thread_value -> logical = (thread: (4, 8, 4), reg: (7, 2, 2)):((896, 56, 2), (8, 448, 1));

    /// C and D of `wgmma.m64n64k*`, whatever `k` and the types: 32 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N64C.txt")]
    pub M64N64C: thread_value -> logical = (thread: (4, 8, 4), reg: (8, 2, 2)):((1024, 64, 2), (8, 512, 1));

    /// C and D of `wgmma.m64n72k*`, whatever `k` and the types: 36 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N72C.txt")]
    pub M64N72C: thread_value -> logical = (thread: (4, 8, 4), reg: (9, 2, 2)):((1152, 72, 2), (8, 576, 1));

    /// C and D of `wgmma.m64n80k*`, whatever `k` and the types: 40 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N80C.txt")]
    pub M64N80C: thread_value -> logical = (thread: (4, 8, 4), reg: (10, 2, 2)):((1280, 80, 2), (8, 640, 1));

    /// C and D of `wgmma.m64n88k*`, whatever `k` and the types: 44 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N88C.txt")]
    pub M64N88C: thread_value -> logical = (thread: (4, 8, 4), reg: (11, 2, 2)):((1408, 88, 2), (8, 704, 1));

    /// C and D of `wgmma.m64n96k*`, whatever `k` and the types: 48 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N96C.txt")]
    pub M64N96C: thread_value -> logical = (thread: (4, 8, 4), reg: (12, 2, 2)):((1536, 96, 2), (8, 768, 1));

    /// C and D of `wgmma.m64n104k*`, whatever `k` and the types: 52 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N104C.txt")]
    pub M64N104C: thread_value -> logical = (thread: (4, 8, 4), reg: (13, 2, 2)):((1664, 104, 2), (8, 832, 1));

    /// C and D of `wgmma.m64n112k*`, whatever `k` and the types: 56 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N112C.txt")]
    pub M64N112C: thread_value -> logical = (thread: (4, 8, 4), reg: (14, 2, 2)):((1792, 112, 2), (8, 896, 1));

    /// C and D of `wgmma.m64n120k*`, whatever `k` and the types: 60 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N120C.txt")]
    pub M64N120C: thread_value -> logical = (thread: (4, 8, 4), reg: (15, 2, 2)):((1920, 120, 2), (8, 960, 1));

    /// C and D of `wgmma.m64n128k*`, whatever `k` and the types: 64 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N128C.txt")]
    pub M64N128C: thread_value -> logical = (thread: (4, 8, 4), reg: (16, 2, 2)):((2048, 128, 2), (8, 1024, 1));

    /// C and D of `wgmma.m64n136k*`, whatever `k` and the types: 68 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N136C.txt")]
    pub M64N136C: thread_value -> logical = (thread: (4, 8, 4), reg: (17, 2, 2)):((2176, 136, 2), (8, 1088, 1));

    /// C and D of `wgmma.m64n144k*`, whatever `k` and the types: 72 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N144C.txt")]
    pub M64N144C: thread_value -> logical = (thread: (4, 8, 4), reg: (18, 2, 2)):((2304, 144, 2), (8, 1152, 1));

    /// C and D of `wgmma.m64n152k*`, whatever `k` and the types: 76 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N152C.txt")]
    pub M64N152C: thread_value -> logical = (thread: (4, 8, 4), reg: (19, 2, 2)):((2432, 152, 2), (8, 1216, 1));

    /// C and D of `wgmma.m64n160k*`, whatever `k` and the types: 80 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N160C.txt")]
    pub M64N160C: thread_value -> logical = (thread: (4, 8, 4), reg: (20, 2, 2)):((2560, 160, 2), (8, 1280, 1));

    /// C and D of `wgmma.m64n168k*`, whatever `k` and the types: 84 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N168C.txt")]
    pub M64N168C: thread_value -> logical = (thread: (4, 8, 4), reg: (21, 2, 2)):((2688, 168, 2), (8, 1344, 1));

    /// C and D of `wgmma.m64n176k*`, whatever `k` and the types: 88 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N176C.txt")]
    pub M64N176C: thread_value -> logical = (thread: (4, 8, 4), reg: (22, 2, 2)):((2816, 176, 2), (8, 1408, 1));

    /// C and D of `wgmma.m64n184k*`, whatever `k` and the types: 92 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N184C.txt")]
    pub M64N184C: thread_value -> logical = (thread: (4, 8, 4), reg: (23, 2, 2)):((2944, 184, 2), (8, 1472, 1));

    /// C and D of `wgmma.m64n192k*`, whatever `k` and the types: 96 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N192C.txt")]
    pub M64N192C: thread_value -> logical = (thread: (4, 8, 4), reg: (24, 2, 2)):((3072, 192, 2), (8, 1536, 1));

    /// C and D of `wgmma.m64n200k*`, whatever `k` and the types: 100 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N200C.txt")]
    pub M64N200C: thread_value -> logical = (thread: (4, 8, 4), reg: (25, 2, 2)):((3200, 200, 2), (8, 1600, 1));

    /// C and D of `wgmma.m64n208k*`, whatever `k` and the types: 104 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N208C.txt")]
    pub M64N208C: thread_value -> logical = (thread: (4, 8, 4), reg: (26, 2, 2)):((3328, 208, 2), (8, 1664, 1));

    /// C and D of `wgmma.m64n216k*`, whatever `k` and the types: 108 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N216C.txt")]
    pub M64N216C: thread_value -> logical = (thread: (4, 8, 4), reg: (27, 2, 2)):((3456, 216, 2), (8, 1728, 1));

    /// C and D of `wgmma.m64n224k*`, whatever `k` and the types: 112 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N224C.txt")]
    pub M64N224C: thread_value -> logical = (thread: (4, 8, 4), reg: (28, 2, 2)):((3584, 224, 2), (8, 1792, 1));

    /// C and D of `wgmma.m64n232k*`, whatever `k` and the types: 116 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N232C.txt")]
    pub M64N232C: thread_value -> logical = (thread: (4, 8, 4), reg: (29, 2, 2)):((3712, 232, 2), (8, 1856, 1));

    /// C and D of `wgmma.m64n240k*`, whatever `k` and the types: 120 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N240C.txt")]
    pub M64N240C: thread_value -> logical = (thread: (4, 8, 4), reg: (30, 2, 2)):((3840, 240, 2), (8, 1920, 1));

    /// C and D of `wgmma.m64n248k*`, whatever `k` and the types: 124 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N248C.txt")]
    pub M64N248C: thread_value -> logical = (thread: (4, 8, 4), reg: (31, 2, 2)):((3968, 248, 2), (8, 1984, 1));

    /// C and D of `wgmma.m64n256k*`, whatever `k` and the types: 128 registers. Rows are m, columns n.
    ///
    #[doc = include_str!("pictures/M64N256C.txt")]
    pub M64N256C: thread_value -> logical = (thread: (4, 8, 4), reg: (32, 2, 2)):((4096, 256, 2), (8, 2048, 1));

    // A from registers, (m, k).

    /// A of `wgmma.m64n*k8` on tf32, from registers. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K8Tf32A.txt")]
    pub M64K8Tf32A: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2)):((128, 8, 1), (4, 64));

    /// A of `wgmma.m64n*k16` on f16 and bf16, from registers; of `wgmma.sp` on tf32, before it was compressed. Rows are
    /// m, columns k.
    ///
    #[doc = include_str!("pictures/M64K16F16A.txt")]
    pub M64K16F16A: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2, 2)):((256, 16, 2), (8, 128, 1));

    /// A of `wgmma.m64n*k32` on 8-bit elements, from registers; of `wgmma.sp` on f16 and bf16, before it was
    /// compressed. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K32S8A.txt")]
    pub M64K32S8A: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2, 4)):((512, 32, 4), (16, 256, 1));

    /// A of `wgmma.sp.m64n*k64` on 8-bit elements, from registers, before it was compressed. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K64SparseS8A.txt")]
    pub M64K64SparseS8A: thread_value -> logical = (thread: (4, 8, 4), reg: (2, 2, 8)):((1024, 64, 8), (32, 512, 1));

    // Metadata of `wgmma.sp`: the elements of A that a thread's register describes, (m, k).

    /// The metadata of `wgmma.sp.m64n*k16` on tf32, for its 64 owners: the threads whose number has bit 1 clear. Rows
    /// are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K16SparseTf32E.txt")]
    pub M64K16SparseTf32E: thread_value -> logical = (thread: (4, 8, 2), reg: (2, 8)):((256, 16, 8), (128, 1));

    /// [`struct@M64K16SparseTf32E`] for all 128 threads, reading a row-major matrix. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K16SparseTf32EAllThreads.txt")]
    pub M64K16SparseTf32EAllThreads: thread_value -> physical = group(
        broadcast((m: 64, k: 16):(16, 1) @ M64K16SparseTf32E, (copy: 2)),
        (thread: (thread.0, thread.1, copy, thread.2), reg: reg)
    );

    /// The metadata of `wgmma.sp.m64n*k32` on f16 and bf16, for its 64 owners: the threads whose number has bit 1
    /// clear. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K32SparseF16E.txt")]
    pub M64K32SparseF16E: thread_value -> logical = (thread: (4, 8, 2), reg: (2, 16)):((512, 32, 16), (256, 1));

    /// [`struct@M64K32SparseF16E`] for all 128 threads, reading a row-major matrix. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K32SparseF16EAllThreads.txt")]
    pub M64K32SparseF16EAllThreads: thread_value -> physical = group(
        broadcast((m: 64, k: 32):(32, 1) @ M64K32SparseF16E, (copy: 2)),
        (thread: (thread.0, thread.1, copy, thread.2), reg: reg)
    );

    /// The metadata of `wgmma.sp.m64n*k64` on 8-bit elements. Rows are m, columns k.
    ///
    #[doc = include_str!("pictures/M64K64SparseS8E.txt")]
    pub M64K64SparseS8E: thread_value -> logical = (thread: (4, 8, 2, 2), reg: 32):((1024, 64, 32, 512), 1);
}

// The same layouts under the names of other instructions.
pub use self::{
    M64K16F16A as M64K16Bf16A, M64K16F16A as M64K16SparseTf32A, M64K32S8A as M64K32F8A, M64K32S8A as M64K32SparseF16A,
    M64K32S8A as M64K32SparseBf16A, M64K32SparseF16E as M64K32SparseBf16E,
    M64K32SparseF16EAllThreads as M64K32SparseBf16EAllThreads, M64K64SparseS8A as M64K64SparseF8A,
    M64K64SparseS8E as M64K64SparseF8E,
};
