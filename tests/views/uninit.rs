//! Memory that holds nothing yet.

use crate::*;
use layout_algebra::ViewMut;
use std::mem::MaybeUninit;

#[test]
fn memory_that_holds_nothing() {
    let text = |row: u32, col: u32| format!("{row}, {col}");
    let mut memory = [const { MaybeUninit::<String>::uninit() }; Columns::COSIZE];
    let all = ViewMut::new(&mut memory, Columns).unwrap().init(|(row, col)| text(row, col)).into_slice();
    assert_eq!((all.len(), &*all[3 * 16 + 9]), (128, "9, 3"));
    all.iter_mut().for_each(|element| drop(std::mem::take(element)));

    // Of a padded tile, what is between the rows stays as it was.
    let mut padded = [MaybeUninit::<u32>::uninit(); Addr::COSIZE];
    let view = ViewMut::from_array(&mut padded, Addr).init_split::<Mine>(|lane, reg| (lane * 4 + reg) as u32);
    assert!(view.iter().copied().eq(0..128));
    let mut padded = [MaybeUninit::<u32>::uninit(); Addr::COSIZE];
    let view = ViewMut::from_array(&mut padded, Addr).par_init_split::<Mine>(|lane, reg| (lane * 4 + reg) as u32);
    assert!(view.iter().copied().eq(0..128));
}

/// What is inside is initialised, and the rest is never reached.
#[test]
fn ragged() {
    layout! {
        pub Page: logical -> physical = (row: 5, col: 3):(4, 1);
        pub Tiles = divide_ceil(Page, (2, 2));
    }
    let mut memory = [const { MaybeUninit::<String>::uninit() }; Page::COSIZE];
    let mut view = ViewMut::new(&mut memory, Tiles).unwrap().init(|at| format!("{at:?}"));
    let mut seen = 0;
    view.each(|at, text| {
        assert_eq!(std::mem::take(text), format!("{at:?}"));
        seen += 1;
    });
    assert_eq!(seen, Page::SIZE);
}

#[test]
#[should_panic(expected = "64 slices of 32 values are not all of 4096 coordinates")]
fn slices_that_leave_something_out() {
    let mut memory = vec![MaybeUninit::<u8>::uninit(); Warp::COSIZE];
    let _ = ViewMut::new(&mut memory, Warp).unwrap().init_split::<Half>(|_, _| 0);
}
