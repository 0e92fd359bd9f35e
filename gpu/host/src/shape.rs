//! Which tiles a product is cut into.

use crate::products::Product;
use gpu_kernels::gemm_hopper::widths::{ALL, Width};
use gpu_kernels::gemm_hopper::{BK, BM};
use std::fmt;

/// The columns of a tile, and how many blocks are a cluster.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub width: Width,
    pub cluster: usize,
}

impl Shape {
    /// All there are.
    pub fn all() -> impl Iterator<Item = Self> {
        ALL.into_iter().flat_map(|width| [1, 2].map(|cluster| Shape { width, cluster }))
    }

    /// The one that should take the least time on so many multiprocessors.
    pub fn best(product: Product, multiprocessors: usize) -> Self {
        let time = |shape: &Self| shape.time(product, multiprocessors);
        Self::all().min_by(|a, b| time(a).total_cmp(&time(b))).expect("there are shapes")
    }

    /// The time of the product, in steps of 64 along k of a tile of 256 columns.
    fn time(self, product: Product, multiprocessors: usize) -> f64 {
        let tiles = product.m.div_ceil(BM * self.cluster) * product.n.div_ceil(self.width.columns);
        let turns = tiles.div_ceil(multiprocessors / self.cluster) as f64;
        turns * (product.k.div_ceil(BK) as f64 * self.step(product) + END * self.columns())
    }

    /// The time of a step: that of its products, or of its operands on their way from L2, where these take longer.
    fn step(self, product: Product) -> f64 {
        let rows = BM as f64 + self.width.columns as f64 / self.cluster as f64;
        let inside = product.apart[..2].iter().any(|apart| apart % 16 != 0);
        self.columns().max(rows / ROWS * if inside { 1.25 } else { 1.0 })
    }

    /// The columns of a tile, over 256.
    fn columns(self) -> f64 {
        self.width.columns as f64 / 256.0
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} columns, clusters of {}", self.width.columns, self.cluster)
    }
}

/// Rows of operands that come from L2 while 128 x 256 x 64 products are made; a fifth fewer where rows begin inside a sector.
const ROWS: f64 = 384.0;
/// What the results of a tile take, in steps.
const END: f64 = 4.0;

#[cfg(test)]
mod tests {
    use super::*;

    fn best(m: usize, n: usize, k: usize) -> (usize, usize) {
        let shape = Shape::best(Product { m, n, k, apart: [k, k, n], a: 0, b: 0, c: 0 }, 132);
        (shape.width.columns, shape.cluster)
    }

    #[test]
    fn fewer_multiprocessors_wait_at_the_end() {
        assert_eq!(best(4096, 4096, 4096).0, 256);
        // 96 tiles of 256 columns, 128 of 192.
        assert_eq!(best(1000, 3000, 2048).0, 192);
        // Five turns of 256 columns, five of 224.
        assert_eq!(best(4099, 4112, 4048).0, 224);
        // Rows begin inside sectors: sharing B pays.
        assert_eq!(best(8111, 8200, 8008).1, 2);
    }
}
