//! Diagnostics to `compile_error!`. The only place that knows what stable compilers show: one message, one span.

use super::Diagnostic;
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;

/// The title, then `note:` and `help:` lines; continuation lines are aligned under the first by the compiler.
#[must_use]
pub fn text(diagnostic: &Diagnostic) -> String {
    let mut out = diagnostic.title.clone();
    let lines = |label: &str, texts: &[String], out: &mut String| {
        for text in texts {
            out.push_str(&format!("\n{label}: {}", text.replace('\n', &format!("\n{}", " ".repeat(label.len() + 2)))));
        }
    };
    lines("note", &diagnostic.notes, &mut out);
    lines("help", &diagnostic.helps, &mut out);
    out
}

/// `::core::compile_error! { "…" }` at the diagnostic's span.
#[must_use]
pub fn render(diagnostic: &Diagnostic) -> TokenStream {
    let mut literal = Literal::string(&text(diagnostic));
    literal.set_span(diagnostic.span);
    quote_spanned!(diagnostic.span=> ::core::compile_error! { #literal })
}
