//! Functions of floats that `core` has no name for.

use core::arch::asm;

/// 2 to the power of `x`, to two units in the last place.
#[inline(always)]
pub fn exp2(x: f32) -> f32 {
    let y: f32;
    // SAFETY: works on registers.
    unsafe {
        asm!("ex2.approx.ftz.f32 {0}, {1};", out(reg32) y, in(reg32) x, options(pure, nomem, nostack, preserves_flags))
    }
    y
}

/// `x * a + b`, rounded once.
#[inline(always)]
pub fn fma(x: f32, a: f32, b: f32) -> f32 {
    let y: f32;
    // SAFETY: works on registers.
    unsafe {
        asm!("fma.rn.f32 {0}, {1}, {2}, {3};", out(reg32) y, in(reg32) x, in(reg32) a, in(reg32) b,
            options(pure, nomem, nostack, preserves_flags));
    }
    y
}
