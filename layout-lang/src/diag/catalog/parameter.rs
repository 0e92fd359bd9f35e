//! Family `parameter`: strides and extents that are known only at run time.

use crate::diag::{Diagnostic, witness};
use layout_core::Path;
use layout_core::Shape;
use layout_core::decide::budget::Limit;
use layout_core::family::alias::{self, FormDigit, NotSeparated};
use layout_core::family::dense::NotDense;
use layout_core::family::{Clause, Form};
use layout_core::list::{Listed as _, Mapped as _};
use proc_macro2::{Ident, Span};

const SLUG: &str = "parameter";

/// The characters that a title has at most.
const TITLE: usize = 100;

/// A literal with parameters, under discussion.
pub struct Literal<'a> {
    /// Its name in messages.
    pub subject: String,
    /// The names of the parameters.
    pub names: &'a [String],
    /// Its shape, with any number in the place of a run-time extent.
    pub domain: &'a Shape,
    /// Extents and strides.
    pub digits: &'a [FormDigit],
}

/// A clause as one would type it.
#[must_use]
pub fn clause(clause: &Clause, names: &[String]) -> String {
    let (left, right) = clause.form().sides();
    match clause {
        Clause::AtLeastZero(_) if left.as_constant().is_some() => {
            format!("{} <= {}", right.text(names), left.text(names))
        }
        Clause::AtLeastZero(_) => format!("{} >= {}", left.text(names), right.text(names)),
        Clause::Zero(_) => format!("{} == {}", left.text(names), right.text(names)),
        Clause::Multiple(form, m) => {
            let rest = form.coefficient(&layout_core::family::Monomial::default());
            // Its own constant is taken away: nothing can overflow.
            let Ok(own) = form.shifted(-rest) else { unreachable!() };
            format!("{} % {m} == {}", bracketed(&own, names), (-rest).rem_euclid(i128::from(*m)))
        }
    }
}

fn bracketed(form: &Form, names: &[String]) -> String {
    let text = form.text(names);
    if text.contains([' ']) { format!("({text})") } else { text }
}

/// `p = 4, q = 8`.
pub(super) fn values(names: &[String], values: &[u64]) -> String {
    let each: Vec<String> = names.iter().zip(values).map(|(n, v)| format!("{n} = {v}")).list();
    each.join(", ")
}

fn clauses(list: &[Clause], names: &[String]) -> String {
    list.mapped(|c| clause(c, names)).join(", ")
}

/// A literal that is not shown to be alias-free for all admitted values.
#[must_use]
pub fn not_separated(literal: &Literal<'_>, why: &NotSeparated, span: Span) -> Diagnostic {
    let (subject, names) = (&literal.subject, literal.names);
    let path = literal.domain.leaves().get(why.digit).map_or_else(Path::default, |l| l.path.clone());
    let stride =
        literal.digits.get(why.digit).and_then(|d| d.stride.as_ref()).map_or_else(String::new, |s| s.text(names));
    let reason = format!(
        "mode `{path}` has stride {stride}, which has to be at least {}: one more than the smaller strides reach",
        why.needed.text(names)
    );
    let out = match &why.collision {
        Some((at, collision)) => {
            let place = format!("`{}`", values(names, at).replace(", ", "`, `"));
            let title = format!("{subject} is not alias-free where {place}");
            let out = match title.chars().count() {
                0..=TITLE => Diagnostic::new(SLUG, span, title),
                _ => Diagnostic::new(SLUG, span, format!("{subject} is not alias-free"))
                    .note(format!("where {place}, two coordinates share an address")),
            };
            let leaves = literal.domain.leaves();
            match alias::layout_at(literal.digits, at) {
                Some(layout) => {
                    let lines = [&collision.left, &collision.right].map(|c| witness::sum_line(&leaves, &layout, c));
                    out.note(lines.join("\n"))
                }
                None => out,
            }
        }
        None => Diagnostic::new(
            if why.limit.is_some() { "undecided" } else { SLUG },
            span,
            format!("{subject} is not shown to be alias-free for all values that `where` admits"),
        ),
    };
    let out = if is_reached(literal, why) { out } else { out.note(reason) };
    let out = stopped(out, why.limit);
    let out = match why.unsearched {
        Some(at) => {
            out.note(format!("the search for a sufficient `where` stopped at its limit of {}", super::ops::limit(at)))
        }
        None => out,
    };
    match &why.repair {
        Some(list) => {
            let cure = format!("the coordinates stay apart with `where {}`", clauses(list, names));
            match (list.len(), &why.collision) {
                // The clauses that are there may be enough, and only the proof is missing.
                (_, None) => out.help(cure),
                (1, Some(_)) => out.help(format!("{cure}, and with nothing less")),
                (_, Some(_)) => out.help(format!("{cure}; none of these can be lowered")),
            }
        }
        None if is_reached(literal, why) => {
            out.help("no lower bounds were found that keep these coordinates apart: change a stride or an extent")
        }
        None => {
            out.help("each stride has to pass what the smaller ones reach: change one, an extent, or what `where` says")
        }
    }
}

/// With what stopped the search for a proof.
pub(super) fn stopped(out: Diagnostic, at: Option<Limit>) -> Diagnostic {
    match at {
        Some(at) => out.note(format!("the search stopped at its limit of {}", super::ops::limit(at))),
        None => out,
    }
}

/// Whether the collision is there although the stride has what it has to have: the order of the strides is another.
fn is_reached(literal: &Literal<'_>, why: &NotSeparated) -> bool {
    let stride = literal.digits.get(why.digit).and_then(|d| d.stride.as_ref());
    let (Some((at, _)), Some(stride)) = (&why.collision, stride) else { return false };
    stride.eval(at).ok().zip(why.needed.eval(at).ok()).is_some_and(|(stride, needed)| stride >= needed)
}

/// A literal that is not shown to be a dense bijection.
#[must_use]
pub fn not_dense(literal: &Literal<'_>, why: &NotDense, at: impl Fn(usize) -> Span) -> Diagnostic {
    let path = |digit: usize| literal.domain.leaves().get(digit).map_or_else(Path::default, |l| l.path.clone());
    let title = format!("{} is not a dense bijection for all values of its parameters", literal.subject);
    match why {
        NotDense::Broadcast { digit } => Diagnostic::new(SLUG, at(*digit), title)
            .note(format!("mode `{}` is a broadcast", path(*digit)))
            .help("give it a stride, or end the map in `physical`"),
        NotDense::Stride { digit, expected } => Diagnostic::new(SLUG, at(*digit), title)
            .note("the strides of a dense bijection are the running products of the extents, in some order")
            .help(format!(
                "the next stride is {}: mode `{}` might have it",
                expected.text(literal.names),
                path(*digit)
            )),
    }
}

/// Two parameters with one name, or one named like an item.
#[must_use]
pub fn clash(name: &Ident) -> Diagnostic {
    Diagnostic::new(SLUG, name.span(), format!("`{name}` is declared already")).help("give the parameter another name")
}

/// A parameter named like a mode.
#[must_use]
pub fn mode(span: Span, mode: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("`{mode}` is a parameter and a mode"))
        .note("both are arguments of generated functions")
        .help("give one of the two another name")
}

/// A parameter that nothing depends on.
#[must_use]
pub fn unused(name: &Ident, subject: &str) -> Diagnostic {
    Diagnostic::new(SLUG, name.span(), format!("nothing in {subject} depends on `{name}`"))
        .help("use it as a stride or an extent, or leave it out")
}

/// More parameters than there may be.
#[must_use]
pub fn too_many(span: Span, found: usize, most: usize) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("{found} parameters, and a layout has at most {most}"))
}

/// More conditions than a layout may have.
#[must_use]
pub fn too_many_clauses(span: Span, most: usize) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("a layout has at most {most} conditions"))
        .note("those of the layouts that it is made from are among them")
}

/// A parameter where a number has to be known now.
#[must_use]
pub fn not_here(name: &Ident) -> Diagnostic {
    Diagnostic::new(SLUG, name.span(), format!("`{name}` is known only at run time, and a number is needed here")).note(
        "parameters stand in the extents and strides of a literal, in arguments such as `Gmem(ld)`, and behind `where`",
    )
}

/// A product of three parameters or more.
#[must_use]
pub fn degree(at: Span) -> Diagnostic {
    Diagnostic::new(SLUG, at, "a product of more than two parameters")
        .help("declare the product as a parameter of its own, and say in `where` what it is at least")
}

/// A quotient of parameters.
#[must_use]
pub fn quotient(at: Span) -> Diagnostic {
    Diagnostic::new(SLUG, at, "a parameter is divided")
        .help("declare the quotient as the parameter; a divisibility is written `where n % 8 == 0`, with `==` alone")
}

/// `an extent`, `a stride`.
fn article(word: &str) -> String {
    format!("{} {word}", if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" })
}

/// A negative coefficient in a stride or an extent.
#[must_use]
pub fn negative(span: Span, what: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("{} in which a parameter is subtracted", article(what)))
        .note("strides and extents are sums of parameters, products of two of them, and numbers")
        .help("declare the difference as a parameter of its own")
}

/// Arguments for a layout that takes none.
#[must_use]
pub fn no_parameters(name: &Ident) -> Diagnostic {
    Diagnostic::new(SLUG, name.span(), format!("`{name}` has no parameters")).help(format!("write `{name}`"))
}

/// A layout with parameters, without arguments; `static_one` is what it is at some numbers.
#[must_use]
pub fn arguments_missing(name: &Ident, names: &[String], static_one: Option<&str>) -> Diagnostic {
    let list = names.join(", ");
    let out = Diagnostic::new(SLUG, name.span(), format!("`{name}` has parameters"));
    match static_one {
        Some(text) => out.help(format!(
            "write a number for each, `{text}` say; a layout that is declared here may have them itself, and write `{name}({list})`"
        )),
        None => out.help(format!("declare them here too, and write `{name}({list})`")),
    }
}

/// Another number of arguments.
#[must_use]
pub fn count(name: &Ident, names: &[String], found: usize) -> Diagnostic {
    let title = format!("`{name}` has {}, not {found}", super::count(names.len(), "parameter"));
    Diagnostic::new(SLUG, name.span(), title).help(format!("write `{name}({})`", names.join(", ")))
}

/// An argument with which a map cannot be written.
#[must_use]
pub fn argument(span: Span, name: &Ident) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("`{name}` cannot be written with this argument"))
        .note("an extent, a stride or an offset would pass 64 bits, or a number of `where`; or its run-time parts do not add up to one map")
        .help("take a smaller number, or give it to the layout that this one is made from")
}

/// A constant argument that `where` does not admit.
#[must_use]
pub fn not_admitted(span: Span, name: &Ident, clause: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("`{name}` does not admit this argument"))
        .note(format!("it asks for `{clause}`"))
}

/// Copies of a swizzled map with parameters or ragged tiles.
#[must_use]
pub fn swizzled_copies(span: Span) -> Diagnostic {
    Diagnostic::new(SLUG, span, "a swizzled map with parameters or ragged tiles is not copied")
        .help("copy the map under the swizzle, and put the swizzle in front: `swizzle(…) @ repeat(…)` of a static map")
}

/// A distance between copies in which a parameter is subtracted.
#[must_use]
pub fn pitch_of_a_difference(span: Span, pitch: &str, fresh: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("the copies would stand {pitch} apart, in which a parameter is subtracted"))
        .help(format!("give a distance: `pitch = {fresh}`, with `{fresh}` another parameter"))
}

/// A distance between copies into a space without gaps.
#[must_use]
pub fn pitch_gap(span: Span, cosize: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, "copies into a space without gaps stand as far apart as one is large")
        .note(format!("that is {cosize}"))
        .help("leave `pitch` out")
}

/// A distance between copies that is not shown to pass them.
#[must_use]
pub fn pitch_small(span: Span, cosize: &str, cure: Option<String>, limit: Option<Limit>) -> Diagnostic {
    let out = Diagnostic::new(SLUG, span, "copies at this pitch are not shown to stay apart")
        .note(format!("one takes {cosize} addresses"));
    let out = stopped(out, limit);
    match cure {
        Some(cure) => out.help(format!("say so: `where {cure}`")),
        None => out.help("leave `pitch` out: the copies stand as far apart as one is large"),
    }
}

/// A distance between copies that is not known to be a multiple.
#[must_use]
pub fn pitch_align(span: Span, pitch: &str, align: u64, cure: Result<String, String>) -> Diagnostic {
    let out =
        Diagnostic::new(SLUG, span, format!("the copies stand {pitch} apart, not known to be a multiple of {align}"));
    match cure {
        Ok(clause) => out.help(format!("say so: `where {clause}`")),
        Err(fresh) => out.help(format!(
            "give a distance: `pitch = {fresh}`, with `{fresh}` another parameter, and `where {fresh} % {align} == 0`"
        )),
    }
}

/// What takes no map with parameters.
#[derive(Clone, Copy)]
pub enum Taker<'a> {
    /// An operation.
    Operation,
    /// A swizzle.
    Swizzle,
    /// The right side of a composition.
    Right,
    /// `size`, `cosize` or an analysis, by its name.
    Measure(&'a str),
}

/// A map with parameters where a static one is needed; `static_one` is what it is at some numbers.
#[must_use]
pub fn operand(span: Span, by: Taker<'_>, static_one: Option<&str>) -> Diagnostic {
    let what = match by {
        Taker::Operation => "this operation".to_owned(),
        Taker::Swizzle => "a swizzle".to_owned(),
        Taker::Right => "the right side of `@`".to_owned(),
        Taker::Measure(name) => format!("`{name}`"),
    };
    let out = Diagnostic::new(SLUG, span, format!("{what} takes a map without parameters or ragged tiles"));
    match static_one {
        Some(text) => out.help(format!("with a number for each parameter it is one: `{text}`, say")),
        None => out,
    }
}

/// A map with parameters or ragged tiles in the inline form.
#[must_use]
pub fn inline(span: Span) -> Diagnostic {
    Diagnostic::new(SLUG, span, "a layout with parameters or ragged tiles needs a name")
        .help("declare it: `pub Name(ld) = …;` or `pub Name = …;` in a `layout!` block")
}

/// A remainder that no number leaves.
#[must_use]
pub fn remainder(span: Span, rest: u64, by: u64) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("no number leaves {rest} when it is divided by {by}")).help(if by == 1 {
        "leave the condition out".to_owned()
    } else {
        format!("the remainders are 0..{by}")
    })
}

/// A condition with a number past 64 bits.
#[must_use]
pub fn wide(at: Span) -> Diagnostic {
    Diagnostic::new(SLUG, at, "this condition has a number past 64 bits, its terms on one side")
        .note("`new` checks it by sums of products of 64-bit numbers")
        .help("divide both sides by a number, or leave the condition out")
}

/// A parameter that starts with a capital; `lower` is a name that it could have.
#[must_use]
pub fn case(name: &Ident, lower: Option<&str>) -> Diagnostic {
    Diagnostic::new(SLUG, name.span(), format!("parameter `{name}` starts with a capital letter"))
        .note("it becomes a function parameter; items start with capitals, parameters do not")
        .help(lower.map_or_else(|| "give the parameter another name".to_owned(), |lower| format!("write `{lower}`")))
}
