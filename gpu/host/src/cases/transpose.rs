//! The transpose: exact, or wrong.

use super::gigabytes;
use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::floats;
use gpu_host::gpu::Gpu;
use gpu_host::timing::{Contender, compare};
use gpu_kernels::transpose::{BLOCKS, N, THREADS, Tile};

pub fn case(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let x = floats(N * N);
    let (from, to) = (gpu.upload(&x)?, gpu.poisoned::<f32>(N * N)?);
    let kernel = gpu.kernel("transpose", THREADS as u32, Tile::COSIZE * 4)?;
    // SAFETY: both have N * N floats, and the launch is the kernel's.
    let run = || unsafe { kernel.launch(BLOCKS, &[from.address(), to.address()]) };
    run()?;
    let y = to.download()?;
    let wrong = (0..N * N).filter(|&i| y[i] != x[i % N * N + i / N]).count();
    println!("transpose: {wrong} of {} elements are wrong", N * N);
    if wrong > 0 {
        return Err("not the transpose".into());
    }
    if arguments.check {
        return Ok(());
    }
    let work = gigabytes(2 * N * N);
    compare(
        gpu,
        &format!("transpose, {N} x {N} floats"),
        "GB",
        &[Contender::new("device copy", work, || gpu.copy(&from, &to)), Contender::new("transpose", work, run)],
    )
}
