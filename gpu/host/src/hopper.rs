//! Our product by `wgmma`, made ready for its operands.

use crate::Result;
use crate::gpu::{Buffer, Gpu, Kernel};
use crate::order::order;
use crate::products::Product;
use crate::shape::Shape;
use crate::tensor_map::TensorMap;
use gpu_kernels::gemm_hopper::{BK, BM, SmemA, THREADS};

/// The kernel with what it needs of one product: tensor maps, the order of the tiles.
pub struct Hopper {
    shape: Shape,
    kernel: Kernel,
    maps: [TensorMap; 3],
    tiles: Buffer<u32>,
    count: usize,
    steps: usize,
    clusters: usize,
}

impl Hopper {
    /// With the tiles that should take the least time. `None` where the device is not one of sm_90a.
    ///
    /// # Errors
    ///
    /// Operands that are not aligned to 16 bytes, or whose rows are not multiples of them.
    pub fn new(gpu: &Gpu, product: Product) -> Result<Option<Self>> {
        Self::with(gpu, product, Shape::best(product, gpu.multiprocessors()? as usize))
    }

    /// With these tiles.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new).
    pub fn with(gpu: &Gpu, product: Product, shape: Shape) -> Result<Option<Self>> {
        let Shape { width, cluster } = shape;
        let Some(kernel) = gpu.hopper_kernel(width.kernel, THREADS as u32, width.shared)? else { return Ok(None) };
        let (Product { m, n, k, a, b, c, .. }, [lda, ldb, ldc]) = (product, product.apart);
        let [of_b, of_results] = width.swizzles;
        let maps = [
            TensorMap::by_rows(gpu, a, [m, k], lda, [BM, BK], &SmemA::SWIZZLES)?,
            TensorMap::by_rows(gpu, b, [n, k], ldb, [width.columns / 2, BK], of_b)?,
            TensorMap::by_rows(gpu, c, [m, n], ldc, [64, width.results], of_results)?,
        ];
        let tiles = order(m.div_ceil(BM), n.div_ceil(width.columns), cluster);
        let (count, steps) = (tiles.len(), k.div_ceil(BK));
        let clusters = count.min(gpu.multiprocessors()? as usize / cluster);
        let tiles = gpu.upload(tiles.as_flattened())?;
        Ok(Some(Hopper { shape, kernel, maps, tiles, count, steps, clusters }))
    }

    /// Its tiles.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Starts the product.
    pub fn run(&self) -> Result<()> {
        let [a, b, c] = self.maps.each_ref().map(TensorMap::address);
        let arguments = [a, b, c, self.tiles.address(), self.count as u64, self.steps as u64];
        // SAFETY: the maps are those of one product, and the launch is the kernel's.
        unsafe { self.kernel.launch_clusters(self.clusters, self.shape.cluster, &arguments) }
    }
}
