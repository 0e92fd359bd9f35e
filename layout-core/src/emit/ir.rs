//! The index expressions: a small tree over inputs of known extents. No map, no token.
//!
//! Every node is a natural number, and every node's value fits the width of the program (see [`Width`]): a difference
//! never goes below zero and a sum never wraps. Whoever builds a tree proves that; nobody checks it later.

use alloc::{boxed::Box, vec::Vec};
use core::ops;

/// Which coordinates a program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One for each top-level mode.
    Index,
    /// One integer for the whole domain.
    Linear,
    /// One for each leaf.
    Leaf,
}

/// The index type: 32 or 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Width {
    /// Its bits.
    pub bits: u32,
}

impl Width {
    /// `u32`.
    pub const U32: Width = Width { bits: 32 };
    /// `u64`.
    pub const U64: Width = Width { bits: 64 };

    /// The largest value.
    #[must_use]
    pub fn max(self) -> u64 {
        crate::int::ones(self.bits)
    }
}

/// What a program looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A weighted sum of the inputs, with no division.
    Affine,
    /// A layout of a refinement of the inputs: a weighted sum of their digits.
    Refinement,
    /// A swizzle of such a sum, as `σ(sum)` or as a xor of fields of bits.
    Xor,
    /// Anything else: the digits of integers in between are computed.
    Composite,
}

/// An index expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A constant.
    Const(u64),
    /// An input of the program.
    Input(usize),
    /// The value of an earlier `let`.
    Let(usize),
    /// A sum.
    Add(Box<Expr>, Box<Expr>),
    /// A difference that is never negative.
    Sub(Box<Expr>, Box<Expr>),
    /// A product.
    Mul(Box<Expr>, u64),
    /// A quotient, rounded down; the divisor is positive.
    Div(Box<Expr>, u64),
    /// A remainder; the divisor is positive.
    Rem(Box<Expr>, u64),
    /// A shift to the left that loses no bit.
    Shl(Box<Expr>, u32),
    /// A shift to the right.
    Shr(Box<Expr>, u32),
    /// The bits that are also in a mask.
    And(Box<Expr>, u64),
    /// The bits of either.
    Or(Box<Expr>, Box<Expr>),
    /// The bits of exactly one.
    Xor(Box<Expr>, Box<Expr>),
    /// `(x·k) ÷ 2^32`, the product in 64 bits. In bases of 32 bits only.
    High(Box<Expr>, u64),
    /// `Step(x, y, at, by)`: `x + by` where `y ≥ at`, otherwise `x`. In bases only.
    Step(Box<Expr>, Box<Expr>, u64, u64),
}

/// A function of some inputs: bindings, then a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The extent of each input.
    pub inputs: Vec<u64>,
    /// Each may use the inputs and the ones before it.
    pub lets: Vec<Expr>,
    /// The value.
    pub result: Expr,
    /// What it looks like.
    pub kind: Kind,
}

impl Expr {
    /// Whether it is a variable or a constant: used twice, it costs nothing twice.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        matches!(self, Expr::Const(_) | Expr::Input(_) | Expr::Let(_))
    }

    /// What it is, as a bit in the sets of a [`Rule`](super::simplify::Rule).
    pub(super) fn operator(&self) -> u16 {
        match self {
            Expr::Const(_) => op::CONST,
            Expr::Input(_) | Expr::Let(_) => op::VARIABLE,
            Expr::Add(..) => op::ADD,
            Expr::Sub(..) => op::SUB,
            Expr::Mul(..) => op::MUL,
            Expr::Div(..) => op::DIV,
            Expr::Rem(..) => op::REM,
            Expr::Shl(..) => op::SHL,
            Expr::Shr(..) => op::SHR,
            Expr::And(..) => op::AND,
            Expr::Or(..) => op::OR,
            Expr::Xor(..) => op::XOR,
            Expr::High(..) | Expr::Step(..) => op::OTHER,
        }
    }

    /// The operands, left to right: none of what is plain, one of an operator with a constant.
    #[must_use]
    pub fn operands(&self) -> (Option<&Expr>, Option<&Expr>) {
        match self {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => (None, None),
            Expr::Mul(x, _) | Expr::Div(x, _) | Expr::Rem(x, _) | Expr::And(x, _) => (Some(x), None),
            Expr::Shl(x, _) | Expr::Shr(x, _) | Expr::High(x, _) => (Some(x), None),
            Expr::Add(x, y) | Expr::Sub(x, y) | Expr::Or(x, y) | Expr::Xor(x, y) | Expr::Step(x, y, ..) => {
                (Some(x), Some(y))
            }
        }
    }

    /// The same, to be changed.
    pub fn operands_mut(&mut self) -> (Option<&mut Expr>, Option<&mut Expr>) {
        match self {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => (None, None),
            Expr::Mul(x, _) | Expr::Div(x, _) | Expr::Rem(x, _) | Expr::And(x, _) => (Some(x), None),
            Expr::Shl(x, _) | Expr::Shr(x, _) | Expr::High(x, _) => (Some(x), None),
            Expr::Add(x, y) | Expr::Sub(x, y) | Expr::Or(x, y) | Expr::Xor(x, y) | Expr::Step(x, y, ..) => {
                (Some(x), Some(y))
            }
        }
    }

    /// The operands as a list.
    pub fn children(&self) -> impl Iterator<Item = &Expr> {
        let (x, y) = self.operands();
        x.into_iter().chain(y)
    }

    /// How many operators are written in it.
    pub(super) fn operators(&self) -> usize {
        match self.operands() {
            (Some(x), Some(y)) => 1 + x.operators() + y.operators(),
            (Some(x), None) => 1 + x.operators(),
            _ => 0,
        }
    }

    /// The same operator on other operands.
    #[must_use]
    pub fn map_children(&self, f: &mut impl FnMut(&Expr) -> Expr) -> Expr {
        let mut on = |x: &Expr| Box::new(f(x));
        match self {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => self.clone(),
            Expr::Mul(x, k) => Expr::Mul(on(x), *k),
            Expr::Div(x, k) => Expr::Div(on(x), *k),
            Expr::Rem(x, k) => Expr::Rem(on(x), *k),
            Expr::Shl(x, k) => Expr::Shl(on(x), *k),
            Expr::Shr(x, k) => Expr::Shr(on(x), *k),
            Expr::And(x, k) => Expr::And(on(x), *k),
            Expr::Add(x, y) => Expr::Add(on(x), on(y)),
            Expr::Sub(x, y) => Expr::Sub(on(x), on(y)),
            Expr::Or(x, y) => Expr::Or(on(x), on(y)),
            Expr::Xor(x, y) => Expr::Xor(on(x), on(y)),
            Expr::High(x, k) => Expr::High(on(x), *k),
            Expr::Step(x, y, at, by) => Expr::Step(on(x), on(y), *at, *by),
        }
    }

    /// Calls `f` with the number of each `let` that occurs.
    pub fn each_let(&self, f: &mut impl FnMut(usize)) {
        if let Expr::Let(i) = self {
            return f(*i);
        }
        let (x, y) = self.operands();
        if let Some(x) = x {
            x.each_let(f);
        }
        if let Some(y) = y {
            y.each_let(f);
        }
    }
}

/// One bit for each operator.
pub(super) mod op {
    pub(in super::super) const ADD: u16 = 1;
    pub(in super::super) const SUB: u16 = 1 << 1;
    pub(in super::super) const MUL: u16 = 1 << 2;
    pub(in super::super) const DIV: u16 = 1 << 3;
    pub(in super::super) const REM: u16 = 1 << 4;
    pub(in super::super) const SHL: u16 = 1 << 5;
    pub(in super::super) const SHR: u16 = 1 << 6;
    pub(in super::super) const AND: u16 = 1 << 7;
    pub(in super::super) const OR: u16 = 1 << 8;
    pub(in super::super) const XOR: u16 = 1 << 9;
    pub(in super::super) const OTHER: u16 = 1 << 10;
    /// All of these.
    pub(in super::super) const OPERATOR: u16 = (1 << 11) - 1;
    /// No operator, but an operand.
    pub(in super::super) const CONST: u16 = 1 << 11;
    pub(in super::super) const VARIABLE: u16 = 1 << 12;
    pub(in super::super) const ANY: u16 = u16::MAX;
}

/// Two operands.
macro_rules! binary {
    ($($tr:ident $method:ident $variant:ident),*) => {$(
        impl ops::$tr for Expr {
            type Output = Expr;
            fn $method(self, other: Expr) -> Expr {
                Expr::$variant(Box::new(self), Box::new(other))
            }
        }
    )*};
}

/// An operand and a constant.
macro_rules! constant {
    ($($tr:ident $method:ident $variant:ident $int:ty),*) => {$(
        impl ops::$tr<$int> for Expr {
            type Output = Expr;
            fn $method(self, other: $int) -> Expr {
                Expr::$variant(Box::new(self), other)
            }
        }
    )*};
}

binary!(Add add Add, Sub sub Sub, BitOr bitor Or, BitXor bitxor Xor);
constant!(Mul mul Mul u64, Div div Div u64, Rem rem Rem u64, BitAnd bitand And u64, Shl shl Shl u32, Shr shr Shr u32);
