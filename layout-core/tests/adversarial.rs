//! Layouts made to be hard, and numbers made to be large: the decisions answer within their budgets and nothing
//! overflows.

mod support;

use layout_core::analysis::{Access, AccessError, BankModel, bank_conflicts};
use layout_core::decide::alias::{self, AliasError};
use layout_core::decide::budget::{Budget, Limit, NODES, POINTS, TOTAL, TOTAL_NODES, WITNESS};
use layout_core::decide::{
    cosize::cosize, dense, injective::injective, refined::layout_of, refinement::fold, slice::slice,
};
use layout_core::ops::{self, Bind, OpError, Pitch};
use layout_core::{Digit, Layout, Map, Mode, Path, Shape, Space, Stage, Stride, Swizzle, Tree};
use proptest::collection::vec;
use proptest::prelude::*;
use support::tree::Dice;

fn layout(modes: &[(u64, u64)]) -> Layout {
    let digits = modes.iter().map(|&(extent, d)| Digit { extent, stride: Stride::Int(d) }).collect();
    Layout::new(digits, 0).unwrap()
}

/// The answer, and the nodes and coordinates that it took.
fn counted(layout: &Layout) -> (Result<(), AliasError>, u64) {
    let mut left = TOTAL_NODES;
    let answer = alias::check_within(layout, &mut left, &mut WITNESS.clone());
    if let Err(AliasError::Collision(collision)) = &answer {
        assert!(collision.holds(layout));
    }
    (answer, TOTAL_NODES - left)
}

fn random(dice: &mut Dice, modes: usize, extent: u64, bits: u32) -> Layout {
    let modes: Vec<(u64, u64)> = (0..modes).map(|_| (extent, (1 << bits) + dice.roll(1 << bits))).collect();
    layout(&modes)
}

/// A collision that is found low in memory is made small by what lies below it, and not at all without coordinates to
/// visit.
#[test]
fn small_collisions_cost_little() {
    let plain = layout(&[(64, 3), (64, 5)]);
    let collision = |left: &mut u64| match alias::check_within(&plain, &mut NODES.clone(), left) {
        Err(AliasError::Collision(collision)) if collision.holds(&plain) => collision,
        other => panic!("{other:?}"),
    };
    let mut left = WITNESS;
    assert_eq!(collision(&mut left).address, 15);
    // Coordinates up to the address 15.
    assert_eq!(WITNESS - left, 6 * 4);
    collision(&mut 0);
    let mut dice = Dice(11);
    for _ in 0..200 {
        let modes: Vec<(u64, u64)> = (0..6).map(|_| (8, 1 + dice.roll(60))).collect();
        let (all, mut left) = (layout(&modes), 32);
        let answer = alias::check_within(&all, &mut NODES.clone(), &mut left);
        assert!(matches!(answer, Err(AliasError::Collision(c)) if c.holds(&all)), "{modes:?}");
    }
}

#[test]
fn many_comparable_strides_are_undecided() {
    let mut dice = Dice(7);
    let hard = [(60, 2, 57), (40, 3, 56), (30, 4, 56), (24, 2, 57), (20, 8, 55), (12, 20, 55), (6, 1000, 50)];
    for (modes, extent, bits) in hard {
        let layout = random(&mut dice, modes, extent, bits);
        match counted(&layout) {
            (Err(AliasError::Undecided { limit, modes: (slow, fast) }), spent) => {
                assert_eq!((limit, spent), (Limit::Nodes(NODES), NODES + POINTS));
                assert!(layout.digits[slow].stride.value() >= layout.digits[fast].stride.value());
            }
            decided => panic!("{modes} modes of {extent}, {bits} bits: {decided:?}"),
        }
    }
}

#[test]
fn few_coordinates_are_always_decided() {
    let mut dice = Dice(8);
    for (modes, extent, bits) in [(16, 2, 57), (10, 3, 40), (8, 4, 50), (4, 16, 50), (2, 256, 50)] {
        let layout = random(&mut dice, modes, extent, bits);
        assert!(layout.size() <= POINTS);
        let (answer, spent) = counted(&layout);
        assert_eq!(answer, Ok(()), "{modes} modes of {extent}, {bits} bits");
        assert!(spent <= NODES + layout.size(), "{spent}");
    }
    for (modes, extent, bits) in [(16, 2, 8), (10, 3, 8), (60, 2, 16), (30, 4, 20), (5, 5000, 14), (3, 2_000_000, 20)] {
        let layout = random(&mut dice, modes, extent, bits);
        let (answer, spent) = counted(&layout);
        assert!(matches!(answer, Err(AliasError::Collision(_))), "{modes} modes of {extent}, {bits} bits");
        assert!(spent < NODES, "{spent}");
    }
}

#[test]
fn two_modes_are_a_closed_form() {
    let (a, b) = ((1 << 31) - 1, 1 << 31);
    let few = 16;
    let (answer, spent) = counted(&layout(&[(a, b), (b, a)]));
    assert!(answer.is_ok() && spent < few, "{spent}");
    let (collision, spent) = counted(&layout(&[(a + 1, b), (b + 1, a)]));
    assert!(matches!(collision, Err(AliasError::Collision(c)) if c.address == a * b));
    assert!(spent < few, "{spent}");
    // As many coordinates as there are, 10^8, and none visited.
    let four = layout(&[(100, 1), (100, 101), (100, 1_000_003), (100, 100_000_307)]);
    assert_eq!(counted(&four), (Ok(()), 0));
}

#[test]
fn sixty_modes_of_2_in_any_order_cost_nothing() {
    let mut modes: Vec<(u64, u64)> = (0..63).map(|i| (2, 1 << i)).collect();
    modes.reverse();
    modes.swap(3, 40);
    let bits = layout(&modes);
    assert_eq!(counted(&bits), (Ok(()), 0));
    assert!(dense::is_dense(&bits));
    assert_eq!(fold(&bits, &Layout::canonical(&[1 << 63]).unwrap()).map(|l| l.size()), Some(1 << 63));
}

/// Chains of six dense bijections whose weights are at odds everywhere, over 32 modes of 2 and 3: no closed form, nothing
/// to scan, and an answer that costs little.
#[test]
fn long_chains_of_many_modes_cost_little() {
    let mut dice = Dice(9);
    let modes: Vec<u64> = (0..32).map(|i| 2 + i % 2).collect();
    let dense = |dice: &mut Dice| {
        let (extents, mut next) = (dice.shuffled(32).iter().map(|&i| modes[i]).collect::<Vec<u64>>(), 1);
        let mut strides = vec![1; 32];
        for i in dice.shuffled(32) {
            strides[i] = next;
            next *= extents[i];
        }
        Layout::from_parts(&extents, &strides).unwrap()
    };
    for bound in [1, 8, 31] {
        let stages: Vec<Stage> = (0..6).map(|_| Stage::Layout(dense(&mut dice))).collect();
        let Stage::Layout(first) = &stages[0] else { unreachable!() };
        let domain = Shape::flat(&first.extents());
        let map = Map { stages: stages.clone(), ..Map::of(domain, first.clone(), Space::Logical, Space::Physical) };
        // Less than a question may spend.
        let mut budget = Budget::new();
        assert_eq!(layout_of(&map, &map.domain.extents(), &mut budget), None);
        let flags: Vec<bool> = (0..32).map(|i| i < bound).collect();
        drop(slice(&map, &flags, &mut budget));
        assert!(injective(&map, &mut budget));
        assert!(TOTAL - budget.points < POINTS, "{bound} bound: {}", budget.points);
        assert_eq!(cosize(&map), Ok(map.size()));
    }
}

#[test]
fn the_largest_strides_and_extents() {
    assert_eq!(alias::check(&layout(&[(2, u64::MAX)])), Ok(()));
    assert_eq!(alias::check(&layout(&[(1, u64::MAX), (u64::MAX, 1)])), Ok(()));
    assert!(alias::check(&layout(&[(2, 1 << 63), (2, (1 << 63) - 1), (1, 0)])).is_ok());
    assert!(alias::check(&layout(&[(3, 1 << 62), (2, 1 << 62)])).is_err());
    assert!(Layout::new(layout(&[(2, u64::MAX)]).digits, 1).is_err());
    assert!(Layout::from_parts(&[1 << 32, 1 << 32], &[1 << 32, 1]).is_err());
}

#[test]
fn a_stride_of_0_collides() {
    let layout = Layout { digits: vec![Digit { extent: 2, stride: Stride::Int(0) }], offset: 5 };
    assert!(matches!(alias::check(&layout), Err(AliasError::Collision(c)) if c.holds(&layout) && c.address == 5));
}

#[test]
fn budgets() {
    let mut budget = Budget::default();
    assert_eq!(budget.take(POINTS + 1), Err(Limit::Points(POINTS)));
    assert_eq!((0..).take_while(|_| budget.take(POINTS).is_ok()).count() as u64, TOTAL / POINTS);
    assert_eq!((budget.take(1), budget.take(0)), (Err(Limit::Points(TOTAL)), Ok(())));
}

fn huge() -> Map {
    let shape = Shape::named(&[("r#type", 1 << 31), ("col", 1 << 31)]);
    ops::layout(shape, &[Stride::Int(1 << 32), Stride::Int(1)], Space::Logical, Space::Physical).unwrap()
}

#[test]
fn operations_on_huge_maps() {
    let map = huge();
    let tiled = ops::divide(&map, &[1 << 15, 1 << 7]).unwrap();
    assert_eq!(tiled.at(&[5, 6, 7, 8]), map.at(&[(7 << 15) + 5, (8 << 7) + 6]));
    let split = ops::split(&map, &Path::parse("col"), &Shape::flat(&[1 << 11, 1 << 20])).unwrap();
    assert_eq!(split.at(&[3, 2, 1]), map.at(&[3, (2 << 20) + 1]));
    let last = (1 << 31) - 1;
    let row = ops::restrict(&map, &[(Path::parse("r#type"), Bind::Value(last))]).unwrap();
    assert_eq!((row.at(&[last]), cosize(&row)), (last * (1 << 32) + last, Ok(last * (1 << 32) + last + 1)));
    let ranged = ops::restrict(&tiled, &[(Path::parse("rest.col"), Bind::Range(1, 1 << 24))]).unwrap();
    assert_eq!(ranged.at(&[5, 6, 7, 0]), map.at(&[(7 << 15) + 5, (1 << 7) + 6]));
    let whole = ops::restrict(&tiled, &[(Path::parse("tile"), Bind::Range(1, 1 << 22))]).unwrap();
    assert_eq!(whole.at(&[0, 7, 8]), tiled.at(&[0, 1, 7, 8]));
    let refined = layout_of(&tiled, &tiled.domain.extents(), &mut Budget { points: 0 }).unwrap();
    assert_eq!(refined.eval(&[5, 6, 7, 8]), i128::from(tiled.at(&[5, 6, 7, 8])));
}

#[test]
fn what_does_not_fit_is_an_error() {
    let unit = |n| ops::layout(Shape::flat(&[n]), &[Stride::Int(1)], Space::Logical, Space::Logical).unwrap();
    let (map, by) = (huge(), unit(8));
    assert_eq!(ops::repeat(&map, &by, Pitch::default()), Err(OpError::Overflow));
    assert_eq!(ops::interleave(&map, &by), Err(OpError::Overflow));
    assert_eq!(ops::broadcast(&map, &Shape::flat(&[8])), Err(OpError::Overflow));
    assert!(ops::broadcast(&map, &Shape::flat(&[2])).is_ok());
    let align = Pitch { pitch: None, align: Some((1 << 63) + 1) };
    let swizzled = ops::swizzle(Swizzle::new(1, 1, 0).unwrap(), &unit_memory()).unwrap();
    assert_eq!(ops::repeat(&swizzled, &by, align), Err(OpError::Overflow));
    let top = ops::swizzle(Swizzle::new(1, 63, 0).unwrap(), &unit_memory()).unwrap();
    assert_eq!(ops::repeat(&top, &by, Pitch::default()), Err(OpError::Overflow));
    let one = ops::repeat(&top, &unit(1), Pitch::default()).unwrap();
    assert!((0..8).all(|i| one.at(&[0, i]) == top.at(&[i])));
    let far = |d| ops::layout(Shape::flat(&[2]), &[Stride::Int(d)], Space::Logical, Space::Physical);
    assert_eq!(far(u64::MAX), Err(OpError::Overflow));
    assert!(far(u64::MAX - 1).is_ok());
    assert_eq!(ops::split(&map, &Path::parse("col"), &Shape::flat(&[1 << 40, 1 << 40])), Err(OpError::Overflow));
}

fn unit_memory() -> Map {
    ops::layout(Shape::flat(&[8]), &[Stride::Int(1)], Space::Logical, Space::Physical).unwrap()
}

#[test]
fn raw_identifiers_and_positions() {
    let map = huge();
    assert_eq!(map.domain.find(&Path::parse("r#type")), [0]);
    assert_eq!(map.domain.find(&Path::parse("type")), [] as [usize; 0]);
    assert_eq!(map.domain.find(&Path::parse("1")), [1]);
    assert_eq!(map.domain.find(&Path::parse("2")), [] as [usize; 0]);
    assert_eq!(map.domain.find(&Path::parse("99999999999999999999999")), [] as [usize; 0]);
    let tiled = ops::divide(&map, &[2, 2]).unwrap();
    assert_eq!(tiled.domain.mode_path(0).ident(), "tile_type");
    assert_eq!(map.domain.mode_path(0).ident(), "r#type");
    assert_eq!(tiled.domain.find(&Path::parse("rest.r#type")), [2]);
}

#[test]
fn numbers_that_stand_for_names_never_clash() {
    let unit = |shape: Shape| {
        let strides: Vec<Stride> = layout_core::shape::weights(&shape.extents()).into_iter().map(Stride::Int).collect();
        ops::layout(shape, &strides, Space::Logical, Space::Logical).unwrap()
    };
    let nested = unit(support::nested(&[2, 3, 2, 2, 2], &[true, true, false, true, true]));
    assert_eq!(ops::flatten(&nested).unwrap().domain, Shape::flat(&[2, 3, 2, 2, 2]));
    let order: Vec<Path> = ["2", "1", "0"].iter().map(|p| Path::parse(p)).collect();
    let permuted = ops::permute(&nested, &order).unwrap();
    assert_eq!(permuted.domain, support::nested(&[2, 2, 2, 2, 3], &[true, true, false, true, true]));
    let zipped = ops::zip(&ops::divide(&unit(Shape::flat(&[4, 6])), &[2, 2]).unwrap()).unwrap();
    assert!(zipped.domain.modes.iter().all(|m| m.label.is_empty()));
    let inner = [Mode::leaf(Path::name("a"), 2), Mode::unnamed(Tree::Leaf(3))];
    let half = unit(Shape { modes: vec![Mode::unnamed(Tree::Tuple(inner.to_vec())), Mode::unnamed(Tree::Leaf(2))] });
    let names: Vec<Path> = ops::flatten(&half).unwrap().domain.modes.into_iter().map(|m| m.label).collect();
    assert_eq!(names, ["a", "", ""].map(Path::parse));
}

/// 58 modes of 2 whose strides are `3·2^i`, in an order in which the sums grow at once, before one that is no power of
/// two, under a swizzle: no set of bits, and too many residues.
fn hard_to_classify() -> Map {
    let strides = (0..58).map(|i| 3 << (i * 23 % 58)).chain([(1 << 62) + 5]).map(Stride::Int).collect::<Vec<_>>();
    let digits = strides.iter().map(|&stride| Digit { extent: 2, stride }).collect();
    let map = Map::of(Shape::flat(&[2; 59]), Layout::new(digits, 0).unwrap(), Space::Logical, Space::Physical);
    ops::swizzle(Swizzle::new(10, 10, 0).unwrap(), &map).unwrap()
}

/// How often a question is asked until nothing is left of the budget of a block, which pays for answers and for what gives
/// up alike.
fn times_until_spent(question: impl Fn(&mut Budget)) -> usize {
    let mut budget = Budget::new();
    let asked = (0..200).take_while(|_| {
        question(&mut budget);
        budget.points > POINTS / 8
    });
    asked.count()
}

#[test]
fn slices_that_give_up_are_paid_for() {
    let map = hard_to_classify();
    let bound: Vec<bool> = (0..59).map(|i| i < 58).collect();
    assert!(times_until_spent(|budget| drop(slice(&map, &bound, budget))) < 50);
    // What adds nothing below the span costs nothing: as much without it.
    let (mut all, mut low) = (Budget::new(), Budget::new());
    let under_span = |d: &Digit| !d.stride.value().is_multiple_of(1 << 20);
    let mut small = map.clone();
    let Some(Stage::Layout(layout)) = small.stages.first_mut() else { unreachable!("a layout first") };
    layout.digits.retain(under_span);
    let modes = layout.digits.len();
    small.domain = Shape::flat(&vec![2; modes]);
    drop(slice(&map, &bound, &mut all));
    drop(slice(&small, &(0..modes).map(|i| i + 1 < modes).collect::<Vec<_>>(), &mut low));
    assert_eq!(all, low);
}

#[test]
fn accesses_that_give_up_are_paid_for() {
    let inner = hard_to_classify();
    let mut map = inner.clone();
    let Some(Stage::Layout(layout)) = map.stages.first_mut() else { unreachable!("a layout first") };
    layout.digits[58] = Digit { extent: 32, stride: Stride::Int(5) };
    map.domain.modes[58] = Mode::leaf(Path::name("lane"), 32);
    let access = Access { lanes: Path::name("lane"), vector: None, element: 1 };
    let mut budget = Budget::new();
    let found = bank_conflicts(&map, &access, &BankModel::NVIDIA, &mut budget);
    assert!(matches!(found, Err(AccessError::Undecided(_))));
    // Each of the sums that there may be, for 32 lanes.
    assert!(TOTAL - budget.points > POINTS / 32, "{}", budget.points);
}

/// Once all residues are there, further modes add nothing, and are not looked at.
#[test]
fn all_residues_are_found_once() {
    let access = Access { lanes: Path::name("lane"), vector: None, element: 4 };
    let spent = |modes: u64| {
        let strides: Vec<u64> = (0..modes).map(|i| (2 * i + 1) << 40 | (2 * i + 1)).chain([1]).collect();
        let extents = [vec![2; strides.len() - 1], vec![32]].concat();
        let layout = Layout::from_parts(&extents, &strides).unwrap();
        let mut domain = Shape::flat(&extents);
        domain.modes[strides.len() - 1].label = Path::name("lane");
        let map = Map::of(domain, layout, Space::Logical, Space::Physical);
        let map = ops::swizzle(Swizzle::new(2, 3, 0).unwrap(), &map).unwrap();
        let bound: Vec<bool> = (0..extents.len()).map(|i| i + 1 < extents.len()).collect();
        let (mut access_left, mut slice_left) = (Budget::new(), Budget::new());
        let found = bank_conflicts(&map, &access, &BankModel::NVIDIA, &mut access_left);
        assert_eq!(found.unwrap().conflicts, 1);
        drop(slice(&map, &bound, &mut slice_left));
        (access_left, slice_left)
    };
    assert_eq!(spent(24), spent(56));
}

proptest! {
    #![proptest_config(support::cases(2000))]

    /// Any numbers at all: an answer or an error, no panic, and witnesses that hold.
    #[test]
    fn any_literal(modes in vec((0..64u32, 0..64u32, any::<u64>()), 0..=12)) {
        let extents: Vec<u64> = modes.iter().map(|m| (m.2 >> 40 >> (m.0 % 24)).max(m.0.into())).collect();
        let strides: Vec<Stride> = modes.iter().map(|m| Stride::Int(m.2 >> m.1)).collect();
        for to in [Space::Physical, Space::Logical] {
            let answer = ops::layout(Shape::flat(&extents), &strides, Space::Logical, to);
            if let Err(OpError::Alias(AliasError::Collision(collision))) = &answer {
                let digits = extents.iter().zip(&strides).map(|(&extent, &stride)| Digit { extent, stride });
                prop_assert!(collision.holds(&Layout::new(digits.collect(), 0).unwrap()));
            }
            if let Ok(map) = answer {
                let _ = (cosize(&map), ops::divide(&map, &extents), ops::flatten(&map), ops::inverse(&map));
                let all: Vec<(Path, Bind)> = (0..extents.len())
                    .map(|i| (Path::name(&i.to_string()), Bind::Value(extents[i] - 1)))
                    .collect();
                if to == Space::Physical {
                    let last = ops::restrict(&map, &all).unwrap();
                    prop_assert_eq!(Some(last.eval(&[])), cosize(&map).ok().map(|n| n - 1));
                }
            }
        }
    }
}
