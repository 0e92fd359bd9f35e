//! Operations that ask how long a mode is, where that is known only at run time: what stands in the maps in its place
//! is a cap, and no answer.

use super::{Checked, Checker, Slice};
use crate::diag::Diagnostic;
use crate::diag::catalog::{extent, room};
use crate::syntax::ast;
use layout_core::family::Family;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::ops;
use layout_core::{Map, Path};
use proc_macro2::Span;

impl Checker<'_> {
    /// The tile of each mode: where it is written, and its size.
    pub(super) fn tiles(&mut self, tile: &ast::Shape) -> Checked<Vec<(Span, u64)>> {
        let each: Vec<&ast::Shape> = match &tile.kind {
            ast::ShapeKind::Leaf(_) => vec![tile],
            ast::ShapeKind::Tuple(entries) => entries.mapped(|e| &e.shape),
        };
        let mut out = Vec::new();
        for shape in each {
            let mut size = Some(1u64);
            for int in super::family::extents(shape) {
                let n = self.natural(int, "extent")?;
                size = size.and_then(|size| size.checked_mul(n));
            }
            out.push((shape.span, self.fits(size.ok_or(()), shape.span)?));
        }
        Ok(out)
    }

    /// With caps that the tiles divide, where those divide the extents; these are known to be multiples already.
    pub(super) fn tiled(&mut self, slice: Slice, tile: &ast::Shape) -> Checked<Slice> {
        let Some(family) = slice.family.as_deref() else { return Ok(slice) };
        let (mut map, mut family) = (slice.map.clone(), family.clone());
        for (i, (span, k)) in self.tiles(tile)?.into_iter().enumerate() {
            let mode = slice.bound + i;
            let (leaves, extents) = (map.domain.leaves(), family.extents(&map.domain));
            let own: Vec<usize> = (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
            let Some((&first, rest)) = own.split_first().filter(|(l, _)| extents[**l].as_constant().is_none()) else {
                continue;
            };
            let (cap, below) = (leaves[first].extent, rest.iter().map(|&l| leaves[l].extent).product::<u64>());
            if k == 0 || cap.saturating_mul(below).is_multiple_of(k) {
                continue;
            }
            let lower = family.multiple(&map.domain, first, k / layout_core::int::gcd(k, below)).unwrap_or(0);
            // Of two tiles or more the number is the run-time extent; of one the tile would be.
            if lower.saturating_mul(below) / k < 2 {
                let path = map.domain.mode_path(mode);
                let all = cap.saturating_mul(below);
                return self.refuse(room::past(span, &path, all, &format!("two tiles of {k} are more")));
            }
            (map, family) = self.fits(family.lower(&map, first, lower), span)?;
        }
        Ok(Slice { map, bound: slice.bound, family: Some(Box::new(family)) })
    }

    /// With the numbers that `where` gives for the extents of a mode that is to be split; without one it has no size.
    pub(super) fn sized(&mut self, slice: Slice, mode: &ast::Path) -> Checked<Slice> {
        let domain = &slice.map.domain;
        let front = domain.leaves().iter().filter(|l| l.mode < slice.bound).count();
        let path = super::restrict::path(mode);
        let leaves: Vec<usize> = slice.values().find(&path).into_iter().map(|l| l + front).list();
        self.numbered(slice, &leaves, mode.span, &|leaf, size| extent::split(mode.span, &path, leaf, size))
    }

    /// With the numbers that `where` gives for the extents of these leaves; `unknown` words what is wrong with a leaf
    /// of another extent.
    pub(super) fn numbered(
        &mut self,
        slice: Slice,
        leaves: &[usize],
        span: Span,
        unknown: &dyn Fn(&Path, &str) -> Diagnostic,
    ) -> Checked<Slice> {
        let Some(family) = slice.family.as_deref() else { return Ok(slice) };
        let (extents, all) = (family.extents(&slice.map.domain), slice.map.domain.leaves());
        let mut known = Vec::new();
        for &leaf in leaves.iter().filter(|l| extents[**l].as_constant().is_none()) {
            match family.known(&extents[leaf], &mut self.left.nodes) {
                Some(n) if (1..=all[leaf].extent).contains(&n) => known.push((leaf, n)),
                Some(n) => {
                    let what = format!("`where` says {n}");
                    return self.refuse(room::past(span, &all[leaf].path, all[leaf].extent, &what));
                }
                None => {
                    let size = family.extent_text(&extents[leaf]);
                    return self.refuse(unknown(&all[leaf].path, &size));
                }
            }
        }
        if known.is_empty() {
            return Ok(slice);
        }
        let (map, family) = self.fits(family.at_extents(&slice.map, &known), span)?;
        Ok(Slice { map, bound: slice.bound, family: Some(Box::new(family)) })
    }
}

/// The map and its family with run-time extents only as long as what these values and ranges reach, which lies inside.
pub(super) fn reached(
    map: &Map,
    family: &Family,
    known: &[(Path, ops::Bind)],
) -> Result<(Map, Family), layout_core::int::Overflow> {
    let (extents, caps) = (family.extents(&map.domain), map.domain.extents());
    let mut lengths = Vec::new();
    for (path, to) in known {
        let found = map.domain.find(path);
        let Some((&first, rest)) = found.split_first() else { continue };
        if extents[first].as_constant().is_some() {
            continue;
        }
        let end = match to {
            ops::Bind::Value(v) => v.saturating_add(1),
            ops::Bind::Range(_, high) => *high,
        };
        let below: u64 = rest.iter().map(|&l| caps[l]).product();
        lengths.push((first, end.div_ceil(below).clamp(1, caps[first])));
    }
    family.at_extents(map, &lengths)
}
