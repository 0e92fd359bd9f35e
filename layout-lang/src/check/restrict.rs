//! `expr | { binds }`.

use super::{Checked, Checker, Slice, Want};
use crate::diag::catalog;
use crate::syntax::ast::{Bind, BindTo, Expr, Int, IntKind};
use layout_core::family::Family;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::ops::{self, OpError};
use layout_core::tree::{Mode, Tree};
use layout_core::{Map, Path, Shape};
use proc_macro2::{Ident, Span};

impl Checker<'_> {
    pub(super) fn restrict(&mut self, of: &Expr, binds: &[Bind], span: Span, want: Want) -> Checked<Slice> {
        let slice = self.nested(|c| c.slice(of, want));
        if let Ok(slice) = &slice {
            self.unknown_modes(slice, binds, span);
        }
        let known: Vec<Checked<(Path, ops::Bind)>> = binds.iter().filter_map(|b| self.bind(b)).list();
        let written: Vec<&Bind> = binds.iter().filter(|b| !matches!(b.to, BindTo::RunTime)).list();
        let (slice, known) = (slice?, known.into_iter().list_ok()?);
        let open: Vec<Path> = binds.iter().filter(|b| matches!(b.to, BindTo::RunTime)).map(|b| path(&b.path)).list();
        // Paths mean the modes as they stand before the restriction, by position too.
        let open: Vec<Path> = open.mapped(|p| slice.map.domain.resolve(p));
        self.within(&slice, binds, &known)?;
        let out = self.on_all_restricted(&slice, &known, &open).map_err(|e| {
            let diagnostic = catalog::restrict::restriction(&slice, binds, &written, span, &e);
            self.report(diagnostic)
        })?;
        self.lowered(out, !known.is_empty(), span)
    }

    /// The same restriction of a map and of all maps of its family.
    fn on_all_restricted(&self, slice: &Slice, known: &[(Path, ops::Bind)], open: &[Path]) -> Result<Slice, OpError> {
        let Some(family) = slice.family.as_deref() else { return restricted(slice, known, open) };
        let (map, family) = super::caps::reached(&slice.map, family, known)?;
        let whole = Slice { map, bound: slice.bound, family: None };
        let own = |map: &Map| restricted(&Slice { map: map.clone(), ..whole.clone() }, known, open);
        let bound: Vec<usize> = known.iter().flat_map(|(path, _)| whole.map.domain.find(path)).list();
        let settled = |family: Family| family.settled(&whole.map.domain, &bound);
        let family = settled(family).map(|map| own(map).map(|s| s.map))?;
        Ok(Slice { family: Some(Box::new(family)), ..own(&whole.map)? })
    }

    /// With the largest value that is left where some coordinates were fixed or cut.
    fn lowered(&mut self, slice: Slice, cut: bool, span: Span) -> Checked<Slice> {
        let Some(family) = slice.family.clone().filter(|_| cut) else { return Ok(slice) };
        match family.lowered(&slice.map.domain, &mut self.left.points) {
            Ok(family) => Ok(Slice { family: Some(Box::new(family)), ..slice }),
            Err(e) => {
                let subject = self.subject();
                self.refuse(catalog::literal::cosize(span, &subject, &slice.map, &e))
            }
        }
    }

    /// A value that is no constant of the block: a mode that is not there either would stay unsaid behind it.
    fn unknown_modes(&mut self, slice: &Slice, binds: &[Bind], span: Span) {
        for bind in binds {
            let path = path(&bind.path);
            if self.undeclared(bind).is_some() && slice.map.domain.find(&path).is_empty() {
                self.report(catalog::restrict::restriction(slice, binds, &[], span, &OpError::UnknownMode { path }));
            }
        }
    }

    /// The name that a mode is bound to, where the block does not declare it.
    fn undeclared<'b>(&self, bind: &'b Bind) -> Option<&'b Ident> {
        match &bind.to {
            BindTo::Value(Int { kind: IntKind::Name(name), .. }) => (!self.text
                && !self.nameless
                && self.given.number(name).is_none()
                && self.scope.get(&name.to_string()).is_none())
            .then_some(name),
            _ => None,
        }
    }

    /// A bind to what is known now.
    fn bind(&mut self, bind: &Bind) -> Option<Checked<(Path, ops::Bind)>> {
        if let BindTo::Value(Int { kind: IntKind::Name(name), .. }) = &bind.to
            && self.given.number(name).is_some()
        {
            return Some(self.refuse(catalog::restrict::parameter_value(name, &path(&bind.path))));
        }
        if let Some(name) = self.undeclared(bind) {
            let near = self.near(name);
            return Some(self.refuse(catalog::restrict::undeclared_value(name, &path(&bind.path), near)));
        }
        let to = match &bind.to {
            BindTo::Value(value) => self.natural(value, "value").map(ops::Bind::Value),
            BindTo::Range(low, high) => {
                let (low, high) = (self.natural(low, "bound"), self.natural(high, "bound"));
                low.and_then(|low| Ok(ops::Bind::Range(low, high?)))
            }
            BindTo::RunTime => return None,
        };
        Some(to.map(|to| (path(&bind.path), to)))
    }
}

/// Values and ranges first, then the modes bound at run time.
fn restricted(slice: &Slice, known: &[(Path, ops::Bind)], open: &[Path]) -> Result<Slice, OpError> {
    if known.is_empty() {
        return bound(&slice.map, slice.bound, open);
    }
    let leaves = slice.map.domain.leaves();
    // A mode that this very list binds twice, to a value and at run time.
    let both = known
        .iter()
        .flat_map(|(p, _)| slice.map.domain.find(p))
        .find(|i| open.iter().any(|p| slice.map.domain.find(p).contains(i)));
    if let Some(leaf) = both {
        return Err(OpError::RepeatedMode { path: leaves[leaf].path.clone() });
    }
    let again = |p: &Path| slice.map.domain.find(p).into_iter().find(|&i| leaves[i].mode < slice.bound);
    if let Some(leaf) = known.iter().find_map(|(p, _)| again(p)) {
        return Err(OpError::RepeatedMode { path: leaves[leaf].path.clone() });
    }
    let map = match open.is_empty() {
        true => ops::restrict(&slice.map, known)?,
        // Positions still mean the same modes after some are gone.
        false => ops::restrict(&Map { domain: labelled(&slice.map.domain), ..slice.map.clone() }, known)?,
    };
    bound(&map, slice.bound, open)
}

/// The map, its first modes bound at run time, with these bound as well.
fn bound(map: &Map, before: usize, open: &[Path]) -> Result<Slice, OpError> {
    let map = if open.is_empty() { map.clone() } else { ops::bind(map, before, open)? };
    Ok(Slice { map, bound: before + open.len(), family: None })
}

/// The same domain with positions as names.
fn labelled(domain: &Shape) -> Shape {
    fn below(tree: &Tree<u64>) -> Tree<u64> {
        match tree {
            Tree::Leaf(extent) => Tree::Leaf(*extent),
            Tree::Tuple(modes) => {
                let one = |(i, m): (usize, &Mode<u64>)| Mode { label: m.label_or(i), tree: below(&m.tree) };
                Tree::Tuple(modes.iter().enumerate().map(one).list())
            }
        }
    }
    let one = |(i, m): (usize, &Mode<u64>)| Mode { label: domain.mode_path(i), tree: below(&m.tree) };
    Shape { modes: domain.modes.iter().enumerate().map(one).list() }
}

/// A mode path of the syntax as one of the algebra.
pub(crate) fn path(path: &crate::syntax::ast::Path) -> Path {
    path.path.clone()
}
