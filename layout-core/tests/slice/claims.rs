//! What a slice claims, and the definitions by trying everything.

use layout_core::Map;
use layout_core::decide::slice::{Kind, Slice};
use std::collections::BTreeMap;

/// All that a slice claims.
pub fn holds(s: &Slice, map: &Map, bound: &[bool]) {
    let columns = addresses(map, bound);
    let what = || format!("{map:?} {bound:?} {s:?}");
    let table = s.table.as_ref().unwrap();
    let n = columns.len();
    assert_eq!((table.class.len(), table.xors.len(), table.offsets.len()), (n, n, n));
    for v in 0..n {
        let k = table.class[v];
        let base = &columns[s.bases[if s.kind == Kind::General { k } else { 0 }] as usize];
        for (at, base) in columns[v].iter().zip(base) {
            assert_eq!(*at, (base ^ table.xors[v]) + table.offsets[v], "{v} {}", what());
        }
        // The base is the smallest of its class, the first of those.
        let own = &columns[s.bases[k] as usize];
        assert!(own.iter().zip(&columns[v]).all(|(b, at)| b <= at), "{}", what());
        assert!(own[0] < columns[v][0] || s.bases[k] as usize <= v, "{}", what());
        assert_eq!(table.class[s.bases[k] as usize], k);
        let first = table.class.iter().position(|c| *c == k).unwrap();
        assert_eq!(table.xors[v], table.xors[first], "{}", what());
    }
    match s.kind {
        Kind::Additive => assert_eq!(s.bases.len(), 1),
        Kind::Xor => assert!(s.bases.len() > 1 && table.xors.iter().any(|x| *x > 0)),
        Kind::General => assert!(s.bases.len() > 1),
    }
    if s.kind != Kind::Xor {
        assert!(table.xors.iter().all(|x| *x == 0));
    }
    mask_holds(s, map, bound, &columns);
}

fn mask_holds(s: &Slice, map: &Map, bound: &[bool], columns: &[Vec<u64>]) {
    let base = &columns[s.bases[0] as usize];
    let fits = |m: u64| {
        columns.iter().all(|column| {
            let e = column[0].checked_sub(base[0]);
            e.is_some_and(|e| column.iter().zip(base).all(|(at, b)| *at == (b ^ (e & m)) + (e & !m)))
        })
    };
    match s.mask(map, bound) {
        Some(m) => assert!(fits(m), "{map:?} {bound:?} {s:?} {m}"),
        None if s.kind == Kind::Xor && columns.iter().flatten().max() < Some(&128) => {
            assert!(!(0..128).any(fits), "{map:?} {bound:?} {s:?}");
        }
        None => assert_ne!(s.kind, Kind::Additive),
    }
}

/// The claims, and that nothing better exists.
pub fn is_best(s: &Slice, map: &Map, bound: &[bool]) {
    holds(s, map, bound);
    let columns = addresses(map, bound);
    let class = classes(&columns);
    let count = class.iter().enumerate().filter(|(v, c)| v == *c).count();
    assert_eq!(s.bases.len(), count, "{map:?} {bound:?} {s:?}");
    // Equal partitions, since both have `count` classes.
    let table = s.table.as_ref().unwrap();
    assert!((0..columns.len()).all(|v| table.class[v] == table.class[class[v]]));
    if count > 1 && columns.iter().flatten().max() < Some(&256) {
        assert_eq!(s.kind == Kind::Xor, xor_exists(&columns), "{map:?} {bound:?} {s:?}");
    }
}

/// Addresses by value and then by bound coordinates.
pub fn addresses(map: &Map, bound: &[bool]) -> Vec<Vec<u64>> {
    let extents = map.domain.extents();
    let mut out: BTreeMap<Vec<u64>, Vec<u64>> = BTreeMap::new();
    for (i, c) in crate::support::oracle::coordinates(&extents).iter().enumerate() {
        let value = c.iter().zip(bound).filter(|(_, b)| !**b).map(|(x, _)| *x).collect();
        out.entry(value).or_default().push(map.eval_linear(i as u64));
    }
    out.into_values().collect()
}

/// For each value the first value of its class.
pub fn classes(columns: &[Vec<u64>]) -> Vec<usize> {
    let differs =
        |v: &[u64], w: &[u64]| v.iter().zip(w).map(|(a, b)| i128::from(*a) - i128::from(*b)).collect::<Vec<_>>();
    let same = |v: &[u64], w: &[u64]| differs(v, w).windows(2).all(|d| d[0] == d[1]);
    columns.iter().map(|v| columns.iter().position(|w| same(v, w)).unwrap()).collect()
}

/// Whether some class's base reaches all others, trying every X.
pub fn xor_exists(columns: &[Vec<u64>]) -> bool {
    let class = classes(columns);
    let mut bases: BTreeMap<usize, usize> = BTreeMap::new();
    for v in 0..columns.len() {
        let base = bases.entry(class[v]).or_insert(v);
        if columns[v][0] < columns[*base][0] {
            *base = v;
        }
    }
    let reaches = |a: &[u64], b: &[u64]| {
        let top = a.iter().max().unwrap().checked_ilog2().map_or(0, |b| b + 1);
        (0..1u64 << top).any(|x| {
            let offset = b[0].checked_sub(a[0] ^ x);
            offset.is_some_and(|o| a.iter().zip(b).all(|(a, b)| (a ^ x) + o == *b))
        })
    };
    bases.values().any(|&a| bases.values().all(|&b| reaches(&columns[a], &columns[b])))
}
