//! What a thread may touch: arrays of floats in global memory and tiles in shared memory, reached only through layouts.
//!
//! Nothing here takes an address. A thread reads and writes the slices that restrictions give *it*: bound to its number in
//! the grid or in the block, and checked against their number. Stores need an injective layout, so no two threads ever
//! write one element: what is left to promise is said once, where an array or a tile is made.

use super::thread::{block, thread, threads, trap};
use super::{global, shared};
use core::marker::PhantomData;
use layout_algebra::{Injective, Restriction, StaticLayout, Vectored};

/// The bytes of an element.
const FLOAT: u32 = 4;

/// The slice of the thread with this number.
#[inline(always)]
fn slice<R: Restriction<Of: Default>>(number: u32) -> R {
    if number as usize >= R::BOUND {
        trap();
    }
    R::nth(R::Of::default(), number as usize)
}

/// This thread's number in the grid.
#[inline(always)]
fn grid_thread() -> u32 {
    block() * threads() + thread() // not an index: a number of a slice, which its layout turns into coordinates
}

/// The slice of this thread among all threads of the grid: a restriction to the block and the thread.
#[inline(always)]
fn in_grid<R: Restriction<Of: Default>>() -> R {
    slice(grid_thread())
}

/// The slice of this thread among those of its block.
#[inline(always)]
fn in_block<R: Restriction<Of: Default>>() -> R {
    slice(thread())
}

/// Whether the addresses of `R` are those of a buffer for `L`.
const fn fits<R: Restriction<Of: StaticLayout>, L: StaticLayout>() {
    assert!(R::Of::COSIZE <= L::COSIZE, "the slice reaches past the end of the memory");
}

/// Floats in global memory that nobody writes while the kernel runs.
pub struct Input<L>(*const f32, PhantomData<L>);

impl<L: StaticLayout> Input<L> {
    /// # Safety
    ///
    /// `start` is aligned to 16 bytes; from it on there are as many initialised floats as the cosize of `L`, in global
    /// memory.
    #[inline(always)]
    pub unsafe fn new(start: *const f32) -> Self {
        Input(start, PhantomData)
    }

    /// The vectors of four of this thread's slice, all loads under way at once.
    #[inline(always)]
    pub fn load<R: Vectored<Of: StaticLayout + Default>, const N: usize>(&self) -> [[f32; 4]; N] {
        const { fits::<R, L>() };
        const { assert!(R::VECTOR == 4 && R::LEN == N * 4) }; // not an index: the number of vectors
        let mut out = [[0.0; 4]; N];
        let mut vectors = out.iter_mut();
        in_grid::<R>().each_vector(|_, address| {
            if let Some(place) = vectors.next() {
                // SAFETY: the address is below the cosize, a multiple of four, and so are the three that follow.
                *place = unsafe { global::load4_of_run(self.0.add(address)) };
            }
        });
        out
    }

    /// Calls `f` for the vectors of four of this thread's slices, which are so many, one after the other: restrictions to
    /// the block, the thread and the number of the slice. The loads of one slice are under way at once.
    #[inline(always)]
    pub fn each<R: Vectored<Of: StaticLayout + Default>, const SLICES: u32>(&self, mut f: impl FnMut([f32; 4])) {
        const { fits::<R, L>() };
        const { assert!(R::VECTOR == 4) };
        let mut number = grid_thread() * SLICES; // not an index: the first of this thread's slices
        let end = number + SLICES;
        while number < end {
            // SAFETY: as above.
            slice::<R>(number).each_vector(|_, address| f(unsafe { global::load4(self.0.add(address)) }));
            number += 1;
        }
    }
}

/// Floats in global memory that this kernel writes and nobody reads.
pub struct Output<L>(*mut f32, PhantomData<L>);

impl<L: StaticLayout> Output<L> {
    /// # Safety
    ///
    /// `start` is aligned to 16 bytes; from it on there is room for as many floats as the cosize of `L`, in global memory,
    /// that nothing else reads or writes while the kernel runs. Each thread of the grid makes one `Output` there at most.
    #[inline(always)]
    pub unsafe fn new(start: *mut f32) -> Self {
        Output(start, PhantomData)
    }

    /// Writes the vectors of four of this thread's slice.
    #[inline(always)]
    pub fn store<R: Vectored<Of: StaticLayout + Default + Injective>, const N: usize>(&mut self, x: [[f32; 4]; N]) {
        const { fits::<R, L>() };
        const { assert!(R::VECTOR == 4 && R::LEN == N * 4) }; // not an index: the number of vectors
        let mut vectors = x.into_iter();
        in_grid::<R>().each_vector(|_, address| {
            if let Some(x) = vectors.next() {
                // SAFETY: as for loads; the layout is injective, so the slices of other threads are elsewhere.
                unsafe { global::stream4(self.0.add(address), x) };
            }
        });
    }
}

impl<L: StaticLayout> Output<L> {
    /// Writes the only value of this thread's slice.
    #[inline(always)]
    pub fn store_one<R: Restriction<Of: StaticLayout + Default + Injective>>(&mut self, x: f32) {
        const { fits::<R, L>() };
        const { assert!(R::LEN == 1) };
        // SAFETY: as above.
        in_grid::<R>().each(|_, address| unsafe { self.0.add(address).write(x) });
    }
}

/// A tile of floats in shared memory that the threads of a block fill.
pub struct Tile<L>(u32, PhantomData<L>);

impl<L: StaticLayout> Tile<L> {
    /// # Safety
    ///
    /// The block's shared memory has room for as many floats as the cosize of `L` from `offset` on (in bytes, a multiple
    /// of 16 and of the swizzle's span), and nothing else uses it. All threads of the block make this tile, once.
    #[inline(always)]
    pub unsafe fn new(offset: u32) -> Self {
        Tile(shared::start() + offset, PhantomData)
    }

    /// Writes this thread's slice, value by value.
    #[inline(always)]
    pub fn put<R: Restriction<Of: StaticLayout + Default + Injective>>(&mut self, f: impl Fn(usize) -> f32) {
        const { fits::<R, L>() };
        // SAFETY: inside the tile; only this thread writes there, and nobody reads before `filled`.
        in_block::<R>().each(|v, address| unsafe { shared::store(self.byte(address), f(v)) });
    }

    /// Writes the vectors of four of this thread's slice.
    #[inline(always)]
    pub fn put4<R: Vectored<Of: StaticLayout + Default + Injective>, const N: usize>(&mut self, x: [[f32; 4]; N]) {
        const { fits::<R, L>() };
        const { assert!(R::VECTOR == 4 && R::LEN == N * 4) }; // not an index: the number of vectors
        let mut vectors = x.into_iter();
        in_block::<R>().each_vector(|_, address| {
            if let Some(x) = vectors.next() {
                // SAFETY: as above, for four that lie side by side.
                unsafe { shared::store4(self.byte(address), x) };
            }
        });
    }

    /// Writes the only value of this warp's slice, from its first lane: a restriction to the warp.
    #[inline(always)]
    pub fn put_once<R: Restriction<Of: StaticLayout + Default + Injective>>(&mut self, x: f32) {
        const { fits::<R, L>() };
        const { assert!(R::LEN == 1) };
        let (warp, lane) = super::thread::warp_and_lane();
        if lane == 0 {
            // SAFETY: as above; no other thread has this number.
            slice::<R>(warp).each(|_, address| unsafe { shared::store(self.byte(address), x) });
        }
    }

    /// The tile, when all threads have filled their slices.
    #[inline(always)]
    pub fn filled(self) -> Filled<L> {
        super::thread::barrier();
        Filled(self)
    }

    #[inline(always)]
    fn byte(&self, address: usize) -> u32 {
        self.0 + address as u32 * FLOAT // not an index: from elements, in which layouts count, to bytes
    }
}

/// A tile of floats in shared memory that the threads of a block read.
pub struct Filled<L>(Tile<L>);

impl<L: StaticLayout> Filled<L> {
    /// This thread's slice, value by value.
    #[inline(always)]
    pub fn take<R: Restriction<Of: StaticLayout + Default>, const N: usize>(&self) -> [f32; N] {
        const { fits::<R, L>() };
        const { assert!(R::LEN == N) };
        let mut out = [0.0; N];
        // SAFETY: inside the tile; nobody writes after `filled`.
        in_block::<R>().each(|v, address| out[v] = unsafe { shared::load(self.0.byte(address)) });
        out
    }

    /// The vectors of four of this thread's slice.
    #[inline(always)]
    pub fn take4<R: Vectored<Of: StaticLayout + Default>, const N: usize>(&self) -> [[f32; 4]; N] {
        const { fits::<R, L>() };
        const { assert!(R::VECTOR == 4 && R::LEN == N * 4) }; // not an index: the number of vectors
        let mut out = [[0.0; 4]; N];
        let mut vectors = out.iter_mut();
        in_block::<R>().each_vector(|_, address| {
            if let Some(place) = vectors.next() {
                // SAFETY: as above, for four that lie side by side.
                *place = unsafe { shared::load4(self.0.byte(address)) };
            }
        });
        out
    }
}
