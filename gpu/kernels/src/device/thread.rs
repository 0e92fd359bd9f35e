//! Who this thread is, and waiting for the others.

use core::arch::asm;
use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x};

/// The number of this thread in its block. Blocks have one dimension here: layouts give threads their coordinates.
#[inline(always)]
pub fn thread() -> u32 {
    // SAFETY: reads a special register.
    unsafe { _thread_idx_x() as u32 }
}

/// The number of this block in its grid.
#[inline(always)]
pub fn block() -> u32 {
    // SAFETY: reads a special register.
    unsafe { _block_idx_x() as u32 }
}

/// The number of threads in a block.
#[inline(always)]
pub fn threads() -> u32 {
    // SAFETY: reads a special register.
    unsafe { _block_dim_x() as u32 }
}

/// Ends the kernel with an error.
#[inline(always)]
pub fn trap() -> ! {
    // SAFETY: the launch fails; nothing runs on.
    unsafe { asm!("trap;", options(nostack, noreturn)) }
}

/// Waits until every thread of the block is here; what they wrote to memory is then visible to all of them.
///
/// # Safety
///
/// All threads of the block come here, as often as each other; a warp comes as a whole.
#[inline(always)]
pub unsafe fn barrier() {
    // SAFETY: the caller's promise; a barrier reads and writes nothing of its own.
    unsafe { _syncthreads() }
}

/// Waits until `N` threads of the block are here, at the barrier of this number.
///
/// # Safety
///
/// The number is 1 to 15. `N` threads, whole warps and always the same ones, come to it as often as each other.
#[cfg(feature = "hopper")]
#[inline(always)]
pub unsafe fn barrier_of<const N: u32>(number: u32) {
    // SAFETY: the caller's promise, as above.
    unsafe { asm!("bar.sync {0}, {1};", in(reg32) number, const N, options(nostack, preserves_flags)) }
}

/// `x` of the lane whose number differs from ours in the bits of `MASK`.
///
/// # Safety
///
/// All 32 lanes of the warp take part.
#[inline(always)]
pub unsafe fn exchange<const MASK: u32>(x: f32) -> f32 {
    let y: f32;
    // SAFETY: moves a register between lanes, which are all here by the caller's promise.
    unsafe {
        asm!("shfl.sync.bfly.b32 {y}, {x}, {mask}, 31, -1;", y = out(reg32) y, x = in(reg32) x, mask = const MASK,
            options(nomem, nostack, preserves_flags));
    }
    y
}

layout_algebra::layout! {
    #![index(u32)]
    /// The threads of a block, by warps.
    Lanes: logical -> logical = canonical(warp: 32, lane: 32);
}

/// The number of this thread's warp in the block, and of the thread in the warp.
#[inline(always)]
pub fn warp_and_lane() -> (u32, u32) {
    Lanes.coord(thread())
}
