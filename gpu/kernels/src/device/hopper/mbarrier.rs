//! Barriers in shared memory that count arrivals and bytes, eight bytes each.

use core::arch::asm;

/// A barrier, by its address in shared memory.
#[derive(Clone, Copy)]
pub struct Barrier(u32);

impl Barrier {
    /// # Safety
    ///
    /// `address` is a multiple of eight in this block's shared memory, and used for nothing but this barrier. What else is
    /// done to it comes after [`init`](Self::init), and every phase is arrived at as often as that says.
    #[inline(always)]
    pub unsafe fn at(address: u32) -> Self {
        Barrier(address)
    }

    /// Makes the barrier one of `arrivals`, at least 1. [`initialised`] comes before its use by other threads.
    ///
    /// # Safety
    ///
    /// One thread does it, once, before anybody uses the barrier.
    #[inline(always)]
    pub unsafe fn init(self, arrivals: u32) {
        // SAFETY: the eight bytes are this barrier's, which nobody uses yet.
        unsafe {
            asm!("mbarrier.init.shared::cta.b64 [{0}], {1};", in(reg32) self.0, in(reg32) arrivals, options(nostack))
        }
    }

    /// Arrives, and lets the phase wait for that many bytes of bulk copies too.
    #[inline(always)]
    pub fn expect(self, bytes: u32) {
        // SAFETY: as above.
        unsafe {
            asm!("mbarrier.arrive.expect_tx.shared::cta.b64 _, [{0}], {1};", in(reg32) self.0, in(reg32) bytes, options(nostack));
        }
    }

    /// Arrives at the barrier at the same address in another block of the cluster, or in this one.
    ///
    /// # Safety
    ///
    /// The cluster has a block of this rank, which has made its barrier and does not end before this arrival.
    #[inline(always)]
    pub unsafe fn arrive_at(self, rank: u32) {
        // SAFETY: the caller's promise.
        unsafe {
            asm!("{{ .reg .b32 there; mapa.shared::cluster.u32 there, {0}, {1};",
                "mbarrier.arrive.shared::cluster.b64 _, [there]; }}", in(reg32) self.0, in(reg32) rank, options(nostack));
        }
    }

    /// Waits for the end of the phase of this parity.
    #[inline(always)]
    pub fn wait(self, parity: u32) {
        while !self.ended(parity) {}
    }

    #[inline(always)]
    fn ended(self, parity: u32) -> bool {
        let ended: u32;
        // SAFETY: as above.
        unsafe {
            asm!("{{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [{1}], {2}; selp.u32 {0}, 1, 0, p; }}",
                out(reg32) ended, in(reg32) self.0, in(reg32) parity, options(nostack));
        }
        ended != 0
    }

    /// The address, for the instructions that complete on it.
    #[inline(always)]
    pub fn address(self) -> u32 {
        self.0
    }
}

/// Barriers that this thread has made are there for the other threads of the cluster, once they have met
/// ([`barrier`](super::cluster::barrier)), and for bulk copies.
#[inline(always)]
pub fn initialised() {
    // SAFETY: orders what was done before.
    unsafe { asm!("fence.mbarrier_init.release.cluster;", "fence.proxy.async;", options(nostack)) }
}
