//! Families `compose-size` and `compose-domain`.

use crate::check::Slice;
use crate::diag::{Diagnostic, witness};
use crate::syntax::ast::{Expr, ExprKind};
use layout_core::list::Mapped as _;
use layout_core::{Map, Shape, Space};

/// `G @ F` where F does not reach exactly G's coordinates.
#[must_use]
pub fn compose_size(left: &Expr, right: &Expr, g: &Slice, f: &Map) -> Diagnostic {
    let name = |e: &Expr, other: &str| match &e.kind {
        ExprKind::Name(name) | ExprKind::Applied(name, _) => format!("`{name}`"),
        _ => other.to_owned(),
    };
    let (l, r) = (name(left, "the left operand"), name(right, "the right operand"));
    let free = g.values();
    let takes: u64 = free.extents().iter().product();
    let (g, gives) = (&g.map, f.size());
    let out =
        Diagnostic::new("compose-size", right.span, format!("{r} has {gives} coordinates, and {l} takes {takes}"))
            .note(format!("{r} reaches 0..{gives}, and {l} takes 0..{takes}{}", product(&free)));
    let last: Vec<u64> = f.domain.extents().mapped(|n| n - 1);
    let reached = f.eval(&last);
    let out = match reached >= takes {
        true => out.note(format!("{} -> {reached} is past the end", witness::coordinate(&f.domain.leaves(), &last))),
        false => out,
    };
    if gives < takes && takes.is_multiple_of(gives) && g.to == Space::Physical {
        let g = if let ExprKind::Name(name) | ExprKind::Applied(name, _) = &left.kind {
            name.to_string()
        } else {
            "G".to_owned()
        };
        return out.help(format!(
            "if {r} covers one tile of {l}, divide that: `divide({g}, …) | {{ rest = … }}` takes {gives}"
        ));
    }
    if gives > takes && gives.is_multiple_of(takes) {
        return out.help(format!("repeat {l} {} times, or let {r} reach 0..{takes}", gives / takes));
    }
    out.help("give the two the same size")
}

/// `: row 4 * col 8`, of two to six modes.
fn product(domain: &Shape) -> String {
    let factors: Vec<String> = domain.leaves().mapped(|l| format!("{} {}", l.path, l.extent));
    match factors.len() {
        2..=6 => format!(": {}", factors.join(" * ")),
        _ => String::new(),
    }
}

/// A restriction to the right of `@`.
#[must_use]
pub fn restricted_operand(right: &Expr) -> Diagnostic {
    let who = match &right.kind {
        ExprKind::Name(name) | ExprKind::Applied(name, _) => format!("`{name}` is a restriction, and a restriction"),
        _ => "a restriction".to_owned(),
    };
    Diagnostic::new("compose-domain", right.span, format!("{who} stands only leftmost in `@`"))
        .note("it ends in memory, and its image leaves out the other slices: no map can follow it")
        .help("compose first, then restrict: `(G @ F) | { … }`")
}
