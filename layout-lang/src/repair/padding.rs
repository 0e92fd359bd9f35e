//! The search for a larger stride that makes an assertion hold.

use super::larger::{Larger, Padded};
use super::place::{Place, Storage};
use super::{Kind, Repair, Search};
use crate::source;
use crate::syntax::ast::ExprKind;
use layout_core::analysis::{AccessError, bank_conflicts};
use layout_core::decide::budget::Limit;
use layout_core::{Layout, Map, Stage};

impl Search<'_, '_, '_> {
    /// The smallest padding that passes and breaks nothing else, or the smallest that passes.
    pub(super) fn padding(&mut self, map: Place<'_>, storage: &Storage<'_>) -> Result<Option<Repair>, Limit> {
        if self.map.span() > 0 {
            return Ok(None);
        }
        let extents = self.map.domain.extents();
        let vector = self.access.vector.iter().flat_map(|v| self.map.domain.find(v)).map(|i| extents[i]).product();
        let larger = Larger { vector, element: self.access.element, model: self.model };
        let leaf = storage.leaf.expr;
        let replaces = matches!(leaf.kind, ExprKind::Op { .. }).then(|| source::expr(leaf));
        let front = self.front(map, storage)?;
        let mut first = None;
        for Padded { from, to, text, layout } in larger.of(leaf, self.trials.checker) {
            if let (Some(front), Some(layout)) = (&front, layout)
                && !self.cost_behind(front, layout)?.is_some_and(|n| self.accepts(n))
            {
                continue;
            }
            let Some(tried) = self.tried(storage.leaf, &text)?.filter(|(outcome, _)| outcome.holds) else { continue };
            let (whole, bytes) = self.whole(1 << to.trailing_zeros());
            let kind = Kind::Padding { replaces: replaces.clone(), from, to, whole, bytes };
            let repair = self.repair(storage.leaf, text, kind, tried);
            if repair.breaks.is_none() {
                return Ok(Some(repair));
            }
            first = first.or(Some(repair));
        }
        Ok(first)
    }

    /// What stands between the access and a literal, where nothing else does: then a padding need not be typed to know
    /// what it costs. Only for an assertion about one analysis.
    fn front(&mut self, map: Place<'_>, storage: &Storage<'_>) -> Result<Option<Map>, Limit> {
        let Some((text, layout)) = Larger::dense(storage.leaf.expr, self.trials.checker) else { return Ok(None) };
        let Some(front) = self.trials.map(self.failure, map.expr, storage.leaf, &text)? else { return Ok(None) };
        let same = self.distinct().len() == 1 && self.cost_behind(&front, layout)? == Some(self.value());
        Ok(same.then_some(front))
    }

    /// The analysis of a layout behind a map; `None` where it is no access.
    fn cost_behind(&mut self, front: &Map, layout: Layout) -> Result<Option<u64>, Limit> {
        let mut map = front.clone();
        map.stages.push(Stage::Layout(layout));
        match bank_conflicts(&map, self.access, self.model, &mut self.trials.checker.helps.analyses) {
            Ok(banks) => Ok(Some(self.of_cost((banks.conflicts, banks.wavefronts)))),
            Err(AccessError::Undecided(limit)) => Err(limit),
            Err(_) => Ok(None),
        }
    }
}
