//! What is known of an expression's values: an interval and the bits that can be set. Sound for every tree that keeps
//! the promise of `ir`: no difference is negative, no sum wraps.

use super::ir::{Expr, Width};
use super::terms::Atom;
use alloc::vec::Vec;

/// Every value `x` has `min ≤ x ≤ max` and `x & !bits == 0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The least value that is possible.
    pub min: u64,
    /// The largest.
    pub max: u64,
    /// The bits that can be set.
    pub bits: u64,
}

/// `2^k − 1` for the least `k` with `x < 2^k`.
#[must_use]
pub fn mask_over(x: u64) -> u64 {
    if x == 0 { 0 } else { u64::MAX >> x.leading_zeros() }
}

impl Facts {
    /// Between two bounds.
    #[must_use]
    pub fn between(min: u64, max: u64) -> Self {
        Facts { min, max, bits: mask_over(max) }
    }

    /// Also with these bits at most.
    #[must_use]
    pub fn within(self, bits: u64) -> Self {
        let bits = self.bits & bits;
        Facts { max: self.max.min(bits), bits, ..self }
    }

    /// Of a number below `extent`.
    #[must_use]
    pub fn below(extent: u64) -> Self {
        Facts::between(0, extent.saturating_sub(1))
    }

    /// The zero bits at the bottom.
    fn zeros(self) -> u32 {
        self.bits.trailing_zeros()
    }
}

/// What is known of the variables of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranges<'a> {
    /// The index type.
    pub width: Width,
    /// The extents of the inputs.
    pub inputs: &'a [u64],
    /// The `let`s.
    pub lets: Vec<Facts>,
}

impl<'a> Ranges<'a> {
    /// Of inputs with these extents.
    #[must_use]
    pub fn new(inputs: &'a [u64], width: Width) -> Self {
        Ranges { width, inputs, lets: Vec::new() }
    }

    /// The largest value of a variable.
    pub(super) fn top(&self, atom: Atom) -> u64 {
        match atom {
            Atom::Input(i) => self.inputs[i].saturating_sub(1),
            Atom::Let(i) => self.lets[i].max,
            Atom::Const(c) => c,
        }
    }

    /// Of an expression.
    #[must_use]
    pub fn of(&self, e: &Expr) -> Facts {
        match e {
            Expr::Const(c) => Facts { min: *c, max: *c, bits: *c },
            Expr::Input(i) => Facts::below(self.inputs[*i]),
            Expr::Let(i) => self.lets[*i],
            Expr::Add(x, y) => sum(self.of(x), self.of(y)),
            Expr::Sub(x, y) => difference(self.of(x), self.of(y)),
            Expr::Mul(x, k) => product(self.of(x), *k),
            Expr::Div(x, k) => quotient(self.of(x), *k),
            Expr::Rem(x, k) => remainder(self.of(x), *k),
            Expr::Shl(x, k) => product(self.of(x), power(*k)),
            Expr::Shr(x, k) => quotient(self.of(x), power(*k)),
            Expr::And(x, mask) => {
                let x = self.of(x);
                Facts { min: 0, ..x }.within(*mask)
            }
            Expr::Or(x, y) | Expr::Xor(x, y) => either(self.of(x), self.of(y)),
            Expr::High(x, k) => quotient(product(self.of(x), *k), 1 << 32),
            Expr::Step(x, _, _, by) => sum(self.of(x), Facts { min: 0, max: *by, bits: *by }),
        }
    }

    /// The largest value.
    #[must_use]
    pub fn max(&self, e: &Expr) -> u64 {
        self.of(e).max
    }
}

/// `2^k`; the tree shifts by less than a word has bits.
fn power(k: u32) -> u64 {
    1u64.checked_shl(k).expect("a shift within the word")
}

fn sum(x: Facts, y: Facts) -> Facts {
    let all = Facts::between(x.min.saturating_add(y.min), x.max.saturating_add(y.max));
    let carry = if x.bits & y.bits == 0 { x.bits | y.bits } else { low_zeros(x.zeros().min(y.zeros())) };
    all.within(carry)
}

fn difference(x: Facts, y: Facts) -> Facts {
    let all = Facts::between(x.min.saturating_sub(y.max), x.max.saturating_sub(y.min));
    all.within(low_zeros(x.zeros().min(y.zeros())))
}

pub(super) fn product(x: Facts, k: u64) -> Facts {
    let all = Facts::between(x.min.saturating_mul(k), x.max.saturating_mul(k));
    if k == 0 {
        return Facts::between(0, 0);
    }
    if k.is_power_of_two() {
        return all.within(x.bits << k.trailing_zeros());
    }
    all.within(low_zeros(x.zeros().saturating_add(k.trailing_zeros())))
}

fn quotient(x: Facts, k: u64) -> Facts {
    match k {
        0 => Facts::between(0, 0),
        k if k.is_power_of_two() => Facts::between(x.min / k, x.max / k).within(x.bits / k),
        k => Facts::between(x.min / k, x.max / k),
    }
}

fn remainder(x: Facts, k: u64) -> Facts {
    if x.max < k {
        return x;
    }
    let low = low_zeros(x.zeros().min(k.trailing_zeros()));
    let power = if k.is_power_of_two() { x.bits } else { u64::MAX };
    Facts::below(k).within(low & power)
}

fn either(x: Facts, y: Facts) -> Facts {
    let bits = x.bits | y.bits;
    Facts { min: 0, max: bits, bits }
}

/// All bits but the lowest `k`.
fn low_zeros(k: u32) -> u64 {
    u64::MAX.checked_shl(k).unwrap_or(0)
}
