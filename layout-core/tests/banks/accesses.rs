//! Accesses of which the answer is known, and what is none.

use crate::{map, of, path};
use layout_core::analysis::{Access, AccessError, BankModel, bank_conflicts, sectors, vector_width, wavefronts};
use layout_core::decide::budget::Budget;
use layout_core::{Map, Space};

#[test]
fn sizes_do_not_matter_to_the_closed_form() {
    let n = 1u64 << 40;
    let huge = map(&[("step", n), ("lane", 32), ("v", 8)], &[256, 8, 1], Some((3, 6, 3)));
    let mut budget = Budget { points: 4096 };
    let found = bank_conflicts(&huge, &of("lane", Some("v"), 2), &BankModel::NVIDIA, &mut budget).unwrap();
    assert_eq!((found.conflicts, found.wavefronts), (1, 4));
    assert_eq!(vector_width(&huge, &path("v"), &mut budget).unwrap().width, 8);
    let plain = map(&[("step", n >> 6), ("lane", 96), ("v", 1 << 20)], &[97 << 20, 1 << 20, 1], None);
    assert_eq!(vector_width(&plain, &path("v"), &mut budget).unwrap().width, 1 << 20);
    assert_eq!(wavefronts(&plain, &of("lane", None, 4), &BankModel::NVIDIA, &mut budget), Ok(32));
    assert_eq!(sectors(&plain, &of("lane", None, 4), &mut budget).unwrap().sectors, 32);
}

#[test]
fn what_is_no_access() {
    let tile = map(&[("step", 4), ("lane", 32), ("v", 8)], &[256, 8, 1], None);
    let refused = |access: &Access| bank_conflicts(&tile, access, &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(refused(&of("lane", None, 0)), AccessError::Element { bytes: 0 });
    assert_eq!(refused(&of("lane", None, 32)), AccessError::Element { bytes: 32 });
    assert_eq!(refused(&of("row", None, 2)), AccessError::UnknownMode { path: path("row"), vector: false });
    assert_eq!(refused(&of("lane", Some("w"), 2)), AccessError::UnknownMode { path: path("w"), vector: true });
    assert_eq!(refused(&of("v", None, 2)), AccessError::Lanes { lanes: 8, warp: 32 });
    assert_eq!(refused(&of("lane", Some("lane"), 2)), AccessError::Both { path: path("lane") });
    assert_eq!(refused(&of("lane", Some("v"), 4)), AccessError::Bytes { vector: 8, element: 4 });
    assert!(matches!(refused(&of("lane", Some("step"), 4)), AccessError::Broken(b) if b.at == 1 && b.holds(&tile)));
    let logical = Map { to: Space::Logical, ..tile.clone() };
    let error = bank_conflicts(&logical, &of("lane", None, 4), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(error, AccessError::NotPhysical { to: Space::Logical });
    // Contiguous, but every other row starts at an odd address.
    let odd = map(&[("lane", 32), ("v", 2)], &[3, 1], None);
    let error = bank_conflicts(&odd, &of("lane", Some("v"), 4), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert!(matches!(error, AccessError::Broken(b) if b.at == 0 && b.start == 3 && b.holds(&odd)));
    let far = map(&[("lane", 32)], &[1 << 58], None);
    let error = bank_conflicts(&far, &of("lane", None, 8), &BankModel::NVIDIA, &mut Budget::new()).unwrap_err();
    assert_eq!(error, AccessError::Overflow);
}

/// PAD-01 and TMA-02 of the public reports: what padding costs vectors, and a box that is wider than its swizzle.
#[test]
fn padded_or_swizzled_or_paged() {
    let conflicts = |map: &Map, access: &Access| {
        bank_conflicts(map, access, &BankModel::NVIDIA, &mut Budget::new()).unwrap().conflicts
    };
    let columns = of("row", None, 4);
    for (pitch, swizzle, degree, vector) in [
        (32, None, 32, 32),
        (33, None, 1, 1),
        (36, None, 4, 4),
        (32, Some((5, 5, 0)), 1, 1),
        (32, Some((3, 5, 2)), 4, 4),
    ] {
        let tile = map(&[("row", 32), ("col", 32)], &[pitch, 1], swizzle);
        assert_eq!(conflicts(&tile, &columns), degree, "{pitch} {swizzle:?}");
        assert_eq!(vector_width(&tile, &path("col"), &mut Budget::new()).unwrap().width, vector, "{pitch} {swizzle:?}");
    }
    // 64 x 128 halves under a swizzle of 128 bytes: flat, and as two pages of 64 columns.
    let sigma = Some((3, 6, 3));
    let flat = map(&[("row", 64), ("chunk", 16), ("v", 8)], &[128, 8, 1], sigma);
    let paged = map(&[("row", 64), ("page", 2), ("chunk", 8), ("v", 8)], &[64, 4096, 8, 1], sigma);
    let ldmatrix = of("row", Some("v"), 2);
    assert_eq!((conflicts(&flat, &ldmatrix), conflicts(&paged, &ldmatrix)), (2, 1));
    assert_eq!((0..8192).filter(|&i| flat.eval_linear(i) != paged.eval_linear(i)).count(), 8064);
}
