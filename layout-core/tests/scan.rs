//! Theorem 1 against every chain of divisors.

mod support;

use layout_core::decide::scan::{additive, scan};
use proptest::prelude::*;
use support::oracle;

/// All functions of `[0, n)` with `g(0) = 0` and values below `bound`, last value fastest.
fn functions(n: usize, bound: i128) -> impl Iterator<Item = Vec<i128>> {
    let mut next = Some(vec![0; n]);
    std::iter::from_fn(move || {
        let current = next.take()?;
        let mut g = current.clone();
        let grows = (1..n).rev().find(|&i| g[i] + 1 < bound);
        next = grows.map(|i| {
            g[i] += 1;
            g[i + 1..].fill(0);
            g
        });
        Some(current)
    })
}

#[test]
fn theorem_1_on_all_186_293_functions() {
    let (mut seen, mut accepted) = (0, 0);
    for n in [2usize, 3, 4, 6, 8, 9, 12] {
        let chains = oracle::chains(n as u64);
        for g in functions(n, if n <= 4 { 5 } else { 3 }) {
            seen += 1;
            let found = scan(&g);
            let fits = chains.iter().any(|chain| oracle::is_layout(&g, chain));
            assert_eq!(found.is_some(), fits, "{g:?}");
            if let Some(chain) = found {
                accepted += 1;
                assert_eq!(Some(&chain.weights), oracle::coarsest(&g).as_ref(), "{g:?}");
                let strides: Vec<i128> = chain.weights.iter().map(|&w| g[w as usize]).collect();
                assert_eq!(chain.strides, strides, "{g:?}");
            }
        }
    }
    assert_eq!((seen, accepted), (186_293, 58));
}

#[test]
fn one_value_needs_no_chain() {
    assert_eq!(scan(&[7]), Some(Default::default()));
}

proptest! {
    #![proptest_config(support::cases(2000))]

    /// Layouts with strides of any sign, zero included, and a constant.
    #[test]
    fn finds_the_coarsest_chain(
        extents in support::factors(96).prop_flat_map(support::extents_of),
        strides in prop::collection::vec(-6i128..=6, 16),
        constant in -9i128..9,
    ) {
        let value = |c: &Vec<u64>| constant + c.iter().zip(&strides).map(|(&c, d)| i128::from(c) * d).sum::<i128>();
        let g: Vec<i128> = oracle::coordinates(&extents).iter().map(value).collect();
        prop_assert_eq!(scan(&g).map(|c| c.weights), oracle::coarsest(&g));
    }

    #[test]
    fn rejects_what_no_chain_fits(g in prop::collection::vec(-2i128..=2, 1..=12)) {
        prop_assert_eq!(scan(&g).map(|c| c.weights), oracle::coarsest(&g));
    }

    #[test]
    fn additive_agrees_with_enumeration(
        functions in prop::collection::vec(prop::collection::vec(0u64..20, 1..=5), 0..=3),
        constant in 0u64..9,
        change in prop::option::of((any::<prop::sample::Index>(), 1u64..3)),
    ) {
        let extents: Vec<u64> = functions.iter().map(|g| g.len() as u64).collect();
        let value = |c: &Vec<u64>| constant + c.iter().zip(&functions).map(|(&c, g)| g[c as usize]).sum::<u64>();
        let mut f: Vec<u64> = oracle::coordinates(&extents).iter().map(value).collect();
        if let Some((at, more)) = change {
            let at = at.index(f.len());
            f[at] += more;
        }
        let found = additive(&f, &extents);
        prop_assert_eq!(found.as_ref().map(|a| a.offset), found.is_some().then(|| f[0].into()));
        prop_assert_eq!(found.map(|a| a.functions), oracle::additive(&extents, &f));
    }
}

#[test]
fn additive_needs_as_many_values_as_coordinates() {
    assert_eq!(additive(&[0, 1, 2], &[2, 2]), None);
    assert_eq!(additive(&[], &[0, 3]), None);
    assert_eq!(additive(&[4], &[]).map(|a| a.offset), Some(4));
}
