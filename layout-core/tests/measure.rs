//! What a family costs the hardware, for all admitted values at once, against the static analyses at many of them.

#[path = "support/random.rs"]
mod random;

use layout_core::analysis::{self, Access, BankModel};
use layout_core::decide::budget::{Budget, TOTAL_NODES};
use layout_core::family::measure::{self, Reached, Unmeasured};
use layout_core::family::{Clause, Facts, Family, Form, alias::FormDigit, literal, ragged};
use layout_core::shape::unflatten;
use layout_core::{Layout, Map, Path, Shape, Space, Stride, ops};
use random::Random;

fn number(n: u64) -> Form {
    Form::constant(n.into())
}

fn p(x: usize) -> Form {
    Form::parameter(x)
}

fn at_least(a: &Form, b: &Form) -> Clause {
    Clause::AtLeastZero(a.plus(b, -1).unwrap())
}

fn family(facts: Facts, modes: &[(&str, Form, Option<Form>)]) -> (Map, Family) {
    let shape: Vec<(&str, u64)> = modes.iter().map(|m| (m.0, 1)).collect();
    let digits: Vec<FormDigit> = modes.iter().map(|m| FormDigit { extent: m.1.clone(), stride: m.2.clone() }).collect();
    let names = ["p", "q"].map(String::from)[..facts.parameters].to_vec();
    let spaces = (Space::Logical, Space::Physical);
    literal(names, facts, &Shape::named(&shape), &digits, spaces, &mut TOTAL_NODES.clone()).expect("alias-free")
}

/// Rows by a leading dimension that is known modulo something, perhaps composed with a fragment; sometimes a second
/// parameter, a product of both, or a number of rows known only at run time.
fn problem(r: &mut Random) -> (Map, Family) {
    let (rows, cols) = (32 << r.below(2), 4 << r.below(4));
    let m = [1, 2, 4, 8, 16, 32, 64, 12][r.below(8) as usize];
    let rest = if r.below(3) == 0 { r.below(m) } else { 0 };
    let mut clauses = vec![at_least(&p(0), &number(cols))];
    if m > 1 {
        clauses.push(Clause::Multiple(p(0).shifted(-i128::from(rest)).unwrap(), m));
    }
    let stride = match r.below(4) {
        0 => p(0).shifted(r.below(6).into()).unwrap(),
        _ => p(0),
    };
    let two = r.below(3);
    if two == 0 {
        return family(
            Facts { parameters: 1, clauses },
            &[("row", number(rows), Some(stride)), ("col", number(cols), Some(number(1)))],
        );
    }
    let m = [1, 4, 8, 32][r.below(4) as usize];
    clauses.push(Clause::Multiple(p(1), m));
    if two == 1 {
        // A batch of matrices.
        clauses.push(at_least(&p(1), &number(rows)));
        let batch = p(1).times(&stride).unwrap();
        let modes = [
            ("b", number(3), Some(batch)),
            ("row", number(rows), Some(stride)),
            ("col", number(cols), Some(number(1))),
        ];
        return family(Facts { parameters: 2, clauses }, &modes);
    }
    clauses.push(at_least(&p(1), &number(1)));
    let modes = [("row", p(1), Some(stride)), ("col", number(cols), Some(number(1)))];
    family(Facts { parameters: 2, clauses }, &modes)
}

/// A fragment of 32 lanes and a vector, in front of the map where its size is a number.
fn composed(r: &mut Random, map: Map, family: Family) -> (Map, Family) {
    if family.extents(&map.domain).iter().any(|e| e.as_constant().is_none()) || r.below(2) == 0 {
        return (map, family);
    }
    let size = map.domain.size().unwrap();
    let vector = 1 << r.below(3);
    let shape = Shape::named(&[("step", size / 32 / vector), ("row", 32), ("col", vector)]);
    let strides = match r.below(2) {
        0 => [32 * vector, vector, 1],
        _ => [vector, size / 32, 1],
    };
    let fragment =
        Map::of(shape.clone(), Layout::from_parts(&shape.extents(), &strides).unwrap(), Space::Logical, Space::Logical);
    let family = family.map(|m| ops::compose(m, &fragment)).unwrap();
    (ops::compose(&map, &fragment).unwrap(), family)
}

fn admitted(family: &Family, r: &mut Random) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    for round in 0..40 {
        let top = [2, 40, 200][round % 3];
        let start: Vec<u64> = family.names.iter().map(|_| r.below(top)).collect();
        out.extend(family.facts.sample(&start));
    }
    out.sort();
    out.dedup();
    out
}

/// The answer of a question, or what it is at most.
fn bound<A>(found: Result<Reached<A>, Unmeasured>, value: impl Fn(&A) -> u64) -> Option<(u64, bool)> {
    match found {
        Ok(found) => Some((value(&found.answer), true)),
        Err(Unmeasured::Bound(n)) => Some((n, false)),
        Err(_) => None,
    }
}

#[test]
fn at_numbers_a_family_is_its_values() {
    let mut r = Random(3);
    let mut maps = 0;
    for _ in 0..120 {
        let (map, family) = problem(&mut r);
        let (map, family) = composed(&mut r, map, family);
        for values in admitted(&family, &mut r).into_iter().take(4) {
            // Where the parts are chains of several layouts, there is no one map.
            let Some(one) = family.at(&map.domain, &values) else { continue };
            let extents = one.domain.extents();
            let size = one.domain.size().unwrap();
            for i in (0..size).step_by(1 + size as usize / 512) {
                let at = unflatten(&extents, i);
                assert_eq!(Ok(one.eval(&at).into()), family.eval(&at, &values));
            }
            maps += 1;
        }
    }
    assert!(maps > 300, "{maps}");
}

#[test]
fn no_admitted_values_cost_more() {
    let mut r = Random(5);
    let (mut exact, mut open, mut compared, mut refused) = (0, 0, 0, 0);
    for _ in 0..120 {
        let (map, family) = problem(&mut r);
        let (map, family) = composed(&mut r, map, family);
        let element = [1, 2, 4, 8][r.below(4) as usize];
        let (lanes, vector) = match r.below(3) {
            0 => (Path::name("row"), None),
            1 => (Path::name("row"), Some(Path::name("col"))),
            _ => (Path::name("col"), None),
        };
        let access = Access { lanes, vector, element };
        let model = BankModel::NVIDIA;
        let budget = &mut Budget::new();
        let col = Path::name("col");
        let found = [
            bound(measure::bank_conflicts(&map, &family, &access, &model, budget), |b| b.conflicts),
            bound(measure::wavefronts(&map, &family, &access, &model, budget), |b| b.wavefronts),
            bound(measure::sectors(&map, &family, &access, budget), |s| s.sectors),
            bound(measure::vector_width(&map, &family, &col, budget), |w| w.width),
        ];
        for values in admitted(&family, &mut r) {
            let Some(one) = family.at(&map.domain, &values) else { continue };
            let budget = &mut Budget::new();
            let own = [
                analysis::bank_conflicts(&one, &access, &model, budget).ok().map(|b| b.conflicts),
                analysis::wavefronts(&one, &access, &model, budget).ok(),
                analysis::sectors(&one, &access, budget).ok().map(|s| s.sectors),
                analysis::vector_width(&one, &col, budget).ok().map(|w| w.width),
            ];
            for (i, (whole, own)) in found.iter().zip(own).enumerate() {
                let (Some((whole, _)), Some(own)) = (whole, own) else { continue };
                compared += 1;
                match i {
                    3 => assert!(own >= *whole, "{own} {whole} {:?} {values:?}", family.facts),
                    _ => assert!(own <= *whole, "{i}: {own} {whole} {:?} {values:?} {access:?}", family.facts),
                }
            }
        }
        for found in &found {
            exact += usize::from(found.is_some_and(|f| f.1));
            open += usize::from(found.is_some_and(|f| !f.1));
            refused += usize::from(found.is_none());
        }
    }
    println!("{exact} exact, {open} bounds, {refused} refused, {compared} compared");
    assert!(exact > 200 && open * 20 < exact && compared > 3000, "{exact} {open} {refused} {compared}");
}

#[test]
fn an_answer_is_the_one_of_its_map() {
    let mut r = Random(11);
    for _ in 0..60 {
        let (map, family) = problem(&mut r);
        let access = Access { lanes: Path::name("row"), vector: None, element: 4 };
        let budget = &mut Budget::new();
        if let Ok(found) = measure::bank_conflicts(&map, &family, &access, &BankModel::NVIDIA, budget) {
            assert!(family.facts.admit(&found.values));
            assert!(found.answer.worst.holds(&found.map, &access, &BankModel::NVIDIA));
        }
        if let Ok(found) = measure::vector_width(&map, &family, &Path::name("col"), budget) {
            assert!(family.facts.admit(&found.values));
            assert!(found.answer.broken.is_none_or(|b| b.holds(&found.map)));
        }
    }
}

#[test]
fn the_end_cuts_vectors() {
    let width = |n: Form, facts: Facts, tile: u64| {
        let stride = number(4096);
        let (map, own) = family(facts, &[("row", number(8), Some(stride)), ("col", n.clone(), Some(number(1)))]);
        let (map, own) = ragged::widened(&map, &own, &[(1, tile, n)]).unwrap();
        let own = own.map(|m| ops::divide(m, &[8, tile])).unwrap();
        let map = ops::divide(&map, &[8, tile]).unwrap();
        measure::vector_width(&map, &own, &Path::name("tile").join(&Path::name("col")), &mut Budget::new())
    };
    let none = Facts::default();
    // 40 columns in tiles of 16: the last has 8.
    let found = width(number(40), none.clone(), 16).unwrap();
    assert_eq!((found.answer.width, found.cut), (8, Some(40)));
    assert_eq!(width(number(39), none.clone(), 16).unwrap().answer.width, 1);
    assert_eq!(width(number(48), none, 16).unwrap().answer.width, 16);
    let known =
        |m: u64| Facts { parameters: 1, clauses: vec![Clause::Multiple(p(0), m), at_least(&number(4096), &p(0))] };
    for m in [1, 2, 4, 8, 24] {
        let found = width(p(0), known(m), 16).unwrap();
        assert_eq!(found.answer.width, if m == 24 { 8 } else { m });
        assert!(found.cut.is_some_and(|n| n % found.answer.width == 0 && n % (2 * found.answer.width) != 0));
    }
}

/// The longest run of a tile, a power of two that divides it, that no end cuts and that lies aligned in one piece, for rows
/// of `n` columns: by the definition.
fn width_in_tiles(n: u64, tile: u64, rows: u64, (row, col): (u64, u64)) -> u64 {
    let starts = |run: u64| (0..n.next_multiple_of(tile)).step_by(run as usize).filter(|s| *s < n);
    let lies =
        |r: u64, s: u64, run: u64| (r * row + s * col).is_multiple_of(run) && s + run <= n && (run == 1 || col == 1);
    let all = |run: &u64| tile.is_multiple_of(*run) && (0..rows).all(|r| starts(*run).all(|s| lies(r, s, *run)));
    (0..6).map(|b| 1 << b).filter(all).max().expect("one element is a vector")
}

#[test]
fn vectors_in_tiles_that_do_not_divide() {
    let (mut exact, rows) = (0, 6);
    for (n, tile) in (1..=24u64).flat_map(|n| [2, 4, 8, 16].map(|tile| (n, tile))) {
        for strides in [(n, 1), (n.next_multiple_of(16), 1), (1, rows), (3 * n, 3)] {
            let modes = [("row", number(rows), Some(number(strides.0))), ("col", number(n), Some(number(strides.1)))];
            let (map, own) = family(Facts::default(), &modes);
            let (map, own) = ragged::widened(&map, &own, &[(1, tile, number(n))]).unwrap();
            let own = own.map(|m| ops::divide(m, &[rows, tile])).unwrap();
            let map = ops::divide(&map, &[rows, tile]).unwrap();
            let found =
                measure::vector_width(&map, &own, &Path::name("tile").join(&Path::name("col")), &mut Budget::new());
            let width = width_in_tiles(n, tile, rows, strides);
            match found {
                Ok(found) => {
                    assert_eq!(found.answer.width, width, "{n} {tile} {strides:?}");
                    exact += 1;
                }
                Err(Unmeasured::Bound(least)) => assert!(least <= width && n > 1, "{n} {tile} {strides:?}"),
                Err(other) => panic!("{other:?}"),
            }
        }
    }
    assert!(exact > 300, "{exact}");
}

#[test]
fn a_size_at_run_time_ends_vectors() {
    let facts = Facts { parameters: 1, clauses: vec![Clause::Multiple(p(0), 4), at_least(&number(64), &p(0))] };
    let (map, own) = family(facts, &[("row", number(8), Some(number(64))), ("col", p(0), Some(number(1)))]);
    let found = measure::vector_width(&map, &own, &Path::name("col"), &mut Budget::new()).unwrap();
    assert_eq!((found.answer.width, found.answer.broken, found.values[0] % 8), (4, None, 4));
}

#[test]
fn lanes_of_a_run_time_extent() {
    let own = |m: u64| {
        let facts = Facts { parameters: 1, clauses: vec![Clause::Multiple(p(0), m)] };
        family(facts, &[("row", p(0), Some(number(33)))])
    };
    let access = Access { lanes: Path::name("row"), vector: None, element: 4 };
    let ask = |m: u64| {
        let (map, own) = own(m);
        measure::bank_conflicts(&map, &own, &access, &BankModel::NVIDIA, &mut Budget::new())
    };
    assert_eq!(ask(64).unwrap().answer.conflicts, 1);
    assert_eq!(ask(16), Err(Unmeasured::Lanes { leaf: Path::name("row") }));
}

/// How many tiles there are is known only at run time, and that they come in warps is known: 1024 / 8 of them divide it.
#[test]
fn lanes_of_tiles() {
    let ask = |m: u64| {
        let facts = Facts { parameters: 1, clauses: vec![Clause::Multiple(p(0), m)] };
        let (map, own) = family(facts, &[("row", p(0), Some(number(4))), ("col", number(4), Some(number(1)))]);
        let tiles = |m: &Map| ops::divide(m, &[8, 4]);
        let (map, own) = (tiles(&map).unwrap(), own.map(tiles).unwrap());
        let lanes = map.domain.leaves()[2].path.clone();
        let access = Access { lanes, vector: None, element: 4 };
        measure::bank_conflicts(&map, &own, &access, &BankModel::NVIDIA, &mut Budget::new())
    };
    assert_eq!(ask(1024).unwrap().answer.conflicts, 32);
    assert!(matches!(ask(8), Err(Unmeasured::Lanes { .. })));
}

/// The residues that a clause leaves are counted, not looked for: of 2^40 there is one here; of 16, two.
#[test]
fn long_periods() {
    let ask = |m: u64| {
        let facts =
            Facts { parameters: 1, clauses: vec![at_least(&p(0), &number(1 << 40)), Clause::Multiple(p(0), m)] };
        let (map, own) = family(facts, &[("row", number(4), Some(p(0))), ("col", number(1 << 40), Some(number(1)))]);
        measure::vector_width(&map, &own, &Path::name("col"), &mut Budget::new())
    };
    assert_eq!(ask(1 << 40).unwrap().answer.width, 1 << 40);
    assert_eq!(ask(8).unwrap().answer.width, 8);
}

#[test]
fn a_stride_past_all_is_a_stride() {
    let map = ops::layout(Shape::named(&[("row", 32)]), &[Stride::Int(32)], Space::Logical, Space::Physical).unwrap();
    let own = ragged::of_static(&map, 31 * 32);
    let access = Access { lanes: Path::name("row"), vector: None, element: 4 };
    let found = measure::bank_conflicts(&map, &own, &access, &BankModel::NVIDIA, &mut Budget::new()).unwrap();
    assert_eq!(found.answer.conflicts, 32);
}
