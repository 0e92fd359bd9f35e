//! Expressions to maps, the spaces of literals inferred from what surrounds them.

use super::family::on_all;
use super::{Checked, Checker, Slice, Value, Want};
use crate::diag::catalog::{self, parameter::Taker};
use crate::syntax::ast::{Expr, ExprKind, Int};
use layout_core::decide::cosize;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::{Map, Mode, Path, Shape, Space, Swizzle, ops};
use proc_macro2::Span;

impl Checker<'_> {
    /// The map that an expression denotes, given what the surroundings want of its spaces; nothing in it may be bound
    /// at run time.
    pub fn expr(&mut self, expr: &Expr, want: Want) -> Checked<Map> {
        let slice = self.slice(expr, want)?;
        if slice.bound > 0 {
            return self.refuse(catalog::restrict::bound_here(expr.span, &slice.map.domain.mode_path(0)));
        }
        if slice.family.is_some() {
            return self.no_static(expr, Taker::Operation);
        }
        Ok(slice.map)
    }

    /// As [`Checker::expr`], where modes may be bound at run time.
    pub fn slice(&mut self, expr: &Expr, want: Want) -> Checked<Slice> {
        if let Some(slice) = self.instead(expr, |c, by| c.slice(by, want)) {
            return slice;
        }
        let slice = match &expr.kind {
            ExprKind::Literal(shape, stride) if self.is_open(shape, stride) => {
                self.open_literal(shape, stride, want)?
            }
            ExprKind::Applied(name, arguments) => self.applied(name, arguments)?,
            ExprKind::Literal(shape, stride) => Slice::whole(self.literal(shape, stride, want)?),
            ExprKind::Name(name) => match self.lookup(name, true)? {
                Value::Map(map) => Slice::whole(map),
                Value::Slice(Slice { family: Some(family), .. }) if !family.names.is_empty() => {
                    let static_one = self.at_numbers(expr);
                    return self.refuse(catalog::parameter::arguments_missing(
                        name,
                        &family.names,
                        static_one.as_deref(),
                    ));
                }
                Value::Slice(slice) => slice,
                Value::Int(_) => return self.refuse(catalog::names::not_a_layout(name)),
            },
            ExprKind::Compose(operands) => self.compose(operands, want)?,
            ExprKind::Restrict(of, binds, span) => self.restrict(of, binds, *span, want)?,
            ExprKind::Swizzle(_) | ExprKind::CuteSwizzle(_) => {
                return self.refuse(catalog::swizzle::bare_swizzle(expr.span));
            }
            ExprKind::Cute(cute) => Slice::whole(self.cute(cute, want)?),
            ExprKind::Op { name, op } => self.operation(name, op, want)?,
        };
        self.agree(expr, &slice.map, want)?;
        self.bounded(&slice, expr.span)?;
        Ok(slice)
    }

    /// Evaluates a part of the current item.
    pub(super) fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.depth += 1;
        let out = f(self);
        self.depth -= 1;
        out
    }

    /// Whether a map's spaces are the wanted ones.
    fn agree(&mut self, expr: &Expr, map: &Map, want: Want) -> Checked<()> {
        let wrong = want.from.is_some_and(|s| s != map.from) || want.to.is_some_and(|s| s != map.to);
        if !wrong {
            return Ok(());
        }
        let what = match &expr.kind {
            ExprKind::Name(name) | ExprKind::Applied(name, _) => format!("`{name}`"),
            _ => self.subject(),
        };
        let wanted = (want.from.unwrap_or(map.from), want.to.unwrap_or(map.to));
        let outermost = self.depth == 0;
        self.refuse(catalog::spaces::mismatch(expr.span, &what, (map.from, map.to), wanted, outermost))
    }

    /// `σ @ … @ G @ … @ F`: the swizzles stand leftmost, logical spaces in between.
    fn compose(&mut self, operands: &[Expr], want: Want) -> Checked<Slice> {
        let swizzles = operands.iter().take_while(|e| is_swizzle(e)).count();
        let (front, maps) = operands.split_at(swizzles);
        if let Some(late) = maps.iter().find(|e| is_swizzle(e)) {
            return self.refuse(catalog::swizzle::swizzle_order(late.span));
        }
        let (Some(first), true) = (front.first(), maps.is_empty()) else {
            return self.compose_all(front, maps, want);
        };
        self.refuse(catalog::swizzle::bare_swizzle(first.span))
    }

    fn compose_all(&mut self, front: &[Expr], maps: &[Expr], want: Want) -> Checked<Slice> {
        let sigmas: Vec<Checked<(Swizzle, Span)>> = front.mapped(|e| self.swizzle(e));
        let to = if front.is_empty() { want.to } else { Some(want.to.unwrap_or(Space::Physical)) };
        let mut found = self.operands(maps, Want { from: want.from, to })?;
        let bound = found[0].bound;
        let last = maps.len() - 1;
        let mut acc = found.remove(last);
        for (i, g) in found.iter().enumerate().rev() {
            acc = self.composed(g, acc, &maps[i..=i + 1])?;
        }
        for sigma in sigmas.into_iter().rev() {
            let (sigma, span) = sigma?;
            if acc.family.is_some() {
                return self.refuse(catalog::parameter::operand(span, Taker::Swizzle, None));
            }
            let to = acc.map.to;
            acc.map =
                ops::swizzled(sigma, acc.map).map_err(|_| self.report(catalog::swizzle::swizzle_space(span, to)))?;
        }
        Ok(Slice { bound, ..acc })
    }

    /// `g @ f`, the modes of `g` that are bound carried through.
    fn composed(&mut self, g: &Slice, f: Slice, operands: &[Expr]) -> Checked<Slice> {
        if f.family.is_some() {
            return self.no_static(&operands[1], Taker::Right);
        }
        let slice = match (g.bound, &g.family, ops::composable(&g.map, &f.map)) {
            (0, None, Ok(())) => Slice::whole(ops::composed(&g.map, f.map)),
            _ => self.composed_bound(g, &f, operands)?,
        };
        self.bounded(&slice, operands[0].span)?;
        Ok(slice)
    }

    /// [`Checker::composed`] of a `g` with bound modes or parameters, and its refusal of any.
    fn composed_bound(&mut self, g: &Slice, f: &Slice, operands: &[Expr]) -> Checked<Slice> {
        let leaves = g.map.domain.leaves();
        let free: Vec<usize> = (0..leaves.len()).filter(|&l| leaves[l].mode >= g.bound).list();
        let span = operands[0].span;
        let g = &self.numbered(g.clone(), &free, span, &|leaf, size| catalog::extent::compose(span, leaf, size))?;
        let result = on_all(g, |map| match g.bound {
            0 => ops::compose(map, &f.map),
            _ => ops::compose_bound(map, &g.flags(), &f.map).map(|(map, _)| with_bound_modes(g, &f.map, map)),
        });
        // Of the spaces nothing is left to say: the sizes differ.
        result.map_err(|_| {
            let diagnostic = catalog::compose::compose_size(&operands[0], &operands[1], g, &f.map);
            self.report(diagnostic)
        })
    }

    /// The operands of `@`; only the leftmost may be bound. Names bring their own spaces, which are compared at the
    /// seams, so that the message speaks of the composition.
    fn operands(&mut self, maps: &[Expr], want: Want) -> Checked<Vec<Slice>> {
        let last = maps.len() - 1;
        let deeper = usize::from(last > 0);
        self.depth += deeper;
        let (mut found, mut failed) = (Vec::with_capacity(maps.len()), None);
        for (i, operand) in maps.iter().enumerate() {
            let inner = Some(Space::Logical);
            let from = if i == last { want.from } else { inner };
            let own = Want { from, to: if i == 0 { want.to } else { inner } };
            let own = if is_named(operand) { Want::default() } else { own };
            match self.slice(operand, own) {
                Ok(slice) => found.push(slice),
                Err(reported) => failed = failed.or(Some(reported)),
            }
        }
        self.depth -= deeper;
        if let Some(reported) = failed {
            return Err(reported);
        }
        let plain: Vec<&Map> = found.mapped(|s| &s.map);
        self.nested(|c| c.seams(maps, &plain, want))?;
        Ok(found)
    }

    /// Whether the middle of each `@` is logical and the two ends are the wanted ones. One defect, one error: of
    /// several bad seams the first is reported.
    fn seams(&mut self, operands: &[Expr], maps: &[&Map], want: Want) -> Checked<()> {
        for (pair, exprs) in maps.windows(2).zip(operands.windows(2)) {
            let [g, f] = pair else { continue };
            // Only what would be accepted is offered.
            let ends = want.from.is_none_or(|s| s == g.from) && want.to.is_none_or(|s| s == f.to);
            let spaces = g.to == Space::Logical && f.from == Space::Logical && maps.len() == 2 && ends;
            let turned = || spaces && ops::compose(f, g).is_ok();
            if g.from != Space::Logical {
                return self.refuse(catalog::spaces::middle(&exprs[0], g.from, true, turned().then_some(&exprs[1])));
            }
            if f.restricted {
                return self.refuse(catalog::compose::restricted_operand(&exprs[1]));
            }
            if f.to != Space::Logical {
                return self.refuse(catalog::spaces::middle(&exprs[1], f.to, false, turned().then_some(&exprs[0])));
            }
        }
        if let ([first, ..], [.., last]) = (maps, maps) {
            let (left, right) = (&operands[0], &operands[maps.len() - 1]);
            self.agree(left, first, Want { from: None, to: want.to })?;
            self.agree(right, last, Want { from: want.from, to: None })?;
        }
        Ok(())
    }

    /// A swizzle with its fields checked.
    fn swizzle(&mut self, expr: &Expr) -> Checked<(Swizzle, Span)> {
        if let Some(swizzle) = self.instead(expr, Self::swizzle) {
            return swizzle;
        }
        let (ints, cute) = match &expr.kind {
            ExprKind::Swizzle(ints) => (ints, false),
            ExprKind::CuteSwizzle(ints) => (ints, true),
            _ => return self.refuse(catalog::swizzle::bare_swizzle(expr.span)),
        };
        self.swizzle_of(ints, cute).map(|sigma| (sigma, expr.span))
    }

    /// The swizzle of three integers, in our order or in CuTe's.
    pub(super) fn swizzle_of(&mut self, ints: &[Int; 3], cute: bool) -> Checked<Swizzle> {
        let [b, m, s] = ints;
        let (bits, second, third) = (self.field(b, false), self.field(m, false), self.field(s, cute));
        let (bits, second, third) = (bits?, second?, third?);
        let result = if cute {
            Swizzle::cute(bits as u32, second as u32, third)
        } else {
            Swizzle::new(bits as u32, second as u32, third as u32)
        };
        let spans = [b.span, m.span, s.span];
        result.map_err(|e| {
            let diagnostic = catalog::swizzle::swizzle_fields(spans, cute, (bits, second, third), e);
            self.report(diagnostic)
        })
    }

    /// A bit number: small, and not negative unless the notation allows it.
    fn field(&mut self, int: &Int, signed: bool) -> Checked<i64> {
        let n = self.int(int)?;
        match i64::try_from(n) {
            Ok(n) if (n >= 0 || signed) && n.abs() <= 64 => Ok(n),
            _ => self.refuse(catalog::swizzle::swizzle_field(int.span, n)),
        }
    }

    /// The cosize of a map, or the refusal to guess it.
    pub fn cosize(&mut self, map: &Map, span: Span) -> Checked<u64> {
        cosize::cosize_within(map, &mut self.left.points).map_err(|e| {
            let subject = self.subject();
            self.report(catalog::literal::cosize(span, &subject, map, &e))
        })
    }
}

/// Whether an expression is a swizzle, in either notation.
pub(crate) fn is_swizzle(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Swizzle(_) | ExprKind::CuteSwizzle(_))
}

/// A name, restricted or not.
fn is_named(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Restrict(of, ..) => is_named(of),
        kind => matches!(kind, ExprKind::Name(_) | ExprKind::Applied(..)),
    }
}

/// The bound leaves of `g`, which a composition brings back flat, as the modes that were bound.
pub(super) fn with_bound_modes(g: &Slice, f: &Map, map: Map) -> Map {
    let flat = g.flags().iter().filter(|b| **b).count();
    // A name that `f` has too got `bound.` in front.
    let renamed = |m: &Mode<u64>| {
        let taken = f
            .domain
            .modes
            .iter()
            .any(|o| !o.label.is_empty() && (o.label.is_prefix_of(&m.label) || m.label.is_prefix_of(&o.label)));
        let label = if taken { Path::name("bound").join(&m.label) } else { m.label.clone() };
        Mode { label, tree: m.tree.clone() }
    };
    let front = g.map.domain.modes[..g.bound].iter().map(renamed);
    let modes = front.chain(map.domain.modes.iter().skip(flat).cloned()).list();
    Map { domain: Shape { modes }, ..map }
}
