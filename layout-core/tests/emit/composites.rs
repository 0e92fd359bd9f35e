//! Random composites: which of them are layouts, or sums, by trying every way to be one.

use crate::random::Random;
use crate::tally::{HEAD, Tally};
use crate::{FORMS, tightest};
use layout_core::Map;
use layout_core::emit::{self, Form, Kind, Width};
use layout_core::shape::unflatten;

/// Whether a table is a weighted sum of digits of the inputs, by trying every chain of divisors.
fn is_layout(inputs: &[u64], table: &[u64]) -> bool {
    fn of_digits(f: &[u64]) -> bool {
        let n = f.len();
        let cut = |w: &usize| {
            let ahead = f[*w].checked_sub(f[0]);
            n.is_multiple_of(*w)
                && ahead.is_some_and(|s| (0..n).all(|i| f[i] == f[i % w] + s * (i / w) as u64))
                && of_digits(&f[..*w])
        };
        n == 1 || (1..n).any(|w| cut(&w))
    }
    let weights = layout_core::shape::weights(inputs);
    let one = |i: usize| -> Vec<u64> { (0..inputs[i]).map(|c| table[(c * weights[i]) as usize]).collect() };
    (0..inputs.len()).all(|i| of_digits(&one(i))) && Parts::new(inputs, table).is_sum(u64::MAX)
}

fn values(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}

/// The paper, on 600 random composites of a dense bijection with a padded storage map: 524 are layouts of a refinement,
/// and 686 divisions and moduli are emitted where the literal composites have 1,026. Its sizes are not stated; with one
/// to four prime factors about as many are layouts.
#[test]
fn divisions_of_random_composites() {
    let mut text = HEAD.to_string();
    for (form, seed) in [(Form::Leaf, 1), (Form::Index, 2), (Form::Linear, 3)] {
        for most in [4, 6] {
            let (mut random, mut tally) = (Random(seed), Tally::default());
            for n in 0..600 {
                let map = random.pair(most);
                let width = [Width::U32, Width::U64, tightest(&map)][n % 3];
                let kind = tally.take(&map, form, width).kind;
                assert_eq!(kind != Kind::Composite, is_layout(&emit::inputs(&map.domain, form), &values(&map)));
            }
            text += &tally.row(&format!("{form:?}, 1 to {most} factors"));
            assert_eq!(tally.kinds[Kind::Xor as usize], 0);
            assert!(2 * tally.cuts[0] < tally.cuts[1]);
        }
    }
    println!("{text}");
}

/// Whether some function of the numbers of coordinates is a sum, or a xor, of functions of one coordinate each.
struct Parts<'a> {
    table: &'a [u64],
    /// For each number, those of its coordinates alone, all others 0.
    alone: Vec<Vec<usize>>,
}

impl<'a> Parts<'a> {
    fn new(extents: &[u64], table: &'a [u64]) -> Self {
        let weights = layout_core::shape::weights(extents);
        let parts = |i: u64| unflatten(extents, i).iter().zip(&weights).map(|(c, w)| (c * w) as usize).collect();
        Parts { table, alone: (0..table.len() as u64).map(parts).collect() }
    }

    /// Of the bits in the mask.
    fn is_sum(&self, mask: u64) -> bool {
        let at = |i: usize| (self.table[i] & mask) as i64;
        self.alone.iter().enumerate().all(|(i, own)| at(i) - at(0) == own.iter().map(|&k| at(k) - at(0)).sum())
    }

    /// Of the bits in the mask.
    fn is_xor(&self, mask: u64) -> bool {
        let at = |i: usize| self.table[i] & mask;
        self.alone.iter().enumerate().all(|(i, own)| at(i) ^ at(0) == own.iter().fold(0, |x, &k| x ^ at(k) ^ at(0)))
    }

    /// The bits that make `f(c) = a(c) + x(c)`, with `a` such a sum and `x` such a xor: `x` is `f` on these bits, `a` the
    /// rest of it. The fewest there are, by trying all sets of bits; none where `f` is a sum.
    fn xor_bits(&self) -> Option<u64> {
        let moving = self.table.iter().fold(0, |bits, x| bits | (x ^ self.table[0]));
        let xors: Vec<u64> = (0..64).map(|b| 1 << b).filter(|b| moving & b > 0 && self.is_xor(*b)).collect();
        let mask = |set: u64| (0..xors.len()).filter(|k| set >> k & 1 == 1).map(|k| xors[k]).sum::<u64>();
        (0..1u64 << xors.len()).filter(|set| self.is_sum(!mask(*set))).min_by_key(|set| set.count_ones()).map(mask)
    }
}

#[test]
fn random_composites_under_a_swizzle() {
    let mut text = HEAD.to_string();
    for most in [4, 6] {
        let mut tallies: [Tally; 3] = Default::default();
        let (mut layouts, mut found, mut written) = (0, 0, 0);
        // One coordinate, several, all bits summed.
        let mut additive = [0; 3];
        let mut random = Random(4);
        for n in 0..300 {
            let (map, plain) = random.swizzled_pair(most);
            let width = [Width::U32, Width::U64, tightest(&map)][n % 3];
            let table = values(&map);
            assert_ne!(table, values(&plain));
            let extents = map.domain.extents();
            let (bits, is_layout) = (Parts::new(&extents, &table).xor_bits(), is_layout(&extents, &table));
            let kinds: Vec<Kind> =
                FORMS.iter().zip(&mut tallies).map(|(form, tally)| tally.take(&map, *form, width).kind).collect();
            let as_layout = matches!(kinds[2], Kind::Affine | Kind::Refinement);
            assert!(is_layout || !as_layout, "{map:?}");
            layouts += u32::from(is_layout);
            found += u32::from(as_layout);
            let several = extents.iter().filter(|n| **n > 1).count() > 1;
            additive[usize::from(several)] += u32::from(bits.is_some());
            additive[2] += u32::from(several && bits == Some(0));
            written += u32::from(bits.is_some() && kinds[2] != Kind::Composite);
        }
        for (form, tally) in FORMS.iter().zip(&tallies) {
            text += &tally.row(&format!("{form:?}, 1 to {most} factors"));
            assert!(3 * tally.operations[0] < 2 * tally.operations[1]);
        }
        let [one, several, sums] = additive;
        text += &format!(
            "  of 300 swizzled: {layouts} layouts ({found} emitted as such); ⊕-additive: {several} of several coordinates \
             ({sums} of them sums), {one} of one; {written} of these emitted without the composite\n"
        );
    }
    println!("{text}");
}
