//! Layouts that the hardware fixes: the fragments of the tensor-core instructions and the tiles they read.
//!
//! | module | what it declares |
//! | --- | --- |
//! | [`mma`] | A, B, C of `mma.sync` (Volta to Blackwell), metadata of `mma.sp`, scale factors of `.block_scale` |
//! | [`ldmatrix`], [`stmatrix`] | the registers of each lane, and whose address stands for which row |
//! | [`wgmma`] | accumulators of `wgmma.m64n8` to `.m64n256`, A from registers, metadata of `wgmma.sp` |
//! | [`smem`] | tiles of shared memory as `wgmma`, `tcgen05` and TMA read them, swizzled or not |
//!
//! A block imports what it needs, and gives it its own index type:
//!
//! ```
//! use layout_algebra::layout;
//!
//! layout! {
//!     #![index(u32)]
//!     use layout_algebra::atoms::ldmatrix::X4;
//!     use layout_algebra::atoms::mma::{M16N8K16C, M16N8K16F16A};
//!
//!     /// Where the lanes of a warp store their accumulators: rows of 64 floats, 16 x 8 tiles side by side.
//!     pub Store: thread_value -> physical =
//!         divide((m: 16, n: 64):(64, 1), (16, 8)) @ interleave(M16N8K16C, (tile: 8):(1));
//!
//!     /// Four matrices of `ldmatrix.x4` as the quarters of a tile of A: left ones first, upper ones first.
//!     pub Loaded: thread_value -> logical = (right: 2, lower: 2, row: 8, col: 8):(8, 128, 16, 1) @ X4;
//!     pub Expected = rename(M16N8K16F16A, (lane, reg));
//! }
//!
//! // Tile 3, lane 5, register 2: the tile's row 5 / 4 + 8, its column 2 * (5 % 4).
//! assert_eq!(Store.index(3, 5, 2), (1 + 8) * 64 + 3 * 8 + 2);
//! // `ldmatrix` puts every element into the register that `mma` expects it in.
//! assert!((0..256).all(|i| Loaded.linear(i) == Expected.linear(i)));
//! ```
//!
//! # Conventions
//!
//! A fragment is a dense map `thread_value -> logical`: from `lane`, or `thread` where there are not 32, and `reg` to a
//! row-major tile. A's tile is (m, k), B's (n, k), that of C and D (m, n). `reg` counts elements, not 32-bit registers:
//! `reg` 4 of an f16 operand is the lower half of the third register. CUTLASS lists the same maps with the first mode
//! fastest and for column-major tiles, so strides differ from what it prints; the functions are compared at every
//! coordinate.
//!
//! Names are the shape, the element where it matters, and the operand: [`struct@mma::M16N8K16F16A`]; C does not depend
//! on the element, [`struct@mma::M16N8K16C`], but for `m8n8k4`. A layout that serves several instructions is declared
//! once and re-exported under the other names.
//!
//! In pictures `T5:{2,3}` are registers 2 and 3 of lane 5; each line is a row of the tile, its columns follow from left
//! to right. Of more than sixteen rows, some are shown.
//!
//! # What several threads hold
//!
//! An element in several registers makes a map into the tile that is not one-to-one, and a stride of 0 in CUTLASS. Here
//! the fragment is declared for the threads that own it, and for all threads as a map into memory: `…AllLanes` and
//! `…AllThreads` broadcast a contiguous row-major tile. For another `Tile` in memory it is the same expression:
//!
//! ```
//! # use layout_algebra::layout;
//! layout! {
//!     use layout_algebra::atoms::ldmatrix::X2Rows;
//!     Tile: logical -> physical = Swizzle<2, 3, 3> @ (row: 16, col: 32):(32, 1);
//!     FirstColumns = Tile | { col = 0..8 };
//!     /// All 32 lanes of `ldmatrix.x2`; lanes 16 to 31 repeat the addresses of lanes 0 to 15.
//!     pub Rows = group(broadcast(FirstColumns @ X2Rows, (copy: 2)), (lane: (copy, lane), elem: elem));
//! }
//! assert_eq!(Rows.index(21, 0), Tile.index(5, 0));
//! ```
//!
//! Not declared: the operands of `wgmma` in shared memory, of which CUTLASS says that all 128 threads hold the whole
//! tile (no register does: their layout is an atom of [`smem`], and a descriptor points to it); A of `mma.m16n8k128` in
//! CUTLASS's form, which is malformed ([`struct@mma::M16N8K128B1A`] is that of PTX); the fragments of `tcgen05`, whose
//! accumulators are in tensor memory; copies of single elements (`cp.async` and plain loads), which have no layout of
//! their own.

pub mod ldmatrix;
pub mod mma;
pub mod smem;
pub mod stmatrix;
pub mod wgmma;
