//! Generated Rust against the map, at every coordinate and in every form of a coordinate.
//!
//! The layouts of `generated/` are declared with `layout!` and compared with tables that no code of this workspace computed:
//! real CuTe's, those of public kernels, and for random layouts a Python implementation of the definitions by enumeration.

/// Whether the macro claimed a trait for a type: an inherent constant where it did, the trait's where it did not.
macro_rules! claims {
    ($layout:ty: $property:ident) => {{
        trait Otherwise {
            const HOLDS: bool = false;
        }
        impl<T> Otherwise for Is<T> {}
        struct Is<T>(::core::marker::PhantomData<T>);
        #[allow(dead_code)]
        impl<T: ::layout_algebra::$property> Is<T> {
            const HOLDS: bool = true;
        }
        <Is<$layout>>::HOLDS
    }};
}

/// Compares one layout with the table of this key: the index type, its shape, its leaves, and a name for each of their
/// coordinates.
macro_rules! case {
    ($tables:expr, $layout:path, $index:ty, $key:literal, $shape:expr, $leaves:expr, [$($mode:ident)*], [$($leaf:ident)*]) => {{
        use ::layout_algebra::{Layout, StaticLayout};
        let layout = $layout;
        let inherent = super::Facts { size: <$layout>::SIZE, cosize: <$layout>::COSIZE, shape: &<$layout>::SHAPE };
        let by_trait = super::Facts {
            size: <$layout as StaticLayout>::SIZE,
            cosize: <$layout as StaticLayout>::COSIZE,
            shape: <$layout as StaticLayout>::SHAPE,
        };
        assert_eq!(<$layout>::RANK, <$layout>::SHAPE.len());
        assert_eq!((layout.size(), layout.cosize()), (<$layout>::SIZE, <$layout>::COSIZE));
        super::compare(&super::Case {
            key: $key,
            table: super::table($tables, $key),
            facts: [inherent, by_trait],
            shape: &$shape,
            leaves: [&<$layout>::LEAVES, &$leaves],
            dense: claims!($layout: Dense),
            injective: claims!($layout: Injective),
            to_memory: super::to_memory(layout),
            linear: |i| [layout.linear(i as $index), layout.at_linear(i as $index)].map(|v| v as u64),
            index: |c| {
                let &[$($mode),*] = c else { unreachable!() };
                layout.index($($mode as $index),*) as u64
            },
            coord: |i| {
                let coord = layout.coord(i as $index);
                assert_eq!(layout.try_at(coord), Some(layout.at(coord)));
                #[allow(unused_parens)]
                let ($($mode),*) = coord;
                vec![$($mode as u64),*]
            },
            leaf: |c| {
                let &[$($leaf),*] = c else { unreachable!() };
                layout.leaf($($leaf as $index),*) as u64
            },
            try_index: |c| {
                let &[$($mode),*] = c else { unreachable!() };
                layout.try_index($($mode as $index),*).map(|v| v as u64)
            },
        });
    }};
}

mod generated {
    mod atoms;
    mod documented;
    mod kernels;
    mod random;
    // mod usage;
}

/// What the constants say.
#[derive(Debug, PartialEq)]
struct Facts<'a> {
    size: usize,
    cosize: usize,
    shape: &'a [usize],
}

/// One layout as functions of integers, and what it should be.
struct Case<'a, Linear, Index, Coord, Leaf, TryIndex> {
    key: &'a str,
    table: Vec<u64>,
    facts: [Facts<'a>; 2],
    shape: &'a [usize],
    leaves: [&'a [usize]; 2],
    dense: bool,
    injective: bool,
    to_memory: bool,
    linear: Linear,
    index: Index,
    coord: Coord,
    leaf: Leaf,
    try_index: TryIndex,
}

fn compare<Linear, Index, Coord, Leaf, TryIndex>(case: &Case<'_, Linear, Index, Coord, Leaf, TryIndex>)
where
    Linear: Fn(u64) -> [u64; 2],
    Index: Fn(&[u64]) -> u64,
    Coord: Fn(u64) -> Vec<u64>,
    Leaf: Fn(&[u64]) -> u64,
    TryIndex: Fn(&[u64]) -> Option<u64>,
{
    let (key, table, shape) = (case.key, &case.table, case.shape);
    let (size, cosize) = (table.len(), usize::try_from(table.iter().max().unwrap() + 1).unwrap());
    for facts in &case.facts {
        assert_eq!(facts, &Facts { size, cosize, shape }, "{key}");
    }
    assert_eq!(case.leaves[0], case.leaves[1], "{key}");
    let mut values = table.clone();
    values.sort_unstable();
    values.dedup();
    let distinct = values.len() == size;
    assert_eq!(case.dense, distinct && cosize == size, "{key}: dense");
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

/// The table of a key, in a file with one `{"id":KEY,…,"table":[…]}` a line.
fn table(tables: &str, key: &str) -> Vec<u64> {
    let id = format!("{{\"id\":\"{key}\",");
    let line = tables.lines().find(|line| line.trim_start().starts_with(&id)).unwrap_or_else(|| panic!("no {key}"));
    let (_, list) = line.split_once("\"table\":[").unwrap();
    list.split_once(']').unwrap().0.split(',').map(|n| n.parse().unwrap()).collect()
}
