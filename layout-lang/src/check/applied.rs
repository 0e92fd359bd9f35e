//! Layouts with parameters applied to arguments, and measured.

use super::{Checked, Checker, Slice, Value, Want};
use crate::diag::catalog::parameter;
use crate::syntax::ast::{self, Int};
use layout_core::family::{Family, Form};
use layout_core::list::{Listed as _, Mapped as _};
use proc_macro2::{Ident, Span};

impl Checker<'_> {
    /// `Gmem(ld)`.
    pub(super) fn applied(&mut self, name: &Ident, arguments: &[Int]) -> Checked<Slice> {
        let value = self.lookup(name, true)?;
        let forms: Vec<Checked<Form>> = arguments.mapped(|i| self.positive(i, "parameter"));
        let forms = forms.into_iter().list_ok()?;
        let Value::Slice(Slice { map, bound, family: Some(of) }) = value else {
            return self.refuse(parameter::no_parameters(name));
        };
        if of.names.len() != forms.len() {
            return self.refuse(parameter::count(name, &of.names, forms.len()));
        }
        self.not_admitted(name, arguments, &of, &forms)?;
        let Ok((map, mut family)) = of.applied(&map, self.given.names.clone(), &forms) else {
            return self.refuse(parameter::argument(arguments.first().map_or(name.span(), |a| a.span), name));
        };
        if family.parts.iter().any(|p| p.unit.0.len() > 2) {
            return self.refuse(parameter::degree(name.span()));
        }
        family.facts.clauses.retain(|c| c.form().as_constant().is_none());
        for clause in &self.given.facts.clauses {
            if !family.facts.clauses.contains(clause) {
                family.facts.clauses.push(clause.clone());
            }
        }
        if family.names.is_empty() && family.probes.is_empty() {
            let map = family.parts.into_iter().next().map_or(map, |p| p.map);
            return Ok(Slice { map, bound, family: None });
        }
        let numbered = family.numbered(&map, &mut self.helps.nodes);
        let (map, family) = self.fits(numbered, name.span())?;
        Ok(Slice { map, bound, family: Some(Box::new(family)) })
    }

    /// A clause that numbers among the arguments break.
    fn not_admitted(&mut self, name: &Ident, arguments: &[Int], of: &Family, forms: &[Form]) -> Checked<()> {
        let broken = of.facts.clauses.iter().find(|clause| {
            let own = clause.map(|form| form.substitute(forms));
            own.is_ok_and(|own| own.form().as_constant().is_some() && !own.holds(&[]))
        });
        let Some(clause) = broken else { return Ok(()) };
        // A clause speaks of some parameter: without one it would have been refused where it was written, or holds.
        let at = clause.form().parameters().first().map_or(name.span(), |&x| arguments[x].span);
        self.refuse(parameter::not_admitted(at, name, &parameter::clause(clause, &of.names)))
    }

    /// What stands in `size(…)` and `cosize(…)`; a layout with parameters may be named without them there.
    pub(crate) fn measured(&mut self, of: &ast::Expr) -> Checked<Slice> {
        if let Some(slice) = self.instead(of, Self::measured) {
            return slice;
        }
        if let ast::ExprKind::Name(name) = &of.kind
            && let Value::Slice(slice) = self.lookup(name, true)?
        {
            return Ok(slice);
        }
        // A literal in here is no item: it is declared as one first.
        let item = self.annotate.replace(Ident::new("Name", Span::call_site()));
        let slice = self.nested(|c| c.slice(of, Want::default()));
        self.annotate = item;
        slice
    }

    /// `size(…)`, `cosize(…)` of a layout with parameters or ragged tiles: only a size may be known now.
    pub(super) fn open_size(
        &mut self,
        function: &Ident,
        expr: &ast::Expr,
        slice: &Slice,
        of: &Family,
    ) -> Checked<i128> {
        let leaves = slice.map.domain.leaves().into_iter().zip(Self::extents_of(slice));
        let free = leaves.filter(|(leaf, _)| leaf.mode >= slice.bound);
        let size = match (of.is_ragged(), slice.bound) {
            (false, _) => free.map(|(_, e)| e.as_constant().map(i128::from)).try_fold(1i128, |n, e| n.checked_mul(e?)),
            (true, 0) => of.count.as_ref().and_then(Form::as_constant),
            (true, _) => None,
        };
        match size {
            Some(size) if function == "size" => Ok(size),
            _ => self.no_static(expr, parameter::Taker::Measure(&function.to_string())),
        }
    }

    /// Refuses a map with parameters where a static one is needed.
    pub(super) fn no_static<T>(&mut self, expr: &ast::Expr, by: parameter::Taker<'_>) -> Checked<T> {
        let static_one = self.at_numbers(expr);
        self.refuse(parameter::operand(expr.span, by, static_one.as_deref()))
    }

    /// A layout with parameters at numbers that its `where` admits, as text; not in an item whose own parameters those
    /// would leave unused.
    pub(super) fn at_numbers(&mut self, expr: &ast::Expr) -> Option<String> {
        let (ast::ExprKind::Name(name) | ast::ExprKind::Applied(name, _)) = &expr.kind else { return None };
        if self.tried || !self.given.names.is_empty() {
            return None;
        }
        let Ok(Value::Slice(Slice { family: Some(family), .. })) = self.quietly(|c| c.lookup(name, true)) else {
            return None;
        };
        let count = family.names.len();
        let equal = (0..20).map(|bits| vec![1u64 << bits; count]);
        let sampler = family.facts.sampler();
        let admitted = equal.clone().filter_map(|values| sampler.sample(&values));
        let texts = equal.chain(admitted).map(|values| {
            let list: Vec<String> = values.mapped(u64::to_string);
            format!("{name}({})", list.join(", "))
        });
        texts.take_while(|_| count > 0).find(|text| self.is_static(text))
    }

    fn is_static(&mut self, text: &str) -> bool {
        let Some(expr) = crate::syntax::expression(text) else { return false };
        let slice = self.for_help(|c| c.nested(|c| c.slice(&expr, Want::default())));
        slice.and_then(Result::ok).is_some_and(|slice| slice.family.is_none() && slice.bound == 0)
    }
}
