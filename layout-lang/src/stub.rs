//! What a refused item expands to: its names, with harmless values, so that one mistake gives one error.

use crate::check::{Checker, Value};
use crate::diag::{self, Diagnostic, Sink};
use crate::quote::{self, Context, Proofs};
use crate::resolve::Entry;
use crate::serial::Definition;
use crate::syntax::ast::{Expr, ExprKind, Head, Op, Spaces};
use ::quote::quote;
use layout_core::decide::budget::Budget;
use layout_core::{Digit, Layout, Map, Shape, Space, Stride};
use proc_macro2::TokenStream;

/// The errors of an inline form: an expression whose type is an error, which nothing complains about again.
#[must_use]
pub fn inline(diagnostics: &[Diagnostic]) -> TokenStream {
    let errors: Vec<TokenStream> = diagnostics.iter().map(diag::render).collect();
    match errors.as_slice() {
        [] => quote!({}),
        [front @ .., last] => quote!({ #(#front)* #last }),
    }
}

/// A constant of value 1.
#[must_use]
pub fn constant(_context: &Context<'_>, head: &Head) -> TokenStream {
    quote::constant_as(head, 1, &Definition::Poisoned)
}

/// A struct whose functions return 0, with the shape that was declared as far as it is known. It has every trait: a
/// bound on a refused layout is no second mistake.
#[must_use]
pub fn layout(context: &Context<'_>, head: &Head, domain: Option<Shape>, spaces: (Space, Space)) -> TokenStream {
    let domain = domain.filter(|d| d.size().is_ok_and(|n| n > 0 && context.index.counts(n))).unwrap_or_else(|| flat(2));
    let digits = domain.extents().into_iter().map(|extent| Digit { extent, stride: Stride::Int(0) }).collect();
    let map = Map::of(domain, Layout { digits, offset: 0 }, spaces.0, spaces.1);
    let proofs = Proofs { injective: spaces.1 == Space::Physical, dense: true };
    quote::declared(context, head, &map, proofs, &Definition::Poisoned, &mut Budget { points: 0 })
}

/// A shape of this many modes of size 1.
#[must_use]
pub fn flat(rank: usize) -> Shape {
    Shape::flat(&vec![1; rank])
}

/// The spaces of a refused item, as far as they are known.
pub fn spaces(checker: &Checker<'_>, expr: &Expr, written: Option<&Spaces>) -> (Space, Space) {
    if let Some(spaces) = written {
        return (spaces.from.0, spaces.to.0);
    }
    let named = |expr: &Expr| match &expr.kind {
        ExprKind::Name(name) => value(checker, &name.to_string()),
        _ => None,
    };
    let (first, last) = match &expr.kind {
        ExprKind::Compose(operands) => (operands.first(), operands.last()),
        ExprKind::Restrict(of, ..) => return spaces(checker, of, None),
        _ => (Some(expr), Some(expr)),
    };
    let from = last.and_then(named).map_or(Space::Logical, |m| m.from);
    let to = first.and_then(named).map_or(Space::Physical, |m| m.to);
    (from, to)
}

fn value(checker: &Checker<'_>, name: &str) -> Option<Map> {
    let value = match checker.scope.get(name)? {
        Entry::Item(i) => checker.values[i].clone()?,
        Entry::Import(i) => checker.imports.get(i)?.clone(),
    };
    match value {
        Ok(Value::Map(map)) => Some(map),
        _ => None,
    }
}

/// The domain that a refused expression would have had, so that calls of its functions have the right arity.
/// Evaluates what it can, silently.
pub fn guess(checker: &mut Checker<'_>, expr: &Expr, known: &[Option<Shape>]) -> Option<Shape> {
    match &expr.kind {
        ExprKind::Literal(shape, _) => silently(checker, |c| c.shape_of(shape)),
        ExprKind::Name(name) => match checker.scope.get(&name.to_string())? {
            Entry::Item(i) => {
                known.get(i).cloned().flatten().or_else(|| Some(value(checker, &name.to_string())?.domain))
            }
            Entry::Import(_) => Some(value(checker, &name.to_string())?.domain),
        },
        ExprKind::Compose(operands) => guess(checker, operands.last()?, known),
        ExprKind::Restrict(of, binds, _) => {
            let rank = guess(checker, of, known)?.rank();
            Some(flat(rank.saturating_sub(binds.len())))
        }
        ExprKind::Swizzle(_) | ExprKind::CuteSwizzle(_) => None,
        ExprKind::Cute(cute) => silently(checker, |c| c.shape_of(&cute.shape)),
        ExprKind::Op { op, .. } => guess_op(checker, op, known),
    }
}

fn guess_op(checker: &mut Checker<'_>, op: &Op, known: &[Option<Shape>]) -> Option<Shape> {
    let rank = |c: &mut Checker<'_>, e: &Expr| guess(c, e, known).map(|d| d.rank());
    Some(match op {
        Op::Canonical(shape) => silently(checker, |c| c.shape_of(shape))?,
        Op::Split(of, _, shape) => flat(rank(checker, of)? + silently(checker, |c| c.shape_of(shape))?.rank() - 1),
        Op::Divide(of, _) => flat(rank(checker, of)? * 2),
        Op::Repeat { of, by, .. } | Op::Interleave(of, by) => flat(rank(checker, of)? + rank(checker, by)?),
        Op::Broadcast(of, shape) => flat(rank(checker, of)? + silently(checker, |c| c.shape_of(shape))?.rank()),
        Op::Zip(of) => flat(rank(checker, of)? / 2),
        Op::Flatten(of) => flat(guess(checker, of, known)?.extents().len()),
        Op::Inverse(of) => guess(checker, of, known)?,
        Op::Permute(_, order) => flat(order.len()),
        Op::Group(_, entries) => flat(entries.len()),
        Op::Rename(_, names) => flat(names.len()),
    })
}

/// Runs a check whose reports nobody needs: the item was refused already.
fn silently<T>(checker: &mut Checker<'_>, f: impl FnOnce(&mut Checker<'_>) -> Option<T>) -> Option<T> {
    let mut sink = Sink::default();
    let mut quiet = Checker {
        scope: checker.scope,
        values: std::mem::take(&mut checker.values),
        imports: std::mem::take(&mut checker.imports),
        sink: &mut sink,
        item: 0,
        subject: String::new(),
        annotate: None,
        depth: 0,
    };
    let out = f(&mut quiet);
    checker.values = quiet.values;
    checker.imports = quiet.imports;
    let _ = sink.into_sorted();
    out
}
