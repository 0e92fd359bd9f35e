//! The clause of `where` that would make an assertion about a map with parameters pass.

use super::trial::Trials;
use super::{Kind, Repair, accepts};
use crate::check::{Failure, sufficient};
use crate::diag::catalog::parameter;
use crate::syntax::ast::Assert;

/// The first clauses of [`sufficient`], as text.
pub(super) fn clause(trials: &mut Trials<'_, '_>, assert: &Assert, failure: &Failure, target: usize) -> Option<Repair> {
    let measured = &failure.measured[target];
    let open = measured.open.as_ref()?;
    let mut leaves = Vec::new();
    trials.checker.leaves(&assert.left, &mut leaves)?;
    trials.checker.leaves(&assert.right, &mut leaves)?;
    let wanted = |n| measured.is_better(n) && accepts(assert, failure, target, &leaves, n);
    let (clauses, value) = sufficient(open, &wanted, &mut trials.checker.left.repairs)?;
    let text: Vec<String> = clauses.iter().map(|c| parameter::clause(c, &open.family.names)).collect();
    Some(Repair { text: text.join(", "), item: None, kind: Kind::Where, value, holds: true, breaks: None })
}
