//! Swizzles: one field of address bits, xor-ed onto another. Knows no layout.

use alloc::vec::Vec;

/// `σ(x) = x ⊕ (((x ≫ src) ∧ (2^b − 1)) ≪ dst)` (paper, Definition 4). Runs physical to physical, so it comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle {
    /// The number of bits moved; 0 is the identity.
    pub bits: u32,
    /// The lowest bit read.
    pub src: u32,
    /// The lowest bit written.
    pub dst: u32,
}

/// Why a swizzle was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwizzleError {
    /// The two fields share bits.
    Overlap {
        /// The highest shared bit.
        bit: u32,
    },
    /// A field reaches past bit 63.
    TooHigh,
}

impl Swizzle {
    /// Checks that the two fields are disjoint and lie within 64 bits.
    pub fn new(bits: u32, src: u32, dst: u32) -> Result<Self, SwizzleError> {
        let top = src.max(dst).checked_add(bits).filter(|&t| t <= 64);
        if top.is_none() || src > 63 || dst > 63 {
            return Err(SwizzleError::TooHigh);
        }
        if src.abs_diff(dst) < bits {
            return Err(SwizzleError::Overlap { bit: src.min(dst) + bits - 1 });
        }
        Ok(Swizzle { bits, src, dst })
    }

    /// CuTe's `Swizzle<B, M, S>`: `src = M + max(S, 0)`, `dst = M + max(−S, 0)`.
    pub fn cute(b: u32, m: u32, s: i64) -> Result<Self, SwizzleError> {
        let high = u32::try_from(s.unsigned_abs()).ok().and_then(|s| m.checked_add(s));
        let high = high.ok_or(SwizzleError::TooHigh)?;
        let (src, dst) = if s >= 0 { (high, m) } else { (m, high) };
        Swizzle::new(b, src, dst)
    }

    /// `2^b − 1`.
    #[must_use]
    pub fn mask(self) -> u64 {
        if self.bits >= 64 { u64::MAX } else { (1 << self.bits) - 1 }
    }

    /// `σ(x)`. Its own inverse.
    #[must_use]
    pub fn eval(self, x: u64) -> u64 {
        x ^ (((x >> self.src) & self.mask()) << self.dst)
    }

    /// One past the highest bit that σ reads or writes; multiples of `2^span` pass through. 0 for the identity.
    #[must_use]
    pub fn span(self) -> u32 {
        if self.bits == 0 { 0 } else { self.src.max(self.dst) + self.bits }
    }
}

/// The swizzles one after another.
#[must_use]
pub fn eval_all(swizzles: &[Swizzle], x: u64) -> u64 {
    swizzles.iter().fold(x, |x, s| s.eval(x))
}

/// The same of each of several numbers, in its place.
pub fn eval_each(swizzles: &[Swizzle], xs: &mut [u64]) {
    if swizzles.len() > FEW {
        let sigma = Sigma::of(swizzles);
        xs.iter_mut().for_each(|x| *x = sigma.eval(*x));
        return;
    }
    for s in swizzles {
        for x in &mut *xs {
            *x = s.eval(*x);
        }
    }
}

/// The most swizzles that are put on a number one after another: of more, tables cost less.
const FEW: usize = 8;

/// Swizzles one after another, for many numbers: however many there are, one costs about as much as `FEW` at most.
/// They are linear over the field of two elements, so that what they make of a number is the exclusive-or of what they
/// make of its bytes.
pub struct Sigma<'a> {
    swizzles: &'a [Swizzle],
    /// For each byte, the lowest first, what becomes of its values; none for few swizzles.
    bytes: Vec<[u64; 256]>,
}

impl<'a> Sigma<'a> {
    /// Of a chain of swizzles.
    #[must_use]
    pub fn of(swizzles: &'a [Swizzle]) -> Self {
        let mut bytes = Vec::new();
        if swizzles.len() > FEW {
            for shift in (0..u64::BITS).step_by(8) {
                bytes.push(of_byte(swizzles, shift));
            }
        }
        Sigma { swizzles, bytes }
    }

    /// `σ(x)`.
    #[must_use]
    pub fn eval(&self, x: u64) -> u64 {
        if self.bytes.is_empty() {
            return eval_all(self.swizzles, x);
        }
        let (mut out, mut rest) = (0, x);
        for table in &self.bytes {
            out ^= table[(rest & 255) as usize];
            rest >>= 8;
        }
        out
    }
}

/// What becomes of the values of one byte: of each what its lowest bit and the others become.
fn of_byte(swizzles: &[Swizzle], shift: u32) -> [u64; 256] {
    let mut out = [0; 256];
    for byte in 1..256usize {
        let others = byte & (byte - 1);
        out[byte] =
            if others == 0 { eval_all(swizzles, (byte as u64) << shift) } else { out[others] ^ out[byte ^ others] };
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{FEW, Sigma, Swizzle, eval_all};
    use crate::random::Random;
    use alloc::vec::Vec;

    /// By tables or not; and past a few swizzles a number costs no more for each.
    #[test]
    fn many_swizzles_at_once() {
        let mut random = Random(11);
        for count in [0, 1, FEW, FEW + 1, 40, 255] {
            let mut swizzles = Vec::new();
            while swizzles.len() < count {
                let field = |random: &mut Random| random.below(64) as u32;
                let (src, dst) = (field(&mut random), field(&mut random));
                swizzles.extend(Swizzle::new(1 + random.below(20) as u32, src, dst));
            }
            let sigma = Sigma::of(&swizzles);
            assert_eq!(sigma.bytes.is_empty(), count <= FEW);
            for _ in 0..1000 {
                let x = random.below(u64::MAX).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                assert_eq!(sigma.eval(x), eval_all(&swizzles, x), "{swizzles:?} at {x}");
            }
        }
    }
}
