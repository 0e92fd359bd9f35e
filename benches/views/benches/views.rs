//! Loops through views beside the same loops with raw pointers and with `ndarray`; the examples beside what they compete
//! with. Within one group the cases run one after the other, so compare these.

use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime};
use ndarray::{ArrayView2, ArrayViewMut2, s};
use rayon::prelude::*;
use std::hint::black_box;
use views_bench::*;

#[path = "../../../examples/gemm.rs"]
#[allow(dead_code)]
mod gemm;
#[path = "../../../examples/transpose.rs"]
#[allow(dead_code)]
mod transpose;

/// One case of a group.
fn case<R>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, mut f: impl FnMut() -> R) {
    group.bench_function(name, |b| b.iter(|| black_box(f())));
}

fn reads(c: &mut Criterion) {
    let data = vec![1u32; 64 * LD];
    let array = ArrayView2::from_shape((64, LD), &data).unwrap();
    let array = array.slice(s![.., ..64]);
    let mut group = c.benchmark_group("sum of a padded tile");
    case(&mut group, "view[coord]", || sum_view(&data));
    case(&mut group, "view.iter", || iter_view(&data));
    case(&mut group, "raw pointers", || sum_raw(&data));
    case(&mut group, "ndarray[[row, col]]", || {
        let mut sum = 0u32;
        for row in 0..64 {
            for col in 0..64 {
                sum = sum.wrapping_add(array[[row, col]]);
            }
        }
        sum
    });
    case(&mut group, "ndarray iter", || array.iter().fold(0u32, |sum, n| sum.wrapping_add(*n)));
    group.finish();
}

fn stores(c: &mut Criterion) {
    let mut data = vec![1u32; 64 * LD];
    let mut group = c.benchmark_group("fill of a padded tile");
    case(&mut group, "view.each", || fill_view(&mut data));
    case(&mut group, "raw pointers", || fill_raw(&mut data));
    case(&mut group, "ndarray indexed_iter_mut", || {
        let mut array = ArrayViewMut2::from_shape((64, LD), &mut data).unwrap();
        for ((row, col), n) in array.slice_mut(s![.., ..64]).indexed_iter_mut() {
            *n = (row * 64 + col) as u32;
        }
    });
    group.finish();
}

fn copies(c: &mut Criterion) {
    let (from, mut to) = (vec![1.0; 64 * LD], vec![0.0; 64 * LD]);
    let mut group = c.benchmark_group("transpose of a padded tile");
    case(&mut group, "views", || turn_view(&from, &mut to));
    case(&mut group, "raw pointers", || turn_raw(&from, &mut to));
    case(&mut group, "ndarray assign", || {
        let from = ArrayView2::from_shape((64, LD), &from).unwrap();
        let mut to = ArrayViewMut2::from_shape((64, 64), &mut to[..64 * 64]).unwrap();
        to.assign(&from.slice(s![.., ..64]).t());
    });
    group.finish();
    let mut group = c.benchmark_group("copy into a swizzled tile");
    case(&mut group, "views", || swizzle_view(&from, &mut to));
    case(&mut group, "raw pointers", || swizzle_raw(&from, &mut to));
    group.finish();
}

/// A pointer that all threads may have.
#[derive(Clone, Copy)]
struct Raw(*mut f32);
// SAFETY: it is a number; each use says why its elements are nobody else's.
unsafe impl Send for Raw {}
// SAFETY: likewise.
unsafe impl Sync for Raw {}

impl Raw {
    fn get(self) -> *mut f32 {
        self.0
    }
}

fn slices(c: &mut Criterion) {
    let mut data = vec![1.0; Threads::COSIZE];
    let mut group = c.benchmark_group("slices of 4096 threads");
    case(&mut group, "split", || split_view(&mut data, 0.5));
    case(&mut group, "raw pointers", || split_raw(&mut data, 0.5));
    case(&mut group, "split, rayon", || {
        let mut view = layout_algebra::ViewMut::new(&mut data, Threads).unwrap();
        view.split::<Mine>().into_par_iter().for_each(move |mut mine| {
            mine.each(move |v, element| *element = *element * 0.5 + v as f32);
        });
    });
    case(&mut group, "raw pointers, rayon", || {
        let p = Raw(data.as_mut_ptr());
        (0..4096).into_par_iter().for_each(move |thread| {
            for v in 0..32 {
                // SAFETY: inside, as `data` has the cosize; rows of 32 at a pitch of 36 do not meet.
                unsafe {
                    let p = p.get().add(thread * 36 + v);
                    *p = *p * 0.5 + v as f32;
                }
            }
        });
    });
    group.finish();
    let mut group = c.benchmark_group("slices of 1024 lanes, four values each");
    case(&mut group, "for_each", || lanes_view(&mut data));
    case(&mut group, "for", || lanes_for_view(&mut data));
    case(&mut group, "raw pointers", || lanes_raw(&mut data));
    group.finish();
}

fn products(c: &mut Criterion) {
    let (a, b) = (vec![0.5; gemm::M * gemm::K], vec![0.25; gemm::K * gemm::N]);
    let (x, y) = (
        ArrayView2::from_shape((gemm::M, gemm::K), &a).unwrap(),
        ArrayView2::from_shape((gemm::K, gemm::N), &b).unwrap(),
    );
    let mut out = vec![0.0; gemm::M * gemm::N];
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let mut group = c.benchmark_group("1024 x 1024 x 1024, f32");
    group.sample_size(20);
    case(&mut group, "examples/gemm, one core", || one.install(|| gemm::multiply(&a, &b, &mut out).unwrap()));
    case(&mut group, "ndarray::dot (matrixmultiply), one core", || x.dot(&y));
    case(&mut group, "examples/gemm, all cores", || gemm::multiply(&a, &b, &mut out).unwrap());
    group.finish();
}

const SIDE: usize = transpose::N;

/// Tiles of 16 x 16, one after the other.
///
/// # Safety
/// `from` and `to` have `SIDE * SIDE` elements, the tile is one of them, and nobody else has it in `to`.
unsafe fn tile_by_hand(from: *const f32, to: *mut f32, tile: usize) {
    let (top, left) = (tile / (SIDE / 16) * 16, tile % (SIDE / 16) * 16);
    for col in left..left + 16 {
        for row in top..top + 16 {
            // SAFETY: inside both, in the tile.
            unsafe { *to.add(col * SIDE + row) = *from.add(row * SIDE + col) };
        }
    }
}

/// Halves of halves, down to 16 x 16.
///
/// # Safety
/// `from` and `to` have `SIDE * SIDE` elements, the block is inside, and nobody else has it in `to`.
unsafe fn halves_by_hand(from: &[f32], to: Raw, [top, left]: [usize; 2], [rows, columns]: [usize; 2], parallel: bool) {
    if rows <= 16 && columns <= 16 {
        // SAFETY: the block is that tile.
        return unsafe { tile_by_hand(from.as_ptr(), to.get(), top / 16 * (SIDE / 16) + left / 16) };
    }
    let (half, next) = if rows >= columns {
        ([rows / 2, columns], [top + rows / 2, left])
    } else {
        ([rows, columns / 2], [top, left + columns / 2])
    };
    // SAFETY: two halves of the block, which share nothing.
    let first = || unsafe { halves_by_hand(from, to, [top, left], half, parallel) };
    // SAFETY: likewise.
    let second = || unsafe { halves_by_hand(from, to, next, half, parallel) };
    if parallel && rows * columns > 1 << 16 {
        rayon::join(first, second);
    } else {
        first();
        second();
    }
}

fn transposes(c: &mut Criterion) {
    let (from, mut to, mut by_hand) = (vec![1.0f32; SIDE * SIDE], vec![0.0f32; SIDE * SIDE], vec![0.0f32; SIDE * SIDE]);
    let tiles = (SIDE / 16) * (SIDE / 16);
    let mut group = c.benchmark_group("transpose of 4096 x 4096, f32");
    group.sample_size(20);
    let out = Raw(by_hand.as_mut_ptr());
    case(&mut group, "examples/transpose, one core", || transpose::one_core(&from, &mut to));
    case(&mut group, "by hand: row by row, one core", || {
        for row in 0..SIDE {
            for col in 0..SIDE {
                // SAFETY: inside two vectors of `SIDE * SIDE`; each place is stored to once.
                unsafe { *out.get().add(col * SIDE + row) = *from.as_ptr().add(row * SIDE + col) };
            }
        }
    });
    case(&mut group, "by hand: tiles, one core", || {
        // SAFETY: each tile once, of two vectors of `SIDE * SIDE`.
        (0..tiles).for_each(|tile| unsafe { tile_by_hand(from.as_ptr(), out.get(), tile) })
    });
    // SAFETY: the whole of two vectors of `SIDE * SIDE`.
    let halves = |parallel| unsafe { halves_by_hand(&from, out, [0, 0], [SIDE, SIDE], parallel) };
    case(&mut group, "by hand: halves of halves, one core", || halves(false));
    case(&mut group, "examples/transpose, all cores", || transpose::all_cores(&from, &mut to));
    case(&mut group, "by hand: row by row, all cores", || {
        (0..SIDE).into_par_iter().for_each(|row| {
            for col in 0..SIDE {
                // SAFETY: inside two vectors of `SIDE * SIDE`; each place is stored to once.
                unsafe { *out.get().add(col * SIDE + row) = *from.as_ptr().add(row * SIDE + col) };
            }
        });
    });
    case(&mut group, "by hand: tiles, all cores", || {
        // SAFETY: each tile once, so that no two threads have one.
        let each = |tile| unsafe { tile_by_hand(from.as_ptr(), out.get(), tile) };
        (0..tiles).into_par_iter().with_min_len(256).for_each(each);
    });
    case(&mut group, "by hand: halves of halves, all cores", || halves(true));
    group.finish();
}

criterion_group!(benches, reads, stores, copies, slices, products, transposes);
criterion_main!(benches);
