//! Sums whose terms occupy disjoint bits, as a xor (or union) of masked, shifted fields: one for each variable and
//! diagonal of the bit matrix. Swizzles act on the matrix; terms that are multiples of `2^K`, K one past the highest
//! bit that a swizzle reads or writes, pass through and are added (`docs/theory.md`, section 7; ours).

use super::build::Builder;
use super::floor;
use super::ir::Expr;
use super::range::mask_over;
use super::swizzle::{shifted, written};
use super::terms::{Atom, Sum, Term};
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// `(atom ≪ shift) ∧ mask`, to the right for a negative shift.
#[derive(Clone, Copy)]
struct Field {
    atom: Atom,
    shift: i32,
    mask: u64,
}

/// The fields and the constant.
struct Fields {
    fields: Vec<Field>,
    constant: u64,
}

/// `swizzles(sum)` as fields plus what passes through. Every term of the variables `chosen` that can be a field is one,
/// of the others only those that a swizzle mixes. `None` where the terms that have to be fields are none, or overlap, or
/// where the fields alone, their variables being inputs, are known to reach the limit: a cost and a number of operators.
pub(super) fn write(
    sum: &Sum,
    swizzles: &[Swizzle],
    chosen: &dyn Fn(Atom) -> bool,
    limit: (u32, u32),
    b: &mut Builder,
) -> Option<Expr> {
    let span = span(swizzles);
    let mut fields = Fields { fields: Vec::with_capacity(sum.terms.len() + 4), constant: 0 };
    let mut rest = Sum::default();
    let (mut taken, mut all) = (0, true);
    for t in &sum.terms {
        let is_chosen = chosen(t.atom);
        all &= is_chosen;
        let passes = passes(t.stride, span);
        match as_field(t, b) {
            Some(field) if is_chosen || !passes => {
                if taken & field.mask != 0 {
                    return None;
                }
                taken |= field.mask;
                fields.toggle(field);
            }
            _ if passes && t.stride > 0 => rest.terms.push(*t),
            _ => return None,
        }
    }
    if fields.fields.is_empty() {
        return None;
    }
    if passes(sum.offset, span) && !(all && rest.terms.is_empty()) {
        rest.offset = sum.offset;
    } else {
        fields.constant = u64::try_from(sum.offset).ok()?;
    }
    if taken & fields.constant != 0 {
        return None;
    }
    for sigma in swizzles {
        fields.swizzle(*sigma);
    }
    if fields.least_cost(b) >= limit {
        return None;
    }
    let fields = fields.expr(b);
    if rest.terms.is_empty() && rest.offset == 0 {
        return Some(fields);
    }
    Some(floor::write(&rest, b)? + fields)
}

/// Whether no swizzle reads or writes a bit of the multiples of `x`.
fn passes(x: i128, span: u32) -> bool {
    x.trailing_zeros() >= span
}

/// One past the highest bit that a swizzle reads or writes.
fn span(swizzles: &[Swizzle]) -> u32 {
    let mut all = 0;
    for s in swizzles {
        all = all.max(s.span());
    }
    all
}

/// Whether a term may be a field that need not be one, or the constant: otherwise [`write()`] finds the same whatever
/// is chosen.
pub(super) fn has_choice(sum: &Sum, swizzles: &[Swizzle], b: &Builder) -> bool {
    let span = span(swizzles);
    sum.offset != 0 || sum.terms.iter().any(|t| passes(t.stride, span) && as_field(t, b).is_some())
}

/// A term as a field: weight and stride powers of two, and the extent too where there is a modulo.
fn as_field(t: &Term, b: &Builder) -> Option<Field> {
    let stride = u64::try_from(t.stride).ok()?;
    let whole = t.is_whole(b);
    if !stride.is_power_of_two() || !t.weight.is_power_of_two() || !(whole || t.extent.is_power_of_two()) {
        return None;
    }
    let top = if whole { b.ranges.top(t.atom) / t.weight } else { t.top() };
    let shift = stride.trailing_zeros().cast_signed() - t.weight.trailing_zeros().cast_signed();
    Some(Field { atom: t.atom, shift, mask: mask_over(top).checked_mul(stride)? })
}

impl Fields {
    /// Xors a field in; one on the same diagonal takes it up, and bits that meet twice vanish.
    fn toggle(&mut self, field: Field) {
        match self.fields.iter_mut().find(|f| f.atom == field.atom && f.shift == field.shift) {
            Some(known) => known.mask ^= field.mask,
            None => self.fields.push(field),
        }
    }

    /// σ is linear: each field also lands, shifted, where σ writes.
    fn swizzle(&mut self, sigma: Swizzle) {
        self.constant = sigma.eval(self.constant);
        let by = sigma.dst.cast_signed() - sigma.src.cast_signed();
        let mut moved = Vec::with_capacity(self.fields.len());
        for f in &self.fields {
            let mask = written(f.mask, sigma);
            if mask != 0 {
                moved.push(Field { shift: f.shift + by, mask, ..*f });
            }
        }
        for field in moved {
            self.toggle(field);
        }
    }

    /// The bits that more than one of the fields and the constant have.
    fn shared(&self) -> u64 {
        let (mut seen, mut shared) = (self.constant, 0);
        for f in &self.fields {
            shared |= seen & f.mask;
            seen |= f.mask;
        }
        shared
    }

    /// What they cost at least, however they are simplified (see [`cost`](super::cost::cost)), and with how many operators:
    /// a shift for each that does not stand in place, a mask for each that has not all bits, and a xor less than there
    /// are fields that meet. A xor takes in a mask; what takes in two, or none, costs one more.
    fn least_cost(&self, b: &Builder) -> (u32, u32) {
        let shared = self.shared();
        let (mut cost, mut operators) = (0, 0);
        let (mut joined, mut masks_of_first) = (0, 0);
        for f in &self.fields {
            if f.mask == 0 {
                continue;
            }
            cost += u32::from(f.shift != 0);
            operators += u32::from(f.shift != 0);
            let masked = !f.has_all_bits(b);
            if !masked && shared != 0 && shared & f.mask == 0 && f.shift >= 0 {
                // It is added.
                continue;
            }
            joined += 1;
            operators += u32::from(masked);
            if masked && f.shift < 0 && f.mask & 1 == 1 {
                // No xor takes this mask in.
                cost += 1;
            } else if masked && joined <= 2 {
                masks_of_first += 1;
            }
        }
        let joins = (joined + u32::from(self.constant > 0)).saturating_sub(1);
        (cost + joins + u32::from(masks_of_first == 2), operators + joins)
    }

    /// The xor of the fields that meet, or the union where none do; what meets nothing and needs no mask is added.
    fn expr(&self, b: &Builder) -> Expr {
        let shared = self.shared();
        let join = |x: Expr, y: Expr| if shared != 0 { x ^ y } else { x | y };
        let (mut products, mut fields) = (None, None);
        for f in &self.fields {
            if f.mask == 0 {
                continue;
            }
            if shared != 0 && shared & f.mask == 0 && f.is_product(b) {
                let product = f.atom.expr() * (1 << f.shift.unsigned_abs());
                products = Some(joined(products, product, &|x, y| x + y));
            } else {
                fields = Some(joined(fields, f.expr(b), &join));
            }
        }
        if self.constant > 0 {
            fields = Some(joined(fields, Expr::Const(self.constant), &join));
        }
        match (products, fields) {
            (Some(products), Some(fields)) => products + fields,
            (products, fields) => products.or(fields).unwrap_or(Expr::Const(0)),
        }
    }
}

/// `x`, behind what there is already.
fn joined(before: Option<Expr>, x: Expr, join: &dyn Fn(Expr, Expr) -> Expr) -> Expr {
    match before {
        Some(before) => join(before, x),
        None => x,
    }
}

impl Field {
    /// Whether it is all of its variable, shifted to the left.
    fn is_product(&self, b: &Builder) -> bool {
        self.shift >= 0 && self.has_all_bits(b)
    }

    /// Whether no bit is masked out that its variable has after the shift.
    fn has_all_bits(&self, b: &Builder) -> bool {
        let (bits, k) = (mask_over(b.ranges.top(self.atom)), self.shift.unsigned_abs());
        if self.shift < 0 {
            return bits >> k == self.mask;
        }
        bits.checked_mul(1 << k) == Some(self.mask)
    }

    fn expr(&self, b: &Builder) -> Expr {
        let (max, k) = (b.ranges.top(self.atom), self.shift.unsigned_abs());
        if self.shift < 0 {
            return (self.atom.expr() >> k) & self.mask;
        }
        shifted(&self.atom.expr(), max, k, self.mask, b)
    }
}
