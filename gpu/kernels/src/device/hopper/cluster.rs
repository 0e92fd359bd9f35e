//! Clusters: blocks that run at the same time and reach each other's barriers and shared memory.

use core::arch::asm;

macro_rules! special {
    ($($(#[$doc:meta])* $name:ident: $register:literal;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name() -> u32 {
            let x: u32;
            // SAFETY: reads a special register.
            unsafe {
                asm!(concat!("mov.u32 {0}, %", $register, ";"), out(reg32) x, options(pure, nomem, nostack, preserves_flags));
            }
            x
        }
    )* };
}

special! {
    /// The number of this block in its cluster.
    rank: "cluster_ctarank";
    /// The number of blocks in a cluster.
    size: "cluster_nctarank";
    /// The number of this cluster in the grid, in one dimension.
    cluster: "clusterid.x";
    /// The number of clusters in the grid.
    clusters: "nclusterid.x";
}

/// Waits until every thread of the cluster is here. Of what they did to memory, others see what fences have published.
///
/// # Safety
///
/// All threads of the cluster come here, as often as each other.
#[inline(always)]
pub unsafe fn barrier() {
    // SAFETY: the caller's promise; a barrier reads and writes nothing of its own.
    unsafe { asm!("barrier.cluster.arrive.relaxed;", "barrier.cluster.wait;", options(nostack)) }
}
