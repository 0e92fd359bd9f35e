//! Atoms imported by another crate.

use layout_algebra::layout;

mod kernel {
    use super::layout;

    layout! {
        #![index(u32)]

        use layout_algebra::atoms::mma::{M16N8K8C, M16N8K16C, M16N8K16Bf16A};
        use layout_algebra::atoms::ldmatrix::X4;
        use layout_algebra::atoms::smem::KSw128B16;
        use layout_algebra::atoms::stmatrix::X4Rows;
        use layout_algebra::atoms::wgmma::M64N64C as Accumulator;

        /// A warp's accumulators go to a row-major matrix with rows of 24.
        pub StoreC: thread_value -> physical = (m: 16, n: 8):(24, 1) @ M16N8K16C;
        /// The same under another name.
        pub Again: thread_value -> physical = (m: 16, n: 8):(24, 1) @ M16N8K8C;
        /// Four matrices as the quarters of an A tile, upper left, lower left, upper right, lower right.
        pub Loaded: thread_value -> logical = (right: 2, lower: 2, row: 8, col: 8):(8, 128, 16, 1) @ X4;
        pub Operand = rename(M16N8K16Bf16A, (lane, reg));
        /// 64 x 64 halves in shared memory, and the rows that the lanes of an `ldmatrix` point to.
        pub Tile: logical -> physical = repeat(KSw128B16, (block: 8):(1));
        pub Rows = divide(Tile, (1, 8, 8)) @ interleave(X4Rows, (step: 16):(1));
        pub Sum: thread_value -> physical = (m: 64, n: 64):(64, 1) @ Accumulator;

        assert size(Accumulator) == 64 * 64;
    }
}

#[test]
fn imported_by_another_crate() {
    const FIRST: u32 = kernel::StoreC.index(5, 3);
    // Lane 5, register 3: row 5 / 4 + 8, column 2 * (5 % 4) + 1.
    assert_eq!(FIRST, 9 * 24 + 3);
    for lane in 0..32 {
        for reg in 0..4 {
            assert_eq!(kernel::Again.index(lane, reg), kernel::StoreC.index(lane, reg));
        }
        for reg in 0..8 {
            assert_eq!(kernel::Loaded.index(lane, reg), kernel::Operand.index(lane, reg));
        }
    }
    assert_eq!(kernel::Sum.index(127, 31), 63 * 64 + 63);
    assert_eq!(kernel::Tile.index(1, 2, 16), 512 + ((2 * 64 + 16) ^ (2 << 3)));
}

#[test]
fn imported_in_an_expression() {
    let at = layout!(#![index(u32)] use layout_algebra::atoms::smem::MnSw64B8; repeat(MnSw64B8, (stage: 2):(1)));
    assert_eq!(at.index(1, 0, 0), 512_u32);
}
