//! Layouts with run-time parameters: generated code against the map with numbers in their place, at every coordinate.
#![allow(clippy::cast_possible_truncation)]

/// A map as a table, built from the definitions alone: no code of the workspace.
pub struct Reference {
    shape: Vec<usize>,
    values: Vec<u64>,
}

/// Row-major coordinates of a number.
fn coordinates(shape: &[usize], mut i: usize) -> Vec<usize> {
    let mut out = vec![0; shape.len()];
    for (c, n) in out.iter_mut().zip(shape).rev() {
        *c = i % n;
        i /= n;
    }
    out
}

fn number(shape: &[usize], at: &[usize]) -> usize {
    shape.iter().zip(at).fold(0, |i, (n, c)| i * n + c)
}

/// `Σ cᵢ·dᵢ`.
pub fn literal(extents: &[u32], strides: &[u32]) -> Reference {
    let shape: Vec<usize> = extents.iter().map(|n| *n as usize).collect();
    let value = |i: usize| {
        let at = coordinates(&shape, i);
        at.iter().zip(strides).map(|(c, d)| *c as u64 * u64::from(*d)).sum()
    };
    let values = (0..shape.iter().product()).map(value).collect();
    Reference { shape, values }
}

impl Reference {
    /// The map over another shape, `from` giving the old coordinates.
    fn through(self, shape: Vec<usize>, from: impl Fn(&[usize]) -> Vec<usize>) -> Reference {
        let values = (0..shape.iter().product())
            .map(|i| self.values[number(&self.shape, &from(&coordinates(&shape, i)))])
            .collect();
        Reference { shape, values }
    }

    fn divide(self, tile: &[usize]) -> Reference {
        let rest: Vec<usize> = self.shape.iter().zip(tile).map(|(n, k)| n / k).collect();
        let rank = tile.len();
        self.through([tile, &rest].concat(), |c| (0..rank).map(|i| c[i] + tile[i] * c[rank + i]).collect())
    }

    fn compose(self, extents: &[usize], strides: &[usize]) -> Reference {
        let shape = self.shape.clone();
        self.through(extents.to_vec(), |c| coordinates(&shape, c.iter().zip(strides).map(|(c, d)| c * d).sum()))
    }

    fn fix(self, mode: usize, value: usize) -> Reference {
        let mut shape = self.shape.clone();
        shape.remove(mode);
        self.through(shape, |c| [&c[..mode], &[value], &c[mode..]].concat())
    }

    fn range(self, mode: usize, low: usize, high: usize) -> Reference {
        let mut shape = self.shape.clone();
        shape[mode] = high - low;
        self.through(shape, |c| {
            let mut at = c.to_vec();
            at[mode] += low;
            at
        })
    }

    fn permute(self, order: &[usize]) -> Reference {
        let shape = order.iter().map(|&i| self.shape[i]).collect();
        self.through(shape, |c| {
            let mut at = vec![0; order.len()];
            order.iter().zip(c).for_each(|(&i, &c)| at[i] = c);
            at
        })
    }
}

/// What a layout says at a coordinate, and of itself.
pub struct Said {
    index: u64,
    others: [Option<u64>; 3],
    coord: Vec<u32>,
    shape: Vec<usize>,
    sizes: (usize, usize),
}

/// A layout asked at parameters, a coordinate and its number.
type Asked<'a> = &'a dyn Fn(&[u32], &[u32], u32) -> Said;

/// Compares a layout at each of these parameters with the definition, at every coordinate.
fn compare(name: &str, parameters: &[&[u32]], reference: &dyn Fn(&[u32]) -> Reference, said: Asked) {
    for p in parameters {
        let reference = reference(p);
        let most = *reference.values.iter().max().unwrap();
        for (i, &value) in reference.values.iter().enumerate() {
            let at: Vec<u32> = coordinates(&reference.shape, i).iter().map(|c| *c as u32).collect();
            let said = said(p, &at, i as u32);
            assert_eq!(said.index, value, "{name}{p:?} at {at:?}");
            assert_eq!(said.others, [Some(value); 3], "{name}{p:?} at {at:?}");
            assert_eq!((said.coord, said.shape), (at, reference.shape.clone()), "{name}{p:?}");
            assert_eq!(said.sizes, (reference.values.len(), most as usize + 1), "{name}{p:?}");
        }
    }
}

macro_rules! case {
    ($layout:ident, [$($p:ident)*], [$($c:ident)*], [$([$($value:literal),*]),*], $reference:expr) => {
        crate::compare(
            stringify!($layout),
            &[$(&[$($value),*]),*],
            &|p| {
                let &[$($p),*] = p else { unreachable!() };
                $reference
            },
            &|p, c, i| {
                let &[$($p),*] = p else { unreachable!() };
                let &[$($c),*] = c else { unreachable!() };
                let layout = $layout::new($($p),*).unwrap();
                #[allow(unused_parens)]
                let ($($c),*) = { assert_eq!(layout.try_at(($($c),*)), layout.try_index($($c),*)); ($($c),*) };
                crate::Said {
                    index: layout.index($($c),*).into(),
                    others: [layout.try_index($($c),*), Some(layout.linear(i)), Some(layout.at(layout.coord(i)))].map(|v| v.map(u64::from)),
                    coord: {
                        #[allow(unused_parens)]
                        let ($($c),*) = layout.coord(i);
                        vec![$($c),*]
                    },
                    shape: layout.shape().to_vec(),
                    sizes: (Layout::size(&layout), Layout::cosize(&layout)),
                }
            },
        );
    };
}

#[path = "parameters/alike.rs"]
mod alike;
#[path = "parameters/caps.rs"]
mod caps;
#[path = "parameters/checks.rs"]
mod checks;
#[path = "parameters/copies.rs"]
mod copies;
#[path = "parameters/hardware.rs"]
mod hardware;
#[path = "parameters/limits.rs"]
mod limits;
#[path = "parameters/public.rs"]
mod public;
#[path = "parameters/ragged.rs"]
mod ragged;
#[path = "parameters/random.rs"]
mod random;
#[path = "parameters/slices.rs"]
mod slices;

/// Names that generated code might have used itself: bound modes and parameters.
mod names {
    use layout_algebra::layout;

    layout! {
        #![index(u64)]
        pub Values(ld): logical -> physical = (v: 4, col: 4):(ld, 1) where ld >= 4;
        pub MyValue(ld) = Values(ld) | { v };
        pub Parts(p): logical -> physical = (part_1_0: 3, part_0_0: 5, u: 2):(p, 2, 1) where p >= 10;
        pub MyPart(p) = Parts(p) | { part_1_0, part_0_0 };
        pub Whole(ld): logical -> physical = (row: 2):(ld) where ld >= 1;
        pub Paths(ld): logical -> physical = (x: (y: 2, z: 3), x_y: (2, 2)):((ld, 4), (2, 1)) where ld >= 12;
        pub MyPath(ld) = Paths(ld) | { x_y };
        /// Run-time extents inside a mode are cut into coordinates of their own.
        pub Cut(n): thread_value -> logical = (a: (2, n), a_1: 3, a_0_above_1: 2):((6 * n, 6), 2, 1);
        pub Memory(n): logical -> physical = (a: (2, n), a_1: 3):((4 * n, 3), 1);
        pub Sizes(size, room): logical -> physical = (row: 4, col: 4):(size, room) where size >= 4 * room, room >= 1;
        pub Layout(layout): logical -> physical = (reciprocals: 4, col: 4):(layout, 1) where layout >= 4;
        pub MyLayout(layout) = Layout(layout) | { reciprocals };
    }

    #[test]
    fn do_not_hide_each_other() {
        let values = Values::new(10).unwrap();
        for (v, col) in (0..4).flat_map(|v| (0..4).map(move |col| (v, col))) {
            let mine = MyValue::of(values, v);
            assert_eq!((mine.linear(col), mine.index(col)), (values.index(v, col), values.index(v, col)));
        }
        let parts = Parts::new(17).unwrap();
        for (a, b, u) in (0..3).flat_map(|a| (0..5).flat_map(move |b| (0..2).map(move |u| (a, b, u)))) {
            let mine = MyPart::of(parts, a, b);
            assert_eq!((mine.linear(u), mine.index(u)), (parts.index(a, b, u), parts.index(a, b, u)));
        }
    }

    #[test]
    fn paths_and_modes_may_look_alike() {
        let paths = Paths::new(20).unwrap();
        for (x, x_y) in (0..6).flat_map(|x| (0..4).map(move |x_y| (x, x_y))) {
            let mine = MyPath::of(paths, x_y);
            assert_eq!((mine.leaf(x / 3, x % 3), mine.index(x)), (paths.index(x, x_y), paths.index(x, x_y)));
        }
    }

    #[test]
    fn what_is_cut_off_is_called_like_no_mode() {
        let n = 5;
        let (cut, memory) = (Cut::new(n).unwrap(), Memory::new(n).unwrap());
        for a in 0..2 * n {
            for b in 0..3 {
                assert_eq!(memory.index(a, b), (a / n) * 4 * n + a % n * 3 + b);
                for c in 0..2 {
                    assert_eq!(cut.index(a, b, c), a * 6 + b * 2 + c);
                    assert_eq!(cut.linear((a * 3 + b) * 2 + c), a * 6 + b * 2 + c);
                }
            }
        }
    }

    #[test]
    fn parameters_have_the_names_of_locals() {
        assert!(Sizes::new_for::<u64>(1 << 40, 1).is_ok());
        assert!(Sizes::new_for::<u64>(1 << 60, 1).is_err());
        let layout = Layout::new(9).unwrap();
        assert_eq!(MyLayout::of(layout, 3).index(2), layout.index(3, 2));
    }

    #[test]
    fn the_cosize_fits_too() {
        assert!(Whole::new(u64::MAX).is_err());
        assert_eq!(Whole::new(u64::MAX - 1).unwrap().cosize(), usize::MAX);
    }
}

#[test]
fn a_ragged_matrix_is_as_large_as_its_largest_coordinates() {
    layout_algebra::layout! {
        pub Line(n): logical -> physical = (x: n):(1) where n >= 1;
        pub Ragged(n) = divide_ceil(Line(n), (4));
    }
    use ndarray::{Array2, ShapeBuilder};
    let ragged = Ragged::new(10).unwrap();
    let small = Array2::<u32>::zeros((4, 2).f());
    assert!(layout_algebra::View::from_ndarray(small.view(), ragged).is_err());
}
