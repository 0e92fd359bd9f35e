//! Families of operations: `compose-size`, `compose-domain`, `divide`, `operand`, `swizzle-overlap`, `restrict`,
//! `regroup`.

use super::{and, count};
use crate::check::Slice;
use crate::diag::{Diagnostic, nearest, witness};
use crate::notation;
use crate::syntax::ast::{Bind, BindTo, Expr, ExprKind};
use layout_core::decide::budget::Limit;
use layout_core::ops::{OpError, Operand};
use layout_core::{Map, Path, Space, Swizzle, SwizzleError};
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
    /// The entries of the second argument: tile extents, mode paths, new names; of `repeat`, the pitch.
    pub paths: Vec<Span>,
    /// What is written there, where it is a path.
    pub written: Vec<Path>,
}

impl Site<'_> {
    /// Where a path stands that names a leaf for the second time.
    fn second_naming(&self, leaf: &Path) -> Option<Span> {
        let position = self.map.domain.leaves().iter().position(|l| l.path == *leaf)?;
        let names = |(written, _): &(&Path, &Span)| self.map.domain.find(written).contains(&position);
        self.written.iter().zip(&self.paths).filter(names).nth(1).map(|(_, &span)| span)
    }

    /// Where this path is written, for the `nth` time.
    fn place(&self, path: &Path, nth: usize) -> Option<Span> {
        self.written.iter().zip(&self.paths).filter(|(w, _)| *w == path).nth(nth).map(|(_, &span)| span)
    }
}

/// The pitch of `repeat`, or what rounds it.
fn distance(site: &Site<'_>) -> Span {
    site.paths.first().copied().unwrap_or_else(|| site.name.span())
}

/// The cosize, or for a swizzled map the next multiple of what the swizzle spans.
fn smallest_pitch(map: &Map, cosize: u64) -> u64 {
    let span = 1u64.checked_shl(map.span()).unwrap_or(1);
    cosize.div_ceil(span).saturating_mul(span)
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
        .note(modes(site.map))
        .help("write one extent for each top-level mode; 1 leaves each element a tile of its own"),
        OpError::Divide { mode, extent, tile } => divide(site, *mode, *extent, *tile),
        OpError::SplitSize { mode, shape } => Diagnostic::new(
            "divide",
            site.second,
            format!("a mode of size {mode} cannot be split into a shape of size {shape}"),
        )
        .help(split_help(*mode, *shape)),
        OpError::NeedsLayout(which) => needs_layout(site, &op, *which),
        OpError::PitchSmall { pitch, cosize } => Diagnostic::new(
            "operand",
            distance(site),
            format!("a pitch of {pitch} is smaller than one copy, which takes {cosize}"),
        )
        .help(format!(
            "the smallest is `pitch = {}`, which is what leaving it out means",
            smallest_pitch(site.map, *cosize)
        )),
        OpError::PitchSwizzle { pitch, span } => Diagnostic::new(
            "operand",
            distance(site),
            format!("a pitch of {pitch} would move the swizzle from copy to copy"),
        )
        .note(format!(
            "the swizzle reads and writes address bits below {span}, so copies stand a multiple of {span} apart"
        ))
        .help(format!("the next multiple is `pitch = {}`", pitch.div_ceil(*span).saturating_mul(*span))),
        OpError::PitchGap { pitch, cosize } => {
            let to = site.map.to.name();
            Diagnostic::new(
                "operand",
                distance(site),
                format!("a pitch of {pitch} leaves gaps between copies of size {cosize}"),
            )
            .note(format!("a map into `{to}` is a dense bijection, and {cosize} would not be reached"))
            .help("leave `pitch` and `align` out")
        }
        OpError::PitchZero => {
            Diagnostic::new("operand", distance(site), "a pitch or an alignment of 0 keeps nothing apart")
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
        OpError::Undecided(which) => Diagnostic::new(
            "undecided",
            site.first,
            format!("the cosize of the operand of `{op}` could not be decided"),
        )
        .note(format!("the search stopped at its limit of {}", limit(*which)))
        .help(super::literal::cosize_help(site.map)),
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
            let at = site.place(path, 0).unwrap_or(site.name.span());
            let out = Diagnostic::new("regroup", at, format!("`{op}` finds no mode `{path}`"));
            unknown(out, site.map, path)
        }
        OpError::RepeatedMode { path } => {
            let at = site.second_naming(path).unwrap_or(site.name.span());
            Diagnostic::new("regroup", at, format!("`{op}` names mode `{path}` twice")).help("name each mode once")
        }
        OpError::MissingModes { paths } => {
            let names: Vec<String> = paths.iter().map(|p| format!("`{p}`")).collect();
            Diagnostic::new("regroup", site.name.span(), format!("`{op}` leaves out {}", count(paths.len(), "mode")))
                .note(format!("missing: {}", witness::list(&names)))
                .help("name each mode once; to drop one, fix it: `| { mode = 0 }`")
        }
        OpError::NotOneMode { path } => {
            let at = site.place(path, 0).unwrap_or(site.name.span());
            Diagnostic::new("regroup", at, format!("`{path}` is more than one mode"))
                .note(modes(site.map))
                .help("`split` writes one mode as a shape: name one of them")
        }
        OpError::DuplicateName { path } => {
            let at = site.place(path, 1).unwrap_or(site.name.span());
            Diagnostic::new("regroup", at, format!("two modes of the result would be called `{path}`")).help(match op {
                "rename" => "give one of the two another name",
                _ => "name them apart with `rename(L, (…))` first",
            })
        }
        OpError::NameCount { rank, names } => Diagnostic::new(
            "regroup",
            site.name.span(),
            format!("`{op}` has {} for a layout of {}", count(*names, "name"), count(*rank, "mode")),
        )
        .note(modes(site.map))
        .help("write one name for each top-level mode"),
        OpError::OddRank { rank } => Diagnostic::new(
            "regroup",
            site.first,
            format!("`zip` pairs modes, and this layout has {}", count(*rank, "mode")),
        )
        .note(modes(site.map))
        .help("`zip(divide(L, K))` pairs each tile mode with its rest"),
        // What the checks before leave no room for.
        other => Diagnostic::new("operand", site.name.span(), format!("`{op}` does not apply here"))
            .note(format!("please report this: {other:?}")),
    }
}

/// The modes of a map and the nearest name.
fn unknown(out: Diagnostic, map: &Map, path: &Path) -> Diagnostic {
    let mut all: Vec<String> = map.domain.leaves().iter().map(|l| l.path.to_string()).collect();
    all.extend((0..map.domain.rank()).map(|i| map.domain.mode_path(i).to_string()));
    let out = out.note(modes(map));
    match nearest(&path.to_string(), all.iter().map(String::as_str)) {
        Some(near) => out.help(format!("did you mean `{near}`?")),
        None => out,
    }
}

/// The leaves of a map with their extents.
fn modes(map: &Map) -> String {
    let all: Vec<String> = map.domain.leaves().iter().map(|l| format!("`{}` ({})", l.path, l.extent)).collect();
    if all.is_empty() { "no mode is left".to_owned() } else { format!("the modes are {}", witness::list(&all)) }
}

fn divide(site: &Site<'_>, mode: usize, extent: u64, tile: u64) -> Diagnostic {
    let span = site.paths.get(mode).copied().unwrap_or(site.second);
    let name = site.map.domain.mode_path(mode);
    if tile == 0 {
        return Diagnostic::new("divide", span, format!("a tile of extent 0 does not divide mode `{name}`"))
            .help("1 leaves each element a tile of its own");
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
    let out = out.note(format!(
        "`{op}` works on strides, which swizzled maps, restrictions and composites that do not simplify lack"
    ));
    match (which, op) {
        (Operand::Second, _) => out.help("write the arrangement as one layout"),
        (Operand::First, "inverse") => out.help("the inverse of `G @ F` is `inverse(F) @ inverse(G)`"),
        (Operand::First, _) => {
            out.help(format!("apply `{op}` to the layout first, and swizzle, restrict or compose the result"))
        }
    }
}

/// `G @ F` where F does not reach exactly G's coordinates.
#[must_use]
pub fn compose_size(left: &Expr, right: &Expr, g: &Slice, f: &Map) -> Diagnostic {
    let name = |e: &Expr, other: &str| match &e.kind {
        ExprKind::Name(name) => format!("`{name}`"),
        _ => other.to_owned(),
    };
    let (l, r) = (name(left, "the left operand"), name(right, "the right operand"));
    let takes: u64 = g.values().extents().iter().product();
    let (g, gives) = (&g.map, f.size());
    let out =
        Diagnostic::new("compose-size", right.span, format!("{r} has {gives} coordinates, and {l} takes {takes}"))
            .note(format!("{r} reaches 0..{gives}, and {l} takes 0..{takes}{}", product(g)));
    let last: Vec<u64> = f.domain.extents().iter().map(|n| n - 1).collect();
    let reached = f.eval(&last);
    let out = match reached >= takes {
        true => out.note(format!("{} -> {reached} is past the end", witness::coordinate(&f.domain.leaves(), &last))),
        false => out,
    };
    if gives < takes && takes.is_multiple_of(gives) && g.to == Space::Physical {
        let g = if let ExprKind::Name(name) = &left.kind { name.to_string() } else { "G".to_owned() };
        return out.help(format!(
            "if {r} covers one tile of {l}, divide that: `divide({g}, …) | {{ rest = … }}` takes {gives}"
        ));
    }
    if gives > takes && gives.is_multiple_of(takes) {
        return out.help(format!("repeat {l} {} times, or let {r} reach 0..{takes}", gives / takes));
    }
    out.help("give the two the same size")
}

/// ` = row 4 * col 8`, where there is more than one mode.
fn product(map: &Map) -> String {
    let factors: Vec<String> = map.domain.leaves().iter().map(|l| format!("{} {}", l.path, l.extent)).collect();
    match factors.len() {
        2..=6 => format!(": {}", factors.join(" * ")),
        _ => String::new(),
    }
}

/// A restriction to the right of `@`.
#[must_use]
pub fn restricted_operand(right: &Expr) -> Diagnostic {
    let who = match &right.kind {
        ExprKind::Name(name) => format!("`{name}` is a restriction, and a restriction"),
        _ => "a restriction".to_owned(),
    };
    Diagnostic::new("compose-domain", right.span, format!("{who} stands only leftmost in `@`"))
        .note("it ends in memory, and its image leaves out the other slices: no map can follow it")
        .help("compose first, then restrict: `(G @ F) | { … }`")
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
    let why = if n < 0 { "bits are counted from 0" } else { "an address has 64 bits" };
    Diagnostic::new("swizzle-overlap", span, format!("this part of a swizzle is {n}, and {why}"))
}

/// Fields that overlap or reach past bit 63; `spans` are those of the three integers.
#[must_use]
pub fn swizzle_fields(
    spans: [Span; 3],
    cute: bool,
    (b, second, third): (i64, i64, i64),
    error: SwizzleError,
) -> Diagnostic {
    let (src, dst) = if cute { (second + third.max(0), second + (-third).max(0)) } else { (second, third) };
    let range = |low: i64| format!("{low}..{}", low + b);
    // The integer to change: the shift of CuTe's three, the higher field of ours.
    let blamed = if cute || dst > src { 2 } else { 1 };
    let title = match error {
        SwizzleError::Overlap { bit } => format!("the fields of a swizzle must not overlap, and both hold bit {bit}"),
        SwizzleError::TooHigh => "the fields of a swizzle lie within the 64 bits of an address".to_owned(),
    };
    let out = Diagnostic::new("swizzle-overlap", spans[blamed], title).note(format!(
        "it reads address bits {} and writes bits {}",
        range(src),
        range(dst)
    ));
    if error == SwizzleError::TooHigh {
        return out.help(format!(
            "fields of {} start at bit {} or below",
            super::count(b as usize, "bit"),
            (64 - b).min(63)
        ));
    }
    let low = src.min(dst);
    let apart = match (cute, dst > src) {
        (true, _) => (second, if third < 0 { -b } else { b }),
        (false, true) => (low, low + b),
        (false, false) => (low + b, low),
    };
    let fits = match cute {
        true => Swizzle::cute(b as u32, second as u32, apart.1).is_ok(),
        false => Swizzle::new(b as u32, apart.0 as u32, apart.1 as u32).is_ok(),
    };
    match (fits, cute) {
        (false, _) => out,
        (true, true) => out.help(format!("`|S| >= B` separates them: `Swizzle<{b}, {}, {}>`", apart.0, apart.1)),
        (true, false) => {
            out.help(format!("`|src - dst| >= b` separates them: `swizzle({b}, {}, {})`", apart.0, apart.1))
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
            let leaf = map.domain.leaves().iter().position(|l| l.path == *path);
            let binds_it = |b: &&Bind| {
                let written = Path(b.path.segments.iter().map(|s| s.as_str().into()).collect());
                leaf.is_some_and(|leaf| map.domain.find(&written).contains(&leaf))
            };
            let at = binds.iter().filter(binds_it).take(2).last().map_or(span, |b| b.path.span);
            Diagnostic::new("restrict", at, format!("mode `{path}` is bound twice"))
        }
        OpError::ValueOutside { bind, value, size } => {
            let (at, name) = of(bind).map_or((span, String::new()), |b| (value_span(b), b.path.segments.join(".")));
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
