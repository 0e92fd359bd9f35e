//! Tensor maps, made from layouts.

use crate::Result;
use crate::gpu::{Buffer, Gpu};
use cudarc::driver::sys::{self, CUdeviceptr, CUtensorMap};
use std::mem::MaybeUninit;

/// A tensor map in the device's memory.
pub struct TensorMap(Buffer<u64>);

impl TensorMap {
    /// Of a matrix of halves by rows, which are `apart` from each other, with boxes of so many rows and columns under the swizzle
    /// of a layout.
    ///
    /// # Errors
    ///
    /// What the driver refuses, and swizzles that the copy engine does not have.
    pub fn by_rows(
        gpu: &Gpu,
        of: CUdeviceptr,
        [rows, cols]: [usize; 2],
        apart: usize,
        [box_rows, box_cols]: [usize; 2],
        swizzles: &[(u32, u32, u32)],
    ) -> Result<Self> {
        use sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16;
        use sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
        use sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE;
        use sys::CUtensorMapL2promotion::{CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B};
        // The fastest dimension comes first, and is the one whose elements are side by side.
        let extents = [cols as u64, rows as u64];
        let row_bytes = [apart as u64 * 2];
        let parts = [box_cols.try_into()?, box_rows.try_into()?];
        let steps = [1; 2];
        // Rows that begin inside a sector of 32 bytes: the wider read-ahead then costs a fifth of the product's speed.
        let in_sectors = row_bytes[0].is_multiple_of(32);
        let ahead = if in_sectors { CU_TENSOR_MAP_L2_PROMOTION_L2_256B } else { CU_TENSOR_MAP_L2_PROMOTION_L2_128B };
        let mut map = MaybeUninit::<CUtensorMap>::uninit();
        // SAFETY: two dimensions, and as many entries in each list but the distances, which leave the fastest out; the driver
        // has written the map where it reports no error.
        let map = unsafe {
            sys::cuTensorMapEncodeTiled(
                map.as_mut_ptr(),
                CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
                2,
                of as *mut _,
                extents.as_ptr(),
                row_bytes.as_ptr(),
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
