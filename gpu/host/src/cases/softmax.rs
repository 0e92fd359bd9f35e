//! The row softmax, against float64 in every row.

use super::gigabytes;
use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::{at_most, floats, relative_error};
use gpu_host::gpu::Gpu;
use gpu_host::timing::{Contender, compare};
use gpu_kernels::softmax::{COLS, LD, Matrix, ROWS, SHARED, THREADS};

pub fn case(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let x: Vec<f32> = floats(Matrix::COSIZE).into_iter().map(|x| x * 8.0).collect();
    let (from, to) = (gpu.upload(&x)?, gpu.poisoned::<f32>(Matrix::COSIZE)?);
    let kernel = gpu.kernel("softmax", THREADS as u32, SHARED)?;
    // SAFETY: both have as many floats as the matrix, and the launch is the kernel's.
    let run = || unsafe { kernel.launch(ROWS, &[from.address(), to.address()]) };
    run()?;
    let y = to.download()?;
    let exact = |row: usize| {
        let e: Vec<f64> = x[row * LD..][..COLS].iter().map(|&x| f64::from(x).exp()).collect();
        let sum: f64 = e.iter().sum();
        e.into_iter().map(move |e| e / sum)
    };
    let pairs = (0..ROWS).flat_map(|row| y[row * LD..][..COLS].iter().map(|&y| f64::from(y)).zip(exact(row)));
    at_most("softmax", relative_error(pairs), 1e-5)?;
    let padding = (0..ROWS - 1).flat_map(|row| &y[row * LD + COLS..][..LD - COLS]);
    if padding.into_iter().any(|y| !y.is_nan()) {
        return Err("the padding was written".into());
    }
    if arguments.check {
        return Ok(());
    }
    let work = gigabytes(2 * ROWS * COLS);
    compare(
        gpu,
        &format!("row softmax, {ROWS} x {COLS} floats, rows {LD} apart"),
        "GB",
        &[
            Contender::new("device copy, unpadded", gigabytes(2 * Matrix::COSIZE), || gpu.copy(&from, &to)),
            Contender::new("softmax", work, run),
        ],
    )
}
