//! Proofs by hand, and against all values in a box.

use super::*;
use crate::decide::budget::{TRIES, TRY};
use crate::random::Random;

impl Facts {
    /// Whether `form ≥ 0` is proved within the limit of one proof.
    fn nonnegative(&self, form: &Form) -> bool {
        self.nonnegative_within(form, &mut (TRIES * TRY))
    }

    /// Whether `form ≥ n` is.
    fn at_least(&self, form: &Form, n: i128) -> bool {
        form.plus(&Form::constant(n), -1).is_ok_and(|form| self.nonnegative(&form))
    }
}

fn at_least(x: usize, k: i128, form: &Form) -> Clause {
    Clause::AtLeastZero(Form::parameter(x).plus(form, -k).unwrap())
}

#[test]
fn lower_bounds_alone_prove_nothing() {
    let (p, q) = (Form::parameter(0), Form::parameter(1));
    let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
    let separated = p.plus(&q, -3).unwrap().shifted(-64).unwrap();
    let low = [at_least(0, 1000, &Form::constant(1)), at_least(1, 64, &Form::constant(1))];
    assert!(separated.eval(&[1000, 64]).unwrap() > 0);
    assert!(!facts(&low).nonnegative(&separated));
    assert!(facts(&[at_least(0, 4, &q), low[1].clone()]).nonnegative(&separated));
    // An upper bound does as well: 1000 − 3·300 − 64.
    let high = Clause::AtLeastZero(Form::constant(300).plus(&q, -1).unwrap());
    assert!(facts(&[low[0].clone(), high]).nonnegative(&separated));
}

#[test]
fn coefficients_and_products() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    // 2x ≥ 3y + 5 gives 4x − 6y − 10 ≥ 0.
    let clause = Clause::AtLeastZero(Form::default().plus(&x, 2).unwrap().plus(&y, -3).unwrap().shifted(-5).unwrap());
    let facts = Facts { parameters: 2, clauses: alloc::vec![clause] };
    let claim = Form::default().plus(&x, 4).unwrap().plus(&y, -6).unwrap();
    assert!(facts.at_least(&claim, 10) && !facts.at_least(&claim, 11));
    // x ≥ 64 and y ≥ 32 give xy − 63y ≥ 32.
    let facts = Facts {
        parameters: 2,
        clauses: alloc::vec![at_least(0, 64, &Form::constant(1)), at_least(1, 32, &Form::constant(1))],
    };
    let claim = x.times(&y).unwrap().plus(&y, -63).unwrap();
    assert!(facts.at_least(&claim, 32) && !facts.at_least(&claim, 33));
}

#[test]
fn residues_move_bounds() {
    let x = Form::parameter(0);
    let facts = |clauses: &[Clause]| Facts { parameters: 1, clauses: clauses.to_vec() };
    let eights = Clause::Multiple(x.clone(), 8);
    let one = at_least(0, 1, &Form::constant(1));
    let known = facts(&[eights.clone(), one]);
    assert!(known.at_least(&x, 8) && !known.at_least(&x, 9));
    assert!(!facts(core::slice::from_ref(&eights)).at_least(&x, 1));
    let odd = facts(&[Clause::Multiple(x.shifted(-3).unwrap(), 8)]);
    assert!(odd.at_least(&x, 3) && !odd.at_least(&x, 4));
    // 2x <= 45 and x % 8 == 0: x <= 16.
    let high = Clause::AtLeastZero(Form::constant(45).plus(&x, -2).unwrap());
    let known = facts(&[eights, high]);
    let left = |n: i128| Form::constant(n).plus(&x, -1).unwrap();
    assert!(known.nonnegative(&left(16)) && !known.nonnegative(&left(15)));
}

/// Whatever is proved or refuted holds at all admitted values below 24.
#[test]
fn proofs_hold_where_looked() {
    let mut random = Random(7);
    let mut next = |n: u64| i128::from(random.below(n));
    let (mut proved, mut refuted, mut possible) = (0, 0, 0);
    for _ in 0..700 {
        let mut form = |most: u64| {
            let (a, b) = (next(5) - 2, next(5) - 2);
            let form = Form::default().plus(&Form::parameter(0), a).unwrap();
            let product = Form::parameter(0).times(&Form::parameter(1)).unwrap();
            let form = form.plus(&product, if next(4) == 0 { next(5) - 2 } else { 0 }).unwrap();
            form.plus(&Form::parameter(1), b).unwrap().shifted(next(most) - i128::from(most / 2)).unwrap()
        };
        let forms = [(); 5].map(|()| form(40));
        let x = Form::parameter(usize::try_from(next(2)).unwrap()).shifted(-next(8)).unwrap();
        let m = u64::try_from(next(9) + 1).unwrap();
        let mut clauses: Vec<Clause> = forms[..3].iter().cloned().map(Clause::AtLeastZero).collect();
        clauses.push(Clause::Multiple(x, m));
        clauses.push(match next(3) {
            0 => Clause::Zero(forms[3].clone()),
            1 => Clause::Multiple(forms[3].clone(), m + 1),
            _ => Clause::AtLeastZero(forms[3].clone()),
        });
        let facts = Facts { parameters: 2, clauses };
        let values = (0..576).map(|i| [i / 24, i % 24]).filter(|v| facts.admit(v)).collect::<Vec<_>>();
        if facts.nonnegative_within(&forms[4], &mut (32 * TRY)) {
            proved += 1;
            assert!(values.iter().all(|v| forms[4].eval(v).unwrap() >= 0), "{facts:?} {:?}", forms[4]);
        }
        match facts.refuted(&mut (64 * TRY)) {
            Some(_) => {
                refuted += 1;
                assert!(values.is_empty(), "{facts:?}");
            }
            None => possible += u32::from(!values.is_empty()),
        }
    }
    assert!(proved > 60 && refuted > 60 && possible > 60, "{proved} {refuted} {possible}");
}

#[test]
fn contradictions() {
    let x = Form::parameter(0);
    let is = |n: i128| Clause::Zero(x.shifted(-n).unwrap());
    let multiple = |r: i128, m: u64| Clause::Multiple(x.shifted(-r).unwrap(), m);
    let most = |n: i128| Clause::AtLeastZero(Form::constant(n).plus(&x, -1).unwrap());
    let least = |n: i128| at_least(0, n, &Form::constant(1));
    let refuted =
        |clauses: &[Clause]| Facts { parameters: 1, clauses: clauses.to_vec() }.refuted(&mut (TRIES * TRY)).is_some();
    assert!(refuted(&[Clause::AtLeastZero(Form::constant(-2))]));
    assert!(refuted(&[is(3), is(5)]) && !refuted(&[is(3), is(3)]));
    assert!(refuted(&[most(0), least(1)]) && !refuted(&[most(1), least(1)]));
    assert!(refuted(&[multiple(1, 4), multiple(0, 2)]) && refuted(&[multiple(1, 6), multiple(2, 4)]));
    assert!(!refuted(&[multiple(1, 6), multiple(3, 4)]));
    assert!(refuted(&[is(3), multiple(0, 2)]) && refuted(&[multiple(0, 4), least(5), most(7)]));
}

/// `s₁ ≥ 2s₀`, `s₂ ≥ 2s₁`, …, in both orders of declaration.
#[test]
fn chains() {
    for k in 2..13 {
        for up in [true, false] {
            let number = |i: usize| Form::parameter(if up { i } else { k - 1 - i });
            let mut clauses = alloc::vec![Clause::AtLeastZero(number(0).shifted(-1).unwrap())];
            clauses.extend((1..k).map(|i| Clause::AtLeastZero(number(i).plus(&number(i - 1), -2).unwrap())));
            let sum = (0..k - 1).fold(Form::constant(1), |sum, i| sum.plus(&number(i), 1).unwrap());
            let facts = Facts { parameters: k, clauses };
            assert!(facts.nonnegative(&number(k - 1).plus(&sum, -1).unwrap()), "{k} {up}");
        }
    }
}

/// Each parameter is at most one more than each other: no clause is refuted, and all together look for that no longer
/// than one may.
#[test]
fn refutations_share_a_limit() {
    for k in [5, 8] {
        let pairs = (0..k).flat_map(|x| (0..k).filter(move |y| *y != x).map(move |y| (x, y)));
        let clause = |(x, y)| at_least(x, 1, &Form::parameter(y).shifted(-1).unwrap());
        let facts = Facts { parameters: k, clauses: pairs.map(clause).collect() };
        let mut left = 1 << 20;
        assert_eq!(facts.refuted(&mut left), None);
        assert!((1 << 20) - left <= budget::REFUTATION, "{left}");
        let before = left;
        assert_eq!(facts.numbers(&mut left).len(), k);
        assert!(before - left <= 2 * k as u64 * budget::NUMBER, "{left}");
    }
}

#[test]
fn divisors() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
    let own = facts(&[Clause::Multiple(x.clone(), 8), Clause::Multiple(y.shifted(-2).unwrap(), 4)]);
    assert_eq!(own.divisor(&x), 8);
    assert_eq!(own.divisor(&y), 2);
    assert_eq!(own.divisor(&x.times(&y).unwrap()), 16);
    assert_eq!(own.divisor(&x.shifted(4).unwrap()), 4);
    assert_eq!(own.divisor(&Form::default()), 0);
    let twelve = facts(&[Clause::Multiple(x.clone(), 4), Clause::Multiple(x.clone(), 6)]);
    assert_eq!((twelve.divisor(&x), twelve.residue_of(0)), (12, (12, 0)));
    assert_eq!(own.sample(&[1, 1]), Some(alloc::vec![8, 2]));
}

/// Clauses about what is asked, and about its parts.
#[test]
fn divisors_of_sums_and_products() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let (sum, product) = (x.plus(&y, 1).unwrap(), x.times(&y).unwrap());
    let times = |form: &Form, k: i128| Form::default().plus(form, k).unwrap();
    let divisor = |clauses: &[Clause], form: &Form| Facts { parameters: 2, clauses: clauses.to_vec() }.divisor(form);
    let is = |form: &Form, m: u64| Clause::Multiple(form.clone(), m);
    assert_eq!(divisor(&[is(&times(&x, 2), 8)], &x), 4);
    assert_eq!(divisor(&[is(&times(&x, 4), 8)], &times(&x, 6)), 12);
    assert_eq!(divisor(&[is(&times(&x, 2), 8)], &times(&product, 3)), 12);
    assert_eq!(divisor(&[is(&product, 8)], &product), 8);
    assert_eq!(divisor(&[is(&product, 8), is(&x, 3)], &product), 24);
    assert_eq!(divisor(&[is(&sum, 6)], &times(&sum, 2)), 12);
    assert_eq!(divisor(&[is(&sum, 6), is(&sum, 4)], &sum), 12);
    // x + y = 6k and y = 3n: x is a multiple of 3 too.
    assert_eq!(divisor(&[is(&sum, 6), is(&y, 3)], &x), 3);
    assert_eq!(divisor(&[is(&sum, 6), is(&y, 3)], &sum.plus(&y, 3).unwrap()), 3);
    // x = 4y, and so x + y = 5y.
    let four = Clause::Zero(x.plus(&y, -4).unwrap());
    assert_eq!(divisor(core::slice::from_ref(&four), &sum), 5);
    assert_eq!(divisor(&[four, is(&y, 2)], &product), 16);
    // What passes 128 bits is left out.
    let huge = Clause::Zero(times(&x, 1 << 95).plus(&y, (1 << 95) - 1).unwrap().shifted(1).unwrap());
    assert_eq!(divisor(&[is(&y, u64::MAX), huge.clone()], &y), u64::MAX);
    assert_eq!(divisor(&[huge, is(&y, u64::MAX)], &y), 1);
}

/// At all admitted values a form leaves the remainder that is claimed; and where no product occurs, no larger divisor
/// does.
#[test]
fn residues_hold_where_looked() {
    let mut random = Random(11);
    let mut next = |n: u64| random.below(n);
    let (mut exact, mut more) = (0, 0);
    for round in 0..400 {
        let products = round % 2 == 0;
        let mut form = || {
            let mut coefficient = || i128::from(next(7)) - 3;
            let sum = [0, 1]
                .into_iter()
                .try_fold(Form::constant(coefficient()), |sum, x| sum.plus(&Form::parameter(x), coefficient()));
            let product = Form::parameter(0).times(&Form::parameter(1)).unwrap();
            sum.unwrap().plus(&product, if products { coefficient() } else { 0 }).unwrap()
        };
        let forms = [(); 4].map(|()| form());
        let moduli = [(); 3].map(|()| 1 + next(6));
        let clauses = forms.iter().zip(moduli).map(|(form, m)| Clause::Multiple(form.clone(), m)).collect();
        let facts = Facts { parameters: 2, clauses };
        let values = (0..3600).map(|i| [i / 60, i % 60]).filter(|v| facts.admit(v)).map(|v| forms[3].eval(&v).unwrap());
        let values: Vec<i128> = values.collect();
        let residues = Residues::of(&facts);
        let Some(first) = values.first() else { continue };
        assert_eq!(residues.broken, None, "{facts:?}");
        let (d, r) = residues.values(&forms[3]);
        let common = values.iter().fold(0, |g, n| Integer::gcd(&g, &(n - first)));
        if d == 0 {
            assert!(values.iter().all(|n| *n == r));
            continue;
        }
        assert!(values.iter().all(|n| n.rem_euclid(d) == r), "{facts:?} {:?} {d} {r}", forms[3]);
        exact += u32::from(common == d);
        more += u32::from(d > 1);
        assert!(products || common == d, "{facts:?} {:?} {d} {common}", forms[3]);
    }
    assert!(exact > 150 && more > 100, "{exact} {more}");
}

#[test]
fn contradictory_residues() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
    let refuted = |clauses: &[Clause]| facts(clauses).refuted(&mut (TRIES * TRY));
    let odd = |form: &Form| Clause::Multiple(form.shifted(-1).unwrap(), 2);
    let sum = x.plus(&y, 1).unwrap();
    assert_eq!(refuted(&[odd(&x), odd(&y), odd(&sum)]), Some(2));
    assert_eq!(refuted(&[odd(&x), odd(&sum)]), None);
    // xy = 7 with x even.
    let seven = Clause::Zero(x.times(&y).unwrap().shifted(-7).unwrap());
    assert_eq!(refuted(&[seven.clone(), Clause::Multiple(x.clone(), 2)]), Some(0));
    assert_eq!(refuted(&[seven, odd(&x)]), None);
    // x = −3.
    assert_eq!(refuted(&[Clause::Zero(x.shifted(3).unwrap())]), Some(0));
}

#[test]
fn whole_numbers() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
    let least = |form: &Form, k: i128, n: i128| {
        Clause::AtLeastZero(Form::default().plus(form, k).unwrap().shifted(-n).unwrap())
    };
    // 2x ≥ 1 is x ≥ 1; of 2x ≥ 4y + 1 it is x ≥ 2y + 1.
    assert!(facts(&[least(&x, 2, 1)]).at_least(&x, 1));
    assert!(!facts(&[least(&x, 2, 1)]).at_least(&x, 2));
    let chained = Clause::AtLeastZero(Form::default().plus(&x, 2).unwrap().plus(&y, -4).unwrap().shifted(-1).unwrap());
    let spare = x.plus(&y, -2).unwrap();
    assert!(facts(core::slice::from_ref(&chained)).at_least(&spare, 1));
    assert!(!facts(&[chained]).at_least(&spare, 2));
    // Both factors of a product that is positive are.
    let product = x.times(&y).unwrap();
    let both = facts(&[least(&product, 1, 1)]);
    assert!(both.at_least(&x, 1) && both.at_least(&y, 1) && !both.at_least(&x, 2));
    assert!(both.at_least(&Form::default().plus(&product, 2).unwrap(), 2));
    assert!(!facts(&[least(&product.plus(&x, 1).unwrap(), 1, 1)]).at_least(&y, 1));
    let ten = facts(&[least(&product, 1, 10)]);
    assert!(ten.at_least(&product, 10) && !ten.at_least(&product, 11));
    assert!(ten.at_least(&product.plus(&x, 3).unwrap(), 13));
    // 2xy ≤ 41.
    let most = facts(&[Clause::AtLeastZero(Form::constant(41).plus(&product, -2).unwrap())]);
    let left = |n: i128| Form::constant(n).plus(&product, -1).unwrap();
    assert!(most.nonnegative(&left(20)) && !most.nonnegative(&left(19)));
    // x + y is a multiple of 6, and not 0.
    let sum = x.plus(&y, 1).unwrap();
    let six = facts(&[Clause::Multiple(sum.clone(), 6), least(&x, 1, 1)]);
    assert!(six.at_least(&sum, 6) && !six.at_least(&sum, 7));
}

#[test]
fn numbers() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let facts = |clauses: &[Clause]| Facts { parameters: 2, clauses: clauses.to_vec() };
    let least = |n: i128| Clause::AtLeastZero(x.shifted(-n).unwrap());
    let most = |n: i128| Clause::AtLeastZero(Form::constant(n).plus(&x, -1).unwrap());
    let four = Form::default().plus(&x, 4).unwrap();
    for (clauses, n) in [
        (alloc::vec![least(10), most(10)], Some(10)),
        (alloc::vec![Clause::Zero(four.shifted(-12).unwrap())], Some(3)),
        (alloc::vec![Clause::Multiple(x.clone(), 16), least(1), most(31)], Some(16)),
        (alloc::vec![Clause::Multiple(x.clone(), 16), least(1), most(32)], None),
        (alloc::vec![least(10)], None),
        (alloc::vec![most(0)], Some(0)),
        (alloc::vec![], None),
    ] {
        assert_eq!(facts(&clauses).known(&x, 1, &mut (TRIES * TRY)), n, "{clauses:?}");
    }
    // ⌈x/4⌉ for 33..=36.
    let tiles = facts(&[least(33), most(36)]);
    assert_eq!(
        (
            tiles.known(&x, 4, &mut (TRIES * TRY)),
            tiles.known(&x, 3, &mut (TRIES * TRY)),
            tiles.known(&x, 1, &mut (TRIES * TRY))
        ),
        (Some(9), None, None)
    );
    // x + y = 8 and x − y = 2.
    let both = [
        Clause::Zero(x.plus(&y, 1).unwrap().shifted(-8).unwrap()),
        Clause::Zero(x.plus(&y, -1).unwrap().shifted(-2).unwrap()),
    ];
    assert_eq!(facts(&both).numbers(&mut (TRIES * TRY)), [Form::constant(5), Form::constant(3)]);
    assert_eq!(facts(&both[..1]).known(&x.plus(&y, 1).unwrap(), 1, &mut (TRIES * TRY)), Some(8));
}

/// Residues are kept while inequalities are mended, and the next of a large modulus is found at once.
#[test]
fn samples() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let residue = |form: &Form, r: i128, m: u64| Clause::Multiple(form.shifted(-r).unwrap(), m);
    let least = |form: &Form, n: i128| Clause::AtLeastZero(form.shifted(-n).unwrap());
    let dominates = Clause::AtLeastZero(y.plus(&x, -4).unwrap());
    let lists = [
        alloc::vec![dominates.clone(), least(&x, 1), residue(&x, 9000, 16384), residue(&y, 0, 2)],
        alloc::vec![
            residue(&y, 3, 7),
            residue(&y, 5, 11),
            residue(&y, 1, 13),
            residue(&x, 2, 7),
            residue(&x, 6, 11),
            residue(&x, 4, 13),
            dominates,
            least(&x, 1),
        ],
        alloc::vec![residue(&x, 1, 10_000), least(&x, 64)],
        alloc::vec![
            residue(&x.plus(&y, 1).unwrap(), 0, 1 << 40),
            residue(&x, 3, 8),
            residue(&y, 5, 1 << 20),
            least(&x, 9)
        ],
        alloc::vec![Clause::Zero(x.plus(&y, -3).unwrap()), residue(&y, 0, 4), least(&x, 100)],
        alloc::vec![Clause::Zero(x.shifted(-7).unwrap()), least(&y, 8)],
    ];
    for clauses in lists {
        let facts = Facts { parameters: 2, clauses };
        for start in [[0, 0], [1, 1], [1000, 1000]] {
            let values = facts.sample(&start).unwrap_or_else(|| panic!("{:?}", facts.clauses));
            assert!(facts.admit(&values), "{values:?} {:?}", facts.clauses);
        }
    }
    let even = alloc::vec![Clause::Multiple(x.clone(), 2), residue(&x, 1, 4)];
    assert_eq!(Facts { parameters: 1, clauses: even }.sample(&[0]), None);
}

#[test]
fn numbers_at_the_ends_of_their_types() {
    let x = Form::parameter(0);
    for n in [i128::MIN, i128::MIN + 1, -1, 0, 1, i128::MAX] {
        let constant = Form::constant(n);
        for clause in
            [Clause::AtLeastZero(constant.clone()), Clause::Zero(constant.clone()), Clause::Multiple(constant, 3)]
        {
            let facts = Facts { parameters: 1, clauses: alloc::vec![clause, Clause::Multiple(x.clone(), u64::MAX)] };
            let _ = (facts.sample(&[1]), facts.sample(&[u64::MAX]), facts.divisor(&x), facts.nonnegative(&x));
            let _ = facts.refuted(&mut (TRIES * TRY));
        }
    }
}

/// Clauses that are past all limits: what is left of them takes little work.
#[test]
fn congruences_of_many_unknowns() {
    let mut random = Random(3);
    let mut next = |n: u64| i128::from(random.below(n));
    let unknowns: Vec<Form> = (0..16).map(Form::parameter).collect();
    let products = (0..15).map(|x| unknowns[x].times(&unknowns[x + 1]).unwrap());
    let unknowns: Vec<Form> = unknowns.iter().cloned().chain(products).collect();
    let mut clause = |_| {
        let form = unknowns.iter().fold(Form::default(), |sum, x| sum.plus(x, next(1 << 20)).unwrap());
        let m = u64::try_from(2 + next(1 << 20)).unwrap();
        if next(8) == 0 { Clause::Zero(form.shifted(-next(1 << 30)).unwrap()) } else { Clause::Multiple(form, m) }
    };
    let facts = Facts { parameters: 16, clauses: (0..200).map(&mut clause).collect() };
    let work = Residues::of(&facts).work;
    assert!(work < 1 << 15, "{work}");
}

/// Of a product that is 0 no factor has a slope.
#[test]
fn samples_of_products() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let product = x.times(&y).unwrap();
    let least = |form: &Form, n: i128| Clause::AtLeastZero(form.shifted(-n).unwrap());
    for clauses in [
        alloc::vec![least(&product, 1)],
        alloc::vec![least(&x.times(&x).unwrap(), 1)],
        alloc::vec![
            least(&product, 5),
            Clause::Multiple(product.clone(), 12),
            Clause::Multiple(x.shifted(-2).unwrap(), 3)
        ],
    ] {
        let facts = Facts { parameters: 2, clauses };
        let values = facts.sample(&[0, 0]).unwrap_or_else(|| panic!("{:?}", facts.clauses));
        assert!(facts.admit(&values), "{values:?}");
    }
}
