//! The matrix products, against float64: every element by a random projection, some rows exactly.

use crate::arguments::Arguments;
use gpu_host::Result;
use gpu_host::check::{at_most, halves, relative_error};
use gpu_host::gpu::{Buffer, Gpu};
use gpu_host::hopper::Hopper;
use gpu_host::mma::Mma;
use gpu_host::products::{Beside, Cublas, Product};
use gpu_host::shape::Shape;
use gpu_host::timing::{Contender, compare};
use half::f16;
use rand::RngExt;

/// A product on the device: `c = a bᵀ`, `a` of `m` by `k` halves, `b` of `n` by `k`, `c` of `m` by `n`, all by rows, which are
/// `apart` from each other; between them there are no numbers.
struct Task {
    m: usize,
    n: usize,
    k: usize,
    apart: [usize; 3],
    a: Buffer<u16>,
    b: Buffer<u16>,
    c: Buffer<u16>,
    host: (Vec<f16>, Vec<f16>),
}

impl Task {
    /// With rows as long as they must be, and `pad` more.
    fn new(gpu: &Gpu, [m, n, k]: [usize; 3], pad: [usize; 3]) -> Result<Self> {
        let host = (halves(m * k), halves(n * k));
        let apart = [k + pad[0], k + pad[1], n + pad[2]];
        let spread = |x: &[f16], apart: usize| {
            let row =
                |row: &[f16]| row.iter().map(|x| x.to_bits()).chain(vec![u16::MAX; apart - k]).collect::<Vec<_>>();
            gpu.upload(&x.chunks(k).flat_map(row).collect::<Vec<_>>())
        };
        Ok(Task {
            m,
            n,
            k,
            apart,
            a: spread(&host.0, apart[0])?,
            b: spread(&host.1, apart[1])?,
            c: gpu.poisoned(m * apart[2])?,
            host,
        })
    }

    /// Runs on a poisoned output and checks all of it.
    fn check(&self, name: &str, run: &dyn Fn() -> Result<()>) -> Result<()> {
        self.c.poison()?;
        run()?;
        let c = self.c.download()?;
        let rows = c.chunks(self.apart[2]);
        if rows.clone().any(|row| row[self.n..].iter().any(|&bits| bits != u16::MAX)) {
            return Err("the padding was written".into());
        }
        let c: Vec<f64> = rows.flat_map(|row| &row[..self.n]).map(|&c| f16::from_bits(c).to_f64()).collect();
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
        let Task { m, n, k, apart, .. } = *self;
        // SAFETY: the buffers have so many halves. The stream that they were allocated on runs all the work, in order, and frees
        // them behind it; whatever else is done with `c` comes in that order too.
        unsafe { Product::new([m, n, k], apart, [&self.a, &self.b, &self.c].map(Buffer::address)) }
    }

    fn teraflops(&self) -> f64 {
        2e-12 * self.m as f64 * self.n as f64 * self.k as f64
    }
}

impl std::fmt::Display for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} x {} x {}", self.m, self.n, self.k)?;
        if self.product().is_dense() { Ok(()) } else { write!(f, ", rows {:?} apart", self.apart) }
    }
}

/// Squares, sizes that no tile divides, rows that begin inside sectors; the last two are small. With them how much lies between
/// the rows of each matrix.
const SIZES: [([usize; 3], [usize; 3]); 9] = [
    ([4096; 3], [0; 3]),
    ([8192; 3], [0; 3]),
    ([8111, 8208, 8016], [0; 3]),
    ([8111, 8200, 8008], [0; 3]),
    ([4099, 4112, 4048], [0; 3]),
    ([1000, 3000, 2048], [0; 3]),
    ([4096; 3], [64, 8, 72]),
    ([300, 520, 24], [0; 3]),
    ([259, 776, 200], [8, 24, 16]),
];

fn sizes(arguments: &Arguments) -> impl Iterator<Item = ([usize; 3], [usize; 3])> {
    let small = arguments.small;
    SIZES.into_iter().filter(move |(sizes, _)| !small || sizes.iter().all(|n| *n < 1000))
}

/// A kernel of ours on a task.
type Ours<'a> = (String, Box<dyn Fn() -> Result<()> + 'a>);

/// `mma.sync`.
pub fn mma(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let mut wrong = 0;
    for (sizes, pad) in sizes(arguments) {
        let task = Task::new(gpu, sizes, pad)?;
        let ours = Mma::new(gpu, task.product())?;
        wrong += case(gpu, arguments, &task, vec![("gemm".into(), Box::new(|| ours.run()))])?;
    }
    none(wrong)
}

/// `wgmma`; nothing on other devices.
pub fn hopper(gpu: &Gpu, arguments: &Arguments) -> Result<()> {
    let mut wrong = 0;
    for (sizes, pad) in sizes(arguments) {
        let task = Task::new(gpu, sizes, pad)?;
        let best = Shape::best(task.product(), gpu.multiprocessors()? as usize);
        let shapes = if arguments.every_shape { Shape::all().collect() } else { vec![best] };
        println!("gemm_hopper, {task}: {best}");
        let ours = shapes.into_iter().map(|shape| Hopper::with(gpu, task.product(), shape));
        let Some(ours) = ours.collect::<Result<Option<Vec<_>>>>()? else {
            println!("gemm_hopper: not on this device");
            return Ok(());
        };
        let run = |ours: Hopper| -> Ours { (format!("gemm_hopper, {}", ours.shape()), Box::new(move || ours.run())) };
        wrong += case(gpu, arguments, &task, ours.into_iter().map(run).collect())?;
    }
    none(wrong)
}

fn none(wrong: usize) -> Result<()> {
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} products are wrong").into()) }
}

/// Checks all of ours, then times those that are right. How many are wrong.
fn case(gpu: &Gpu, arguments: &Arguments, task: &Task, ours: Vec<Ours>) -> Result<usize> {
    let all = ours.len();
    let mut right = Vec::new();
    for (name, run) in ours {
        match task.check(&name, &run) {
            Ok(()) => right.push((name, run)),
            Err(error) => println!("{name}, {task}: {error}"),
        }
    }
    let wrong = all - right.len();
    if !arguments.check {
        time(gpu, arguments, task, right)?;
    }
    Ok(wrong)
}

fn time(gpu: &Gpu, arguments: &Arguments, task: &Task, ours: Vec<Ours>) -> Result<()> {
    let (work, product) = (task.teraflops(), task.product());
    let cublas = Cublas::new(gpu).inspect_err(|error| println!("no cuBLAS: {error}")).ok();
    let beside = arguments.beside.as_deref().filter(|_| product.is_whole()).map(Beside::load).transpose()?;
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
