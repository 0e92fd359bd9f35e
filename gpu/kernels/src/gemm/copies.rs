//! From global to shared memory: copies of any step of a tile, and of those that are inside as a whole.

use super::*;
use crate::device::copy::copy16;
use crate::device::shared;
use crate::device::thread::thread;
use layout_algebra::unroll;

/// The tile of a block, and its matrices.
#[derive(Clone, Copy)]
pub struct Tile {
    pub a: (*const u16, TilesA),
    pub b: (*const u16, TilesB),
    pub tm: u32,
    pub tn: u32,
}

impl Tile {
    /// The steps along k.
    #[inline(always)]
    pub fn steps(self) -> u32 {
        self.a.1.shape()[1] as u32
    }

    /// How many steps from the first on have tiles of A and B that are inside as a whole. All threads of the block get the
    /// same.
    #[inline(always)]
    pub fn whole_steps(self) -> u32 {
        let last = self.steps() - 1;
        let is_whole = #[inline(always)]
        |tk: u32| {
            CornerA::of(self.a.1, self.tm, tk).is_interior() && CornerB::of(self.b.1, self.tn, tk).is_interior()
        };
        match (is_whole(0), is_whole(last)) {
            (false, _) => 0,
            (true, false) => last,
            (true, true) => last + 1,
        }
    }
}

/// Copies of the steps of a tile.
pub trait Copies: Copy {
    /// Starts the copies of A's step `tk` to a stage.
    ///
    /// # Safety
    ///
    /// The step is one that these copies are for, of matrices that are as large as their layouts say; the stage is in
    /// shared memory, and nobody uses it until the copies have been waited for.
    unsafe fn a(self, tk: u32, stage: u32);

    /// Starts the copies of B's step `tk` to a stage.
    ///
    /// # Safety
    ///
    /// As [`a`](Self::a).
    unsafe fn b(self, tk: u32, stage: u32);
}

/// Where this thread copies to.
#[derive(Clone, Copy)]
pub struct Puts(PutA, PutB);

impl Puts {
    #[inline(always)]
    pub fn new() -> Self {
        Puts(PutA::new(thread()), PutB::new(thread()))
    }

    #[inline(always)]
    fn a(self, stage: u32) -> [u32; 4] {
        let mut to = [0; 4];
        self.0.each_byte(
            stage,
            2,
            #[inline(always)]
            |i, at| to[i as usize] = at,
        );
        to
    }

    #[inline(always)]
    fn b(self, stage: u32) -> [u32; 8] {
        let mut to = [0; 8];
        self.1.each_byte(
            stage + B_AT as u32,
            2,
            #[inline(always)]
            |i, at| to[i as usize] = at,
        );
        to
    }
}

/// Copies of any step: what is outside becomes zero, and past the last one there is nothing to copy.
#[derive(Clone, Copy)]
pub struct Any(pub Puts, pub Tile);

impl Copies for Any {
    #[inline(always)]
    unsafe fn a(self, tk: u32, stage: u32) {
        let Any(puts, tile) = self;
        if tk >= tile.steps() {
            return;
        }
        let (load, to) = (LoadA::of(tile.a.1, tile.tm, tk, thread()), puts.a(stage));
        // SAFETY: what is inside of the matrix is so with the seven that follow, rows being multiples of eight; it and
        // `to` are aligned to 16 bytes, since all layouts have whole vectors. `to` is inside the stage by the layout.
        unsafe {
            load.each_ptr(
                tile.a.0.cast_mut(),
                #[inline(always)]
                |i, from| copy16(to[i as usize], from),
            );
            if !load.is_interior() {
                unroll::<4>(
                    #[inline(always)]
                    |i| {
                        if !load.holds(i as u32) {
                            shared::zero16(to[i]);
                        }
                    },
                );
            }
        }
    }

    #[inline(always)]
    unsafe fn b(self, tk: u32, stage: u32) {
        let Any(puts, tile) = self;
        if tk >= tile.steps() {
            return;
        }
        let (load, to) = (LoadB::of(tile.b.1, tile.tn, tk, thread()), puts.b(stage));
        // SAFETY: as for A.
        unsafe {
            load.each_ptr(
                tile.b.0.cast_mut(),
                #[inline(always)]
                |i, from| copy16(to[i as usize], from),
            );
            if !load.is_interior() {
                unroll::<8>(
                    #[inline(always)]
                    |i| {
                        if !load.holds(i as u32) {
                            shared::zero16(to[i]);
                        }
                    },
                );
            }
        }
    }
}

/// Copies of [whole steps](Tile::whole_steps): no test, and slices made once.
#[derive(Clone, Copy)]
pub struct Whole(Puts, Tile, FromA, FromB);

impl Whole {
    /// # Safety
    ///
    /// The tile has a whole step.
    #[inline(always)]
    pub unsafe fn new(puts: Puts, tile: Tile) -> Self {
        // SAFETY: the rows of a whole tile reach no further than those of its matrix, whose layout has been accepted.
        let (a, b) = unsafe {
            (WholeA::new_unchecked(tile.a.1.parameters()[2]), WholeB::new_unchecked(tile.b.1.parameters()[2]))
        };
        Whole(puts, tile, FromA::of(a, thread()), FromB::of(b, thread()))
    }
}

impl Copies for Whole {
    #[inline(always)]
    unsafe fn a(self, tk: u32, stage: u32) {
        let Whole(puts, tile, from, _) = self;
        let to = puts.a(stage);
        // SAFETY: the tile is inside of the matrix from its start on, by the caller's promise; the rest is as above.
        unsafe {
            from.each_ptr(
                tile.a.0.add(StartA::of(tile.a.1, tile.tm, tk).index() as usize).cast_mut(),
                #[inline(always)]
                |i, from| copy16(to[i as usize], from),
            );
        }
    }

    #[inline(always)]
    unsafe fn b(self, tk: u32, stage: u32) {
        let Whole(puts, tile, _, from) = self;
        let to = puts.b(stage);
        // SAFETY: as for A.
        unsafe {
            from.each_ptr(
                tile.b.0.add(StartB::of(tile.b.1, tile.tn, tk).index() as usize).cast_mut(),
                #[inline(always)]
                |i, from| copy16(to[i as usize], from),
            );
        }
    }
}
