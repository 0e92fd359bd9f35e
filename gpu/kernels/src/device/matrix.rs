//! The tensor cores, a warp at a time: `ldmatrix` and `mma.sync`.

use core::arch::asm;

/// Loads four matrices of 8 × 8 halves: `layout_algebra::atoms::ldmatrix::X4`. The first two registers, then the others.
///
/// # Safety
///
/// `address` is that of this lane's row in shared memory (`X4Rows`), 16 bytes, aligned, and nobody writes there. All 32
/// lanes take part.
#[inline(always)]
pub unsafe fn ldmatrix(address: u32) -> [[u32; 2]; 2] {
    let (x, y, z, w): (u32, u32, u32, u32);
    // SAFETY: the caller's promise.
    unsafe {
        asm!("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{{x}, {y}, {z}, {w}}}, [{a}];", a = in(reg32) address,
            x = out(reg32) x, y = out(reg32) y, z = out(reg32) z, w = out(reg32) w, options(nostack, preserves_flags));
    }
    [[x, y], [z, w]]
}

/// `c += a b` by `mma.m16n8k16` on halves, accumulated in floats; the fragments are those of `layout_algebra::atoms::mma`.
///
/// # Safety
///
/// All 32 lanes of the warp take part.
#[inline(always)]
pub unsafe fn mma(c: &mut [[f32; 2]; 2], a: &[[u32; 2]; 2], b: &[u32; 2]) {
    let [[mut c0, mut c1], [mut c2, mut c3]] = *c;
    // SAFETY: works on the registers of lanes that are all here, by the caller's promise.
    unsafe {
        asm!("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{{0},{1},{2},{3}}}, {{{4},{5},{6},{7}}}, {{{8},{9}}}, {{{0},{1},{2},{3}}};",
            inout(reg32) c0, inout(reg32) c1, inout(reg32) c2, inout(reg32) c3,
            in(reg32) a[0][0], in(reg32) a[0][1], in(reg32) a[1][0], in(reg32) a[1][1], in(reg32) b[0], in(reg32) b[1],
            options(nomem, nostack, preserves_flags));
    }
    *c = [[c0, c1], [c2, c3]];
}

/// Two floats rounded to halves, the first in the low bits.
#[inline(always)]
pub fn halves([low, high]: [f32; 2]) -> u32 {
    let both: u32;
    // SAFETY: works on registers.
    unsafe {
        asm!("cvt.rn.f16x2.f32 {0}, {1}, {2};", out(reg32) both, in(reg32) high, in(reg32) low,
            options(pure, nomem, nostack, preserves_flags));
    }
    both
}
