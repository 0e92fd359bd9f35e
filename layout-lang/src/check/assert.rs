//! `assert left op right;`

use super::int::apply;
use super::{Checked, Checker, Measured, Subject};
use crate::source;
use crate::syntax::ast::{Assert, Compare, Int, IntKind};
use layout_core::list::Listed as _;

/// An assertion that does not hold.
pub struct Failure {
    /// Its position.
    pub item: usize,
    /// The values of its sides.
    pub sides: (i128, i128),
    /// The analyses in it, in order.
    pub measured: Vec<Measured>,
}

impl Checker<'_> {
    /// Evaluates an assertion; one that fails waits for [`crate::repair::explain`], and one about a layout that holds
    /// goes into its documentation.
    pub fn assert(&mut self, assert: &Assert) -> Checked<()> {
        let (sides, measured) = self.sides_of(assert)?;
        if holds(sides.0, assert.op.0, sides.1) {
            self.document(assert, &measured);
            self.held.push(self.item);
        } else {
            self.failed.push(Failure { item: self.item, sides, measured });
        }
        Ok(())
    }

    /// The values of the two sides, and the analyses in them.
    pub(crate) fn sides_of(&mut self, assert: &Assert) -> Checked<((i128, i128), Vec<Measured>)> {
        self.subject = Subject::Assertion;
        self.annotate = None;
        self.measured.clear();
        let (left, right) = (self.int(&assert.left), self.int(&assert.right));
        let measured = std::mem::take(&mut self.measured);
        Ok(((left?, right?), measured))
    }

    fn document(&mut self, assert: &Assert, measured: &[Measured]) {
        let text = format!("Asserted: `{}`.", source::assertion(assert));
        let mut items: Vec<usize> = measured.iter().filter_map(|m| m.item).list();
        items.sort_unstable();
        items.dedup();
        self.docs.extend(items.into_iter().map(|item| (item, text.clone())));
    }

    /// The values of an expression's leaves that are no analyses, in order.
    pub(crate) fn leaves(&mut self, int: &Int, out: &mut Vec<i128>) -> Option<()> {
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
pub fn again(
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
#[must_use]
pub fn holds(left: i128, op: Compare, right: i128) -> bool {
    match op {
        Compare::Eq => left == right,
        Compare::Ne => left != right,
        Compare::Lt => left < right,
        Compare::Le => left <= right,
        Compare::Gt => left > right,
        Compare::Ge => left >= right,
    }
}
