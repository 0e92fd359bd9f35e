//! Other people's matrix products, to time beside ours.

use crate::Result;
use crate::gpu::Gpu;
use cudarc::cublas::{CudaBlas, result, sys};
use cudarc::driver::sys::{CUdeviceptr, CUstream};
use libloading::Library;
use std::ffi::{c_int, c_void};
use std::path::Path;
use std::ptr::from_ref;

/// `c = a bᵀ` for matrices of halves by rows, `a` of `m` by `k`, `b` of `n` by `k`, accumulated in floats. Rows are as many
/// elements apart as `apart` says for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Product {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) apart: [usize; 3],
    pub(crate) a: CUdeviceptr,
    pub(crate) b: CUdeviceptr,
    pub(crate) c: CUdeviceptr,
}

impl Product {
    /// `[m, n, k]`, how far the rows of `a`, `b` and `c` are apart, and where they are.
    ///
    /// # Safety
    ///
    /// Where the product is run, these are matrices of so many halves on its device, which live until the work that was
    /// started is done; nothing else uses `c` meanwhile, nor writes `a` and `b`.
    pub unsafe fn new([m, n, k]: [usize; 3], apart: [usize; 3], [a, b, c]: [CUdeviceptr; 3]) -> Self {
        Product { m, n, k, apart, a, b, c }
    }

    /// `m`, `n` and `k`.
    fn sizes(self) -> Result<[c_int; 3]> {
        Ok([self.m.try_into()?, self.n.try_into()?, self.k.try_into()?])
    }

    /// How far rows are apart.
    fn distances(self) -> Result<[c_int; 3]> {
        let [a, b, c] = self.apart;
        Ok([a.try_into()?, b.try_into()?, c.try_into()?])
    }

    /// Whether nothing lies between the rows.
    pub fn is_dense(self) -> bool {
        self.apart == [self.k, self.k, self.n]
    }

    /// Whether it is dense and made of whole tiles of 128 by 128 by 64: a kernel that looks at no bounds stays inside.
    pub fn is_whole(self) -> bool {
        self.is_dense() && self.m.is_multiple_of(128) && self.n.is_multiple_of(128) && self.k.is_multiple_of(64)
    }
}

/// cuBLAS, found when the program runs, with the settings of PyTorch: sums in floats throughout.
pub struct Cublas(CudaBlas);

impl Cublas {
    /// # Errors
    ///
    /// No library, or no handle.
    pub fn new(gpu: &Gpu) -> Result<Self> {
        use sys::cublasMath_t::CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION;
        let stream = gpu.stream.clone();
        // SAFETY: the library is one that may be loaded.
        if !unsafe { sys::is_culib_present() } {
            return Err("libcublas.so was not found".into());
        }
        let blas = CudaBlas::new(stream)?;
        // SAFETY: the handle is one.
        unsafe { sys::cublasSetMathMode(*blas.handle(), CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION) }.result()?;
        Ok(Cublas(blas))
    }

    /// Starts the product.
    pub fn run(&self, product: Product) -> Result<()> {
        use sys::cublasComputeType_t::CUBLAS_COMPUTE_32F;
        use sys::cublasGemmAlgo_t::CUBLAS_GEMM_DEFAULT_TENSOR_OP;
        use sys::cublasOperation_t::{CUBLAS_OP_N, CUBLAS_OP_T};
        use sys::cudaDataType::CUDA_R_16F;
        let ([m, n, k], [lda, ldb, ldc]) = (product.sizes()?, product.distances()?);
        let Product { a, b, c, .. } = product;
        let scale = [1f32, 0.0];
        let [one, zero] = [0, 1].map(|i| from_ref(&scale[i]).cast::<c_void>());
        // SAFETY: by columns, as cuBLAS counts, this is cᵀ = b aᵀ, with bᵀ and aᵀ in memory; all are as large as the product
        // says, by the contract of `Product::new`.
        unsafe {
            result::gemm_ex(
                *self.0.handle(),
                CUBLAS_OP_T,
                CUBLAS_OP_N,
                n,
                m,
                k,
                one,
                b as *const c_void,
                CUDA_R_16F,
                ldb,
                a as *const c_void,
                CUDA_R_16F,
                lda,
                zero,
                c as *mut c_void,
                CUDA_R_16F,
                ldc,
                CUBLAS_COMPUTE_32F,
                CUBLAS_GEMM_DEFAULT_TENSOR_OP,
            )?;
        }
        Ok(())
    }
}

/// A library that exports `gemm`, for products of [whole tiles](Product::is_whole).
pub struct Beside(Library);

type Gemm = unsafe extern "C" fn(CUdeviceptr, CUdeviceptr, CUdeviceptr, c_int, c_int, c_int, CUstream);

impl Beside {
    /// # Errors
    ///
    /// No such library.
    pub fn load(path: &Path) -> Result<Self> {
        // SAFETY: who names a library answers for what it does when it is loaded.
        Ok(Beside(unsafe { Library::new(path)? }))
    }

    /// Starts its product.
    ///
    /// # Errors
    ///
    /// One that is not [whole](Product::is_whole), sizes that do not fit, or a library without `gemm`.
    pub fn run(&self, gpu: &Gpu, product: Product) -> Result<()> {
        if !product.is_whole() {
            return Err("a product that is not of whole tiles, for a kernel that looks at no bounds".into());
        }
        let ([m, n, k], Product { a, b, c, .. }) = (product.sizes()?, product);
        // SAFETY: as above, that its `gemm` is what the documentation of this program says; the matrices are as large as the
        // product says, by the contract of `Product::new`.
        unsafe { self.0.get::<Gemm>("gemm")?(a, b, c, m, n, k, gpu.stream.cu_stream()) };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_tiles_go_to_others() {
        let is_whole = |[m, n, k]: [usize; 3], pad: usize| {
            Product { m, n, k, apart: [k + pad, k, n], a: 0, b: 0, c: 0 }.is_whole()
        };
        assert!(is_whole([4096; 3], 0) && is_whole([128, 384, 64], 0));
        assert!(!is_whole([4096; 3], 64));
        assert!(
            !is_whole([4099, 4096, 4096], 0) && !is_whole([4096, 4112, 4096], 0) && !is_whole([4096, 4096, 4048], 0)
        );
    }
}
