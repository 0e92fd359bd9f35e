//! Checks the kernels against float64 on fresh random inputs, then times them beside the device's own copy and cuBLAS.
//!
//! `gpu-host FOLDER [NAME…] [--check] [--small] [--every-shape] [--beside LIBRARY]`: FOLDER has `kernels.ptx` and `hopper.ptx`
//! (see `gpu/build`); the names choose kernels; `--check` leaves the times out, `--small` large matrix products; with
//! `--every-shape` `gemm_hopper` runs with all its tiles, not with those alone that it would choose. LIBRARY is any matrix
//! product to time beside ours: it exports `void gemm(const void *a, const void *b, void *c, int m, int n, int k, CUstream)` for
//! the same operands. It is asked for dense products of whole tiles of 128 by 128 by 64 only, so that it need not look at bounds.

mod arguments;
mod cases;

use arguments::Arguments;
use gpu_host::Result;
use gpu_host::gpu::Gpu;
use std::process::ExitCode;

fn main() -> ExitCode {
    match Arguments::parse().and_then(|arguments| run(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gpu-host: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let gpu = Gpu::new(&arguments.folder)?;
    println!("{}", gpu.name()?);
    for (name, case) in cases::ALL {
        if arguments.wants(name) {
            case(&gpu, arguments).map_err(|error| format!("{name}: {error}"))?;
        }
    }
    Ok(())
}
