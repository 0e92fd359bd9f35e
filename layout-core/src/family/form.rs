//! Polynomials in the run-time parameters of a map: strides, extents, and both sides of a `where` clause. Checked
//! arithmetic; knows no layout.

use crate::int::{Overflow, gcd};
use crate::list::{Listed as _, Mapped as _};
use crate::sort;
use alloc::{format, string::String, vec::Vec};

/// A product of parameters, by their numbers in ascending order; empty is 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Monomial(pub Vec<usize>);

impl Monomial {
    /// `self · other`.
    #[must_use]
    pub fn times(&self, other: &Monomial) -> Monomial {
        let mut all = [&self.0[..], &other.0].concat();
        sort::by_key(&mut all, |&x| x);
        Monomial(all)
    }

    /// `self / x`, where `x` is a factor.
    #[must_use]
    pub fn without(&self, x: usize) -> Option<Monomial> {
        let at = self.0.iter().position(|&i| i == x)?;
        let mut rest = self.0.clone();
        rest.remove(at);
        Some(Monomial(rest))
    }

    /// The value.
    pub fn eval(&self, values: &[u64]) -> Result<u128, Overflow> {
        let value = |i: &usize| values.get(*i).copied().map_or(0, u128::from);
        self.0.iter().try_fold(1u128, |product, i| product.checked_mul(value(i)).ok_or(Overflow))
    }

    /// As a form.
    pub fn form(&self) -> Result<Form, Overflow> {
        self.0.iter().try_fold(Form::constant(1), |product, &x| product.times(&Form::parameter(x)))
    }

    /// `ld`, `rows * ld`.
    #[must_use]
    pub fn text(&self, names: &[String]) -> String {
        self.0.mapped(|&i| names.get(i).map_or("?", String::as_str)).join(" * ")
    }
}

/// The largest coefficient of a sum or product. What fits 64 bits has none so large, and proofs that need larger ones
/// are not worth having.
const MOST: u128 = 1 << 96;

/// `Σ coefficient · monomial`. No coefficient is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Form {
    /// In the order of the monomials.
    terms: Vec<(Monomial, i128)>,
}

impl Form {
    /// A number.
    #[must_use]
    pub fn constant(n: i128) -> Self {
        Form::default().with(Monomial::default(), n)
    }

    /// The parameter with this number.
    #[must_use]
    pub fn parameter(x: usize) -> Self {
        Form::default().with(Monomial(alloc::vec![x]), 1)
    }

    /// With a monomial that it does not have.
    fn with(mut self, monomial: Monomial, coefficient: i128) -> Self {
        if coefficient != 0 {
            let at = self.place(&monomial);
            self.terms.insert(at, (monomial, coefficient));
        }
        self
    }

    /// Where the term of a monomial stands, or would.
    fn place(&self, monomial: &Monomial) -> usize {
        self.terms.partition_point(|(own, _)| own < monomial)
    }

    /// The terms, the constant first.
    pub fn terms(&self) -> impl Iterator<Item = (&Monomial, i128)> {
        self.terms.iter().map(|(m, c)| (m, *c))
    }

    /// The coefficient of a monomial, 0 where it does not occur.
    #[must_use]
    pub fn coefficient(&self, monomial: &Monomial) -> i128 {
        match self.terms.get(self.place(monomial)) {
            Some((own, c)) if own == monomial => *c,
            _ => 0,
        }
    }

    /// The number that it is, where no parameter occurs.
    #[must_use]
    pub fn as_constant(&self) -> Option<i128> {
        let constant = self.coefficient(&Monomial::default());
        (self.terms.len() == usize::from(constant != 0)).then_some(constant)
    }

    /// The most factors of a term.
    #[must_use]
    pub fn degree(&self) -> usize {
        self.terms.iter().map(|(m, _)| m.0.len()).max().unwrap_or(0)
    }

    /// The parameters that occur, ascending.
    #[must_use]
    pub fn parameters(&self) -> Vec<usize> {
        let mut all: Vec<usize> = self.terms.iter().flat_map(|(m, _)| m.0.iter().copied()).list();
        sort::by_key(&mut all, |&x| x);
        all.dedup();
        all
    }

    /// Whether no coefficient is negative: then it is at least its constant wherever the parameters are at least 0.
    #[must_use]
    pub fn is_nonnegative(&self) -> bool {
        self.terms.iter().all(|(_, c)| *c >= 0)
    }

    /// Whether coefficients and constant, without their signs, fit in 64 bits: generated code checks in sums of
    /// products of such numbers.
    #[must_use]
    pub fn is_narrow(&self) -> bool {
        self.terms.iter().all(|(_, c)| u64::try_from(c.unsigned_abs()).is_ok())
    }

    /// `self + k · other`.
    pub fn plus(&self, other: &Form, k: i128) -> Result<Form, Overflow> {
        let mut out = self.clone();
        for (monomial, c) in other.terms() {
            out.add(monomial.clone(), c.checked_mul(k).ok_or(Overflow)?)?;
        }
        Ok(out)
    }

    /// Coefficients past [`MOST`] are refused here: what is left may be added and negated without a thought.
    fn add(&mut self, monomial: Monomial, c: i128) -> Result<(), Overflow> {
        let sum = self.coefficient(&monomial).checked_add(c).filter(|n| n.unsigned_abs() <= MOST).ok_or(Overflow)?;
        let at = self.place(&monomial);
        match self.terms.get_mut(at) {
            Some((own, _)) if *own == monomial && sum == 0 => drop(self.terms.remove(at)),
            Some((own, c)) if *own == monomial => *c = sum,
            _ if sum == 0 => {}
            _ => self.terms.insert(at, (monomial, sum)),
        }
        Ok(())
    }

    /// With each coefficient divided by n, which divides all of them.
    #[must_use]
    pub fn divided(&self, n: i128) -> Form {
        Form { terms: self.terms.mapped(|(m, c)| (m.clone(), c / n)) }
    }

    /// `form / over` in lowest terms: without what divides each coefficient and `over`.
    #[must_use]
    pub fn reduced(&self, over: u64) -> (Form, u64) {
        let remainder = |c: i128| u64::try_from((c % i128::from(over)).unsigned_abs()).expect("below a `u64`");
        let common = self.terms.iter().fold(over, |n, (_, c)| gcd(n, remainder(*c)));
        (self.divided(common.into()), over / common)
    }

    /// `self · other`.
    pub fn times(&self, other: &Form) -> Result<Form, Overflow> {
        let mut out = Form::default();
        for (a, c) in self.terms() {
            for (b, d) in other.terms() {
                out.add(a.times(b), c.checked_mul(d).ok_or(Overflow)?)?;
            }
        }
        Ok(out)
    }

    /// `self + n`.
    pub fn shifted(&self, n: i128) -> Result<Form, Overflow> {
        self.plus(&Form::constant(n), 1)
    }

    /// Whether `x` occurs.
    #[must_use]
    pub fn contains(&self, x: usize) -> bool {
        self.terms.iter().any(|(m, _)| m.0.contains(&x))
    }

    /// `(A, B)` with `self = A·x + B` and neither of them containing `x`; `None` where `x` occurs squared.
    #[must_use]
    pub fn linear_in(&self, x: usize) -> Option<(Form, Form)> {
        let (mut a, mut b) = (Form::default(), Form::default());
        for (monomial, c) in self.terms() {
            match monomial.without(x) {
                None => b = b.with(monomial.clone(), c),
                Some(rest) if rest.0.contains(&x) => return None,
                Some(rest) => a = a.with(rest, c),
            }
        }
        Some((a, b))
    }

    /// By how much the value grows with `x`, the other parameters as they are; `None` where `x` occurs squared, or
    /// where it does not fit.
    #[must_use]
    pub fn slope(&self, x: usize, values: &[u64]) -> Option<i128> {
        let mut sum = 0i128;
        for (monomial, c) in self.terms().filter(|(m, _)| m.0.contains(&x)) {
            if monomial.0.iter().filter(|i| **i == x).count() > 1 {
                return None;
            }
            let others = monomial.0.iter().filter(|i| **i != x).map(|i| values.get(*i).copied().unwrap_or(0));
            let product = others.map(i128::from).try_fold(c, i128::checked_mul)?;
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }

    /// The form with `arguments[i]` for parameter `i`.
    pub fn substitute(&self, arguments: &[Form]) -> Result<Form, Overflow> {
        let mut out = Form::default();
        for (monomial, c) in self.terms() {
            let zero = Form::default();
            let factor = |product: Form, &i: &usize| product.times(arguments.get(i).unwrap_or(&zero));
            out = out.plus(&monomial.0.iter().try_fold(Form::constant(1), factor)?, c)?;
        }
        Ok(out)
    }

    /// The value.
    pub fn eval(&self, values: &[u64]) -> Result<i128, Overflow> {
        self.terms().try_fold(0i128, |sum, (monomial, c)| {
            let product = i128::try_from(monomial.eval(values)?).map_err(|_| Overflow)?;
            sum.checked_add(product.checked_mul(c).ok_or(Overflow)?).ok_or(Overflow)
        })
    }

    /// The terms with a positive coefficient, and those with a negative one, negated.
    #[must_use]
    pub fn sides(&self) -> (Form, Form) {
        let (mut plus, mut minus) = (Form::default(), Form::default());
        for (monomial, c) in self.terms() {
            if c > 0 {
                plus = plus.with(monomial.clone(), c);
            } else {
                minus = minus.with(monomial.clone(), c.saturating_neg());
            }
        }
        (plus, minus)
    }

    /// `3 * q + 64`: as the language writes it, the constant last.
    #[must_use]
    pub fn text(&self, names: &[String]) -> String {
        let mut out = String::new();
        let constants = self.terms.iter().filter(|(m, _)| m.0.is_empty()).count();
        let (constant, others) = self.terms.split_at(constants);
        for (monomial, c) in others.iter().chain(constant) {
            let sign = match (out.is_empty(), *c < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            let (size, product) = (c.unsigned_abs(), monomial.text(names));
            let term = match (size, product.is_empty()) {
                (_, true) => format!("{size}"),
                (1, false) => product,
                (_, false) => format!("{size} * {product}"),
            };
            out += &format!("{sign}{term}");
        }
        if out.is_empty() { String::from("0") } else { out }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic() {
        let names = [String::from("rows"), String::from("ld")];
        let (rows, ld) = (Form::parameter(0), Form::parameter(1));
        let product = rows.times(&ld).unwrap().plus(&ld, -63).unwrap().shifted(-32).unwrap();
        assert_eq!(product.text(&names), "rows * ld - 63 * ld - 32");
        assert_eq!(product.eval(&[100, 40]), Ok(100 * 40 - 63 * 40 - 32));
        assert_eq!(product.eval(&[u64::MAX, u64::MAX]), Err(Overflow));
        for most in [i128::MIN, i128::MAX, 1 << 97] {
            assert_eq!(ld.shifted(most), Err(Overflow));
            assert_eq!(rows.times(&Form::constant(most)), Err(Overflow));
        }
        assert_eq!(ld.shifted(1 << 96).unwrap().shifted(1), Err(Overflow));
        let (a, b) = product.linear_in(1).unwrap();
        assert_eq!((a.text(&names), b.text(&names)), (String::from("rows - 63"), String::from("-32")));
        assert_eq!(ld.times(&ld).unwrap().linear_in(1), None);
        let swapped = product.substitute(&[ld, Form::constant(2)]).unwrap();
        assert_eq!(swapped.text(&names), "2 * ld - 158");
        assert_eq!(Form::constant(0).text(&names), "0");
        assert_eq!(swapped.plus(&swapped, -1).unwrap().as_constant(), Some(0));
    }
}
