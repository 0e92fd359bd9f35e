//! What a text in the place of an expression would make of an assertion: parsed, and evaluated with all that depends on
//! it.

use super::place::Place;
use crate::check::{Change, Checked, Checker, Failure, TRIAL, Value, holds};
use crate::index::IndexType;
use crate::item;
use crate::resolve::{Entry, dependencies};
use crate::source;
use crate::syntax;
use crate::syntax::ast::{Assert, Expr, Item};
use layout_core::Map;
use layout_core::decide::budget::Limit;
use layout_core::list::{Listed as _, Mapped as _};

/// A block with all its values, in which changes are tried.
pub struct Trials<'c, 'a> {
    pub checker: &'c mut Checker<'a>,
    pub items: &'c [Item],
    pub index: IndexType,
    /// Positions, each after what it names.
    order: &'c [usize],
    /// For each position, the positions that it names.
    names: Vec<Vec<usize>>,
    /// For each position, whether it is an assertion that holds.
    held: Vec<bool>,
    /// The values that a change has replaced, by position.
    kept: Vec<(usize, Option<Checked<Value>>)>,
}

/// What becomes of an assertion.
pub struct Outcome {
    /// Whether it holds.
    pub holds: bool,
    /// The values of its analyses.
    pub values: Vec<u64>,
    /// Another assertion, which held and does no more.
    pub breaks: Option<String>,
}

impl<'c, 'a> Trials<'c, 'a> {
    pub fn new(checker: &'c mut Checker<'a>, items: &'c [Item], order: &'c [usize], index: IndexType) -> Self {
        let scope = checker.scope;
        let position = |name: &proc_macro2::Ident| match scope.get(&name.to_string()) {
            Some(Entry::Item(i)) => Some(i),
            _ => None,
        };
        let names = items.mapped(|item| dependencies(item).iter().filter_map(position).list());
        let mut held = vec![false; items.len()];
        checker.held.iter().for_each(|&i| held[i] = true);
        Trials { checker, items, index, order, names, held, kept: Vec::new() }
    }

    /// Whether the budget has nothing left for a search.
    ///
    /// # Errors
    /// It has not.
    pub fn begin(&mut self) -> Result<(), Limit> {
        self.checker.helps.analyses.take(TRIAL)
    }

    /// The values of an assertion's leaves that are no analyses.
    pub fn leaves(&mut self, assert: &Assert) -> Option<Vec<i128>> {
        let mut leaves = Vec::new();
        self.checker.leaves(&assert.left, &mut leaves)?;
        self.checker.leaves(&assert.right, &mut leaves)?;
        Some(leaves)
    }

    /// The assertion `failure` where `text` stands at a place; `None` where that is refused.
    ///
    /// # Errors
    /// A budget that ran out.
    pub fn of(&mut self, failure: &Failure, place: Place<'_>, text: &str) -> Result<Option<Outcome>, Limit> {
        self.under(place, text, |trials, made| trials.outcome(failure, made))
    }

    /// The map that an analysis of `failure` is about where `text` stands at a place; `None` where that is refused.
    ///
    /// # Errors
    /// A budget that ran out.
    pub fn map(&mut self, failure: &Failure, of: &Expr, place: Place<'_>, text: &str) -> Result<Option<Map>, Limit> {
        self.under(place, text, |trials, made| {
            let needed = trials.needed_by(failure.item);
            let made: Vec<usize> = made.iter().copied().filter(|i| needed[*i]).list();
            let known = trials.evaluate(&made)?;
            let slice = known.then(|| trials.checker.quietly(|c| c.measured(of)));
            Ok(slice.and_then(Result::ok).filter(|slice| slice.family.is_none()).map(|slice| slice.map))
        })
    }

    /// Evaluates something where `text` stands at a place, given the items that this changes.
    fn under<T>(
        &mut self,
        place: Place<'_>,
        text: &str,
        evaluate: impl FnOnce(&mut Self, &[usize]) -> Result<Option<T>, Limit>,
    ) -> Result<Option<T>, Limit> {
        let Some(by) = syntax::expression(text) else { return Ok(None) };
        let made = self.made_from(place.item);
        self.checker.change = Some(Change { at: place.expr, by });
        self.on_own_budget();
        let found = evaluate(self, &made);
        // What is refused for want of a budget is not tried.
        let found = self.checker.left.spent().map_or(found, Err);
        self.on_own_budget();
        self.checker.change = None;
        std::mem::take(&mut self.kept).into_iter().for_each(|(i, value)| self.checker.values[i] = value);
        found
    }

    /// Helps take nothing from what the assertions of the block may spend; the second call takes the first back.
    fn on_own_budget(&mut self) {
        std::mem::swap(&mut self.checker.left, &mut self.checker.helps);
    }

    fn outcome(&mut self, failure: &Failure, made: &[usize]) -> Result<Option<Outcome>, Limit> {
        let needed = self.needed_by(failure.item);
        let (first, rest): (Vec<usize>, Vec<usize>) = made.iter().copied().partition(|i| needed[*i]);
        if !self.evaluate(&first)? {
            return Ok(None);
        }
        let Some((holds, values)) = self.assertion(failure.item)? else { return Ok(None) };
        let mut out = Outcome { holds, values, breaks: None };
        if !holds {
            return Ok(Some(out));
        }
        if !self.evaluate(&rest)? {
            return Ok(None);
        }
        for &other in &rest {
            if let Item::Assert(assert) = &self.items[other]
                && self.held[other]
                && !self.assertion(other)?.is_some_and(|(holds, _)| holds)
            {
                out.breaks = Some(source::assertion(assert));
                break;
            }
        }
        Ok(Some(out))
    }

    /// Evaluates items anew; whether each that had a value has one again.
    fn evaluate(&mut self, positions: &[usize]) -> Result<bool, Limit> {
        for &i in positions {
            let item = &self.items[i];
            if matches!(item, Item::Assert(_)) || !matches!(self.checker.values[i], Some(Ok(_))) {
                continue;
            }
            self.checker.left.analyses.take(TRIAL)?;
            let value = self.checker.quietly(|c| item::value(c, item, i, self.index));
            self.kept.push((i, std::mem::replace(&mut self.checker.values[i], value)));
            if !matches!(self.checker.values[i], Some(Ok(_))) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an assertion holds, and the values of its analyses; `None` where it has no value.
    fn assertion(&mut self, position: usize) -> Result<Option<(bool, Vec<u64>)>, Limit> {
        let Item::Assert(assert) = &self.items[position] else { return Ok(None) };
        self.checker.left.analyses.take(TRIAL)?;
        self.checker.item = position;
        self.checker.depth = 0;
        let Ok((sides, measured)) = self.checker.quietly(|c| c.sides_of(assert)) else { return Ok(None) };
        let values = measured.mapped(|m| m.answer.value());
        Ok(Some((holds(sides.0, assert.op.0, sides.1), values)))
    }

    /// The items that a change of this one changes, itself first, each after what it names.
    fn made_from(&self, item: usize) -> Vec<usize> {
        let mut hit = vec![false; self.items.len()];
        hit[item] = true;
        let mut out = Vec::new();
        for &i in self.order {
            hit[i] = hit[i] || self.names[i].iter().any(|&n| hit[n]);
            if hit[i] {
                out.push(i);
            }
        }
        out
    }

    /// Of each item, whether this one is made from it.
    fn needed_by(&self, item: usize) -> Vec<bool> {
        let mut needed = vec![false; self.items.len()];
        needed[item] = true;
        for &i in self.order.iter().rev() {
            if needed[i] {
                self.names[i].iter().for_each(|&n| needed[n] = true);
            }
        }
        needed
    }
}
