//! Is a literal with run-time extents a dense bijection onto `[0, size)`, whatever the values? Lemma 1 on monomials.

use super::alias::FormDigit;
use super::form::Form;
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
///
/// # Errors
/// A broadcast; a mode whose stride is none of those products.
pub fn check(digits: &[FormDigit]) -> Result<(), NotDense> {
    let one = |d: &FormDigit| d.extent.as_constant() == Some(1);
    if let Some(digit) = digits.iter().position(|d| !one(d) && d.stride.is_none()) {
        return Err(NotDense::Broadcast { digit });
    }
    let mut left: Vec<usize> = (0..digits.len()).filter(|&i| !one(&digits[i])).collect();
    let mut expected = Form::constant(1);
    while let Some(&digit) = left.first() {
        let Some(next) = left.iter().position(|&i| digits[i].stride.as_ref() == Some(&expected)) else {
            return Err(NotDense::Stride { digit, expected });
        };
        let extent = &digits[left.remove(next)].extent;
        expected = expected.times(extent).map_err(|_| NotDense::Stride { digit, expected: Form::default() })?;
    }
    Ok(())
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
        assert_eq!(check(&work), Ok(()));
        work[0].stride = Some(times(5));
        assert_eq!(check(&work), Err(NotDense::Stride { digit: 0, expected: times(4) }));
    }
}
