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

    /// The same for a map of five dimensions, the slowest first.
    ///
    /// # Safety
    ///
    /// As [`copy2`](Self::copy2).
    #[inline(always)]
    pub unsafe fn copy5(self, to: u32, [v, w, z, y, x]: [u32; 5], done: Barrier) {
        // SAFETY: the caller's promise.
        unsafe {
            asm!("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [{0}], [{1}, {{{2}, {3}, {4}, {5}, {6}}}], [{7}];",
                in(reg32) to, in(reg64) self.0, in(reg32) x, in(reg32) y, in(reg32) z, in(reg32) w, in(reg32) v,
                in(reg32) done.address(), options(nostack));
        }
    }
}
