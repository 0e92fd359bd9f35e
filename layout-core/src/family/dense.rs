//! Is a literal with run-time extents a dense bijection onto `[0, size)`, whatever the values? Lemma 1 on
//! polynomials.

use super::alias::FormDigit;
use super::facts::Facts;
use super::form::Form;
use crate::int::Overflow;
use crate::list::Listed as _;
use alloc::vec::Vec;

/// Why a literal is not shown to be a dense bijection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDense {
    /// A mode is a broadcast.
    Broadcast {
        /// The mode.
        digit: usize,
    },
    /// With the other modes below it, this one should have had another stride.
    Stride {
        /// The mode.
        digit: usize,
        /// The running product of the extents of the modes that are in order.
        expected: Form,
    },
}

/// The strides are, in some order, the running products of the extents, as polynomials: then they are for all values.
/// Otherwise the mode to blame is, of those that are left, the one whose stride is the smallest at admitted values.
///
/// # Errors
/// A product that does not fit. Within: a broadcast; a mode whose stride is none of those products.
pub fn check(digits: &[FormDigit], facts: &Facts) -> Result<Result<(), NotDense>, Overflow> {
    let one = |d: &FormDigit| d.extent.as_constant() == Some(1);
    if let Some(digit) = digits.iter().position(|d| !one(d) && d.stride.is_none()) {
        return Ok(Err(NotDense::Broadcast { digit }));
    }
    let mut left: Vec<usize> = (0..digits.len()).filter(|&i| !one(&digits[i])).list();
    let mut expected = Form::constant(1);
    while !left.is_empty() {
        let Some(next) = left.iter().position(|&i| digits[i].stride.as_ref() == Some(&expected)) else {
            let digit = smallest(digits, &left, facts);
            return Ok(Err(NotDense::Stride { digit, expected }));
        };
        expected = expected.times(&digits[left.remove(next)].extent)?;
    }
    Ok(Ok(()))
}

/// Of these modes, the one of the smallest stride at admitted values.
fn smallest(digits: &[FormDigit], among: &[usize], facts: &Facts) -> usize {
    let start = alloc::vec![1; facts.parameters];
    let values = facts.sample(&start).unwrap_or(start);
    let stride = |&i: &usize| digits[i].stride().eval(&values).unwrap_or(i128::MAX);
    among.iter().copied().min_by_key(stride).expect("a mode is left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scheduler() {
        let n = Form::parameter(0);
        let digit = |extent: &Form, stride: Form| FormDigit { extent: extent.clone(), stride: Some(stride) };
        let (two, times) = (Form::constant(2), |k: i128| Form::default().plus(&n, k).unwrap());
        // (3, n, 2, 2):(4n, 2, 2n, 1)
        let mut work = alloc::vec![
            digit(&Form::constant(3), times(4)),
            digit(&n, two.clone()),
            digit(&two, times(2)),
            digit(&two, Form::constant(1)),
        ];
        let facts = Facts { parameters: 1, clauses: Vec::new() };
        assert_eq!(check(&work, &facts), Ok(Ok(())));
        // n, 2 and 1 are in order; of 5n and 2n + 1 the latter is smaller.
        work[0].stride = Some(times(5));
        work[2].stride = Some(times(2).shifted(1).unwrap());
        assert_eq!(check(&work, &facts), Ok(Err(NotDense::Stride { digit: 2, expected: times(2) })));
        let wide = [digit(&Form::constant(i128::MAX), Form::constant(1)), digit(&two, Form::constant(i128::MAX))];
        assert_eq!(check(&wide, &facts), Err(Overflow));
    }
}
