//! `best_swizzle(L, for = […])`: a storage map under the swizzle that frees all given accesses of bank conflicts.

use super::{Checked, Checker, Slice, Want};
use crate::diag::catalog::access::{self, Site};
use crate::diag::catalog::compose;
use crate::source;
use crate::syntax::ast::{Banks, Expr, Use};
use layout_core::analysis::{Access, Goal, SwizzleSearchError, Swizzles, swizzles_for};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::{Map, Space, ops};
use proc_macro2::Ident;

impl Checker<'_> {
    pub(super) fn best_swizzle(&mut self, name: &Ident, of: &Expr, uses: &[Use], banks: &Banks) -> Checked<Map> {
        let map = self.expr(of, Want { from: Some(Space::Logical), to: Some(Space::Physical) });
        let model = self.model(banks);
        let (map, model) = (map?, model?);
        let parts: Vec<Checked<(Map, Access)>> = uses.mapped(|one| self.use_of(of, &map, one));
        let parts = parts.into_iter().list_ok()?;
        let found = swizzles_for(&parts, &model, &Goal::FREE, &mut self.left.analyses);
        match found {
            Ok(found) => self.chosen(name, of, &map, uses, &found),
            Err(SwizzleSearchError::Access(i, e)) => {
                self.refuse(access::access(&Site::of_use(name, &uses[i], &parts[i].0), &e, None))
            }
            Err(SwizzleSearchError::Undecided(limit)) => self.refuse(access::search_undecided(name, limit)),
        }
    }

    /// The storage map after one of its accesses.
    fn use_of(&mut self, of: &Expr, map: &Map, one: &Use) -> Checked<(Map, Access)> {
        let f = self.expr(&one.of, Want { from: None, to: Some(Space::Logical) });
        let own = self.access(&one.access);
        let (f, own) = (f?, own?);
        match ops::compose(map, &f) {
            Ok(composed) => Ok((composed, own)),
            // Of the spaces nothing is left to say: the sizes differ.
            Err(_) => self.refuse(compose::compose_size(of, &one.of, &Slice::whole(map.clone()), &f)),
        }
    }

    fn chosen(&mut self, name: &Ident, of: &Expr, map: &Map, uses: &[Use], found: &Swizzles) -> Checked<Map> {
        let Some(&sigma) = found.found.first() else {
            return self.refuse(access::no_swizzle(name, of, uses, found.best.as_ref()));
        };
        let uses: Vec<String> = uses.mapped(|u| format!("`{}` ({})", source::brief(&u.of), source::access(&u.access)));
        let what = match sigma.bits {
            0 => "No swizzle: there are no".to_owned(),
            _ => format!("`swizzle({}, {}, {})`, the best that leaves no", sigma.bits, sigma.src, sigma.dst),
        };
        self.docs.push((self.item, format!("{what} bank conflicts in {}.", uses.join(", "))));
        // The map ends in memory: it was asked for.
        Ok(ops::swizzle(sigma, map).unwrap_or_else(|_| map.clone()))
    }
}
