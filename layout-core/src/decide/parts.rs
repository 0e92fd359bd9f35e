//! A chain of layouts as a sum of independent chains (ours).
//!
//! Where the fast digits of every layout stay below a weight that the slow ones are multiples of, the two never meet:
//! `L(unit·h + l) = high(h) + low(l)`. Then the chain is the sum of one over the slow digits and one over the fast, and
//! what holds of the small chains holds of the large one: the sizes no longer multiply.

use super::refinement::normalize;
use super::values::covers;
use crate::int::gcd;
use crate::layout::{Digit, Layout, Stride};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Stage, digits_by_leaf};
use crate::sort;
use alloc::vec::Vec;

/// A piece of a digit of the first layout: `digit.stride · (⌊c/weight⌋ mod digit.extent)`, c the coordinate of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The position of the digit that it refines.
    pub(crate) of: usize,
    /// Its weight there.
    pub(crate) weight: u64,
    /// Itself.
    pub(crate) digit: Digit,
}

/// A chain over some pieces, in domain order: those of one digit from the slowest on.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) pieces: Vec<Piece>,
    offset: u64,
    /// The layouts after that; the pieces are the first.
    pub(crate) rest: Vec<Layout>,
}

/// Parts with `Σ (part − part(0)) = chain − chain(0)`, cut as far as it goes. What a layout does not move is a part of
/// its own; digits of extent 1 are in none.
pub(crate) fn parts(layouts: &[Layout]) -> Vec<Part> {
    let Some((first, rest)) = layouts.split_first() else { return Vec::new() };
    let mut pieces = Vec::with_capacity(first.digits.len());
    for (of, &digit) in first.digits.iter().enumerate() {
        if digit.extent > 1 {
            pieces.push(Piece { of, weight: 1, digit });
        }
    }
    Part { pieces, offset: first.offset, rest: rest.to_vec() }.split()
}

impl Part {
    /// One piece and no further layout.
    fn alone(piece: Piece) -> Part {
        Part { pieces: alloc::vec![piece], offset: 0, rest: Vec::new() }
    }

    /// The layouts of the part.
    pub(crate) fn layouts(&self) -> Vec<Layout> {
        let digits = self.pieces.mapped(|p| p.digit);
        core::iter::once(Layout { digits, offset: self.offset }).chain(self.rest.iter().cloned()).list()
    }

    /// Digits that reach what the part reaches, less its value at 0: those of its last layout, where the ones before it
    /// cover that and vanish at 0.
    pub(crate) fn generators(&self) -> Option<Vec<Digit>> {
        if !self.has_generators() {
            return None;
        }
        self.layouts().pop().map(|last| last.digits)
    }

    /// Whether there are such digits.
    pub(crate) fn has_generators(&self) -> bool {
        self.rest.is_empty() || self.layouts().windows(2).all(|w| covers(&w[0], w[1].size()))
    }

    /// All values of the part are multiples of the greatest power of two in this.
    pub(crate) fn steps(&self) -> u64 {
        match self.rest.last() {
            Some(last) => last.digits.iter().fold(last.offset, |all, d| all | d.stride.value()),
            None => self.pieces.iter().fold(0, |all, p| all | p.digit.stride.value()),
        }
    }

    /// Cut into parts, as far as it goes.
    fn split(mut self) -> Vec<Part> {
        if !self.rest.is_empty() {
            self.fold();
        }
        if self.rest.is_empty() {
            let mut out = Vec::with_capacity(self.pieces.len());
            for &piece in &self.pieces {
                out.push(Part::alone(piece));
            }
            return out;
        }
        let (still, moving): (Vec<Piece>, Vec<Piece>) = self.pieces.iter().partition(|p| p.digit.stride.value() == 0);
        self.pieces = moving;
        let mut out = match self.strides().iter().find_map(|&least| self.cut(least)) {
            Some((slow, fast)) => [slow.split(), fast.split()].concat(),
            None if self.pieces.is_empty() => Vec::new(),
            None => alloc::vec![self],
        };
        out.extend(still.into_iter().map(Part::alone));
        out
    }

    /// The strides of its pieces, the largest first.
    fn strides(&self) -> Vec<u64> {
        let mut out: Vec<u64> = self.pieces.mapped(|p| p.digit.stride.value());
        sort::by_key(&mut out, |&d| core::cmp::Reverse(d));
        out.dedup();
        out
    }

    /// Folds the layouts.
    fn fold(&mut self) {
        let mut stages: Vec<Stage> = self.layouts().into_iter().map(Stage::Layout).list();
        let extents: Vec<u64> = self.pieces.mapped(|p| p.digit.extent);
        normalize(&mut stages, &extents);
        let layouts: Vec<Layout> = stages.iter().filter_map(Stage::as_layout).cloned().list();
        let Some(groups) = digits_by_leaf(&extents, &layouts[0]) else { return };
        self.pieces = self.pieces.iter().zip(groups).flat_map(|(piece, digits)| piece.refined(&digits)).list();
        self.offset = layouts[0].offset;
        self.rest = layouts[1..].to_vec();
    }

    /// The pieces of stride `least` or more and the others as two chains, where they stay apart through all layouts.
    /// The others may be none: then the constant is split off, and the weight that all have in common is divided out.
    fn cut(&self, least: u64) -> Option<(Part, Part)> {
        let (slow, fast): (Vec<Piece>, Vec<Piece>) = self.pieces.iter().partition(|p| p.digit.stride.value() >= least);
        let unit = unit_of(slow.iter().map(|p| p.digit));
        if fast.is_empty() && unit == 1 {
            return None;
        }
        let slow = slow.mapped(|p| Piece { digit: divided(p.digit, unit), ..*p });
        let mut high = Part { pieces: slow, offset: self.offset / unit, rest: Vec::new() };
        let mut low = Part { pieces: fast, offset: self.offset % unit, rest: Vec::new() };
        let mut cut = Cut { unit, most: low.layouts()[0].max() };
        for (i, layout) in self.rest.iter().enumerate() {
            let (slow, fast) = cut.through(layout, i + 1 == self.rest.len())?;
            high.rest.push(slow);
            low.rest.push(fast);
        }
        Some((high, low))
    }
}

impl Piece {
    /// The pieces that these digits, slowest first, make of it.
    fn refined(self, digits: &[Digit]) -> Vec<Piece> {
        let mut weight = self.weight * self.digit.extent;
        let piece = |&digit: &Digit| {
            weight /= digit.extent;
            Piece { of: self.of, weight, digit }
        };
        digits.mapped(piece)
    }
}

/// The place between two chains: the integer is `unit·h + l` with `l ≤ most`.
struct Cut {
    /// 0 where there is nothing above.
    unit: u64,
    most: u64,
}

impl Cut {
    /// A layout in two, over h and over l, and the place behind it. The values over h are divided by their greatest
    /// common divisor, but for those of the last layout, which are the addresses.
    fn through(&mut self, layout: &Layout, last: bool) -> Option<(Layout, Layout)> {
        if self.unit > 0 && self.most >= self.unit {
            return None;
        }
        let (high, low) = cut_at(layout, self.unit)?;
        let unit = unit_of(high.iter().copied());
        // What is left of the constant must not move the digits over l: it goes where the unit says.
        let by = if last { 1 } else { unit };
        let up = if last || unit == 0 { 0 } else { layout.offset / unit };
        let low = Layout { digits: low, offset: layout.offset - up * unit };
        *self = Cut { unit, most: low.max() };
        Some((Layout { digits: high.mapped(|&d| divided(d, by)), offset: up }, low))
    }
}

/// The greatest common divisor of the strides; 0 where nothing moves.
fn unit_of(digits: impl Iterator<Item = Digit>) -> u64 {
    digits.filter(|d| d.extent > 1).fold(0, |g, d| gcd(g, d.stride.value()))
}

fn divided(digit: Digit, unit: u64) -> Digit {
    match digit.stride {
        Stride::Int(d) if unit > 0 => Digit { stride: Stride::Int(d / unit), ..digit },
        _ => digit,
    }
}

/// The digits of weight `unit` and more, and those below: `L(unit·h + l) = high(h) + low(l)` less the offset, for `l`
/// below `unit`. A unit of 0: no slow digits.
fn cut_at(layout: &Layout, unit: u64) -> Option<(Vec<Digit>, Vec<Digit>)> {
    let (mut high, mut low, mut weight) = (Vec::new(), Vec::new(), 1u64);
    for &digit in layout.digits.iter().rev() {
        let top = weight * digit.extent;
        if unit == 0 || top <= unit {
            low.push(digit);
        } else if weight >= unit {
            high.push(digit);
        } else {
            let inner = unit / weight;
            if !unit.is_multiple_of(weight) || !digit.extent.is_multiple_of(inner) {
                return None;
            }
            low.push(Digit { extent: inner, ..digit });
            high.push(Digit { extent: digit.extent / inner, stride: digit.stride.scale(inner).ok()? });
        }
        weight = top;
    }
    // Both from the fastest on; the boundary must be the unit, or nothing lies above it.
    high.reverse();
    low.reverse();
    let below: u64 = low.iter().map(|d| d.extent).product();
    (unit == 0 || high.is_empty() || below == unit).then_some((high, low))
}
