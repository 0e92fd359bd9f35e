//! The matrix products, against float64: every element by a random projection, some rows exactly.

use crate::Result;
use crate::arguments::Arguments;
use crate::check::{at_most, halves, relative_error};
use crate::gpu::{Buffer, Gpu};
use crate::products::{Beside, Cublas};
use crate::tensor_map::TensorMap;
use crate::timing::{Contender, compare};
use gpu_kernels::{gemm, gemm_hopper};
use half::f16;
use rand::RngExt;

/// A square product on the device.
struct Task {
    size: usize,
    a: Buffer<u16>,
    b: Buffer<u16>,
    c: Buffer<u16>,
    host: (Vec<f16>, Vec<f16>),
}

impl Task {
    fn new(gpu: &Gpu, size: usize) -> Result<Self> {
        let host = (halves(size * size), halves(size * size));
        let bits = |x: &[f16]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        Ok(Task {
            size,
            a: gpu.upload(&bits(&host.0))?,
            b: gpu.upload(&bits(&host.1))?,
            c: gpu.poisoned(size * size)?,
            host,
        })
    }

    /// Runs on a poisoned output and checks all of it.
    fn check(&self, name: &str, run: &dyn Fn() -> Result<()>) -> Result<()> {
        self.c.poison()?;
        run()?;
        let c: Vec<f64> = self.c.download()?.into_iter().map(|c| f16::from_bits(c).to_f64()).collect();
        let off = projection_error(&self.host.0, &self.host.1, &c, self.size);
        println!("{name}: worst row of a random projection, over the size of an element: {off:.3}");
        if off.is_nan() || off > 0.3 {
            return Err("an element is wrong".into());
        }
        at_most(name, rows_error(&self.host.0, &self.host.1, &c, self.size), 1e-3)
    }

    fn teraflops(&self) -> f64 {
        2.0 * (self.size as f64).powi(3) * 1e-12
    }
}

/// The largest |(c x)ᵢ − (a (bᵀ x))ᵢ| for a vector of random signs, in units of the root mean square of `c`: rounding to
/// halves makes it about 0.0003 √n, one wrong element about 1.
fn projection_error(a: &[f16], b: &[f16], c: &[f64], n: usize) -> f64 {
    let mut rng = rand::rng();
    let x: Vec<f64> = (0..n).map(|_| if rng.random() { 1.0 } else { -1.0 }).collect();
    let mut y = vec![0.0; n];
    for (row, x) in b.chunks(n).zip(&x) {
        y.iter_mut().zip(row).for_each(|(y, b)| *y += b.to_f64() * x);
    }
    let size = (c.iter().map(|c| c * c).sum::<f64>() / c.len() as f64).sqrt();
    let off = |(c, a): (&[f64], &[f16])| {
        let left: f64 = c.iter().zip(&x).map(|(c, x)| c * x).sum();
        let right: f64 = a.iter().zip(&y).map(|(a, y)| a.to_f64() * y).sum();
        (left - right).abs() / size
    };
    // Not `f64::max`, which would lose what is no number.
    c.chunks(n).zip(a.chunks(n)).map(off).fold(0.0, |worst, off| if off <= worst { worst } else { off })
}

/// The relative error of a few rows, the first and the last among them.
fn rows_error(a: &[f16], b: &[f16], c: &[f64], n: usize) -> f64 {
    let rows = [0, 1, n / 2 + 9, n - 1];
    relative_error(rows.into_iter().flat_map(|row| {
        let a: Vec<f64> = a[row * n..][..n].iter().map(|a| a.to_f64()).collect();
        b.chunks(n).enumerate().map(move |(col, b)| {
            let exact = a.iter().zip(b).map(|(a, b)| a * b.to_f64()).sum();
            (c[row * n + col], exact)
        })
    }))
}

/// `mma.sync`, at both sizes.
pub fn mma(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    use gemm::{SHARED, THREADS, square4096, square8192};
    for (size, name, blocks) in
        [(square4096::SIZE, "gemm_4096", square4096::BLOCKS), (square8192::SIZE, "gemm_8192", square8192::BLOCKS)]
    {
        let task = Task::new(gpu, size)?;
        let kernel = gpu.kernel(name, THREADS as u32, SHARED)?;
        // SAFETY: square matrices of this size, and the launch is the kernel's.
        let run = || unsafe { kernel.launch(blocks, &[task.a.address(), task.b.address(), task.c.address()]) };
        case(gpu, arguments, &task, name, &run)?;
    }
    Ok(())
}

/// `wgmma`, at both sizes; nothing on other devices.
pub fn hopper(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    use gemm_hopper::{SHARED, THREADS, square4096, square8192};
    if !gpu.is_hopper()? {
        println!("gemm_hopper: not on this device");
        return Ok(());
    }
    for (size, name, tiles) in [
        (square4096::SIZE, "gemm_hopper_4096", square4096::TILES),
        (square8192::SIZE, "gemm_hopper_8192", square8192::TILES),
    ] {
        let task = Task::new(gpu, size)?;
        let kernel = gpu.kernel(name, THREADS as u32, SHARED)?;
        let (a, b) = (TensorMap::a(gpu, &task.a, size)?, TensorMap::b(gpu, &task.b, size)?);
        let blocks = tiles.min(gpu.multiprocessors()? as usize);
        // SAFETY: square matrices of this size, and the launch is the kernel's.
        let run = || unsafe { kernel.launch(blocks, &[a.address(), b.address(), task.c.address()]) };
        case(gpu, arguments, &task, name, &run)?;
    }
    Ok(())
}

fn case(gpu: &Gpu, arguments: &Arguments, task: &Task, name: &str, run: &dyn Fn() -> Result<()>) -> Result<()> {
    task.check(name, run)?;
    if arguments.check {
        return Ok(());
    }
    let (a, b, c, n) = (task.a.address(), task.b.address(), task.c.address(), task.size);
    let cublas = Cublas::new(gpu).inspect_err(|error| println!("no cuBLAS: {error}")).ok();
    let beside = arguments.beside.as_deref().map(Beside::load).transpose()?;
    let mut contenders = Vec::new();
    if let Some(cublas) = &cublas {
        contenders.push(Contender::new("cuBLAS", task.teraflops(), move || cublas.product(a, b, c, n)));
    }
    contenders.push(Contender::new(name, task.teraflops(), run));
    if let Some(beside) = &beside {
        contenders
            .push(Contender::new("the library beside", task.teraflops(), move || beside.product(gpu, a, b, c, n)));
    }
    compare(gpu, &format!("c = a bᵀ, {n} x {n} x {n} halves"), "TFLOP", &contenders)
}
