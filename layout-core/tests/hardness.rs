//! The facts about two decimal digits that the proof in `docs/theory.md` rests on: no closed form decides whether a long
//! chain of dense bijections is a layout, unless P = NP.

use layout_core::Layout;
use layout_core::decide::dense::is_dense;
use std::collections::VecDeque;

/// A dense bijection of `[0, 100)` as a table: extents, and the modes from the smallest stride on.
fn table(extents: &[u64], order: &[usize]) -> Vec<usize> {
    let (mut strides, mut next) = (vec![0; extents.len()], 1);
    for &i in order {
        strides[i] = next;
        next *= extents[i];
    }
    let layout = Layout::from_parts(extents, &strides).unwrap();
    assert!(is_dense(&layout) && layout.size() == 100);
    layout.table().into_iter().map(|x| x as usize).collect()
}

/// First `p`, then `q`.
fn then(p: &[usize], q: &[usize]) -> Vec<usize> {
    p.iter().map(|&x| q[x]).collect()
}

fn generators() -> [Vec<usize>; 2] {
    [table(&[5, 5, 2, 2], &[2, 0, 3, 1]), table(&[2, 5, 2, 5], &[2, 3, 0, 1])]
}

#[test]
fn a_word_is_a_double_cycle_of_three() {
    let [a, b] = generators();
    let word = then(&a, &b);
    let power = (0..1288).fold((0..100).collect::<Vec<usize>>(), |p, _| then(&p, &word));
    let moved: Vec<(usize, usize)> = power.iter().copied().enumerate().filter(|(x, y)| x != y).collect();
    assert_eq!(moved, [(9, 10), (10, 82), (17, 90), (82, 9), (89, 17), (90, 89)]);
}

/// Dense bijections keep 0 and 99 and commute with `x ↦ 99 − x`, so that two coordinates that make up 99 stay such. On
/// ordered triples of coordinates of which no two do, these two act transitively.
#[test]
fn triples_without_complements_are_one_orbit() {
    let gens = generators();
    for p in &gens {
        assert!((0..100).all(|x| p[99 - x] == 99 - p[x]) && p[0] == 0);
    }
    let key = |t: [usize; 3]| (t[0] * 100 + t[1]) * 100 + t[2];
    let mut seen = vec![false; 1_000_000];
    let (mut queue, mut count) = (VecDeque::from([[9, 10, 82]]), 1);
    seen[key([9, 10, 82])] = true;
    while let Some(triple) = queue.pop_front() {
        for p in &gens {
            let next = triple.map(|x| p[x]);
            if !seen[key(next)] {
                seen[key(next)] = true;
                count += 1;
                queue.push_back(next);
            }
        }
    }
    assert_eq!(count, 98 * 96 * 94);
}

/// What lets the proof speak of one integer: no divisor of a power of ten ends in 22 or 77.
#[test]
fn no_divisor_of_a_power_of_ten_ends_in_22_or_77() {
    // Modulo 100 the powers of both repeat: from the second on, within 20.
    let powers =
        |base: u64| core::iter::successors(Some(1), move |d| Some(d * base % 100)).take(24).collect::<Vec<_>>();
    for base in [2, 5] {
        assert_eq!(powers(base)[22], powers(base)[2]);
    }
    for (a, b) in powers(2).into_iter().flat_map(|a| powers(5).into_iter().map(move |b| (a, b))) {
        assert!(![22, 77].contains(&(a * b % 100)), "{a} * {b}");
    }
}

#[test]
fn even_permutations_of_five_points_are_commutators() {
    let all: Vec<[usize; 5]> = permutations(5).into_iter().map(|p| p.try_into().unwrap()).collect();
    let sign = |p: &[usize; 5]| (0..5).flat_map(|j| (0..j).map(move |i| (i, j))).filter(|&(i, j)| p[i] > p[j]).count();
    let even: Vec<[usize; 5]> = all.into_iter().filter(|p| sign(p).is_multiple_of(2)).collect();
    let product = |p: [usize; 5], q: [usize; 5]| p.map(|x| q[x]);
    let inverse = |p: [usize; 5]| core::array::from_fn(|x| p.iter().position(|&y| y == x).unwrap());
    let pairs = even.iter().flat_map(|&a| even.iter().map(move |&b| (a, b)));
    let commutators: std::collections::BTreeSet<[usize; 5]> =
        pairs.map(|(a, b)| product(product(a, b), product(inverse(a), inverse(b)))).collect();
    assert_eq!((even.len(), commutators.len()), (60, 60));
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let longer = |p: Vec<usize>| (0..n).map(move |at| [&p[..at], &[n - 1], &p[at..]].concat());
    permutations(n - 1).into_iter().flat_map(longer).collect()
}
