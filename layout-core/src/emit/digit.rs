//! Expressions seen as `scale · (⌊v/weight⌋ mod extent)`, shifts and masks included: what the rules on digits match.

use super::ir::Expr;
use super::range::Ranges;

/// `x ÷ b`, or a shift to the right.
pub(super) fn as_div(e: &Expr) -> Option<(&Expr, u64)> {
    match e {
        Expr::Div(x, b) => Some((x, *b)),
        Expr::Shr(x, k) => Some((x, 1u64.checked_shl(*k)?)),
        _ => None,
    }
}

/// `x mod b`, or a mask of the lowest bits.
pub(super) fn as_rem(e: &Expr) -> Option<(&Expr, u64)> {
    match e {
        Expr::Rem(x, b) => Some((x, *b)),
        Expr::And(x, mask) => Some((x, mask.checked_add(1).filter(|b| b.is_power_of_two())?)),
        _ => None,
    }
}

/// `x · a`, or a shift to the left.
pub(super) fn as_mul(e: &Expr) -> Option<(&Expr, u64)> {
    match e {
        Expr::Mul(x, a) => Some((x, *a)),
        Expr::Shl(x, k) => Some((x, 1u64.checked_shl(*k)?)),
        _ => None,
    }
}

/// Whether it is a digit below another one, as a [`Piece`]: of two that join one is.
pub(super) fn has_modulo(e: &Expr) -> bool {
    match e {
        Expr::Rem(..) | Expr::And(..) => true,
        Expr::Mul(x, _) | Expr::Shl(x, _) => matches!(**x, Expr::Rem(..) | Expr::And(..)),
        _ => false,
    }
}

/// `scale · (⌊of/weight⌋ mod extent)`; no modulo where there is no extent.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    of: &'a Expr,
    weight: u64,
    extent: Option<u64>,
    scale: u64,
}

impl<'a> Piece<'a> {
    /// Any expression is one, of itself at the least.
    pub(super) fn of(e: &'a Expr) -> Option<Self> {
        let (e, scale) = as_mul(e).unwrap_or((e, 1));
        let (e, extent) = as_rem(e).map_or((e, None), |(x, b)| (x, Some(b)));
        let (of, weight) = as_div(e).unwrap_or((e, 1));
        (scale > 0 && weight > 0).then_some(Piece { of, weight, extent, scale })
    }

    fn expr(self, scale: u64) -> Expr {
        let quotient = if self.weight == 1 { self.of.clone() } else { self.of.clone() / self.weight };
        let digit = if let Some(m) = self.extent { quotient % m } else { quotient };
        if scale == 1 { digit } else { digit * scale }
    }

    /// The sum of two neighbouring digits as one, in either order.
    pub(super) fn joined(&self, other: &Piece, r: &Ranges) -> Option<Expr> {
        self.above(other, r).or_else(|| other.above(self, r))
    }

    /// `self + low`, where `self` is the digit on top of `low`.
    fn above(&self, low: &Piece, r: &Ranges) -> Option<Expr> {
        let m = low.extent?;
        let follows = self.weight == low.weight.checked_mul(m)? && self.scale == low.scale.checked_mul(m)?;
        let extent = match self.extent {
            Some(own) => Some(own.checked_mul(m).filter(|x| *x <= r.width.max())?),
            None => None,
        };
        (follows && self.of == low.of).then(|| Piece { extent, ..*low }.expr(low.scale))
    }

    /// `self − high`, where `high` is all of `self` but its lowest digit.
    pub(super) fn without(&self, high: &Piece, r: &Ranges) -> Option<Expr> {
        let m = high.scale.checked_div(self.scale).filter(|m| *m > 1 && *m <= r.width.max())?;
        let same = self.of == high.of && self.extent.is_none() && high.extent.is_none();
        let follows = high.weight == self.weight.checked_mul(m)? && high.scale == self.scale * m;
        (same && follows).then(|| Piece { extent: Some(m), ..*self }.expr(self.scale))
    }
}
