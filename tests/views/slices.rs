//! What the restrictions of a layout hand out.

use crate::*;
use layout_algebra::view::Is;
use layout_algebra::{Injective, Restriction, View, ViewMut};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use std::iter::from_fn;

#[test]
#[should_panic(expected = "value 4 of a slice of 4")]
fn past_the_last_value() {
    let data = numbers(Tile::COSIZE);
    let _ = View::new(&data, Addr).unwrap().slice::<Mine>(7).unwrap()[4];
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

/// `for_each` and what else is made of `fold` go over what is left, in its order, as `next` does.
#[test]
fn all_at_once() {
    let mut data = numbers(Warp::COSIZE);
    let mut view = ViewMut::new(&mut data, Warp).unwrap();
    let first = |row: usize| Warp.index(u32::try_from(row).unwrap(), 0);
    for n in 0..=64 {
        let (front, back) = view.split::<Rows>().split_at(n);
        let mut rows = Vec::new();
        front.for_each(|row| rows.push(row.restriction().index(0)));
        back.enumerate().for_each(|(i, mut row)| {
            assert_eq!(rows.len(), n + i);
            rows.push(row.restriction().index(0));
            row[63] += 10_000;
        });
        assert!(rows.into_iter().eq((0..64).map(first)), "{n}");
    }
    let view = view.as_view();
    assert!((0..64u32).all(|row| view[(row, 63)] == Warp.index(row, 63) + 10_000 * (row + 1)));
    for (start, end) in [(0, 0), (1, 0), (0, 1), (3, 2), (5, 64), (30, 31), (70, 0)] {
        let (mut split, mut elements) = (view.split::<Rows>(), view.iter());
        for _ in 0..start {
            split.next();
            elements.next();
        }
        for _ in 0..end {
            split.next_back();
            elements.next_back();
        }
        let (mut one_by_one, mut together) = (split.clone(), Vec::new());
        split.for_each(|row| together.push(row.restriction().index(0)));
        assert!(from_fn(|| one_by_one.next()).map(|row| row.restriction().index(0)).eq(together), "{start}, {end}");
        let (mut one_by_one, mut together) = (elements.clone(), Vec::new());
        elements.for_each(|element| together.push(element));
        assert!(from_fn(|| one_by_one.next()).eq(together), "{start}, {end}");
    }
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
        assert!(slice.vectors().flatten().eq(slice.iter()));
        assert_eq!((slice.vector(7), slice.vector(8)), (slice.vectors().next_back(), None));
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
