//! Is a literal with run-time strides alias-free, whatever values `where` admits?
//!
//! **Claim.** Order the modes. If for each of them `dᵢ ≥ 1 + Σ (nⱼ−1)dⱼ` over the modes below it, no two coordinates
//! that differ at a mode with an integer stride share an address. *Proof.* Of two such coordinates take the topmost
//! mode i at which they differ. There the addresses differ by at least `dᵢ`, and what the modes below can take back is
//! at most the sum. The order may be any; it is the same for all values, and each inequality is proved for all of them
//! by [`Facts`]. Modes of constant strides and extents at the bottom of the order need not dominate each other: for
//! them the exact decision of [`alias`] is asked.
//!
//! The condition is sufficient. What it does not show is refuted where admitted values with a collision are found, and
//! else left as "not shown".

use super::facts::{Clause, Facts};
use super::form::Form;
use super::{collision, repair};
use crate::decide::alias::{self, Collision};
use crate::decide::budget::{CHECKS, Limit, NODES, TOTAL_NODES, TRIES, TRY};
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::sort;
use alloc::{boxed::Box, vec::Vec};
use core::cmp::Reverse;

/// One mode of a literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormDigit {
    /// Its extent.
    pub extent: Form,
    /// Its stride; `None` is a broadcast.
    pub stride: Option<Form>,
}

impl FormDigit {
    /// Whether its coordinate can move the address.
    pub(super) fn moves(&self) -> bool {
        self.stride.is_some() && self.extent.as_constant() != Some(1)
    }

    /// Whether no parameter occurs in it.
    fn is_constant(&self) -> bool {
        self.extent.as_constant().is_some() && self.stride().as_constant().is_some()
    }

    pub(super) fn stride(&self) -> Form {
        self.stride.clone().unwrap_or_default()
    }

    /// `(n − 1)·d`: the most that it adds.
    pub(super) fn reach(&self) -> Option<Form> {
        self.extent.shifted(-1).ok()?.times(&self.stride()).ok()
    }
}

/// Why a literal is not shown to be alias-free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSeparated {
    /// The mode whose stride is not shown to pass what the modes below it reach.
    pub digit: usize,
    /// What it has to be at least.
    pub needed: Form,
    /// Admitted values, and a collision of the layout that they give.
    pub collision: Option<(Vec<u64>, Collision)>,
    /// Clauses with which it is shown, none of which can be lowered.
    pub repair: Option<Vec<Clause>>,
    /// The budget that ran out before it was shown: more work might show it.
    pub limit: Option<Limit>,
    /// The budget that ran out before clauses were found: more work might find some.
    pub unsearched: Option<Limit>,
}

/// `f(c) = f(c')` only if `c` and `c'` differ at broadcast modes alone, for all admitted values. At most [`NODES`] are
/// spent on the answer, and as many on what explains a refusal.
///
/// # Errors
/// It was not shown.
pub fn check(digits: &[FormDigit], facts: &Facts, left: &mut u64) -> Result<(), Box<NotSeparated>> {
    let mut search = Search::new(digits, left);
    let Err((digit, needed)) = search.separated(facts) else { return Ok(()) };
    let limit = search.limit();
    search.refill();
    let repair = repair::repair(&mut search, facts);
    let unsearched = search.limit().filter(|_| repair.is_none());
    let collision = collision::find(&mut search, facts);
    Err(Box::new(NotSeparated { digit, needed, collision, repair, limit, unsearched }))
}

/// Whether [`check`] passes.
#[must_use]
pub fn is_separated(digits: &[FormDigit], facts: &Facts) -> bool {
    separated(digits, facts, &mut NODES.clone())
}

/// As [`is_separated`], for one of several questions that share a budget.
pub(super) fn separated(digits: &[FormDigit], facts: &Facts, left: &mut u64) -> bool {
    Search::new(digits, left).separated(facts).is_ok()
}

/// The layout at these values.
#[must_use]
pub fn layout_at(digits: &[FormDigit], values: &[u64]) -> Option<Layout> {
    let number = |form: &Form| u64::try_from(form.eval(values).ok()?).ok();
    let digit = |d: &FormDigit| {
        let stride = d.stride.as_ref().map_or(Some(Stride::Broadcast), |s| number(s).map(Stride::Int));
        Some(Digit { extent: number(&d.extent).filter(|n| *n > 0)?, stride: stride? })
    };
    Layout::new(digits.iter().map(digit).list_some()?, 0).ok()
}

/// One literal, and what may still be spent on it.
pub(super) struct Search<'a> {
    pub(super) digits: &'a [FormDigit],
    /// Entry k: what the k constant modes of the smallest strides reach. As many entries as they are alias-free for.
    ground: Vec<Form>,
    /// Of the invocation, less what is set aside.
    rest: &'a mut u64,
    /// Set aside for the question at hand.
    pub(super) left: u64,
    /// Whether a proof stopped at its own limit.
    stopped: bool,
    /// Whether a repair had too many coefficients.
    pub(super) over: bool,
}

impl Drop for Search<'_> {
    fn drop(&mut self) {
        *self.rest += self.left;
    }
}

impl<'a> Search<'a> {
    fn new(digits: &'a [FormDigit], rest: &'a mut u64) -> Self {
        let mut search = Search { digits, ground: Vec::new(), rest, left: 0, stopped: false, over: false };
        search.refill();
        search.ground = ground(digits, &mut search.left);
        search
    }

    /// Sets aside what one question may cost.
    fn refill(&mut self) {
        *self.rest += self.left;
        self.left = NODES.min(*self.rest);
        *self.rest -= self.left;
        self.stopped = false;
    }

    /// Which budget ran out, if one did.
    fn limit(&self) -> Option<Limit> {
        let limit = if *self.rest == 0 { TOTAL_NODES } else { NODES };
        match (self.left, self.over) {
            (0, _) => Some(Limit::Nodes(limit)),
            (_, true) => Some(Limit::Coefficients(CHECKS as u64)),
            _ => self.stopped.then_some(Limit::Nodes(TRIES * TRY)),
        }
    }

    /// Pays for `n` nodes; where there are not as many, all that is left is gone.
    pub(super) fn spend(&mut self, n: u64) -> Option<()> {
        let enough = self.left >= n;
        self.left = self.left.saturating_sub(n);
        enough.then_some(())
    }

    /// Whether in some order each mode passes what those below it reach; else, in the first, a mode that does not, and
    /// what its stride has to be at least.
    pub(super) fn separated(&mut self, facts: &Facts) -> Result<(), (usize, Form)> {
        let mut first = None;
        for order in self.orders(facts) {
            match self.dominated(&order, facts) {
                Ok(()) => return Ok(()),
                Err(failed) => first = first.or(Some(failed)),
            }
        }
        Err(first.expect("there is an order"))
    }

    /// Orders worth a try, the largest stride first: by the strides at admitted values, of equals the slower mode
    /// first. In the last, parameters are above constants.
    pub(super) fn orders(&self, facts: &Facts) -> Vec<Vec<usize>> {
        let mut out: Vec<Vec<usize>> = Vec::new();
        let sampler = facts.sampler();
        for start in [1000, 1, 1 << 40] {
            let start = alloc::vec![start; facts.parameters];
            let values = sampler.sample(&start).unwrap_or(start);
            let mut strides: Vec<(usize, i128)> = Vec::new();
            for (i, digit) in self.digits.iter().enumerate().filter(|(_, d)| d.moves()) {
                strides.push((i, digit.stride().eval(&values).unwrap_or(i128::MAX)));
            }
            sort::by_key(&mut strides, |(_, stride)| Reverse(*stride));
            let order = strides.mapped(|(i, _)| *i);
            if !out.contains(&order) {
                out.push(order);
            }
        }
        out
    }

    /// Whether each mode passes what the modes after it in the order reach.
    pub(super) fn dominated(&mut self, order: &[usize], facts: &Facts) -> Result<(), (usize, Form)> {
        let run = order.iter().rev().take_while(|&&i| self.digits[i].is_constant()).count();
        let free = run.min(self.ground.len() - 1);
        let mut reach = self.ground[free].clone();
        for &i in order[..order.len() - free].iter().rev() {
            let digit = &self.digits[i];
            let needed = reach.shifted(1).map_err(|_| (i, Form::default()))?;
            let spare = digit.stride().plus(&needed, -1);
            let shown = spare.map_or(Some(false), |spare| facts.decided(&spare, &mut self.left));
            self.stopped |= shown.is_none();
            if shown != Some(true) {
                return Err((i, needed));
            }
            let own = digit.reach().ok_or((i, needed))?;
            reach = reach.plus(&own, 1).map_err(|_| (i, Form::default()))?;
        }
        Ok(())
    }
}

/// [`Search::ground`]. The constant modes at the bottom of an order are, whatever the order, those of the smallest strides;
/// where all constant modes are alias-free any of them are, and once some are not, none with more of them are.
fn ground(digits: &[FormDigit], left: &mut u64) -> Vec<Form> {
    let mut constants: Vec<FormDigit> = digits.iter().filter(|d| d.moves() && d.is_constant()).cloned().list();
    sort::by_key(&mut constants, |d| d.stride().as_constant());
    let mut free =
        |k: usize| layout_at(&constants[..k], &[]).is_some_and(|l| alias::check_within(&l, left, &mut 0).is_ok());
    let most = constants.len();
    let free = if free(most) { most } else { (1..most).take_while(|&k| free(k)).count() };
    let reach = |sum: &mut i128, d: &FormDigit| {
        *sum += d.reach().and_then(|reach| reach.as_constant()).expect("it is constant, and part of a layout");
        Some(*sum)
    };
    let reaches = constants[..free].iter().scan(0, reach);
    core::iter::once(0).chain(reaches).map(Form::constant).list()
}

#[cfg(test)]
mod tests {
    use super::super::repair::at_least;
    use super::*;
    use alloc::string::String;

    fn digits(list: &[(i128, Form)]) -> Vec<FormDigit> {
        list.iter().map(|(n, d)| FormDigit { extent: Form::constant(*n), stride: Some(d.clone()) }).collect()
    }

    fn refused(digits: &[FormDigit], facts: &Facts) -> NotSeparated {
        *check(digits, facts, &mut TOTAL_NODES.clone()).unwrap_err()
    }

    fn texts(clauses: &[Clause]) -> Vec<String> {
        let names: Vec<String> = ["p", "q"].map(String::from).to_vec();
        clauses
            .iter()
            .map(|c| {
                let (l, r) = c.form().sides();
                alloc::format!("{} >= {}", l.text(&names), r.text(&names))
            })
            .collect()
    }

    #[test]
    fn the_trap_of_the_lower_bounds() {
        let list = digits(&[(2, Form::parameter(0)), (4, Form::parameter(1)), (64, Form::constant(1))]);
        let low = [at_least(0, 1000).unwrap(), at_least(1, 64).unwrap()];
        let facts = Facts { parameters: 2, clauses: low.to_vec() };
        let why = refused(&list, &facts);
        let (values, found) = why.collision.unwrap();
        assert!(facts.admit(&values) && found.holds(&layout_at(&list, &values).unwrap()));
        assert_eq!(texts(&why.repair.unwrap()), ["p >= 3 * q + 64"]);
        let none = Facts { parameters: 2, clauses: Vec::new() };
        let repair = refused(&list, &none).repair.unwrap();
        assert_eq!(texts(&repair), ["q >= 64", "p >= 3 * q + 64"]);
        assert!(is_separated(&list, &none.with(&repair)));
    }

    #[test]
    fn products() {
        let (rows, ld) = (Form::parameter(0), Form::parameter(1));
        let list = digits(&[(4, rows.times(&ld).unwrap()), (64, ld), (32, Form::constant(1))]);
        let repair = refused(&list, &Facts { parameters: 2, clauses: Vec::new() }).repair.unwrap();
        assert_eq!(texts(&repair), ["q >= 32", "p >= 64"]);
    }

    #[test]
    fn constants_need_no_dominance_among_themselves() {
        // (4, 3, 2):(p, 2, 3) — 2 and 3 do not dominate each other.
        let list = digits(&[(4, Form::parameter(0)), (3, Form::constant(2)), (2, Form::constant(3))]);
        let repair = refused(&list, &Facts { parameters: 1, clauses: Vec::new() }).repair.unwrap();
        assert_eq!(texts(&repair), ["p >= 8"]);
    }
}
