//! Family `assert`.

use super::access::reason;
use super::measure;
use crate::check::{Answer, Failure, Measured};
use crate::diag::{Diagnostic, witness};
use crate::repair::{Kind, Repair, Stop};
use crate::source;
use crate::syntax::ast::{Assert, Compare, Int, IntKind};
use layout_core::analysis::{Access, Banks, Sectors, Width, Witness};
use layout_core::list::Mapped as _;
use layout_core::{Map, Path};
use proc_macro2::Span;

/// An assertion that does not hold, with the analyses in it, what would make it pass by the analysis with the number
/// `target`, and why not more would.
#[must_use]
pub fn failed(
    assert: &Assert,
    failure: &Failure,
    target: Option<usize>,
    repairs: &[Repair],
    stop: Option<&Stop>,
) -> Diagnostic {
    let (left, right) = failure.sides;
    let mut out = Diagnostic::new("assert", blamed(assert), title(assert, failure));
    let sides = [(source::int(&assert.left), left), (source::int(&assert.right), right)];
    for (text, value) in &sides {
        if *text != value.to_string() {
            out = out.note(format!("`{text}` is {value}"));
        }
    }
    let mut said: Vec<&str> = sides.mapped(|(text, _)| text.as_str());
    for one in &failure.measured {
        // What makes up a side is said there; of the terms of a longer one, each has a value of its own.
        let is_side = sides.iter().any(|(text, _)| *text == one.text);
        out = match is_side {
            true => out.note(placed_evidence(one)),
            false if said.contains(&one.text.as_str()) => out,
            false => out.note(format!("`{}` is {}", one.text, one.answer.value())).note(placed_evidence(one)),
        };
        said.push(&one.text);
    }
    out = match stop {
        Some(Stop::Limit(at)) => out.note(format!(
            "not every swizzle and padding was tried: the search stopped at its limit of {}",
            super::ops::limit(*at)
        )),
        Some(Stop::Clauses(at)) => out.note(format!(
            "not every condition on the parameters was tried: the search stopped at its limit of {}",
            super::ops::limit(*at)
        )),
        Some(Stop::Nothing { padded: true }) => {
            out.note("no swizzle of one field makes it hold, and no larger stride or argument")
        }
        Some(Stop::Nothing { padded: false }) => out.note("no other swizzle of one field makes it hold"),
        None => out,
    };
    let Some(of) = target.and_then(|i| failure.measured.get(i)) else { return out };
    repairs.iter().fold(out, |out, repair| out.help(help(of, repair)))
}

/// An analysis that is compared is the title.
fn title(assert: &Assert, failure: &Failure) -> String {
    let ((left, right), op) = (failure.sides, assert.op.0);
    let alone = |side: &Int| matches!(side.kind, IntKind::Analysis(_));
    match failure.measured.as_slice() {
        [one] if alone(&assert.left) => {
            format!("{}, and `{} {right}` is asserted", answer(one), source::compare(op))
        }
        [one] if alone(&assert.right) => {
            format!("{}, and `{} {left}` is asserted", answer(one), source::compare(turned(op)))
        }
        _ => format!("assertion failed: {left} {} {right} does not hold", source::compare(op)),
    }
}

/// The side that says something of a layout: it is what can be changed.
fn blamed(assert: &Assert) -> Span {
    let rank = |side: &Int| {
        let (mut rank, mut stack) = (0, vec![side]);
        while let Some(int) = stack.pop() {
            match &int.kind {
                IntKind::Literal(_) => {}
                IntKind::Name(_) => rank = rank.max(1),
                IntKind::Measure(..) | IntKind::Analysis(_) => rank = 2,
                IntKind::Neg(of) => stack.push(of),
                IntKind::Binary(a, _, b, _) => stack.extend([&**a, &**b]),
            }
        }
        rank
    };
    if rank(&assert.right) > rank(&assert.left) { assert.right.span } else { assert.left.span }
}

/// The comparison with its sides exchanged.
fn turned(op: Compare) -> Compare {
    match op {
        Compare::Eq | Compare::Ne => op,
        Compare::Lt => Compare::Gt,
        Compare::Le => Compare::Ge,
        Compare::Gt => Compare::Lt,
        Compare::Ge => Compare::Le,
    }
}

/// The answer of an analysis as the title of its assertion.
fn answer(measured: &Measured) -> String {
    let Measured { subject, answer, .. } = measured;
    match answer {
        Answer::Conflicts(.., banks) if banks.conflicts == 1 => format!("{subject} has no bank conflicts"),
        Answer::Conflicts(.., banks) => format!("{subject} has {}-way bank conflicts", banks.conflicts),
        Answer::Wavefronts(.., banks) => {
            format!("an access of {subject} takes {}", super::count(banks.wavefronts as usize, "wavefront"))
        }
        Answer::Sectors(_, found) => {
            format!("an access of {subject} touches {}", super::count(found.sectors as usize, "sector"))
        }
        Answer::Width(mode, found) => {
            format!("the vectors of `{mode}` in {subject} have {}", super::count(found.width as usize, "element"))
        }
    }
}

/// With the parameters at which it is so.
fn placed_evidence(measured: &Measured) -> String {
    let place = measured.open.as_ref().and_then(|open| measure::place(&open.family.names, &open.values));
    match place {
        Some(place) => format!("{place}:\n{}", evidence(measured)),
        None => evidence(measured),
    }
}

fn evidence(measured: &Measured) -> String {
    let map = &measured.map;
    if let (Some(end), Answer::Width(_, found)) = (measured.open.as_ref().and_then(|o| o.cut), &measured.answer) {
        return measure::cut(found.width, end);
    }
    match &measured.answer {
        Answer::Conflicts(access, _, Banks { worst, .. }) => conflict(map, access, worst),
        Answer::Wavefronts(access, _, Banks { longest, .. }) => {
            let phases: Vec<String> = longest.phases.mapped(|p| p.degree.to_string());
            let lanes = longest.phases.first().map_or(0, |p| p.lanes);
            match phases.len() {
                1 => conflict(map, access, longest),
                n => format!(
                    "the {n} phases, of {lanes} lanes, take {}\n{}",
                    super::and(&phases),
                    conflict(map, access, longest)
                ),
            }
        }
        Answer::Sectors(access, found) => touched(map, access, found),
        Answer::Width(mode, found) => width(map, mode, found),
    }
}

/// The lanes that meet in one bank.
fn conflict(map: &Map, access: &Access, found: &Witness) -> String {
    let at = steps(map, access, &found.leaves);
    let (lanes, bank) = (numbers(&found.lanes), found.bank);
    let places = numbers(&found.addresses);
    let degree = found.phases.iter().map(|p| p.degree).max().unwrap_or(0);
    if degree <= 1 {
        return "each bank serves at most one word in each phase".to_owned();
    }
    let words = super::count(degree as usize, "word");
    let who = format!("{at}lanes {lanes} need {words} of bank {bank} in one phase");
    who + "\n" + &format!("they start at the elements {places}")
}

fn touched(map: &Map, access: &Access, found: &Sectors) -> String {
    let at = steps(map, access, &found.leaves);
    let (first, last) = (found.first_lane, found.first_lane + 31);
    format!("{at}lanes {first} to {last} touch the 32 bytes from {} on", numbers(&found.starts))
}

fn width(map: &Map, mode: &Path, found: &Width) -> String {
    if let Some(broken) = &found.broken {
        return reason(map, broken);
    }
    let size = map.domain.find(mode).iter().map(|&i| map.domain.extents()[i]).product::<u64>();
    match 2 * u128::from(found.width) {
        _ if size == found.width => format!("`{mode}` has no more: {} in all", super::count(size as usize, "element")),
        longer if u128::from(size).is_multiple_of(longer) => {
            format!("somewhere, {longer} elements are no vector; the search for the place ran out of its budget")
        }
        longer => format!("`{mode}` has {size}, no multiple of {longer}"),
    }
}

/// `at (step 1), `: the coordinates that are neither lanes nor vector.
fn steps(map: &Map, access: &Access, leaves: &[u64]) -> String {
    let mut taken = map.domain.find(&access.lanes);
    taken.extend(access.vector.iter().flat_map(|v| map.domain.find(v)));
    let kept = |i: &usize| !taken.contains(i);
    let all = map.domain.leaves();
    let (names, at): (Vec<_>, Vec<u64>) = (0..all.len()).filter(kept).map(|i| (all[i].clone(), leaves[i])).unzip();
    if names.is_empty() { String::new() } else { format!("at {}, ", witness::coordinate(&names, &at)) }
}

fn numbers(values: &[u64]) -> String {
    witness::list(&values.mapped(u64::to_string))
}

fn help(of: &Measured, repair: &Repair) -> String {
    let Repair { text, item, kind, value, holds, breaks } = repair;
    let place = item.as_ref().map_or_else(|| "in this assertion".to_owned(), |name| format!("in `{name}`"));
    let name = of.text.split('(').next().unwrap_or_default();
    let then = breaks.as_ref().map_or_else(String::new, |other| format!("; but then `{other}` fails"));
    let said = match kind {
        Kind::Where => format!("with `where {text}`, `{name}` is {value}"),
        Kind::Listed => format!("{place}, list this access in `for`: `best_swizzle` weighs those that it is told"),
        Kind::Without => format!("{place}, leave out `{text} @`: `{name}` is {value} then"),
        Kind::Swizzle { replaces, .. } if !holds => {
            let what = placed(text, replaces);
            format!("no swizzle of one field passes; the best there is, {place}, {what}, makes `{name}` {value}")
        }
        Kind::Swizzle { replaces, whole, bytes } => {
            format!("{place}, {} makes `{name}` {value}, {}", placed(text, replaces), kept(*whole, *bytes))
        }
        Kind::Padding { replaces, from, to, whole, bytes } => {
            let what = placed(text, replaces);
            format!("{place}, {what}, {to} for {from}, makes `{name}` {value}, {}", kept(*whole, *bytes))
        }
    };
    said + &then
}

/// A text, and what it stands in the place of.
fn placed(text: &str, replaces: &Option<String>) -> String {
    match replaces {
        Some(other) => format!("`{text}` in the place of `{other}`"),
        None => format!("`{text}`"),
    }
}

/// What becomes of vectors.
fn kept(whole: u64, bytes: u64) -> String {
    match whole {
        1 => "but no vector stays whole".to_owned(),
        n => format!("and keeps vectors of {n} elements ({bytes} bytes) whole"),
    }
}
