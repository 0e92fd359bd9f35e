//! Families of operations: `compose-size`, `compose-domain`, `divide`, `operand`, `swizzle-overlap`, `restrict`,
//! `regroup`.

use super::{and, count};
use crate::check::Slice;
use crate::diag::{Diagnostic, nearest};
use crate::notation;
use crate::syntax::ast::{Bind, BindTo, Expr, ExprKind};
use layout_core::decide::budget::Limit;
use layout_core::decide::dense::NotDense;
use layout_core::ops::{OpError, Operand};
use layout_core::{Map, Path, Space, SwizzleError};
use proc_macro2::{Ident, Span};

/// A call of an operation: what stands where.
pub struct Site<'a> {
    /// The operation's own token.
    pub name: &'a Ident,
    /// The first operand's value.
    pub map: &'a Map,
    /// The first operand.
    pub first: Span,
    /// The second argument.
    pub second: Span,
    /// The entries of the second argument: tile extents, mode paths, new names.
    pub paths: Vec<Span>,
}

/// The limit of a decision, in words.
#[must_use]
pub fn limit(limit: Limit) -> String {
    match limit {
        Limit::Points(n) => format!("{n} coordinates"),
        Limit::Nodes(n) => format!("{n} steps"),
    }
}

/// The refusal of an operation other than `@`, `|` and swizzles.
#[must_use]
pub fn operation(site: &Site<'_>, error: &OpError) -> Diagnostic {
    let op = site.name.to_string();
    match error {
        OpError::DivideRank { rank, tiles } => Diagnostic::new(
            "divide",
            site.second,
            format!("`divide` has {} for a layout of {}", count(*tiles, "tile extent"), count(*rank, "mode")),
        )
        .note(format!("the modes are {}", modes(site.map)))
        .help("write one extent for each top-level mode; 1 leaves each element a tile of its own"),
        OpError::Divide { mode, extent, tile } => divide(site, *mode, *extent, *tile),
        OpError::SplitSize { mode, shape } => Diagnostic::new(
            "divide",
            site.second,
            format!("a mode of size {mode} cannot be split into a shape of size {shape}"),
        )
        .help(split_help(*mode, *shape)),
        OpError::NeedsLayout(which) => needs_layout(site, &op, *which),
        OpError::NeedsDense(which, why) => needs_dense(site, &op, *which, why),
        OpError::Arrangement { from, to } => Diagnostic::new(
            "operand",
            site.second,
            format!("the arrangement of `{op}` maps `{} -> {}`", from.name(), to.name()),
        )
        .note("the copies are arranged in a logical tile: `logical -> logical`")
        .help("write the arrangement as a literal, or declare it `logical -> logical`"),
        OpError::PitchSmall { pitch, cosize } => Diagnostic::new(
            "operand",
            site.name.span(),
            format!("a pitch of {pitch} is smaller than one copy, which takes {cosize}"),
        )
        .help(format!("leave the pitch out ({cosize} then), or give a larger one")),
        OpError::PitchSwizzle { pitch, span } => Diagnostic::new(
            "operand",
            site.name.span(),
            format!("a pitch of {pitch} would move the swizzle from copy to copy"),
        )
        .note(format!(
            "the swizzle reads and writes address bits below {span}, so copies stand a multiple of {span} apart"
        ))
        .help(format!("`align = {span}` rounds the pitch up to {}", pitch.div_ceil(*span).saturating_mul(*span))),
        OpError::PitchGap { pitch, cosize } => {
            let to = site.map.to.name();
            Diagnostic::new(
                "operand",
                site.name.span(),
                format!("a pitch of {pitch} leaves gaps between copies of size {cosize}"),
            )
            .note(format!("a map into `{to}` is a dense bijection"))
            .help("leave the pitch out")
        }
        OpError::PitchZero => {
            Diagnostic::new("operand", site.name.span(), "a pitch or an alignment of 0 keeps nothing apart")
        }
        OpError::NotPhysical { to } => Diagnostic::new(
            "operand",
            site.first,
            format!("`{op}` needs a map into `physical`, and this one ends in `{}`", to.name()),
        )
        .note("several coordinates at one place are a load that threads share; a logical tile has one place for each")
        .help("compose with the storage map first, then broadcast"),
        OpError::Spaces { from, .. } => Diagnostic::new(
            "space-pairing",
            site.first,
            format!("`{op}` of a map into `{}` would start there", from.name()),
        )
        .note("an address is where a map ends: nothing starts from `physical`"),
        OpError::ExtentZero { .. } => super::literal::extent_zero(site.second, "a mode"),
        OpError::Undecided(which) => Diagnostic::new(
            "undecided",
            site.first,
            format!("the cosize of the operand of `{op}` could not be decided"),
        )
        .note(format!("the search stopped at its limit of {}", limit(*which)))
        .help("give the distance between copies: `pitch = …`"),
        OpError::Overflow => Diagnostic::new(
            "overflow",
            site.name.span(),
            format!("the size or the largest address of this `{op}` does not fit in 64 bits"),
        ),
        other => regroup(site, &op, other),
    }
}

/// Family `regroup`: names of modes.
fn regroup(site: &Site<'_>, op: &str, error: &OpError) -> Diagnostic {
    match error {
        OpError::UnknownMode { path } => {
            let out = Diagnostic::new("regroup", path_span(site, path), format!("`{op}` finds no mode `{path}`"));
            unknown(out, site.map, path)
        }
        OpError::RepeatedMode { path } => {
            Diagnostic::new("regroup", site.name.span(), format!("`{op}` names mode `{path}` twice"))
                .help("name each mode once")
        }
        OpError::MissingModes { paths } => {
            let names: Vec<String> = paths.iter().map(|p| format!("`{p}`")).collect();
            Diagnostic::new("regroup", site.name.span(), format!("`{op}` leaves out {}", count(paths.len(), "mode")))
                .note(format!("missing: {}", crate::diag::witness::list(&names)))
                .help("name each mode once; to drop one, fix it: `| { mode = 0 }`")
        }
        OpError::NotOneMode { path } => {
            Diagnostic::new("regroup", path_span(site, path), format!("`{path}` is more than one mode"))
                .note(format!("the modes are {}", modes(site.map)))
                .help("`split` writes one mode as a shape: name one of them")
        }
        OpError::DuplicateName { path } => {
            Diagnostic::new("regroup", site.name.span(), format!("two modes of the result would be called `{path}`"))
                .help("name them apart with `rename(L, (…))` first")
        }
        OpError::NameCount { rank, names } => Diagnostic::new(
            "regroup",
            site.name.span(),
            format!("`{op}` has {} for a layout of {}", count(*names, "name"), count(*rank, "mode")),
        )
        .note(format!("the modes are {}", modes(site.map))),
        OpError::OddRank { rank } => Diagnostic::new(
            "regroup",
            site.first,
            format!("`zip` pairs modes, and this layout has {}", count(*rank, "mode")),
        )
        .note(format!("the modes are {}", modes(site.map)))
        .help("`zip(divide(L, K))` pairs each tile mode with its rest"),
        other => Diagnostic::new("operand", site.name.span(), format!("`{op}` does not apply here"))
            .note(format!("the check said {other:?}")),
    }
}

fn path_span(site: &Site<'_>, _path: &Path) -> Span {
    match site.paths.as_slice() {
        [one] => *one,
        _ => site.name.span(),
    }
}

/// The modes of a map and the nearest name.
fn unknown(out: Diagnostic, map: &Map, path: &Path) -> Diagnostic {
    let mut all: Vec<String> = map.domain.leaves().iter().map(|l| l.path.to_string()).collect();
    all.extend((0..map.domain.rank()).map(|i| map.domain.mode_path(i).to_string()));
    let out = out.note(format!("the modes are {}", modes(map)));
    match nearest(&path.to_string(), all.iter().map(String::as_str)) {
        Some(near) => out.help(format!("did you mean `{near}`?")),
        None => out,
    }
}

/// The leaves of a map with their extents.
fn modes(map: &Map) -> String {
    let all: Vec<String> = map.domain.leaves().iter().map(|l| format!("`{}` ({})", l.path, l.extent)).collect();
    if all.is_empty() { "none: all are bound".to_owned() } else { crate::diag::witness::list(&all) }
}

fn divide(site: &Site<'_>, mode: usize, extent: u64, tile: u64) -> Diagnostic {
    let span = site.paths.get(mode).copied().unwrap_or(site.second);
    let name = site.map.domain.mode_path(mode);
    if tile == 0 {
        return Diagnostic::new("divide", span, format!("a tile of extent 0 does not divide mode `{name}`"));
    }
    let (q, r) = (extent / tile, extent % tile);
    let near = divisors_near(extent, tile);
    let list: Vec<String> = near.iter().map(u64::to_string).collect();
    let verb = if near.len() == 1 { "divides" } else { "divide" };
    Diagnostic::new("divide", span, format!("a tile extent of {tile} does not divide mode `{name}` of extent {extent}"))
        .note(format!(
            "{extent} = {q} * {tile} + {r}, so the last tile would reach from {} to {}",
            q * tile,
            u128::from(q + 1) * u128::from(tile)
        ))
        .help(format!("{} {verb} {extent}", and(&list)))
}

/// The divisors of `n` just below and above `k`. Bounded work: past a million steps only 1 and n are offered.
fn divisors_near(n: u64, k: u64) -> Vec<u64> {
    let steps = 100_000;
    let below = (1..k.min(n)).rev().take(steps).find(|d| n.is_multiple_of(*d)).unwrap_or(1);
    let above = (k..n).take(steps).find(|d| n.is_multiple_of(*d)).unwrap_or(n);
    if below == above { vec![below] } else { vec![below, above] }
}

fn split_help(mode: u64, shape: u64) -> String {
    if shape != 0 && mode.is_multiple_of(shape) {
        format!("a shape of size {mode} is needed: {} times as large", mode / shape)
    } else {
        format!("the extents of the shape multiply to {mode}")
    }
}

fn needs_layout(site: &Site<'_>, op: &str, which: Operand) -> Diagnostic {
    let (span, place) = match which {
        Operand::First => (site.first, "first"),
        Operand::Second => (site.second, "second"),
    };
    let out = Diagnostic::new("operand", span, format!("the {place} operand of `{op}` is not a layout"));
    let out = match which {
        Operand::First => out.note(format!("it is `{}`", notation::map(site.map))),
        Operand::Second => out,
    };
    out.note(format!(
        "`{op}` scales strides, which swizzled maps, restrictions and composites that do not simplify lack"
    ))
    .help(format!("apply `{op}` to the layout first, and swizzle, restrict or compose the result"))
}

fn needs_dense(site: &Site<'_>, op: &str, which: Operand, why: &NotDense) -> Diagnostic {
    let (span, place) = match which {
        Operand::First => (site.first, "first"),
        Operand::Second => (site.second, "second"),
    };
    let out = Diagnostic::new("operand", span, format!("the {place} operand of `{op}` is not a dense bijection"));
    match why {
        NotDense::Broadcast { .. } => out.note("one of its modes is a broadcast"),
        NotDense::Stride { stride, expected, .. } => out.note(format!(
            "sorted, its strides are running products of the extents up to {expected}, and then comes {stride}"
        )),
    }
}

/// The refusal of `G @ F`.
#[must_use]
pub fn composition(left: &Expr, right: &Expr, g: &Slice, f: &Map, error: &OpError) -> Diagnostic {
    let name = |e: &Expr, other: &str| match &e.kind {
        ExprKind::Name(name) => format!("`{name}`"),
        _ => other.to_owned(),
    };
    let (l, r) = (name(left, "the left operand"), name(right, "the right operand"));
    match error {
        OpError::ComposeSize { left: takes, right: gives } => {
            let out = Diagnostic::new(
                "compose-size",
                right.span,
                format!("{r} has {gives} coordinates, and {l} takes {takes}"),
            )
            .note(format!("`G @ F` needs F to reach all of G's coordinates: 0..{gives} is not 0..{takes}"));
            compose_help(out, *takes, *gives, &g.map, &l)
        }
        OpError::Middle { left, right: ends } => Diagnostic::new(
            "space-pairing",
            right.span,
            format!("the middle of `@` is logical; {r} ends in `{}`, {l} starts from `{}`", ends.name(), left.name()),
        ),
        _ => Diagnostic::new("compose-domain", right.span, format!("{r} cannot stand to the right of `@`"))
            .note(format!("it is `{}`", notation::map(f))),
    }
}

fn compose_help(out: Diagnostic, takes: u64, gives: u64, g: &Map, left: &str) -> Diagnostic {
    if gives < takes && takes.is_multiple_of(gives) && g.domain.rank() > 0 {
        return out.help(format!(
            "if the right operand covers one tile of {left}, divide it first: `divide({}, …) | {{ rest = … }}` has {gives} coordinates",
            left.trim_matches('`')
        ));
    }
    if gives > takes && gives.is_multiple_of(takes) {
        return out.help(format!(
            "{} times as many: repeat the left operand, or let the right one cover {takes}",
            gives / takes
        ));
    }
    out.help("give the two the same size")
}

/// A swizzle that stands alone.
#[must_use]
pub fn bare_swizzle(span: Span) -> Diagnostic {
    Diagnostic::new("operand", span, "a swizzle is not a map: it needs a layout to its right")
        .help("write `swizzle(b, src, dst) @ (row: 64, col: 64):(64, 1)`")
}

/// A swizzle to the right of a layout.
#[must_use]
pub fn swizzle_order(span: Span) -> Diagnostic {
    Diagnostic::new(
        "space-pairing",
        span,
        "a swizzle maps addresses to addresses, so it is the last step and stands leftmost",
    )
    .help("move it to the front: `swizzle(b, src, dst) @ G @ F`")
}

/// A swizzle in front of a map that does not end in memory.
#[must_use]
pub fn swizzle_space(span: Span, to: Space) -> Diagnostic {
    Diagnostic::new(
        "space-pairing",
        span,
        format!("a swizzle needs a map into `physical`, and this one ends in `{}`", to.name()),
    )
    .help("compose with a storage map first: `swizzle(b, src, dst) @ Storage @ …`")
}

/// A bit number that is negative or past 64.
#[must_use]
pub fn swizzle_field(span: Span, n: i128) -> Diagnostic {
    Diagnostic::new("swizzle-overlap", span, format!("{n} is no bit of an address: they are 0 to 63"))
}

/// Fields that overlap or reach past bit 63.
#[must_use]
pub fn swizzle_fields(span: Span, cute: bool, (b, second, third): (i64, i64, i64), error: SwizzleError) -> Diagnostic {
    let (src, dst) = if cute { (second + third.max(0), second + (-third).max(0)) } else { (second, third) };
    let range = |low: i64| format!("{low}..{}", low + b);
    match error {
        SwizzleError::Overlap { bit } => {
            let title = format!("the fields of a swizzle must not overlap, and both hold bit {bit}");
            let help = if cute {
                format!("`|S| >= B` separates them: `Swizzle<{b}, {second}, {}>`", if third < 0 { -b } else { b })
            } else if src >= dst {
                format!("`|src - dst| >= b` separates them: `swizzle({b}, {}, {dst})`", dst + b)
            } else {
                format!("`|src - dst| >= b` separates them: `swizzle({b}, {src}, {})`", src + b)
            };
            Diagnostic::new("swizzle-overlap", span, title)
                .note(format!("it reads address bits {} and writes bits {}", range(src), range(dst)))
                .help(help)
        }
        SwizzleError::TooHigh => {
            Diagnostic::new("swizzle-overlap", span, "the fields of a swizzle lie within the 64 bits of an address")
                .note(format!("it reads address bits {} and writes bits {}", range(src), range(dst)))
        }
    }
}

/// A chain with too many stages.
#[must_use]
pub fn too_many_stages(span: Span, subject: &str, limit: usize) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("{subject} has more than {limit} stages that do not simplify"))
}

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

/// The refusal of a restriction.
#[must_use]
pub fn restriction(map: &Map, binds: &[Bind], span: Span, error: &OpError) -> Diagnostic {
    let of = |bind: &usize| binds.get(*bind);
    let named = |path: &Path| binds.iter().find(|b| b.path.segments.join(".") == path.to_string());
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
            unknown(Diagnostic::new("restrict", at, format!("there is no mode `{path}` to bind")), map, path)
        }
        OpError::RepeatedMode { path } => {
            let at = binds.last().map_or(span, |b| b.path.span);
            Diagnostic::new("restrict", at, format!("mode `{path}` is bound twice"))
        }
        OpError::ValueOutside { bind, value, size } => {
            let (at, name) = of(bind).map_or((span, String::new()), |b| (value_span(b), b.path.segments.join(".")));
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
