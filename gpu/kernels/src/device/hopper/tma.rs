//! Copies of whole tiles from global to shared memory, by tensor maps that the host has made.

use super::mbarrier::Barrier;
use core::arch::asm;

/// A tensor map: 128 bytes, aligned to 64, in global memory.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct TensorMap(*const u8);

impl TensorMap {
    /// Starts the copy of the box at `(y, x)`; `done` counts its bytes.
    ///
    /// # Safety
    ///
    /// The map is one of two dimensions, and `to` an address in this block's shared memory where the box fits, aligned as
    /// its swizzle needs. Nobody touches these bytes until the barrier has counted them.
    #[inline(always)]
    pub unsafe fn copy2(self, to: u32, [y, x]: [u32; 2], done: Barrier) {
        // SAFETY: the caller's promise.
        unsafe {
            asm!("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [{0}], [{1}, {{{2}, {3}}}], [{4}];",
                in(reg32) to, in(reg64) self.0, in(reg32) x, in(reg32) y, in(reg32) done.address(), options(nostack));
        }
    }

    /// Starts the copy of the box at `(y, x)` to the same address in each block of the cluster that `blocks` names by a bit; in
    /// each, the barrier at the address of `done` counts its bytes.
    ///
    /// # Safety
    ///
    /// As [`copy2`](Self::copy2), in each of those blocks.
    #[inline(always)]
    pub unsafe fn copy2_to(self, to: u32, [y, x]: [u32; 2], done: Barrier, blocks: u16) {
        // SAFETY: the caller's promise.
        unsafe {
            asm!("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [{0}], [{1}, {{{2}, {3}}}], [{4}], {5};",
                in(reg32) to, in(reg64) self.0, in(reg32) x, in(reg32) y, in(reg32) done.address(), in(reg16) blocks,
                options(nostack));
        }
    }

    /// Starts to store a box at `(y, x)`; what of it is outside the tensor is left out.
    ///
    /// # Safety
    ///
    /// The map is one of two dimensions, of memory that nobody else uses, and `from` an address in this block's shared memory
    /// with the box, which [`visible`] has made so for all that was written. Nobody writes there until [`stores_read`].
    #[inline(always)]
    pub unsafe fn store2(self, from: u32, [y, x]: [u32; 2]) {
        // SAFETY: the caller's promise.
        unsafe {
            asm!("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [{0}, {{{1}, {2}}}], [{3}];",
                in(reg64) self.0, in(reg32) x, in(reg32) y, in(reg32) from, options(nostack));
        }
    }
}

/// What this thread has written to shared memory is visible to the copy engine, once the threads have met.
#[inline(always)]
pub fn visible() {
    // SAFETY: orders what was done before.
    unsafe { asm!("fence.proxy.async.shared::cta;", options(nostack)) }
}

/// The stores that this thread has started since the last call are one group.
#[inline(always)]
pub fn commit() {
    // SAFETY: groups the stores; touches no memory.
    unsafe { asm!("cp.async.bulk.commit_group;", options(nostack)) }
}

/// Waits until all but `N` groups of this thread's stores have read their shared memory.
#[inline(always)]
pub fn stores_read<const N: u32>() {
    // SAFETY: waits.
    unsafe { asm!("cp.async.bulk.wait_group.read {0};", const N, options(nostack)) }
}
