//! The value of an item, and whether the index type holds it.

use crate::check::{Checked, Checker, Given, Slice, Subject, Value, Want};
use crate::diag::{Reported, catalog};
use crate::family_code::{self, FamilyCode, Unfit};
use crate::index::IndexType;
use crate::resolve;
use crate::syntax::ast::{Head, Int, Item, Spaces};
use layout_core::Path;
use layout_core::decide::budget::Budget;
use layout_core::family::Family;
use proc_macro2::Span;

/// The value of the item at a position, those that it names evaluated; `None` where it has none.
pub fn value(checker: &mut Checker<'_>, item: &Item, position: usize, index: IndexType) -> Option<Checked<Value>> {
    checker.item = position;
    checker.depth = 0;
    if let Some(head) = resolve::head(item) {
        checker.subject = Subject::Item(head.name.clone());
        checker.annotate = Some(head.name.clone());
    }
    match item {
        Item::Const(c) => Some(constant(checker, &c.head, &c.value)),
        Item::Layout(l) => {
            let opened = checker.open(item);
            let slice = opened.and_then(|()| checker.slice(&l.expr, want(l.spaces.as_ref())));
            let slice = slice.and_then(|s| checker.close(&s, l.head.name.span()).map(|()| s));
            let slice = slice.and_then(|s| checker.written(&s, l.head.name.span()).map(|()| s));
            let slice = slice.and_then(|s| fits(checker, s, l.head.name.span(), index));
            checker.given = Given::default();
            Some(slice.map(|s| match (s.bound, &s.family) {
                (0, None) => Value::Map(s.map),
                _ => Value::Slice(s),
            }))
        }
        Item::Assert(assert) => {
            // Reported inside; nothing depends on an assertion.
            let _: Checked<()> = checker.assert(assert);
            None
        }
        Item::Use(_) => None,
        Item::Broken(_) => Some(Err(Reported::elsewhere())),
    }
}

fn constant(checker: &mut Checker<'_>, head: &Head, value: &Int) -> Checked<Value> {
    let n = checker.int(value)?;
    match u64::try_from(n) {
        Ok(_) => Ok(Value::Int(n)),
        Err(_) => checker.refuse(catalog::literal::constant(value.span, &head.name.to_string(), n)),
    }
}

/// What an annotation asks for.
#[must_use]
pub fn want(spaces: Option<&Spaces>) -> Want {
    Want { from: spaces.map(|s| s.from.0), to: spaces.map(|s| s.to.0) }
}

/// A mode with a run-time extent among the values of a restriction that is bound at run time.
fn left(slice: &Slice, family: &Family) -> Option<Path> {
    let domain = &slice.map.domain;
    let mut leaves = domain.leaves().into_iter().zip(family.extents(domain));
    let open =
        leaves.find(|(leaf, extent)| slice.bound > 0 && leaf.mode >= slice.bound && extent.as_constant().is_none());
    open.map(|(leaf, _)| leaf.path)
}

/// Whether there are parameters of which `new` makes something.
fn made(checker: &mut Checker<'_>, slice: Slice, span: Span, index: IndexType) -> Checked<Slice> {
    let Some(family) = slice.family.as_deref() else { return Ok(slice) };
    let code = |index| FamilyCode::new(&slice, family, index, &Budget::default());
    if code(index).is_wide() {
        let subject = checker.subject.to_string();
        return checker.refuse(catalog::room::too_large(span, &subject));
    }
    let Some(limit) = code(index).never(&mut checker.left.nodes) else { return Ok(slice) };
    let wider = (index != IndexType::U64 && code(IndexType::U64).is_made()).then(|| IndexType::U64.name());
    let subject = checker.subject.to_string();
    checker.refuse(catalog::room::never(span, &subject, &family.names, &limit, wider))
}

/// Whether every coordinate, address and intermediate value fits the index type.
pub fn fits(checker: &mut Checker<'_>, slice: Slice, span: Span, index: IndexType) -> Checked<Slice> {
    let map = &slice.map;
    if let Some(family) = &slice.family {
        let subject = checker.subject.to_string();
        if let Some(mode) = left(&slice, family) {
            return checker.refuse(catalog::extent::left(span, &subject, &mode));
        }
        return match family_code::fits(&slice, family, index) {
            Ok(()) => made(checker, slice, span, index),
            Err(Unfit::Size(n)) => {
                checker.refuse(catalog::literal::index_type(span, &subject, "size", n, index.name()))
            }
            Err(Unfit::Number(n)) => {
                let what = "largest number in the extents";
                checker.refuse(catalog::literal::index_type(span, &subject, what, n, index.name()))
            }
            Err(Unfit::Wide) => checker.refuse(catalog::room::too_large(span, &subject)),
            Err(Unfit::Mixed) => checker.refuse(catalog::extent::mixed(span, &subject)),
        };
    }
    let cosize = checker.cosize(map, span)?;
    let mut largest = 1;
    for layout in map.layouts().skip(1) {
        largest = largest.max(layout.size());
    }
    for (what, n) in [("size", map.size()), ("cosize", cosize), ("size of an intermediate tile", largest)] {
        if !index.counts(n) {
            let subject = checker.subject.to_string();
            return checker.refuse(catalog::literal::index_type(span, &subject, what, u128::from(n), index.name()));
        }
    }
    if !layout_core::emit::fits(map, index.width()) {
        let subject = checker.subject.to_string();
        return checker.refuse(catalog::literal::intermediate(span, &subject, index.name()));
    }
    checker.fitting = Some(cosize);
    Ok(slice)
}
