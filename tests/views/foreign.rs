//! Memory as others see it: matrices of `ndarray`, elements cast by `bytemuck`.

use crate::*;
use layout_algebra::view::{CastError, Mismatch};
use layout_algebra::{TooShort, View, ViewMut};
use ndarray::Axis;

#[test]
fn arrays_of_ndarray() {
    let mut whole = ndarray::Array2::from_shape_fn((16, 12), |(row, col)| 12 * row + col);
    let view = View::from_ndarray(whole.view().split_at(Axis(1), 8).0, Tile).unwrap();
    view.each(|(row, col), &n| assert_eq!(n, Tile.index(row, col) as usize));
    // The other columns may be borrowed at the same time.
    let (left, mut right) = whole.view_mut().split_at(Axis(1), 8);
    let mut view = ViewMut::from_ndarray(left, Tile).unwrap();
    for (n, m) in view.iter_mut().zip(&mut right) {
        (*n, *m) = (*m, *n);
    }
    assert_eq!((whole[[0, 0]], whole[[15, 7]]), (8, 15 * 12 + 7));
    let columns = ndarray::Array2::<u8>::zeros((8, 16));
    assert!(View::from_ndarray(columns.t(), Columns).is_ok());
    assert_eq!(
        View::from_ndarray(columns.view(), Columns).unwrap_err(),
        Mismatch::Shape { layout: [16, 8], array: [8, 16] }
    );
    let rows = ndarray::Array2::<u8>::zeros((16, 8));
    let refused = View::from_ndarray(rows.view(), Columns).unwrap_err();
    assert_eq!(refused, Mismatch::Address { coord: [0, 1], layout: 16, array: 1 });
    assert_eq!(refused.to_string(), "[0, 1] has the address 16 in the layout, and 1 in the array");
    // Upside down: the distance from row to row is negative.
    let mut upside_down = rows.view();
    upside_down.invert_axis(Axis(0));
    assert!(View::from_ndarray(upside_down, Wide).is_err());
    // One row for all.
    let row = ndarray::Array1::from_iter(0..8u32);
    let copies = View::from_ndarray(row.broadcast((4, 8)).unwrap(), Shared).unwrap();
    assert_eq!(copies[(3, 5)], 5);
}

/// Elements without a size may be at any address; an array counts no further than `isize::MAX`.
#[test]
fn zero_sized_elements_far_apart() {
    layout! {
        pub Tall: logical -> physical = (row: 3, col: 1):(4611686018427387904, 1);
        pub Wide(ld): logical -> physical = (row: 2, col: 2):(ld, 1) where ld >= 2;
    }
    const LAST: usize = isize::MAX as usize;
    let data = vec![(); usize::MAX];
    assert_eq!(
        View::new(&data, Tall).unwrap().to_ndarray().unwrap_err(),
        Mismatch::Address { coord: [2, 0], layout: LAST + 1, array: isize::MAX }
    );
    let mut data = data;
    for (ld, fits) in [(LAST + 9, false), (LAST, false), (LAST - 1, true), (2, true)] {
        let mut view = ViewMut::new(&mut data, Wide::new(ld).unwrap()).unwrap();
        assert_eq!(view.to_ndarray_mut().is_ok(), fits, "{ld}");
    }
}

#[test]
fn views_as_arrays_of_ndarray() {
    use strided::*;
    let data: Vec<usize> = (0..64).collect();
    let gmem = Gmem::new(10).unwrap();
    let array = View::new(&data, gmem).unwrap().to_ndarray().unwrap();
    assert_eq!(array.strides(), [10, 1]);
    assert!(array.indexed_iter().all(|((row, col), n)| *n == 10 * row + col));
    // There and back.
    assert!(View::from_ndarray(array, gmem).is_ok());
    let turned = View::new(&data, Turned::new(10).unwrap()).unwrap().to_ndarray().unwrap();
    assert_eq!(turned, array.t());
    let copies = View::new(&data, Copies::new(5).unwrap()).unwrap().to_ndarray().unwrap();
    assert_eq!((copies.shape(), copies.strides(), copies[[2, 3]]), (&[3, 4][..], &[0, 5][..], 15));
    assert_eq!(View::new(&data, Point).unwrap().to_ndarray().unwrap(), ndarray::array![[0]]);
    let swizzled = View::new(&data, Swizzled).unwrap().to_ndarray().unwrap_err();
    assert_eq!(swizzled, Mismatch::Address { coord: [1, 1], layout: 4, array: 6 });
    let ragged = View::new(&data, Ragged::new(10).unwrap()).unwrap();
    assert_eq!(ragged.to_ndarray().unwrap_err(), Mismatch::Outside { coord: [2, 2] });
    assert_eq!(View::new(&data, Ragged::new(8).unwrap()).unwrap().to_ndarray().unwrap()[[3, 1]], 7);

    let mut data = vec![0; gmem.cosize()];
    let mut view = ViewMut::new(&mut data, gmem).unwrap();
    view.to_ndarray_mut().unwrap().row_mut(2).fill(7);
    assert!((0..8).all(|col| view[(2, col)] == 7) && view[(1, 7)] == 0);
    assert_eq!(data[28..], [0; 30]);
}

#[test]
fn memory_cast() {
    let mut floats: Vec<f32> = (0..40u8).map(f32::from).collect();
    let mut quads: ViewMut<'_, [f32; 4], _> = ViewMut::cast(&mut floats, Line).unwrap();
    quads[4][3] = -1.0;
    let bytes: &[u8] = bytemuck::cast_slice(&floats);
    let view: View<'_, f32, _> = View::cast(bytes, Line).unwrap();
    assert_eq!(view.iter().sum::<f32>(), 20.0);
    assert_eq!(floats[35], -1.0);
    let bytes: &[u8] = bytemuck::cast_slice(&floats);
    assert!(matches!(View::<f32, _>::cast(&bytes[1..], Line).unwrap_err(), CastError::Cast(_)));
    let refused = View::<f32, _>::cast(&bytes[..32], Line).unwrap_err();
    assert_eq!(refused, CastError::TooShort(TooShort { needed: 9, found: 8 }));
    assert_eq!(refused.to_string(), "the layout reaches 9 elements, and the slice has 8");
    let refused = View::new(&[0; 0], layout!(logical -> physical, 1:1)).unwrap_err();
    assert_eq!(refused.to_string(), "the layout reaches 1 element, and the slice has 0");
}

/// To store through, a layout with an edge that is not whole does as well.
#[test]
fn ragged_to_store_through() {
    layout! {
        pub Row(n): logical -> physical = (i: n):(1);
        pub Tiles(n) = divide_ceil(Row(n), (4));
    }
    let tiles = Tiles::new(10).unwrap();
    let mut whole = ndarray::Array2::<u32>::zeros((3, 4));
    let mut view = ViewMut::from_ndarray(whole.view_mut().reversed_axes(), tiles).unwrap();
    view.each(|_, element| *element += 1);
    assert_eq!((view.get_mut((1, 2)).copied(), view.get_mut((2, 2))), (Some(1), None));
    assert_eq!(view.to_ndarray_mut().unwrap_err(), Mismatch::Outside { coord: [2, 2] });
    assert_eq!(whole, ndarray::array![[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]]);
    let two = whole.view_mut().split_at(Axis(0), 2).0.reversed_axes();
    assert!(ViewMut::from_ndarray(two, tiles).is_err());

    let mut halves = [0u16; 23];
    let refused = ViewMut::<[u16; 2], _>::cast(&mut halves[..18], tiles).err();
    assert_eq!(refused, Some(CastError::TooShort(TooShort { needed: 10, found: 9 })));
    let mut pairs: ViewMut<'_, [u16; 2], _> = ViewMut::cast(&mut halves[..22], tiles).unwrap();
    pairs.each(|_, pair| *pair = [1, 2]);
    assert_eq!((&halves[18..], halves.iter().sum::<u16>()), (&[1, 2, 0, 0, 0][..], 30));
}
