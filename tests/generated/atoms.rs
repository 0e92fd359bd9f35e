//! The dense atoms of CUTLASS for sm70 to sm90 and sm120, modes reversed.
//!
//! Written by `tests/generate.py` from `tests/data/atoms.json`; do not edit.

const TABLES: &str = include_str!("../data/atoms.json");

layout_algebra::layout! {
    #![index(u32)]
    /// AutoVectorizingCopyWithAssumedAlignment of 128.ThrID
    pub Atom000: thread_value -> logical = 1:0;
    /// SM70_8x8x4_F16F16F16F16_NN.BLayout
    pub Atom003: thread_value -> logical = (4, 8):(8, 1);
    /// SM120_16x8x32_TN of e4m3,e4m3,f32.CLayout
    pub Atom006: thread_value -> logical = ((2, 2), (8, 4)):((8, 16), (1, 32));
    /// SM80_16x8x16_F16F16F16F16_TN.BLayout
    pub Atom009: thread_value -> logical = ((2, 2), (8, 4)):((64, 8), (1, 16));
    /// SM80_16x8x32_S32S4S4S32_TN.ALayout
    pub Atom012: thread_value -> logical = ((2, 8), (8, 4)):((8, 16), (1, 128));
    /// SM80_16x8x256_S32U1U1S32_TN_ANDPOPC.ALayout
    pub Atom015: thread_value -> logical = ((2, 2, 32), (8, 4)):((2048, 8, 16), (1, 512));
    /// SM120_SPARSE_16x8x64_TN of e4m3,e4m3,f32.BLayout
    pub Atom018: thread_value -> logical = ((4, 4), (8, 4)):((128, 8), (1, 32));
    /// SM50_Shuffle_U32_2x2Trans_XOR1.RefLayout
    pub Atom021: thread_value -> logical = (64, 32):(1, 64);
    /// SM75_U32x1_LDSM_N.DstLayout
    pub Atom024: thread_value -> logical = (32, 32):(1, 32);
    /// SM75_U16x2_LDSM_T.DstLayout
    pub Atom027: thread_value -> logical = ((2, 16), (8, 4)):((128, 1), (16, 256));
    /// UniversalCopy of uint16_t.DstLayout
    pub Atom030: thread_value -> logical = (16, 1):(1, 0);
    /// GMMA::Layout_MN_INTER_Atom_Bits
    pub Atom033: logical -> physical = Swizzle<0, 4, 3> @ (8, 128):(128, 1);
    /// GMMA::Layout_MN_INTER_Atom of 64-bit
    pub Atom036: logical -> physical = Swizzle<0, 4, 3> @ (8, 2):(2, 1);
    /// GMMA::Layout_MN_SW32_Atom of 32-bit
    pub Atom039: logical -> physical = Swizzle<1, 2, 3> @ (8, 8):(8, 1);
    /// GMMA::Layout_MN_SW64_Atom of 8-bit
    pub Atom042: logical -> physical = Swizzle<2, 4, 3> @ (8, 64):(64, 1);
    /// GMMA::Layout_MN_SW64_Atom of 64-bit
    pub Atom045: logical -> physical = Swizzle<2, 1, 3> @ (8, 8):(8, 1);
    /// GMMA::Layout_MN_SW128_Atom of 32-bit
    pub Atom048: logical -> physical = Swizzle<3, 2, 3> @ (8, 32):(32, 1);
    /// GMMA::Layout_K_SW32_Atom of 8-bit
    pub Atom051: logical -> physical = Swizzle<1, 4, 3> @ (32, 8):(1, 32);
    /// GMMA::Layout_K_SW32_Atom of 64-bit
    pub Atom054: logical -> physical = Swizzle<1, 1, 3> @ (4, 8):(1, 4);
    /// GMMA::Layout_K_SW128_Atom of 8-bit
    pub Atom057: logical -> physical = Swizzle<3, 4, 3> @ (128, 8):(1, 128);
    /// GMMA::Layout_K_SW128_Atom of 64-bit
    pub Atom060: logical -> physical = Swizzle<3, 1, 3> @ (16, 8):(1, 16);
    /// SM90_64x8x32_S32S8S8_RS_TN.ALayout (+399 more)
    pub Atom063: thread_value -> logical = ((2, 2, 4), (4, 8, 4)):((1024, 8, 64), (16, 1, 256));
    /// SM90_64x48x16_F16F16F16_SS.CLayout (+39 more)
    pub Atom066: thread_value -> logical = ((6, 2, 2), (4, 8, 4)):((512, 8, 64), (16, 1, 128));
}

layout_algebra::layout! {
    #![index(u64)]
    /// SM61_DP4A.ALayout
    pub Atom001: thread_value -> logical = (4, 1):(1, 0);
    /// SM70_8x8x4_F16F16F16F16_NN.CLayout
    pub Atom004: thread_value -> logical = (8, 8):(8, 1);
    /// SM75_8x8x16_S32S8S8S32_TN.ALayout
    pub Atom007: thread_value -> logical = (4, (8, 4)):(8, (1, 32));
    /// SM80_16x8x4_F32TF32TF32F32_TN.BLayout
    pub Atom010: thread_value -> logical = (1, (8, 4)):(0, (1, 8));
    /// SM120_16x8x64_TN_VS of e2m1,e2m1,f32,ue4m3,16.ALayout
    pub Atom013: thread_value -> logical = ((2, 2, 8), (8, 4)):((512, 8, 16), (1, 128));
    /// SM80_16x8x128_S32U1U1S32_TN_ANDPOPC.BLayout
    pub Atom016: thread_value -> logical = (32, (8, 4)):(8, (1, 256));
    /// SM120_SPARSE_16x8x128_TN_VS of e2m1,e2m1,f32,ue8m0,32.ALayout
    pub Atom019: thread_value -> logical = ((2, 2, 16), (8, 4)):((1024, 8, 16), (1, 256));
    /// SM50_Shuffle_U32_2x2Trans_XOR1.DstLayout
    pub Atom022: thread_value -> logical = ((2, 32), (16, 2)):((64, 1), (128, 32));
    /// SM75_U16x8_LDSM_T.SrcLayout
    pub Atom025: thread_value -> logical = (128, 32):(1, 128);
    /// SM75_U16x4_LDSM_T.DstLayout
    pub Atom028: thread_value -> logical = ((2, 2, 16), (8, 4)):((1024, 128, 1), (16, 256));
    /// SM80_CP_ASYNC_CACHEALWAYS of uint32_t.DstLayout
    pub Atom031: thread_value -> logical = (32, 1):(1, 0);
    /// GMMA::Layout_MN_INTER_Atom of 8-bit
    pub Atom034: logical -> physical = Swizzle<0, 4, 3> @ (8, 16):(16, 1);
    /// GMMA::Layout_MN_SW32_Atom of 8-bit
    pub Atom037: logical -> physical = Swizzle<1, 4, 3> @ (8, 32):(32, 1);
    /// GMMA::Layout_MN_SW32_Atom of 64-bit
    pub Atom040: logical -> physical = Swizzle<1, 1, 3> @ (8, 4):(4, 1);
    /// GMMA::Layout_MN_SW64_Atom of 16-bit
    pub Atom043: logical -> physical = Swizzle<2, 3, 3> @ (8, 32):(32, 1);
    /// GMMA::Layout_MN_SW128_Atom of 8-bit
    pub Atom046: logical -> physical = Swizzle<3, 4, 3> @ (8, 128):(128, 1);
    /// GMMA::Layout_K_INTER_Atom of 64-bit
    pub Atom049: logical -> physical = Swizzle<0, 4, 3> @ (2, 8):(1, 2);
    /// GMMA::Layout_K_SW32_Atom of 16-bit
    pub Atom052: logical -> physical = Swizzle<1, 3, 3> @ (16, 8):(1, 16);
    /// GMMA::Layout_K_SW64_Atom of 16-bit
    pub Atom055: logical -> physical = Swizzle<2, 3, 3> @ (32, 8):(1, 32);
    /// GMMA::Layout_K_SW128_Atom of 16-bit
    pub Atom058: logical -> physical = Swizzle<3, 3, 3> @ (64, 8):(1, 64);
    /// SM90_64x8x16_F16F16F16_SS.ThrID (+1055 more)
    pub Atom061: thread_value -> logical = 128:1;
    /// SM90_64x24x16_F16F16F16_SS.CLayout (+39 more)
    pub Atom064: thread_value -> logical = ((3, 2, 2), (4, 8, 4)):((512, 8, 64), (16, 1, 128));
    /// SM90_64x56x16_F16F16F16_SS.CLayout (+23 more)
    pub Atom067: thread_value -> logical = ((7, 2, 2), (4, 8, 4)):((512, 8, 64), (16, 1, 128));
}

layout_algebra::layout! {
    #![index(usize)]
    /// AutoVectorizingCopyWithAssumedAlignment of 128.DstLayout
    pub Atom002: thread_value -> logical = (1, 1):(0, 0);
    /// SM70_8x8x4_F32F16F16F32_NN.CLayout
    pub Atom005: thread_value -> logical = ((2, 2, 2), (2, 2, 2)):((32, 2, 8), (4, 16, 1));
    /// SM80_16x8x16_F16F16F16F16_TN.ALayout
    pub Atom008: thread_value -> logical = ((2, 2, 2), (8, 4)):((128, 8, 16), (1, 32));
    /// SM80_16x8x16_S32S8S8S32_TN.ALayout
    pub Atom011: thread_value -> logical = ((2, 4), (8, 4)):((8, 16), (1, 64));
    /// SM120_16x8x64_TN_VS of e2m1,e2m1,f32,ue4m3,16.BLayout
    pub Atom014: thread_value -> logical = ((2, 8), (8, 4)):((256, 8), (1, 64));
    /// SM90_16x8x16_C64C64C64C64_TN.BLayout
    pub Atom017: thread_value -> logical = (4, (8, 4)):(32, (1, 8));
    /// SM120_SPARSE_16x8x128_TN_VS of e2m1,e2m1,f32,ue8m0,32.BLayout
    pub Atom020: thread_value -> logical = ((4, 8), (8, 4)):((256, 8), (1, 64));
    /// SM50_Shuffle_U32_2x2Trans_XOR4.DstLayout
    pub Atom023: thread_value -> logical = ((2, 32), (4, 2, 4)):((256, 1), (512, 32, 64));
    /// SM75_U32x4_LDSM_N.DstLayout
    pub Atom026: thread_value -> logical = ((4, 32), 32):((1024, 1), 32);
    /// UniversalCopy of uint8_t.DstLayout
    pub Atom029: thread_value -> logical = (8, 1):(1, 0);
    /// SM80_CP_ASYNC_CACHEALWAYS of uint64_t.DstLayout
    pub Atom032: thread_value -> logical = (64, 1):(1, 0);
    /// GMMA::Layout_MN_INTER_Atom of 16-bit
    pub Atom035: logical -> physical = Swizzle<0, 4, 3> @ (8, 8):(8, 1);
    /// GMMA::Layout_MN_SW32_Atom of 16-bit
    pub Atom038: logical -> physical = Swizzle<1, 3, 3> @ (8, 16):(16, 1);
    /// GMMA::Layout_MN_SW64_Atom_Bits
    pub Atom041: logical -> physical = Swizzle<2, 7, 3> @ (8, 512):(512, 1);
    /// GMMA::Layout_MN_SW64_Atom of 32-bit
    pub Atom044: logical -> physical = Swizzle<2, 2, 3> @ (8, 16):(16, 1);
    /// GMMA::Layout_MN_SW128_Atom of 16-bit
    pub Atom047: logical -> physical = Swizzle<3, 3, 3> @ (8, 64):(64, 1);
    /// GMMA::Layout_K_SW32_Atom_Bits
    pub Atom050: logical -> physical = Swizzle<1, 7, 3> @ (256, 8):(1, 256);
    /// GMMA::Layout_K_SW32_Atom of 32-bit
    pub Atom053: logical -> physical = Swizzle<1, 2, 3> @ (8, 8):(1, 8);
    /// GMMA::Layout_K_SW64_Atom of 32-bit
    pub Atom056: logical -> physical = Swizzle<2, 2, 3> @ (16, 8):(1, 16);
    /// GMMA::Layout_K_SW128_Atom of 32-bit
    pub Atom059: logical -> physical = Swizzle<3, 2, 3> @ (32, 8):(1, 32);
    /// SM90_64x64x16_F16F16F16_SS.CLayout (+39 more)
    pub Atom062: thread_value -> logical = ((8, 2, 2), (4, 8, 4)):((512, 8, 64), (16, 1, 128));
    /// SM90_64x40x16_F16F16F16_SS.CLayout (+23 more)
    pub Atom065: thread_value -> logical = ((5, 2, 2), (4, 8, 4)):((512, 8, 64), (16, 1, 128));
}

#[test]
fn every_coordinate_0() {
    case! { TABLES, Atom000, u32, "atom 0", [1], [1], [c0], [c0] }
    case! { TABLES, Atom001, u64, "atom 1", [4, 1], [4, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom002, usize, "atom 2", [1, 1], [1, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom003, u32, "atom 4", [4, 8], [4, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom004, u64, "atom 5", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom005, usize, "atom 6", [8, 8], [2, 2, 2, 2, 2, 2], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom006, u32, "atom 7", [4, 32], [2, 2, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom007, u64, "atom 8", [4, 32], [4, 8, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Atom008, usize, "atom 9", [8, 32], [2, 2, 2, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom009, u32, "atom 10", [4, 32], [2, 2, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom010, u64, "atom 11", [1, 32], [1, 8, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Atom011, usize, "atom 12", [8, 32], [2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom012, u32, "atom 13", [16, 32], [2, 8, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom013, u64, "atom 14", [32, 32], [2, 2, 8, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom014, usize, "atom 15", [16, 32], [2, 8, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom015, u32, "atom 16", [128, 32], [2, 2, 32, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom016, u64, "atom 17", [32, 32], [32, 8, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Atom017, usize, "atom 19", [4, 32], [4, 8, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Atom018, u32, "atom 24", [16, 32], [4, 4, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom019, u64, "atom 25", [64, 32], [2, 2, 16, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom020, usize, "atom 26", [32, 32], [4, 8, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom021, u32, "atom 40", [64, 32], [64, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom022, u64, "atom 41", [64, 32], [2, 32, 16, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom023, usize, "atom 42", [64, 32], [2, 32, 4, 2, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom024, u32, "atom 43", [32, 32], [32, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom025, u64, "atom 45", [128, 32], [128, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom026, usize, "atom 46", [128, 32], [4, 32, 32], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Atom027, u32, "atom 47", [32, 32], [2, 16, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Atom028, u64, "atom 48", [64, 32], [2, 2, 16, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Atom029, usize, "atom 93", [8, 1], [8, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom030, u32, "atom 94", [16, 1], [16, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom031, u64, "atom 95", [32, 1], [32, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom032, usize, "atom 96", [64, 1], [64, 1], [c0 c1], [c0 c1] }
    case! { TABLES, Atom033, u32, "atom 97", [8, 128], [8, 128], [c0 c1], [c0 c1] }
    case! { TABLES, Atom034, u64, "atom 98", [8, 16], [8, 16], [c0 c1], [c0 c1] }
    case! { TABLES, Atom035, usize, "atom 99", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom036, u32, "atom 100", [8, 2], [8, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Atom037, u64, "atom 101", [8, 32], [8, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom038, usize, "atom 102", [8, 16], [8, 16], [c0 c1], [c0 c1] }
    case! { TABLES, Atom039, u32, "atom 103", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom040, u64, "atom 104", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Atom041, usize, "atom 105", [8, 512], [8, 512], [c0 c1], [c0 c1] }
    case! { TABLES, Atom042, u32, "atom 106", [8, 64], [8, 64], [c0 c1], [c0 c1] }
    case! { TABLES, Atom043, u64, "atom 107", [8, 32], [8, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom044, usize, "atom 108", [8, 16], [8, 16], [c0 c1], [c0 c1] }
    case! { TABLES, Atom045, u32, "atom 109", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom046, u64, "atom 111", [8, 128], [8, 128], [c0 c1], [c0 c1] }
    case! { TABLES, Atom047, usize, "atom 112", [8, 64], [8, 64], [c0 c1], [c0 c1] }
    case! { TABLES, Atom048, u32, "atom 113", [8, 32], [8, 32], [c0 c1], [c0 c1] }
    case! { TABLES, Atom049, u64, "atom 114", [2, 8], [2, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom050, usize, "atom 115", [256, 8], [256, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom051, u32, "atom 116", [32, 8], [32, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom052, u64, "atom 117", [16, 8], [16, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom053, usize, "atom 118", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom054, u32, "atom 119", [4, 8], [4, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom055, u64, "atom 120", [32, 8], [32, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom056, usize, "atom 121", [16, 8], [16, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom057, u32, "atom 122", [128, 8], [128, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom058, u64, "atom 123", [64, 8], [64, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom059, usize, "atom 124", [32, 8], [32, 8], [c0 c1], [c0 c1] }
}

#[test]
fn every_coordinate_1() {
    case! { TABLES, Atom060, u32, "atom 125", [16, 8], [16, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Atom061, u64, "atom 130", [128], [128], [c0], [c0] }
    case! { TABLES, Atom062, usize, "atom 135", [32, 128], [8, 2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom063, u32, "atom 153", [16, 128], [2, 2, 4, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom064, u64, "atom 154", [12, 128], [3, 2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom065, usize, "atom 156", [20, 128], [5, 2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom066, u32, "atom 157", [24, 128], [6, 2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Atom067, u64, "atom 159", [28, 128], [7, 2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
}
