//! What a thread may touch: arrays of floats in global memory and tiles in shared memory, reached only through layouts.
//!
//! No address is given, but where an array or a tile is made. A thread reads and writes the slices that restrictions give
//! *it*: bound to its number in the grid or in the block, which is checked against how many slices there are. Stores need
//! an injective layout and happen once, by one restriction for all threads, so no two of them ever write one element: what
//! is left to promise is said once, where an array or a tile is made.

use super::thread::{block, thread, threads, trap};
use super::{global, shared};
use core::marker::PhantomData;
use layout_algebra::{Injective, Layout, Restriction, StaticLayout, Vectored};

/// The bytes of an element.
const FLOAT: u32 = 4;

/// The slice with this number.
#[inline(always)]
fn slice<R: Restriction>(of: R::Of, number: u32) -> R {
    if number as usize >= R::bound(of) {
        trap();
    }
    R::nth(of, number as usize)
}

/// This thread's number in the grid.
#[inline(always)]
fn grid_thread() -> u32 {
    block() * threads() + thread() // not an index: none of elements but one of slices, which a layout turns into coordinates
}

/// The slice of this thread among all threads of the grid: a restriction to the block and the thread.
#[inline(always)]
fn in_grid<R: Restriction>(of: R::Of) -> R {
    slice(of, grid_thread())
}

/// The slice of this thread among those of its block.
#[inline(always)]
fn in_block<R: Restriction<Of: Default>>() -> R {
    slice(R::Of::default(), thread())
}

/// Whether the addresses of `R` are those of a tile for `L`.
const fn fits<R: Restriction<Of: StaticLayout>, L: StaticLayout>() {
    assert!(R::Of::COSIZE <= L::COSIZE, "the slice reaches past the end of the tile");
}

/// Whether `R` has `N` vectors of four.
const fn is_vectors<R: Vectored, const N: usize>() {
    assert!(R::VECTOR == 4 && R::LEN == N * 4); // not an index: the number of vectors
}

/// Floats in global memory that nobody writes while the kernel runs.
pub struct Input<L>(*const f32, L);

impl<L: Layout> Input<L> {
    /// # Safety
    ///
    /// `start` is aligned to 16 bytes; from it on there are as many initialised floats as the cosize of `layout`, in global
    /// memory.
    #[inline(always)]
    pub unsafe fn new(start: *const f32, layout: L) -> Self {
        Input(start, layout)
    }

    /// The vectors of four of this thread's slice, all loads under way at once.
    #[inline(always)]
    pub fn load<R: Vectored<Of = L>, const N: usize>(&self) -> [[f32; 4]; N] {
        const { is_vectors::<R, N>() };
        let mut out = [[0.0; 4]; N];
        let mut vectors = out.iter_mut();
        in_grid::<R>(self.1).each_vector(
            #[inline(always)]
            |_, address| {
                if let Some(place) = vectors.next() {
                    // SAFETY: the address is a multiple of four, below the cosize as the three that follow it are.
                    *place = unsafe { global::load4_of_run(self.0.add(address)) };
                }
            },
        );
        out
    }

    /// Calls `f` for the vectors of four of this thread's slices, which are so many, one after the other: restrictions to
    /// the block, the thread and the number of the slice. The loads of one slice are under way at once.
    #[inline(always)]
    pub fn each<R: Vectored<Of = L>, const SLICES: u32>(&self, mut f: impl FnMut([f32; 4])) {
        const { assert!(R::VECTOR == 4) };
        let mut number = grid_thread() * SLICES; // not an index: likewise one of slices, the first of this thread's
        let end = number + SLICES;
        while number < end {
            slice::<R>(self.1, number).each_vector(
                #[inline(always)]
                // SAFETY: as above.
                |_, address| f(unsafe { global::load4(self.0.add(address)) }),
            );
            number += 1;
        }
    }
}

/// Floats in global memory that this kernel writes and nobody reads.
pub struct Output<L>(*mut f32, L);

impl<L: Injective> Output<L> {
    /// # Safety
    ///
    /// `start` is aligned to 16 bytes; from it on there is room for as many floats as the cosize of `layout`, in global
    /// memory, that nothing else reads or writes while the kernel runs. Each thread of the grid makes one `Output` there at
    /// most, all with the same layout, and all of them store by the same restriction; the grid has fewer than 2³² threads.
    #[inline(always)]
    pub unsafe fn new(start: *mut f32, layout: L) -> Self {
        Output(start, layout)
    }

    /// Writes the vectors of four of this thread's slice.
    #[inline(always)]
    pub fn store<R: Vectored<Of = L>, const N: usize>(self, x: [[f32; 4]; N]) {
        const { is_vectors::<R, N>() };
        let mut vectors = x.into_iter();
        in_grid::<R>(self.1).each_vector(
            #[inline(always)]
            |_, address| {
                if let Some(x) = vectors.next() {
                    // SAFETY: as for loads; the layout is injective and no two threads have one number, so their slices are
                    // elsewhere, all being of this restriction.
                    unsafe { global::stream4(self.0.add(address), x) };
                }
            },
        );
    }

    /// Writes the only value of this thread's slice.
    #[inline(always)]
    pub fn store_one<R: Restriction<Of = L>>(self, x: f32) {
        const { assert!(R::LEN == 1) };
        in_grid::<R>(self.1).each(
            #[inline(always)]
            // SAFETY: as above.
            |_, address| unsafe { self.0.add(address).write(x) },
        );
    }
}

/// A tile of floats in shared memory that the threads of a block fill.
pub struct Tile<L>(u32, PhantomData<L>);

impl<L: StaticLayout> Tile<L> {
    /// # Safety
    ///
    /// The block's shared memory has room for as many floats as the cosize of `L` from `offset` on (in bytes, a multiple
    /// of 16 and of the swizzle's span), and nothing else uses it. All threads of the block make this tile, once, and fill
    /// it by the same call with the same restriction, each warp as a whole.
    #[inline(always)]
    pub unsafe fn new(offset: u32) -> Self {
        Tile(shared::start() + offset, PhantomData)
    }

    /// The tile, filled value by value: each thread writes its slice.
    #[inline(always)]
    pub fn put<R: Restriction<Of: StaticLayout + Default + Injective>>(self, f: impl Fn(usize) -> f32) -> Filled<L> {
        const { fits::<R, L>() };
        in_block::<R>().each(
            #[inline(always)]
            // SAFETY: inside the tile; the layout is injective and all slices are of this restriction, so only this thread
            // writes there. Nobody reads before all have come to `filled`.
            |v, address| unsafe { shared::store(self.byte(address), f(v)) },
        );
        self.filled()
    }

    /// The tile, filled by vectors of four: each thread writes its slice.
    #[inline(always)]
    pub fn put4<R: Vectored<Of: StaticLayout + Default + Injective>, const N: usize>(
        self,
        x: [[f32; 4]; N],
    ) -> Filled<L> {
        const { fits::<R, L>() };
        const { is_vectors::<R, N>() };
        let mut vectors = x.into_iter();
        in_block::<R>().each_vector(
            #[inline(always)]
            |_, address| {
                if let Some(x) = vectors.next() {
                    // SAFETY: as above, for four that lie side by side.
                    unsafe { shared::store4(self.byte(address), x) };
                }
            },
        );
        self.filled()
    }

    /// The tile, filled by a value of each warp, that of its first lane: by a restriction to the warp.
    #[inline(always)]
    pub fn put_once<R: Restriction<Of: StaticLayout + Default + Injective>>(self, x: f32) -> Filled<L> {
        const { fits::<R, L>() };
        const { assert!(R::LEN == 1) };
        let (warp, lane) = super::thread::warp_and_lane();
        if lane == 0 {
            slice::<R>(R::Of::default(), warp).each(
                #[inline(always)]
                // SAFETY: as above; no other warp has this number.
                |_, address| unsafe { shared::store(self.byte(address), x) },
            );
        }
        self.filled()
    }

    /// All threads have filled their slices.
    #[inline(always)]
    fn filled(self) -> Filled<L> {
        // SAFETY: by the contract of `new`, all threads of the block fill the tile, and each of them once.
        unsafe { super::thread::barrier() };
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
        in_block::<R>().each(
            #[inline(always)]
            // SAFETY: inside the tile; nobody writes after `filled`.
            |v, address| out[v] = unsafe { shared::load(self.0.byte(address)) },
        );
        out
    }

    /// The vectors of four of this thread's slice.
    #[inline(always)]
    pub fn take4<R: Vectored<Of: StaticLayout + Default>, const N: usize>(&self) -> [[f32; 4]; N] {
        const { fits::<R, L>() };
        const { is_vectors::<R, N>() };
        let mut out = [[0.0; 4]; N];
        let mut vectors = out.iter_mut();
        in_block::<R>().each_vector(
            #[inline(always)]
            |_, address| {
                if let Some(place) = vectors.next() {
                    // SAFETY: as above, for four that lie side by side.
                    *place = unsafe { shared::load4(self.0.byte(address)) };
                }
            },
        );
        out
    }
}
