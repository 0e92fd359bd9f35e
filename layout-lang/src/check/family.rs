//! Run-time parameters: `where`, integers as forms, literals with parameters, and layouts applied to arguments.

use super::grown::CLAUSES;
use super::literal::Zero;
use super::{Checked, Checker, Slice, Want};
use crate::diag::catalog::literal::Order;
use crate::diag::catalog::{self, extent, parameter, room};
use crate::resolve;
use crate::source;
use crate::spans;
use crate::syntax::{
    self,
    ast::{self, BinOp, Compare, Condition, Int, IntKind, Item, ShapeKind, StrideKind},
};
use layout_core::decide::budget::{self, Limit, TRIES, TRY};
use layout_core::family::{self, Clause, Facts, Form, Refused, alias::FormDigit};
use layout_core::int;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::ops::{self, OpError};
use layout_core::{Map, Path};
use proc_macro2::{Ident, Span};

/// The most parameters a layout may have.
const MOST: usize = 16;

/// The parameters of the item under evaluation, and what it says of them.
#[derive(Clone, Default)]
pub struct Given {
    /// Their names.
    pub names: Vec<String>,
    /// Its own `where`.
    pub facts: Facts,
}

impl Given {
    pub(super) fn number(&self, name: &Ident) -> Option<usize> {
        self.names.iter().position(|n| name == n)
    }
}

impl Checker<'_> {
    /// Reads the parameters and the `where` of an item, before its expression.
    pub fn open(&mut self, item: &Item) -> Checked<()> {
        self.given = Given::default();
        let Item::Layout(layout) = item else { return Ok(()) };
        if layout.parameters.is_empty() && layout.conditions.is_empty() {
            return Ok(());
        }
        let names: Vec<String> = layout.parameters.mapped(ToString::to_string);
        if let Some(over) = layout.parameters.get(MOST) {
            return self.refuse(parameter::too_many(over.span(), names.len(), MOST));
        }
        for (i, name) in layout.parameters.iter().enumerate() {
            if names[..i].contains(&names[i]) || self.scope.get(&names[i]).is_some() {
                return self.refuse(parameter::clash(name));
            }
            if syntax::is_capital(names[i].trim_start_matches("r#")) {
                // Nothing of the item is called so, no mode either.
                let text = source::expr(&layout.expr);
                let lower = self.lower(name).filter(|lower| !names.contains(lower) && !text.contains(lower.as_str()));
                return self.refuse(parameter::case(name, lower.as_deref()));
            }
        }
        let mut mentioned = Vec::new();
        resolve::expr_names(&layout.expr, &mut mentioned);
        if let Some(unused) = layout.parameters.iter().find(|p| !mentioned.contains(p)) {
            return self.refuse(parameter::unused(unused, &self.subject()));
        }
        self.given = Given { facts: Facts { parameters: names.len(), clauses: Vec::new() }, names };
        if let Some(over) = layout.conditions.get(CLAUSES) {
            return self.refuse(parameter::too_many_clauses(over.op.1, CLAUSES));
        }
        for condition in &layout.conditions {
            let clause = self.clause(condition)?;
            self.given.facts.clauses.push(clause);
        }
        match self.given.facts.refuted(&mut self.helps.nodes) {
            Some(i) => {
                let clause = self.given.facts.clauses[i].clone();
                self.refuse(room::contradiction(layout.conditions[i].op.1, &clause, &self.given.names.clone()))
            }
            None => Ok(()),
        }
    }

    /// Whether the parameters and the modes of a finished item are told apart, as arguments of its functions.
    pub fn close(&mut self, slice: &Slice, span: Span) -> Checked<()> {
        if !self.given.names.is_empty() {
            let mut modes = (0..slice.map.domain.rank()).map(|i| slice.map.domain.mode_path(i).ident());
            if let Some(mode) = modes.find(|mode| self.given.names.contains(mode)) {
                return self.refuse(parameter::mode(span, &mode));
            }
        }
        // With what the operands and the extents ask for.
        let Some(family) = &slice.family else { return Ok(()) };
        match family.facts.refuted(&mut self.helps.nodes) {
            Some(i) => self.refuse(room::contradiction(span, &family.facts.clauses[i], &family.names)),
            None => Ok(()),
        }
    }

    /// A clause that `new` checks as it stands: its numbers fit in 64 bits.
    fn clause(&mut self, condition: &Condition) -> Checked<Clause> {
        let clause = self.read_clause(condition)?;
        if clause.form().is_narrow() { Ok(clause) } else { self.refuse(parameter::wide(condition.op.1)) }
    }

    fn read_clause(&mut self, condition: &Condition) -> Checked<Clause> {
        let (op, at) = condition.op;
        if let (IntKind::Binary(of, BinOp::Rem, by, _), Compare::Eq) = (&condition.left.kind, op)
            && self.depends(of)
        {
            let (form, by, rest) =
                (self.form(of)?, self.natural(by, "modulus")?, self.natural(&condition.right, "remainder")?);
            if by == 0 {
                return self.refuse(catalog::literal::division_by_zero(at));
            }
            if rest >= by {
                return self.refuse(parameter::remainder(condition.right.span, rest, by));
            }
            return self.fits(form.shifted(-i128::from(rest)), at).map(|form| Clause::Multiple(form, by));
        }
        let (left, right) = (self.form(&condition.left)?, self.form(&condition.right)?);
        let (larger, smaller, less) = match op {
            Compare::Ge => (left, right, 0),
            Compare::Gt => (left, right, 1),
            Compare::Le => (right, left, 0),
            Compare::Lt => (right, left, 1),
            Compare::Eq | Compare::Ne => {
                return self.fits(left.plus(&right, -1), at).map(Clause::Zero);
            }
        };
        let difference = larger.plus(&smaller, -1).and_then(|form| form.shifted(-less));
        self.fits(difference, at).map(Clause::AtLeastZero)
    }

    /// Whether an integer mentions a parameter.
    pub(super) fn depends(&self, int: &Int) -> bool {
        let mut names = Vec::new();
        resolve::int_names(int, &mut names);
        names.iter().any(|name| self.given.number(name).is_some())
    }

    /// An integer in which parameters may occur.
    pub(super) fn form(&mut self, int: &Int) -> Checked<Form> {
        if !self.depends(int) {
            return self.int(int).map(Form::constant);
        }
        match &int.kind {
            IntKind::Name(name) => match self.given.number(name) {
                Some(x) => Ok(Form::parameter(x)),
                None => self.int(int).map(Form::constant),
            },
            IntKind::Neg(of) => {
                let of = self.form(of)?;
                self.fits(Form::default().plus(&of, -1), int.span)
            }
            IntKind::Binary(a, op, b, at) => {
                let (a, b) = (self.form(a), self.form(b));
                let (a, b) = (a?, b?);
                match op {
                    BinOp::Add => self.fits(a.plus(&b, 1), *at),
                    BinOp::Sub => self.fits(a.plus(&b, -1), *at),
                    BinOp::Mul => {
                        let product = self.fits(a.times(&b), *at)?;
                        if product.degree() > 2 { self.refuse(parameter::degree(*at)) } else { Ok(product) }
                    }
                    BinOp::Div | BinOp::Rem => self.refuse(parameter::quotient(*at)),
                }
            }
            IntKind::Literal(_) | IntKind::Measure(..) | IntKind::Analysis(_) => self.int(int).map(Form::constant),
        }
    }

    /// Whether `form ≥ 0` is shown for all admitted values; else what stopped the search, if something did.
    pub(super) fn shown(&mut self, facts: &Facts, form: &Form) -> Result<(), Option<Limit>> {
        let limit = if self.left.nodes < TRIES * TRY { budget::TOTAL_NODES } else { TRIES * TRY };
        match budget::within(&mut self.left.nodes, TRIES * TRY, |left| facts.decided(form, left)) {
            Some(true) => Ok(()),
            Some(false) => Err(None),
            None => Err(Some(Limit::Nodes(limit))),
        }
    }

    /// The clause that says `form ≥ 0`, for a help.
    pub(super) fn least(&mut self, facts: &Facts, form: &Form) -> Option<Clause> {
        let shown = |facts: &Facts, left: &mut u64| facts.nonnegative_within(form, left);
        sufficient(facts, Clause::AtLeastZero(form.clone()), &mut self.helps.nodes, shown)
    }

    pub(super) fn fits<T, E>(&mut self, result: Result<T, E>, at: Span) -> Checked<T> {
        result.map_err(|_| self.report(catalog::literal::number_overflow(at)))
    }

    /// Whether a literal mentions parameters.
    pub(super) fn is_open(&self, shape: &ast::Shape, stride: &ast::Stride) -> bool {
        !self.given.names.is_empty()
            && (extents(shape).iter().any(|i| self.depends(i))
                || strides(stride).iter().any(|i| i.is_some_and(|i| self.depends(i))))
    }

    /// A literal in which parameters occur, checked for all values that `where` admits.
    pub(super) fn open_literal(&mut self, shape: &ast::Shape, stride: &ast::Stride, want: Want) -> Checked<Slice> {
        let spaces = self.literal_spaces(shape, want);
        let domain = self.shape(shape, Zero::Open);
        self.congruent(shape, stride, Order::Ours)?;
        let extents: Vec<Checked<Form>> = extents(shape).into_iter().map(|i| self.positive(i, "extent")).list();
        let strides = strides(stride).into_iter().map(|i| i.map(|i| self.positive(i, "stride")).transpose());
        let strides: Vec<Checked<Option<Form>>> = strides.list();
        let (domain, spaces) = (domain?, spaces?);
        let digit = |(extent, stride): (Checked<Form>, Checked<Option<Form>>)| {
            Ok(FormDigit { extent: extent?, stride: stride? })
        };
        let digits = extents.into_iter().zip(strides).map(digit).list_ok()?;
        let Given { names, facts } = self.given.clone();
        let found = family::literal(names, facts, &domain, &digits, spaces, &mut self.left.nodes);
        if found.is_err() {
            // Proofs are what a clause is tried by.
            self.explained(4 * digits.len(), shape.span)?;
        }
        found.map(|(map, family)| Slice { map, bound: 0, family: Some(Box::new(family)) }).map_err(|e| {
            let at = |leaf| spans::stride_leaf(stride, leaf);
            let subject = self.subject();
            let literal = parameter::Literal { subject, names: &self.given.names, domain: &domain, digits: &digits };
            self.report(match &e {
                Refused::Spaces => catalog::spaces::pairing(shape.span, &literal.subject, spaces.0, spaces.1),
                Refused::NotSeparated(why) => parameter::not_separated(&literal, why, at(why.digit)),
                Refused::NotDense(why) => parameter::not_dense(&literal, why, at),
                Refused::Overflow => room::too_large(shape.span, &literal.subject),
            })
        })
    }

    /// A form whose coefficients are not negative.
    pub(super) fn positive(&mut self, int: &Int, what: &'static str) -> Checked<Form> {
        let form = self.form(int)?;
        if form.as_constant().is_some() {
            return self.natural(int, what).map(|n| Form::constant(n.into()));
        }
        if form.is_nonnegative() { Ok(form) } else { self.refuse(parameter::negative(int.span, what)) }
    }

    /// The extents that the leaves of `slice` have at run time.
    pub(super) fn extents_of(slice: &Slice) -> Vec<family::Extent> {
        match &slice.family {
            Some(family) => family.extents(&slice.map.domain),
            None => slice.map.domain.extents().into_iter().map(family::Extent::constant).list(),
        }
    }

    /// Whether tiles of these extents divide the free modes at all admitted values.
    pub(super) fn divisible(&mut self, slice: &Slice, tile: &ast::Shape) -> Checked<()> {
        let Some(family) = &slice.family else { return Ok(()) };
        let extents = Self::extents_of(slice);
        let leaves = slice.map.domain.leaves();
        // A tile of 0 is refused by the division.
        for (i, (span, k)) in self.tiles(tile)?.into_iter().enumerate().filter(|(_, (_, k))| *k > 0) {
            let mode = slice.bound + i;
            let own: Vec<usize> = (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
            let Some(first) = own.iter().find(|&&l| extents[l].as_constant().is_none()) else { continue };
            if let Some(inner) = own.iter().find(|&l| l > first && extents[*l].as_constant().is_none()) {
                let path = slice.map.domain.mode_path(mode);
                return self.refuse(extent::inner_extent(span, &path, &leaves[*inner].path));
            }
            let below: u64 = own.iter().filter(|l| *l != first).map(|&l| leaves[l].extent).product();
            let extent = &extents[*first];
            let last = own.first() == Some(first);
            if !last || !divides(&family.facts, extent, below, k) {
                let path = slice.map.domain.mode_path(mode);
                let size = family.extent_text(&extent.scaled(below));
                let whole = |facts: &Facts| last && divides(facts, extent, below, k);
                let cure = multiple(extent, below, k)
                    .and_then(|cure| sufficient(&family.facts, cure, &mut self.helps.nodes, |facts, _| whole(facts)));
                let cure = cure.map(|cure| parameter::clause(&cure, &family.names));
                return self.refuse(extent::divide(span, &path, &size, k, cure));
            }
        }
        Ok(())
    }

    /// The modes that the tiles do not divide, or are not known to divide, made longer and ragged.
    pub(super) fn widened(&mut self, slice: Slice, tile: &ast::Shape, span: Span) -> Checked<Slice> {
        let (extents, leaves) = (Self::extents_of(&slice), slice.map.domain.leaves());
        let tiles = self.tiles(tile)?;
        if tiles.len() + slice.bound != slice.map.domain.rank() {
            // Refused by the division, which is to show the modes as they are.
            return Ok(slice);
        }
        let mut ragged = Vec::new();
        for (i, (at, k)) in tiles.into_iter().enumerate() {
            let mode = slice.bound + i;
            let own: Vec<usize> = (0..leaves.len()).filter(|&l| leaves[l].mode == mode).list();
            let Some((first, rest)) = own.split_first().filter(|_| k > 0) else { continue };
            if let Some(inner) = rest.iter().find(|&&l| extents[l].as_constant().is_none()) {
                let path = slice.map.domain.mode_path(mode);
                return self.refuse(extent::inner_extent(at, &path, &leaves[*inner].path));
            }
            let (extent, below) = (&extents[*first], rest.iter().map(|&l| leaves[l].extent).product::<u64>());
            let size = extent.form.times(&Form::constant(i128::from(extent.times) * i128::from(below)));
            let size = self.fits(size, at)?;
            let known = slice.family.as_ref().map_or_else(Facts::default, |f| f.facts.clone()).divisor(&size);
            if u128::from(known) % (u128::from(k) * u128::from(extent.over)) == 0 {
                continue;
            }
            let path = slice.map.domain.mode_path(mode);
            if extent.over > 1 {
                return self.refuse(extent::twice(at, &path));
            }
            // Of two tiles or more the number is the run-time extent; of one the tile would be.
            let all = leaves[*first].extent.saturating_mul(below);
            if extent.as_constant().is_none() && int::lcm(k, below).is_ok_and(|unit| all / unit < 2) {
                return self.refuse(room::past(at, &path, all, &format!("two tiles of {k} are more")));
            }
            ragged.push((mode, k, size));
        }
        if ragged.is_empty() {
            return Ok(slice);
        }
        if slice.map.to.is_dense() {
            return self.refuse(extent::ragged_tile(span, slice.map.to.name()));
        }
        let family = self.family_of(&slice, span)?;
        match family::ragged::widened(&slice.map, &family, &ragged) {
            Ok((map, family)) => Ok(Slice { map, bound: slice.bound, family: Some(Box::new(family)) }),
            Err(_) => {
                let subject = self.subject();
                self.refuse(room::too_large(tile.span, &subject))
            }
        }
    }

    /// Whether values and ranges lie inside the run-time extents, whatever these are.
    pub(super) fn within(&mut self, slice: &Slice, binds: &[ast::Bind], known: &[(Path, ops::Bind)]) -> Checked<()> {
        let Some(family) = &slice.family else { return Ok(()) };
        let extents = Self::extents_of(slice);
        let leaves = slice.map.domain.leaves();
        for bind in binds {
            let path = super::restrict::path(&bind.path);
            let found = slice.map.domain.find(&path);
            let open = |l: &&usize| extents[**l].as_constant().is_none();
            // Run-time values are cut by reciprocals; these would be cut by the caps.
            let known_now = !matches!(bind.to, ast::BindTo::RunTime);
            if let Some(inner) = found.iter().skip(1).find(open).filter(|_| known_now) {
                return self.refuse(extent::inner_extent(bind.path.span, &path, &leaves[*inner].path));
            }
            if found.first().filter(open).is_none() {
                continue;
            }
            // The last coordinate, and how it is spoken of.
            let (last, what) = match known.iter().find(|(p, _)| *p == path) {
                Some((_, ops::Bind::Value(v))) => (*v, format!("{v} is past them")),
                Some((_, ops::Bind::Range(low, high))) if low < high => (high - 1, format!("the range ends at {high}")),
                // An empty range is refused as such by the restriction.
                Some((_, ops::Bind::Range(..))) | None => continue,
            };
            let all: u64 = found.iter().map(|&l| leaves[l].extent).product();
            if last >= all {
                return self.refuse(room::past(bind.path.span, &path, all, &what));
            }
            let (extent, below) = (&extents[found[0]], found[1..].iter().map(|&l| leaves[l].extent).product::<u64>());
            // ⌈form · times / over⌉ · below > last. Caps have 62 bits, and `over` divides one.
            let size = extent.form.times(&Form::constant(extent.times.into()));
            let needed = i128::from(last / below) * i128::from(extent.over) + 1;
            let Ok(short) = size.and_then(|size| size.shifted(-needed)) else {
                return self.refuse(catalog::literal::number_overflow(bind.path.span));
            };
            if let Err(limit) = self.shown(&family.facts, &short) {
                let size = family.extent_text(&extent.scaled(below));
                let cure = self.least(&family.facts, &short);
                let cure = cure.map(|cure| parameter::clause(&cure, &family.names));
                return self.refuse(extent::value(bind.path.span, &path, (&size, last), cure.as_deref(), limit));
            }
        }
        Ok(())
    }
}

/// A clause for a help, as simple as it is beside the others: with it something is shown, and some values are admitted.
/// `left` are nodes.
pub(super) fn sufficient(
    facts: &Facts,
    clause: Clause,
    left: &mut u64,
    shown: impl Fn(&Facts, &mut u64) -> bool,
) -> Option<Clause> {
    // Products of more than two parameters cannot be written.
    let clause = facts.simplest(&clause);
    if clause.form().degree() > 2 {
        return None;
    }
    let all = facts.with(std::slice::from_ref(&clause));
    let holds = budget::within(left, TRIES * TRY, |left| shown(&all, left));
    (clause.form().is_narrow() && holds && all.refuted(left).is_none()).then_some(clause)
}

/// Whether tiles of k divide a mode of this slowest extent and of as many coordinates below it, at all admitted values.
fn divides(facts: &Facts, extent: &family::Extent, below: u64, k: u64) -> bool {
    let (k, over) = (u128::from(k), u128::from(extent.over));
    let all = u128::from(facts.divisor(&extent.form)) * u128::from(extent.times);
    // Of a number that is rounded up nothing is known but that it is whole.
    let divisor = if all.is_multiple_of(over) { all / over } else { 1 };
    divisor.checked_mul(below.into()).is_some_and(|n| n.checked_rem(k) == Some(0))
}

/// What `where` has to say so that tiles of k divide such a mode.
fn multiple(extent: &family::Extent, below: u64, k: u64) -> Option<Clause> {
    let (whole, own) = (u128::from(k) * u128::from(extent.over), u128::from(extent.times) * u128::from(below));
    let m = u64::try_from(whole / int::gcd(whole, own)).ok()?;
    (m > 1).then(|| Clause::Multiple(extent.form.clone(), m))
}

/// Applies an operation to a map and to all maps of its family.
pub(super) fn on_all(slice: &Slice, f: impl Fn(&Map) -> Result<Map, OpError>) -> Result<Slice, OpError> {
    let family = slice.family.as_ref().map(|family| family.map(&f).map(Box::new)).transpose()?;
    Ok(Slice { map: f(&slice.map)?, bound: slice.bound, family })
}

/// The integers of a shape, leaf by leaf.
pub(super) fn extents(shape: &ast::Shape) -> Vec<&Int> {
    match &shape.kind {
        ShapeKind::Leaf(int) => vec![int],
        ShapeKind::Tuple(entries) => entries.iter().flat_map(|e| extents(&e.shape)).list(),
    }
}

/// The integers of strides, leaf by leaf; `None` for `_`.
fn strides(stride: &ast::Stride) -> Vec<Option<&Int>> {
    match &stride.kind {
        StrideKind::Leaf(int) => vec![Some(int)],
        StrideKind::Broadcast => vec![None],
        StrideKind::Tuple(entries) => entries.iter().flat_map(strides).list(),
    }
}
