//! A thread's slice, `f | {t}`: some leaves of a map into memory are bound to values `t` known only at run time, the
//! others are its values `v`, numbered from 0 in domain order. Two values are in one *class* when `f(t,v) − f(t,w)`
//! does not depend on `t`. Which classes are there, and is each base one xor away from the first?
//!
//! Without its swizzles, the map is a sum of parts (`front`). Parts with bound coordinates alone add some `u(t)` to
//! `R(s,v)`, where `s` are the bound coordinates of the other parts: `f(t,v) = σ(u + R(s,v))`. With K the span of σ,
//! `σ(x + 2^K·h) = σ(x) + 2^K·h`, so that only `u mod 2^K` matters to the differences (`low`). One question is then
//! put to few rows `(u, s)`:
//!
//! 1. **Closed form**, whatever the sizes: no swizzle is left (one row for each `s`, one in all for a map of one layout);
//!    or `u mod 2^K` is a set of bits, each reached alone, that no `R(s,v)` has. Then `u + R = u ⊕ R` below `2^K`, no
//!    carry arises, and since σ is linear, `f = (σ(u) ⊕ σ(R)) + 2^K·h`. By the uniqueness of xors (`xors`) two values
//!    are in one class iff their `σ(R)` agree on the bits V that σ(u) moves, and the xors between classes are those of
//!    the `σ(R)` on V, the rest of it being plain sums. V is the union of `σ(e)` over the single bits `e` of `u`, hence
//!    the rows `u ∈ {0} ∪ {e}` decide as all rows would.
//! 2. **Enumeration** of all residues `u mod 2^K` and all `s`.
//! 3. Beyond the budget, [`Kind::General`]: values are in one class where their `R` differ by multiples of `2^K`, or
//!    all apart.
//!
//! 1 and 2 are exact: the classes are the fewest there are, and no better kind exists. Two things may be missed for
//! want of budget, and then the kind is `General`: an xor in bits above σ where `t` has too many values, and a base
//! that comes late among many classes. What is claimed always holds.

mod classes;
pub(crate) mod front;
mod low;
mod numbers;
mod xors;

use super::budget::{Budget, MAX_VALUES, POINTS};
use crate::layout::Layout;
use crate::list::{Listed as _, Mapped as _};
use crate::map::Map;
use crate::sort;
use crate::swizzle;
use alloc::vec::Vec;
use classes::{Classes, Columns};
use core::ops::Range;
use front::Front;
use xors::{Found, xors};

/// How the values of a slice are reached from one base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One class: `base + offsets[v]`.
    Additive,
    /// `(base ^ xors[v]) + offsets[v]`.
    Xor,
    /// `base_k + offsets[v]`, the bases of the classes computed apart.
    General,
}

/// The classes of a slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The best there is: `Additive` over `Xor` over `General`.
    pub kind: Kind,
    /// For each class k the value whose address is its base: the smallest address of the class, and the smallest such
    /// value. The class of value 0 comes first, but where xors reach the others from another class only. Empty for
    /// `General` without a table.
    pub bases: Vec<u64>,
    /// `None` where there are more than [`MAX_VALUES`] values.
    pub table: Option<Table>,
}

/// One entry for each value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The class.
    pub class: Vec<usize>,
    /// The same within a class, 0 in the first and but for [`Kind::Xor`]. Only bits that move with `t` in the base; and
    /// where an offset were negative without, some that are always 1 in it.
    pub xors: Vec<u64>,
    /// What is added.
    pub offsets: Vec<u64>,
}

impl Slice {
    /// A constant M with `f(t,v) = (base ^ (E & M)) + (E & !M)` at all `t` and `v`, for `E = f(0,v) − f(0,bases[0])`,
    /// never negative then: for values known only at run time. `None` where there is none: the base at `t = 0` has bits
    /// that an xor clears, or offsets have bits of M.
    ///
    /// Exact: `E & M` has to be `xors[v]` on the bits that move with `t`, others can stay out of M, and at `t = 0` the
    /// equation says that the base has no bit of `E & M`.
    #[must_use]
    pub fn mask(&self, map: &Map, bound: &[bool]) -> Option<u64> {
        let Some(table) = &self.table else { return (self.kind == Kind::Additive).then_some(0) };
        if self.kind == Kind::General {
            return None;
        }
        let origin = at_origin(map, bound, *self.bases.first()?);
        let mask = table.xors.iter().fold(0, |m, x| m | x);
        let fits = |(&x, &offset): (&u64, &u64)| (x + offset) & mask == x;
        (origin & mask == 0 && table.xors.iter().zip(&table.offsets).all(fits)).then_some(mask)
    }

    /// By rows and columns alike.
    fn of(classes: Classes, at_zero: &[u64], xors: Option<&[(u64, u64)]>) -> Slice {
        let (mut own, mut offsets) = (alloc::vec![0; at_zero.len()], at_zero.to_vec());
        for (v, offset) in offsets.iter_mut().enumerate() {
            let class = classes.class[v];
            *offset -= at_zero[classes.bases[class]];
            if let Some(xors) = xors {
                let (xor, add) = xors[class];
                own[v] = xor;
                *offset += add;
            }
        }
        let kind = match (classes.bases.len(), xors) {
            (1, _) => Kind::Additive,
            (_, Some(_)) => Kind::Xor,
            (_, None) => Kind::General,
        };
        let bases = classes.bases.mapped(|&v| v as u64);
        Slice { kind, bases, table: Some(Table { class: classes.class, xors: own, offsets }) }
    }
}

/// `f(0, v)`.
fn at_origin(map: &Map, bound: &[bool], v: u64) -> u64 {
    let (mut coordinate, mut weight, mut left) = (0, 1, v);
    for (i, extent) in map.domain.extents().into_iter().enumerate().rev() {
        if !bound[i] {
            coordinate += left % extent * weight;
            left /= extent;
        }
        weight *= extent;
    }
    map.eval_linear(coordinate)
}

/// The classes of `map | {t}`, `bound` saying of each leaf whether it is bound. Exact but for what the budget does not
/// pay for (see the module).
#[must_use]
pub fn slice(map: &Map, bound: &[bool], budget: &mut Budget) -> Slice {
    let front = Front::new(map, bound);
    if front.values > MAX_VALUES {
        return without_table(&front);
    }
    let sums = front.sums_at_zero();
    let mut at_zero = sums.clone();
    swizzle::eval_each(&front.swizzles, &mut at_zero);
    let columns = match Columns::reduced(&front, sums, &at_zero, budget) {
        Ok(columns) => columns,
        Err(groups) => return Slice::of(Classes::of(|v| groups[v] as u64, &at_zero), &at_zero, None),
    };
    let classes = columns.classes(&at_zero);
    if classes.bases.len() == 1 {
        return Slice::of(classes, &at_zero, None);
    }
    let rows = columns.of_bases(&classes.bases, &at_zero);
    let found = match columns.is_closed() {
        true => xors(&rows, columns.allowed, &mut |_| true),
        false => xors(&rows, columns.allowed, &mut |n| budget.take(n).is_ok()),
    };
    let found = found.or_else(|| above(&front, &columns, &classes.bases, budget));
    finish(classes, &at_zero, found)
}

/// The first class and the xors, found or not, as a slice.
fn finish(classes: Classes, at_zero: &[u64], found: Option<Found>) -> Slice {
    let Some(mut found) = found else { return Slice::of(classes, at_zero, None) };
    let first = found.first;
    let xors = found.xors.remove(first);
    found.xors.insert(0, xors);
    Slice::of(classes.with_first(first), at_zero, Some(&found.xors))
}

/// Xors in bits above σ: over all `t` where those are few, for the bases only.
fn above(front: &Front, columns: &Columns, bases: &[usize], budget: &mut Budget) -> Option<Found> {
    let points = front.times.checked_mul(bases.len() as u64)?;
    if columns.allowed == u64::MAX || budget.take(points).is_err() {
        return None;
    }
    let column = |&v: &usize| (0..front.times).map(|t| front.eval(t * front.values + v as u64)).list();
    let rows: Vec<Vec<u64>> = bases.mapped(column);
    xors(&rows, u64::MAX, &mut |n| budget.take(n).is_ok())
}

/// More values than a table may have: additive by the closed form, or `General`. Value 0 must be the smallest.
fn without_table(front: &Front) -> Slice {
    let additive = front.parts().iter().all(|p| front.is_free(p) || !p.pieces.iter().any(|p| front.is_bound(p.of)));
    let smallest = additive && if front.span == 0 { front.starts_at_zero() } else { low::is_additive(front) };
    match smallest {
        true => Slice { kind: Kind::Additive, bases: alloc::vec![0], table: None },
        false => Slice { kind: Kind::General, bases: Vec::new(), table: None },
    }
}

/// The stride by which the address moves when the integer of these bound leaves, neighbours in the domain, increases by
/// one, where the map is additive in it whatever the other coordinates: a closed form, `None` where it finds none. The
/// leaves are one digit of parts of their own, and its stride a multiple of `2^K`, or σ does not mix its bits with
/// those of the others.
#[must_use]
pub fn additive_in(map: &Map, bound: &[bool], leaves: Range<usize>) -> Option<u64> {
    if !bound.get(leaves.clone())?.iter().all(|b| *b) {
        return None;
    }
    let only: Vec<bool> = (0..bound.len()).map(|i| leaves.contains(&i)).list();
    let front = Front::new(map, &only);
    let parts = front.parts();
    let (own, others): (Vec<_>, Vec<_>) = parts.iter().partition(|p| p.pieces.iter().any(|p| front.is_bound(p.of)));
    if own.iter().any(|p| !p.rest.is_empty() || p.pieces.iter().any(|p| !front.is_bound(p.of))) {
        return None;
    }
    let mut pieces: Vec<_> = own.iter().flat_map(|p| p.pieces.iter().copied()).list();
    sort::by_key(&mut pieces, |p| (p.of, core::cmp::Reverse(p.weight)));
    let one = Layout { digits: pieces.into_iter().map(|p| p.digit).list(), offset: 0 }.coalesce();
    let size: u64 = map.domain.extents()[leaves].iter().product();
    match one.digits.as_slice() {
        [] => Some(0),
        [d] if d.extent == size => low::step(&front, *d, &others),
        _ => None,
    }
}

/// By enumeration alone, for tests: every `t`, no reduction. `None` past [`POINTS`] coordinates.
#[doc(hidden)]
#[must_use]
pub fn enumerated(map: &Map, bound: &[bool]) -> Option<Slice> {
    let front = Front::new(map, bound);
    if map.size() > POINTS || front.values > MAX_VALUES {
        return None;
    }
    let at_zero: Vec<u64> = (0..front.values).map(|v| front.eval(v)).list();
    let columns = Columns::whole(&front);
    let classes = columns.classes(&at_zero);
    let found = xors(&columns.of_bases(&classes.bases, &at_zero), u64::MAX, &mut |_| true);
    Some(finish(classes, &at_zero, found))
}
