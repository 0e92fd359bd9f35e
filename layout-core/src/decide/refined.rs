//! A map over chosen inputs as a layout of a refinement: by the closed form, and by the scan before "no".

use super::budget::Budget;
use super::refinement::normalize;
use super::scan::{self, Chain};
use super::values;
use crate::int;
use crate::layout::{Digit, Layout};
use crate::map::{Map, Stage, digits_by_leaf};
use alloc::vec::Vec;

/// One piece of an input `v`: `stride · (⌊v/weight⌋ mod extent)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its weight in the input: the product of the extents of the faster pieces.
    pub weight: u64,
    /// Its extent, at least 2.
    pub extent: u64,
    /// Its stride; 0 where it is a broadcast.
    pub stride: i128,
}

/// `offset + Σ` over the inputs and their pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refined {
    /// The value at the origin.
    pub offset: i128,
    /// For each input its pieces, **fastest first**: weights 1, n₁, n₁n₂, …; none for an input of extent 1. The
    /// coarsest there are.
    pub inputs: Vec<Vec<Piece>>,
}

impl Refined {
    /// The value at one coordinate for each input.
    #[must_use]
    pub fn eval(&self, inputs: &[u64]) -> i128 {
        let piece = |v: u64, p: &Piece| i128::from(v / p.weight % p.extent) * p.stride;
        let input = |(pieces, &v): (&Vec<Piece>, &u64)| pieces.iter().map(|p| piece(v, p)).sum::<i128>();
        self.offset + self.inputs.iter().zip(inputs).map(input).sum::<i128>()
    }
}

/// Whether `map`, over inputs whose extents multiply to its size, is a constant plus a layout of a refinement of them.
///
/// First the closed form: the inputs and the stages folded into one layout. It decides the maps of one layout. Of the
/// longer chains (integral coordinates over broadcasts, chains that fold only as a whole, swizzles) it misses some,
/// so before "no" the scan, within the budget: `None` is "no" or "not found", and says nothing about the map.
#[must_use]
pub fn layout_of(map: &Map, inputs: &[u64], budget: &mut Budget) -> Option<Refined> {
    if int::product(inputs.iter().copied()) != Ok(map.size()) {
        return None;
    }
    match closed(map, inputs) {
        None if map.stages.len() > 1 => scanned(map, inputs, budget),
        found => found,
    }
}

/// Folds the canonical layout of the inputs with all stages.
fn closed(map: &Map, inputs: &[u64]) -> Option<Refined> {
    let mut stages = alloc::vec![Stage::Layout(Layout::canonical(inputs).ok()?)];
    stages.extend(map.stages.iter().cloned());
    normalize(&mut stages);
    let [Stage::Layout(layout)] = stages.as_slice() else { return None };
    let inputs = digits_by_leaf(inputs, layout)?;
    Some(Refined { offset: layout.offset.into(), inputs: inputs.iter().map(|digits| pieces(digits)).collect() })
}

/// The digits of one input, slowest first, as pieces.
fn pieces(digits: &[Digit]) -> Vec<Piece> {
    let (mut out, mut weight) = (Vec::new(), 1);
    for digit in digits.iter().rev() {
        push(&mut out, Piece { weight, extent: digit.extent, stride: digit.stride.value().into() });
        weight *= digit.extent;
    }
    out
}

/// Appends a piece, merged with the one before it where it continues that.
fn push(pieces: &mut Vec<Piece>, piece: Piece) {
    match pieces.last_mut() {
        Some(last) if piece.stride == last.stride * i128::from(last.extent) => last.extent *= piece.extent,
        _ => pieces.push(piece),
    }
}

/// The values, split over the inputs, and Theorem 1 on each of them.
fn scanned(map: &Map, inputs: &[u64], budget: &mut Budget) -> Option<Refined> {
    budget.take(map.size()).ok()?;
    let parts = scan::additive(&values::of_map(map).ok()?, inputs)?;
    let one = |(g, &n): (&Vec<i128>, &u64)| Some(of_chain(&scan::scan(g)?, n));
    let inputs = parts.functions.iter().zip(inputs).map(one).collect::<Option<_>>()?;
    Some(Refined { offset: parts.offset, inputs })
}

fn of_chain(chain: &Chain, n: u64) -> Vec<Piece> {
    let tops = chain.weights.iter().copied().skip(1).chain([n]);
    let digits = chain.weights.iter().zip(&chain.strides).zip(tops);
    digits.map(|((&weight, &stride), top)| Piece { weight, extent: top / weight, stride }).collect()
}
