//! Shared memory, by its 32-bit addresses in bytes.

use core::arch::{asm, global_asm};

// One extern array: the launch says how much of it there is. Swizzled tiles need their span as alignment; 1,024 bytes
// are the largest that wgmma and the bulk copies know.
global_asm!(".extern .shared .align 1024 .b8 block_memory[];");

/// Where the block's shared memory starts.
#[inline(always)]
pub fn start() -> u32 {
    let address: u32;
    // SAFETY: takes an address.
    unsafe { asm!("mov.u32 {0}, block_memory;", out(reg32) address, options(pure, nomem, nostack, preserves_flags)) }
    address
}

/// Reads a float.
///
/// # Safety
///
/// `address` is that of a float in this block's shared memory, which nobody writes at the same time.
#[inline(always)]
pub unsafe fn load(address: u32) -> f32 {
    let x: f32;
    // SAFETY: the caller's promise.
    unsafe {
        asm!("ld.shared.b32 {x}, [{a}];", a = in(reg32) address, x = out(reg32) x, options(nostack, preserves_flags))
    }
    x
}

/// Reads four floats, from an address that is a multiple of 16.
///
/// # Safety
///
/// As [`load`], for all four.
#[inline(always)]
pub unsafe fn load4(address: u32) -> [f32; 4] {
    let (x, y, z, w): (f32, f32, f32, f32);
    // SAFETY: the caller's promise.
    unsafe {
        asm!("ld.shared.v4.b32 {{{x}, {y}, {z}, {w}}}, [{a}];", a = in(reg32) address,
            x = out(reg32) x, y = out(reg32) y, z = out(reg32) z, w = out(reg32) w, options(nostack, preserves_flags));
    }
    [x, y, z, w]
}

/// Writes a float.
///
/// # Safety
///
/// `address` is that of a float in this block's shared memory, which nobody else reads or writes at the same time.
#[inline(always)]
pub unsafe fn store(address: u32, x: f32) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!("st.shared.b32 [{a}], {x};", a = in(reg32) address, x = in(reg32) x, options(nostack, preserves_flags))
    }
}

/// Writes four floats, to an address that is a multiple of 16.
///
/// # Safety
///
/// As [`store`], for all four.
#[inline(always)]
pub unsafe fn store4(address: u32, [x, y, z, w]: [f32; 4]) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!("st.shared.v4.b32 [{a}], {{{x}, {y}, {z}, {w}}};", a = in(reg32) address,
            x = in(reg32) x, y = in(reg32) y, z = in(reg32) z, w = in(reg32) w, options(nostack, preserves_flags));
    }
}

/// Writes 16 bytes of zeros, to an address that is a multiple of 16.
///
/// # Safety
///
/// As [`store`], for all of them.
#[inline(always)]
pub unsafe fn zero16(address: u32) {
    // SAFETY: the caller's promise.
    unsafe { asm!("st.shared.v4.b32 [{a}], {{0, 0, 0, 0}};", a = in(reg32) address, options(nostack, preserves_flags)) }
}
