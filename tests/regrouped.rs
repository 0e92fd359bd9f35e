//! What was once refused or collided: regrouped slices of thread-value maps, blocks in repeating macros.

use layout_algebra::layout;

layout! {
    pub Frag: thread_value -> logical = (t: 8, v: (4, 8)):(32, (8, 1));
    pub Line: logical -> physical = 256:1;
    pub Mine = Line @ Frag | { t };
    pub Divided = divide(Mine, 4);
    pub Named = rename(Mine, (value));
    pub Flat = flatten(Mine);
    pub Turned = permute(flatten(Mine), (1, 0));
    pub Halves = split(Mine, v, (hi: 2, lo: 16));
    pub Grouped = group(Mine, (a: v.1, b: v.0));
    pub Deep: logical -> physical = (coord: 12, v: (6, 2)):(1, (12, 100));
    pub Zipped = flatten(zip(divide(flatten(Deep), (12, 1, 1))));
}

#[test]
fn slices_of_threads_regroup() {
    for t in 0..8 {
        let mine = Mine::new(t);
        for v in 0..32 {
            let (hi, lo) = (v / 8, v % 8);
            assert_eq!(mine.index(v), t * 32 + v);
            assert_eq!(Divided::new(t).index(v % 4, v / 4), mine.index(v));
            assert_eq!(Named::new(t).index(v), mine.index(v));
            assert_eq!(Flat::new(t).index(hi, lo), mine.index(v));
            assert_eq!(Turned::new(t).index(lo, hi), mine.index(v));
            assert_eq!(Halves::new(t).index(v / 16, v % 16), mine.index(v));
            assert_eq!(Grouped::new(t).index(lo, hi), mine.index(v));
        }
    }
    assert_eq!((Zipped::SIZE, Zipped::RANK), (Deep::SIZE, 6));
}

macro_rules! tiles {
    ($($module:ident $rows:literal)*) => { $(
        mod $module {
            layout_algebra::layout! {
                pub A: logical -> physical = ($rows, 4):(4, 1);
                pub Same: logical -> physical = (2, 2):(2, 1);
            }
        }
    )* };
}
tiles!(small 8 large 16);

mod both {
    layout_algebra::layout! {
        use super::small::{A as Small, Same};
        use super::large::{A as Large, Same as Also};
        pub Ratio: logical -> physical = (size(Large) / size(Small), size(Same), size(Also)):(16, 4, 1);
    }
}

#[test]
fn one_macro_declares_a_name_twice() {
    assert_eq!((small::A::SIZE, large::A::SIZE, both::Ratio::SHAPE), (32, 64, [2, 4, 4]));
    assert_eq!((small::Same.index(1, 1), large::Same.index(1, 0)), (3, 2));
}
