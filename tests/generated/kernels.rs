//! Index computations of public kernels.
//!
//! Written by `tests/generate.py` from `tests/data/real_kernels.json`; do not edit.

const TABLES: &str = include_str!("../data/real_kernels.json");

// Not here: `In(w)` and `Load(w)` of number 20, which need a run-time width and a run-time restriction.
/// Transpose through a swizzled 32x32 tile: NVlabs/cuda-oxide: crates/rustc-codegen-cuda/examples/swizzle_smem, crates/cuda-device/src/swizzle.rs
mod kernel1 {
    layout_algebra::layout! {
        #![index(u32)]
        pub Tile: logical -> physical = swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1);
        pub Load = permute(Tile, (col, row));
    }
}

/// Permuted shared memory in 16-byte units, 64 B and 128 B modes: flashinfer-ai/flashinfer: include/flashinfer/permuted_smem.cuh
mod kernel3 {
    layout_algebra::layout! {
        #![index(u64)]
        pub P64: logical -> physical = swizzle(2, 3, 0) @ (i: 16, j: 4):(4, 1);
        pub P128: logical -> physical = swizzle(3, 4, 0) @ (i: 16, j: 16):(16, 1);
    }
}

/// Tensor-op multiplicand, crosswise 32, 2 stages: NVIDIA/cutlass: include/cutlass/layout/tensor_op_multiplicand_sm75.h
mod kernel4 {
    layout_algebra::layout! {
        #![index(usize)]
        pub A: logical -> physical = swizzle(2, 7, 3) @ (s: (8, 2), c: (2, 32)):((128, 32), (64, 1));
    }
}

/// Volta multiplicand, congruous: NVIDIA/cutlass: include/cutlass/layout/tensor_op_multiplicand_sm70.h
mod kernel6 {
    layout_algebra::layout! {
        #![index(u32)]
        pub A: logical -> physical = swizzle(2, 6, 3) @ (s: (2, 4), c: (4, 2, 8)):((256, 8), (64, 32, 1));
    }
}

/// Per-thread byte histograms: permuted thread number: NVIDIA/cuda-samples: Samples/2_Concepts_and_Techniques/histogram/histogram64.cu
mod kernel13 {
    layout_algebra::layout! {
        #![index(u64)]
        pub Hist: logical -> physical = (bin: 64, thread: (4, 4, 16)):(256, (64, 1, 4));
    }
}

/// m16n8 accumulator: NVlabs/cuda-oxide: crates/cuda-device/src/mma_frag.rs
mod kernel15 {
    layout_algebra::layout! {
        #![index(usize)]
        pub C: thread_value -> logical = (lane: (8, 4), j: (2, 2)):((8, 2), (64, 1));
        pub Owner = inverse(C);
    }
}

/// Attention: accumulator registers as the A operand, and as (row, column): Dao-AILab/flash-attention: csrc/flash_attn/src/utils.h
mod kernel18 {
    layout_algebra::layout! {
        #![index(u32)]
        pub Acc: logical -> physical = (n: 8, m: 2, v: 4):(8, 4, 1);
        pub AOperand = group(split(Acc, n, (hi: 4, lo: 2)), (k: n.hi, m: m, reg: (n.lo, v)));
        pub RowCol = group(split(Acc, v, (r: 2, c: 2)), (row: (m, v.r), col: (n, v.c)));
    }
}

/// Serpentine order of warp MMAs: NVIDIA/cutlass: include/cutlass/gemm/warp/mma_tensor_op.h
mod kernel19 {
    layout_algebra::layout! {
        #![index(u64)]
        pub N4: logical -> physical = swizzle(1, 2, 0) @ swizzle(1, 2, 1) @ (m: 4, n: 4):(4, 1);
    }
}

/// Coalesced transpose, run-time width, padded tile: NVIDIA/cuda-samples: Samples/6_Performance/transpose/transpose.cu
mod kernel20 {
    layout_algebra::layout! {
        #![index(usize)]
        pub Order: thread_value -> logical = (i: 2, ty: 16, tx: 32):(512, 32, 1);
        pub Tile: logical -> physical = (y: 32, x: 32):(33, 1);
        pub Put = Tile @ Order;
        pub Get = permute(Tile, (x, y)) @ Order;
    }
}

/// Epilogue thread map, interleaved output: NVIDIA/cutlass: include/cutlass/epilogue/threadblock/output_tile_thread_map.h
mod kernel23 {
    layout_algebra::layout! {
        #![index(u32)]
        pub Map: thread_value -> logical = (thread: (2, 2, 32), is: 3, ic: 2, e: 4):((3 * 512, 256, 4), 512, 128, 1);
    }
}

/// Q4_0 blocks: two nibbles a byte after a 2-byte scale: ggml-org/llama.cpp: ggml/src/ggml-cuda/dequantize.cuh, ggml-common.h
mod kernel33 {
    layout_algebra::layout! {
        #![index(u64)]
        pub Raw: logical -> physical = (b: 8, x: 36):(36, 1);
        pub Q4 = (Raw | { x = 4..36 }) @ (b: 8, e: (2, 16)):(32, (1, 2));
    }
}

/// Marlin 4-bit weight permutation: vllm-project/vllm: vllm/model_executor/layers/quantization/utils/marlin_utils_test.py
mod kernel36 {
    layout_algebra::layout! {
        #![index(usize)]
        pub Perm: logical -> logical = (i: (8, 4), j: 4, t: (2, 2, 2)):((1, 32), 256, (16, 8, 128));
        pub Undo = inverse(Perm);
    }
}

/// Column reorder for interleaved int8 kernels: NVIDIA/cutlass: tools/util/include/cutlass/util/host_reorder.h (reorder_column)
mod kernel39 {
    layout_algebra::layout! {
        #![index(u32)]
        pub Col: logical -> logical = ((4, 4, 4, 2)):((32, 2, 8, 1));
    }
}

/// Radix-4 butterflies: NVIDIA/cuda-samples: Samples/5_Domain_Specific/fastWalshTransform/fastWalshTransform_kernel.cuh
mod kernel50 {
    layout_algebra::layout! {
        #![index(u64)]
        pub S16: logical -> physical = split(canonical(x: 256), x, (hi: 4, k: 4, lo: 16));
        pub S4: logical -> physical = split(canonical(x: 256), x, (hi: 16, k: 4, lo: 4));
        pub Pos16 = group(S16, (pos: (x.hi, x.lo), k: x.k));
        pub Pos4 = group(S4, (pos: (x.hi, x.lo), k: x.k));
    }
}

/// 2-D block-cyclic distribution: icl-utk-edu/slate: include/slate/func.hh (device_2d_grid)
mod kernel52 {
    layout_algebra::layout! {
        #![index(usize)]
        const P = 2; const Q = 3; const NB = 4;
        pub Own: logical -> logical = (i: (3, P, NB), j: (2, Q, NB)):((2 * NB * NB, 6 * NB * NB, NB), (NB * NB, 6 * NB * NB * P, 1));
    }
}

#[test]
fn every_coordinate_0() {
    case! { TABLES, kernel1::Tile, u32, "1.Tile", [32, 32], [32, 32], [c0 c1], [c0 c1] }
    case! { TABLES, kernel1::Load, u32, "1.Load", [32, 32], [32, 32], [c0 c1], [c0 c1] }
    case! { TABLES, kernel3::P64, u64, "3.P64", [16, 4], [16, 4], [c0 c1], [c0 c1] }
    case! { TABLES, kernel3::P128, u64, "3.P128", [16, 16], [16, 16], [c0 c1], [c0 c1] }
    case! { TABLES, kernel4::A, usize, "4.A", [16, 64], [8, 2, 2, 32], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, kernel6::A, u32, "6.A", [8, 64], [2, 4, 4, 2, 8], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, kernel13::Hist, u64, "13.Hist", [64, 256], [64, 4, 4, 16], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, kernel15::C, usize, "15.C", [32, 4], [8, 4, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, kernel15::Owner, usize, "15.Owner", [2, 8, 4, 2], [2, 8, 4, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, kernel18::Acc, u32, "18.Acc", [8, 2, 4], [8, 2, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel18::AOperand, u32, "18.AOperand", [4, 2, 8], [4, 2, 2, 4], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, kernel18::RowCol, u32, "18.RowCol", [4, 16], [2, 2, 8, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, kernel19::N4, u64, "19.N4", [4, 4], [4, 4], [c0 c1], [c0 c1] }
    case! { TABLES, kernel20::Order, usize, "20.Order", [2, 16, 32], [2, 16, 32], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel20::Tile, usize, "20.Tile", [32, 32], [32, 32], [c0 c1], [c0 c1] }
    case! { TABLES, kernel20::Put, usize, "20.Put", [2, 16, 32], [2, 16, 32], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel20::Get, usize, "20.Get", [2, 16, 32], [2, 16, 32], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel23::Map, u32, "23.Map", [128, 3, 2, 4], [2, 2, 32, 3, 2, 4], [c0 c1 c2 c3], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, kernel33::Raw, u64, "33.Raw", [8, 36], [8, 36], [c0 c1], [c0 c1] }
    case! { TABLES, kernel33::Q4, u64, "33.Q4", [8, 32], [8, 2, 16], [c0 c1], [c0 c1 c2] }
    case! { TABLES, kernel36::Perm, usize, "36.Perm", [32, 4, 8], [8, 4, 4, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, kernel36::Undo, usize, "36.Undo", [4, 2, 4, 2, 2, 8], [4, 2, 4, 2, 2, 8], [c0 c1 c2 c3 c4 c5], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, kernel39::Col, u32, "39.Col", [128], [4, 4, 4, 2], [c0], [c0 c1 c2 c3] }
    case! { TABLES, kernel50::S16, u64, "50.S16", [4, 4, 16], [4, 4, 16], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel50::S4, u64, "50.S4", [16, 4, 4], [16, 4, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, kernel50::Pos16, u64, "50.Pos16", [64, 4], [4, 16, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, kernel50::Pos4, u64, "50.Pos4", [64, 4], [16, 4, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, kernel52::Own, usize, "52.Own", [24, 24], [3, 2, 4, 2, 3, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
}
