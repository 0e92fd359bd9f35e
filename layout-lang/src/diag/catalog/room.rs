//! Family `parameter`, what no values make: there is no room, or `where` admits none.

use crate::diag::Diagnostic;
use layout_core::Path;
use layout_core::family::{Clause, Form};
use proc_macro2::Span;

const SLUG: &str = "parameter";

/// Extents and strides past 64 bits.
#[must_use]
pub fn too_large(span: Span, subject: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("{subject} needs more than 64 bits"))
        .note("the constant extents and strides, and room for each run-time extent, share them")
        .help("make a constant smaller, or leave a mode out and add its offset to the pointer")
}

/// A layout that no admitted values make. `limit` is what would have to be at most something; `wider` an index type
/// that has room.
#[must_use]
pub fn never(
    span: Span,
    subject: &str,
    names: &[String],
    (form, most): &(Form, u64),
    wider: Option<&str>,
) -> Diagnostic {
    let out =
        Diagnostic::new(SLUG, span, format!("{subject} has room for no values that `where` admits")).note(format!(
            "coordinates, those past the end of a mode too, and offsets have room where `{} <= {most}`",
            form.text(names)
        ));
    match wider {
        Some(index) => out.help(format!("`#![index({index})]` has room")),
        None => out.help("make a tile or a constant extent smaller, or ask for less in `where`"),
    }
}

/// A coordinate past the room that a run-time extent has, whatever `where` says: `what` names it.
#[must_use]
pub fn past(span: Span, mode: &Path, room: u64, what: &str) -> Diagnostic {
    Diagnostic::new(SLUG, span, format!("mode `{mode}` has room for {room} coordinates, and {what}"))
        .note("one number of 62 bits counts all coordinates: run-time extents share what constant ones leave of it, 40 bits each at most")
        .help("make a constant extent smaller or give a run-time one a number; or leave a mode out and add its offset to the pointer")
}

/// A clause that fails wherever all others hold.
#[must_use]
pub fn contradiction(span: Span, clause: &Clause, names: &[String]) -> Diagnostic {
    let out = Diagnostic::new(SLUG, span, "`where` admits no values");
    match clause.form().as_constant() {
        Some(_) => out.note("this condition never holds"),
        None => out
            .note(format!("`{}` does not hold where the other conditions do", super::parameter::clause(clause, names)))
            .help("change one of them; parameters are at least 0, and extents at least 1"),
    }
}
