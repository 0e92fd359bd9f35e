//! Sums whose terms occupy disjoint bits, as a xor (or union) of masked, shifted fields: one for each variable and
//! diagonal of the bit matrix. Swizzles act on the matrix; terms that are multiples of `2^K`, K one past the highest
//! bit that a swizzle reads or writes, pass through and are added (design 01, "exclusive-or form"; ours).

use super::build::Builder;
use super::floor;
use super::ir::Expr;
use super::range::mask_over;
use super::swizzle::{shifted, written};
use super::terms::{Sum, Term};
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// `(atom ≪ shift) ∧ mask`, to the right for a negative shift.
struct Field {
    atom: Expr,
    shift: i32,
    mask: u64,
}

/// The fields and the constant.
struct Fields {
    fields: Vec<Field>,
    constant: u64,
}

/// `swizzles(sum)` as fields plus what passes through. Every term of the variables `chosen` that can be a field is one,
/// of the others only those that a swizzle mixes. `None` where the terms that have to be fields are none, or overlap.
pub(super) fn write(sum: &Sum, swizzles: &[Swizzle], chosen: impl Fn(&Expr) -> bool, b: &mut Builder) -> Option<Expr> {
    let all = sum.terms.iter().all(|t| chosen(&t.atom));
    let span = span(swizzles);
    let passes = |x: i128| x.trailing_zeros() >= span;
    let is_field = |t: &Term| chosen(&t.atom) && as_field(t, b).is_some() || !passes(t.stride);
    let (mixed, rest): (Vec<Term>, Vec<Term>) = sum.terms.iter().cloned().partition(is_field);
    if mixed.is_empty() || rest.iter().any(|t| t.stride < 0) {
        return None;
    }
    let keep = passes(sum.offset) && !(all && rest.is_empty());
    let (added, constant) = if keep { (sum.offset, 0) } else { (0, sum.offset) };
    let mut fields = Fields::new(&mixed, u64::try_from(constant).ok()?, b)?;
    for sigma in swizzles {
        fields.swizzle(*sigma);
    }
    let fields = fields.expr(b);
    if rest.is_empty() && added == 0 {
        return Some(fields);
    }
    Some(floor::write(&Sum { offset: added, terms: rest }, b)? + fields)
}

/// One past the highest bit that a swizzle reads or writes.
fn span(swizzles: &[Swizzle]) -> u32 {
    swizzles.iter().map(|s| s.span()).max().unwrap_or(0)
}

/// Whether a term may be a field that need not be one, or the constant: otherwise [`write()`] finds the same whatever
/// is chosen.
pub(super) fn has_choice(sum: &Sum, swizzles: &[Swizzle], b: &Builder) -> bool {
    let span = span(swizzles);
    sum.offset != 0 || sum.terms.iter().any(|t| t.stride.trailing_zeros() >= span && as_field(t, b).is_some())
}

/// A term as a field: weight and stride powers of two, and the extent too where there is a modulo.
fn as_field(t: &Term, b: &Builder) -> Option<Field> {
    let stride = u64::try_from(t.stride).ok()?;
    let whole = t.is_whole(b);
    if !stride.is_power_of_two() || !t.weight.is_power_of_two() || !(whole || t.extent.is_power_of_two()) {
        return None;
    }
    let top = if whole { b.ranges.max(&t.atom) / t.weight } else { t.top() };
    let shift = stride.trailing_zeros().cast_signed() - t.weight.trailing_zeros().cast_signed();
    Some(Field { atom: t.atom.clone(), shift, mask: mask_over(top).checked_mul(stride)? })
}

impl Fields {
    /// Terms and a constant that share no bits.
    fn new(terms: &[Term], constant: u64, b: &Builder) -> Option<Fields> {
        let mut out = Fields { fields: Vec::new(), constant };
        let mut taken = constant;
        for t in terms {
            let field = as_field(t, b)?;
            if taken & field.mask != 0 {
                return None;
            }
            taken |= field.mask;
            out.toggle(field);
        }
        Some(out)
    }

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
        let moved = |f: &Field| Field { atom: f.atom.clone(), shift: f.shift + by, mask: written(f.mask, sigma) };
        let moved: Vec<Field> = self.fields.iter().map(moved).filter(|f| f.mask != 0).collect();
        for field in moved {
            self.toggle(field);
        }
    }

    /// The xor of the fields that meet, or the union where none do; what meets nothing and needs no mask is added.
    fn expr(&self, b: &Builder) -> Expr {
        let live = || self.fields.iter().filter(|f| f.mask != 0);
        let meets = |f: &&Field| {
            let others = live().filter(|g| !core::ptr::eq(*g, *f)).fold(self.constant, |bits, g| bits | g.mask);
            others & f.mask != 0
        };
        let mixed = live().any(|f| meets(&f));
        let (alone, fields): (Vec<&Field>, Vec<&Field>) = live().partition(|f| mixed && !meets(f) && f.is_product(b));
        let constant = (self.constant > 0).then_some(Expr::Const(self.constant));
        let fields = fields.into_iter().map(|f| f.expr(b)).chain(constant);
        let fields = fields.reduce(|x, y| if mixed { x ^ y } else { x | y });
        let products = alone.into_iter().map(|f| f.atom.clone() * (1 << f.shift.unsigned_abs()));
        products.chain(fields).reduce(|x, y| x + y).unwrap_or(Expr::Const(0))
    }
}

impl Field {
    /// Whether it is all of its variable, shifted to the left.
    fn is_product(&self, b: &Builder) -> bool {
        let max = b.ranges.max(&self.atom);
        self.shift >= 0 && mask_over(max).checked_mul(1 << self.shift.unsigned_abs()) == Some(self.mask)
    }

    fn expr(&self, b: &Builder) -> Expr {
        let (max, k) = (b.ranges.max(&self.atom), self.shift.unsigned_abs());
        if self.shift < 0 {
            return (self.atom.clone() >> k) & self.mask;
        }
        shifted(&self.atom, max, k, self.mask, b)
    }
}
