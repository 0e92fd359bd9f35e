//! Family `parameter`: what is asked of a mode whose extent is known only at run time.

use super::parameter::stopped;
use crate::diag::Diagnostic;
use layout_core::Path;
use layout_core::decide::budget::Limit;
use proc_macro2::Span;

const SLUG: &str = "parameter";

/// A tile that is not known to divide a run-time extent.
#[must_use]
pub fn divide(span: Span, mode: &Path, size: &str, tile: u64, cure: Option<String>) -> Diagnostic {
    let out = Diagnostic::new(
        SLUG,
        span,
        format!("tile extent {tile} is not known to divide mode `{mode}`, whose extent is {size}"),
    );
    match cure {
        Some(cure) => out.help(format!("say so: `where {cure}`")),
        None => out.help("take a tile that divides it, or divide by `divide_ceil`"),
    }
}

/// A mode with a run-time extent split into a shape of numbers.
#[must_use]
pub fn split(span: Span, mode: &Path, leaf: &Path, size: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("mode `{mode}` cannot be split: the extent of `{leaf}` is {size}"))
        .note("the extents of the shape would have to multiply to that at all admitted values, and they are numbers")
        .help(
            "`divide` takes tiles of a fixed size off it where `where` says that they divide it; `divide_ceil` off any",
        )
}

/// A run-time extent that tiles have been taken off, not divided by the next ones.
#[must_use]
pub fn twice(span: Span, mode: &Path) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("the tiles of mode `{mode}` are not divided into tiles again"))
        .help("divide by the larger tiles first, bind their number, and divide what is left")
}

/// A restriction bound at run time that leaves a mode with a run-time extent to its values.
#[must_use]
pub fn left(span: Span, subject: &str, mode: &Path) -> Diagnostic {
    let text = format!("{subject} leaves mode `{mode}`, whose extent is known only at run time, to its values");
    Diagnostic::new(SLUG, span, text)
        .note("a restriction bound at run time has a number of values that is known now")
        .help(format!("bind `{mode}` too; or `divide_ceil` it into tiles, and bind their number, its `rest`"))
}

/// A ragged division of a map into a tile.
#[must_use]
pub fn ragged_tile(span: Span, to: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("coordinates past the end have no place in `{to}`"))
        .help("divide the map into memory by `divide_ceil`, and compose then")
}

/// A value that a run-time extent might not reach.
#[must_use]
pub fn value(
    span: Span,
    mode: &Path,
    (size, last): (&str, u64),
    cure: Option<&str>,
    limit: Option<Limit>,
) -> Diagnostic {
    let out = Diagnostic::new(SLUG, span, format!("mode `{mode}` might end before {last}"))
        .note(format!("its extent is {size}"));
    let out = stopped(out, limit);
    match cure {
        Some(cure) => out.help(format!("say so: `where {cure}`")),
        None => out.help("bind what lies inside, or let `where` admit none but longer extents"),
    }
}

/// One integer over modes of which an inner one has a run-time extent.
#[must_use]
pub fn inner_extent(span: Span, mode: &Path, inner: &Path) -> Diagnostic {
    Diagnostic::new(
        SLUG,
        span,
        format!("`{mode}` as one integer would be divided by the extent of `{inner}`, which is known only at run time"),
    )
    .help("bind its parts one by one")
}

/// Tiles that cut a mode with a run-time extent across the extents inside it.
#[must_use]
pub fn mixed(span: Span, subject: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("{subject} cuts a mode with a run-time extent across the extents inside it"))
        .note("what the run-time extent adds would depend on the other coordinates: (n, 4) by tiles of 6, say")
        .help("let each tile be a multiple of the extents inside the mode, or divide them")
}

/// A restriction of a map with parameters, where a composition needs all of its coordinates.
#[must_use]
pub fn compose(span: Span, mode: &Path, size: &str) -> Diagnostic {
    Diagnostic::new(
        SLUG,
        span,
        format!("mode `{mode}` has a run-time extent, {size}, and a fixed number of coordinates is composed"),
    )
    .help("divide by a tile and bind the rest: `(divide(G, (128, 64)) | { rest.row, rest.col }) @ F`")
}
