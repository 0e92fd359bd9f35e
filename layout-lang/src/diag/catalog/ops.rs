//! Families of operations: `divide`, `operand`, `regroup`.

use super::{and, count};
use crate::diag::{Diagnostic, Modes, witness};
use crate::near;
use crate::notation;
use layout_core::decide::budget::Limit;
use layout_core::list::Mapped as _;
use layout_core::ops::{OpError, Operand};
use layout_core::{Map, Path};
use proc_macro2::{Ident, Span};

/// A call of an operation: what stands where.
pub struct Site<'a> {
    /// The operation's own token.
    pub name: &'a Ident,
    /// The first operand's value.
    pub map: &'a Map,
    /// Its modes.
    pub modes: Modes<'a>,
    /// The first operand.
    pub first: Span,
    /// The second argument.
    pub second: Span,
    /// The entries of the second argument: tile extents, mode paths, new names; of `repeat`, the pitch.
    pub paths: Vec<Span>,
    /// What is written there, where it is a path.
    pub written: Vec<Path>,
}

impl<'a> Site<'a> {
    /// A call whose only operand stands at `first`.
    #[must_use]
    pub fn new(name: &'a Ident, map: &'a Map, first: Span) -> Self {
        Site { name, map, modes: Modes::of(map), first, second: first, paths: Vec::new(), written: Vec::new() }
    }
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
        Limit::Coefficients(n) => format!("{n} coefficients"),
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
            format!("`{op}` has {} for a layout of {}", count(*tiles, "tile extent"), count(*rank, "mode")),
        )
        .note(site.modes.note())
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
        OpError::PitchAlign { pitch, align } => Diagnostic::new(
            "operand",
            distance(site),
            format!("a pitch of {pitch} is not a multiple of {align}, the alignment"),
        )
        .help(format!(
            "leave one of the two out, or write `pitch = {}`",
            pitch.div_ceil(*align).saturating_mul(*align)
        )),
        OpError::PitchZero => {
            Diagnostic::new("operand", distance(site), "a pitch or an alignment of 0 keeps nothing apart")
        }
        OpError::SwizzledCopies => super::parameter::swizzled_copies(site.first),
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
            unknown(out, site.modes, path)
        }
        OpError::RepeatedMode { path } => {
            let at = site.second_naming(path).unwrap_or(site.name.span());
            Diagnostic::new("regroup", at, format!("`{op}` names mode `{path}` twice")).help("name each mode once")
        }
        OpError::MissingModes { paths } => {
            let names: Vec<String> = paths.mapped(|p| format!("`{p}`"));
            Diagnostic::new("regroup", site.name.span(), format!("`{op}` leaves out {}", count(paths.len(), "mode")))
                .note(format!("missing: {}", witness::list(&names)))
                .help("name each mode once; to drop one, fix it: `| { mode = 0 }`")
        }
        OpError::NotOneMode { path } => {
            let at = site.place(path, 0).unwrap_or(site.name.span());
            Diagnostic::new("regroup", at, format!("`{path}` is more than one mode"))
                .note(site.modes.note())
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
        .note(site.modes.note())
        .help("write one name for each top-level mode"),
        OpError::OddRank { rank } => Diagnostic::new(
            "regroup",
            site.first,
            format!("`zip` pairs modes, and this layout has {}", count(*rank, "mode")),
        )
        .note(site.modes.note())
        .help("`zip(divide(L, K))` pairs each tile mode with its rest"),
        // What the checks before leave no room for.
        other => Diagnostic::new("operand", site.name.span(), format!("`{op}` does not apply here"))
            .note(format!("please report this: {other:?}")),
    }
}

/// The modes that there are and the nearest name.
pub(super) fn unknown(out: Diagnostic, modes: Modes<'_>, path: &Path) -> Diagnostic {
    let all = modes.paths();
    let out = out.note(modes.note());
    let inside = format!(".{path}");
    if let Some(whole) = all.iter().find(|p| p.ends_with(&inside)) {
        return out.help(format!("did you mean `{whole}`?"));
    }
    match near::nearest(&path.to_string(), all.iter().map(String::as_str), &mut near::FEW.clone()) {
        Some(near) => out.help(format!("did you mean `{near}`?")),
        None => out,
    }
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
    let list: Vec<String> = near.mapped(u64::to_string);
    let verb = if near.len() == 1 { "divides" } else { "divide" };
    Diagnostic::new("divide", span, format!("a tile extent of {tile} does not divide mode `{name}` of extent {extent}"))
        .note(format!(
            "{extent} = {q} * {tile} + {r}, so the last tile would reach from {} to {}",
            q * tile,
            u128::from(q + 1) * u128::from(tile)
        ))
        .help(format!("{} {verb} {extent}", and(&list)))
}

/// The divisors of `n` just below and above `k`. Bounded work: where none is within a thousand, 1 and n are offered.
fn divisors_near(n: u64, k: u64) -> Vec<u64> {
    let steps = 1000;
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
        Operand::First if !site.modes.is_family() => out.note(format!("it is `{}`", notation::map(site.map))),
        Operand::First | Operand::Second => out,
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

/// A domain with too many leaves.
#[must_use]
pub fn too_many_leaves(span: Span, subject: &str, found: usize, limit: usize) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("{subject} has {found} modes, and a layout has at most {limit}"))
}

/// A mode inside more modes than a name can say.
#[must_use]
pub fn long_path(span: Span, subject: &str, limit: usize) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("a mode of {subject} has a path of more than {limit} names"))
        .help("`rename` or `group` gives modes names of their own")
}

/// A block whose layouts are too large together.
#[must_use]
pub fn block_too_large(span: Span) -> Diagnostic {
    Diagnostic::new("overflow", span, "the layouts of this block are too large together to be evaluated")
        .help("split the block; `use` brings layouts from one into another")
        .once()
}

/// A chain with too many stages.
#[must_use]
pub fn too_many_stages(span: Span, subject: &str, limit: usize) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("{subject} has more than {limit} stages that do not simplify"))
}
