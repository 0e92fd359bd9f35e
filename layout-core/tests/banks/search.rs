//! The search for a swizzle or a padding.

use crate::support::oracle::coordinates;
use crate::support::values;
use crate::{map, of, path};
use layout_core::analysis::{
    Access, BankModel, Goal, Padded, SwizzleSearchError, Swizzles, bank_conflicts, paddings, swizzles_for,
};
use layout_core::decide::budget::Budget;
use layout_core::{Digit, Layout, Map, Mode, Path, Shape, Space, Stage, Stride, Swizzle, Tree, ops};
use std::collections::BTreeSet;

/// All swizzles of a tile that free its uses of bank conflicts.
fn free(tile: &Map, uses: &[(Map, Access)]) -> Swizzles {
    let maps: Vec<_> = uses.iter().map(|(f, access)| (ops::compose(tile, f).unwrap(), access.clone())).collect();
    let all = Goal { most: usize::MAX, ..Goal::FREE };
    swizzles_for(&maps, &BankModel::NVIDIA, &all, &mut Budget::new()).unwrap()
}

/// `Swizzle<B, M, S>` of what was found.
fn found(map: &Map, uses: &[(Map, Access)]) -> Vec<(u32, u32, u32)> {
    let found = free(map, uses);
    found.found.iter().map(|s| (s.bits, s.src, s.dst)).collect()
}

/// A dense arrangement of lanes and values over a tile.
fn fragment(modes: &[(&str, u64)], strides: &[u64]) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    ops::layout(Shape::named(modes), &strides, Space::ThreadValue, Space::Logical).unwrap()
}

/// The answers of public reports, by search over all swizzles that keep 16-byte vectors, and over all.
#[test]
fn swizzles_of_public_reports() {
    // 64x64 halves (SWZ-01): eight rows of 16 bytes, then one column of halves.
    let tile = map(&[("row", 64), ("col", 64)], &[64, 1], None);
    let rows = fragment(&[("chunk", 8), ("group", 2), ("lane", 32), ("v", 8)], &[8, 2048, 64, 1]);
    let columns = fragment(&[("col", 64), ("half", 2), ("lane", 32)], &[1, 2048, 64]);
    let ldmatrix = (rows, of("lane", Some("v"), 2));
    assert_eq!(found(&tile, std::slice::from_ref(&ldmatrix)), [(3, 6, 3)]);
    assert_eq!(found(&tile, &[(columns.clone(), of("lane", None, 2))]), [(5, 6, 1)]);
    assert_eq!(found(&tile, &[ldmatrix, (columns, of("lane", None, 2))]), []);
    // 128x32 halves (SWZ-02): two bits suffice.
    let tile = map(&[("row", 128), ("col", 32)], &[32, 1], None);
    let rows = fragment(&[("chunk", 4), ("group", 4), ("lane", 32), ("v", 8)], &[8, 1024, 32, 1]);
    assert_eq!(found(&tile, &[(rows, of("lane", Some("v"), 2))])[..2], [(2, 6, 3), (3, 6, 3)]);
    // 32x32 words (SWZ-07, PAD-01): by columns only one is free, and none that keeps vectors.
    let tile = map(&[("row", 32), ("col", 32)], &[32, 1], None);
    let columns = fragment(&[("col", 32), ("lane", 32)], &[1, 32]);
    let rows = fragment(&[("chunk", 8), ("lane", 32), ("v", 4)], &[4, 32, 1]);
    assert_eq!(found(&tile, &[(columns.clone(), of("lane", None, 4))]), [(5, 5, 0)]);
    assert_eq!(found(&tile, &[(rows.clone(), of("lane", Some("v"), 4))])[0], (3, 5, 2));
    let uses = [(columns.clone(), of("lane", None, 4)), (rows, of("lane", Some("v"), 4))];
    let none = free(&tile, &uses);
    let (best, costs) = none.best.unwrap();
    assert_eq!((none.found, (best.bits, best.src, best.dst)), (vec![], (3, 5, 2)));
    assert_eq!(costs, [(4, 4), (1, 4)]);
    // 16x16 halves (SWZ-15): one bit.
    let tile = map(&[("row", 16), ("col", 16)], &[16, 1], None);
    let rows = fragment(&[("chunk", 2), ("row", 16), ("v", 8)], &[8, 16, 1]);
    let flat = ops::group(&rows, &[leaf("lane", &["chunk", "row"]), leaf("v", &["v"])]).unwrap();
    assert_eq!(found(&tile, &[(flat, of("lane", Some("v"), 2))])[0], (1, 6, 3));
    // Padding (PAD-01): 33 for columns.
    let (tile, access) = (map(&[("row", 32), ("col", 32)], &[32, 1], None), of("lane", None, 4));
    let is_free = |padded: &Padded| {
        let tile = Map { stages: vec![Stage::Layout(padded.layout.clone())], ..tile.clone() };
        let read = ops::compose(&tile, &columns).unwrap();
        bank_conflicts(&read, &access, &BankModel::NVIDIA, &mut Budget::new()).unwrap().conflicts == 1
    };
    let padding = paddings(tile.as_layout().unwrap(), 1, 4, &BankModel::NVIDIA).find(is_free).unwrap();
    assert_eq!((padding.pitch, padding.pad, padding.layout.eval(3 * 32 + 5)), (32, 1, 3 * 33 + 5));
}

fn leaf(name: &str, of: &[&str]) -> Mode<Path> {
    let tree = match of {
        [one] => Tree::Leaf(path(one)),
        several => Tree::Tuple(several.iter().map(|p| Mode::unnamed(Tree::Leaf(path(p)))).collect()),
    };
    Mode { label: path(name), tree }
}

/// Every swizzle of a small tile, against the search.
#[test]
fn the_search_misses_none() {
    for (element, pitch, v) in [(2, 64, 8), (2, 32, 2), (4, 32, 1), (4, 20, 4), (1, 128, 16), (8, 16, 1)] {
        let read = map(&[("lane", 32), ("chunk", 2), ("v", v)], &[pitch.max(2 * v), v, 1], None);
        let access = of("lane", Some("v"), element);
        let all = Goal { most: usize::MAX, ..Goal::FREE };
        let free = swizzles_for(&[(read.clone(), access.clone())], &BankModel::NVIDIA, &all, &mut Budget::new());
        let free: BTreeSet<_> = free.unwrap().found.iter().map(|s| (s.bits, s.src, s.dst)).collect();
        let used = values(&read).into_iter().fold(0, |all, x| all | x);
        let (low, row) = (v.trailing_zeros(), (128 / element).trailing_zeros());
        for (bits, src, dst) in coordinates(&[7, 14, 14]).iter().map(|c| (c[0] as u32, c[1] as u32, c[2] as u32)) {
            let Ok(sigma) = Swizzle::new(bits, src, dst) else { continue };
            let Ok(swizzled) = ops::swizzle(sigma, &read) else { continue };
            let banks = bank_conflicts(&swizzled, &access, &BankModel::NVIDIA, &mut Budget::new());
            let is_free = banks.is_ok_and(|b| b.conflicts == 1);
            let moved: Vec<u32> = (0..bits).filter(|i| used >> (src + i) & 1 == 1).collect();
            if moved.iter().any(|i| src.min(dst) + i < low) {
                assert!(!is_free, "{element} {pitch} {v}: {sigma:?} breaks the vectors");
                continue;
            }
            // What reads bits that are always 0, or writes above the banks, is as good without.
            let acting: Vec<u32> = moved.into_iter().filter(|i| dst + i < row).collect();
            let same = match (acting.first(), acting.last()) {
                (Some(first), Some(last)) => (last - first + 1, src + first, dst + first),
                _ => (0, 0, 0),
            };
            assert_eq!(is_free, free.contains(&same), "{element} {pitch} {v}: {sigma:?}");
        }
    }
}

/// What a search leaves early changes nothing: neither what is found, nor the best there is.
#[test]
fn what_is_hopeless_is_left_and_nothing_else() {
    for (pitch, element, v) in [(32, 4, 1), (96, 4, 1), (64, 2, 8), (40, 2, 1), (33, 4, 1), (32, 4, 4)] {
        let read = map(&[("step", 5), ("lane", 32), ("v", v)], &[2048, pitch, 1], None);
        let maps = [(read, of("lane", Some("v"), element))];
        for goal in [1, 2, 4, 40] {
            let accepts = |_: usize, cost: (u64, u64)| cost.0 == goal;
            let search = |hopeless: &dyn Fn(usize, (u64, u64)) -> bool| {
                let goal = Goal { accepts: &accepts, hopeless, most: usize::MAX };
                swizzles_for(&maps, &BankModel::NVIDIA, &goal, &mut Budget::new()).unwrap()
            };
            assert_eq!(search(&|_, cost| cost.0 > goal), search(&|_, _| false), "{pitch} {goal}");
        }
    }
}

/// A tile of 96 columns has 96 rows that all decide: found for a tenth of what trying every row of every swizzle cost.
#[test]
fn tiles_of_no_power_of_two_are_searched() {
    let tile = map(&[("row", 96), ("col", 96)], &[96, 1], None);
    let read = fragment(&[("col", 96), ("lane", 96)], &[1, 96]);
    let uses = [(ops::compose(&tile, &read).unwrap(), of("lane", None, 4))];
    let mut budget = Budget::new();
    let found = swizzles_for(&uses, &BankModel::NVIDIA, &Goal::FREE, &mut budget).unwrap();
    assert_eq!(found.found.iter().map(|s| (s.bits, s.src, s.dst)).collect::<Vec<_>>(), [(5, 5, 0)]);
    assert!(Budget::new().points - budget.points < 1 << 18, "{}", budget.points);
    // One without an answer is refused, not guessed.
    let spent = swizzles_for(&uses, &BankModel::NVIDIA, &Goal::FREE, &mut Budget { points: 1 << 12 });
    assert!(matches!(spent, Err(SwizzleSearchError::Access(..) | SwizzleSearchError::Undecided(_))));
}

#[test]
fn paddings_of_a_layout() {
    let of = |pitches: &[u64], vector, element| {
        let digits = pitches.iter().map(|&d| Digit { extent: 4, stride: Stride::Int(d) }).collect();
        let layout = Layout { digits, offset: 0 };
        let strides = |l: &Layout| l.digits.iter().map(|d| d.stride.value()).collect::<Vec<_>>();
        let all = paddings(&layout, vector, element, &BankModel::NVIDIA);
        all.map(|p| (p.pitch, p.pad, strides(&p.layout))).collect::<Vec<_>>()
    };
    // Every pad below the 32 banks, one stride or both.
    let words = of(&[4, 1], 1, 4);
    assert_eq!((words.len(), &words[0], &words[30]), (31, &(4, 1, vec![5, 1]), &(4, 31, vec![35, 1])));
    let both = of(&[16, 4, 1], 1, 4);
    assert_eq!((&both[0], &both[1]), (&(4, 1, vec![20, 5, 1]), &(16, 1, vec![17, 4, 1])));
    // Vectors of eight halves stay aligned.
    let halves: Vec<u64> = of(&[64, 1], 8, 2).iter().map(|p| p.1).collect();
    assert_eq!(halves, [8, 16, 24, 32, 40, 48, 56]);
    // Behind a pitch that the rest reaches past, nothing is padded.
    assert_eq!(of(&[3, 1], 1, 4), []);
    // However wide the banks: no pitch, no pads.
    let endless = BankModel { width: 1 << 40, ..BankModel::NVIDIA };
    let layout = |modes: [(u64, u64); 2]| Layout::from_parts(&modes.map(|m| m.0), &modes.map(|m| m.1)).unwrap();
    assert_eq!(paddings(&layout([(2, (1 << 24) + 1), (32, 1 << 24)]), 1, 1, &endless).count(), 0);
    // Nor where the address would be too large.
    let high = layout([((1 << 32) - 1, (1 << 32) - 4), (2, 1)]);
    let pads: Vec<u64> = paddings(&high, 1, 1, &endless).map(|p| p.pad).collect();
    assert_eq!(pads, [1, 2, 3, 4, 5, 6]);
}
