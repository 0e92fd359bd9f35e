//! What a few values of a map look like from everywhere: their addresses at as few choices of the other coordinates as
//! decide about all.
//!
//! Without its swizzles the map is a sum of parts (`decide::slice`). A part of other coordinates alone adds some `u` to
//! `R(s, v)`, where `s` are the other coordinates that are left: the address is `σ(u + R(s, v))`. With `2^K` a multiple
//! of the span of σ, `u` and `u + 2^K` give the same addresses, moved by `2^K` all alike. An analysis to which such a
//! move is nothing needs one row for each `s` and each `u mod 2^K`. Where `u` and `R` share no bits below `2^K`,
//! `u + R = u ⊕ R` there, and σ is linear: 0 and the single bits of `u` stand for all.

use crate::decide::budget::{Budget, Limit, POINTS};
use crate::decide::slice::front::Front;
use crate::decide::values;
use crate::int::{self, bits, ones};
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::shape::{flatten, unflatten};
use crate::swizzle::Sigma;
use alloc::collections::{BTreeMap, btree_map::Entry};
use alloc::vec::Vec;

/// The addresses of the values at the choices of the others that decide, a row for each choice.
pub(super) struct Rows {
    /// Row after row.
    addresses: Vec<u64>,
    /// How many there are in a row.
    values: usize,
    sums: Sums,
    /// The extents of the digits of the other coordinates, of those that do not only add, and of the other leaves.
    digits: Vec<u64>,
    choices: Vec<u64>,
    leaves: Vec<u64>,
    /// The positions of the digits that do not only add.
    held: Vec<usize>,
}

impl Rows {
    /// The rows, an address for each value.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u64]> {
        self.addresses.chunks(self.values)
    }

    /// The coordinates of the other leaves at a row: found only when asked, since there are as many as leaves, and a
    /// row or two is shown of thousands.
    pub(super) fn others(&self, row: usize) -> Vec<u64> {
        let choices = self.choices.iter().product::<u64>() as usize;
        let mut c = alloc::vec![0; self.digits.len()];
        let mut sum = self.sums.iter().nth(row / choices).and_then(|(_, last)| *last);
        while let Some(step) = sum {
            c[step.position] = step.count;
            sum = self.sums[&step.from];
        }
        self.held.iter().zip(unflatten(&self.choices, (row % choices) as u64)).for_each(|(&i, x)| c[i] = x);
        unflatten(&self.leaves, flatten(&self.digits, &c))
    }
}

/// What may be done to all addresses of a row without changing the answer.
#[derive(Clone, Copy)]
pub(super) struct Symmetry {
    /// Moves by multiples of `2^moves`.
    pub(super) moves: u32,
    /// A xor with any number.
    pub(super) xors: bool,
}

/// A digit of another coordinate that only adds.
struct Adder {
    /// Among the digits of the first layout.
    position: usize,
    extent: u64,
    stride: u64,
}

/// The `u mod 2^K`, each with the last step to it; 0 has none. An entry is as small for many digits as for few: there
/// may be [`POINTS`] of them.
type Sums = BTreeMap<u64, Option<Step>>;

/// A sum made from one of earlier digits: the digit at a position, at a coordinate that is not 0.
#[derive(Clone, Copy)]
struct Step {
    from: u64,
    position: usize,
    count: u64,
}

/// The rows of a map whose first `others` leaves are the other coordinates.
///
/// # Errors
/// More coordinates than the budget has.
pub(super) fn rows(map: &Map, others: usize, same: Symmetry, budget: &mut Budget) -> Result<Rows, Limit> {
    let extents = map.domain.extents();
    let bound: Vec<bool> = (0..extents.len()).map(|i| i < others).list();
    let front = Front::new(map, &bound);
    let low = ones(same.moves.max(front.span));
    let digits = front.bound_extents();
    let adders = adders(&front, digits.len());
    let (dropped, held): (Vec<usize>, Vec<usize>) =
        (0..digits.len()).partition(|i| adders.iter().any(|a| a.position == *i));
    let choices: Vec<u64> = held.mapped(|&i| digits[i]);
    let cells = int::product(choices.iter().copied().chain([front.values])).map_err(|_| Limit::Points(POINTS))?;
    budget.take(cells)?;
    let table = values::of_layouts(&front.without(&dropped))?;
    let sums = sums(&adders, low, &table, same.xors, budget)?;
    let (sigma, mut addresses) = (Sigma::of(front.swizzles()), Vec::with_capacity(sums.len() * table.len()));
    for u in sums.keys() {
        for x in &table {
            addresses.push(sigma.eval(u + x));
        }
    }
    let (values, leaves) = (front.values as usize, extents[..others].to_vec());
    Ok(Rows { addresses, values, sums, digits, choices, leaves, held })
}

/// The `u` that decide. `table` holds all `R(s, v)`.
fn sums(adders: &[Adder], low: u64, table: &[u64], xors: bool, budget: &mut Budget) -> Result<Sums, Limit> {
    let cells = (table.len() as u64).max(1);
    let single = single_bits(adders, low).filter(|(mask, _)| table.iter().all(|x| x & low & mask == 0));
    let sums = match single {
        Some(_) if xors => sum_of_none(),
        Some((_, sums)) => sums,
        None => all_sums(adders, low, POINTS.min(budget.points) / cells, budget)?,
    };
    budget.take(cells.saturating_mul(sums.len() as u64 - 1))?;
    Ok(sums)
}

/// 0, at the origin.
fn sum_of_none() -> Sums {
    let mut sums = Sums::new();
    sums.insert(0, None);
    sums
}

/// The digits of other coordinates that are parts of their own. One that falls into several pieces is not among them.
fn adders(front: &Front, bound: usize) -> Vec<Adder> {
    let parts = front.parts();
    let mut pieces = alloc::vec![0; bound];
    for piece in parts.iter().flat_map(|p| &p.pieces) {
        if let Some(n) = pieces.get_mut(piece.of) {
            *n += 1;
        }
    }
    let mut out = Vec::new();
    for part in parts.iter().filter(|p| p.rest.is_empty()) {
        // Without layouts behind it a part is one digit.
        let [piece] = part.pieces.as_slice() else { continue };
        if pieces.get(piece.of) == Some(&1) {
            let digit = piece.digit;
            out.push(Adder { position: piece.of, extent: digit.extent, stride: digit.stride.value() });
        }
    }
    crate::sort::by_key(&mut out, |a| a.position);
    out
}

/// Where the adders are fields of bits that share none: those bits, and 0 and each of them as sums.
fn single_bits(adders: &[Adder], low: u64) -> Option<(u64, Sums)> {
    let (mut mask, mut sums) = (0u64, sum_of_none());
    for a in adders.iter().filter(|a| a.stride & low != 0) {
        let stride = a.stride & low;
        if !stride.is_power_of_two() {
            return None;
        }
        let reach = (a.extent - 1).min(low / stride);
        let field = ones(64 - reach.leading_zeros()) * stride;
        if mask & field != 0 {
            return None;
        }
        mask |= field;
        for bit in bits(field) {
            sums.insert(bit, Some(Step { from: 0, position: a.position, count: bit / stride }));
        }
    }
    Some((mask, sums))
}

/// All sums, where there are at most `limit`. Each sum that an adder goes on from is paid for, also where there turn
/// out to be too many.
fn all_sums(adders: &[Adder], low: u64, limit: u64, budget: &mut Budget) -> Result<Sums, Limit> {
    let mut sums = sum_of_none();
    let is_full = |sums: &Sums| sums.len() as u64 - 1 == low;
    for a in adders.iter().filter(|a| a.stride & low != 0) {
        if is_full(&sums) {
            break;
        }
        // Only what is new goes on: the rest has gone on from where it was found with fewer steps.
        let mut new: Vec<(u64, u64)> = sums.keys().map(|&u| (u, u)).list();
        for count in 1..a.extent {
            budget.take(new.len() as u64)?;
            for (u, from) in core::mem::take(&mut new) {
                let next = u.wrapping_add(a.stride) & low;
                if let Entry::Vacant(place) = sums.entry(next) {
                    place.insert(Some(Step { from, position: a.position, count }));
                    new.push((next, from));
                }
            }
            if sums.len() as u64 > limit {
                return Err(Limit::Points(POINTS));
            }
            if new.is_empty() || is_full(&sums) {
                break;
            }
        }
    }
    Ok(sums)
}
