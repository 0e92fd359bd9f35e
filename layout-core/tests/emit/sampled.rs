//! Random maps in every form, whole and as slices.

use crate::random::Random;
use crate::tally::{HEAD, Tally};
use crate::{FORMS, check, tightest};
use layout_core::decide::budget::Budget;
use layout_core::decide::slice;
use layout_core::emit::{self, Form, Width};
use layout_core::ops::{self, Bind};
use layout_core::shape::unflatten;
use layout_core::{Map, Mode, Path, Shape};

/// The map with some of its modes bound at run time: each base as it is emitted, and from the bases every value. The
/// kind of the slice; `None` where the names of the modes clash.
fn check_slice(map: &Map, random: &mut Random, width: Width) -> Option<slice::Kind> {
    let rank = map.domain.rank();
    let paths: Vec<Path> = (0..rank).filter(|_| random.below(2) == 0).map(|i| map.domain.mode_path(i)).collect();
    let bound = paths.len();
    let map = ops::bind(map, 0, &paths).ok()?;
    let leaves = map.domain.leaves();
    let flags: Vec<bool> = leaves.iter().map(|l| l.mode < bound).collect();
    let s = slice::slice(&map, &flags, &mut Budget::new());
    let table = s.table.as_ref().unwrap();
    let sizes = map.domain.mode_sizes();
    let (times, values) = (sizes[..bound].iter().product::<u64>(), sizes[bound..].iter().product::<u64>());
    let name = |i: usize| Path::name(&format!("m{i}"));
    let modes = map.domain.modes.iter().enumerate().map(|(i, m)| Mode { label: name(i), tree: m.tree.clone() });
    let named = Map { domain: Shape { modes: modes.collect() }, ..map.clone() };
    let bases: Vec<Vec<u64>> = (if s.kind == slice::Kind::General { &s.bases[..] } else { &s.bases[..1] })
        .iter()
        .map(|&v| {
            let at = unflatten(&sizes[bound..], v);
            let binds: Vec<_> = at.iter().enumerate().map(|(i, &c)| (name(bound + i), Bind::Value(c))).collect();
            let base = ops::restrict(&named, &binds).unwrap();
            let program = emit::emit(&base, Form::Index, width, &mut Budget::new());
            check(&base, &program, width);
            (0..times).map(|t| program.eval(&unflatten(&sizes[..bound], t))).collect()
        })
        .collect();
    for (t, v) in (0..times).flat_map(|t| (0..values).map(move |v| (t, v as usize))) {
        let base = bases[if s.kind == slice::Kind::General { table.class[v] } else { 0 }][t as usize];
        let at = map.eval_linear(t * values + v as u64);
        assert_eq!((base ^ table.xors[v]) + table.offsets[v], at, "{map:?} {flags:?} {s:?} at {t}, {v}");
        assert!(at <= width.max() && base ^ table.xors[v] <= width.max());
    }
    Some(s.kind)
}

#[test]
fn every_form_of_random_maps() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut tallies: [Tally; 3] = Default::default();
    let (mut shares, mut slices) = ([0; 4], [0; 3]);
    for n in 0..10_000 {
        // Every other one is a composite as written, nothing folded in it.
        let map = if n % 2 == 0 { random.map(96) } else { random.composite(96) };
        let widths = [Width::U32, Width::U64, tightest(&map)];
        for (i, form) in FORMS.into_iter().enumerate() {
            tallies[i].take(&map, form, widths[(n + i) % 3]);
            if n % 8 < 2 {
                check(&map, &emit::literal(&map, form, Width::U32), Width::U64);
            }
        }
        if let Some(kind) = check_slice(&map, &mut random, widths[n % 3]) {
            slices[kind as usize] += 1;
        }
        let (layouts, swizzles) = (map.layouts().count(), map.swizzles().len());
        let is = [layouts > 1, swizzles > 0, layouts > 1 && swizzles > 0, map.restricted];
        (0..4).for_each(|k| shares[k] += u32::from(is[k]));
    }
    let [chains, swizzled, both, restricted] = shares;
    println!("10,000 maps: {chains} of several layouts, {swizzled} swizzled, {both} both, {restricted} restricted");
    println!("bound at run time: additive, xor, general {slices:?}");
    let rows: Vec<String> = FORMS.iter().zip(&tallies).map(|(form, tally)| tally.row(&format!("{form:?}"))).collect();
    println!("{HEAD}{}", rows.concat());
    let more: u32 = tallies.iter().map(|t| t.more).sum();
    println!("more operators than the literal chain, fewer instructions: {more} of 30,000");
    assert!(more < 30);
    assert!(shares.iter().all(|n| *n > 1000) && slices.iter().all(|n| *n > 100), "{shares:?} {slices:?}");
}
