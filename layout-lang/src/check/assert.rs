//! `assert left op right;`

use super::int::apply;
use super::repair::repairs;
use super::{Checked, Checker, Measured, Repair};
use crate::diag::catalog;
use crate::source;
use crate::syntax::ast::{Assert, Compare, Int, IntKind};

impl Checker<'_> {
    /// Evaluates an assertion and reports it if it fails; one about a layout that holds goes into its documentation.
    pub fn assert(&mut self, assert: &Assert) -> Checked<()> {
        self.subject = "this assertion".to_owned();
        self.measured.clear();
        let (left, right) = (self.int(&assert.left), self.int(&assert.right));
        let measured = std::mem::take(&mut self.measured);
        let (left, right) = (left?, right?);
        if holds(left, assert.op.0, right) {
            self.document(assert, &measured);
            return Ok(());
        }
        let repairs = self.repairs(assert, &measured);
        self.refuse(catalog::assertion::failed(assert, (left, right), &measured, repairs))
    }

    fn document(&mut self, assert: &Assert, measured: &[Measured]) {
        let (left, right) = (source::int(&assert.left), source::int(&assert.right));
        let text = format!("Asserted: `{left} {} {right}`.", source::compare(assert.op.0));
        let mut items: Vec<usize> = measured.iter().filter_map(|m| m.item).collect();
        items.sort_unstable();
        items.dedup();
        self.docs.extend(items.into_iter().map(|item| (item, text.clone())));
    }

    /// What would make the assertion pass by the first analysis of banks in it, and which that is.
    fn repairs<'m>(&mut self, assert: &Assert, measured: &'m [Measured]) -> Option<(&'m Measured, Vec<Repair>)> {
        let target = measured.iter().position(|m| m.answer.is_of_banks())?;
        let mut leaves = Vec::new();
        self.leaves(&assert.left, &mut leaves)?;
        self.leaves(&assert.right, &mut leaves)?;
        let known: Vec<i128> = measured.iter().map(|m| m.answer.value().into()).collect();
        let accepts = |n| {
            let mut known = known.clone();
            known[target] = n;
            let (mut leaves, mut analyses) = (leaves.iter().copied(), known.into_iter());
            let left = again(&assert.left, &mut leaves, &mut analyses);
            let right = again(&assert.right, &mut leaves, &mut analyses);
            left.zip(right).is_some_and(|(left, right)| holds(left, assert.op.0, right))
        };
        Some((&measured[target], repairs(&measured[target], &accepts, &mut self.left.repairs)))
    }

    /// The values of an expression's leaves that are no analyses, in order.
    fn leaves(&mut self, int: &Int, out: &mut Vec<i128>) -> Option<()> {
        match &int.kind {
            IntKind::Neg(of) => self.leaves(of, out)?,
            IntKind::Binary(a, _, b, _) => {
                self.leaves(a, out)?;
                self.leaves(b, out)?;
            }
            IntKind::Analysis(_) => {}
            _ => out.push(self.int(int).ok()?),
        }
        Some(())
    }
}

/// An expression over known values of its leaves; `None` past 128 bits, or for a division by 0.
fn again(
    int: &Int,
    leaves: &mut impl Iterator<Item = i128>,
    analyses: &mut impl Iterator<Item = i128>,
) -> Option<i128> {
    match &int.kind {
        IntKind::Neg(of) => again(of, leaves, analyses)?.checked_neg(),
        IntKind::Binary(a, op, b, _) => {
            let a = again(a, leaves, analyses)?;
            apply(a, *op, again(b, leaves, analyses)?)
        }
        IntKind::Analysis(_) => analyses.next(),
        _ => leaves.next(),
    }
}

/// Whether the comparison is true.
fn holds(left: i128, op: Compare, right: i128) -> bool {
    match op {
        Compare::Eq => left == right,
        Compare::Ne => left != right,
        Compare::Lt => left < right,
        Compare::Le => left <= right,
        Compare::Gt => left > right,
        Compare::Ge => left >= right,
    }
}
