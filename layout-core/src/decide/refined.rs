//! A map over chosen inputs as a layout of a refinement: by the closed form, and by the scan before "no".

use super::budget::{Budget, visits};
use super::parts::{Part, parts};
use super::refinement::normalize;
use super::scan::{self, Chain};
use super::values;
use crate::int;
use crate::layout::{Digit, Layout};
use crate::list::{Listed as _, Mapped as _};
use crate::map::{Map, Stage, digits_by_leaf};
use crate::sort;
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
/// longer chains (integral coordinates over broadcasts, chains that fold only as a whole, swizzles) it misses some, so
/// before "no" the scan, within the budget: of each part of the chain, then of the whole. `None` is "no" or "not
/// found", and says nothing about the map.
#[must_use]
pub fn layout_of(map: &Map, inputs: &[u64], budget: &mut Budget) -> Option<Refined> {
    if int::product(inputs.iter().copied()) != Ok(map.size()) {
        return None;
    }
    let stages = folded(map, inputs)?;
    if let [Stage::Layout(layout)] = stages.as_slice() {
        return of_layout(layout, inputs);
    }
    if map.stages.len() < 2 {
        // The inputs before one layout: the criterion is exact.
        return None;
    }
    let layouts: Option<Vec<Layout>> = stages.iter().map(|s| s.as_layout().cloned()).list_some();
    let by_parts = layouts.and_then(|layouts| by_parts(&layouts, inputs, budget));
    by_parts.or_else(|| scanned(map, inputs, budget))
}

/// The canonical layout of the inputs folded with all stages.
fn folded(map: &Map, inputs: &[u64]) -> Option<Vec<Stage>> {
    let mut stages = alloc::vec![Stage::Layout(Layout::canonical(inputs).ok()?)];
    stages.extend(map.stages.iter().cloned());
    normalize(&mut stages, inputs);
    Some(stages)
}

/// One layout whose digits follow the inputs.
fn of_layout(layout: &Layout, inputs: &[u64]) -> Option<Refined> {
    let inputs = digits_by_leaf(inputs, layout)?;
    Some(Refined { offset: layout.offset.into(), inputs: inputs.mapped(|digits| pieces(digits)) })
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

/// A chain that is a sum of several parts: each a layout of its own digits.
fn by_parts(layouts: &[Layout], inputs: &[u64], budget: &mut Budget) -> Option<Refined> {
    let parts = parts(layouts);
    if parts.len() < 2 {
        return None;
    }
    let places = places(&layouts[0], inputs)?;
    let mut out = alloc::vec![Vec::new(); inputs.len()];
    for part in &parts {
        for (place, digits) in runs(part, &places).into_iter().zip(of_part(part, &places, budget)?) {
            out[place.input].extend(digits.into_iter().map(|p| Piece { weight: p.weight * place.weight, ..p }));
        }
    }
    let offset = layouts.iter().fold(0, |x, layout| layout.eval(x)).into();
    Some(Refined { offset, inputs: out.into_iter().map(coarsest).list() })
}

/// The pieces of one input in order, neighbours that continue each other as one.
fn coarsest(mut all: Vec<Piece>) -> Vec<Piece> {
    sort::by_key(&mut all, |p| p.weight);
    let mut out = Vec::with_capacity(all.len());
    all.into_iter().for_each(|piece| push(&mut out, piece));
    out
}

/// Where a run of digits stands: in which input, from which weight on, and how many coordinates it has.
#[derive(Clone, Copy)]
struct Place {
    input: usize,
    weight: u64,
    extent: u64,
}

/// The place of each digit of a layout whose digits follow the inputs.
fn places(layout: &Layout, inputs: &[u64]) -> Option<Vec<Place>> {
    let groups = digits_by_leaf(inputs, layout)?;
    let of_input = |(input, digits): (usize, &Vec<Digit>)| {
        let mut weight = inputs[input];
        let place = move |d: &Digit| {
            weight /= d.extent;
            Place { input, weight, extent: d.extent }
        };
        digits.mapped(place)
    };
    Some(groups.iter().enumerate().flat_map(of_input).list())
}

/// The runs of neighbouring pieces of one input, in domain order.
fn runs(part: &Part, places: &[Place]) -> Vec<Place> {
    let mut out: Vec<Place> = Vec::new();
    for piece in &part.pieces {
        let of = places[piece.of];
        let next = Place { weight: of.weight * piece.weight, extent: piece.digit.extent, ..of };
        match out.last_mut() {
            Some(run) if run.input == next.input && run.weight == next.weight * next.extent => {
                *run = Place { extent: run.extent * next.extent, ..next };
            }
            _ => out.push(next),
        }
    }
    out
}

/// The pieces of each run of one part: by the closed form where it is one layout, else by the scan.
fn of_part(part: &Part, places: &[Place], budget: &mut Budget) -> Option<Vec<Vec<Piece>>> {
    let extents: Vec<u64> = runs(part, places).mapped(|run| run.extent);
    if let [layout] = part.layouts().as_slice() {
        return of_layout(layout, &extents).map(|found| found.inputs);
    }
    budget.take(visits(extents.iter().product(), part.layouts().len())).ok()?;
    let values = values::of_layouts(&part.layouts()).ok()?;
    by_scan(&values, &extents).map(|found| found.inputs)
}

/// The values of all of the map, split over the inputs.
fn scanned(map: &Map, inputs: &[u64], budget: &mut Budget) -> Option<Refined> {
    budget.take(visits(map.size(), map.layouts().count())).ok()?;
    by_scan(&values::of_map(map).ok()?, inputs)
}

/// Theorem 1 on each of the functions that add up to these values.
fn by_scan(values: &[u64], inputs: &[u64]) -> Option<Refined> {
    let sum = scan::additive(values, inputs)?;
    let one = |(g, &n): (&Vec<i128>, &u64)| Some(of_chain(&scan::scan(g)?, n));
    let inputs = sum.functions.iter().zip(inputs).map(one).list_some()?;
    Some(Refined { offset: sum.offset, inputs })
}

fn of_chain(chain: &Chain, n: u64) -> Vec<Piece> {
    let tops = chain.weights.iter().copied().skip(1).chain([n]);
    let digits = chain.weights.iter().zip(&chain.strides).zip(tops);
    digits.map(|((&weight, &stride), top)| Piece { weight, extent: top / weight, stride }).list()
}
