//! Family `space-pairing`.

use crate::diag::Diagnostic;
use crate::syntax::ast::{Expr, ExprKind};
use layout_core::Space;
use proc_macro2::Span;

/// A literal whose end nothing tells.
#[must_use]
pub fn cannot_infer(span: Span, subject: &str, item: Option<&str>) -> Diagnostic {
    let out = Diagnostic::new("space-pairing", span, format!("the spaces of {subject} are not known")).note(
        "a layout says where its coordinates live and where its values do: `logical`, `physical` or `thread_value`",
    );
    match item {
        Some(name) => out.help(format!("write `{name}: logical -> physical = …` for a tile in memory, `{name}: thread_value -> logical = …` for a fragment")),
        None => out.help("write `layout!(logical -> physical, …)` for a tile in memory"),
    }
}

/// A literal between two spaces that do not pair.
#[must_use]
pub fn pairing(span: Span, subject: &str, from: Space, to: Space) -> Diagnostic {
    let title = format!("{subject} cannot be written from `{}` to `{}`", from.name(), to.name());
    let out = Diagnostic::new("space-pairing", span, title);
    if from == Space::Physical {
        return out
            .note("an address is where a map ends: nothing starts from `physical`")
            .help("a swizzle rearranges addresses: write it in front, `swizzle(b, src, dst) @ …`");
    }
    out.note("a thread reaches memory through a logical tile: `thread_value -> logical`, then `logical -> physical`")
        .help("declare the two maps and compose them, `Storage @ Fragment`")
}

/// A named operand of `@` whose inner side is not logical; `turned` is the other operand where the two fit the other
/// way round.
#[must_use]
pub fn middle(expr: &Expr, space: Space, left: bool, turned: Option<&Expr>) -> Diagnostic {
    let name = |expr: &Expr| match &expr.kind {
        ExprKind::Name(name) | ExprKind::Applied(name, _) => name.to_string(),
        _ => "…".to_owned(),
    };
    let who = match &expr.kind {
        ExprKind::Name(name) | ExprKind::Applied(name, _) => format!("`{name}`"),
        _ => "this operand".to_owned(),
    };
    let (verb, side) = if left { ("starts from", "right") } else { ("ends in", "left") };
    let own = name(expr);
    let title = format!("{who} {verb} `{}`, and the middle of `@` is logical", space.name());
    let out = Diagnostic::new("space-pairing", expr.span, title)
        .note("`G @ F` is g(f(c)): F must end in the logical tile from which G starts");
    match (turned, left, space) {
        (Some(other), true, _) => out.help(format!("the right operand comes first: write `{} @ {own}`", name(other))),
        (Some(other), false, _) => out.help(format!("the right operand comes first: write `{own} @ {}`", name(other))),
        (None, false, Space::Physical) => out.help(format!("an address goes nowhere: put {who} leftmost")),
        (None, true, Space::ThreadValue) => {
            out.help(format!("a map that starts from threads comes first: put {who} rightmost"))
        }
        _ => out
            .help(format!("put a map between {who} and the operand on its {side}, or declare it with a logical side")),
    }
}

/// An expression whose spaces are not the ones asked for.
#[must_use]
pub fn mismatch(span: Span, what: &str, have: (Space, Space), want: (Space, Space), outermost: bool) -> Diagnostic {
    let arrow = |(from, to): (Space, Space)| format!("{} -> {}", from.name(), to.name());
    let out = Diagnostic::new(
        "space-pairing",
        span,
        format!("{what} maps `{}`, and `{}` is needed here", arrow(have), arrow(want)),
    );
    if outermost {
        return out.help(format!("declare it as `{}`, or leave the annotation out", arrow(have)));
    }
    if want.0 == Space::Physical {
        return out.note("an address is where a map ends: nothing starts from `physical`");
    }
    if have.1 == want.1 {
        return out.help(format!(
            "what is made from it starts from `{}` too: annotate that, or use a map from `{}`",
            have.0.name(),
            want.0.name()
        ));
    }
    if (have.1, want.1) == (Space::Logical, Space::Physical) {
        let operand = if what.starts_with('`') { what.trim_matches('`') } else { "…" };
        return out.help(format!("a storage map in front ends in memory: `Storage @ {operand}`"));
    }
    out.help(format!("use a map declared `{}` here", arrow(want)))
}
