//! GPU kernels whose every stride and coordinate comes from `layout!`; starts of tiles are added to them, and the table of tiles
//! is read by number.
//!
//! Each kernel is a module with two halves: its layouts, which the host program uses too (tile sizes, tensor maps, the
//! block's threads), and its code, compiled for nvptx64 alone. [`device`] is the layer over the instructions that Rust
//! has no name for.
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx, asm_experimental_arch, stmt_expr_attributes))]
#![forbid(unsafe_op_in_unsafe_fn)]

pub mod columns;
#[cfg(target_arch = "nvptx64")]
#[cfg_attr(feature = "hopper", allow(dead_code))]
mod device;
pub mod gemm;
pub mod gemm_hopper;
pub mod softmax;
pub mod transpose;

#[cfg(target_arch = "nvptx64")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
