//! `expr | { binds }`.

use super::{Checked, Checker, Slice, Want};
use crate::diag::catalog;
use crate::syntax::ast::{Bind, BindTo, Expr};
use layout_core::ops::{self, OpError};
use layout_core::{Map, Path};
use proc_macro2::Span;

impl Checker<'_> {
    pub(super) fn restrict(&mut self, of: &Expr, binds: &[Bind], span: Span, want: Want) -> Checked<Slice> {
        let slice = self.nested(|c| c.slice(of, want));
        let known: Vec<Checked<(Path, ops::Bind)>> = binds.iter().filter_map(|b| self.bind(b)).collect();
        let (slice, known) = (slice?, known.into_iter().collect::<Checked<Vec<_>>>()?);
        let open: Vec<Path> = binds.iter().filter(|b| matches!(b.to, BindTo::RunTime)).map(|b| path(&b.path)).collect();
        // Paths mean the modes as they stand before the restriction, by position too.
        let open: Vec<Path> = open.iter().map(|p| slice.map.domain.resolve(p)).collect();
        restricted(&slice, &known, &open).map_err(|e| {
            let diagnostic = catalog::restrict::restriction(&slice.map, binds, span, &e);
            self.report(diagnostic)
        })
    }

    /// A bind to what is known now.
    fn bind(&mut self, bind: &Bind) -> Option<Checked<(Path, ops::Bind)>> {
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
    let leaves = slice.map.domain.leaves();
    let again = |p: &Path| slice.map.domain.find(p).into_iter().find(|&i| leaves[i].mode < slice.bound);
    if let Some(leaf) = known.iter().find_map(|(p, _)| again(p)) {
        return Err(OpError::RepeatedMode { path: leaves[leaf].path.clone() });
    }
    let map: Map = if known.is_empty() { slice.map.clone() } else { ops::restrict(&slice.map, known)? };
    if open.is_empty() {
        return Ok(Slice { map, bound: slice.bound });
    }
    let map = ops::bind(&map, slice.bound, open)?;
    Ok(Slice { map, bound: slice.bound + open.len() })
}

/// A mode path of the syntax as one of the algebra.
pub(super) fn path(path: &crate::syntax::ast::Path) -> Path {
    Path(path.segments.iter().map(|s| s.as_str().into()).collect())
}
