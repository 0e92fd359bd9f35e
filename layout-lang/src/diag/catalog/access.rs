//! Family `access`: what is no access of a warp, and `best_swizzle` without an answer.

use super::ops::{limit, unknown};
use crate::diag::{Diagnostic, Modes, witness};
use crate::source;
use crate::syntax::ast::{Access, Analysis, Expr, ExprKind, Use};
use layout_core::analysis::{AccessError, Broken, Costs};
use layout_core::decide::budget::Limit;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::{Map, Swizzle};
use proc_macro2::{Ident, Span};

/// An access as written, of a map.
pub struct Site<'a> {
    /// The analysis, or `best_swizzle`.
    name: &'a Ident,
    /// The map in words.
    subject: String,
    /// The map's expression.
    of: Span,
    map: &'a Map,
    /// Its modes.
    modes: Modes<'a>,
    lanes: Span,
    vector: Span,
    element: Span,
}

impl<'a> Site<'a> {
    /// Of an analysis.
    #[must_use]
    pub fn new(analysis: &'a Analysis, map: &'a Map, access: &Access) -> Self {
        let Access { lanes, vector, element } = access;
        let site = Site::of_mode(analysis, map, vector.as_ref().map_or(lanes.span, |v| v.span));
        Site { lanes: lanes.span, element: element.span, ..site }
    }

    /// Of `vector_width`.
    #[must_use]
    pub fn of_mode(analysis: &'a Analysis, map: &'a Map, mode: Span) -> Self {
        let (name, of) = (&analysis.name, analysis.of.span);
        let modes = Modes::of(map);
        Site { name, subject: subject(&analysis.of), of, map, modes, lanes: mode, vector: mode, element: mode }
    }

    /// Of a map beside a family, or at some of its values.
    #[must_use]
    pub fn with(self, modes: Modes<'a>) -> Self {
        Site { modes, ..self }
    }

    /// Of one entry of `best_swizzle`; `map` is the storage map after it.
    #[must_use]
    pub fn of_use(name: &'a Ident, one: &Use, map: &'a Map) -> Self {
        let Access { lanes, vector, element } = &one.access;
        let vector = vector.as_ref().map_or(lanes.span, |v| v.span);
        let (of, modes) = (one.of.span, Modes::of(map));
        Site { name, subject: subject(&one.of), of, map, modes, lanes: lanes.span, vector, element: element.span }
    }
}

/// `` `Name` ``, or words for a longer expression.
#[must_use]
pub fn subject(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::Applied(..) => format!("`{}`", source::expr(expr)),
        _ => "this map".to_owned(),
    }
}

/// What a search past its budget leaves to do.
const FEWER: &str = "search on fewer rows, write what is found in front of the whole, `swizzle(b, src, dst) @ …`, and assert its `bank_conflicts`";

/// The refusal of an access; where it could not be decided, `part` is a restriction of the map of which it could.
#[must_use]
pub fn access(site: &Site<'_>, error: &AccessError, part: Option<&str>) -> Diagnostic {
    let Site { subject, modes, .. } = site;
    let new = |span, title: String| Diagnostic::new("access", span, title);
    match error {
        AccessError::NotPhysical { to } => {
            new(site.of, format!("{subject} ends in `{}`, and only maps into `physical` have addresses", to.name()))
                .help("compose with the storage map first: `Storage @ Fragment`")
        }
        AccessError::Element { bytes } => {
            let out = new(site.element, format!("an element has 1, 2, 4, 8 or 16 bytes, and this one has {bytes}"));
            if *bytes > 16 {
                out.help("a lane moves 16 bytes at once at most: count in parts of that size")
            } else {
                out
            }
        }
        AccessError::UnknownMode { path, vector } => {
            let at = if *vector { site.vector } else { site.lanes };
            unknown(new(at, format!("{subject} has no mode `{path}`")), *modes, path)
        }
        AccessError::Lanes { lanes, warp } => {
            let title = match lanes {
                1 => format!("this is 1 lane, and a warp has {warp}"),
                _ => format!("these are {lanes} lanes, and a warp has {warp}"),
            };
            new(site.lanes, title)
                .note(format!("every {warp} values in a row are taken as one warp, all of its lanes active"))
                .help(format!(
                    "name a mode of {warp} lanes, or of a multiple of {warp}; `group` puts several modes under one name"
                ))
        }
        AccessError::Both { path } => new(site.vector, format!("mode `{path}` is both lanes and vector")),
        AccessError::Bytes { vector, element } => {
            let bytes = u128::from(*vector) * u128::from(*element);
            new(site.vector, format!("a lane moves 1, 2, 4, 8 or 16 bytes at once, and here {bytes}"))
                .note(format!(
                    "the vector has {}, of {}",
                    super::count(*vector as usize, "element"),
                    super::count(*element as usize, "byte")
                ))
                .help("`split` the mode, and name the part that is moved at once")
        }
        AccessError::Broken(broken) => not_a_vector(site, broken),
        AccessError::Overflow => {
            Diagnostic::new("overflow", site.of, format!("the byte addresses of {subject} do not fit in 64 bits"))
        }
        AccessError::Undecided(at) => {
            let out =
                Diagnostic::new("undecided", site.of, format!("`{}` of {subject} could not be decided", site.name))
                    .note(format!("the search stopped at its limit of {}", limit(*at)));
            match part {
                Some(text) => out.help(format!("a part of it can be: `{text}`")),
                None if *site.name == "best_swizzle" => out.help(FEWER),
                None => out,
            }
        }
    }
}

fn not_a_vector(site: &Site<'_>, broken: &Broken) -> Diagnostic {
    let Site { subject, map, .. } = site;
    let title = match broken.at {
        0 => format!("the vectors of {subject} are not aligned to their {} elements", broken.run),
        _ => format!("the vectors of {subject} are not contiguous"),
    };
    Diagnostic::new("access", site.vector, title)
        .note(reason(map, broken))
        .help("leave `vector` out for one element at a time, or `split` off what `vector_width` says is contiguous")
}

/// Why a run of elements is no vector.
#[must_use]
pub fn reason(map: &Map, broken: &Broken) -> String {
    let leaves = map.domain.leaves();
    let first = format!("{} -> {}", witness::coordinate(&leaves, &broken.first), broken.start);
    match broken.at {
        0 => format!("{first} is no multiple of {}", broken.run),
        at => format!(
            "{first}\n{} -> {}, and element {at} of a vector of {} lies at {}",
            witness::coordinate(&leaves, &broken.element),
            broken.address,
            broken.run,
            u128::from(broken.start) + u128::from(at)
        ),
    }
}

/// Banks of no memory.
#[must_use]
pub fn banks(span: Span, count: u64, width: u64) -> Diagnostic {
    Diagnostic::new("access", span, format!("there is no model of {count} banks of {width} bytes"))
        .note("both are powers of two, 4096 at most, and one word of each bank holds 16 bytes or more")
}

/// No swizzle is good for all.
#[must_use]
pub fn no_swizzle(name: &Ident, of: &Expr, uses: &[Use], best: Option<&(Swizzle, Costs)>) -> Diagnostic {
    let names: Vec<String> = uses.mapped(|u| subject(&u.of));
    let out = Diagnostic::new(
        "access",
        name.span(),
        format!("no swizzle of {} is free of bank conflicts in {}", subject(of), super::and(&names)),
    )
    .note("tried: every xor of one field of bits onto another that leaves the vectors whole");
    let Some((sigma, costs)) = best else { return out };
    let degree = |(name, cost): (&String, &(u64, u64))| match cost.0 {
        1 => format!("{name} has no conflicts"),
        n => format!("{name} has {n}-way conflicts"),
    };
    let found: Vec<String> = names.iter().zip(costs).map(degree).list();
    let map = source::operand(of);
    let written = match sigma.bits {
        0 => format!("`{map}` itself"),
        _ => format!("`swizzle({}, {}, {}) @ {map}`", sigma.bits, sigma.src, sigma.dst),
    };
    out.help(format!("the best there is, {written}: {}", super::and(&found)))
}

/// A search that ran out of its budget.
#[must_use]
pub fn search_undecided(name: &Ident, at: Limit) -> Diagnostic {
    Diagnostic::new("undecided", name.span(), "which swizzle is best could not be decided")
        .note(format!("the search stopped at its limit of {}", limit(at)))
        .help(FEWER)
}
