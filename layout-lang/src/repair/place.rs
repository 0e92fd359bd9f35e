//! Where a map says how things lie in memory: the expression at its left end.

use crate::check::{is_swizzle, regrouped};
use crate::resolve::{Entry, Scope};
use crate::syntax::ast::{Expr, ExprKind, Item, Op};

/// An expression, and the position of the item that it is a part of.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub expr: &'a Expr,
    pub item: usize,
}

/// The left end of a map.
pub struct Storage<'a> {
    /// What the swizzles are put in front of: a literal, or whatever else the block says no more of.
    pub leaf: Place<'a>,
    /// The outermost operation that makes copies of it: a swizzle inside may be another than one of them all.
    pub copies: Option<Place<'a>>,
    /// The swizzle that acts last.
    pub swizzle: Option<Place<'a>>,
}

impl<'a> Storage<'a> {
    /// Follows names and the operations that change only the domain.
    pub fn of(map: Place<'a>, items: &'a [Item], scope: &Scope) -> Self {
        let mut out = Storage { leaf: map, copies: None, swizzle: None };
        // A name that leads to itself has no value: none is met here. A chain is no longer than the block.
        while let Some(next) = out.step(items, scope) {
            out.leaf = next;
        }
        out
    }

    fn step(&mut self, items: &'a [Item], scope: &Scope) -> Option<Place<'a>> {
        let Place { expr, item } = self.leaf;
        let here = |expr: &'a Expr| Some(Place { expr, item });
        match &expr.kind {
            ExprKind::Restrict(of, ..) => here(of),
            ExprKind::Compose(operands) => {
                let first = operands.iter().find(|e| !is_swizzle(e))?;
                let swizzle = operands.first().filter(|e| is_swizzle(e));
                self.swizzle = self.swizzle.or(swizzle.map(|expr| Place { expr, item }));
                here(first)
            }
            ExprKind::Op { op: Op::Repeat { of, .. } | Op::Interleave(of, _) | Op::Broadcast(of, _), .. } => {
                self.copies = self.copies.or(Some(self.leaf));
                here(of)
            }
            ExprKind::Op { op, .. } => here(regrouped(op)?),
            ExprKind::Name(name) => {
                let Some(Entry::Item(item)) = scope.get(&name.to_string()) else { return None };
                let Item::Layout(layout) = &items[item] else { return None };
                layout.parameters.is_empty().then_some(Place { expr: &layout.expr, item })
            }
            _ => None,
        }
    }
}
