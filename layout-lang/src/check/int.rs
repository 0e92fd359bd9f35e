//! Integer expressions, in checked 128-bit arithmetic.

use super::{Checked, Checker, Value};
use crate::diag::catalog;
use crate::syntax::ast::{BinOp, Int, IntKind};

impl Checker<'_> {
    /// The value of an integer expression, of less than 2¹²⁷ in size.
    pub fn int(&mut self, int: &Int) -> Checked<i128> {
        match &int.kind {
            IntKind::Literal(n) => match i128::try_from(*n) {
                Ok(n) => Ok(n),
                Err(_) => self.refuse(catalog::literal::number_overflow(int.span)),
            },
            IntKind::Name(name) if self.given.names.iter().any(|n| name == n) => {
                self.refuse(catalog::parameter::not_here(name))
            }
            IntKind::Name(name) => match self.lookup(name, false)? {
                Value::Int(n) => Ok(n),
                Value::Map(_) | Value::Slice(_) => self.refuse(catalog::names::not_an_integer(name)),
            },
            IntKind::Neg(of) => self.int(of).map(|n| -n),
            IntKind::Binary(a, op, b, at) => {
                let (a, b) = (self.int(a), self.int(b));
                let (a, b) = (a?, b?);
                if b == 0 && matches!(op, BinOp::Div | BinOp::Rem) {
                    return self.refuse(catalog::literal::division_by_zero(*at));
                }
                match apply(a, *op, b) {
                    Some(n) => Ok(n),
                    None => self.refuse(catalog::literal::number_overflow(*at)),
                }
            }
            IntKind::Analysis(analysis) => self.analysis(analysis),
            IntKind::Measure(function, of) => {
                let slice = self.measured(of)?;
                if let Some(family) = &slice.family {
                    return self.open_size(function, of, &slice, family);
                }
                match function.to_string().as_str() {
                    "size" => Ok(slice.values().extents().into_iter().map(i128::from).product()),
                    _ => self.cosize(&slice.map, of.span).map(i128::from),
                }
            }
        }
    }

    /// An integer that must fit in 64 bits and not be negative.
    pub fn natural(&mut self, int: &Int, what: &'static str) -> Checked<u64> {
        let n = self.int(int)?;
        match u64::try_from(n) {
            Ok(n) => Ok(n),
            Err(_) if n < 0 => self.refuse(catalog::literal::negative(int.span, what, n)),
            Err(_) => self.refuse(catalog::literal::too_large(int.span, what, n)),
        }
    }
}

/// Between −2¹²⁷ and 2¹²⁷, neither of them included: each has a negative.
pub(super) fn apply(a: i128, op: BinOp, b: i128) -> Option<i128> {
    let n = match op {
        BinOp::Add => a.checked_add(b),
        BinOp::Sub => a.checked_sub(b),
        BinOp::Mul => a.checked_mul(b),
        BinOp::Div => a.checked_div(b),
        BinOp::Rem => a.checked_rem(b),
    };
    n.filter(|n| *n != i128::MIN)
}
