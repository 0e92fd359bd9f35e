//! Numbers for tests that are not proptest's: the same on every machine.

/// A linear congruential generator, of which the high bits are used.
pub struct Random(pub u64);

impl Random {
    /// A number below `n`, which is at most 2³¹.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}
