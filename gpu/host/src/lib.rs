//! Our kernels on a device: loading and launching them, tensor maps from layouts, other people's products to compare with.

pub mod check;
pub mod gpu;
pub mod hopper;
pub mod mma;
pub mod order;
pub mod products;
pub mod shape;
pub mod tensor_map;
pub mod timing;

use cudarc::driver::sys::{CUdeviceptr, CUstream};
use gpu::Gpu;
use hopper::Hopper;
use products::Product;
use std::cell::RefCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::c_int;

/// What goes wrong here is for people to read.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Starts `c = a bᵀ` by `wgmma`, for programs that have the device in use: PyTorch, say. The folder `GPU_PTX` has the PTX.
/// Returns 0, or 1 after a message.
///
/// # Safety
///
/// The operands are matrices of halves by rows, `a` of `m` by `k`, `b` of `n` by `k`, `c` of `m` by `n`, on the first
/// device, which live until the work is done; nothing else uses `c` meanwhile, nor writes `a` and `b`, and `stream` is the
/// default one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gemm(
    a: CUdeviceptr,
    b: CUdeviceptr,
    c: CUdeviceptr,
    m: c_int,
    n: c_int,
    k: c_int,
    _stream: CUstream,
) -> c_int {
    let product = || -> Result<Product> {
        let (m, n, k) = (m.try_into()?, n.try_into()?, k.try_into()?);
        // SAFETY: the caller's promise.
        Ok(unsafe { Product::new([m, n, k], [k, k, n], [a, b, c]) })
    };
    match product().and_then(run) {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("gemm: {error}");
            1
        }
    }
}

thread_local! {
    /// The device, and what was made ready for products that came before.
    static READY: RefCell<Option<(Gpu, HashMap<Product, Hopper>)>> = const { RefCell::new(None) };
}

fn run(product: Product) -> Result<()> {
    READY.with_borrow_mut(|ready| {
        let (gpu, products) = match ready {
            Some(ready) => ready,
            None => {
                let folder = std::env::var_os("GPU_PTX").ok_or("GPU_PTX does not say where the PTX is")?;
                ready.insert((Gpu::new(folder.as_ref())?, HashMap::new()))
            }
        };
        let ours = match products.entry(product) {
            Entry::Occupied(ready) => ready.into_mut(),
            Entry::Vacant(place) => place.insert(Hopper::new(gpu, product)?.ok_or("not a device of sm_90a")?),
        };
        ours.run()
    })
}
