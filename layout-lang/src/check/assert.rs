//! `assert left op right;`

use super::{Checked, Checker};
use crate::diag::catalog;
use crate::syntax::ast::{Assert, Compare};

impl Checker<'_> {
    /// Evaluates an assertion and reports it if it fails.
    pub fn assert(&mut self, assert: &Assert) -> Checked<()> {
        self.subject = "this assertion".to_owned();
        let (left, right) = (self.int(&assert.left), self.int(&assert.right));
        let (left, right) = (left?, right?);
        if holds(left, assert.op.0, right) {
            return Ok(());
        }
        self.refuse(catalog::assertion::failed(assert, left, right))
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
