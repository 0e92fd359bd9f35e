//! One kernel a file: check it, time it.

mod columns;
mod gemm;
mod softmax;
mod transpose;

use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::gpu::Gpu;

type Case = fn(&Gpu, &Arguments) -> Result<()>;

/// All kernels, by the names they are chosen with.
pub const ALL: [(&str, Case); 5] = [
    ("transpose", transpose::case),
    ("softmax", softmax::case),
    ("columns", columns::case),
    ("gemm", gemm::mma),
    ("gemm_hopper", gemm::hopper),
];

/// The bytes of so many floats, in gigabytes.
fn gigabytes(floats: usize) -> f64 {
    floats as f64 * 4e-9
}
