//! Claims for every admitted value of the parameters, against enumeration at many of them. Adversarial `where`s: lower
//! bounds that mislead, bounds by other parameters, upper bounds, divisibilities, products.

#[path = "support/random.rs"]
mod random;

use layout_core::decide::alias::check_within;
use layout_core::decide::budget::{Limit, NODES, TOTAL_COSIZE, TOTAL_NODES, TRY};
use layout_core::family::alias::{self, FormDigit, NotSeparated, layout_at};
use layout_core::family::{Clause, Facts, Family, Form, literal};
use layout_core::ops::{self, Bind};
use layout_core::{Map, Path, Shape, Space};
use random::Random;
use std::collections::HashSet;

impl Random {
    fn signed(&mut self, below: u64) -> i128 {
        self.below(below).into()
    }
}

const PARAMETERS: usize = 3;

fn number(n: i128) -> Form {
    Form::constant(n)
}

fn times(x: usize, k: i128) -> Form {
    Form::default().plus(&Form::parameter(x), k).unwrap()
}

/// A stride: a constant, a parameter, a multiple, a sum or a product.
fn stride(r: &mut Random) -> Form {
    let (x, y) = (r.below(3) as usize, r.below(3) as usize);
    match r.below(10) {
        0..3 => number(1 + r.signed(6)),
        3..6 => Form::parameter(x),
        6 => times(x, 1 + r.signed(4)),
        7 => times(x, 1 + r.signed(2)).shifted(r.signed(5)).unwrap(),
        8 => times(x, 1).plus(&times(y, 1), 1).unwrap(),
        _ => Form::parameter(x).times(&Form::parameter(y)).unwrap(),
    }
}

fn clause(r: &mut Random) -> Clause {
    let (x, y) = (r.below(3) as usize, r.below(3) as usize);
    let form = |a: Form, b: Form| a.plus(&b, -1).unwrap();
    match r.below(12) {
        0..5 => Clause::AtLeastZero(form(Form::parameter(x), number(r.signed(40)))),
        5..8 if x != y => {
            let other = times(y, 1 + r.signed(6)).shifted(r.signed(6)).unwrap();
            Clause::AtLeastZero(form(times(x, 1 + r.signed(2)), other))
        }
        8 => Clause::AtLeastZero(form(number(5 + r.signed(40)), Form::parameter(x))),
        9 => Clause::Multiple(Form::parameter(x).shifted(-r.signed(3)).unwrap(), 1 + r.below(8)),
        10 if x != y => {
            let product = Form::parameter(y).times(&Form::parameter((y + 1) % 3)).unwrap();
            Clause::AtLeastZero(form(Form::parameter(x), product))
        }
        _ => Clause::AtLeastZero(form(Form::parameter(x), number(1 + r.signed(8)))),
    }
}

fn problem(r: &mut Random) -> (Vec<FormDigit>, Facts) {
    let digit = |r: &mut Random| {
        let extent = if r.below(8) == 0 { Form::parameter(r.below(3) as usize) } else { number(1 + r.signed(4)) };
        FormDigit { extent, stride: (r.below(12) > 0).then(|| stride(r)) }
    };
    let digits: Vec<FormDigit> = (0..=r.below(4)).map(|_| digit(r)).collect();
    let mut clauses: Vec<Clause> = (0..r.below(6)).map(|_| clause(r)).collect();
    for d in digits.iter().filter(|d| d.extent.as_constant().is_none()) {
        clauses.push(Clause::AtLeastZero(d.extent.shifted(-1).unwrap()));
    }
    (digits, Facts { parameters: PARAMETERS, clauses })
}

/// Admitted values: low ones, each parameter large in turn, and random ones.
fn admitted(facts: &Facts, r: &mut Random, count: usize) -> Vec<Vec<u64>> {
    let mut out: Vec<Vec<u64>> = Vec::new();
    for round in 0..8 * count {
        let top = [1, 4, 12, 40][round % 4];
        let mut start: Vec<u64> = (0..PARAMETERS).map(|_| r.below(top + 1)).collect();
        if round % 5 == 0 {
            start[r.below(3) as usize] += 3 * top;
        }
        if let Some(values) = facts.sample(&start).filter(|v| facts.admit(v) && !out.contains(v)) {
            out.push(values);
        }
        if out.len() == count {
            break;
        }
    }
    out
}

/// Whether two coordinates that differ at an integer mode share an address, by visiting all of them.
fn collides(digits: &[FormDigit], values: &[u64]) -> Option<bool> {
    let layout = layout_at(digits, values)?;
    let integers: Vec<_> = layout.digits.iter().filter(|d| d.stride.value() > 0 || d.extent == 1).copied().collect();
    let zero =
        digits.iter().zip(&layout.digits).any(|(f, d)| f.stride.is_some() && d.extent > 1 && d.stride.value() == 0);
    let size: u64 = integers.iter().map(|d| d.extent).product();
    if size > 1 << 16 {
        return None;
    }
    let mut seen = HashSet::new();
    let repeated = (0..size).any(|mut i| {
        let mut address = 0;
        for d in &integers {
            address += i % d.extent * d.stride.value();
            i /= d.extent;
        }
        !seen.insert(address)
    });
    Some(zero || repeated)
}

#[test]
fn alias_freedom_is_claimed_for_every_admitted_value() {
    let mut r = Random(1);
    let (mut shown, mut points, mut refuted, mut unshown, mut repaired) = (0, 0, 0, 0, 0);
    for _ in 0..1200 {
        let (digits, facts) = problem(&mut r);
        match alias::check(&digits, &facts, &mut TOTAL_NODES.clone()) {
            Ok(()) => {
                let values = admitted(&facts, &mut r, 20);
                shown += usize::from(!values.is_empty());
                for at in values {
                    points += 1;
                    assert_ne!(collides(&digits, &at), Some(true), "{digits:?}\n{facts:?}\n{at:?}");
                }
            }
            Err(why) => {
                match &why.collision {
                    Some((at, found)) => {
                        refuted += 1;
                        assert!(facts.admit(at) && found.holds(&layout_at(&digits, at).unwrap()));
                    }
                    None => unshown += 1,
                }
                if let Some(more) = why.repair {
                    repaired += 1;
                    let all = facts.with(&more);
                    assert!(alias::is_separated(&digits, &all), "{digits:?}\n{facts:?}\n{more:?}");
                    for at in admitted(&all, &mut r, 4) {
                        assert_ne!(collides(&digits, &at), Some(true), "{digits:?}\n{facts:?}\n{more:?}\n{at:?}");
                    }
                    none_can_be_lowered(&digits, &facts, &more);
                }
            }
        }
    }
    println!("{shown} shown at {points} values; {refuted} refuted, {unshown} neither; {repaired} repairs");
    assert!(shown >= 300 && points >= 20 * 300 && refuted >= 300 && repaired >= 300);
}

/// One less in any coefficient on the right side of any clause is refused; of a number, what admits one value more is.
fn none_can_be_lowered(digits: &[FormDigit], facts: &Facts, more: &[Clause]) {
    for (i, clause) in more.iter().enumerate() {
        let (_, right) = clause.form().sides();
        for (monomial, _) in right.terms() {
            let step = if monomial.0.is_empty() { facts.divisor(clause.form()).into() } else { 1 };
            let form = clause.form().plus(&monomial.form().unwrap(), step).unwrap();
            let mut lower = more.to_vec();
            lower[i] = Clause::AtLeastZero(form);
            assert!(!alias::is_separated(digits, &facts.with(&lower)), "{digits:?}\n{facts:?}\n{more:?}");
        }
    }
}

/// One less, where the bound is on a single parameter and no divisibility keeps it from being reached, has a collision.
#[test]
fn one_less_collides() {
    for (rows, columns) in [(2, 2), (16, 8), (128, 64), (3, 1000)] {
        let digits = [
            FormDigit { extent: number(rows), stride: Some(Form::parameter(0)) },
            FormDigit { extent: number(columns), stride: Some(number(1)) },
        ];
        let bound = |n: i128| Facts {
            parameters: 1,
            clauses: vec![Clause::AtLeastZero(Form::parameter(0).shifted(-n).unwrap())],
        };
        assert_eq!(alias::check(&digits, &bound(columns), &mut TOTAL_NODES.clone()), Ok(()));
        let why = alias::check(&digits, &bound(columns - 1), &mut TOTAL_NODES.clone()).unwrap_err();
        let (values, _) = why.collision.unwrap();
        assert_eq!(i128::from(values[0]), columns - 1);
        assert_eq!(why.repair.unwrap(), bound(columns).clauses);
    }
}

/// The parts, through operations, against the literal evaluated with numbers.
#[test]
fn operations_act_on_all_parts() {
    let mut r = Random(7);
    let mut families = 0;
    while families < 300 {
        let (mut digits, mut facts) = problem(&mut r);
        digits.retain(|d| d.extent.as_constant() != Some(1));
        if digits.is_empty() {
            continue;
        }
        // Divisible run-time extents, so that tiles divide them.
        for d in digits.iter().filter(|d| d.extent.as_constant().is_none()) {
            facts.clauses.push(Clause::Multiple(d.extent.clone(), 2));
        }
        let names = vec!["p".to_owned(), "q".to_owned(), "s".to_owned()];
        let placeholder: Vec<u64> = digits.iter().map(|d| d.extent.as_constant().map_or(1, |n| n as u64)).collect();
        let domain = Shape::flat(&placeholder);
        let spaces = (Space::Logical, Space::Physical);
        let Ok((map, family)) = literal(names, facts.clone(), &domain, &digits, spaces, &mut TOTAL_NODES.clone())
        else {
            continue;
        };
        let samples = admitted(&family.facts, &mut r, 20);
        if samples.is_empty() {
            continue;
        }
        families += 1;
        let tile: Vec<u64> =
            digits.iter().map(|d| d.extent.as_constant().map_or(2, |n| if n % 2 == 0 { 2 } else { 1 })).collect();
        let divided = family.map(|m| ops::divide(m, &tile)).unwrap();
        let tiled = ops::divide(&map, &tile).unwrap();
        let extents = divided.extents(&tiled.domain);
        for values in samples {
            let layout = layout_at(&digits, &values).unwrap();
            let run_time = family.extents(&map.domain);
            for (e, d) in run_time.iter().zip(&layout.digits) {
                assert_eq!(e.eval(&values), Some(d.extent));
            }
            for ((e, k), d) in extents.iter().zip(&tile).zip(&layout.digits) {
                assert_eq!(e.eval(&values), Some(*k), "{digits:?} {values:?} {d:?}");
            }
            for ((e, k), d) in extents[tile.len()..].iter().zip(&tile).zip(&layout.digits) {
                assert_eq!(e.eval(&values), Some(d.extent / k));
            }
            assert_eq!(family.top.eval(&values), Ok(layout.max().into()));
            for _ in 0..50 {
                let at: Vec<u64> = layout.digits.iter().map(|d| r.below(d.extent)).collect();
                let want: u64 = at.iter().zip(&layout.digits).map(|(c, d)| c * d.stride.value()).sum();
                assert_eq!(family.eval(&at, &values), Ok(want.into()));
                let inner: Vec<u64> = at.iter().zip(&tile).map(|(c, k)| c % k).collect();
                let outer: Vec<u64> = at.iter().zip(&tile).map(|(c, k)| c / k).collect();
                assert_eq!(divided.eval(&[inner, outer].concat(), &values), Ok(want.into()));
            }
        }
        restricted(&map, &family, &mut r);
    }
}

/// A mode fixed to 1: the parts and the largest value.
fn restricted(map: &Map, family: &Family, r: &mut Random) {
    let bind = [(Path::parse("0"), Bind::Value(1))];
    let fixed = |m: &Map| ops::restrict(m, &bind);
    let domain = fixed(map).unwrap().domain;
    let cut = family.map(fixed).unwrap().lowered(&domain, &mut TOTAL_COSIZE.clone()).unwrap();
    for values in admitted(&family.facts, r, 5) {
        let extents: Vec<u64> = cut.extents(&domain).iter().map(|e| e.eval(&values).unwrap()).collect();
        let last: Vec<u64> = extents.iter().map(|n| n - 1).collect();
        assert_eq!(cut.eval(&last, &values).map(|n| n as i128), cut.top.eval(&values));
        let whole: Vec<u64> = [1].into_iter().chain(last.iter().copied()).collect();
        assert_eq!(cut.eval(&last, &values), family.eval(&whole, &values));
    }
}

/// With numbers, or other forms, in the place of the parameters.
#[test]
fn arguments() {
    let (p, q) = (Form::parameter(0), Form::parameter(1));
    let digit = |n: i128, d: &Form| FormDigit { extent: number(n), stride: Some(d.clone()) };
    let digits = [digit(4, &p.plus(&q, 2).unwrap()), digit(8, &q), digit(4, &number(1))];
    let facts = Facts {
        parameters: 2,
        clauses: vec![Clause::AtLeastZero(p.plus(&q, -6).unwrap()), Clause::AtLeastZero(q.shifted(-4).unwrap())],
    };
    let domain = Shape::named(&[("a", 4), ("b", 8), ("c", 4)]);
    let spaces = (Space::Logical, Space::Physical);
    let names = vec!["p".to_owned(), "q".to_owned()];
    let (_, family) = literal(names, facts, &domain, &digits, spaces, &mut TOTAL_NODES.clone()).unwrap();
    let fixed = family.with_arguments(vec![], &[number(100), number(5)]).unwrap();
    let doubled = family.with_arguments(vec!["n".to_owned()], &[times(0, 6), Form::parameter(0)]).unwrap();
    assert_eq!((fixed.parts.len(), doubled.parts.len()), (1, 2));
    for i in 0..128 {
        assert_eq!(fixed.eval_linear(i, &[]), family.eval_linear(i, &[100, 5]));
        assert_eq!(doubled.eval_linear(i, &[9]), family.eval_linear(i, &[54, 9]));
    }
}

/// Sixteen parameters and as many modes, with and without what is needed: decided in little time, whatever the answer.
#[test]
fn many_parameters() {
    let n = 16;
    let digits: Vec<FormDigit> =
        (0..n).map(|x| FormDigit { extent: number(3), stride: Some(Form::parameter(x)) }).collect();
    let reach = |x: usize| (x + 1..n).fold(number(1), |sum, y| sum.plus(&times(y, 2), 1).unwrap());
    let at_least = |x: usize, form: &Form| Clause::AtLeastZero(Form::parameter(x).plus(form, -1).unwrap());
    let chain: Vec<Clause> = (0..n).map(|x| at_least(x, &reach(x))).collect();
    let whole = Facts { parameters: n, clauses: chain.clone() };
    assert_eq!(alias::check(&digits, &whole, &mut TOTAL_NODES.clone()), Ok(()));
    for clauses in [vec![], chain[..8].to_vec(), chain[8..].to_vec(), chain[1..].to_vec()] {
        let why = alias::check(&digits, &Facts { parameters: n, clauses }, &mut TOTAL_NODES.clone()).unwrap_err();
        // Past the budget no repair is offered: it would not be known to be least. The refusal says so.
        assert_eq!(why.repair, None);
        assert!(why.unsearched.is_some());
    }
}

/// Modes of `extent` with strides of about `2^bits` that are at odds, and one with the parameter as its stride.
fn hard(modes: usize, extent: i128, bits: u32) -> Vec<FormDigit> {
    let mut r = Random(7);
    let stride = |r: &mut Random| (1i128 << bits) + r.signed(1 << bits.min(30));
    let constant = (0..modes).map(|_| FormDigit { extent: number(extent), stride: Some(number(stride(&mut r))) });
    let open = FormDigit { extent: number(4), stride: Some(Form::parameter(0)) };
    constant.chain([open]).collect()
}

fn spent(digits: &[FormDigit], facts: &Facts, left: &mut u64) -> (u64, Result<(), Box<NotSeparated>>) {
    let before = *left;
    let answer = alias::check(digits, facts, left);
    (before - *left, answer)
}

/// Where the constant modes need a search, they are searched once: not for each mode, each order or each step to the least
/// repair.
#[test]
fn constant_modes_are_searched_once() {
    let digits = hard(6, 8, 28);
    let (constant, mut left) = (layout_at(&digits[..6], &[]).unwrap(), TOTAL_NODES);
    assert_eq!(check_within(&constant, &mut left, &mut 0), Ok(()));
    let once = TOTAL_NODES - left;
    assert!(once > 10_000);
    let none = Facts { parameters: 1, clauses: Vec::new() };
    let (cost, refused) = spent(&digits, &none, &mut TOTAL_NODES.clone());
    let repair = refused.unwrap_err().repair.unwrap();
    assert_eq!(repair, [Clause::AtLeastZero(Form::parameter(0).shifted(-i128::from(constant.max()) - 1).unwrap())]);
    assert!(once < cost && cost <= once + NODES, "{cost}");
    let (cost, shown) = spent(&digits, &none.with(&repair), &mut TOTAL_NODES.clone());
    assert_eq!(shown, Ok(()));
    assert!(cost < once + 10 * TRY, "{cost}");
}

/// What literals spend together is bounded, and the answer says which budget ran out.
#[test]
fn literals_share_a_budget() {
    let (digits, none) = (hard(9, 8, 28), Facts { parameters: 1, clauses: Vec::new() });
    let mut left = TOTAL_NODES;
    let mut limits = Vec::new();
    while left > 0 {
        let (cost, refused) = spent(&digits, &none, &mut left);
        assert!((1..=2 * NODES).contains(&cost));
        limits.push(refused.unwrap_err().limit);
    }
    assert!(limits.iter().all(|l| *l == Some(Limit::Nodes(NODES))), "{limits:?}");
    let (cost, refused) = spent(&digits, &none, &mut left);
    let refused = refused.unwrap_err();
    assert_eq!(
        (cost, refused.limit, refused.collision, refused.repair),
        (0, Some(Limit::Nodes(TOTAL_NODES)), None, None)
    );
}

/// Sixty modes of products of parameters, whose multiples of each other are many.
#[test]
fn values_that_are_looked_at_are_few() {
    let product = |i: usize| Form::parameter(i % 16).times(&Form::parameter(i / 16)).unwrap();
    let digits: Vec<FormDigit> = (0..60).map(|i| FormDigit { extent: number(2), stride: Some(product(i)) }).collect();
    for scale in [0, 2] {
        let least = |x: usize| Form::parameter(x).shifted(-(1 << (scale * x))).unwrap();
        let clauses = (0..16).map(|x| Clause::AtLeastZero(least(x))).collect();
        let (cost, refused) = spent(&digits, &Facts { parameters: 16, clauses }, &mut TOTAL_NODES.clone());
        assert!(refused.is_err() && cost <= 2 * NODES, "{cost}");
    }
}
