//! Proofs by hand, and against all values in a box.

use super::*;

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
    let mut state = 7u64;
    let mut next = |n: i128| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i128::from(state >> 33) % n
    };
    let (mut proved, mut refuted, mut possible) = (0, 0, 0);
    for _ in 0..700 {
        let mut form = |most: i128| {
            let (a, b) = (next(5) - 2, next(5) - 2);
            let form = Form::default().plus(&Form::parameter(0), a).unwrap();
            form.plus(&Form::parameter(1), b).unwrap().shifted(next(most) - most / 2).unwrap()
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

#[test]
fn two_residues_are_one() {
    for (m, n) in (1..13).flat_map(|m| (1..13).map(move |n| (m, n))) {
        for (a, b) in (0..m).flat_map(|a| (0..n).map(move |b| (a, b))) {
            let own = (0..m * n).find(|x| x % m == a && x % n == b);
            assert_eq!(together((m, a), (n, b)).map(|(_, r)| r), own, "{m} {a} {n} {b}");
        }
    }
    let huge = i128::from(u64::MAX);
    assert_eq!(together((huge, 5), (huge - 1, 5)), None);
    assert_eq!(together((1 << 62, 5), (5, 1)), None);
    assert_eq!(together((huge, huge - 1), (5, 4)), Some((huge, huge - 1)));
    assert_eq!(stronger((0, 3), (8, 1)), (0, 3));
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

#[test]
fn divisors() {
    let (x, y) = (Form::parameter(0), Form::parameter(1));
    let facts = Facts {
        parameters: 2,
        clauses: alloc::vec![Clause::Multiple(x.clone(), 8), Clause::Multiple(y.shifted(-2).unwrap(), 4)],
    };
    assert_eq!(facts.divisor(&x), 8);
    assert_eq!(facts.divisor(&y), 2);
    assert_eq!(facts.divisor(&x.times(&y).unwrap()), 16);
    assert_eq!(facts.divisor(&x.shifted(4).unwrap()), 4);
    assert_eq!(facts.divisor(&Form::default()), 0);
    let twelve =
        Facts { parameters: 1, clauses: alloc::vec![Clause::Multiple(x.clone(), 4), Clause::Multiple(x.clone(), 6)] };
    assert_eq!((twelve.divisor(&x), twelve.residue_of(0)), (12, (12, 0)));
    assert_eq!(facts.sample(&[1, 1]), Some(alloc::vec![8, 2]));
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
