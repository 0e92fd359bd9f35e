//! Lemma 1 against enumeration.

mod support;

use layout_core::decide::dense::{NotDense, check, is_dense, tightened};
use proptest::prelude::*;
use support::{Flat, any_flat, dense, storage};

proptest! {
    #![proptest_config(support::cases(2000))]

    #[test]
    fn lemma_1_agrees_with_enumeration(flat in any_flat(4, 4, 12, 8)) {
        prop_assert_eq!(check(&flat.layout()).is_ok(), flat.table().dense());
    }

    #[test]
    fn permuted_row_major_is_dense(flat in dense(300)) {
        prop_assert!(is_dense(&flat.layout()));
        prop_assert!(flat.table().dense());
    }

    #[test]
    fn padded_storage_agrees_with_enumeration(flat in storage(120, 0)) {
        prop_assert_eq!(check(&flat.layout()).is_ok(), flat.table().dense());
    }

    #[test]
    fn blame_names_the_first_wrong_stride(flat in any_flat(4, 5, 12, 8)) {
        let layout = flat.layout();
        match check(&layout) {
            Ok(()) => {}
            Err(NotDense::Broadcast { digit }) => prop_assert!(flat.strides[digit].is_none()),
            Err(NotDense::Stride { digit, stride, expected }) => {
                prop_assert_eq!(flat.strides[digit], Some(stride));
                prop_assert_ne!(stride, expected);
                // The modes before it, from the smallest stride on, reach each value below `expected` once.
                let before = (0..flat.extents.len()).filter(|&i| flat.extents[i] > 1);
                let before: Vec<usize> = before.filter(|&i| (flat.strides[i], i) < (Some(stride), digit)).collect();
                let (extents, strides) = before.iter().map(|&i| (flat.extents[i], flat.strides[i])).unzip();
                let below = Flat { extents, strides }.table();
                prop_assert!(below.dense());
                prop_assert_eq!(below.size(), expected);
            }
        }
    }

    #[test]
    fn the_suggestion_is_dense(flat in any_flat(5, 6, 40, 6)) {
        prop_assert!(is_dense(&tightened(&flat.layout())));
    }
}
