//! Maps with run-time extents as sums of pieces: wherever they are said to be such sums, they are, at every coordinate.

#[path = "support/random.rs"]
mod random;

use layout_core::decide::budget::TOTAL_NODES;
use layout_core::emit::Width;
use layout_core::family::alias::FormDigit;
use layout_core::family::piece::{self, Piece};
use layout_core::family::{Clause, Extent, Facts, Family, Form, literal};
use layout_core::shape::unflatten;
use layout_core::tree::{Mode, Tree};
use layout_core::{Map, Path, Shape, Space, ops};
use random::Random;

impl Random {
    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize]
    }
}

/// A literal over modes of leaves, each `None` for the run-time extent n, under the strides of a permutation: n's is the
/// parameter ld, the others are packed below it, now and then with a gap.
fn family(modes: &[Vec<Option<u64>>], order: &[usize], gaps: &[u64]) -> (Map, Family) {
    let leaves: Vec<Option<u64>> = modes.concat();
    let (n, ld) = (Form::parameter(0), Form::parameter(1));
    let (mut strides, mut next) = (vec![ld.clone(); leaves.len()], 1);
    for (&i, gap) in order.iter().zip(gaps) {
        if let Some(extent) = leaves[i] {
            strides[i] = Form::constant(next.into());
            next = next * extent + gap;
        }
    }
    let clauses = vec![
        Clause::AtLeastZero(ld.shifted(-i128::from(next)).unwrap()),
        Clause::Multiple(n.clone(), 12),
        Clause::AtLeastZero(n.shifted(-12).unwrap()),
    ];
    let digit = |(extent, stride): (&Option<u64>, Form)| FormDigit {
        extent: extent.map_or(n.clone(), |n| Form::constant(n.into())),
        stride: Some(stride),
    };
    let digits: Vec<FormDigit> = leaves.iter().zip(strides).map(digit).collect();
    let leaf = |extent: &Option<u64>| Mode::unnamed(Tree::Leaf(extent.unwrap_or(1)));
    let tree = |leaves: &Vec<Option<u64>>| Mode::unnamed(Tree::Tuple(leaves.iter().map(leaf).collect()));
    let domain = Shape { modes: modes.iter().map(tree).collect() };
    let names = vec!["n".to_owned(), "ld".to_owned()];
    let (facts, spaces) = (Facts { parameters: 2, clauses }, (Space::Logical, Space::Physical));
    literal(names, facts, &domain, &digits, spaces, &mut TOTAL_NODES.clone()).unwrap()
}

/// The leaves of each mode in groups of which only the slowest leaf has a run-time extent; whether it has.
fn groups(map: &Map, extents: &[Extent]) -> Vec<(Vec<usize>, bool)> {
    let mut out: Vec<(Vec<usize>, bool)> = Vec::new();
    let mut last = None;
    for (i, leaf) in map.domain.leaves().iter().enumerate() {
        let open = extents[i].as_constant().is_none();
        match out.last_mut() {
            Some((leaves, _)) if !open && last == Some(leaf.mode) => leaves.push(i),
            _ => out.push((vec![i], open)),
        }
        last = Some(leaf.mode);
    }
    out
}

/// The map with a mode for each group.
fn regrouped(map: &Map, groups: &[(Vec<usize>, bool)]) -> Map {
    let caps = map.domain.extents();
    let leaf = |&l: &usize| Mode::unnamed(Tree::Leaf(caps[l]));
    let mode = |(leaves, _): &(Vec<usize>, bool)| Mode::unnamed(Tree::Tuple(leaves.iter().map(leaf).collect()));
    Map { domain: Shape { modes: groups.iter().map(mode).collect() }, ..map.clone() }
}

/// What the pieces add up to at one coordinate for each mode.
fn sum(pieces: &[Piece], at: &[u64]) -> u64 {
    let one = |p: &Piece| p.map.at(&p.modes.iter().map(|&m| at[m]).collect::<Vec<_>>()) - p.minus;
    pieces.iter().map(one).sum()
}

/// Whether all parts of a family are apart; where one is, its pieces are compared with it at every coordinate that there is
/// at these values.
fn compared(map: &Map, family: &Family, values: &[u64]) -> bool {
    let extents = family.extents(&map.domain);
    let groups = groups(map, &extents);
    let run_time: Vec<u64> = extents.iter().map(|e| e.eval(values).unwrap()).collect();
    let open: Vec<bool> = groups.iter().map(|g| g.1).collect();
    let mut all = true;
    for part in &family.parts {
        if !piece::is_apart(&part.map, &groups) {
            all = false;
            continue;
        }
        let regrouped = regrouped(&part.map, &groups);
        let pieces = piece::pieces(&regrouped, &open, Width::U64);
        for i in 0..run_time.iter().product() {
            let leaves = unflatten(&run_time, i);
            let caps = part.map.domain.extents();
            let mode = |(own, _): &(Vec<usize>, bool)| own.iter().fold(0, |c, &l| c * caps[l] + leaves[l]);
            let at: Vec<u64> = groups.iter().map(mode).collect();
            assert_eq!(sum(&pieces, &at), part.map.eval(&leaves), "{groups:?} {at:?} {part:?}");
        }
    }
    all
}

#[test]
fn pieces_add_up_wherever_they_are_apart() {
    let mut r = Random(3);
    let (mut apart, mut mixed) = (0, 0);
    for _ in 0..300 {
        let mut modes: Vec<Vec<Option<u64>>> =
            (0..1 + r.below(2)).map(|_| (0..1 + r.below(2)).map(|_| Some(r.of(&[2, 3, 4, 6]))).collect()).collect();
        let mode = r.below(modes.len() as u64) as usize;
        let at = r.below(modes[mode].len() as u64 + 1) as usize;
        modes[mode].insert(at, None);
        let count = modes.concat().len();
        let mut order: Vec<usize> = (0..count).collect();
        (1..count).for_each(|i| order.swap(i, r.below(i as u64 + 1) as usize));
        let gaps: Vec<u64> = (0..count).map(|_| r.of(&[0, 0, 0, 1, 5])).collect();
        let (map, family) = family(&modes, &order, &gaps);
        let sizes = map.domain.mode_sizes();
        let tile: Vec<u64> = sizes
            .iter()
            .map(|&n| {
                let k = r.of(&[1, 2, 3, 4, 6, 8, 12]);
                if n.is_multiple_of(k) { k } else { 1 }
            })
            .collect();
        let values = [12 * (1 + r.below(2)), 5000];
        let tiled = ops::divide(&map, &tile).unwrap();
        let divided = family.map(|m| ops::divide(m, &tile)).unwrap();
        // A tile may leave the run-time extent in no whole part.
        if divided.extents(&tiled.domain).iter().any(|e| e.eval(&values).is_none()) {
            continue;
        }
        if compared(&tiled, &divided, &values) { apart += 1 } else { mixed += 1 }
    }
    println!("{apart} apart, {mixed} mixed");
    assert!(apart >= 150 && mixed >= 20);
}

/// `A(n, ld) = (m: (n, 4), b: 2):((ld, 1), 4)` by tiles of (6, 2): a tile has coordinates on both sides of a multiple of 4.
#[test]
fn tiles_across_an_inner_extent_are_mixed() {
    let (map, family) = family(&[vec![None, Some(4)], vec![Some(2)]], &[1, 2, 0], &[0, 0, 0]);
    let mixed = |tile: &[u64]| {
        let tiled = ops::divide(&map, tile).unwrap();
        !compared(&tiled, &family.map(|m| ops::divide(m, tile)).unwrap(), &[24, 5000])
    };
    assert!(mixed(&[6, 2]));
    assert!(!mixed(&[4, 2]) && !mixed(&[8, 1]) && !mixed(&[2, 2]));
}

/// As many coordinates as fit, and no fewer.
#[test]
fn room_is_the_most_that_fits() {
    let mut r = Random(5);
    let mut cut = 0;
    for _ in 0..500 {
        let (top, below, other) = (1 + r.below(1 << 20), 1 + r.below(6), 1 + r.below(9));
        let (slow, fast, last) = (r.below(1 << 20), 1 + r.below(9), 1 + r.below(100));
        let shape = Shape {
            modes: vec![
                Mode::leaf(Path::name("other"), other),
                Mode::unnamed(Tree::Tuple(vec![Mode::unnamed(Tree::Leaf(top)), Mode::unnamed(Tree::Leaf(below))])),
            ],
        };
        let layout = layout_core::Layout::from_parts(&[other, top, below], &[last, slow, fast]).unwrap();
        let map = Map::of(shape, layout, Space::Logical, Space::Physical);
        for width in [Width::U32, Width::U64] {
            let room = piece::room(&map, 1, width);
            let reached = |n: u64| (n - 1) * slow + (below - 1) * fast;
            let fits = |n: u64| reached(n) <= width.max() && n * below <= width.max();
            let n = room / below;
            assert!(room.is_multiple_of(below) && (1..=top).contains(&n) && fits(n), "{map:?}");
            assert!(n == top || !fits(n + 1), "{map:?}");
            cut += u32::from(n < top);
        }
    }
    assert!(cut >= 100, "{cut}");
}
