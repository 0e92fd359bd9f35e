//! `σ(x) = x ⊕ (((x ≫ src) ∧ (2^b − 1)) ≪ dst)` on an expression: one shift, one mask, one xor.

use super::build::Builder;
use super::ir::Expr;
use super::range::Facts;
use crate::swizzle::Swizzle;

/// `x ^ ((x >> (src−dst)) & mask)`, or with `<<`; the value and what is known of it. `facts` are those of `x`: where
/// none of the bits that σ reads can be set, `x` stays as it is, and otherwise the mask has only bits that can be.
pub(super) fn apply(x: Expr, facts: Facts, sigma: Swizzle, b: &mut Builder) -> (Expr, Facts) {
    let mask = written(facts.bits, sigma);
    if mask == 0 {
        return (x, facts);
    }
    let x = b.bind(x, facts);
    let field = if sigma.src >= sigma.dst {
        masked(x.clone() >> (sigma.src - sigma.dst), facts.bits >> (sigma.src - sigma.dst), mask)
    } else {
        shifted(&x, facts.max, sigma.dst - sigma.src, mask, b)
    };
    let bits = facts.bits | mask;
    (x ^ field, Facts { min: 0, max: bits, bits })
}

/// The bits that σ may flip, where only `bits` can be set.
pub(super) fn written(bits: u64, sigma: Swizzle) -> u64 {
    ((bits >> sigma.src) & sigma.mask()) << sigma.dst
}

/// `(x << k) & mask`, or `(x & (mask >> k)) << k` where the shift could lose bits.
pub(super) fn shifted(x: &Expr, max: u64, k: u32, mask: u64, b: &Builder) -> Expr {
    if max <= b.limit() >> k {
        masked(x.clone() << k, super::range::mask_over(max) << k, mask)
    } else {
        (x.clone() & (mask >> k)) << k
    }
}

/// `x & mask`, unless all bits that can be set are in it.
fn masked(x: Expr, bits: u64, mask: u64) -> Expr {
    if bits & !mask == 0 { x } else { x & mask }
}
