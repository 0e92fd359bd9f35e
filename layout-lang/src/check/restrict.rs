//! `expr | { binds }`.

use super::{Checked, Checker, Want};
use crate::diag::catalog;
use crate::syntax::ast::{Bind, BindTo, Expr};
use layout_core::{Map, Path, ops};
use proc_macro2::Span;

impl Checker<'_> {
    pub(super) fn restrict(&mut self, of: &Expr, binds: &[Bind], span: Span, want: Want) -> Checked<Map> {
        let map = self.nested(|c| c.expr(of, want));
        let bound: Vec<Checked<(Path, ops::Bind)>> = binds.iter().map(|b| self.bind(b)).collect();
        let (map, bound) = (map?, bound.into_iter().collect::<Checked<Vec<_>>>()?);
        ops::restrict(&map, &bound).map_err(|e| {
            let diagnostic = catalog::ops::restriction(&map, binds, span, &e);
            self.report(diagnostic)
        })
    }

    fn bind(&mut self, bind: &Bind) -> Checked<(Path, ops::Bind)> {
        let to = match &bind.to {
            BindTo::Value(value) => ops::Bind::Value(self.natural(value, "value")?),
            BindTo::Range(low, high) => {
                let (low, high) = (self.natural(low, "bound"), self.natural(high, "bound"));
                ops::Bind::Range(low?, high?)
            }
            BindTo::RunTime => return self.refuse(catalog::ops::run_time_bind(&bind.path)),
        };
        Ok((path(&bind.path), to))
    }
}

/// A mode path of the syntax as one of the algebra.
pub(super) fn path(path: &crate::syntax::ast::Path) -> Path {
    Path(path.segments.iter().map(|s| s.as_str().into()).collect())
}
