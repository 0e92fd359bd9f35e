//! `bank_conflicts(X, …)` and its kin: arguments evaluated, the question put, its refusal worded.

use super::measure::Open;
use super::restrict::path;
use super::{Change, Checked, Checker, TRIAL};
use crate::diag::Modes;
use crate::diag::catalog::access::{self, Site};
use crate::resolve::Entry;
use crate::source;
use crate::syntax::ast::{self, Analysis, ExprKind, Int, Question};
use layout_core::analysis::{self, Access, AccessError, BankModel, Banks, Sectors, Width};
use layout_core::decide::budget::Budget;
use layout_core::sort;
use layout_core::{Map, Path};

/// An analysis with its answer: what an assertion that fails has to show.
pub struct Measured {
    /// The analysis as written.
    pub text: String,
    /// The map as messages call it.
    pub subject: String,
    /// The item that it is about, where it names one of the block.
    pub item: Option<usize>,
    /// The map; one of several, where there are parameters.
    pub map: Map,
    /// The answer.
    pub answer: Answer,
    /// For a map with parameters or ragged tiles, where the answer is reached.
    pub open: Option<Open>,
}

impl Measured {
    /// Looks for where longer vectors break, as far as the budget goes.
    pub(crate) fn place(&mut self, budget: &mut Budget) {
        if let Answer::Width(mode, found) = &mut self.answer {
            found.broken = found.reason(&self.map, mode, budget).ok().flatten();
        }
    }

    /// Whether a value is one to wish for: nobody is helped to conflicts.
    pub(crate) fn is_better(&self, value: u64) -> bool {
        match &self.answer {
            Answer::Width(..) => value > self.answer.value(),
            _ => value < self.answer.value(),
        }
    }
}

/// What an analysis found.
pub enum Answer {
    /// `bank_conflicts`
    Conflicts(Access, BankModel, Banks),
    /// `wavefronts`
    Wavefronts(Access, BankModel, Banks),
    /// `sectors`
    Sectors(Access, Sectors),
    /// `vector_width`
    Width(Path, Width),
}

impl Answer {
    /// Of the banks, conflicts or wavefronts.
    pub(super) fn of_banks(access: &Access, model: BankModel, total: bool, banks: Banks) -> Self {
        let kind = if total { Answer::Wavefronts } else { Answer::Conflicts };
        kind(access.clone(), model, banks)
    }

    /// Whether it depends on the banks.
    #[must_use]
    pub fn is_of_banks(&self) -> bool {
        matches!(self, Answer::Conflicts(..) | Answer::Wavefronts(..))
    }

    /// The integer that the analysis stands for.
    #[must_use]
    pub fn value(&self) -> u64 {
        match self {
            Answer::Conflicts(.., banks) => banks.conflicts,
            Answer::Wavefronts(.., banks) => banks.wavefronts,
            Answer::Sectors(_, sectors) => sectors.sectors,
            Answer::Width(_, width) => width.width,
        }
    }
}

/// An analysis with its arguments evaluated.
#[derive(Clone)]
pub(super) enum Asked {
    Width(Path),
    Sectors(Access),
    Banks(Access, BankModel, bool),
}

impl Asked {
    /// The answer for a static map.
    fn of(&self, map: &Map, budget: &mut Budget) -> Result<Answer, AccessError> {
        Ok(match self {
            Asked::Width(mode) => Answer::Width(map.domain.resolve(mode), analysis::vector_width(map, mode, budget)?),
            Asked::Sectors(access) => Answer::Sectors(access.clone(), analysis::sectors(map, access, budget)?),
            Asked::Banks(access, model, total) => {
                Answer::of_banks(access, *model, *total, analysis::bank_conflicts(map, access, model, budget)?)
            }
        })
    }
}

impl Checker<'_> {
    /// The value of an analysis.
    pub(super) fn analysis(&mut self, analysis: &Analysis) -> Checked<i128> {
        // Modes bound at run time are modes like others.
        let slice = self.measured(&analysis.of)?;
        let (asked, mut budget) = (self.asked(analysis)?, self.left.analyses);
        let (map, answer, open) = match slice.family {
            None => {
                let found = asked.of(&slice.map, &mut budget);
                self.left.analyses = budget;
                (slice.map.clone(), found.or_else(|e| self.refused(analysis, &slice.map, &e))?, None)
            }
            Some(family) => {
                let found = asked.of_family(&slice.map, &family, &mut budget);
                self.left.analyses = budget;
                let found = found.map_err(|e| self.unmeasured(analysis, &slice.map, &family, &e))?;
                let open = Open { asked, map: slice.map, family, values: found.values, cut: found.cut };
                (found.map, found.answer, Some(open))
            }
        };
        let value = i128::from(answer.value());
        let subject = access::subject(&analysis.of);
        let item = match &analysis.of.kind {
            ExprKind::Name(name) => self.scope.get(&name.to_string()),
            _ => None,
        };
        let item = item.and_then(|entry| if let Entry::Item(i) = entry { Some(i) } else { None });
        self.measured.push(Measured { text: source::analysis(analysis), subject, item, map, answer, open });
        Ok(value)
    }

    /// The question with its arguments evaluated.
    fn asked(&mut self, analysis: &Analysis) -> Checked<Asked> {
        Ok(match &analysis.question {
            Question::Width(mode) => Asked::Width(path(mode)),
            Question::Sectors(of) => Asked::Sectors(self.access(of)?),
            Question::Banks(of, banks) => {
                let (own, model) = (self.access(of), self.model(banks));
                Asked::Banks(own?, model?, analysis.name == "wavefronts")
            }
        })
    }

    /// Where an analysis speaks of a map.
    pub(super) fn site<'s>(analysis: &'s Analysis, map: &'s Map, modes: Modes<'s>) -> Site<'s> {
        let site = match &analysis.question {
            Question::Width(mode) => Site::of_mode(analysis, map, mode.span),
            Question::Sectors(of) | Question::Banks(of, _) => Site::new(analysis, map, of),
        };
        site.with(modes)
    }

    fn refused<T>(&mut self, analysis: &Analysis, map: &Map, error: &AccessError) -> Checked<T> {
        let part = match error {
            AccessError::Undecided(_) => self.decided_part(analysis, map),
            _ => None,
        };
        self.refuse(access::access(&Self::site(analysis, map, Modes::of(map)), error, part.as_deref()))
    }

    /// One value of a mode at which the question can be decided, as text; the modes with most values first.
    pub(super) fn decided_part(&mut self, analysis: &Analysis, map: &Map) -> Option<String> {
        let mut leaves = map.domain.leaves();
        sort::by_key(&mut leaves, |leaf| std::cmp::Reverse(leaf.extent));
        let part = |path: &Path| format!("{} | {{ {path} = 0 }}", source::expr(&analysis.of));
        let mut texts = leaves.iter().filter(|leaf| leaf.extent > 1).map(|leaf| part(&leaf.path));
        texts.find(|text| self.is_decided(analysis, text))
    }

    /// Whether the question has an answer of this text in the place of the map. No text that is tried is explained by
    /// others.
    pub(super) fn is_decided(&mut self, analysis: &Analysis, text: &str) -> bool {
        // What is offered is to be decided in the place of this.
        let over = self.helps.analyses.points.saturating_sub(self.left.analyses.points);
        if self.tried || self.helps.analyses.points - over < TRIAL {
            return false;
        }
        let Some(by) = crate::syntax::expression(text) else { return false };
        let measured = self.measured.len();
        self.change = Some(Change { at: &raw const *analysis.of, by });
        self.helps.analyses.points -= over;
        let found = self.for_help(|c| c.analysis(analysis));
        self.helps.analyses.points += over;
        self.change = None;
        self.measured.truncate(measured);
        found.is_some_and(|found| found.is_ok())
    }

    /// An access with its element evaluated.
    pub(super) fn access(&mut self, access: &ast::Access) -> Checked<Access> {
        let element = self.natural(&access.element, "element")?;
        Ok(Access { lanes: path(&access.lanes), vector: access.vector.as_ref().map(path), element })
    }

    /// The memory: 32 banks of 4 bytes where nothing else is said.
    pub(super) fn model(&mut self, banks: &ast::Banks) -> Checked<BankModel> {
        let default = BankModel::NVIDIA;
        let count = self.optional_or(&banks.count, "number of banks", default.banks);
        let width = self.optional_or(&banks.width, "bank width", default.width);
        let (count, width) = (count?, width?);
        if let Some(model) = BankModel::new(count, width) {
            return Ok(model);
        }
        // Where the one would do with some other, the other is to blame.
        let fits = |n: u64| n.is_power_of_two() && n <= BankModel::MOST;
        let (counted, wide) = (banks.count.as_ref(), banks.width.as_ref());
        let written = if fits(count) { wide.or(counted) } else { counted.or(wide) };
        let span = written.expect("the default is a model, so one of the two is written").span;
        self.refuse(access::banks(span, count, width))
    }

    fn optional_or(&mut self, int: &Option<Int>, what: &'static str, default: u64) -> Checked<u64> {
        int.as_ref().map_or(Ok(default), |int| self.natural(int, what))
    }
}
