//! Copies from global to shared memory that run on their own (`cp.async`).

use core::arch::asm;

/// Starts a copy of 16 bytes.
///
/// # Safety
///
/// `to` is an address in this block's shared memory, `from` one in global memory, both aligned to 16 bytes,
/// with 16 bytes behind. Nobody else touches the bytes at `to` until the copy has been waited for, nor writes those at `from`.
#[inline(always)]
pub unsafe fn copy16<T>(to: u32, from: *const T) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!("cp.async.cg.shared.global.L2::128B [{to}], [{from}], 16;", to = in(reg32) to, from = in(reg64) from,
            options(nostack, preserves_flags));
    }
}

/// The copies that this thread has started since the last call are one group.
#[inline(always)]
pub fn commit() {
    // SAFETY: groups the copies; touches no memory.
    unsafe { asm!("cp.async.commit_group;", options(nostack, preserves_flags)) }
}

/// Waits until at most `N` groups of this thread are still under way.
#[inline(always)]
pub fn wait<const N: u32>() {
    // SAFETY: waits.
    unsafe { asm!("cp.async.wait_group {0};", const N, options(nostack, preserves_flags)) }
}
