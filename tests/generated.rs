//! Generated Rust against the map, at every coordinate and in every form of a coordinate.
//!
//! The layouts of `generated/` are declared with `layout!` and compared with tables that no code of this workspace computed:
//! real CuTe's, those of public kernels, and for random layouts and restrictions a Python implementation of the definitions by
//! enumeration.

use layout_algebra::Kind;

/// Compares one layout with the table of this key: the index type, its shape, its leaves, and a name for each of their
/// coordinates.
macro_rules! case {
    ($tables:expr, $layout:path, $index:ty, $key:literal, $shape:expr, $leaves:expr, [$($mode:ident)*], [$($leaf:ident)*]) => {{
        use ::layout_algebra::{Layout, StaticLayout};
        #[allow(unused_imports)]
        use crate::Otherwise;
        let layout = $layout;
        crate::IsInjective::<$layout>::hand_out(layout, $key);
        let inherent = crate::Facts { size: <$layout>::SIZE, cosize: <$layout>::COSIZE, shape: &<$layout>::SHAPE };
        let by_trait = crate::Facts {
            size: <$layout as StaticLayout>::SIZE,
            cosize: <$layout as StaticLayout>::COSIZE,
            shape: <$layout as StaticLayout>::SHAPE,
        };
        assert_eq!(<$layout>::RANK, <$layout>::SHAPE.len());
        assert_eq!((layout.size(), layout.cosize()), (<$layout>::SIZE, <$layout>::COSIZE));
        crate::compare(&crate::Case {
            key: $key,
            line: crate::line($tables, $key),
            facts: [inherent, by_trait],
            shape: &$shape,
            leaves: [&<$layout>::LEAVES, &$leaves],
            dense: crate::IsDense::<$layout>::HOLDS,
            injective: crate::IsInjective::<$layout>::HOLDS,
            to_memory: crate::to_memory(layout),
            linear: |i| [$layout.linear(i as $index), $layout.at_linear(i as $index)].map(|v| v as u64),
            index: |c| {
                let &[$($mode),*] = c else { unreachable!() };
                $layout.index($($mode as $index),*) as u64
            },
            coord: |i| {
                let coord = $layout.coord(i as $index);
                assert_eq!($layout.try_at(coord), Some($layout.at(coord)));
                #[allow(unused_parens)]
                let ($($mode),*) = coord;
                vec![$($mode as u64),*]
            },
            leaf: |c| {
                let &[$($leaf),*] = c else { unreachable!() };
                $layout.leaf($($leaf as $index),*) as u64
            },
            try_index: |c| {
                let &[$($mode),*] = c else { unreachable!() };
                let found = $layout.try_index($($mode as $index),*);
                #[allow(unused_parens)]
                let by_trait = $layout.try_at(($($mode as $index),*));
                assert_eq!(by_trait, found);
                found.map(|v| v as u64)
            },
        });
    }};
}

/// Compares a restriction bound at run time with the table of this key: the index type, the sizes of the bound modes, its
/// shape, its leaves, and a name for each of their coordinates.
macro_rules! slice {
    ($tables:expr, $slice:ident, $index:ty, $key:literal, $bound:expr, $shape:expr, $leaves:expr,
     [$($b:ident)*], [$($mode:ident)*], [$($leaf:ident)*]) => {{
        #[allow(unused_imports)]
        use crate::Otherwise;
        crate::IsSplit::<$slice>::hand_out((), $key);
        fn at(b: &[u64]) -> $slice {
            let &[$($b),*] = b else { unreachable!() };
            $slice::new($($b as $index),*)
        }
        crate::compare_slice(&crate::SliceCase {
            key: $key,
            table: crate::table(crate::line($tables, $key)),
            facts: crate::Facts { size: $slice::SIZE, cosize: $slice::COSIZE, shape: &$slice::SHAPE },
            kind: $slice::KIND,
            constants: [
                $slice::XORS.iter().map(|x| *x as u64).collect(),
                $slice::OFFSETS.iter().map(|x| *x as u64).collect(),
                $slice::CLASS.iter().map(|k| *k as u64).collect(),
            ],
            bound: &$bound,
            shape: &$shape,
            leaves: [&$slice::LEAVES, &$leaves],
            linear: |b, v| at(b).linear(v as $index) as u64,
            index: |b, c| {
                let &[$($mode),*] = c else { unreachable!() };
                at(b).index($($mode as $index),*) as u64
            },
            coord: |b, v| {
                #[allow(unused_parens)]
                let ($($mode),*) = at(b).coord(v as $index);
                vec![$($mode as u64),*]
            },
            leaf: |b, c| {
                let &[$($leaf),*] = c else { unreachable!() };
                at(b).leaf($($leaf as $index),*) as u64
            },
            try_index: |b, c| {
                let &[$($mode),*] = c else { unreachable!() };
                at(b).try_index($($mode as $index),*).map(|v| v as u64)
            },
            each: |b, seen| at(b).each(|v, address| seen.push((v as u64, address as u64))),
            map: |b| at(b).map(|v, address| (v as u64, address as u64)).to_vec(),
        })
    }};
}

mod generated {
    pub mod aliasing;
    mod atoms;
    mod documented;
    mod kernels;
    mod random;
    mod slices;
    mod usage;
}

/// `HOLDS` of a type without the trait; an inherent constant of that name goes before it.
#[allow(dead_code)]
trait Otherwise {
    const HOLDS: bool = false;
    /// Nothing is handed out.
    fn hand_out<T>(_: T, _: &str) {}
}

/// Whether the macro claimed `Dense`.
struct IsDense<L>(std::marker::PhantomData<L>);
/// Whether the macro claimed `Injective`.
struct IsInjective<L>(std::marker::PhantomData<L>);

/// Whether a view can be split by a restriction.
struct IsSplit<R>(std::marker::PhantomData<R>);

impl<L> Otherwise for IsDense<L> {}
impl<L> Otherwise for IsInjective<L> {}
impl<R> Otherwise for IsSplit<R> {}
#[allow(dead_code)]
impl<L: layout_algebra::Dense> IsDense<L> {
    const HOLDS: bool = true;
}
#[allow(dead_code)]
impl<L: layout_algebra::Injective> IsInjective<L> {
    const HOLDS: bool = true;

    fn hand_out(layout: L, key: &str)
    where
        L: layout_algebra::StaticLayout,
    {
        generated::aliasing::of_layout(layout, key);
    }
}
#[allow(dead_code)]
impl<R: layout_algebra::Restriction<Of: layout_algebra::Injective + layout_algebra::StaticLayout + Default>>
    IsSplit<R>
{
    fn hand_out(_: (), key: &str) {
        generated::aliasing::of_restriction::<R>(Default::default(), key);
    }
}

/// What the constants say.
#[derive(Debug, PartialEq)]
struct Facts<'a> {
    size: usize,
    cosize: usize,
    shape: &'a [usize],
}

/// One layout as functions of integers, and what it should be.
struct Case<'a> {
    key: &'a str,
    line: &'a str,
    facts: [Facts<'a>; 2],
    shape: &'a [usize],
    leaves: [&'a [usize]; 2],
    dense: bool,
    injective: bool,
    to_memory: bool,
    linear: fn(u64) -> [u64; 2],
    index: fn(&[u64]) -> u64,
    coord: fn(u64) -> Vec<u64>,
    leaf: fn(&[u64]) -> u64,
    try_index: fn(&[u64]) -> Option<u64>,
}

fn compare(case: &Case<'_>) {
    let (key, table, shape) = (case.key, &table(case.line), case.shape);
    let restricted = case.line.contains("\"restricted\":true"); // never dense
    let (size, cosize) = (table.len(), usize::try_from(table.iter().max().unwrap() + 1).unwrap());
    for facts in &case.facts {
        assert_eq!(facts, &Facts { size, cosize, shape }, "{key}");
    }
    assert_eq!(case.leaves[0], case.leaves[1], "{key}");
    let mut values = table.clone();
    values.sort_unstable();
    values.dedup();
    let distinct = values.len() == size;
    assert_eq!(case.dense, distinct && cosize == size && !restricted, "{key}: dense");
    assert_eq!(case.injective, distinct && case.to_memory, "{key}: injective");
    for (i, &value) in (0..).zip(table) {
        let (coord, leaves) = (digits(i, shape), digits(i, case.leaves[1]));
        assert_eq!((case.linear)(i), [value; 2], "{key}.linear({i})");
        assert_eq!((case.coord)(i), coord, "{key}.coord({i})");
        assert_eq!((case.index)(&coord), value, "{key}.index({coord:?})");
        assert_eq!((case.leaf)(&leaves), value, "{key}.leaf({leaves:?})");
        assert_eq!((case.try_index)(&coord), Some(value), "{key}.try_index({coord:?})");
        for mode in 0..shape.len() {
            let mut outside = coord.clone();
            outside[mode] = shape[mode] as u64;
            assert_eq!((case.try_index)(&outside), None, "{key}.try_index({outside:?})");
        }
    }
}

/// One restriction bound at run time as functions of integers, and what it should be.
struct SliceCase<'a> {
    key: &'a str,
    /// The values of each bound coordinate, one after the other.
    table: Vec<u64>,
    facts: Facts<'a>,
    kind: Kind,
    /// For each value what is xor-ed and what is added, and its class.
    constants: [Vec<u64>; 3],
    bound: &'a [usize],
    shape: &'a [usize],
    leaves: [&'a [usize]; 2],
    linear: fn(&[u64], u64) -> u64,
    index: fn(&[u64], &[u64]) -> u64,
    coord: fn(&[u64], u64) -> Vec<u64>,
    leaf: fn(&[u64], &[u64]) -> u64,
    try_index: fn(&[u64], &[u64]) -> Option<u64>,
    each: fn(&[u64], &mut Vec<(u64, u64)>),
    map: fn(&[u64]) -> Vec<(u64, u64)>,
}

fn compare_slice(case: &SliceCase<'_>) -> Kind {
    let (key, shape) = (case.key, case.shape);
    let (size, times) = (shape.iter().product::<usize>(), case.bound.iter().product::<usize>());
    let cosize = usize::try_from(case.table.iter().max().unwrap() + 1).unwrap();
    assert_eq!(case.table.len(), size * times, "{key}");
    assert_eq!(case.facts, Facts { size, cosize, shape }, "{key}");
    assert_eq!(case.leaves[0], case.leaves[1], "{key}");
    let rows: Vec<&[u64]> = case.table.chunks(size).collect();
    for (b, row) in (0..).zip(&rows) {
        let bound = &digits(b, case.bound);
        let values: Vec<(u64, u64)> = (0..).zip(row.iter().copied()).collect();
        let mut seen = Vec::new();
        (case.each)(bound, &mut seen);
        assert_eq!(seen, values, "{key}.each at {bound:?}");
        assert_eq!((case.map)(bound), values, "{key}.map at {bound:?}");
        for (v, value) in values {
            let (coord, leaves) = (digits(v, shape), digits(v, case.leaves[1]));
            assert_eq!((case.linear)(bound, v), value, "{key}.linear({v}) at {bound:?}");
            assert_eq!((case.coord)(bound, v), coord, "{key}.coord({v})");
            assert_eq!((case.index)(bound, &coord), value, "{key}.index({coord:?}) at {bound:?}");
            assert_eq!((case.leaf)(bound, &leaves), value, "{key}.leaf({leaves:?}) at {bound:?}");
            assert_eq!((case.try_index)(bound, &coord), Some(value), "{key}.try_index({coord:?}) at {bound:?}");
        }
        for mode in 0..shape.len() {
            let mut outside = vec![0; shape.len()];
            outside[mode] = shape[mode] as u64;
            assert_eq!((case.try_index)(bound, &outside), None, "{key}.try_index({outside:?})");
        }
    }
    let [xors, offsets, class] = &case.constants;
    assert_eq!([xors.len(), offsets.len(), class.len()], [size; 3], "{key}");
    // The base, of one class or of all, is the address of the value to which nothing is done.
    let base = |v: usize| {
        let own = |w: &usize| case.kind != Kind::General || class[*w] == class[v];
        (0..size).filter(own).find(|w| xors[*w] == 0 && offsets[*w] == 0).unwrap_or_else(|| panic!("{key}: no base"))
    };
    for (v, base) in (0..size).map(|v| (v, base(v))) {
        assert!(rows.iter().all(|row| row[v] == (row[base] ^ xors[v]) + offsets[v]), "{key}: the constants of {v}");
    }
    // No two classes differ by a constant, and there is no xor without need.
    let same =
        |v: usize, w: usize| rows.iter().all(|row| row[v].wrapping_sub(row[w]) == rows[0][v].wrapping_sub(rows[0][w]));
    let apart = (0..size).flat_map(|v| (0..v).map(move |w| (v, w))).all(|(v, w)| same(v, w) == (class[v] == class[w]));
    assert!(apart, "{key}: classes {class:?}");
    assert_eq!(case.kind == Kind::Additive, class.iter().all(|k| *k == 0), "{key}");
    assert_eq!(case.kind == Kind::Xor, xors.iter().any(|x| *x > 0), "{key}");
    case.kind
}

/// Prints how many there are of each kind.
fn report(kinds: &[Kind]) {
    let of = |kind| kinds.iter().filter(|k| **k == kind).count();
    let [additive, xor, general] = [Kind::Additive, Kind::Xor, Kind::General].map(of);
    println!("{} restrictions: {additive} additive, {xor} xor, {general} general", kinds.len());
    assert!(additive.min(xor).min(general) > 5);
    let split = generated::aliasing::RESTRICTIONS.load(std::sync::atomic::Ordering::Relaxed);
    println!("{split} of them split a view");
    assert!(split > 100, "{split}");
}

/// The coordinate with this number, the last extent varying fastest.
fn digits(mut i: u64, extents: &[usize]) -> Vec<u64> {
    let mut out = vec![0; extents.len()];
    for (digit, &extent) in out.iter_mut().zip(extents).rev() {
        (*digit, i) = (i % extent as u64, i / extent as u64);
    }
    out
}

/// Whether a layout ends in physical space.
fn to_memory<L: layout_algebra::Layout>(_: L) -> bool {
    std::any::type_name::<L::Codomain>() == std::any::type_name::<layout_algebra::Physical>()
}

/// The line of a key, in a file with one `{"id":KEY,…,"table":[…]}` a line.
fn line<'a>(tables: &'a str, key: &str) -> &'a str {
    let id = format!("{{\"id\":\"{key}\",");
    tables.lines().map(str::trim_start).find(|line| line.starts_with(&id)).unwrap_or_else(|| panic!("no {key}"))
}

/// The table in a line.
fn table(line: &str) -> Vec<u64> {
    let (_, list) = line.split_once("\"table\":[").unwrap();
    list.split_once(']').unwrap().0.split(',').map(|n| n.parse().unwrap()).collect()
}
