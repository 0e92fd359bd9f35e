//! The device, its memory and its kernels.

use crate::Result;
use cudarc::driver::sys::{self, CUdevice_attribute, CUdeviceptr, CUevent_flags, CUfunction_attribute};
use cudarc::driver::{CudaContext, CudaEvent, CudaFunction, CudaModule, CudaSlice, CudaStream, DevicePtr, DeviceRepr};
use cudarc::nvrtc::Ptx;
use std::ffi::c_void;
use std::path::Path;
use std::ptr::{from_ref, null_mut};
use std::sync::Arc;

/// A device with our kernels loaded.
pub struct Gpu {
    context: Arc<CudaContext>,
    pub stream: Arc<CudaStream>,
    module: Arc<CudaModule>,
    hopper: Option<Arc<CudaModule>>,
}

impl Gpu {
    /// The first device. Kernels for sm_90a are loaded where it is one.
    ///
    /// # Errors
    ///
    /// No driver, no device, or PTX that its driver refuses.
    pub fn new(folder: &Path) -> Result<Self> {
        // SAFETY: the driver's library is one that may be loaded.
        if !unsafe { sys::is_culib_present() } {
            return Err("no CUDA driver: libcuda.so was not found".into());
        }
        let context = CudaContext::new(0)?;
        let load = |name: &str| -> Result<Arc<CudaModule>> {
            let path = folder.join(name);
            Ok(context.load_module(Ptx::from_file(&path)).map_err(|error| format!("{}: {error}", path.display()))?)
        };
        // Code for sm_90a runs on nothing else.
        let hopper = (context.compute_capability()? == (9, 0)).then(|| load("hopper.ptx")).transpose()?;
        Ok(Gpu { stream: context.default_stream(), module: load("kernels.ptx")?, hopper, context })
    }

    /// Its name, compute capability and number of multiprocessors.
    pub fn name(&self) -> Result<String> {
        let (major, minor) = self.context.compute_capability()?;
        Ok(format!("{}, sm_{major}{minor}, {} multiprocessors", self.context.name()?, self.multiprocessors()?))
    }

    /// How many multiprocessors there are.
    pub fn multiprocessors(&self) -> Result<u32> {
        Ok(self.context.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)? as u32)
    }

    /// A kernel, to be launched on blocks of so many threads with so many bytes of shared memory.
    pub fn kernel(&self, name: &str, threads: u32, shared: usize) -> Result<Kernel> {
        self.kernel_of(&self.module, name, threads, shared)
    }

    /// The same for one of sm_90a; `None` on other devices.
    pub fn hopper_kernel(&self, name: &str, threads: u32, shared: usize) -> Result<Option<Kernel>> {
        self.hopper.as_ref().map(|module| self.kernel_of(module, name, threads, shared)).transpose()
    }

    fn kernel_of(&self, module: &Arc<CudaModule>, name: &str, threads: u32, shared: usize) -> Result<Kernel> {
        let function = module.load_function(name)?;
        let shared = u32::try_from(shared)?;
        function
            .set_attribute(CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, shared.try_into()?)?;
        Ok(Kernel { function, stream: self.stream.clone(), threads, shared })
    }

    /// A copy of `data` on the device.
    pub fn upload<T: DeviceRepr>(&self, data: &[T]) -> Result<Buffer<T>> {
        Ok(Buffer { slice: self.stream.clone_htod(data)?, stream: self.stream.clone() })
    }

    /// So many elements, every bit set: floats and halves are then no numbers.
    pub fn poisoned<T: DeviceRepr>(&self, len: usize) -> Result<Buffer<T>> {
        // SAFETY: every byte is written before anybody reads.
        let slice = unsafe { self.stream.alloc::<T>(len)? };
        let buffer = Buffer { slice, stream: self.stream.clone() };
        buffer.poison()?;
        Ok(buffer)
    }

    /// Starts a copy on the device, of as much as the shorter one has.
    pub fn copy<T>(&self, from: &Buffer<T>, to: &Buffer<T>) -> Result<()> {
        let bytes = from.slice.num_bytes().min(to.slice.num_bytes());
        // SAFETY: both are allocations of at least as many bytes.
        unsafe {
            cudarc::driver::result::memcpy_dtod_async(to.address(), from.address(), bytes, self.stream.cu_stream())?
        };
        Ok(())
    }

    /// A point in time, on the device.
    pub fn now(&self) -> Result<CudaEvent> {
        Ok(self.stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?)
    }
}

/// Memory on the device.
pub struct Buffer<T> {
    slice: CudaSlice<T>,
    stream: Arc<CudaStream>,
}

impl<T> Buffer<T> {
    /// Where it is.
    pub fn address(&self) -> CUdeviceptr {
        self.slice.device_ptr(&self.stream).0
    }

    /// Sets every bit.
    pub fn poison(&self) -> Result<()> {
        // SAFETY: as many bytes as the allocation has.
        unsafe {
            cudarc::driver::result::memset_d8_async(
                self.address(),
                0xff,
                self.slice.num_bytes(),
                self.stream.cu_stream(),
            )?
        };
        Ok(())
    }

    /// A copy of it here.
    pub fn download(&self) -> Result<Vec<T>>
    where
        T: DeviceRepr + Clone + Default,
    {
        Ok(self.stream.clone_dtoh(&self.slice)?)
    }
}

/// A kernel and its block.
pub struct Kernel {
    function: CudaFunction,
    stream: Arc<CudaStream>,
    threads: u32,
    shared: u32,
}

impl Kernel {
    /// Starts it on so many blocks, with 64-bit arguments: addresses and sizes.
    ///
    /// # Safety
    ///
    /// What the kernel asks for.
    ///
    /// # Errors
    ///
    /// A launch that the driver refuses.
    pub unsafe fn launch(&self, blocks: usize, arguments: &[u64]) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.start(blocks, &mut [], arguments) }
    }

    /// Starts it on so many clusters of so many blocks.
    ///
    /// # Safety
    ///
    /// As [`launch`](Self::launch).
    ///
    /// # Errors
    ///
    /// Likewise.
    pub unsafe fn launch_clusters(&self, clusters: usize, blocks: usize, arguments: &[u64]) -> Result<()> {
        let mut value = sys::CUlaunchAttributeValue { pad: [0; 64] };
        value.clusterDim = sys::CUlaunchAttributeValue_union__bindgen_ty_1 { x: blocks.try_into()?, y: 1, z: 1 };
        let id = sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        let cluster = sys::CUlaunchAttribute { id, pad: [0; 4], value };
        // SAFETY: the caller's promise.
        unsafe { self.start(clusters * blocks, &mut [cluster], arguments) }
    }

    /// # Safety
    ///
    /// As [`launch`](Self::launch).
    unsafe fn start(&self, blocks: usize, attributes: &mut [sys::CUlaunchAttribute], arguments: &[u64]) -> Result<()> {
        self.stream.context().bind_to_thread()?;
        let config = sys::CUlaunchConfig {
            gridDimX: blocks.try_into()?,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: self.threads,
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: self.shared,
            hStream: self.stream.cu_stream(),
            attrs: attributes.as_mut_ptr(),
            numAttrs: attributes.len().try_into()?,
        };
        let mut arguments: Vec<*mut c_void> = arguments.iter().map(|a| from_ref(a).cast_mut().cast()).collect();
        // SAFETY: the caller's promise; the driver copies the attributes and the arguments, which are as many as the kernel
        // takes, and writes neither.
        unsafe {
            sys::cuLaunchKernelEx(&config, self.function.cu_function(), arguments.as_mut_ptr(), null_mut()).result()?;
        }
        Ok(())
    }
}
