//! Inputs and errors.

use crate::Result;
use half::f16;
use rand::RngExt;

/// So many floats between -1 and 1, fresh each time.
pub fn floats(len: usize) -> Vec<f32> {
    let mut rng = rand::rng();
    (0..len).map(|_| rng.random_range(-1.0..1.0)).collect()
}

/// The same in halves.
pub fn halves(len: usize) -> Vec<f16> {
    floats(len).into_iter().map(f16::from_f32).collect()
}

/// ‖out − exact‖ / ‖exact‖ over all pairs.
pub fn relative_error(pairs: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut off, mut all) = (0.0, 0.0);
    for (out, exact) in pairs {
        off += (out - exact) * (out - exact);
        all += exact * exact;
    }
    (off / all).sqrt()
}

/// Refuses an error above `most`; what is no number is.
pub fn at_most(what: &str, error: f64, most: f64) -> Result<()> {
    println!("{what}: relative error {error:.1e}");
    if error <= most { Ok(()) } else { Err(format!("relative error {error:e} is above {most:e}").into()) }
}
