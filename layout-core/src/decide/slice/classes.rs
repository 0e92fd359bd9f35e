//! Classes from the addresses of the values at a few rows, the bound coordinates that matter.

use super::front::Front;
use super::low::{fields, residues};
use crate::decide::budget::{Budget, POINTS};
use crate::decide::parts::Part;
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
    pub(super) fn of(groups: impl IntoIterator<Item = usize>, at_zero: &[u64]) -> Self {
        let mut number = BTreeMap::new();
        let mut out = Classes { class: Vec::with_capacity(at_zero.len()), bases: Vec::new() };
        for (v, group) in groups.into_iter().enumerate() {
            let class = *number.entry(group).or_insert(out.bases.len());
            match out.bases.get_mut(class) {
                None => out.bases.push(v),
                Some(base) if at_zero[v] < at_zero[*base] => *base = v,
                Some(_) => {}
            }
            out.class.push(class);
        }
        out
    }

    /// The same with one class in front of the others.
    pub(super) fn with_first(mut self, first: usize) -> Self {
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

/// Addresses by value and row. The first row is `t = 0`.
pub(super) struct Columns {
    /// The distinct columns.
    columns: Vec<Vec<u64>>,
    /// Of each value its column.
    of: Vec<usize>,
    /// And what its addresses are above it: a multiple of `2^K`.
    lift: Vec<u64>,
    /// The bits that an xor may have: those below K where the rows leave out what only adds above.
    pub(super) allowed: u64,
    /// Whether this is the closed form.
    pub(super) closed: bool,
}

impl Columns {
    /// The rows that decide as all would: see the module [`slice`](super).
    ///
    /// # Errors
    /// Beyond the budget: a number for each value, equal for values that are known to be in one class.
    pub(super) fn reduced(front: &Front, at_zero: &[u64], budget: &mut Budget) -> Result<Self, Vec<usize>> {
        let (dropped, generators) = front.free();
        let values = at_zero.len();
        let sums = front.sums(&dropped, budget).ok_or_else(|| (0..values).list())?;
        let alone = sums.len() == values;
        let (of, starts) = if alone { by_residue(&sums, ones(front.span)) } else { by_value(&sums, values) };
        let width: usize = starts.iter().map(Vec::len).sum();
        let limit = POINTS.min(budget.points) / width as u64;
        let Some(adds) = Adds::of(&generators, front.span, &sums, limit, budget) else {
            return Err(of);
        };
        let closed = alone && adds.are_bits;
        let cells = (width as u64).saturating_mul(adds.sums.len() as u64);
        if !closed && adds.sums.len() > 1 && budget.take(cells).is_err() {
            return Err(of);
        }
        let column = |starts: &Vec<u64>| -> Vec<u64> {
            starts.iter().flat_map(|x| adds.sums.iter().map(move |u| front.sigma(x + u))).list()
        };
        let columns: Vec<Vec<u64>> = starts.mapped(column);
        let lift = of.iter().zip(at_zero).map(|(&n, at)| at - columns[n][0]).list();
        let still = dropped.iter().all(|&i| front.layouts[0].digits[i].stride.value() == 0);
        Ok(Columns { columns, of, lift, allowed: if still { u64::MAX } else { ones(front.span) }, closed })
    }

    /// Every `t`.
    pub(super) fn whole(front: &Front) -> Self {
        let column = |v: u64| (0..front.times).map(move |t| front.eval(t * front.values + v)).list();
        let columns: Vec<Vec<u64>> = (0..front.values).map(column).list();
        let (of, lift) = ((0..columns.len()).list(), alloc::vec![0; columns.len()]);
        Columns { columns, of, lift, allowed: u64::MAX, closed: false }
    }

    /// Values are in one class where they differ by the same number in all rows.
    pub(super) fn classes(&self, at_zero: &[u64]) -> Classes {
        let mut known = BTreeMap::new();
        let mut class = Vec::with_capacity(self.columns.len());
        for column in &self.columns {
            let moves: Vec<i128> = column.mapped(|&x| i128::from(x) - i128::from(column[0]));
            let next = known.len();
            class.push(*known.entry(moves).or_insert(next));
        }
        Classes::of(self.of.iter().map(|&n| class[n]), at_zero)
    }

    /// The addresses of the bases.
    pub(super) fn of_bases(&self, bases: &[usize]) -> Vec<Vec<u64>> {
        bases.mapped(|&v| self.columns[self.of[v]].mapped(|x| x + self.lift[v]))
    }
}

impl Front {
    /// The bound digits that only add, by their positions, and the digits that reach what they add modulo `2^K`.
    fn free(&self) -> (Vec<usize>, Vec<Digit>) {
        let parts = self.parts();
        let mut kept: Vec<bool> = (0..self.layouts[0].digits.len()).map(|i| !self.is_bound(i)).list();
        // The pieces of one digit may be in several parts: all of them are free, or none.
        let mut more = true;
        while more {
            let held = |p: &Part, kept: &[bool]| !self.is_free(p) || p.pieces.iter().any(|p| kept[p.of]);
            let before = kept.clone();
            for part in &parts {
                if held(part, &kept) {
                    part.pieces.iter().for_each(|p| kept[p.of] = true);
                }
            }
            more = kept != before;
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
            budget.take(int::mul(rest, self.values).ok()?).ok()?;
        }
        values::of_layouts(&self.without(dropped)).ok()
    }
}

/// One row: values that are equal modulo `2^K` share a column, which starts with the residue.
fn by_residue(sums: &[u64], low: u64) -> (Vec<usize>, Vec<Vec<u64>>) {
    let (mut seen, mut starts) = (BTreeMap::new(), Vec::new());
    let number = |x: &u64| {
        *seen.entry(x & low).or_insert_with(|| {
            starts.push(alloc::vec![x & low]);
            starts.len() - 1
        })
    };
    (sums.mapped(number), starts)
}

/// A row for each s, and a column for each value.
fn by_value(sums: &[u64], values: usize) -> (Vec<usize>, Vec<Vec<u64>>) {
    ((0..values).list(), (0..values).map(|v| sums.iter().skip(v).step_by(values).copied().list()).list())
}

/// What is added to the sums, modulo `2^K`, 0 first.
struct Adds {
    sums: Vec<u64>,
    /// Whether these are the single bits of what is added, no sum having any of them.
    are_bits: bool,
}

impl Adds {
    /// `None` where there are more than `limit`.
    fn of(generators: &[Digit], span: u32, sums: &[u64], limit: u64, budget: &mut Budget) -> Option<Adds> {
        match fields(generators, span).filter(|mask| sums.iter().all(|x| x & mask == 0)) {
            Some(mask) => Some(Adds { sums: core::iter::once(0).chain(bits(mask)).list(), are_bits: true }),
            None => residues(generators, span, limit, budget).map(|sums| Adds { sums, are_bits: false }),
        }
    }
}
