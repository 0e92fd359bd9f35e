//! Our product by `mma.sync`, made ready for its operands.

use crate::Result;
use crate::gpu::{Buffer, Gpu, Kernel};
use crate::order::order;
use crate::products::Product;
use gpu_kernels::gemm::{SHARED, THREADS, TilesA, TilesB, TilesC};

/// The kernel with what it needs of one product.
pub struct Mma {
    kernel: Kernel,
    product: Product,
    tiles: Buffer<u32>,
    blocks: usize,
}

impl Mma {
    /// # Errors
    ///
    /// Rows that are not multiples of 16 bytes, or sizes that do not fit 32 bits.
    pub fn new(gpu: &Gpu, product: Product) -> Result<Self> {
        let narrow = |n: usize| u32::try_from(n);
        let (m, n, k) = (narrow(product.m)?, narrow(product.n)?, narrow(product.k)?);
        let [lda, ldb, ldc] = product.apart;
        // What the kernel asks for.
        let a = TilesA::new(m, k, narrow(lda)?).map_err(|error| format!("a: {error}"))?;
        TilesB::new(n, k, narrow(ldb)?).map_err(|error| format!("b: {error}"))?;
        let c = TilesC::new(m, n, narrow(ldc)?).map_err(|error| format!("c: {error}"))?;
        if a.size() == 0 || c.size() == 0 {
            return Err("a product of nothing".into());
        }
        let tiles = order(c.shape()[0], c.shape()[1], 1);
        let blocks = tiles.len();
        let kernel = gpu.kernel("gemm", THREADS as u32, SHARED)?;
        Ok(Mma { kernel, product, tiles: gpu.upload(tiles.as_flattened())?, blocks })
    }

    /// Starts the product.
    pub fn run(&self) -> Result<()> {
        let Product { m, n, k, apart, a, b, c } = self.product;
        let [lda, ldb, ldc] = apart.map(|n| n as u64);
        let arguments = [a, b, c, m as u64, n as u64, k as u64, lda, ldb, ldc, self.tiles.address()];
        // SAFETY: the layouts have accepted the sizes, none of which is 0; the matrices have them, by the contract of
        // `Product::new`. All tiles are there, each once, and the launch is the kernel's.
        unsafe { self.kernel.launch(self.blocks, &arguments) }
    }
}
