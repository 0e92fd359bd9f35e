//! Generated Rust against the map, at every coordinate and in every form of a coordinate.
//!
//! The layouts of `generated/` are declared with `layout!` and compared with tables that no code of this workspace computed:
//! real CuTe's, those of public kernels, and for random layouts a Python implementation of the definitions by enumeration.

/// Compares one layout with the table of this key: the index type, its shape, its leaves, and a name for each of their
/// coordinates.
macro_rules! case {
    ($tables:expr, $layout:path, $index:ty, $key:literal, $shape:expr, $leaves:expr, [$($mode:ident)*], [$($leaf:ident)*]) => {{
        use ::layout_algebra::{Layout, StaticLayout};
        #[allow(unused_imports)]
        use crate::Otherwise;
        let layout = $layout;
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
                $layout.try_index($($mode as $index),*).map(|v| v as u64)
            },
        });
    }};
}

mod generated {
    mod atoms;
    mod documented;
    mod kernels;
    mod random;
    mod usage;
}

/// `HOLDS` of a type without the trait; an inherent constant of that name goes before it.
#[allow(dead_code)]
trait Otherwise {
    const HOLDS: bool = false;
}

/// Whether the macro claimed `Dense`.
struct IsDense<L>(std::marker::PhantomData<L>);
/// Whether the macro claimed `Injective`.
struct IsInjective<L>(std::marker::PhantomData<L>);

impl<L> Otherwise for IsDense<L> {}
impl<L> Otherwise for IsInjective<L> {}
#[allow(dead_code)]
impl<L: layout_algebra::Dense> IsDense<L> {
    const HOLDS: bool = true;
}
#[allow(dead_code)]
impl<L: layout_algebra::Injective> IsInjective<L> {
    const HOLDS: bool = true;
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
