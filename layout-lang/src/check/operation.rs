//! The operations by name: arguments evaluated, the operation applied, its refusal worded.

use super::expr::with_bound_modes;
use super::family::on_all;
use super::literal::Zero;
use super::restrict::path;
use super::{Checked, Checker, Slice, Want};
use crate::diag::Modes;
use crate::diag::catalog::{self, ops::Site};
use crate::syntax::ast::{Expr, GroupBody, GroupEntry, Int, Op, ShapeKind};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::ops::{self, OpError, Pitch};
use layout_core::tree::{Mode, Path, Tree};
use layout_core::{Layout, Map, Space};
use proc_macro2::{Ident, Span};

impl Checker<'_> {
    pub(super) fn operation(&mut self, name: &Ident, op: &Op, want: Want) -> Checked<Slice> {
        match (op, regrouped(op)) {
            // A layout like a literal, not one made from another.
            (Op::Canonical(shape), _) => self.canonical(shape, want).map(Slice::whole),
            (_, Some(of)) => self.nested(|c| {
                let mut slice = c.slice(of, want)?;
                if let Op::DivideCeil(_, tile) = op {
                    slice = c.widened(slice, tile, of.span)?;
                }
                if slice.bound == 0 && slice.family.is_none() {
                    return c.apply(name, op, Some(slice.map), None, want).map(Slice::whole);
                }
                if let Op::Divide(_, tile) = op {
                    c.divisible(&slice, tile)?;
                }
                match op {
                    Op::Divide(_, tile) | Op::DivideCeil(_, tile) => slice = c.tiled(slice, tile)?,
                    Op::Split(_, mode, _) => slice = c.sized(slice, mode)?,
                    _ => {}
                }
                // An operation on the domain of `G|p` is one on its free modes, put in front: (G|p)∘F.
                let free = Layout::canonical(&slice.values().extents()).ok();
                let free = free.map(|l| Map::of(slice.values(), l, Space::Logical, Space::Logical));
                let inner = c.apply(name, op, free, Some(&slice), Want::LOGICAL)?;
                c.put_in_front(name, &slice, &inner)
            }),
            (_, None) => self.nested(|c| c.copied(name, op, want)),
        }
    }

    fn put_in_front(&mut self, name: &Ident, slice: &Slice, inner: &Map) -> Checked<Slice> {
        let result = on_all(slice, |map| {
            // Only the domain is regrouped, whatever it stands for.
            let logical = Map { from: Space::Logical, to: Space::Physical, ..map.clone() };
            let (out, _) = ops::compose_bound(&logical, &slice.flags(), inner)?;
            Ok(Map { from: map.from, to: map.to, ..with_bound_modes(slice, inner, out) })
        });
        result.map_err(|e| {
            let site = Site { modes: Modes::left(slice), ..Site::new(name, inner, name.span()) };
            self.report(catalog::ops::operation(&site, &e))
        })
    }

    /// Applies an operation; `given` is the value of its first operand where that is known already. Where it stands for
    /// the modes that a slice leaves, messages speak of those of the `slice`.
    pub(super) fn apply(
        &mut self,
        name: &Ident,
        op: &Op,
        given: Option<Map>,
        slice: Option<&Slice>,
        want: Want,
    ) -> Checked<Map> {
        match op {
            Op::Canonical(shape) => self.canonical(shape, want),
            Op::Split(of, mode, shape) => {
                let (map, shape_value) = (self.given(given, of, want), self.shape(shape, Zero::Refused));
                let (map, shape_value) = (map?, shape_value?);
                let site = Site {
                    second: shape.span,
                    paths: vec![mode.span],
                    written: vec![path(mode)],
                    ..Site::new(name, &map, of.span)
                };
                self.done(site, slice, ops::split(&map, &path(mode), &shape_value))
            }
            Op::Divide(of, tile) | Op::DivideCeil(of, tile) => {
                let (map, tiles) = (self.given(given, of, want), self.shape(tile, Zero::Allowed));
                let (map, tiles) = (map?, tiles?.mode_sizes());
                let paths = match &tile.kind {
                    ShapeKind::Leaf(_) => vec![tile.span],
                    ShapeKind::Tuple(entries) => entries.mapped(|e| e.shape.span),
                };
                let site = Site { second: tile.span, paths, ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::divide(&map, &tiles))
            }
            Op::Repeat { of, by, pitch, align } => {
                let (map, by_map) = (self.given(given, of, want), self.expr(by, Want::LOGICAL));
                let paths = pitch.iter().chain(align).map(|int| int.span).list();
                let pitch = Pitch { pitch: self.optional(pitch, "pitch")?, align: self.optional(align, "alignment")? };
                let (map, by_map) = (map?, by_map?);
                let site = Site { second: by.span, paths, ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::repeat(&map, &by_map, pitch))
            }
            Op::BestSwizzle { of, uses, banks } => self.best_swizzle(name, of, uses, banks),
            Op::Interleave(of, by) => {
                let (map, by_map) = (self.given(given, of, want), self.expr(by, Want::LOGICAL));
                let (map, by_map) = (map?, by_map?);
                let site = Site { second: by.span, ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::interleave(&map, &by_map))
            }
            Op::Broadcast(of, shape) => {
                let (map, copies) = (self.given(given, of, want), self.shape(shape, Zero::Refused));
                let (map, copies) = (map?, copies?);
                let site = Site { second: shape.span, ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::broadcast(&map, &copies))
            }
            Op::Inverse(of) => {
                let map = self.expr(of, Want { from: want.to, to: want.from })?;
                self.unary(name, of, &map, slice, ops::inverse(&map))
            }
            Op::Permute(of, order) => {
                let map = self.given(given, of, want)?;
                let paths: Vec<Path> = order.mapped(path);
                let site =
                    Site { paths: order.mapped(|p| p.span), written: paths.clone(), ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::permute(&map, &paths))
            }
            Op::Zip(of) => {
                let map = self.given(given, of, want)?;
                self.unary(name, of, &map, slice, ops::zip(&map))
            }
            Op::Flatten(of) => {
                let map = self.given(given, of, want)?;
                self.unary(name, of, &map, slice, ops::flatten(&map))
            }
            Op::Group(of, entries) => {
                let map = self.given(given, of, want);
                let mut places = Vec::new();
                let modes = self.group_modes(entries, &mut places);
                let (map, modes) = (map?, modes?);
                let (paths, written) = places.into_iter().unzip();
                let site = Site { paths, written, ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::group(&map, &modes))
            }
            Op::Rename(of, names) => {
                let map = self.given(given, of, want)?;
                let paths: Vec<Path> = names.mapped(path);
                let site =
                    Site { paths: names.mapped(|p| p.span), written: paths.clone(), ..Site::new(name, &map, of.span) };
                self.done(site, slice, ops::rename(&map, &paths))
            }
        }
    }

    fn given(&mut self, given: Option<Map>, of: &Expr, want: Want) -> Checked<Map> {
        given.map_or_else(|| self.expr(of, want), Ok)
    }

    fn unary(
        &mut self,
        name: &Ident,
        of: &Expr,
        map: &Map,
        slice: Option<&Slice>,
        result: Result<Map, OpError>,
    ) -> Checked<Map> {
        self.done(Site::new(name, map, of.span), slice, result)
    }

    fn done(&mut self, site: Site<'_>, slice: Option<&Slice>, result: Result<Map, OpError>) -> Checked<Map> {
        result.map_err(|e| {
            let modes = slice.map_or(site.modes, Modes::left);
            let diagnostic = catalog::ops::operation(&Site { modes, ..site }, &e);
            self.report(diagnostic)
        })
    }

    fn optional(&mut self, int: &Option<Int>, what: &'static str) -> Checked<Option<u64>> {
        int.as_ref().map(|i| self.natural(i, what)).transpose()
    }

    /// The tree of `group`, with each path and where it stands in order.
    fn group_modes(&mut self, entries: &[GroupEntry], places: &mut Vec<(Span, Path)>) -> Checked<Vec<Mode<Path>>> {
        entries
            .iter()
            .map(|entry| {
                let label = match &entry.name {
                    Some(name) => {
                        self.mode_name(name, entries.iter().map(|e| e.name.as_ref()))?;
                        Path(name.text.clone().into())
                    }
                    None => Path::default(),
                };
                let tree = match &entry.body {
                    GroupBody::Path(p) => {
                        places.push((p.span, path(p)));
                        Tree::Leaf(path(p))
                    }
                    GroupBody::Tuple(inner) => Tree::Tuple(self.group_modes(inner, places)?),
                };
                Ok(Mode { label, tree })
            })
            .list_ok()
    }
}

/// The operand of an operation that only regroups a domain.
pub(crate) fn regrouped(op: &Op) -> Option<&Expr> {
    match op {
        Op::Split(of, ..)
        | Op::Divide(of, _)
        | Op::DivideCeil(of, _)
        | Op::Permute(of, _)
        | Op::Zip(of)
        | Op::Flatten(of)
        | Op::Group(of, _)
        | Op::Rename(of, _) => Some(of),
        Op::Canonical(_)
        | Op::Repeat { .. }
        | Op::Interleave(..)
        | Op::Broadcast(..)
        | Op::Inverse(_)
        | Op::BestSwizzle { .. } => None,
    }
}
