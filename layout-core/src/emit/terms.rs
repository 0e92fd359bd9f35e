//! A value as a weighted sum of digits of variables, and its way through a layout: the heart of the emission.
//!
//! `x = offset + Σ strideᵢ · (⌊vᵢ/weightᵢ⌋ mod extentᵢ)`. A layout reads the digits of `x`. Where a weight `q` of the
//! layout cuts the sum without a carry (`x = q·high + low`, `low < q` always), its digits are again such sums; the
//! rest, and only the rest, is computed and bound to a variable, whose digits are taken. For a dense bijection followed
//! by a layout, all cuts are clean iff the criterion of `decide::refinement` holds (ours).

use super::build::Builder;
use super::floor;
use super::ir::Expr;
use super::range::{Facts, product};
use crate::decide::refined::Refined;
use crate::layout::Layout;
use crate::list::Listed as _;
use crate::shape::weights;
use crate::sort;
use alloc::vec::Vec;

/// What digits are taken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Atom {
    Input(usize),
    Let(usize),
    /// What a `let` would have been bound to, had it not turned out to be a number.
    Const(u64),
}

impl Atom {
    /// A plain expression as an atom.
    fn of(plain: &Expr) -> Atom {
        match plain {
            Expr::Input(i) => Atom::Input(*i),
            Expr::Let(i) => Atom::Let(*i),
            Expr::Const(c) => Atom::Const(*c),
            _ => unreachable!("what is bound is plain"),
        }
    }

    /// As an expression.
    pub(super) fn expr(self) -> Expr {
        match self {
            Atom::Input(i) => Expr::Input(i),
            Atom::Let(i) => Expr::Let(i),
            Atom::Const(c) => Expr::Const(c),
        }
    }

    /// Where it stands among others.
    fn order(self) -> (u32, usize) {
        match self {
            Atom::Input(i) => (0, i),
            Atom::Let(i) => (1, i),
            Atom::Const(_) => (2, 0),
        }
    }
}

/// `stride · (⌊atom/weight⌋ mod extent)`, with no modulo where the quotient stays below the extent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Term {
    pub(super) atom: Atom,
    pub(super) weight: u64,
    pub(super) extent: u64,
    pub(super) stride: i128,
}

/// A constant and terms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) offset: i128,
    pub(super) terms: Vec<Term>,
}

/// A digit of a layout: `(⌊x/weight⌋ mod extent) · stride`.
#[derive(Clone, Copy)]
struct Reader {
    weight: u64,
    extent: u64,
    stride: u64,
}

impl Term {
    /// The largest digit.
    pub(super) fn top(&self) -> u64 {
        self.extent - 1
    }

    /// The digit in two at `k`: `digit = k·high + low`. `None` where a modulo in between forbids it.
    fn split(&self, k: u64, b: &Builder) -> Option<(Term, Term)> {
        if !self.extent.is_multiple_of(k) && !self.is_whole(b) {
            return None;
        }
        let high = Term { weight: self.weight.checked_mul(k)?, extent: self.extent.div_ceil(k), ..*self };
        Some((high, Term { extent: k, ..*self }))
    }

    /// Whether it is a quotient with no modulo.
    pub(super) fn is_whole(&self, b: &Builder) -> bool {
        u128::from(self.weight) * u128::from(self.extent) > u128::from(b.ranges.top(self.atom))
    }
}

impl Sum {
    /// The integer of which the inputs are the coordinates, row-major.
    pub(super) fn of_inputs(inputs: &[u64]) -> Sum {
        let mut sum = Sum::default();
        for (i, &w) in weights(inputs).iter().enumerate() {
            sum.push(Term { atom: Atom::Input(i), weight: 1, extent: inputs[i], stride: w.into() });
        }
        sum
    }

    /// A layout of which each digit lies in one input; `None` for others.
    pub(super) fn of_layout(inputs: &[u64], layout: &Layout) -> Option<Sum> {
        let digits = layout.digits.as_slice();
        let mut sum = Sum { offset: layout.offset.into(), terms: Vec::with_capacity(digits.len()) };
        let mut end = 0;
        for (i, &extent) in inputs.iter().enumerate() {
            // The digits of this input, slowest first: `first..end`, in the middle of a few of size 1.
            let (first, mut rest) = (end, extent);
            while rest > 1 {
                let own = digits.get(end)?.extent;
                if !rest.is_multiple_of(own) {
                    return None;
                }
                rest /= own;
                end += 1;
            }
            let mut weight = 1;
            for digit in digits[first..end].iter().rev() {
                let stride = digit.stride.value().into();
                sum.push(Term { atom: Atom::Input(i), weight, extent: digit.extent, stride });
                weight *= digit.extent;
            }
        }
        Some(sum)
    }

    /// What a decision found.
    pub(super) fn of_refined(refined: &Refined) -> Sum {
        let mut sum = Sum { offset: refined.offset, terms: Vec::new() };
        for (i, pieces) in refined.inputs.iter().enumerate() {
            for p in pieces {
                sum.push(Term { atom: Atom::Input(i), weight: p.weight, extent: p.extent, stride: p.stride });
            }
        }
        sum
    }

    /// The values between which it stays.
    pub(super) fn bounds(&self) -> (i128, i128) {
        let (mut low, mut high) = (self.offset, self.offset);
        for t in &self.terms {
            let end = t.stride * i128::from(t.top());
            if end < 0 {
                low += end;
            } else {
                high += end;
            }
        }
        (low, high)
    }

    /// The same, and the bits at the bottom that no term sets.
    pub(super) fn facts(&self) -> Facts {
        let (low, high) = self.bounds();
        let clamp = |x: i128| u64::try_from(x.max(0)).unwrap_or(u64::MAX);
        let mut all = self.offset;
        for t in &self.terms {
            all |= t.stride;
        }
        let zeros = all.trailing_zeros();
        Facts::between(clamp(low), clamp(high)).within(u64::MAX.checked_shl(zeros).unwrap_or(0))
    }

    /// The bits that it can set: those of its terms, where no two share any.
    pub(super) fn bits(&self) -> u64 {
        let Ok(mut bits) = u64::try_from(self.offset) else { return u64::MAX };
        for t in &self.terms {
            let Ok(stride) = u64::try_from(t.stride) else { return u64::MAX };
            let own = product(Facts::below(t.extent), stride).bits;
            if bits & own != 0 {
                return u64::MAX;
            }
            bits |= own;
        }
        bits
    }

    /// Divisions and remainders of the digits one by one, shifts and masks included.
    pub(super) fn cuts(&self, b: &Builder) -> u32 {
        let mut cuts = 0;
        for t in &self.terms {
            cuts += u32::from(t.weight > 1) + u32::from(!t.is_whole(b));
        }
        cuts
    }

    /// Whether a variable occurs that is not an input.
    pub(super) fn has_lets(&self) -> bool {
        self.terms.iter().any(|t| matches!(t.atom, Atom::Let(_)))
    }

    /// Adds a term behind all others in the order of [`Sum::normal`], unless it vanishes; as one digit with the last where
    /// it is one.
    fn push(&mut self, t: Term) {
        if t.extent == 1 || t.stride == 0 {
            return;
        }
        match self.terms.last_mut() {
            Some(last) if continues(last, &t) => last.extent = last.extent.saturating_mul(t.extent),
            _ => self.terms.push(t),
        }
    }

    /// Ordered by variable and weight, without what vanishes, neighbours merged that are one digit.
    fn normal(mut self) -> Sum {
        sort::by_key(&mut self.terms, |t| (t.atom.order(), t.weight));
        let mut out = Sum { offset: self.offset, terms: Vec::with_capacity(self.terms.len()) };
        for t in self.terms {
            out.push(t);
        }
        out
    }

    /// `x = q·high + low` with `low < q` at every coordinate, or `None`.
    fn cut(&self, q: u64, b: &Builder) -> Option<(Sum, Sum)> {
        let step = i128::from(q);
        let mut high = Sum { offset: self.offset.div_euclid(step), terms: Vec::new() };
        let mut low = Sum { offset: self.offset.rem_euclid(step), terms: Vec::new() };
        for t in &self.terms {
            if t.stride % step == 0 {
                high.terms.push(Term { stride: t.stride / step, ..*t });
            } else if t.stride * i128::from(t.top()) < step {
                low.terms.push(*t);
            } else if step % t.stride == 0 {
                let (above, below) = t.split(u64::try_from(step / t.stride).ok()?, b)?;
                high.terms.push(Term { stride: 1, ..above });
                low.terms.push(below);
            } else {
                return None;
            }
        }
        (low.bounds().1 < step).then_some((high, low))
    }

    /// The sum read by a layout. With `separate`, the layout's digits are cut further where the sum allows it, so that
    /// less has to be computed first. `None` where an integer in between cannot be written within the width.
    pub(super) fn through(&self, g: &Layout, separate: bool, b: &mut Builder) -> Option<Sum> {
        let mut readers = readers(&g.coalesce());
        if separate {
            self.separate(&mut readers, b);
        }
        let mut out = Sum { offset: g.offset.into(), terms: Vec::new() };
        let (mut rest, mut start) = (self.clone(), 0);
        for j in 0..readers.len() {
            if let Some((high, low)) = rest.cut(readers[j].weight, b) {
                out.read(high, &readers[start..=j], b)?;
                (rest, start) = (low, j + 1);
            }
        }
        Some(out.normal())
    }

    /// Adds what the digits `block` read of `x`, the quotient by the lowest of their weights.
    fn read(&mut self, x: Sum, block: &[Reader], b: &mut Builder) -> Option<()> {
        let lowest = block.last()?.weight;
        if let [one] = block {
            let stride = i128::from(one.stride);
            self.offset += x.offset * stride;
            self.terms.extend(x.terms.into_iter().map(|t| Term { stride: t.stride * stride, ..t }));
        } else if block.iter().any(|r| r.stride > 0) {
            let size = block.iter().map(|r| r.extent).fold(1, u64::saturating_mul);
            let facts = x.facts();
            let facts = Facts { max: facts.max.min(size - 1), ..facts };
            let e = floor::write(&x, b)?;
            let atom = Atom::of(&b.bind(e, facts));
            let digit =
                |r: &Reader| Term { atom, weight: r.weight / lowest, extent: r.extent, stride: r.stride.into() };
            self.terms.extend(block.iter().map(digit));
        }
        Some(())
    }

    /// Cuts the readers at strides of the sum that cut it cleanly.
    fn separate(&self, readers: &mut Vec<Reader>, b: &Builder) {
        for t in &self.terms {
            for at in [t.stride, t.stride * i128::from(t.extent)] {
                let Ok(at) = u64::try_from(at) else { continue };
                let Some(i) = readers.iter().position(|r| r.is_cut_by(at)) else { continue };
                if self.cut(at, b).is_some() {
                    let (r, k) = (readers[i], at / readers[i].weight);
                    readers[i] = Reader { extent: k, ..r };
                    readers.insert(i, Reader { weight: at, extent: r.extent / k, stride: r.stride * k });
                }
            }
        }
    }
}

impl Reader {
    /// Whether a weight falls strictly inside, dividing it.
    fn is_cut_by(&self, at: u64) -> bool {
        at > self.weight && at.is_multiple_of(self.weight) && {
            let k = at / self.weight;
            k < self.extent && self.extent.is_multiple_of(k)
        }
    }
}

/// The digits of a coalesced layout, slowest first; one at least.
fn readers(g: &Layout) -> Vec<Reader> {
    let digits = g.digits.iter().zip(weights(&g.extents()));
    digits.map(|(d, weight)| Reader { weight, extent: d.extent, stride: d.stride.value() }).list()
}

/// Whether two digits of one variable, read together, are one.
fn continues(low: &Term, high: &Term) -> bool {
    low.atom == high.atom
        && low.weight.checked_mul(low.extent) == Some(high.weight)
        && high.stride == low.stride.saturating_mul(i128::from(low.extent))
}
