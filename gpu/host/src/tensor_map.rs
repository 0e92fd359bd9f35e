//! Tensor maps, made from layouts.

use crate::Result;
use crate::gpu::{Buffer, Gpu};
use cudarc::driver::sys::{self, CUdeviceptr, CUtensorMap};
use std::mem::MaybeUninit;

/// A tensor map in the device's memory.
pub struct TensorMap(Buffer<u64>);

/// A dimension: extent and stride in elements, and how much of it a box has.
struct Dimension {
    extent: usize,
    stride: usize,
    part: usize,
}

impl TensorMap {
    /// Of a matrix by rows, which are `apart` from each other, boxes of so many rows and columns with the swizzle of a layout.
    pub fn by_rows(
        gpu: &Gpu,
        of: CUdeviceptr,
        [rows, cols]: [usize; 2],
        apart: usize,
        parts: [usize; 2],
        swizzles: &[(u32, u32, u32)],
    ) -> Result<Self> {
        let dimensions = [
            Dimension { extent: rows, stride: apart, part: parts[0] },
            Dimension { extent: cols, stride: 1, part: parts[1] },
        ];
        Self::new(gpu, of, &dimensions, swizzles)
    }

    /// Dimensions from the slowest on.
    fn new(gpu: &Gpu, of: CUdeviceptr, dimensions: &[Dimension], swizzles: &[(u32, u32, u32)]) -> Result<Self> {
        use sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16;
        use sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
        use sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE;
        use sys::CUtensorMapL2promotion::{CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B};
        let fastest_first = |f: fn(&Dimension) -> usize| dimensions.iter().rev().map(f);
        let extents: Vec<u64> = fastest_first(|d| d.extent).map(|n| n as u64).collect();
        let strides: Vec<u64> = fastest_first(|d| d.stride * 2).skip(1).map(|n| n as u64).collect();
        let parts: Vec<u32> = fastest_first(|d| d.part).map(|n| n as u32).collect();
        let steps = vec![1; dimensions.len()];
        // Rows that begin inside a sector of 32 bytes: the wider read-ahead then costs a fifth of the product's speed.
        let in_sectors = strides.iter().all(|stride| stride % 32 == 0);
        let ahead = if in_sectors { CU_TENSOR_MAP_L2_PROMOTION_L2_256B } else { CU_TENSOR_MAP_L2_PROMOTION_L2_128B };
        let mut map = MaybeUninit::<CUtensorMap>::uninit();
        // SAFETY: all lists have as many entries as there are dimensions, but for the strides, which leave the fastest out.
        let map = unsafe {
            sys::cuTensorMapEncodeTiled(
                map.as_mut_ptr(),
                CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
                dimensions.len() as u32,
                of as *mut _,
                extents.as_ptr(),
                strides.as_ptr(),
                parts.as_ptr(),
                steps.as_ptr(),
                CU_TENSOR_MAP_INTERLEAVE_NONE,
                swizzle(swizzles)?,
                ahead,
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
            )
            .result()?;
            map.assume_init()
        };
        Ok(TensorMap(gpu.upload(&map.opaque)?))
    }

    /// Where it is.
    pub fn address(&self) -> CUdeviceptr {
        self.0.address()
    }
}

/// What the copy engine calls the swizzle of a layout of 16-bit elements.
fn swizzle(swizzles: &[(u32, u32, u32)]) -> Result<sys::CUtensorMapSwizzle> {
    match swizzles {
        [] => Ok(sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE),
        [(1, 6, 3)] => Ok(sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B),
        [(2, 6, 3)] => Ok(sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B),
        [(3, 6, 3)] => Ok(sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B),
        other => Err(format!("the copy engine has no swizzles {other:?}").into()),
    }
}
