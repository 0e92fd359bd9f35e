//! The clause of `where` that would make an assertion about a map with parameters pass.

use super::trial::Trials;
use super::{Kind, Repair, Stop, accepts};
use crate::check::{Failure, sufficient};
use crate::diag::catalog::parameter;
use crate::syntax::ast::Assert;
use layout_core::decide::budget::Limit;
use layout_core::list::Mapped as _;

/// The first clauses of [`sufficient`], as text, or what stopped the search for them.
pub(super) fn clause(
    trials: &mut Trials<'_, '_>,
    assert: &Assert,
    failure: &Failure,
    target: usize,
) -> (Option<Repair>, Option<Stop>) {
    match search(trials, assert, failure, target) {
        Ok(found) => (found, None),
        Err(limit) => (None, Some(Stop::Clauses(limit))),
    }
}

fn search(
    trials: &mut Trials<'_, '_>,
    assert: &Assert,
    failure: &Failure,
    target: usize,
) -> Result<Option<Repair>, Limit> {
    trials.begin()?;
    let measured = &failure.measured[target];
    let (Some(open), Some(leaves)) = (measured.open.as_ref(), trials.leaves(assert)) else { return Ok(None) };
    let wanted = |n| measured.is_better(n) && accepts(assert, failure, target, &leaves, n);
    let found = sufficient(open, &wanted, &mut trials.checker.helps.analyses)?;
    Ok(found.map(|(clauses, value)| {
        let text: Vec<String> = clauses.mapped(|c| parameter::clause(c, &open.family.names));
        Repair { text: text.join(", "), item: None, kind: Kind::Where, value, holds: true, breaks: None }
    }))
}
