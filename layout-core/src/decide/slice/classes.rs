//! Classes from the addresses of the values at a few rows, the bound coordinates that matter.

use super::front::Front;
use super::low::{fields, residues};
use super::numbers::Numbers;
use crate::decide::budget::{Budget, POINTS, visits};
use crate::decide::values;
use crate::int::{self, bits, ones};
use crate::layout::Digit;
use crate::list::{Listed as _, Mapped as _};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The classes of the values, numbered as they first appear.
pub(super) struct Classes {
    /// Of each value.
    pub(super) class: Vec<usize>,
    /// Of each class its base.
    pub(super) bases: Vec<usize>,
}

impl Classes {
    /// From any numbers for the classes, and the addresses of the values at 0.
    pub(super) fn of(group: impl Fn(usize) -> u64, at_zero: &[u64]) -> Self {
        if (1..at_zero.len()).all(|v| group(v) == group(0)) {
            return Classes { class: alloc::vec![0; at_zero.len()], bases: alloc::vec![least(at_zero)] };
        }
        let (mut numbers, mut bases) = (Numbers::new(at_zero.len()), Vec::new());
        let mut classes = alloc::vec![0; at_zero.len()];
        for (v, class) in classes.iter_mut().enumerate() {
            *class = numbers.of(group(v));
            if *class == bases.len() {
                bases.push(v);
            } else if at_zero[v] < at_zero[bases[*class]] {
                bases[*class] = v;
            }
        }
        Classes { class: classes, bases }
    }

    /// The same with one class in front of the others.
    pub(super) fn with_first(mut self, first: usize) -> Self {
        if first == 0 {
            return self;
        }
        let base = self.bases.remove(first);
        self.bases.insert(0, base);
        for class in &mut self.class {
            *class = match *class {
                k if k == first => 0,
                k if k < first => k + 1,
                k => k,
            };
        }
        self
    }
}

/// The first of the least.
fn least(numbers: &[u64]) -> usize {
    let mut least = 0;
    for i in 1..numbers.len() {
        if numbers[i] < numbers[least] {
            least = i;
        }
    }
    least
}

/// Addresses by value and row. The first row is `t = 0`.
pub(super) struct Columns {
    rows: Rows,
    /// The bits that an xor may have: those below K where the rows leave out what only adds above.
    pub(super) allowed: u64,
}

enum Rows {
    /// The closed form: what the address at `t = 0` is xor-ed with in each row, whatever the value.
    Xors(Vec<u64>),
    /// Each row of each value.
    Listed {
        /// The distinct columns.
        columns: Vec<Vec<u64>>,
        /// Of each value its column.
        of: Vec<usize>,
        /// And what its addresses are above it: a multiple of `2^K`.
        lift: Vec<u64>,
    },
}

impl Columns {
    /// The rows that decide as all would: see the module [`slice`](super). `at_zero` are the addresses where all bound
    /// coordinates are 0, and `sums` the same without swizzles.
    ///
    /// # Errors
    /// Beyond the budget: a number for each value, equal for values that are known to be in one class.
    pub(super) fn reduced(
        front: &Front,
        mut sums: Vec<u64>,
        at_zero: &[u64],
        budget: &mut Budget,
    ) -> Result<Self, Vec<usize>> {
        let (dropped, generators) = front.free();
        let values = at_zero.len();
        let alone = dropped.len() == front.bound_digits().len();
        if !alone {
            sums = front.sums(&dropped, budget).ok_or_else(|| (0..values).list())?;
        }
        let still = dropped.iter().all(|&i| front.layouts[0].digits[i].stride.value() == 0);
        let allowed = if still { u64::MAX } else { ones(front.span) };
        // The single bits of what is added, no sum having any of them.
        let mask = fields(&generators, front.span).filter(|mask| sums.iter().all(|x| x & mask == 0));
        if alone && let Some(mask) = mask {
            let mut xors = alloc::vec![0];
            for bit in bits(mask) {
                xors.push(front.sigma(bit));
            }
            return Ok(Columns { rows: Rows::Xors(xors), allowed });
        }
        let (of, starts) = if alone { by_residue(&sums, ones(front.span)) } else { by_value(&sums, values) };
        let width: usize = starts.iter().map(Vec::len).sum();
        let limit = POINTS.min(budget.points) / width as u64;
        let added = match mask {
            Some(mask) => Some(core::iter::once(0).chain(bits(mask)).list()),
            None => residues(&generators, front.span, limit, budget),
        };
        let Some(added) = added else { return Err(of) };
        let cells = (width as u64).saturating_mul(added.len() as u64);
        if added.len() > 1 && budget.take(cells).is_err() {
            return Err(of);
        }
        let column = |starts: &Vec<u64>| -> Vec<u64> {
            starts.iter().flat_map(|x| added.iter().map(move |u| front.sigma(x + u))).list()
        };
        let columns: Vec<Vec<u64>> = starts.mapped(column);
        let lift = of.iter().zip(at_zero).map(|(&n, at)| at - columns[n][0]).list();
        Ok(Columns { rows: Rows::Listed { columns, of, lift }, allowed })
    }

    /// Whether this is the closed form.
    pub(super) fn is_closed(&self) -> bool {
        matches!(self.rows, Rows::Xors(_))
    }

    /// Every `t`.
    pub(super) fn whole(front: &Front) -> Self {
        let column = |v: u64| (0..front.times).map(move |t| front.eval(t * front.values + v)).list();
        let columns: Vec<Vec<u64>> = (0..front.values).map(column).list();
        let (of, lift) = ((0..columns.len()).list(), alloc::vec![0; columns.len()]);
        Columns { rows: Rows::Listed { columns, of, lift }, allowed: u64::MAX }
    }

    /// Values are in one class where they differ by the same number in all rows.
    pub(super) fn classes(&self, at_zero: &[u64]) -> Classes {
        let (columns, of) = match &self.rows {
            Rows::Xors(xors) => {
                // An xor adds itself, less twice what the address has of it.
                let moved = xors.iter().fold(0, |all, x| all | x);
                return Classes::of(|v| at_zero[v] & moved, at_zero);
            }
            Rows::Listed { columns, of, .. } => (columns, of),
        };
        let mut known = BTreeMap::new();
        let mut class = Vec::with_capacity(columns.len());
        for column in columns {
            let moves: Vec<i128> = column.mapped(|&x| i128::from(x) - i128::from(column[0]));
            let next = known.len() as u64;
            class.push(*known.entry(moves).or_insert(next));
        }
        Classes::of(|v| class[of[v]], at_zero)
    }

    /// The addresses of the bases.
    pub(super) fn of_bases(&self, bases: &[usize], at_zero: &[u64]) -> Vec<Vec<u64>> {
        let row = |&v: &usize| match &self.rows {
            Rows::Xors(xors) => xors.mapped(|x| x ^ at_zero[v]),
            Rows::Listed { columns, of, lift } => columns[of[v]].mapped(|x| x + lift[v]),
        };
        bases.mapped(row)
    }
}

impl Front {
    /// The bound digits that only add, by their positions, and the digits that reach what they add modulo `2^K`.
    fn free(&self) -> (Vec<usize>, Vec<Digit>) {
        if let [_] = self.layouts.as_slice() {
            // Each digit is a part of its own.
            let bound = self.bound_digits();
            return ((0..bound.len()).list(), if self.span > 0 { bound.to_vec() } else { Vec::new() });
        }
        let parts = self.parts();
        let mut kept: Vec<bool> = (0..self.layouts[0].digits.len()).map(|i| !self.is_bound(i)).list();
        // The pieces of one digit may be in several parts: all of them are free, or none.
        let mut more = true;
        while more {
            more = false;
            for part in &parts {
                if !self.is_free(part) || part.pieces.iter().any(|p| kept[p.of]) {
                    for piece in &part.pieces {
                        more |= !kept[piece.of];
                        kept[piece.of] = true;
                    }
                }
            }
        }
        let free = parts.iter().filter(|p| !p.pieces.iter().any(|p| kept[p.of]));
        let generators = free.filter(|_| self.span > 0).filter_map(|p| p.generators()).flatten().list();
        ((0..kept.len()).filter(|&i| !kept[i]).list(), generators)
    }

    /// The sums without swizzles, the dropped digits at 0: all values for each of the other bound coordinates. `None`
    /// beyond the budget.
    fn sums(&self, dropped: &[usize], budget: &mut Budget) -> Option<Vec<u64>> {
        let kept = self.layouts[0].digits.iter().enumerate().filter(|(i, _)| !dropped.contains(i));
        let rest: u64 = kept.filter(|(i, _)| self.is_bound(*i)).map(|(_, d)| d.extent).product();
        if rest > 1 {
            budget.take(visits(int::mul(rest, self.values).ok()?, self.layouts.len())).ok()?;
        }
        values::of_layouts(&self.without(dropped)).ok()
    }
}

/// One row: values that are equal modulo `2^K` share a column, which starts with the residue.
fn by_residue(sums: &[u64], low: u64) -> (Vec<usize>, Vec<Vec<u64>>) {
    let (mut numbers, mut starts) = (Numbers::new(sums.len()), Vec::new());
    let mut of = alloc::vec![0; sums.len()];
    for (x, column) in sums.iter().zip(&mut of) {
        *column = numbers.of(x & low);
        if *column == starts.len() {
            starts.push(alloc::vec![x & low]);
        }
    }
    (of, starts)
}

/// A row for each s, and a column for each value.
fn by_value(sums: &[u64], values: usize) -> (Vec<usize>, Vec<Vec<u64>>) {
    ((0..values).list(), (0..values).map(|v| sums.iter().skip(v).step_by(values).copied().list()).list())
}
