//! Family `assert`.

use super::access::{reason, swizzled};
use crate::check::{Answer, Measured, Repair};
use crate::diag::{Diagnostic, witness};
use crate::notation;
use crate::source;
use crate::syntax::ast::{Assert, IntKind};
use layout_core::Swizzle;
use layout_core::analysis::{Access, Banks, Sectors, Width, Witness};
use layout_core::{Map, Path};

/// An assertion that does not hold, with the analyses in it and what would make it pass.
#[must_use]
pub fn failed(
    assert: &Assert,
    (left, right): (i128, i128),
    measured: &[Measured],
    repairs: Option<(&Measured, Vec<Repair>)>,
) -> Diagnostic {
    let op = source::compare(assert.op.0);
    let title = match (&assert.left.kind, measured) {
        (IntKind::Analysis(_), [one]) => format!("{}, and `{op} {right}` is asserted", answer(one)),
        _ => format!("assertion failed: {left} {op} {right} does not hold"),
    };
    let mut out = Diagnostic::new("assert", assert.left.span, title);
    for (int, value) in [(&assert.left, left), (&assert.right, right)] {
        let text = source::int(int);
        if text != value.to_string() {
            out = out.note(format!("`{text}` is {value}"));
        }
    }
    for one in measured {
        out = out.note(evidence(one));
    }
    let Some((of, repairs)) = repairs else { return out };
    repairs.iter().fold(out, |out, repair| out.help(help(of, repair)))
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

fn evidence(measured: &Measured) -> String {
    let map = &measured.map;
    match &measured.answer {
        Answer::Conflicts(access, _, Banks { worst, .. }) => conflict(map, access, worst),
        Answer::Wavefronts(access, _, Banks { longest, .. }) => {
            let phases: Vec<String> = longest.phases.iter().map(|p| p.degree.to_string()).collect();
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
    match &found.broken {
        Some(broken) => reason(map, broken),
        None => {
            let size = map.domain.find(mode).iter().map(|&i| map.domain.extents()[i]).product::<u64>();
            format!("`{mode}` has {size}, no multiple of {}", 2 * u128::from(found.width))
        }
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
    witness::list(&values.iter().map(u64::to_string).collect::<Vec<_>>())
}

fn help(of: &Measured, repair: &Repair) -> String {
    let subject = of.subject.trim_matches('`');
    let (map, name) =
        (if subject.contains(' ') { "…" } else { subject }, of.text.split('(').next().unwrap_or_default());
    match repair {
        Repair::Swizzle { sigma, value, .. } if sigma.bits == 0 => format!("without its swizzle, `{name}` is {value}"),
        Repair::Swizzle { sigma, replaces, value, whole, bytes } => {
            format!("{} makes `{name}` {value}, {}", placed(*sigma, *replaces, map), kept(*whole, *bytes))
        }
        Repair::Best { sigma, replaces, value } => {
            let what = placed(*sigma, *replaces, map);
            format!("no swizzle of one field passes; the best there is, {what}, makes `{name}` {value}")
        }
        Repair::Padding { from, to, map, value, whole, bytes } => {
            let padded = format!("a stride of {to} in the place of {from}, `{}`,", notation::map(map));
            format!("{padded} makes `{name}` {value}, {}", kept(*whole, *bytes))
        }
    }
}

/// A swizzle of a map, or one in the place of those that it has.
fn placed(sigma: Swizzle, replaces: bool, map: &str) -> String {
    match replaces {
        true => format!("`swizzle({}, {}, {})` in the place of its own", sigma.bits, sigma.src, sigma.dst),
        false => swizzled(sigma, map),
    }
}

/// What becomes of vectors.
fn kept(whole: u64, bytes: u64) -> String {
    match whole {
        1 => "but no vector stays whole".to_owned(),
        n => format!("and keeps vectors of {n} elements ({bytes} bytes) whole"),
    }
}
