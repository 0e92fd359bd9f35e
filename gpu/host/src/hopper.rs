//! Our product by `wgmma`, made ready for its operands.

use crate::Result;
use crate::gpu::{Buffer, Gpu, Kernel};
use crate::order::order;
use crate::products::Product;
use crate::shape::Shape;
use crate::tensor_map::TensorMap;
use gpu_kernels::gemm_hopper::widths::n256::StartN;
use gpu_kernels::gemm_hopper::{BK, BM, SmemA, StartK, StartM, THREADS};

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
    /// Operands that are not aligned to 16 bytes, or whose rows are not multiples of them; a size of 0, or so large that a mode
    /// has more than 65536 tiles or steps.
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
        let [rows, cols, steps] = tiles_and_steps([product.m, product.n, product.k], width.columns)?;
        let Some(kernel) = gpu.hopper_kernel(width.kernel, THREADS as u32, width.shared)? else { return Ok(None) };
        let (Product { m, n, k, a, b, c, .. }, [lda, ldb, ldc]) = (product, product.apart);
        let [of_b, of_results] = width.swizzles;
        let maps = [
            TensorMap::by_rows(gpu, a, [m, k], lda, [BM, BK], &SmemA::SWIZZLES)?,
            TensorMap::by_rows(gpu, b, [n, k], ldb, [width.columns / 2, BK], of_b)?,
            TensorMap::by_rows(gpu, c, [m, n], ldc, [64, width.results], of_results)?,
        ];
        let tiles = order(rows, cols, cluster);
        let count = tiles.len();
        u32::try_from(count)?;
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
        // SAFETY: the maps are those of one product, whose matrices are what its maker promised (`Product::new`); all tiles are
        // there, each once, no more of them or of steps in a mode than `tiles_and_steps` lets pass; the launch is the kernel's.
        unsafe { self.kernel.launch_clusters(self.clusters, self.shape.cluster, &arguments) }
    }
}

/// The tiles of C along its rows and its columns and the steps along k of a product of `[m, n, k]`.
///
/// # Errors
///
/// None of one, or more than the layouts of the kernel have: 65536.
fn tiles_and_steps([m, n, k]: [usize; 3], columns: usize) -> Result<[usize; 3]> {
    const MOST: [usize; 3] = [StartM::SIZE, StartN::SIZE / 2, StartK::SIZE];
    let counts = [m.div_ceil(BM), n.div_ceil(columns), k.div_ceil(BK)];
    for ((count, most), what) in counts.into_iter().zip(MOST).zip(["tiles along m", "tiles along n", "steps along k"]) {
        if count == 0 || count > most {
            return Err(format!("{count} {what}: 1 to {most} are possible").into());
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::tiles_and_steps;

    #[test]
    fn a_mode_has_65536_tiles_at_most() {
        let most = [65536 * 128, 65536 * 256, 65536 * 64];
        assert_eq!(tiles_and_steps(most, 256).expect("all fit"), [65536; 3]);
        for i in 0..3 {
            let (mut more, mut nothing) = (most, most);
            more[i] += 1;
            nothing[i] = 0;
            assert!(tiles_and_steps(more, 256).is_err() && tiles_and_steps(nothing, 256).is_err());
        }
    }
}
