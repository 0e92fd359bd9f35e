//! Loops through views, each beside the same loop with raw pointers. Functions of one name are compared: `…_view` is what a
//! user writes, `…_raw` what there would be without this library. Several views of one loop share its `…_raw`.
//!
//! Every `unsafe` below is of one kind: the function asserts first that the slice has the elements that its loops reach, the
//! cosize of the layout that the other function uses, and its pointers stay inside.

use layout_algebra::{View, ViewMut, layout};

layout! {
    pub const LD = 72;
    pub Padded: logical -> physical = (row: 64, col: 64):(LD, 1);
    pub Plain: logical -> physical = (row: 64, col: 64):(64, 1);
    pub Swizzled: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);

    pub Threads: logical -> physical = (thread: 4096, v: 32):(36, 1);
    pub Mine = Threads | { thread };

    /// The accumulators of a warp: 16 x 8, eight of them side by side.
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Warp = divide(Padded, (16, 8)) @ interleave(Frag, (tile: 32):(1));
    pub Lane = Warp | { tile, lane };

    pub Rows: logical -> physical = (row: 64, vector: 8, v: 8):(LD, 8, 1);
    pub Row = Rows | { row };
}

macro_rules! kernels {
    ($($(#[$doc:meta])* fn $name:ident($($x:ident: $t:ty),*) $(-> $r:ty)? $body:block)*) => { $(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        #[inline(never)]
        pub fn $name($($x: $t),*) $(-> $r)? $body
    )* };
}

kernels! {
    /// Coordinates by hand in two loops.
    fn sum_view(data: &[u32]) -> u32 {
        let view = View::new(data, Padded).unwrap();
        let mut sum = 0u32;
        for row in 0..64 {
            for col in 0..64 {
                sum = sum.wrapping_add(view[(row, col)]);
            }
        }
        sum
    }

    fn sum_raw(data: &[u32]) -> u32 {
        assert!(data.len() >= Padded::COSIZE);
        let (p, mut sum) = (data.as_ptr(), 0u32);
        for row in 0..64 {
            for col in 0..64 {
                sum = sum.wrapping_add(unsafe { *p.add(row * LD + col) });
            }
        }
        sum
    }

    /// Every coordinate, by `each`.
    fn fill_view(data: &mut [u32]) {
        ViewMut::new(data, Padded).unwrap().each(|(row, col), element| *element = (row * 64 + col) as u32);
    }

    fn fill_raw(data: &mut [u32]) {
        assert!(data.len() >= Padded::COSIZE);
        let p = data.as_mut_ptr();
        for row in 0..64 {
            for col in 0..64 {
                unsafe { *p.add(row * LD + col) = (row * 64 + col) as u32 };
            }
        }
    }

    /// A copy into a swizzled tile.
    fn swizzle_view(from: &[f32], to: &mut [f32]) {
        let from = View::new(from, Plain).unwrap();
        ViewMut::new(to, Swizzled).unwrap().each(|coord, element| *element = from[coord]);
    }

    fn swizzle_raw(from: &[f32], to: &mut [f32]) {
        assert!(from.len() >= Plain::COSIZE && to.len() >= Swizzled::COSIZE);
        let (from, to) = (from.as_ptr(), to.as_mut_ptr());
        for row in 0..64 {
            for col in 0..64 {
                unsafe { *to.add((row * 64 + col) ^ (row % 8 * 8)) = *from.add(row * 64 + col) };
            }
        }
    }

    /// Rows to columns.
    fn turn_view(from: &[f32], to: &mut [f32]) {
        let from = View::new(from, Padded).unwrap();
        ViewMut::new(to, Plain).unwrap().each(|(row, col), element| *element = from[(col, row)]);
    }

    fn turn_raw(from: &[f32], to: &mut [f32]) {
        assert!(from.len() >= Padded::COSIZE && to.len() >= Plain::COSIZE);
        let (from, to) = (from.as_ptr(), to.as_mut_ptr());
        for row in 0..64 {
            for col in 0..64 {
                unsafe { *to.add(row * 64 + col) = *from.add(col * LD + row) };
            }
        }
    }

    /// The slices of all threads, one after the other.
    fn split_view(data: &mut [f32], factor: f32) {
        for mut mine in ViewMut::new(data, Threads).unwrap().split::<Mine>() {
            mine.each(move |v, element| *element = *element * factor + v as f32);
        }
    }

    fn split_raw(data: &mut [f32], factor: f32) {
        assert!(data.len() >= Threads::COSIZE);
        let p = data.as_mut_ptr();
        for thread in 0..4096 {
            for v in 0..32 {
                unsafe {
                    let p = p.add(thread * 36 + v);
                    *p = *p * factor + v as f32;
                }
            }
        }
    }

    /// Registers of the lanes of a warp, of all fragments of a tile.
    fn lanes_view(data: &mut [f32]) {
        ViewMut::new(data, Warp).unwrap().split::<Lane>().for_each(|mut mine| mine.each(|_, element| *element += 1.0));
    }

    /// The same, a slice at a time.
    fn lanes_for_view(data: &mut [f32]) {
        for mut mine in ViewMut::new(data, Warp).unwrap().split::<Lane>() {
            mine.each(|_, element| *element += 1.0);
        }
    }

    fn lanes_raw(data: &mut [f32]) {
        assert!(data.len() >= Warp::COSIZE);
        let p = data.as_mut_ptr();
        for tile in 0..32 {
            for lane in 0..32 {
                let base = (tile / 8 * 16 + lane / 4) * LD + tile % 8 * 8 + lane % 4 * 2;
                for offset in [0, 1, 8 * LD, 8 * LD + 1] {
                    unsafe { *p.add(base + offset) += 1.0 };
                }
            }
        }
    }

    /// A slice by number, the number known only at run time.
    fn number_view(data: &[u32]) -> u32 {
        let mut sum = 0u32;
        for row in View::new(data, Rows).unwrap().split::<Row>() {
            for v in 0..row.len() {
                sum = sum.wrapping_add(row[v]);
            }
        }
        sum
    }

    /// Every element, by an iterator.
    fn iter_view(data: &[u32]) -> u32 {
        View::new(data, Padded).unwrap().iter().fold(0, |sum, element| element.wrapping_add(sum))
    }

    /// Vector by vector.
    fn vectors_view(data: &mut [f32], factor: f32) {
        for mut row in ViewMut::new(data, Rows).unwrap().split::<Row>() {
            for vector in row.vectors_mut() {
                for element in vector {
                    *element *= factor;
                }
            }
        }
    }

    fn vectors_raw(data: &mut [f32], factor: f32) {
        assert!(data.len() >= Rows::COSIZE);
        let p = data.as_mut_ptr();
        for row in 0..64 {
            for vector in 0..8 {
                for v in 0..8 {
                    unsafe { *p.add(row * LD + vector * 8 + v) *= factor };
                }
            }
        }
    }
}
