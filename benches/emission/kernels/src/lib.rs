//! The index code of fifteen kernels: with `layout!`, as the literal composite, and written by hand.
//!
//! `cases` has the maps and their forms, `ptx` the kernels whose machine code is counted, `x86` the functions whose
//! x86-64 code is counted, and `tests/addresses.rs` checks every form against a definition by rows and columns.
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx, asm_experimental_arch))]

#[macro_use]
mod forms;
#[allow(dead_code)]
mod cases;

#[cfg(not(target_arch = "nvptx64"))]
pub use cases::{in_u32, in_usize};

#[cfg(target_arch = "nvptx64")]
mod ptx;
#[cfg(not(target_arch = "nvptx64"))]
mod x86;

#[cfg(target_arch = "nvptx64")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
