//! From fragments to shared memory, a warp at a time.

use core::arch::asm;

/// Stores four matrices of 8 x 8 halves: `layout_algebra::atoms::ldmatrix::X4`, the other way.
///
/// # Safety
///
/// `address` is that of this lane's row in shared memory (`X4Rows`), 16 bytes, aligned, and nobody else uses it. All 32
/// lanes take part.
#[inline(always)]
pub unsafe fn store(address: u32, [x, y, z, w]: [u32; 4]) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!("stmatrix.sync.aligned.m8n8.x4.shared.b16 [{a}], {{{x}, {y}, {z}, {w}}};", a = in(reg32) address,
            x = in(reg32) x, y = in(reg32) y, z = in(reg32) z, w = in(reg32) w, options(nostack, preserves_flags));
    }
}
