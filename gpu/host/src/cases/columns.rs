//! The column sums, against float64 in every column.

use super::gigabytes;
use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::{at_most, floats, relative_error};
use gpu_host::gpu::Gpu;
use gpu_host::timing::{Contender, compare};
use gpu_kernels::columns::{BLOCKS, COLS, Four, LAST_BLOCKS, Loads, Partial, ROWS, Sums, THREADS};

/// Rows padded, one after the other, and such that they begin inside sectors.
pub fn case(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    [8256, 8192, 8196].into_iter().try_for_each(|ld| run(gpu, arguments, ld))
}

fn run(gpu: &Gpu, arguments: &Arguments, ld: u32) -> Result<()> {
    let len = Loads::new(ld)?.cosize();
    let x = floats(len);
    let from = gpu.upload(&x)?;
    let (partial, to) = (gpu.poisoned::<f32>(Partial::COSIZE)?, gpu.poisoned::<f32>(Sums::COSIZE)?);
    let first = gpu.kernel("columns", THREADS as u32, Four::COSIZE * 4)?;
    let last = gpu.kernel("columns_last", THREADS as u32, Four::COSIZE * 4)?;
    // SAFETY: all have as many floats as their layouts, and the launches are the kernels'.
    let run = || unsafe {
        first.launch(BLOCKS, &[from.address(), u64::from(ld), partial.address()])?;
        last.launch(LAST_BLOCKS, &[partial.address(), to.address()])
    };
    run()?;
    let y = to.download()?;
    let mut exact = vec![0.0; COLS];
    for row in x.chunks(ld as usize) {
        exact.iter_mut().zip(row).for_each(|(sum, &x)| *sum += f64::from(x));
    }
    let error = relative_error(y.iter().map(|&y| f64::from(y)).zip(exact));
    at_most(&format!("columns, rows {ld} apart"), error, 1e-5)?;
    if arguments.check {
        return Ok(());
    }
    let copy = gpu.poisoned::<f32>(len)?;
    compare(
        gpu,
        &format!("column sums, {ROWS} x {COLS} floats, rows {ld} apart"),
        "GB",
        &[
            Contender::new("device copy, padding and all", gigabytes(2 * len), || gpu.copy(&from, &copy)),
            Contender::new("columns, bytes read alone", gigabytes(ROWS * COLS), run),
        ],
    )
}
