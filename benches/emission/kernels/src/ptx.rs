//! The kernels: one value is read and stored at each address, or what ldmatrix, cp.async and a transpose do instead.
//!
//! They are compiled and counted, never run. Each function here passes the contract of its one instruction on to its caller:
//! the address is inside memory of the named kind, and aligned for the access.

use crate::cases::in_u32::*;
use core::arch::asm;
use core::arch::nvptx::{_syncthreads, _thread_idx_x};

fn tid() -> u32 {
    // SAFETY: a special register, which is only read.
    unsafe { _thread_idx_x() as u32 }
}

unsafe fn st32(a: u32, x: f32) {
    unsafe { asm!("st.shared.b32 [{a}], {x};", a = in(reg32) a, x = in(reg32) x, options(nostack)) }
}

unsafe fn st16(a: u32, x: u16) {
    unsafe { asm!("st.shared.b16 [{a}], {x};", a = in(reg32) a, x = in(reg16) x, options(nostack)) }
}

unsafe fn ld32(a: u32) -> f32 {
    let x: f32;
    unsafe { asm!("ld.shared.b32 {x}, [{a}];", a = in(reg32) a, x = out(reg32) x, options(nostack)) };
    x
}

unsafe fn cp_async(a: u32, g: *const u16) {
    unsafe { asm!("cp.async.cg.shared.global [{a}], [{g}], 16;", a = in(reg32) a, g = in(reg64) g, options(nostack)) }
}

unsafe fn wait() {
    unsafe { asm!("cp.async.wait_all;", options(nostack)) }
}

/// ldmatrix, and its four registers to `o`.
unsafe fn ldmatrix(a: u32, o: *mut u32) {
    let (x, y, z, w): (u32, u32, u32, u32);
    unsafe {
        asm!("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{{x}, {y}, {z}, {w}}}, [{a}];", a = in(reg32) a, x = out(reg32) x, y = out(reg32) y, z = out(reg32) z, w = out(reg32) w, options(nostack));
        asm!("st.global.v4.b32 [{o}], {{{x}, {y}, {z}, {w}}};", o = in(reg64) o, x = in(reg32) x, y = in(reg32) y, z = in(reg32) z, w = in(reg32) w, options(nostack));
    }
}

/// `kernel name(parameters) { … }`
macro_rules! kernel {
    ($name:ident($($arg:ident: $ty:ty),*) $body:block) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $name($($arg: $ty),*) { unsafe { $body } }
    };
}

/// A store to global memory of one value at each address; the base kernel stores at constant addresses.
macro_rules! global {
    ($($case:ident($($arg:ident),*) $n:tt: $ours:ident $literal:ident $hand:ident $base:ident;)*) => { $(
        global!(@ $ours $case ours_ptr $($arg)*);
        global!(@ $literal $case literal_ptr $($arg)*);
        global!(@ $hand $case hand_ptr $($arg)*);
        kernel!($base(p: *mut f32, x: *const f32) { let x = *x; unrolled!($n, V => *p.add(V * 2) = x) });
    )* };
    (@ $name:ident $case:ident $form:ident $($arg:ident)*) => {
        kernel!($name($($arg: u32,)* p: *mut f32, x: *const f32) {
            let x = *x;
            $case::$form(tid(), $($arg,)* p, |_, p| *p = x)
        });
    };
}

global! {
    c02() 4: c02__ours c02__literal c02__hand c02__base;
    c07(u) 4: c07__ours c07__literal c07__hand c07__base;
    c07x(m, n) 4: c07x__ours c07x__literal c07x__hand c07x__base;
    c10() 4: c10__ours c10__literal c10__hand c10__base;
    c11r() 32: c11r__ours c11r__literal c11r__hand c11r__base;
    c11b() 32: c11b__ours c11b__literal c11b__hand c11b__base;
    c12() 32: c12__ours c12__literal c12__hand c12__base;
}

// With a run-time leading dimension: where the product of row and `ld` fits 32 bits, and where it may not.
kernel!(c12ld__ours(ld: u32, p: *mut f32, x: *const f32) {
    let x = *x;
    // The host calls `new`.
    Mine12Open::of(C12Open::new_unchecked(ld), tid()).each_ptr(p, |_, p| *p = x)
});
kernel!(c12ld__hand(ld: u32, p: *mut f32, x: *const f32) {
    let (x, t) = (*x, tid());
    let base = ((t >> 2) & 55) * ld + (((t & 32) >> 2) | (t & 3) * 2);
    let above = p.add(base as usize);
    let below = above.add(8 * ld as usize);
    unrolled!(32, V => *(if V / 2 % 2 == 0 { above } else { below }).add(V / 4 * 16 + V % 2) = x)
});
kernel!(c12wide__ours(ld: u32, p: *mut f32, x: *const f32) {
    use crate::cases::in_usize::{C12Open, Mine12Open};
    let x = *x;
    Mine12Open::of(C12Open::new_unchecked(ld as usize), tid() as usize).each_ptr(p, |_, p| *p = x)
});
kernel!(c12wide__hand(ld: u32, p: *mut f32, x: *const f32) {
    let (x, t, ld) = (*x, tid(), ld as usize);
    let row = ((t >> 2) & 55) as usize;
    let above = p.add(row * ld + (((t & 32) >> 2) | (t & 3) * 2) as usize);
    let below = above.add(8 * ld);
    unrolled!(32, V => *(if V / 2 % 2 == 0 { above } else { below }).add(V / 4 * 16 + V % 2) = x)
});

/// The same to shared memory.
macro_rules! shared {
    ($($case:ident $store:ident $ty:ty, $n:tt: $ours:ident $literal:ident $hand:ident $base:ident;)*) => { $(
        shared!(@ $ours $case ours_byte $store $ty);
        shared!(@ $literal $case literal_byte $store $ty);
        shared!(@ $hand $case hand_byte $store $ty);
        kernel!($base(smem: u32, x: *const $ty) { let x = *x; unrolled!($n, V => $store(smem.wrapping_add(V as u32 * 16), x)) });
    )* };
    (@ $name:ident $case:ident $form:ident $store:ident $ty:ty) => {
        kernel!($name(smem: u32, x: *const $ty) {
            let x = *x;
            $case::$form(tid(), smem, |_, a| $store(a, x))
        });
    };
}

shared! {
    c01 st16 u16, 32: c01__ours c01__literal c01__hand c01__base;
    c03 st32 f32, 4: c03__ours c03__literal c03__hand c03__base;
    c09 st32 f32, 48: c09__ours c09__literal c09__hand c09__base;
    c09b st32 f32, 48: c09b__ours c09b__literal c09b__hand c09b__base;
}

macro_rules! matrices {
    ($($case:ident($($arg:ident),*): $ours:ident $literal:ident $hand:ident $base:ident;)*) => { $(
        matrices!(@ $ours $case ours_byte $($arg)*);
        matrices!(@ $literal $case literal_byte $($arg)*);
        matrices!(@ $hand $case hand_byte $($arg)*);
        kernel!($base(smem: u32, o: *mut u32) { unrolled!(16, V => ldmatrix(smem.wrapping_add(V as u32 * 1024), o.add(V * 4))) });
    )* };
    (@ $name:ident $case:ident $form:ident $($arg:ident)*) => {
        kernel!($name($($arg: u32,)* smem: u32, o: *mut u32) {
            $case::$form($($arg,)* tid(), smem, |v, a| ldmatrix(a, o.add(v * 4)))
        });
    };
}

matrices! {
    c04(): c04__ours c04__literal c04__hand c04__base;
    c08(s): c08__ours c08__literal c08__hand c08__base;
}

macro_rules! copies {
    ($($name:ident $shared:ident $global:ident;)*) => { $(
        kernel!($name(smem: u32, g: *mut u16) {
            let mut at = [0; 4];
            c05s::$shared(tid(), smem, |v, a| at[v] = a);
            c05g::$global(tid(), g, |v, g| cp_async(at[v], g));
            wait();
        });
    )* };
}

copies! {
    c05__ours ours_byte ours_ptr;
    c05__literal literal_byte literal_ptr;
    c05__hand hand_byte hand_ptr;
}

macro_rules! transposes {
    ($($name:ident $form:ident;)*) => { $(
        kernel!($name(smem: u32, x: *const f32, o: *mut f32) {
            let x = *x;
            c06w::$form(tid(), smem, |_, a| st32(a, x));
            _syncthreads();
            c06r::$form(tid(), smem, |v, a| *o.add(v) = ld32(a));
        });
    )* };
}

transposes! {
    c06__ours ours_byte;
    c06__literal literal_byte;
    c06__hand hand_byte;
}

kernel!(c06__base(smem: u32, x: *const f32, o: *mut f32) {
    let x = *x;
    unrolled!(4, V => st32(smem.wrapping_add(V as u32 * 512), x));
    _syncthreads();
    unrolled!(4, V => *o.add(V) = ld32(smem.wrapping_add(V as u32 * 32)));
});

/// One value, all coordinates known only at run time.
macro_rules! single {
    ($($case:ident($($arg:ident),*): $ours:ident $literal:ident;)*) => { $(
        kernel!($ours($($arg: u32,)* o: *mut u32) { *o = $case::index($($arg),*) });
        kernel!($literal($($arg: u32,)* o: *mut u32) { *o = $case::literal($($arg),*) });
    )* };
}
singles!(single);
