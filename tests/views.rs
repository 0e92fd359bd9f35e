//! Views: what they read, store, hand out and refuse, in code that may not be unsafe.
#![forbid(unsafe_code)]

use layout_algebra::view::{CastError, Is, Mismatch};
use layout_algebra::{
    Injective, Layout, Logical, Restriction, Same, StaticLayout, TooShort, View, ViewMut, Visit, Word,
};
use layout_algebra::{compose, layout};
use ndarray::Axis;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use std::mem::MaybeUninit;

#[path = "generated/aliasing.rs"]
mod aliasing;

layout! {
    #![index(u32)]
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Columns: logical -> physical = (row: 16, col: 8):(1, 16);
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Addr = Tile @ Frag;
    pub Mine = Addr | { lane };
    /// Of `Tile` itself: a view of that is split by it.
    pub Direct = (Tile @ Frag) | { lane };
    pub Corner = permute(divide(Tile | { row = 4..12 }, (4, 2)), (rest, tile)) | { rest };
    pub Warp: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Rows = Warp | { row };
    /// Runs of eight stay together.
    pub Chunks: logical -> physical = swizzle(3, 6, 3) @ (row: 64, chunk: 8, v: 8):(64, 8, 1);
    pub MyChunks = Chunks | { row };
    pub Half = Warp | { row, col = 0..32 };
    pub Shared: logical -> physical = (copy: 4, col: 8):(_, 1);
    pub MyShared = Shared | { copy };
    pub Line: logical -> physical = (i: 5):(2);
    pub Point = Line | { i = 3 };
    pub Long: logical -> physical = (t: 3, v: 600):(1, 3);
    pub MyLong = Long | { t };
    pub Everyone = Tile | { row, col };
    pub Inner: logical -> logical = (row: 16, col: 8):(1, 16);
}
layout! {
    pub Wide: logical -> physical = (row: 16, col: 8):(12, 1);
}
layout! {
    #![index(u64)]
    pub Threads: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Twelve: logical -> physical = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2):(2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1);
}

fn numbers(n: usize) -> Vec<u32> {
    (0..).take(n).collect()
}

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
#[should_panic(expected = "value 4 of a slice of 4")]
fn past_the_last_value() {
    let data = numbers(Tile::COSIZE);
    let _ = View::new(&data, Addr).unwrap().slice::<Mine>(7).unwrap()[4];
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

#[test]
fn slices_are_the_restrictions() {
    let mut data = numbers(Warp::COSIZE);
    let view = View::new(&data, Warp).unwrap();
    for (b, row) in view.split::<Rows>().enumerate() {
        assert_eq!((row.len(), row.restriction().index(3)), (64, Rows::new(b as u32).index(3)));
        let mut next = 0;
        row.each(|v, &n| {
            assert_eq!((v, n), (next, Warp.index(b as u32, v as u32)));
            assert_eq!((row[v], row.get(v)), (n, Some(&n)));
            next += 1;
        });
        assert_eq!((next, row.get(64)), (64, None));
        assert!(row.iter().eq((0..64).map(|v| &row[v])));
    }
    assert_eq!(view.split::<Rows>().len(), 64);
    assert!(view.slice::<Rows>(64).is_none());
    assert_eq!(view.split::<Rows>().rev().nth(3).unwrap()[5], Warp.index(60, 5));
    let mut view = ViewMut::new(&mut data, Warp).unwrap();
    for (b, mut half) in view.split::<Half>().enumerate() {
        half[1] = 7;
        *half.get_mut(2).unwrap() = b as u32;
        assert_eq!(half.get_mut(32), None);
        assert_eq!((half[1], half.as_ref()[2]), (7, b as u32));
        half.iter_mut().for_each(|n| *n += 1);
    }
    assert_eq!((view[(9, 1)], view[(9, 2)], view[(9, 40)]), (8, 10, Warp.index(9, 40)));
    let (front, back) = view.split::<Half>().split_at(10);
    assert_eq!((front.len(), back.len()), (10, 54));
    let kept: Vec<_> = front.chain(back).flat_map(|half| half.into_iter_mut()).collect();
    assert_eq!(kept.len(), 64 * 32);
}

#[test]
fn broadcasts_are_read() {
    let data = numbers(8);
    let view = View::new(&data, Shared).unwrap();
    for copy in view.split::<MyShared>() {
        assert!(copy.iter().eq(&data));
    }
}

#[test]
fn vectors_along_the_last_mode() {
    let mut data = numbers(Chunks::COSIZE);
    let view = View::new(&data, Chunks).unwrap();
    for (row, slice) in view.split::<MyChunks>().enumerate() {
        for (chunk, vector) in slice.vectors().enumerate() {
            let first = Chunks.index(row as u32, chunk as u32, 0);
            assert!(vector.iter().copied().eq(first..first + 8));
            assert_eq!(slice.vector(chunk), Some(vector));
        }
        assert_eq!((slice.vectors().len(), slice.vector(8)), (8, None));
    }
    let mut view = ViewMut::new(&mut data, Chunks).unwrap();
    for mut slice in view.split::<MyChunks>() {
        let mut all: Vec<&mut [u32]> = slice.vectors_mut().collect();
        all.iter_mut().for_each(|vector| vector.fill(3));
        slice.vector_mut(2).unwrap()[1] = 4;
        assert!(slice.vector_mut(8).is_none());
    }
    let of = |n| data.iter().filter(|&&m| m == n).count();
    assert_eq!((of(3), of(4)), (63 * 64, 64));
}

#[test]
fn in_step() {
    let data = numbers(Addr::COSIZE);
    let mut out = vec![0; Columns::COSIZE];
    layout! {
        #![index(u32)]
        Columns: logical -> physical = (row: 16, col: 8):(1, 16);
        Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
        Transposed = Columns @ Frag;
        Store = Transposed | { lane };
    }
    let input = View::new(&data, Addr).unwrap();
    let mut output = ViewMut::new(&mut out, Transposed).unwrap();
    for (mut store, load) in output.split::<Store>().zip(input.split::<Mine>()) {
        store.each_pair(&load, |v, to, from| *to = *from + (v as u32) * 1000);
    }
    for lane in 0..32 {
        for reg in 0..4 {
            assert_eq!(out[Transposed.index(lane, reg) as usize], Addr.index(lane, reg) + 1000 * reg);
        }
    }
}

#[test]
fn threads_and_rayon() {
    let mut data = vec![0; Addr::COSIZE];
    let mut view = ViewMut::new(&mut data, Addr).unwrap();
    view.split::<Mine>().into_par_iter().enumerate().for_each(|(lane, mut mine)| {
        mine.each(move |reg, n| *n = 4 * lane + reg);
    });
    let sum: usize = view.as_view().split::<Mine>().into_par_iter().map(|mine| mine.iter().sum::<usize>()).sum();
    assert_eq!(sum, (0..128).sum());
    std::thread::scope(|scope| {
        for mut mine in view.split::<Mine>() {
            scope.spawn(move || mine.each(|_, n| *n += 1));
        }
    });
    assert!(view.iter().copied().eq(1..=128));
    let mut long = vec![0; Long::COSIZE];
    let mut view = ViewMut::new(&mut long, Long).unwrap();
    view.split::<MyLong>().into_par_iter().with_max_len(1).for_each(|mut mine| mine.each(|v, n| *n = v));
    assert!((0..1800).all(|i| long[i] == i / 3));
}

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

#[test]
#[should_panic(expected = "64 slices of 32 values are not all of 4096 coordinates")]
fn slices_that_leave_something_out() {
    let mut memory = vec![MaybeUninit::<u8>::uninit(); Warp::COSIZE];
    let _ = ViewMut::new(&mut memory, Warp).unwrap().init_split::<Half>(|_, _| 0);
}

/// Code that knows of its layouts what the bounds say.
fn composed<G, F, A>(g: G, f: F, at: impl Fn(F::Coord) -> A)
where
    G: StaticLayout<Domain = Logical>,
    F: StaticLayout<Codomain = Logical, Size: Same<G::Size>> + Visit,
    A: Word,
{
    let both = compose(g, f);
    assert_eq!((both.size(), both.cosize()), (f.size(), g.cosize()));
    let (mut i, mut visited) = (0, 0);
    f.visit(|coord| {
        let want = at(coord).to_usize();
        assert_eq!(both.at(coord).to_usize(), want);
        assert_eq!(both.try_at(coord).map(Word::to_usize), Some(want));
        assert_eq!(both.at_linear(Word::from_usize(i)).to_usize(), want);
        (i, visited) = (i + 1, visited + 1);
    });
    assert_eq!(visited, both.size());
}

#[test]
fn composes() {
    composed(Tile, Frag, |(lane, reg)| Addr.index(lane, reg));
    composed(Wide, Frag, |(lane, reg)| Addr.index(lane, reg));
    composed(Tile, Threads, |(lane, reg)| Addr.index(lane as u32, reg as u32));
    composed(Inner, Inner, |(row, col)| Inner.linear(Inner.index(row, col)));
    composed(Tile, compose(Inner, Frag), |(lane, reg)| Tile.linear(Inner.linear(Frag.index(lane, reg))));
    assert_eq!(compose(Tile, Frag).try_at((32, 0)), None);
    let data = numbers(Tile::COSIZE);
    let view = View::new(&data, compose(Tile, Frag)).unwrap();
    assert_eq!(view[(31, 3)], Addr.index(31, 3));
    aliasing::of_layout(compose(Tile, Frag), "a composite");
    aliasing::of_layout(compose(Warp, layout!(thread_value -> logical, (64, 64):(1, 64))), "another");
}

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
}

/// Code that is generic over the layout and over who has which part of it.
fn number<L: Injective, R: Restriction<Of: Is<L>>>(view: &mut ViewMut<'_, usize, L>) {
    for (b, mut slice) in view.split::<R>().enumerate() {
        slice.each(|v, n| *n = b * R::LEN + v);
    }
}

#[test]
fn generic_code() {
    let mut data = vec![0; Addr::COSIZE];
    let mut view = ViewMut::new(&mut data, Addr).unwrap();
    number::<_, Mine>(&mut view);
    assert_eq!(view[(31, 3)], 127);
}

/// A restriction of an expression is of the layout at its left end.
#[test]
fn split_by_an_expression() {
    let mut data = numbers(Tile::COSIZE);
    let mut view = ViewMut::new(&mut data, Tile).unwrap();
    for (lane, mut slice) in (0..).zip(view.split::<Direct>()) {
        slice.each(|reg, element| {
            assert_eq!(*element, Addr.index(lane, u32::try_from(reg).unwrap()));
            *element = lane;
        });
    }
    assert_eq!(view.split::<Corner>().len(), 8);
    view.split::<Corner>().for_each(|mut tile| tile.each(|_, element| *element = 1000));
    let lane_at = |at| (0..32).find(|&lane| (0..4).any(|reg| Addr.index(lane, reg) == at)).unwrap();
    view.each(|(row, col), element| {
        assert_eq!(*element, if (4..12).contains(&row) { 1000 } else { lane_at(Tile.index(row, col)) });
    });
}

#[test]
fn each_address_once() {
    aliasing::of_restriction::<Mine>(Addr, "Mine");
    aliasing::of_restriction::<Rows>(Warp, "Rows");
    aliasing::of_restriction::<Half>(Warp, "Half");
    aliasing::of_restriction::<MyChunks>(Chunks, "MyChunks");
    aliasing::of_restriction::<MyLong>(Long, "MyLong");
    aliasing::of_restriction::<Everyone>(Tile, "Everyone");
}

mod strided {
    layout_algebra::layout! {
        pub Gmem(ld): logical -> physical = (row: 6, col: 8):(ld, 1) where ld >= 8;
        pub MyRow(ld) = Gmem(ld) | { row };
        pub MyHalf(ld) = Gmem(ld) | { row = 0..3, col };
        pub Open(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where ld >= 8;
        pub OpenRow(m, ld) = Open(m, ld) | { row };
        pub Turned(ld): logical -> physical = permute(Gmem(ld), (col, row));
        pub Copies(ld): logical -> physical = (copy: 3, col: 4):(_, ld) where ld >= 1;
        pub Line(n): logical -> physical = (i: n):(1);
        pub Ragged(n) = divide_ceil(Line(n), (4));
        pub Swizzled: logical -> physical = swizzle(1, 2, 0) @ (row: 4, col: 4):(4, 1);
        pub Point: logical -> physical = (row: 1, col: 1):(5, 7);
    }
}

#[test]
fn slices_of_parameters() {
    use strided::{Gmem, MyHalf, MyRow, Open, OpenRow};
    for ld in [8, 11] {
        let gmem = Gmem::new(ld).unwrap();
        let mut data = vec![0; gmem.cosize()];
        let mut view = ViewMut::new(&mut data, gmem).unwrap();
        assert_eq!(view.split::<MyRow>().len(), 6);
        for (row, mut slice) in view.split::<MyRow>().enumerate() {
            slice.each(|col, x| *x = 10 * row + col);
        }
        assert_eq!((view[(5, 7)], view[(2, 3)]), (57, 23));
        assert_eq!(
            view.as_view().split::<MyHalf>().map(|half| half.iter().sum::<usize>()).sum::<usize>(),
            3 * (28 + 80)
        );
        view.split::<MyRow>().into_par_iter().for_each(|mut row| row[0] = 99);
        assert!((0..6).all(|row| view[(row, 0)] == 99));
        let open = Open::new(4, ld).unwrap();
        let mut data = vec![0; open.cosize()];
        let mut view = ViewMut::new(&mut data, open).unwrap();
        assert_eq!(view.split::<OpenRow>().len(), 4);
        view.split::<OpenRow>().enumerate().for_each(|(row, mut slice)| slice.each(|col, x| *x = row * 100 + col));
        assert_eq!(view[(3, 6)], 306);
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
