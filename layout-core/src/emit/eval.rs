//! The interpreter of the index expressions, for tests and assertions.

use super::ir::{Expr, Program};
use alloc::vec::Vec;

impl Program {
    /// The value at one number for each input.
    #[must_use]
    pub fn eval(&self, inputs: &[u64]) -> u64 {
        self.trace(inputs, &mut |_, _| {})
    }

    /// [`Program::eval`], each node shown with its value, constants included.
    pub fn trace(&self, inputs: &[u64], see: &mut impl FnMut(&Expr, u64)) -> u64 {
        let mut lets = Vec::with_capacity(self.lets.len());
        for e in &self.lets {
            let value = e.trace(inputs, &lets, see);
            lets.push(value);
        }
        self.result.trace(inputs, &lets, see)
    }
}

impl Expr {
    /// The value, given those of the variables; each node is shown with its own.
    pub fn trace(&self, inputs: &[u64], lets: &[u64], see: &mut impl FnMut(&Expr, u64)) -> u64 {
        let mut at = |e: &Expr| e.trace(inputs, lets, see);
        let value = match self {
            Expr::Const(c) => *c,
            Expr::Input(i) => inputs[*i],
            Expr::Let(i) => lets[*i],
            Expr::Add(x, y) => at(x) + at(y),
            Expr::Sub(x, y) => at(x) - at(y),
            Expr::Mul(x, k) => at(x) * k,
            Expr::Div(x, k) => at(x) / k,
            Expr::Rem(x, k) => at(x) % k,
            Expr::Shl(x, k) => at(x) << k,
            Expr::Shr(x, k) => at(x) >> k,
            Expr::And(x, mask) => at(x) & mask,
            Expr::Or(x, y) => at(x) | at(y),
            Expr::Xor(x, y) => at(x) ^ at(y),
            Expr::High(x, k) => (at(x) * k) >> 32,
            Expr::Step(x, y, bound, by) => at(x) + if at(y) >= *bound { *by } else { 0 },
        };
        see(self, value);
        value
    }
}
