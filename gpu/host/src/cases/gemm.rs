//! The matrix products, against float64: every element by a random projection, some rows exactly.

use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::{at_most, halves, relative_error};
use gpu_host::gpu::{Buffer, Gpu};
use gpu_host::hopper::Hopper;
use gpu_host::products::{Beside, Cublas, Product};
use gpu_host::timing::{Contender, compare};
use gpu_kernels::gemm;
use half::f16;
use rand::RngExt;

/// A product on the device: `c = a bᵀ`, `a` of `m` by `k` halves, `b` of `n` by `k`, `c` of `m` by `n`, all by rows.
struct Task {
    m: usize,
    n: usize,
    k: usize,
    a: Buffer<u16>,
    b: Buffer<u16>,
    c: Buffer<u16>,
    host: (Vec<f16>, Vec<f16>),
}

impl Task {
    fn new(gpu: &Gpu, [m, n, k]: [usize; 3]) -> Result<Self> {
        let host = (halves(m * k), halves(n * k));
        let bits = |x: &[f16]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        Ok(Task {
            m,
            n,
            k,
            a: gpu.upload(&bits(&host.0))?,
            b: gpu.upload(&bits(&host.1))?,
            c: gpu.poisoned(m * n)?,
            host,
        })
    }

    fn square(gpu: &Gpu, n: usize) -> Result<Self> {
        Self::new(gpu, [n; 3])
    }

    /// Runs on a poisoned output and checks all of it.
    fn check(&self, name: &str, run: &dyn Fn() -> Result<()>) -> Result<()> {
        self.c.poison()?;
        run()?;
        let c: Vec<f64> = self.c.download()?.into_iter().map(|c| f16::from_bits(c).to_f64()).collect();
        let off = self.projection_error(&c);
        println!("{name}, {self}: worst row of a random projection, over the size of an element: {off:.3}");
        if off.is_nan() || off > 0.3 {
            return Err("an element is wrong".into());
        }
        at_most(name, self.rows_error(&c), 1e-3)
    }

    /// The largest |(c x)ᵢ − (a (bᵀ x))ᵢ| for a vector of random signs, in units of the root mean square of `c`: rounding
    /// to halves makes it about 0.0003 √n, one wrong element about 1.
    fn projection_error(&self, c: &[f64]) -> f64 {
        let mut rng = rand::rng();
        let x: Vec<f64> = (0..self.n).map(|_| if rng.random() { 1.0 } else { -1.0 }).collect();
        let mut y = vec![0.0; self.k];
        for (row, x) in self.host.1.chunks(self.k).zip(&x) {
            y.iter_mut().zip(row).for_each(|(y, b)| *y += b.to_f64() * x);
        }
        let size = (c.iter().map(|c| c * c).sum::<f64>() / c.len() as f64).sqrt();
        let off = |(c, a): (&[f64], &[f16])| {
            let left: f64 = c.iter().zip(&x).map(|(c, x)| c * x).sum();
            let right: f64 = a.iter().zip(&y).map(|(a, y)| a.to_f64() * y).sum();
            (left - right).abs() / size
        };
        let rows = c.chunks(self.n).zip(self.host.0.chunks(self.k));
        // Not `f64::max`, which would lose what is no number.
        rows.map(off).fold(0.0, |worst, off| if off <= worst { worst } else { off })
    }

    /// The relative error of a few rows, the first and the last among them.
    fn rows_error(&self, c: &[f64]) -> f64 {
        let rows = [0, 1, self.m / 2 + 9, self.m - 1];
        relative_error(rows.into_iter().flat_map(|row| {
            let a: Vec<f64> = self.host.0[row * self.k..][..self.k].iter().map(|a| a.to_f64()).collect();
            self.host.1.chunks(self.k).enumerate().map(move |(col, b)| {
                let exact = a.iter().zip(b).map(|(a, b)| a * b.to_f64()).sum();
                (c[row * self.n + col], exact)
            })
        }))
    }

    fn product(&self) -> Product {
        Product { m: self.m, n: self.n, k: self.k, a: self.a.address(), b: self.b.address(), c: self.c.address() }
    }

    fn teraflops(&self) -> f64 {
        2e-12 * self.m as f64 * self.n as f64 * self.k as f64
    }
}

impl std::fmt::Display for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} x {} x {}", self.m, self.n, self.k)
    }
}

/// A kernel of ours on a task.
type Ours<'a> = (&'a str, Box<dyn Fn() -> Result<()> + 'a>);

/// `mma.sync`, at both sizes.
pub fn mma(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    use gemm::{SHARED, THREADS, square4096, square8192};
    let sizes =
        [(square4096::SIZE, "gemm_4096", square4096::BLOCKS), (square8192::SIZE, "gemm_8192", square8192::BLOCKS)];
    for (size, name, blocks) in sizes {
        let task = Task::square(gpu, size)?;
        let kernel = gpu.kernel(name, THREADS as u32, SHARED)?;
        // SAFETY: square matrices of this size, and the launch is the kernel's.
        let run = || unsafe { kernel.launch(blocks, &[task.a.address(), task.b.address(), task.c.address()]) };
        case(gpu, arguments, &task, vec![(name, Box::new(run))])?;
    }
    Ok(())
}

/// `wgmma`, at squares and at ragged sizes; nothing on other devices.
pub fn hopper(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let sizes = [
        [4096; 3],
        [8192; 3],
        [8111, 8208, 8016],
        [8111, 8200, 8008],
        [4099, 4112, 4048],
        [1000, 3000, 2048],
        [300, 520, 24],
    ];
    for sizes in sizes {
        let task = Task::new(gpu, sizes)?;
        let Some(ours) = Hopper::new(gpu, task.product())? else {
            println!("gemm_hopper: not on this device");
            return Ok(());
        };
        case(gpu, arguments, &task, vec![("gemm_hopper", Box::new(|| ours.run()))])?;
    }
    Ok(())
}

fn case(gpu: &Gpu, arguments: &Arguments, task: &Task, ours: Vec<Ours>) -> Result<()> {
    for (name, run) in &ours {
        task.check(name, run)?;
    }
    if arguments.check {
        return Ok(());
    }
    let (work, product) = (task.teraflops(), task.product());
    let cublas = Cublas::new(gpu).inspect_err(|error| println!("no cuBLAS: {error}")).ok();
    let beside = arguments.beside.as_deref().map(Beside::load).transpose()?;
    let mut contenders = Vec::new();
    if let Some(cublas) = &cublas {
        contenders.push(Contender::new("cuBLAS", work, || cublas.run(product)));
    }
    contenders.extend(ours.into_iter().map(|(name, run)| Contender::new(name, work, run)));
    if let Some(beside) = &beside {
        contenders.push(Contender::new("the library beside", work, || beside.run(gpu, product)));
    }
    compare(gpu, &format!("c = a bᵀ, {task} halves"), "TFLOP", &contenders)
}
