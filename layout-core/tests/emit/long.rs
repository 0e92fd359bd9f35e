//! Chains too long to be shortened: what is spent on them does not depend on what they are.

use super::{FORMS, check, tightest};
use crate::random::Random;
use layout_core::decide::budget::{Budget, CHAIN, POINTS, SHORT, TOTAL};
use layout_core::decide::refined::layout_of;
use layout_core::emit::{self, Form, Width};
use layout_core::{Map, ops};

/// Dense maps one after the other, each a digit for each factor, in an order of its own.
fn chain(random: &mut Random, factors: &[u64], maps: usize) -> Map {
    let first = random.permuted(factors);
    (1..maps).fold(first, |all, _| ops::compose(&random.permuted(factors), &all).unwrap())
}

/// How many digits its layouts have together.
fn length(map: &Map) -> u64 {
    map.layouts().map(|layout| layout.digits.len() as u64).sum()
}

#[test]
fn past_the_budget_of_one_question_a_chain_is_left_as_it_stands() {
    let mut random = Random(7);
    for _ in 0..20 {
        let map = chain(&mut random, &[2, 3, 2, 3, 5, 2], 160);
        assert!(length(&map).pow(2) > POINTS);
        let (width, mut budget) = (tightest(&map), Budget::new());
        for form in FORMS {
            let program = emit::emit(&map, form, width, &mut budget);
            assert_eq!(program, emit::literal(&map, form, width));
            check(&map, &program, width);
        }
        assert_eq!(emit::base(&map, width, &mut budget), emit::literal(&map, Form::Index, width));
    }
}

#[test]
fn long_chains_are_shortened_as_long_as_an_invocation_may() {
    let mut random = Random(8);
    let map = chain(&mut random, &[2, 3, 2, 3, 2], 20);
    let (length, mut budget) = (length(&map), Budget::new());
    assert!(SHORT < length && length.pow(2) < POINTS);
    let literal = emit::literal(&map, Form::Index, Width::U32);
    let mut shortened = 0;
    for _ in 0..=TOTAL / length.pow(2) {
        let program = emit::emit(&map, Form::Index, Width::U32, &mut budget);
        if program == literal {
            continue;
        }
        check(&map, &program, Width::U32);
        assert!(program.operations().total() < literal.operations().total());
        shortened += 1;
    }
    assert!(shortened > 0 && budget.points < length.pow(2), "{shortened} {budget:?}");
    assert_eq!(emit::emit(&map, Form::Index, Width::U32, &mut budget), literal);
}

/// A coordinate of a long chain is as many coordinates as it has layouts, by the [`CHAIN`].
#[test]
fn coordinates_of_long_chains_cost_more() {
    let mut random = Random(9);
    let mut dearest = 0;
    for maps in [2, CHAIN, 3 * CHAIN, 9 * CHAIN] {
        let map = chain(&mut random, &[2, 3, 2, 3, 2, 5, 7], maps);
        let each = map.layouts().count().div_ceil(CHAIN) as u64;
        dearest = each.max(dearest);
        let mut budget = Budget::new();
        assert!(layout_of(&map, &map.domain.mode_sizes(), &mut budget).is_none());
        // All of its coordinates, after those of its parts.
        let spent = (TOTAL - budget.points) as f64 / (each * map.size()) as f64;
        assert!((1.0..2.0).contains(&spent), "{spent}");
    }
    assert!(dearest > 2, "some fold, not most");
}
