//! The layouts of CuTe's documentation, modes reversed.
//!
//! Written by `tests/generate.py` from `tests/data/documented.json`; do not edit.

const TABLES: &str = include_str!("../data/documented.json");

layout_algebra::layout! {
    #![index(u32)]
    /// 01_layout/make_layout/1
    pub Doc000: logical -> physical = 8:1;
    /// 01_layout/make_layout/7
    pub Doc003: logical -> physical = (4, 2):(1, 4);
    /// 01_layout/layout/5
    pub Doc006: logical -> physical = 8:2;
    /// 01_layout/layout/11
    pub Doc009: logical -> physical = ((3, 2), 3):((1, 12), 3);
    /// 01_layout/layout/16
    pub Doc012: logical -> physical = 6:12;
    /// 01_layout/take/2
    pub Doc015: logical -> physical = (7, 5, 3):(30, 6, 2);
    /// 01_layout/make_layout_concat/5
    pub Doc018: logical -> physical = ((3)):((1));
    /// 02_layout_algebra/coalesce/3
    pub Doc021: logical -> physical = (6, 2):(2, 1);
    /// 02_layout_algebra/composition/3
    pub Doc024: logical -> physical = 3:8;
    /// 02_layout_algebra/mod_out/4
    pub Doc027: logical -> physical = (2, 6):(2, 8);
    /// 02_layout_algebra/composition/7
    pub Doc030: logical -> physical = 4:2;
    /// 02_layout_algebra/composition/10
    pub Doc033: logical -> physical = (2, 2):(4, 80);
    /// 02_layout_algebra/complement/1
    pub Doc036: logical -> physical = 6:4;
    /// 02_layout_algebra/complement/3
    pub Doc039: logical -> physical = 1:0;
    /// 02_layout_algebra/complement/5
    pub Doc042: logical -> physical = 3:2;
    /// 02_layout_algebra/logical_divide/1
    pub Doc045: logical -> physical = ((3, 2), (2, 2)):((8, 2), (1, 4));
    /// 02_layout_algebra/logical_divide/2
    pub Doc048: logical -> physical = (((2, 2), (4, 2)), (3, 3)):(((1, 26), (2, 13)), (59, 177));
    /// 02_layout_algebra/complement/7
    pub Doc051: logical -> physical = (3, 2):(8, 2);
    /// 02_layout_algebra/logical_product/4
    pub Doc054: logical -> physical = ((4, 3), (5, 2)):((30, 10), (1, 5));
    /// 03_tensor/layout/3
    pub Doc057: logical -> physical = (16, 8):(8, 1);
    /// 03_tensor/make_layout_like/1
    pub Doc060: logical -> physical = (8, 4):(1, 8);
    /// 03_tensor/layout/8
    pub Doc063: logical -> physical = ((2, 2), (4, 2)):((16, 4), (1, 8));
    /// 03_tensor/zipped_divide/3
    pub Doc066: logical -> physical = (((2, 2), 3), (4, 8)):(((192, 24), 1), (48, 3));
    /// 0t_mma_atom/layout/3
    pub Doc069: logical -> physical = (8, (2, 2, 2)):(_, (4, 16, 1));
    /// 0t_mma_atom/layout/8
    pub Doc072: logical -> physical = ((2, 2), (4, 8, 4)):((8, 64), (16, 1, 128));
    /// 0t_mma_atom/tiled_mma_layoutC_TV/2
    pub Doc075: logical -> physical = (((1, 1), (2, 2, 2)), (2, 4, (2, 2))):(((0, 0), (32, 2, 8)), (4, _, (16, 1)));
    /// 0t_mma_atom/tiled_mma_layoutB_TV/5
    pub Doc078: logical -> physical = (((1, 2), 4), (2, 2, 2, 4)):(((0, 16), 1), (4, _, 8, 32));
    /// core_ops/composition/2
    pub Doc081: logical -> physical = (4, 2):(4, 1);
    /// core_ops/left_inverse/1
    pub Doc084: logical -> physical = (6, 2, 4):(8, 1, 2);
    /// core_ops/group/2
    pub Doc087: logical -> physical = ((6, 5), 4):((20, 4), 1);
    /// core_ops/downcast/1
    pub Doc090: logical -> physical = (4, 12):(12, 1);
    /// products_and_divides/blocked_product/1
    pub Doc093: logical -> physical = ((5, 4), (2, 3)):((24, 1), (12, 4));
    /// products_and_divides/tile_to_shape/2
    pub Doc096: logical -> physical = ((4, 2), (4, 2)):((4, 2), (16, 1));
    /// products_and_divides/tiled_divide/1
    pub Doc099: logical -> physical = (2, 2, (4, 3)):(4, 24, (1, 8));
    /// 01_cute_types/layout/10
    pub Doc102: logical -> physical = (8, 4):(_, 1);
    /// 03_advanced_constructors/make_layout_like/4
    pub Doc105: logical -> physical = ((4, 3), 2):((6, 2), 1);
    /// 04_accessors_and_size_index/select/1
    pub Doc108: logical -> physical = (4, 8):(1, 8);
}

layout_algebra::layout! {
    #![index(u64)]
    /// 01_layout/make_layout/3
    pub Doc001: logical -> physical = (4, 2):(2, 1);
    /// 01_layout/make_layout/8
    pub Doc004: logical -> physical = ((2, 2), 2):((1, 2), 4);
    /// 01_layout/layout/8
    pub Doc007: logical -> physical = (2, 4):(4, 1);
    /// 01_layout/layout/14
    pub Doc010: logical -> physical = (6, 3):(12, 4);
    /// 01_layout/layout/17
    pub Doc013: logical -> physical = (7, 5, 3, 2):(30, 6, 2, 1);
    /// 01_layout/make_layout_concat/1
    pub Doc016: logical -> physical = (4, 3):(3, 1);
    /// 01_layout/group/1
    pub Doc019: logical -> physical = (7, 5, (3, 2)):(30, 6, (2, 1));
    /// 02_layout_algebra/composition/1
    pub Doc022: logical -> physical = (3, (2, 2)):(8, (2, 24));
    /// 02_layout_algebra/mod_out/1
    pub Doc025: logical -> physical = 2:8;
    /// 02_layout_algebra/mod_out/5
    pub Doc028: logical -> physical = (2, 3):(100, 1000);
    /// 02_layout_algebra/composition/8
    pub Doc031: logical -> physical = ((2, 2), 5):((4, 80), 16);
    /// 02_layout_algebra/composition/13
    pub Doc034: logical -> physical = ((4, 2), 3):((1, 26), 236);
    /// 02_layout_algebra/complement/2
    pub Doc037: logical -> physical = 4:1;
    /// 02_layout_algebra/complement_completed/3
    pub Doc040: logical -> physical = (1, (6, 4)):(0, (4, 1));
    /// 02_layout_algebra/complement/6
    pub Doc043: logical -> physical = (2, 3):(12, 2);
    /// 02_layout_algebra/tiled_divide/1
    pub Doc046: logical -> physical = (3, 2, (2, 2)):(8, 2, (1, 4));
    /// 02_layout_algebra/zipped_divide/2
    pub Doc049: logical -> physical = (((2, 2), 3), ((4, 2), 3)):(((1, 26), 59), ((2, 13), 177));
    /// 02_layout_algebra/logical_product/2
    pub Doc052: logical -> physical = ((2, 4), (2, 2)):((2, 8), (1, 4));
    /// 02_layout_algebra/tiled_product/3
    pub Doc055: logical -> physical = (4, 3, (5, 2)):(30, 10, (1, 5));
    /// 03_tensor/layout/4
    pub Doc058: logical -> physical = (16, 8):(1, 16);
    /// 03_tensor/layout/7
    pub Doc061: logical -> physical = ((2, 5, 2), (2, 3)):((100, 13, 2), (1, 4));
    /// 03_tensor/composition/1
    pub Doc064: logical -> physical = ((2, 2), (4, 2)):((4, 1), (8, 2));
    /// 0t_mma_atom/layout/1
    pub Doc067: logical -> physical = (2, 4):(16, 1);
    /// 0t_mma_atom/layout/4
    pub Doc070: logical -> physical = (8, 8):(8, 1);
    /// 0t_mma_atom/layout/9
    pub Doc073: logical -> physical = (2, (8, 4)):(64, (1, 128));
    /// 0t_mma_atom/tiled_mma_layoutB_TV/3
    pub Doc076: logical -> physical = (((1, 1), 4), (2, 2, 2, 4)):(((0, 0), 1), (4, _, 8, 16));
    /// 0t_mma_atom/tiled_mma_layoutC_TV/5
    pub Doc079: logical -> physical = (((2, 2), (2, 2, 2)), (2, 2, 2, (2, 2))):(((512, 4), (128, 2, 32)), (8, 16, 256, (64, 1)));
    /// core_ops/composition/4
    pub Doc082: logical -> physical = ((2), (2)):((1), (4));
    /// core_ops/dice/1
    pub Doc085: logical -> physical = (4, 2):(6, 1);
    /// core_ops/recast_layout/1
    pub Doc088: logical -> physical = (4, 8):(8, 1);
    /// products_and_divides/logical_product/2
    pub Doc091: logical -> physical = ((2, 3), (2, 2)):((2, 8), (1, 4));
    /// products_and_divides/raked_product/1
    pub Doc094: logical -> physical = ((4, 5), (3, 2)):((1, 24), (4, 12));
    /// products_and_divides/logical_divide/2
    pub Doc097: logical -> physical = ((2, (4)), (2, (3))):((4, (1)), (24, (8)));
    /// products_and_divides/flat_divide/1
    pub Doc100: logical -> physical = (2, 2, 4, 3):(4, 24, 1, 8);
    /// 01_cute_types/left_inverse/1
    pub Doc103: logical -> physical = 6:1;
    /// 03_advanced_constructors/make_layout_like/6
    pub Doc106: logical -> physical = (2, 8):(8, 1);
    /// 04_accessors_and_size_index/select/2
    pub Doc109: logical -> physical = (4):(1);
}

layout_algebra::layout! {
    #![index(usize)]
    /// 01_layout/make_layout/5
    pub Doc002: logical -> physical = (4, 2):(1, 12);
    /// 01_layout/make_layout/9
    pub Doc005: logical -> physical = ((2, 2), 2):((4, 2), 1);
    /// 01_layout/layout/9
    pub Doc008: logical -> physical = (2, 4):(1, 2);
    /// 01_layout/layout/15
    pub Doc011: logical -> physical = 3:4;
    /// 01_layout/select/2
    pub Doc014: logical -> physical = (7, 3, 2):(30, 2, 1);
    /// 01_layout/make_layout_concat/2
    pub Doc017: logical -> physical = (3, 4):(1, 3);
    /// 02_layout_algebra/coalesce/1
    pub Doc020: logical -> physical = 12:1;
    /// 02_layout_algebra/composition/2
    pub Doc023: logical -> physical = (2, 2):(2, 24);
    /// 02_layout_algebra/mod_out/3
    pub Doc026: logical -> physical = 6:8;
    /// 02_layout_algebra/composition/6
    pub Doc029: logical -> physical = 5:8;
    /// 02_layout_algebra/composition/9
    pub Doc032: logical -> physical = 5:16;
    /// 02_layout_algebra/composition/15
    pub Doc035: logical -> physical = ((2, 4), 3):((1, 13), 59);
    /// 02_layout_algebra/complement_completed/2
    pub Doc038: logical -> physical = (4, 6):(1, 4);
    /// 02_layout_algebra/complement_completed/4
    pub Doc041: logical -> physical = ((3, 2), 4):((8, 1), 2);
    /// 02_layout_algebra/complement_completed/6
    pub Doc044: logical -> physical = ((2, 3), (2, 2)):((12, 2), (6, 1));
    /// 02_layout_algebra/flat_divide/1
    pub Doc047: logical -> physical = (3, 2, 2, 2):(8, 2, 1, 4);
    /// 02_layout_algebra/zipped_divide_layout0/1
    pub Doc050: logical -> physical = ((4, 2), 3):((2, 13), 177);
    /// 02_layout_algebra/logical_product/3
    pub Doc053: logical -> physical = ((4, 5), (3, 2)):((30, 1), (10, 5));
    /// 02_layout_algebra/flat_product/3
    pub Doc056: logical -> physical = (4, 3, 5, 2):(30, 10, 1, 5);
    /// 03_tensor/layout/5
    pub Doc059: logical -> physical = (8, 4):(2, 32);
    /// 03_tensor/zipped_divide/1
    pub Doc062: logical -> physical = ((3, 2), (8, 4)):((64, 4), (8, 1));
    /// 03_tensor/left_inverse/1
    pub Doc065: logical -> physical = (2, 2, 8):(16, 1, 2);
    /// 0t_mma_atom/layout/2
    pub Doc068: logical -> physical = ((2, 2, 2), (2, 2, 2)):((32, 2, 8), (4, 16, 1));
    /// 0t_mma_atom/layout/7
    pub Doc071: logical -> physical = 128:1;
    /// 0t_mma_atom/tiled_mma_layoutA_TV/1
    pub Doc074: logical -> physical = (((1, 1), 4), (2, 4, 4)):(((0, 0), 1), (4, _, 8));
    /// 0t_mma_atom/tiled_mma_layoutC_TV/4
    pub Doc077: logical -> physical = (((2, 2), (2, 2, 2)), (2, 2, 2, (2, 2))):(((512, 16), (128, 2, 32)), (4, 8, 256, (64, 1)));
    /// 0t_mma_atom/layout/12
    pub Doc080: logical -> physical = (2, 4, 4):(4, 8, 1);
    /// core_ops/complement/2
    pub Doc083: logical -> physical = 2:2;
    /// core_ops/group/1
    pub Doc086: logical -> physical = (6, (5, 4)):(20, (4, 1));
    /// core_ops/upcast/1
    pub Doc089: logical -> physical = (4, 4):(4, 1);
    /// products_and_divides/logical_product/3
    pub Doc092: logical -> physical = ((5, 2), (4, 3)):((24, 12), (1, 4));
    /// products_and_divides/tile_to_shape/1
    pub Doc095: logical -> physical = ((4, 2), (4, 2)):((16, 2), (4, 1));
    /// products_and_divides/zipped_divide/1
    pub Doc098: logical -> physical = ((2, 2), (4, 3)):((4, 24), (1, 8));
    /// 01_cute_types/layout/9
    pub Doc101: logical -> physical = (8, 4):(4, 1);
    /// 03_advanced_constructors/make_ordered_layout/4
    pub Doc104: logical -> physical = (2, 7, 3, 4):(84, 12, 1, 3);
    /// 04_accessors_and_size_index/get/2
    pub Doc107: logical -> physical = 2:4;
}

#[test]
fn every_coordinate_0() {
    case! { TABLES, Doc000, u32, "01_layout/make_layout/1", [8], [8], [c0], [c0] }
    case! { TABLES, Doc000, u32, "01_layout/make_layout/2", [8], [8], [c0], [c0] }
    case! { TABLES, Doc001, u64, "01_layout/make_layout/3", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc001, u64, "01_layout/make_layout/4", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc002, usize, "01_layout/make_layout/5", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc001, u64, "01_layout/make_layout/6", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc003, u32, "01_layout/make_layout/7", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc004, u64, "01_layout/make_layout/8", [4, 2], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc005, usize, "01_layout/make_layout/9", [4, 2], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc002, usize, "01_layout/layout/1", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc005, usize, "01_layout/layout/3", [4, 2], [2, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc006, u32, "01_layout/layout/5", [8], [8], [c0], [c0] }
    case! { TABLES, Doc007, u64, "01_layout/layout/8", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc008, usize, "01_layout/layout/9", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc009, u32, "01_layout/layout/11", [6, 3], [3, 2, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc010, u64, "01_layout/layout/14", [6, 3], [6, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Doc011, usize, "01_layout/layout/15", [3], [3], [c0], [c0] }
    case! { TABLES, Doc012, u32, "01_layout/layout/16", [6], [6], [c0], [c0] }
    case! { TABLES, Doc013, u64, "01_layout/layout/17", [7, 5, 3, 2], [7, 5, 3, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc014, usize, "01_layout/select/2", [7, 3, 2], [7, 3, 2], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Doc015, u32, "01_layout/take/2", [7, 5, 3], [7, 5, 3], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Doc016, u64, "01_layout/make_layout_concat/1", [4, 3], [4, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Doc017, usize, "01_layout/make_layout_concat/2", [3, 4], [3, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc018, u32, "01_layout/make_layout_concat/5", [3], [3], [c0], [c0] }
    case! { TABLES, Doc017, usize, "01_layout/prepend/1", [3, 4], [3, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc019, u64, "01_layout/group/1", [7, 5, 6], [7, 5, 3, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Doc013, u64, "01_layout/flatten/2", [7, 5, 3, 2], [7, 5, 3, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc020, usize, "02_layout_algebra/coalesce/1", [12], [12], [c0], [c0] }
    case! { TABLES, Doc000, u32, "02_layout_algebra/coalesce/2", [8], [8], [c0], [c0] }
    case! { TABLES, Doc021, u32, "02_layout_algebra/coalesce/3", [6, 2], [6, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc022, u64, "02_layout_algebra/composition/1", [3, 4], [3, 2, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc023, usize, "02_layout_algebra/composition/2", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc024, u32, "02_layout_algebra/composition/3", [3], [3], [c0], [c0] }
    case! { TABLES, Doc025, u64, "02_layout_algebra/mod_out/1", [2], [2], [c0], [c0] }
    case! { TABLES, Doc024, u32, "02_layout_algebra/mod_out/2", [3], [3], [c0], [c0] }
    case! { TABLES, Doc026, usize, "02_layout_algebra/mod_out/3", [6], [6], [c0], [c0] }
    case! { TABLES, Doc027, u32, "02_layout_algebra/mod_out/4", [2, 6], [2, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Doc028, u64, "02_layout_algebra/mod_out/5", [2, 3], [2, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Doc029, usize, "02_layout_algebra/composition/6", [5], [5], [c0], [c0] }
    case! { TABLES, Doc030, u32, "02_layout_algebra/composition/7", [4], [4], [c0], [c0] }
    case! { TABLES, Doc031, u64, "02_layout_algebra/composition/8", [4, 5], [2, 2, 5], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc032, usize, "02_layout_algebra/composition/9", [5], [5], [c0], [c0] }
    case! { TABLES, Doc033, u32, "02_layout_algebra/composition/10", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc034, u64, "02_layout_algebra/composition/13", [8, 3], [4, 2, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc035, usize, "02_layout_algebra/composition/15", [8, 3], [2, 4, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc036, u32, "02_layout_algebra/complement/1", [6], [6], [c0], [c0] }
    case! { TABLES, Doc037, u64, "02_layout_algebra/complement/2", [4], [4], [c0], [c0] }
    case! { TABLES, Doc038, usize, "02_layout_algebra/complement_completed/2", [4, 6], [4, 6], [c0 c1], [c0 c1] }
    case! { TABLES, Doc039, u32, "02_layout_algebra/complement/3", [1], [1], [c0], [c0] }
    case! { TABLES, Doc040, u64, "02_layout_algebra/complement_completed/3", [1, 24], [1, 6, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc041, usize, "02_layout_algebra/complement_completed/4", [6, 4], [3, 2, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc042, u32, "02_layout_algebra/complement/5", [3], [3], [c0], [c0] }
    case! { TABLES, Doc043, u64, "02_layout_algebra/complement/6", [2, 3], [2, 3], [c0 c1], [c0 c1] }
    case! { TABLES, Doc044, usize, "02_layout_algebra/complement_completed/6", [6, 4], [2, 3, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc045, u32, "02_layout_algebra/logical_divide/1", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc045, u32, "02_layout_algebra/composition/16", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc045, u32, "02_layout_algebra/zipped_divide/1", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc046, u64, "02_layout_algebra/tiled_divide/1", [3, 2, 4], [3, 2, 2, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Doc047, usize, "02_layout_algebra/flat_divide/1", [3, 2, 2, 2], [3, 2, 2, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc048, u32, "02_layout_algebra/logical_divide/2", [32, 9], [2, 2, 4, 2, 3, 3], [c0 c1], [c0 c1 c2 c3 c4 c5] }
}

#[test]
fn every_coordinate_1() {
    case! { TABLES, Doc049, u64, "02_layout_algebra/zipped_divide/2", [12, 24], [2, 2, 3, 4, 2, 3], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc050, usize, "02_layout_algebra/zipped_divide_layout0/1", [8, 3], [4, 2, 3], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc051, u32, "02_layout_algebra/complement/7", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc051, u32, "02_layout_algebra/composition/18", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc045, u32, "02_layout_algebra/logical_product/1", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc052, u64, "02_layout_algebra/logical_product/2", [8, 4], [2, 4, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc045, u32, "02_layout_algebra/zipped_product/1", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc053, usize, "02_layout_algebra/logical_product/3", [20, 6], [4, 5, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc053, usize, "02_layout_algebra/blocked_product/1", [20, 6], [4, 5, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc054, u32, "02_layout_algebra/logical_product/4", [12, 10], [4, 3, 5, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc054, u32, "02_layout_algebra/zipped_product/2", [12, 10], [4, 3, 5, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc055, u64, "02_layout_algebra/tiled_product/3", [4, 3, 10], [4, 3, 5, 2], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Doc056, usize, "02_layout_algebra/flat_product/3", [4, 3, 5, 2], [4, 3, 5, 2], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc006, u32, "03_tensor/layout/2", [8], [8], [c0], [c0] }
    case! { TABLES, Doc057, u32, "03_tensor/layout/3", [16, 8], [16, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc058, u64, "03_tensor/layout/4", [16, 8], [16, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc059, usize, "03_tensor/layout/5", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc060, u32, "03_tensor/make_layout_like/1", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc061, u64, "03_tensor/layout/7", [20, 6], [2, 5, 2, 2, 3], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Doc062, usize, "03_tensor/zipped_divide/1", [6, 32], [3, 2, 8, 4], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc063, u32, "03_tensor/layout/8", [4, 8], [2, 2, 4, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc064, u64, "03_tensor/composition/1", [4, 8], [2, 2, 4, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc065, usize, "03_tensor/left_inverse/1", [2, 2, 8], [2, 2, 8], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Doc066, u32, "03_tensor/zipped_divide/3", [12, 32], [2, 2, 3, 4, 8], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Doc067, u64, "0t_mma_atom/layout/1", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc068, usize, "0t_mma_atom/layout/2", [8, 8], [2, 2, 2, 2, 2, 2], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc069, u32, "0t_mma_atom/layout/3", [8, 8], [8, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc070, u64, "0t_mma_atom/layout/4", [8, 8], [8, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc071, usize, "0t_mma_atom/layout/7", [128], [128], [c0], [c0] }
    case! { TABLES, Doc072, u32, "0t_mma_atom/layout/8", [4, 128], [2, 2, 4, 8, 4], [c0 c1], [c0 c1 c2 c3 c4] }
    case! { TABLES, Doc073, u64, "0t_mma_atom/layout/9", [2, 32], [2, 8, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc074, usize, "0t_mma_atom/tiled_mma_layoutA_TV/1", [4, 32], [1, 1, 4, 2, 4, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc074, usize, "0t_mma_atom/tiled_mma_layoutB_TV/1", [4, 32], [1, 1, 4, 2, 4, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc074, usize, "0t_mma_atom/tiled_mma_layoutA_TV/2", [4, 32], [1, 1, 4, 2, 4, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc074, usize, "0t_mma_atom/tiled_mma_layoutB_TV/2", [4, 32], [1, 1, 4, 2, 4, 4], [c0 c1], [c0 c1 c2 c3 c4 c5] }
    case! { TABLES, Doc075, u32, "0t_mma_atom/tiled_mma_layoutC_TV/2", [8, 32], [1, 1, 2, 2, 2, 2, 4, 2, 2], [c0 c1], [c0 c1 c2 c3 c4 c5 c6 c7 c8] }
    case! { TABLES, Doc076, u64, "0t_mma_atom/tiled_mma_layoutB_TV/3", [4, 32], [1, 1, 4, 2, 2, 2, 4], [c0 c1], [c0 c1 c2 c3 c4 c5 c6] }
    case! { TABLES, Doc077, usize, "0t_mma_atom/tiled_mma_layoutC_TV/4", [32, 32], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [c0 c1], [c0 c1 c2 c3 c4 c5 c6 c7 c8 c9] }
    case! { TABLES, Doc078, u32, "0t_mma_atom/tiled_mma_layoutB_TV/5", [8, 32], [1, 2, 4, 2, 2, 2, 4], [c0 c1], [c0 c1 c2 c3 c4 c5 c6] }
    case! { TABLES, Doc079, u64, "0t_mma_atom/tiled_mma_layoutC_TV/5", [32, 32], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [c0 c1], [c0 c1 c2 c3 c4 c5 c6 c7 c8 c9] }
    case! { TABLES, Doc080, usize, "0t_mma_atom/layout/12", [2, 4, 4], [2, 4, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Doc020, usize, "core_ops/coalesce/1", [12], [12], [c0], [c0] }
    case! { TABLES, Doc081, u32, "core_ops/composition/2", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc001, u64, "core_ops/composition/3", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc082, u64, "core_ops/composition/4", [2, 2], [2, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc007, u64, "core_ops/composition/5", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc051, u32, "core_ops/complement/1", [3, 2], [3, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc083, usize, "core_ops/complement/2", [2], [2], [c0], [c0] }
    case! { TABLES, Doc084, u32, "core_ops/left_inverse/1", [6, 2, 4], [6, 2, 4], [c0 c1 c2], [c0 c1 c2] }
    case! { TABLES, Doc003, u32, "core_ops/layout/1", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc008, usize, "core_ops/left_inverse/2", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc085, u64, "core_ops/dice/1", [4, 2], [4, 2], [c0 c1], [c0 c1] }
    case! { TABLES, Doc086, usize, "core_ops/group/1", [6, 20], [6, 5, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc087, u32, "core_ops/group/2", [30, 4], [6, 5, 4], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc088, u64, "core_ops/recast_layout/1", [4, 8], [4, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc089, usize, "core_ops/upcast/1", [4, 4], [4, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc090, u32, "core_ops/downcast/1", [4, 12], [4, 12], [c0 c1], [c0 c1] }
    case! { TABLES, Doc045, u32, "products_and_divides/logical_product/1", [6, 4], [3, 2, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc091, u64, "products_and_divides/logical_product/2", [6, 4], [2, 3, 2, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc092, usize, "products_and_divides/logical_product/3", [10, 12], [5, 2, 4, 3], [c0 c1], [c0 c1 c2 c3] }
}

#[test]
fn every_coordinate_2() {
    case! { TABLES, Doc092, usize, "products_and_divides/zipped_product/1", [10, 12], [5, 2, 4, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc093, u32, "products_and_divides/blocked_product/1", [20, 6], [5, 4, 2, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc094, u64, "products_and_divides/raked_product/1", [20, 6], [4, 5, 3, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc095, usize, "products_and_divides/tile_to_shape/1", [8, 8], [4, 2, 4, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc096, u32, "products_and_divides/tile_to_shape/2", [8, 8], [4, 2, 4, 2], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc097, u64, "products_and_divides/logical_divide/2", [8, 6], [2, 4, 2, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc098, usize, "products_and_divides/zipped_divide/1", [4, 12], [2, 2, 4, 3], [c0 c1], [c0 c1 c2 c3] }
    case! { TABLES, Doc099, u32, "products_and_divides/tiled_divide/1", [2, 2, 12], [2, 2, 4, 3], [c0 c1 c2], [c0 c1 c2 c3] }
    case! { TABLES, Doc100, u64, "products_and_divides/flat_divide/1", [2, 2, 4, 3], [2, 2, 4, 3], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc000, u32, "01_cute_types/layout/1", [8], [8], [c0], [c0] }
    case! { TABLES, Doc006, u32, "01_cute_types/layout/2", [8], [8], [c0], [c0] }
    case! { TABLES, Doc007, u64, "01_cute_types/layout/3", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc008, usize, "01_cute_types/layout/4", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc007, u64, "01_cute_types/make_layout/1", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc101, usize, "01_cute_types/layout/9", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc102, u32, "01_cute_types/layout/10", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc060, u32, "01_cute_types/layout/11", [8, 4], [8, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc103, u64, "01_cute_types/left_inverse/1", [6], [6], [c0], [c0] }
    case! { TABLES, Doc008, usize, "03_advanced_constructors/make_ordered_layout/2", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc104, usize, "03_advanced_constructors/make_ordered_layout/4", [2, 7, 3, 4], [2, 7, 3, 4], [c0 c1 c2 c3], [c0 c1 c2 c3] }
    case! { TABLES, Doc007, u64, "03_advanced_constructors/make_layout_like/2", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc008, usize, "03_advanced_constructors/make_layout_like/3", [2, 4], [2, 4], [c0 c1], [c0 c1] }
    case! { TABLES, Doc105, u32, "03_advanced_constructors/make_layout_like/4", [12, 2], [4, 3, 2], [c0 c1], [c0 c1 c2] }
    case! { TABLES, Doc106, u64, "03_advanced_constructors/make_layout_like/6", [2, 8], [2, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc107, usize, "04_accessors_and_size_index/get/2", [2], [2], [c0], [c0] }
    case! { TABLES, Doc108, u32, "04_accessors_and_size_index/select/1", [4, 8], [4, 8], [c0 c1], [c0 c1] }
    case! { TABLES, Doc109, u64, "04_accessors_and_size_index/select/2", [4], [4], [c0], [c0] }
    case! { TABLES, Doc101, usize, "04_accessors_and_size_index/layout/2", [8, 4], [8, 4], [c0 c1], [c0 c1] }
}
