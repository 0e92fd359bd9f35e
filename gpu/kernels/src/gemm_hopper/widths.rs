//! The widths of tiles: for each its layouts, what the host has to know of it, and its kernel.

/// What the host has to know of the kernel for a width.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// The name of the kernel.
    pub kernel: &'static str,
    /// Columns of a tile.
    pub columns: usize,
    /// Bytes of shared memory.
    pub shared: usize,
    /// Columns of a box of results.
    pub results: usize,
    /// The swizzles of B and of the results in shared memory.
    pub swizzles: [&'static [(u32, u32, u32)]; 2],
}

/// The layouts of a width and its kernel. Results are stored in so many rounds of so many boxes of so many columns, swizzled by
/// so many bits.
macro_rules! width {
    ($module:ident $kernel:ident: $columns:literal, $stages:literal stages,
        results by $rounds:literal, $boxes:literal, $results:literal, swizzle $bits:literal) => {
        #[doc = concat!("Tiles of ", stringify!($columns), " columns.")]
        pub mod $module {
            use layout_algebra::layout;

            layout! {
                #![index(u32)]
                use layout_algebra::atoms::smem::KSw128B16;
                use crate::gemm_hopper::{MatricesC, BYTES_A};

                const BN = $columns;
                pub const STAGES = $stages;

                pub SmemB = group(repeat(KSw128B16, (block: BN / 8):(1)), (n: (block, mn), k: k));
                /// Where a half of B starts in a stage, in bytes after A: half of the rows.
                pub HalfB: logical -> physical = (half: 2):(cosize(SmemB));
                pub const STAGE_BYTES = BYTES_A + cosize(SmemB) * 2;
                /// Where a stage starts, in bytes.
                pub Stage: logical -> physical = (stage: STAGES):(STAGE_BYTES);

                /// Where the results of each group wait to be stored: 64 rows of the columns of a round, by boxes.
                const RESULTS = $results;
                const ROUND = $boxes * RESULTS;
                const BOX_BYTES = 64 * RESULTS * 2;
                pub SmemC: logical -> physical = swizzle($bits, 6, 3) @ (m: 64, n: ($boxes, RESULTS)):(RESULTS, (64 * RESULTS, 1));
                pub ResultsC: logical -> physical = (group: 2, part: $boxes):($boxes * BOX_BYTES, BOX_BYTES);
                pub const RESULTS_AT = STAGES * STAGE_BYTES;
                pub const BARRIERS_AT = RESULTS_AT + size(ResultsC) * BOX_BYTES;
                /// The barriers of a stage, in bytes after the results: that it is full, that it is empty.
                pub Barriers: logical -> physical = (kind: 2, stage: STAGES):(8 * STAGES, 8);
                /// Bytes of shared memory.
                pub const SHARED = BARRIERS_AT + size(Barriers) * 8;

                /// What one instruction reads: all of B, 16 along k; the first element of each.
                PartsB = divide(SmemB, (BN, 16));
                pub PartB = PartsB | { rest.n, tile = 0 };

                /// Where boxes start, as the coordinates that tensor maps take.
                pub StartN: logical -> physical = (tile: 65536, half: 2):(BN, BN / 2);
                pub StartColumnC: logical -> physical = (tile: 65536, round: $rounds, part: $boxes):(BN, ROUND, RESULTS);

                /// The rows whose addresses the lanes give to stmatrix.x4, for each sixteen columns of a round.
                pub PutsC = SmemC @ (divide(canonical(m: 64, n: ROUND), (16, 16)) @ interleave(MatricesC, (warp: 4, sixteen: ROUND / 16):(ROUND / 16, 1)));
                pub PutC = PutsC | { warp, lane, elem = 0 };
                assert bank_conflicts(PutsC, lanes = lane, vector = elem, element = 2) == 1;
                /// Which sixteen columns of the tile those of a round are.
                pub Sixteens: logical -> logical = canonical(round: $rounds, sixteen: ROUND / 16);
            }

            /// For the host.
            pub const WIDTH: super::Width = super::Width {
                kernel: stringify!($kernel),
                columns: $columns,
                shared: SHARED,
                results: $results,
                swizzles: [&SmemB::SWIZZLES, &SmemC::SWIZZLES],
            };

            #[cfg(all(target_arch = "nvptx64", feature = "hopper"))]
            crate::gemm_hopper::code::kernel!($kernel $columns $rounds $boxes);
        }
    };
}

width!(n256 gemm_hopper_256: 256, 4 stages, results by 2, 2, 64, swizzle 3);
width!(n224 gemm_hopper_224: 224, 4 stages, results by 2, 7, 16, swizzle 1);
width!(n192 gemm_hopper_192: 192, 4 stages, results by 1, 3, 64, swizzle 3);
width!(n160 gemm_hopper_160: 160, 5 stages, results by 1, 5, 32, swizzle 2);
width!(n128 gemm_hopper_128: 128, 6 stages, results by 1, 2, 64, swizzle 3);

/// All widths.
pub const ALL: [Width; 5] = [n256::WIDTH, n224::WIDTH, n192::WIDTH, n160::WIDTH, n128::WIDTH];
