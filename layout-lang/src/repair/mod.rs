//! What would make a failing assertion about banks pass: a swizzle and a padding, each tried as the very text that is
//! offered, in the place where it is to be typed; of a map with parameters, a clause of its `where`.

mod clause;
mod larger;
mod padding;
mod place;
mod trial;

use crate::check::{Answer, Checker, Failure, Measured, again, holds};
use crate::diag::catalog::assertion;
use crate::index::IndexType;
use crate::source;
use crate::syntax::ast::{Analysis, Assert, ExprKind, Int, IntKind, Item, Op};
use layout_core::analysis::{Access, AccessError, BankModel, Goal, SwizzleSearchError as NoSearch, swizzles_for};
use layout_core::decide::budget::Limit;
use layout_core::list::Listed as _;
use layout_core::{Map, Stage, Swizzle};
use place::{Place, Storage};
use trial::{Outcome, Trials};

/// How many swizzles that pass are tried, where the first ones make other assertions fail.
const SWIZZLES: usize = 4;

/// What to type, and what it does.
pub struct Repair {
    /// The text.
    pub text: String,
    /// In which item: its name, or nothing for the assertion itself.
    pub item: Option<String>,
    /// What it is.
    pub kind: Kind,
    /// What the analysis is then.
    pub value: u64,
    /// Whether the assertion holds then; if not, it is the best swizzle there is.
    pub holds: bool,
    /// Another assertion of the block, which holds no more.
    pub breaks: Option<String>,
}

/// The kinds of [`Repair`].
pub enum Kind {
    /// More in the `where` of a map with parameters.
    Where,
    /// A swizzle, in front of what it is for or in the place of another.
    Swizzle {
        /// The other.
        replaces: Option<String>,
        /// Neighbours that stay neighbours: elements, a power of two, as many as 16 bytes hold at most.
        whole: u64,
        /// And their bytes.
        bytes: u64,
    },
    /// A swizzle left out.
    Without,
    /// Nothing to type but the access, in the list of a `best_swizzle`.
    Listed,
    /// A larger stride, or a larger argument.
    Padding {
        /// What has no strides to change.
        replaces: Option<String>,
        /// What it was.
        from: u64,
        /// What it is.
        to: u64,
        /// Elements whose vectors stay aligned, as many as 16 bytes hold at most.
        whole: u64,
        /// And their bytes.
        bytes: u64,
    },
}

/// Why there is no help, or not each that there might be.
pub enum Stop {
    /// The budget ran out.
    Limit(Limit),
    /// It ran out in the search for a clause.
    Clauses(Limit),
    /// All was tried in vain: the swizzles, and where the map has none the larger strides too.
    Nothing {
        /// Whether larger strides were tried.
        padded: bool,
    },
}

/// Words every assertion that failed, with what would make it pass.
pub fn explain(checker: &mut Checker<'_>, items: &[Item], order: &[usize], index: IndexType) {
    if checker.failed.is_empty() {
        return;
    }
    let mut trials = Trials::new(checker, items, order, index);
    for mut failure in std::mem::take(&mut trials.checker.failed) {
        let Item::Assert(assert) = &items[failure.item] else { continue };
        failure.measured.iter_mut().for_each(|one| one.place(&mut trials.checker.helps.analyses));
        if let Some(target) = failure.measured.iter().position(|m| m.open.is_some()) {
            let (found, stop) = clause::clause(&mut trials, assert, &failure, target);
            trials.checker.item = failure.item;
            trials.checker.report(assertion::failed(assert, &failure, Some(target), found.as_slice(), stop.as_ref()));
            continue;
        }
        let mut search = Search::of(&mut trials, assert, &failure);
        let (repairs, stop) = search.as_mut().map_or_else(Default::default, Search::run);
        let target = search.map(|s| s.target);
        trials.checker.item = failure.item;
        trials.checker.report(assertion::failed(assert, &failure, target, &repairs, stop.as_ref()));
    }
}

/// The search for repairs of one assertion by an analysis of banks in it, the one with most to give.
struct Search<'t, 'c, 'a> {
    trials: &'t mut Trials<'c, 'a>,
    assert: &'c Assert,
    failure: &'t Failure,
    /// The number of that analysis.
    target: usize,
    map: &'t Map,
    access: &'t Access,
    model: &'t BankModel,
    total: bool,
    /// The values of the assertion's leaves that are no analyses.
    leaves: Vec<i128>,
}

impl<'t, 'c, 'a> Search<'t, 'c, 'a> {
    fn of(trials: &'t mut Trials<'c, 'a>, assert: &'c Assert, failure: &'t Failure) -> Option<Self> {
        let value = |i: &usize| (failure.measured[*i].answer.value(), std::cmp::Reverse(*i));
        let of_banks = (0..failure.measured.len()).filter(|&i| failure.measured[i].answer.is_of_banks());
        let target = of_banks.max_by_key(value)?;
        let Measured { map, answer, .. } = &failure.measured[target];
        let (access, model, total) = match answer {
            Answer::Conflicts(access, model, _) => (access, model, false),
            Answer::Wavefronts(access, model, _) => (access, model, true),
            Answer::Sectors(..) | Answer::Width(..) => return None,
        };
        let leaves = trials.leaves(assert)?;
        Some(Search { trials, assert, failure, target, map, access, model, total, leaves })
    }

    /// What was found, and why not more.
    fn run(&mut self) -> (Vec<Repair>, Option<Stop>) {
        // What costs more is no help: an assertion that wants conflicts gets one to fewer at most.
        let wanted: Vec<u64> = (1..self.value()).filter(|&n| self.accepts(n)).list();
        let mut analyses = Vec::new();
        [&self.assert.left, &self.assert.right].into_iter().for_each(|side| analyses_of(side, &mut analyses));
        // One in an extent of another's map is not among them.
        let Some(analysis) = analyses.get(self.target).filter(|_| analyses.len() == self.failure.measured.len()) else {
            return (Vec::new(), None);
        };
        let (items, scope) = (self.trials.items, self.trials.checker.scope);
        let place = |analysis: &&'c Analysis| Place { expr: &analysis.of, item: self.failure.item };
        let map = place(analysis);
        let storage = Storage::of(map, items, scope);
        let same =
            |i: &usize| std::ptr::eq(Storage::of(place(&analyses[*i]), items, scope).leaf.expr, storage.leaf.expr);
        let together: Vec<usize> = self.distinct().into_iter().filter(same).list();
        if wanted.is_empty() && together.len() == 1 {
            return (Vec::new(), None);
        }
        if let Err(limit) = self.trials.begin() {
            return (Vec::new(), Some(Stop::Limit(limit)));
        }
        if let (ExprKind::Op { op: Op::BestSwizzle { .. }, .. }, None) = (&storage.leaf.expr.kind, storage.swizzle) {
            return (vec![self.listed(storage.leaf)], None);
        }
        let (mut out, mut stop) = (Vec::new(), None);
        for found in [self.swizzle(map, &storage, &wanted, &together), self.padding(map, &storage)] {
            match found {
                Ok(found) => out.extend(found),
                Err(limit) => stop = Some(Stop::Limit(limit)),
            }
        }
        let in_vain = out.is_empty().then_some(Stop::Nothing { padded: self.map.span() == 0 });
        (out, stop.or(in_vain))
    }

    /// The analyses of banks in the assertion, each once.
    fn distinct(&self) -> Vec<usize> {
        let measured = &self.failure.measured;
        let first = |i: &usize| measured[..*i].iter().all(|other| other.text != measured[*i].text);
        (0..measured.len()).filter(|&i| measured[i].answer.is_of_banks()).filter(first).list()
    }

    fn value(&self) -> u64 {
        self.failure.measured[self.target].answer.value()
    }

    fn accepts(&self, n: u64) -> bool {
        accepts(self.assert, self.failure, self.target, &self.leaves, n)
    }

    fn of_cost(&self, (conflicts, wavefronts): (u64, u64)) -> u64 {
        if self.total { wavefronts } else { conflicts }
    }

    /// How many elements a power of two of them spans, within 16 bytes, and their bytes.
    fn whole(&self, elements: u64) -> (u64, u64) {
        let element = self.access.element;
        let whole = elements.min((16 / element).max(1));
        (whole, whole * element)
    }

    fn tried(&mut self, place: Place<'_>, text: &str) -> Result<Option<(Outcome, u64)>, Limit> {
        let outcome = self.trials.of(self.failure, place, text)?;
        Ok(outcome.and_then(|o| o.values.get(self.target).copied().map(|value| (o, value))))
    }

    fn repair(&self, place: Place<'_>, text: String, kind: Kind, (outcome, value): (Outcome, u64)) -> Repair {
        let item = match &self.trials.items[place.item] {
            Item::Layout(layout) => Some(layout.head.name.to_string()),
            _ => None,
        };
        Repair { text, item, kind, value, holds: outcome.holds, breaks: outcome.breaks }
    }

    /// Another swizzle in front of the chosen one would undo what it was chosen for.
    fn listed(&self, place: Place<'_>) -> Repair {
        let outcome = Outcome { holds: true, values: Vec::new(), breaks: None };
        self.repair(place, String::new(), Kind::Listed, (outcome, self.value()))
    }

    /// The first swizzle that passes and breaks nothing else, the first that passes, or the best there is.
    fn swizzle(
        &mut self,
        map: Place<'_>,
        storage: &Storage<'_>,
        wanted: &[u64],
        together: &[usize],
    ) -> Result<Option<Repair>, Limit> {
        let maps = self.plain(storage, together);
        let most = wanted.last().copied().unwrap_or(0);
        let own = Goal {
            accepts: &|_, cost| wanted.contains(&self.of_cost(cost)),
            hopeless: &|_, cost| self.of_cost(cost) > most,
            most: SWIZZLES,
        };
        // Of several analyses nobody knows which has how much to give: all are freed.
        let goal = if together.len() == 1 { own } else { Goal { most: SWIZZLES, ..Goal::FREE } };
        let fewer = together.len() == 1 && wanted.first() == Some(&1);
        let mut budget = self.trials.checker.helps.analyses;
        let found = swizzles_for(&maps, self.model, &goal, &mut budget);
        self.trials.checker.helps.analyses = budget;
        let found = match found {
            Ok(found) => found,
            Err(NoSearch::Undecided(limit) | NoSearch::Access(_, AccessError::Undecided(limit))) => return Err(limit),
            Err(_) => return Ok(None),
        };
        if let Some((sigma, _)) = found.best.filter(|(sigma, _)| fewer && sigma.bits > 0) {
            let best = self.placed(map, storage, sigma)?;
            return Ok(best.filter(|r| r.value < self.value()));
        }
        let mut first = None;
        for sigma in found.found {
            match self.placed(map, storage, sigma)?.filter(|r| r.holds) {
                Some(repair) if repair.breaks.is_none() => return Ok(Some(repair)),
                found => first = first.or(found),
            }
        }
        Ok(first)
    }

    /// The maps of some analyses without the swizzle that is to be replaced.
    fn plain(&self, storage: &Storage<'_>, of: &[usize]) -> Vec<(Map, Access)> {
        let plain = |measured: &Measured| {
            let (Answer::Conflicts(access, ..) | Answer::Wavefronts(access, ..)) = &measured.answer else {
                return None;
            };
            let mut map = measured.map.clone();
            if storage.swizzle.is_some() && matches!(map.stages.last(), Some(Stage::Swizzle(_))) {
                map.stages.pop();
            }
            Some((map, access.clone()))
        };
        of.iter().filter_map(|&i| plain(&self.failure.measured[i])).list()
    }

    /// A swizzle as text, where it goes.
    fn placed(&mut self, map: Place<'_>, storage: &Storage<'_>, sigma: Swizzle) -> Result<Option<Repair>, Limit> {
        let text = format!("swizzle({}, {}, {})", sigma.bits, sigma.src, sigma.dst);
        let (whole, bytes) = self.whole(if sigma.bits == 0 { u64::MAX } else { 1 << sigma.src.min(sigma.dst) });
        let kind = |replaces| Kind::Swizzle { replaces, whole, bytes };
        if let Some(place) = storage.swizzle {
            let Some(tried) = self.tried(place, &text)? else { return Ok(None) };
            let old = source::expr(place.expr);
            return Ok(Some(match sigma.bits {
                0 => self.repair(place, old, Kind::Without, tried),
                _ => self.repair(place, text, kind(Some(old)), tried),
            }));
        }
        let mut better = None;
        for place in [Some(storage.leaf), storage.copies, Some(map)].into_iter().flatten() {
            let whole = format!("{text} @ {}", source::operand(place.expr));
            let tried = self.tried(place, &whole)?.filter(|(outcome, value)| outcome.holds || *value < self.value());
            let repair = tried.map(|tried| self.repair(place, whole, kind(None), tried));
            if repair.as_ref().is_some_and(|r| r.holds) {
                return Ok(repair);
            }
            better = better.or(repair);
        }
        Ok(better)
    }
}

/// Whether an assertion holds where the analysis with the number `target` is `n`, wherever it stands, and all else is
/// as it is; `leaves` are the values of what is no analysis.
fn accepts(assert: &Assert, failure: &Failure, target: usize, leaves: &[i128], n: u64) -> bool {
    let own = &failure.measured[target].text;
    let known = failure.measured.iter().map(|m| if m.text == *own { n } else { m.answer.value() }.into());
    let (mut leaves, mut analyses) = (leaves.iter().copied(), known);
    let left = again(&assert.left, &mut leaves, &mut analyses);
    let right = again(&assert.right, &mut leaves, &mut analyses);
    left.zip(right).is_some_and(|(left, right)| holds(left, assert.op.0, right))
}

/// The analyses of an expression, in the order of evaluation.
fn analyses_of<'i>(int: &'i Int, out: &mut Vec<&'i Analysis>) {
    match &int.kind {
        IntKind::Neg(of) => analyses_of(of, out),
        IntKind::Binary(a, _, b, _) => [a, b].into_iter().for_each(|side| analyses_of(side, out)),
        IntKind::Analysis(analysis) => out.push(analysis),
        IntKind::Literal(_) | IntKind::Name(_) | IntKind::Measure(..) => {}
    }
}
