//! The row softmax, against float64 in every row.

use super::gigabytes;
use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::{at_most, floats, relative_error};
use gpu_host::gpu::{Gpu, Kernel};
use gpu_host::timing::{Contender, compare};
use gpu_kernels::softmax::{COLS, ROWS, Rows, SHARED, THREADS};

/// Rows padded, one after the other, and such that they begin inside sectors; in the input and in the output.
pub fn case(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let kernel = gpu.kernel("softmax", THREADS as u32, SHARED)?;
    for (from_ld, to_ld) in [(4160, 4160), (4096, 4096), (4100, 4228)] {
        run(gpu, arguments, &kernel, from_ld, to_ld)?;
    }
    Ok(())
}

fn run(gpu: &Gpu, arguments: &Arguments, kernel: &Kernel, from_ld: u32, to_ld: u32) -> Result<()> {
    let (from_len, to_len) = (Rows::new(from_ld)?.cosize(), Rows::new(to_ld)?.cosize());
    let x: Vec<f32> = floats(from_len).into_iter().map(|x| x * 8.0).collect();
    let (from, to) = (gpu.upload(&x)?, gpu.poisoned::<f32>(to_len)?);
    let lds = [from_ld, to_ld].map(u64::from);
    // SAFETY: both have as many floats as the layouts at these distances, and the launch is the kernel's.
    let run = || unsafe { kernel.launch(ROWS, &[from.address(), lds[0], to.address(), lds[1]]) };
    run()?;
    let y = to.download()?;
    let exact = |row: &[f32]| {
        let e: Vec<f64> = row.iter().map(|&x| f64::from(x).exp()).collect();
        let sum: f64 = e.iter().sum();
        e.into_iter().map(move |e| e / sum)
    };
    let rows = y.chunks(to_ld as usize).zip(x.chunks(from_ld as usize));
    let pairs = rows.flat_map(|(y, x)| y[..COLS].iter().map(|&y| f64::from(y)).zip(exact(&x[..COLS])));
    at_most(&format!("softmax, rows {from_ld} and {to_ld} apart"), relative_error(pairs), 1e-5)?;
    if y.chunks(to_ld as usize).any(|row| row[COLS..].iter().any(|y| !y.is_nan())) {
        return Err("the padding was written".into());
    }
    if arguments.check {
        return Ok(());
    }
    // A copy of whole arrays, of as many floats as the shorter one has.
    let least = from_len.min(to_len);
    compare(
        gpu,
        &format!("row softmax, {ROWS} x {COLS} floats, rows {from_ld} and {to_ld} apart"),
        "GB",
        &[
            Contender::new("device copy, padding and all", gigabytes(2 * least), || gpu.copy(&from, &to)),
            Contender::new("softmax", gigabytes(2 * ROWS * COLS), run),
        ],
    )
}
