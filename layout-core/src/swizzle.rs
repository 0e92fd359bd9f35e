//! Swizzles: one field of address bits, xor-ed onto another. Knows no layout.

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
    for s in swizzles {
        for x in &mut *xs {
            *x = s.eval(*x);
        }
    }
}
