//! Is each class's base one xor, and an addition, away from one of them?

use crate::int::bits;
use crate::list::Listed as _;
use crate::sort;
use alloc::vec::Vec;

/// The class whose base gives all others, and for each class its xor and what is added.
pub(super) struct Found {
    pub(super) first: usize,
    pub(super) xors: Vec<(u64, u64)>,
}

/// Whether all rows come from one of them by xors and additions. Tried as the first: row 0, the one with the smallest
/// multiple of `2^K` (in the closed form no sum is negative then), the others. `spend` pays for each row that is read.
pub(super) fn xors(rows: &[Vec<u64>], allowed: u64, spend: &mut impl FnMut(u64) -> bool) -> Option<Found> {
    let mut order: Vec<usize> = (0..rows.len()).list();
    let (front, others) = order.split_first_mut()?;
    let at = |k: usize| rows[k][0] & !allowed;
    let lowest = others.iter().fold(*front, |lowest, &k| if at(k) < at(lowest) { k } else { lowest });
    if lowest > 0 {
        // To right behind row 0.
        others[..lowest].rotate_right(1);
    }
    for first in order {
        if !spend(rows[first].len() as u64) {
            return None;
        }
        let base = Base::of(&rows[first], allowed);
        let mut xors = Vec::with_capacity(rows.len());
        for row in rows {
            if !spend(row.len() as u64) {
                return None;
            }
            match base.reach(row) {
                Some(found) => xors.push(found),
                None => break,
            }
        }
        if xors.len() == rows.len() {
            return Some(Found { first, xors });
        }
    }
    None
}

/// Addresses `a(t)` to reach others from.
struct Base<'a> {
    row: &'a [u64],
    allowed: u64,
    /// The bits that move, and a row in which each differs from row 0; upwards.
    moving: Vec<(u64, usize)>,
    /// The bits that are 1 throughout.
    fixed: u64,
}

impl Base<'_> {
    fn of(row: &[u64], allowed: u64) -> Base<'_> {
        let (mut all, mut moving) = (0, Vec::new());
        for (t, x) in row.iter().enumerate() {
            let new = (x ^ row[0]) & !all;
            moving.extend(bits(new).map(|bit| (bit, t)));
            all |= new;
        }
        sort::by_key(&mut moving, |&own| own);
        Base { row, allowed, moving, fixed: row[0] & !all & allowed }
    }

    /// X and O with `b(t) = (a(t) ^ X) + O` for all t. Since `a ^ X = a + X − 2·(a & X)`,
    ///
    /// ```text
    /// 2·((a(t) & X) − (a(0) & X)) = (a(t) − a(0)) − (b(t) − b(0))
    /// ```
    ///
    /// whose bits, from the lowest on, say of each bit that moves whether it is in X: **on those X is unique**. The
    /// others are free; they stay out of X, but where O were negative some that are 1 in `a` make up for it.
    fn reach(&self, to: &[u64]) -> Option<(u64, u64)> {
        let less = |x: u64, y: u64| i128::from(x) - i128::from(y);
        let left = |t: usize, x: u64| {
            let moved = less(self.row[t], self.row[0]) - less(to[t], to[0]);
            moved - 2 * less(self.row[t] & x, self.row[0] & x)
        };
        let mut xor = 0;
        for &(bit, t) in &self.moving {
            if left(t, xor) & (2 * i128::from(bit)) != 0 {
                xor |= bit;
            }
        }
        if xor & !self.allowed != 0 || !(0..to.len()).all(|t| left(t, xor) == 0) {
            return None;
        }
        let offset = less(to[0], self.row[0] ^ xor);
        let lacking = u64::try_from((-offset).max(0)).ok()?;
        let lowered = smallest_within(self.fixed, lacking)?;
        Some((xor | lowered, u64::try_from(offset + i128::from(lowered)).ok()?))
    }
}

/// The smallest number of at least `least` whose bits are all in the mask.
fn smallest_within(mask: u64, least: u64) -> Option<u64> {
    let drop = |m: u64, bit: u64| if m & !bit >= least { m & !bit } else { m };
    (mask >= least).then(|| (0..64).rev().fold(mask, |m, b| drop(m, 1 << b)))
}
