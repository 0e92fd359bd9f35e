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
        let waves = tiles.div_ceil(multiprocessors / self.cluster) as f64;
        waves * (product.k.div_ceil(BK) as f64 * self.step(product) + END * self.columns())
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
/// Measured, as is what follows: see the test.
const ROWS: f64 = 384.0;
/// What the results of a tile take, in steps.
const END: f64 = 4.0;

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes, how far rows are apart, TFLOP/s in each shape in the order of [`Shape::all`]: medians of 16 shuffled rounds of
    /// `gpu-host gemm_hopper --every-shape` on an H200 of 132 multiprocessors, driver 580.159.04, 2026-11-30.
    const MEASURED: [([usize; 3], [usize; 3], [f64; 10]); 9] = [
        (
            [4096, 4096, 4096],
            [4096, 4096, 4096],
            [621.4, 627.1, 564.6, 571.6, 560.6, 563.7, 550.5, 570.7, 548.9, 623.5],
        ),
        (
            [8192, 8192, 8192],
            [8192, 8192, 8192],
            [622.8, 632.7, 625.4, 643.6, 627.2, 638.1, 563.6, 610.6, 486.9, 617.7],
        ),
        (
            [8111, 8208, 8016],
            [8016, 8016, 8208],
            [583.2, 617.0, 540.7, 624.7, 508.9, 630.3, 458.3, 601.5, 417.6, 535.8],
        ),
        (
            [8111, 8200, 8008],
            [8008, 8008, 8200],
            [460.0, 611.8, 454.2, 620.7, 430.3, 614.8, 396.2, 576.1, 367.8, 520.3],
        ),
        (
            [4099, 4112, 4048],
            [4048, 4048, 4112],
            [489.6, 509.0, 512.3, 579.6, 493.8, 562.3, 464.0, 547.3, 421.8, 513.3],
        ),
        (
            [1000, 3000, 2048],
            [2048, 2048, 3000],
            [473.0, 481.3, 497.6, 502.1, 557.2, 584.0, 385.2, 390.8, 438.9, 475.4],
        ),
        (
            [4096, 4096, 4096],
            [4160, 4104, 4168],
            [570.7, 619.8, 504.6, 557.1, 481.3, 549.9, 472.8, 559.1, 474.3, 606.2],
        ),
        ([300, 520, 24], [24, 24, 520], [1.3, 1.4, 1.2, 1.3, 1.4, 1.5, 1.5, 1.5, 1.6, 1.6]),
        ([259, 776, 200], [208, 224, 792], [11.3, 11.2, 10.8, 11.0, 13.0, 13.0, 13.6, 13.7, 15.3, 15.2]),
    ];

    #[test]
    fn what_is_chosen_is_the_fastest_within_one_percent() {
        for ([m, n, k], apart, rates) in MEASURED {
            let best = Shape::best(Product { m, n, k, apart, a: 0, b: 0, c: 0 }, 132);
            let is_best = |shape: &Shape| (shape.width.columns, shape.cluster) == (best.width.columns, best.cluster);
            let chosen = rates[Shape::all().position(|shape| is_best(&shape)).expect("it is one of all")];
            let fastest = rates.into_iter().fold(0.0, f64::max);
            assert!(chosen >= 0.99 * fastest, "{m} x {n} x {k}: {best} reach {chosen} of {fastest}");
        }
    }
}
