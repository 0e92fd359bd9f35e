//! Family `parameter`, what an access costs where that depends on run-time parameters.

use super::parameter::values;
use crate::diag::Diagnostic;
use crate::diag::catalog::access::subject;
use crate::syntax::ast::{Access, Analysis, Question};
use layout_core::family::measure::Unmeasured;
use proc_macro2::Span;

/// Where a witness lives; nothing where there are no parameters.
#[must_use]
pub fn place(names: &[String], at: &[u64]) -> Option<String> {
    (!names.is_empty()).then(|| format!("where `{}`", values(names, at).replace(", ", "`, `")))
}

/// An analysis without an answer for all admitted values. `numbers` is the map at some, and `part` a restriction of it,
/// of which there is one; `names` are those of its parameters.
#[must_use]
pub fn unmeasured(
    analysis: &Analysis,
    error: &Unmeasured,
    names: &[String],
    (numbers, part): (Option<&str>, Option<&str>),
) -> Diagnostic {
    let (name, of) = (&analysis.name, subject(&analysis.of));
    let new = |span, title: String| Diagnostic::new("parameter", span, title);
    let whole = analysis.of.span;
    let undecided = match names {
        [] => format!("`{name}` of {of} is not decided"),
        _ => format!("`{name}` of {of} is not decided for all values that `where` admits"),
    };
    match error {
        Unmeasured::Lanes { leaf } => {
            let title =
                format!("the lanes of {of} are not known to come in whole warps: `{leaf}` has a run-time extent");
            new(lanes(analysis), title).help("say in `where` that 32 divides it, or divide it by 32 and name the tile")
        }
        Unmeasured::Vector { leaf } => {
            new(mode(analysis), format!("how many elements `{leaf}` has is known only at run time"))
                .help("divide it by the length of a vector, and name the tile")
        }
        Unmeasured::Inner { leaf } => {
            let title = format!("one integer over several modes would be divided by the extent of `{leaf}`");
            new(mode(analysis), title).note("that is known only at run time").help("name one of the modes")
        }
        Unmeasured::Cut { run } => {
            new(mode(analysis), format!("the end of a ragged mode may cut a vector of {run} elements"))
                .help(format!("say in `where` that {run} divides the extent, or move one element at a time"))
        }
        Unmeasured::Classes => new(whole, undecided)
            .note("it depends on more combinations of remainders of the parameters than are looked at")
            .help("say in `where` what the parameters are multiples of"),
        Unmeasured::Bound(n) => {
            let out = new(whole, undecided).note(match analysis.question {
                Question::Width(_) => format!("it is {n} or more, and no vectors were found of which it is {n}"),
                _ => format!("it is {n} or less, and no access was found that costs {n}"),
            });
            match (numbers, part) {
                (Some(text), _) => out.help(format!("ask it of numbers: `{text}`")),
                (None, Some(text)) => out.help(format!("a part of it can be: `{text}`")),
                (None, None) => out,
            }
        }
        // The others have words of their own.
        Unmeasured::Parts | Unmeasured::Access(_) | Unmeasured::AccessAt(_) => new(whole, undecided)
            .note("its run-time parts read the coordinates in different ways, or need more than 64 bits")
            .help("declare the map with numbers in the place of its parameters, and ask it of that"),
    }
}

fn access(analysis: &Analysis) -> Option<&Access> {
    match &analysis.question {
        Question::Width(_) => None,
        Question::Sectors(access) | Question::Banks(access, _) => Some(access),
    }
}

fn lanes(analysis: &Analysis) -> Span {
    access(analysis).map_or(analysis.of.span, |a| a.lanes.span)
}

/// The mode of the vector, or of the lanes where there is none.
fn mode(analysis: &Analysis) -> Span {
    match &analysis.question {
        Question::Width(mode) => mode.span,
        _ => access(analysis).and_then(|a| a.vector.as_ref()).map_or(lanes(analysis), |v| v.span),
    }
}

/// What the end of a ragged mode does to a vector.
#[must_use]
pub fn cut(width: u64, end: u64) -> String {
    format!("the last coordinate is {}, and a vector of {} would go on behind it", end - 1, 2 * u128::from(width))
}
