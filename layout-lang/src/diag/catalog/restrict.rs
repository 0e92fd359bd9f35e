//! Family `restrict`.

use super::ops::unknown;
use crate::check::Slice;
use crate::diag::{Diagnostic, Modes};
use crate::syntax::ast::{Bind, BindTo};
use layout_core::Path;
use layout_core::ops::OpError;
use proc_macro2::{Ident, Span};

/// A restriction bound at run time, where a map is needed that is known as a whole.
#[must_use]
pub fn bound_here(span: Span, path: &Path) -> Diagnostic {
    Diagnostic::new("restrict", span, format!("mode `{path}` is bound at run time, and this place needs a whole map"))
        .note("such a restriction can be restricted again, regrouped, swizzled, and stand leftmost of `@`")
        .help("restrict at the end: `(…) | { mode }`")
}

/// A restriction bound at run time in the inline form.
#[must_use]
pub fn bound_inline(span: Span) -> Diagnostic {
    Diagnostic::new("restrict", span, "a restriction bound at run time needs a name")
        .note("it becomes a struct that holds what depends on the bound coordinates")
        .help("declare it: `pub Mine = … | { … };` in a `layout!` block")
}

/// A mode bound to a name that the block does not declare: a run-time value, most likely.
#[must_use]
pub fn undeclared_value(name: &Ident, mode: &Path, near: Option<&str>) -> Diagnostic {
    let out = super::names::undeclared(name, near, false);
    out.help(format!("where `{name}` is known only at run time: write `{{ {mode} }}`, and pass it to `new`"))
}

/// A mode bound to a parameter.
#[must_use]
pub fn parameter_value(name: &Ident, mode: &Path) -> Diagnostic {
    super::parameter::not_here(name)
        .help(format!("write `{{ {mode} }}`: the coordinate is bound where the restriction is made"))
}

/// The refusal of a restriction by `binds`; errors count those that are `known`, bound to values and ranges.
#[must_use]
pub fn restriction(slice: &Slice, binds: &[Bind], known: &[&Bind], span: Span, error: &OpError) -> Diagnostic {
    let of = |bind: &usize| known.get(*bind).copied();
    let named = |path: &Path| binds.iter().find(|b| b.path.path == *path);
    match error {
        OpError::NotPhysical { to } => Diagnostic::new(
            "restrict",
            span,
            format!("only maps into `physical` can be restricted, and this one ends in `{}`", to.name()),
        )
        .note("a part of a dense bijection is no dense bijection any more")
        .help("compose with the storage map first: `(Storage @ Fragment) | { … }`"),
        OpError::UnknownMode { path } => {
            let at = named(path).map_or(span, |b| b.path.span);
            unknown(
                Diagnostic::new("restrict", at, format!("there is no mode `{path}` to bind")),
                Modes::left(slice),
                path,
            )
        }
        OpError::RepeatedMode { path } => {
            let leaf = slice.map.domain.leaves().iter().position(|l| l.path == *path);
            let binds_it = |b: &&Bind| {
                let written = b.path.path.clone();
                leaf.is_some_and(|leaf| slice.map.domain.find(&written).contains(&leaf))
            };
            let at = binds.iter().filter(binds_it).take(2).last().map_or(span, |b| b.path.span);
            Diagnostic::new("restrict", at, format!("mode `{path}` is bound twice"))
        }
        OpError::ValueOutside { bind, value, size } => {
            let (at, name) = of(bind).map_or((span, String::new()), |b| (value_span(b), b.path.path.to_string()));
            if let Some(Bind { to: BindTo::Range(..), .. }) = of(bind) {
                let end = u128::from(*value) + 1;
                let title = format!("the range ends at {end}, and mode `{name}` has the coordinates 0..{size}");
                return Diagnostic::new("restrict", at, title).help(format!("the largest end is {size}"));
            }
            Diagnostic::new(
                "restrict",
                at,
                format!("{value} is outside mode `{name}`, whose coordinates are 0..{size}"),
            )
            .help(format!("the largest is {}", size - 1))
        }
        OpError::RangeEmpty { bind, low, high } => {
            let at = of(bind).map_or(span, value_span);
            Diagnostic::new("restrict", at, format!("the range {low}..{high} is empty"))
                .help("ranges are half open: the end is one past the last")
        }
        OpError::DuplicateName { path } => {
            Diagnostic::new("restrict", span, format!("two modes of the result would be called `{path}`"))
        }
        _ => Diagnostic::new("overflow", span, "the restriction does not fit in 64 bits"),
    }
}

fn value_span(bind: &Bind) -> Span {
    match &bind.to {
        BindTo::Value(v) => v.span,
        BindTo::Range(_, high) => high.span,
        BindTo::RunTime => bind.path.span,
    }
}
