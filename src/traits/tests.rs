//! Layouts written by hand in the form in which the macro writes them: `$crate` here is `::layout_algebra` there.

use crate::{Coordinates, Dense, Dynamic, Injective, Layout, Logical, Physical, Same, StaticLayout, ThreadValue};

/// `(row: 4, col: 2):(2, 1)`, rank 2.
#[derive(Clone, Copy, Debug, Default)]
struct Foo;

impl Foo {
    const SIZE: usize = 8;
    const COSIZE: usize = 8;
    const RANK: usize = 2;
    const SHAPE: [usize; 2] = [4, 2];

    const fn index(self, row: u32, col: u32) -> u32 {
        ::core::debug_assert!(row < 4 && col < 2);
        row * 2 + col
    }

    const fn linear(self, i: u32) -> u32 {
        ::core::debug_assert!(i < 8);
        i
    }

    const fn coord(self, i: u32) -> (u32, u32) {
        ::core::debug_assert!(i < 8);
        (i / 2, i % 2)
    }

    const fn try_index(self, row: u32, col: u32) -> ::core::option::Option<u32> {
        if row < 4 && col < 2 {
            ::core::option::Option::Some(self.index(row, col))
        } else {
            ::core::option::Option::None
        }
    }
}

unsafe impl crate::__private::Static for Foo {
    type Types = crate::__private::Types<crate::Logical, crate::Physical, u32, (u32, u32), crate::Coordinates<8>>;
    const COSIZE: usize = 8;
    const SHAPE: &'static [usize] = &Self::SHAPE;
    #[inline]
    fn at(self, c: (u32, u32)) -> u32 {
        self.index(c.0, c.1)
    }
    #[inline]
    fn at_linear(self, i: u32) -> u32 {
        self.linear(i)
    }
}
unsafe impl crate::__private::StoreOnce for Foo {}
unsafe impl crate::__private::OntoRange for Foo {}

/// `(lane: 4):(3)`, rank 1, padded.
#[derive(Clone, Copy, Debug, Default)]
struct Bar;

impl Bar {
    const SHAPE: [usize; 1] = [4];

    const fn index(self, lane: u32) -> u32 {
        lane * 3
    }

    const fn try_index(self, lane: u32) -> ::core::option::Option<u32> {
        if lane < 4 { ::core::option::Option::Some(self.index(lane)) } else { ::core::option::Option::None }
    }
}

unsafe impl crate::__private::Static for Bar {
    type Types = crate::__private::Types<crate::ThreadValue, crate::Physical, u32, u32, crate::Coordinates<4>>;
    const COSIZE: usize = 10;
    const SHAPE: &'static [usize] = &Self::SHAPE;
    #[inline]
    fn at(self, c: u32) -> u32 {
        self.index(c)
    }
    #[inline]
    fn at_linear(self, i: u32) -> u32 {
        self.index(i)
    }
}
unsafe impl crate::__private::StoreOnce for Bar {}

/// A map with every mode bound: rank 0.
#[derive(Clone, Copy, Debug, Default)]
struct Point;

impl Point {
    const SHAPE: [usize; 0] = [];

    const fn index(self) -> u32 {
        5
    }
}

unsafe impl crate::__private::Static for Point {
    type Types = crate::__private::Types<crate::Logical, crate::Physical, u32, (), crate::Coordinates<1>>;
    const COSIZE: usize = 6;
    const SHAPE: &'static [usize] = &Self::SHAPE;
    #[inline]
    fn at(self, (): ()) -> u32 {
        self.index()
    }
    #[inline]
    fn at_linear(self, _: u32) -> u32 {
        self.index()
    }
}
unsafe impl crate::__private::StoreOnce for Point {}

/// `(row: m, col: 8):(8, 1)`: one with a run-time extent has the methods alone.
#[derive(Clone, Copy, Debug)]
struct Tall {
    rows: u32,
}

unsafe impl Layout for Tall {
    type Domain = Logical;
    type Codomain = Physical;
    type Index = u32;
    type Coord = (u32, u32);
    type Size = Dynamic;

    fn size(&self) -> usize {
        self.rows as usize * 8
    }

    fn cosize(&self) -> usize {
        self.size()
    }

    fn at(&self, (row, col): (u32, u32)) -> u32 {
        row * 8 + col
    }

    fn try_at(&self, coord: (u32, u32)) -> Option<u32> {
        (coord.0 < self.rows && coord.1 < 8).then(|| self.at(coord))
    }
}

/// All coordinates of a rank 2 layout, inside and one past the end of each mode.
fn around(rows: u32, cols: u32) -> impl Iterator<Item = (u32, u32)> + Clone {
    (0..=rows).flat_map(move |row| (0..=cols).map(move |col| (row, col)))
}

/// What a view relies on.
fn keeps_its_contract<L: Layout<Index = u32, Coord = (u32, u32)>>(layout: L, rows: u32, cols: u32) {
    let inside = around(rows, cols).filter(|&coord| layout.try_at(coord).is_some());
    assert_eq!(inside.clone().count(), layout.size());
    for coord in inside {
        assert_eq!(layout.try_at(coord), Some(layout.at(coord)));
        assert!((layout.at(coord) as usize) < layout.cosize());
    }
}

#[test]
fn inherent_items_come_first() {
    const AT: u32 = Foo.index(3, 1);
    assert_eq!((AT, Foo.linear(7), Foo.coord(7), Foo.try_index(4, 0)), (7, 7, (3, 1), None));
    assert_eq!((Foo::SIZE, Foo::COSIZE, Foo::RANK, Foo::SHAPE), (8, 8, 2, [4, 2]));
    assert_eq!((Foo.size(), Foo.cosize(), Foo.at((3, 1)), Foo.at_linear(7)), (8, 8, 7, 7));
}

#[test]
fn contract() {
    keeps_its_contract(Foo, 4, 2);
    keeps_its_contract(Tall { rows: 3 }, 3, 8);
}

#[test]
fn other_ranks() {
    assert_eq!((Bar.at(3), Bar.at_linear(3), Bar.try_at(3), Bar.try_at(4)), (9, 9, Some(9), None));
    assert_eq!((Bar.size(), Bar.cosize()), (4, 10));
    assert_eq!((Point.at(()), Point.at_linear(0), Point.try_at(())), (5, 5, Some(5)));
    assert_eq!((Point.size(), Point.cosize(), <Point as StaticLayout>::SHAPE.len()), (1, 6, 0));
}

#[test]
fn properties_and_sizes() {
    fn spaces<L: Layout<Domain = D, Codomain = C>, D, C>() {}
    fn dense<L: Dense>() {}
    fn injective<L: Injective>() {}
    fn sized<L: StaticLayout<Size: Same<Coordinates<N>>>, const N: usize>() -> usize {
        L::SIZE
    }
    spaces::<Foo, Logical, Physical>();
    spaces::<Bar, ThreadValue, Physical>();
    dense::<Foo>();
    injective::<Foo>();
    injective::<Bar>();
    injective::<Point>();
    assert_eq!((sized::<Foo, 8>(), sized::<Bar, 4>(), sized::<Point, 1>()), (8, 4, 1));
}
