//! A view as a whole: coordinates, iterators, lengths.

use crate::*;
use layout_algebra::{Layout, TooShort, View, ViewMut};

#[test]
fn reads_every_coordinate() {
    let data = numbers(Tile::COSIZE);
    let view = View::new(&data, Tile).unwrap();
    let mut visited = Vec::new();
    view.each(|(row, col), &element| {
        assert_eq!(element, Tile.index(row, col));
        assert_eq!(view[(row, col)], element);
        assert_eq!(view.get((row, col)), Some(&element));
        visited.push(element);
    });
    assert_eq!(visited.len(), view.len());
    assert!(view.iter().eq(&visited));
    assert!(view.iter().rev().eq(visited.iter().rev()));
    assert_eq!(view.iter().nth(9), Some(&Tile.index(1, 1)));
    assert_eq!(view.into_iter().len(), 128);
    assert_eq!((view.get((16, 0)), view.get((0, 8)), view.get((u32::MAX, u32::MAX))), (None, None, None));
    assert_eq!(view.layout().cosize(), Tile::COSIZE);
}

#[test]
fn of_every_rank() {
    let data = numbers(4096);
    assert_eq!(View::new(&data, Line).unwrap()[3], 6);
    assert_eq!(View::new(&data, Point).unwrap()[()], 6);
    let mut sum = 0;
    View::new(&data, Point).unwrap().each(|(), n| sum += n);
    View::new(&data, Line).unwrap().each(|i, n| sum += u32::from(*n == 2 * i));
    assert_eq!(sum, 6 + 5);
    let mut next = 0;
    View::new(&data, Twelve).unwrap().each(|_, &n| {
        assert_eq!(n, next);
        next += 1;
    });
    assert_eq!(next, 4096);
}

#[test]
#[should_panic(expected = "a coordinate outside the shape of `views::Tile`")]
fn outside_the_shape() {
    let data = numbers(Tile::COSIZE);
    let _ = View::new(&data, Tile).unwrap()[(0, 8)];
}

#[test]
fn memory_that_is_too_short() {
    let mut data = numbers(Tile::COSIZE - 1);
    let refused = TooShort { needed: 188, found: 187 };
    assert_eq!(View::new(&data, Tile).unwrap_err(), refused);
    assert_eq!(ViewMut::new(&mut data, Tile).unwrap_err(), refused);
    assert_eq!(refused.to_string(), "the layout reaches 188 elements, and the slice has 187");
    let _: &dyn std::error::Error = &refused;
    // A broadcast needs one copy.
    assert_eq!(View::new(&data[..8], Shared).unwrap()[(3, 5)], 5);
}

#[test]
fn arrays_are_checked_at_compile_time() {
    const DATA: [u32; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const LINE: View<'_, u32, Line> = View::from_array(&DATA, Line);
    assert_eq!(LINE[4], 8);
    let mut memory = [0; 9];
    ViewMut::from_array(&mut memory, Line).each(|i, n| *n = i + 1);
    assert_eq!(memory, [1, 0, 2, 0, 3, 0, 4, 0, 5]);
}

#[test]
fn stores_and_nothing_else() {
    let mut data = vec![u32::MAX; Tile::COSIZE + 3];
    let mut view = ViewMut::new(&mut data, Tile).unwrap();
    view.each(|(row, col), n| *n = 100 * row + col);
    view[(3, 4)] += 1000;
    *view.get_mut((15, 7)).unwrap() = 7;
    assert_eq!(view.get_mut((16, 0)), None);
    assert_eq!((view[(3, 4)], view.get((2, 2)), view.as_view()[(15, 7)]), (1304, Some(&202), 7));
    for n in &mut view {
        *n += 1;
    }
    assert_eq!(view.iter().count(), view.len());
    let last = view.into_iter().next_back().unwrap();
    assert_eq!(*last, 8);
    assert_eq!(data.iter().filter(|&&n| n == u32::MAX).count(), data.len() - Tile::SIZE);
}

#[test]
fn prints_as_nested_lists() {
    let data = numbers(12);
    assert_eq!(format!("{:?}", View::new(&data, Line).unwrap()), "[0, 2, 4, 6, 8]");
    assert_eq!(format!("{:?}", View::new(&data, Point).unwrap()), "6");
    let mut memory = numbers(188);
    let mut view = ViewMut::new(&mut memory, Addr).unwrap();
    assert!(format!("{view:?}").starts_with("[[0, 1, 96, 97], [2, 3, 98, 99], "));
    assert_eq!(format!("{:?}", view.slice::<Mine>(1).unwrap()), "[2, 3, 98, 99]");
}
