//! Global memory, 16 bytes at a time.

use core::arch::asm;

/// Reads four floats that nobody writes while the kernel runs.
///
/// # Safety
///
/// `p` is aligned to 16 bytes and the four floats from it on are global memory, initialised.
#[inline(always)]
pub unsafe fn load4(p: *const f32) -> [f32; 4] {
    let (a, b, c, d): (f32, f32, f32, f32);
    // SAFETY: the caller's promise.
    unsafe {
        asm!("ld.global.nc.L1::no_allocate.v4.f32 {{{a}, {b}, {c}, {d}}}, [{p}];", p = in(reg64) p,
            a = out(reg32) a, b = out(reg32) b, c = out(reg32) c, d = out(reg32) d,
            options(pure, readonly, nostack, preserves_flags));
    }
    [a, b, c, d]
}

/// Reads four floats that nobody writes while the kernel runs, and whose neighbours in 256 bytes are read soon, too.
///
/// # Safety
///
/// As [`load4`].
#[inline(always)]
pub unsafe fn load4_of_run(p: *const f32) -> [f32; 4] {
    let (a, b, c, d): (f32, f32, f32, f32);
    // SAFETY: the caller's promise.
    unsafe {
        asm!("ld.global.nc.L1::no_allocate.L2::256B.v4.f32 {{{a}, {b}, {c}, {d}}}, [{p}];", p = in(reg64) p,
            a = out(reg32) a, b = out(reg32) b, c = out(reg32) c, d = out(reg32) d,
            options(pure, readonly, nostack, preserves_flags));
    }
    [a, b, c, d]
}

/// Writes four words.
///
/// # Safety
///
/// `p` is aligned to 16 bytes, and the 16 bytes from it on are global memory that only this thread writes.
#[inline(always)]
pub unsafe fn store4<T>(p: *mut T, [a, b, c, d]: [u32; 4]) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!("st.global.v4.b32 [{p}], {{{a}, {b}, {c}, {d}}};", p = in(reg64) p,
            a = in(reg32) a, b = in(reg32) b, c = in(reg32) c, d = in(reg32) d,
            options(nostack, preserves_flags));
    }
}

/// Writes four floats that are not read again soon.
///
/// # Safety
///
/// `p` is aligned to 16 bytes, and the 16 bytes from it on are global memory that only this thread writes.
#[inline(always)]
pub unsafe fn stream4(p: *mut f32, [a, b, c, d]: [f32; 4]) {
    let (a, b, c, d) = (a.to_bits(), b.to_bits(), c.to_bits(), d.to_bits());
    // SAFETY: the caller's promise.
    unsafe {
        asm!("st.global.cs.v4.b32 [{p}], {{{a}, {b}, {c}, {d}}};", p = in(reg64) p,
            a = in(reg32) a, b = in(reg32) b, c = in(reg32) c, d = in(reg32) d,
            options(nostack, preserves_flags));
    }
}
