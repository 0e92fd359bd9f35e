//! A value as a weighted sum of digits of variables, and its way through a layout: the heart of the emission.
//!
//! `x = offset + Σ strideᵢ · (⌊vᵢ/weightᵢ⌋ mod extentᵢ)`. A layout reads the digits of `x`. Where a weight `q` of the
//! layout cuts the sum without a carry (`x = q·high + low`, `low < q` always), its digits are again such sums; the
//! rest, and only the rest, is computed and bound to a variable, whose digits are taken (design 04, "Composite"). For a
//! dense bijection followed by a layout, all cuts are clean iff the criterion of `decide::refinement` holds (ours).

use super::build::Builder;
use super::floor;
use super::ir::Expr;
use super::range::{Facts, product};
use crate::decide::refined::Refined;
use crate::layout::Layout;
use crate::shape::weights;
use crate::sort;
use alloc::vec::Vec;

/// `stride · (⌊atom/weight⌋ mod extent)`, with no modulo where the quotient stays below the extent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Term {
    /// An input or a `let`.
    pub(super) atom: Expr,
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
        let high = Term { weight: self.weight.checked_mul(k)?, extent: self.extent.div_ceil(k), ..self.clone() };
        Some((high, Term { extent: k, ..self.clone() }))
    }

    /// Whether it is a quotient with no modulo.
    pub(super) fn is_whole(&self, b: &Builder) -> bool {
        u128::from(self.weight) * u128::from(self.extent) > u128::from(b.ranges.max(&self.atom))
    }
}

impl Sum {
    /// The integer of which the inputs are the coordinates, row-major.
    pub(super) fn of_inputs(inputs: &[u64]) -> Sum {
        let terms = inputs.iter().zip(weights(inputs)).enumerate().map(|(i, (&extent, w))| Term {
            atom: Expr::Input(i),
            weight: 1,
            extent,
            stride: w.into(),
        });
        Sum { offset: 0, terms: terms.collect() }.normal()
    }

    /// A layout of which each digit lies in one input; `None` for others.
    pub(super) fn of_layout(inputs: &[u64], layout: &Layout) -> Option<Sum> {
        let mut digits = layout.digits.iter().filter(|d| d.extent > 1);
        let mut terms = Vec::with_capacity(layout.digits.len());
        for (i, &extent) in inputs.iter().enumerate() {
            let mut weight = extent;
            while weight > 1 {
                let digit = digits.next().filter(|d| weight.is_multiple_of(d.extent))?;
                weight /= digit.extent;
                let stride = digit.stride.value().into();
                terms.push(Term { atom: Expr::Input(i), weight, extent: digit.extent, stride });
            }
        }
        Some(Sum { offset: layout.offset.into(), terms }.normal())
    }

    /// What a decision found.
    pub(super) fn of_refined(refined: &Refined) -> Sum {
        let term = |i: usize, p: &crate::decide::refined::Piece| Term {
            atom: Expr::Input(i),
            weight: p.weight,
            extent: p.extent,
            stride: p.stride,
        };
        let inputs = refined.inputs.iter().enumerate();
        let terms = inputs.flat_map(|(i, pieces)| pieces.iter().map(move |p| term(i, p)));
        Sum { offset: refined.offset, terms: terms.collect() }.normal()
    }

    /// The values between which it stays.
    pub(super) fn bounds(&self) -> (i128, i128) {
        let ends = self.terms.iter().map(|t| t.stride * i128::from(t.top()));
        ends.fold((self.offset, self.offset), |(low, high), end| (low + end.min(0), high + end.max(0)))
    }

    /// The same, and the bits at the bottom that no term sets.
    pub(super) fn facts(&self) -> Facts {
        let (low, high) = self.bounds();
        let clamp = |x: i128| u64::try_from(x.max(0)).unwrap_or(u64::MAX);
        let numbers = self.terms.iter().map(|t| t.stride).chain([self.offset]);
        let zeros = numbers.map(i128::trailing_zeros).min().unwrap_or(0);
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
        self.terms.iter().map(|t| u32::from(t.weight > 1) + u32::from(!t.is_whole(b))).sum()
    }

    /// Whether a variable occurs that is not an input.
    pub(super) fn has_lets(&self) -> bool {
        self.terms.iter().any(|t| matches!(t.atom, Expr::Let(_)))
    }

    /// Ordered by variable and weight, without what vanishes, neighbours merged that are one digit.
    fn normal(mut self) -> Sum {
        self.terms.retain(|t| t.extent > 1 && t.stride != 0);
        sort::by_key(&mut self.terms, |t| match t.atom {
            Expr::Let(i) => (1, i, t.weight),
            Expr::Input(i) => (0, i, t.weight),
            _ => (2, 0, t.weight),
        });
        let mut terms: Vec<Term> = Vec::with_capacity(self.terms.len());
        for t in self.terms {
            match terms.last_mut() {
                Some(last) if continues(last, &t) => last.extent = last.extent.saturating_mul(t.extent),
                _ => terms.push(t),
            }
        }
        Sum { terms, ..self }
    }

    /// `x = q·high + low` with `low < q` at every coordinate, or `None`.
    fn cut(&self, q: u64, b: &Builder) -> Option<(Sum, Sum)> {
        let step = i128::from(q);
        let mut high = Sum { offset: self.offset.div_euclid(step), terms: Vec::new() };
        let mut low = Sum { offset: self.offset.rem_euclid(step), terms: Vec::new() };
        for t in &self.terms {
            if t.stride % step == 0 {
                high.terms.push(Term { stride: t.stride / step, ..t.clone() });
            } else if t.stride * i128::from(t.top()) < step {
                low.terms.push(t.clone());
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
            let atom = b.bind(e, facts);
            let digit = |r: &Reader| Term {
                atom: atom.clone(),
                weight: r.weight / lowest,
                extent: r.extent,
                stride: r.stride.into(),
            };
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
    digits.map(|(d, weight)| Reader { weight, extent: d.extent, stride: d.stride.value() }).collect()
}

/// Whether two digits of one variable, read together, are one.
fn continues(low: &Term, high: &Term) -> bool {
    low.atom == high.atom
        && low.weight.checked_mul(low.extent) == Some(high.weight)
        && high.stride == low.stride.saturating_mul(i128::from(low.extent))
}
