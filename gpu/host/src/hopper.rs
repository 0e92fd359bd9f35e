//! Our product by `wgmma`, made ready for its operands.

use crate::Result;
use crate::gpu::{Buffer, Gpu, Kernel};
use crate::products::Product;
use crate::tensor_map::TensorMap;
use gpu_kernels::gemm_hopper::{BK, BM, BN, SHARED, SmemA, SmemB, SmemC, THREADS};

/// The kernel with what it needs of one product: tensor maps, the order of the tiles.
pub struct Hopper {
    kernel: Kernel,
    maps: [TensorMap; 3],
    tiles: Buffer<u32>,
    count: usize,
    steps: usize,
    blocks: usize,
}

impl Hopper {
    /// `None` where the device is not one of sm_90a.
    ///
    /// # Errors
    ///
    /// Operands that are not aligned to 16 bytes, or whose rows are not multiples of them.
    pub fn new(gpu: &Gpu, product: Product) -> Result<Option<Self>> {
        let Some(kernel) = gpu.hopper_kernel("gemm_hopper", THREADS as u32, SHARED)? else { return Ok(None) };
        let Product { m, n, k, a, b, c } = product;
        let maps = [
            TensorMap::by_rows(gpu, a, [m, k], [BM, BK], &SmemA::SWIZZLES)?,
            TensorMap::by_rows(gpu, b, [n, k], [BN, BK], &SmemB::SWIZZLES)?,
            TensorMap::by_rows(gpu, c, [m, n], [64, 64], &SmemC::SWIZZLES)?,
        ];
        let tiles = order(m.div_ceil(BM), n.div_ceil(BN));
        let (count, steps) = (tiles.len(), k.div_ceil(BK));
        let blocks = count.min(gpu.multiprocessors()? as usize);
        Ok(Some(Hopper { kernel, maps, tiles: gpu.upload(tiles.as_flattened())?, count, steps, blocks }))
    }

    /// Starts the product.
    pub fn run(&self) -> Result<()> {
        let [a, b, c] = self.maps.each_ref().map(TensorMap::address);
        // SAFETY: the maps are those of one product, and the launch is the kernel's.
        unsafe {
            self.kernel.launch(self.blocks, &[a, b, c, self.tiles.address(), self.count as u64, self.steps as u64])
        }
    }
}

/// All tiles, in groups of eight rows of them, column by column: what runs at the same time shares its inputs in L2.
fn order(rows: usize, cols: usize) -> Vec<[u32; 2]> {
    let group = |first: usize| {
        (0..cols).flat_map(move |col| (first..rows.min(first + 8)).map(move |row| [row as u32, col as u32]))
    };
    (0..rows).step_by(8).flat_map(group).collect()
}
