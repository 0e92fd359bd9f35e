//! The command line.

use gpu_host::Result;
use std::path::PathBuf;

/// What was asked for.
pub struct Arguments {
    /// Where the PTX is.
    pub folder: PathBuf,
    /// Whether to leave the times out.
    pub check: bool,
    /// Whether to leave large matrix products out: for tools that run a kernel slowly.
    pub small: bool,
    /// Whether to run `gemm_hopper` in every shape of its tiles, not in the one it would choose alone.
    pub every_shape: bool,
    /// A library with another matrix product.
    pub beside: Option<PathBuf>,
    names: Vec<String>,
}

impl Arguments {
    /// # Errors
    ///
    /// No folder, an option that is none of ours, or one without its value.
    pub fn parse() -> Result<Self> {
        let (mut positional, mut check, mut small, mut every_shape, mut beside) =
            (Vec::new(), false, false, false, None);
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--check" => check = true,
                "--small" => small = true,
                "--every-shape" => every_shape = true,
                "--beside" => beside = Some(words.next().ok_or("--beside needs a library")?.into()),
                other if other.starts_with('-') => return Err(format!("no option {other}").into()),
                _ => positional.push(word),
            }
        }
        let mut positional = positional.into_iter();
        let folder = positional.next().ok_or("which folder has the PTX?")?.into();
        Ok(Arguments { folder, check, small, every_shape, beside, names: positional.collect() })
    }

    /// Whether the kernel of this name was chosen: all are, where none was named.
    pub fn wants(&self, name: &str) -> bool {
        self.names.is_empty() || self.names.iter().any(|wanted| wanted == name)
    }
}
