//! Programs that are known: the text itself.

use crate::maps::unfolded;
use crate::random::Random;
use crate::{FORMS, check};
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Expr, Form, Kind, Program, Width};
use layout_core::ops::{self, Bind};
use layout_core::shape::unflatten;
use layout_core::{Map, Mode, Path, Shape, Space, Stride, Swizzle, Tree};

fn emit(map: &Map, form: Form) -> Program {
    emit::emit(map, form, Width::U32, &mut Budget::new())
}

fn text(map: &Map, form: Form, names: &[&str]) -> String {
    let program = emit(map, form);
    check(map, &program, Width::U32);
    emit::as_text(&program, &names.iter().map(|s| (*s).to_string()).collect::<Vec<_>>())
}

fn layout(domain: Shape, strides: &[u64]) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    ops::layout(domain, &strides, Space::Logical, Space::Physical).unwrap()
}

fn swizzled(b: u32, m: u32, s: i64, map: &Map) -> Map {
    ops::swizzle(Swizzle::cute(b, m, s).unwrap(), map).unwrap()
}

#[test]
fn swizzled_tile() {
    let map = swizzled(3, 6, 3, &layout(Shape::named(&[("row", 128), ("col", 64)]), &[64, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "let x0 = row * 64 + col; x0 ^ ((x0 >> 3) & 448)");
    assert_eq!(text(&map, Form::Linear, &["i"]), "i ^ ((i >> 3) & 448)");
    assert_eq!(emit(&map, Form::Index).kind, Kind::Xor);
    let map = swizzled(3, 3, 3, &layout(Shape::named(&[("row", 128), ("col", 64)]), &[64, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "row * 64 + (col ^ ((row << 3) & 56))");
    // Padded rows: no bit of the sum is a bit of a coordinate.
    let map = swizzled(2, 0, 3, &layout(Shape::named(&[("row", 8), ("col", 4)]), &[5, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "let x0 = row * 5 + col; x0 ^ ((x0 >> 3) & 3)");
    // Nothing reaches the bits that it reads.
    let map = swizzled(2, 0, 7, &layout(Shape::named(&[("row", 8), ("col", 4)]), &[5, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "row * 5 + col");
    assert_eq!(emit(&map, Form::Index).kind, Kind::Affine);
}

#[test]
fn c_fragment() {
    let pair = |a, b| Tree::Tuple(vec![Mode::unnamed(Tree::Leaf(a)), Mode::unnamed(Tree::Leaf(b))]);
    let mode = |name, tree| Mode { label: Path::name(name), tree };
    let domain = Shape { modes: vec![mode("lane", pair(8, 4)), mode("reg", pair(2, 2))] };
    let map = layout(domain, &[8, 2, 64, 1]);
    assert_eq!(text(&map, Form::Leaf, &["g", "t", "h", "v"]), "g * 8 + t * 2 + h * 64 + v");
    assert_eq!(text(&map, Form::Index, &["lane", "reg"]), "lane * 2 + reg + (reg >> 1) * 62");
    assert_eq!(text(&map, Form::Linear, &["i"]), "i + (i >> 1) * 62 - (i >> 2) * 126");
    assert_eq!([emit(&map, Form::Leaf).kind, emit(&map, Form::Index).kind], [Kind::Affine, Kind::Refinement]);
    let names = ["i".to_string()];
    let coordinates = emit::coord(&map.domain);
    let coordinates: Vec<String> = coordinates.iter().map(|p| emit::as_text(p, &names)).collect();
    assert_eq!(coordinates, ["i >> 2", "i & 3"]);
}

#[test]
fn negative_differences() {
    let map = swizzled(1, 0, 1, &layout(Shape::named(&[("a", 2), ("b", 2)]), &[2, 1]));
    let slice = ops::restrict(&map, &[(Path::name("a"), Bind::Value(1))]).unwrap();
    assert_eq!(text(&slice, Form::Index, &["b"]), "b ^ 3");
    // (2,2):(1,2) as one integer is 0, 2, 1, 3: its middle falls.
    let domain = Shape { modes: vec![Mode { label: Path::name("v"), tree: Shape::flat(&[2, 2]).into_tree() }] };
    let middle = ops::restrict(&layout(domain, &[1, 2]), &[(Path::name("v"), Bind::Range(1, 3))]).unwrap();
    assert_eq!(text(&middle, Form::Index, &["v"]), "2 - v");
}

/// Seven of ten columns: as one integer, their digits are not digits of it.
#[test]
fn range_across_a_cut() {
    let nested = |name, extents: &[u64]| Mode { label: Path::name(name), tree: Shape::flat(extents).into_tree() };
    let domain = Shape { modes: vec![nested("a", &[3]), nested("b", &[2, 5])] };
    let map = layout(domain, &[100, 1, 7]);
    for (low, high) in [(0, 7), (1, 8), (4, 10), (0, 10)] {
        let slice = ops::restrict(&map, &[(Path::name("b"), Bind::Range(low, high))]).unwrap();
        for form in FORMS {
            check(&slice, &emit(&slice, form), Width::U32);
        }
    }
}

trait IntoTree {
    fn into_tree(self) -> Tree<u64>;
}

impl IntoTree for Shape {
    fn into_tree(self) -> Tree<u64> {
        Tree::Tuple(self.modes)
    }
}

#[test]
fn composites_keep_what_is_additive() {
    let dense = |extents: &[u64], strides: &[u64]| Map { to: Space::Logical, ..layout(Shape::flat(extents), strides) };
    // Only the lower twelve carry.
    let map = unfolded(&layout(Shape::flat(&[5, 3, 4]), &[100, 7, 23]), &dense(&[5, 4, 3], &[12, 3, 1]));
    assert_eq!(text(&map, Form::Leaf, &["a", "b", "c"]), "let x0 = b * 3 + c; a * 100 + x0 * 23 - (x0 >> 2) * 85");
    // A chain that folds only as a whole: by the scan, and without a budget for it literally.
    let first = unfolded(&dense(&[2, 3, 2], &[1, 2, 6]), &dense(&[2, 2, 3], &[1, 2, 4]));
    let map = unfolded(&layout(Shape::flat(&[2, 2, 3]), &[1, 2, 4]), &first);
    let map = Map { domain: Shape::flat(&[12]), ..map };
    assert_eq!(emit(&map, Form::Leaf).kind, Kind::Refinement);
    let poor = emit::emit(&map, Form::Leaf, Width::U32, &mut Budget { points: 0 });
    assert_eq!(poor.kind, Kind::Composite);
    check(&map, &poor, Width::U32);
}

#[test]
fn no_coordinate_left() {
    let map = layout(Shape::named(&[("a", 4), ("b", 4)]), &[5, 1]);
    let names = [Path::name("a"), Path::name("b")];
    let point = ops::restrict(&map, &names.map(|n| (n, Bind::Value(3)))).unwrap();
    assert_eq!(text(&point, Form::Index, &[]), "18");
    assert!(emit::coord(&point.domain).is_empty());
}

#[test]
fn extents_near_the_limits() {
    let mut random = Random(5);
    let cases: [(&[u64], &[u64], u32); 6] = [
        (&[u64::MAX], &[1], 64),
        (&[1 << 32, (1 << 31) - 1], &[1, 1 << 32], 64),
        (&[3, 5, 17, 257, 641, 65_537, 6_700_417 / 3], &[2, 6, 30, 510, 131_070, 84_015_870, 5_506_148_072_190], 64),
        (&[1 << 16, 1 << 16], &[1, 1 << 16], 32),
        (&[65_537, 65_535], &[1, 65_537], 32),
        (&[1 << 31], &[1], 32),
    ];
    for (extents, strides, bits) in cases {
        let width = Width { bits };
        let map = layout(Shape::flat(extents), strides);
        assert!(emit::fits(&map, width));
        assert!(bits == 32 || !emit::fits(&map, Width::U32));
        for form in FORMS {
            let program = emit::emit(&map, form, width, &mut Budget::new());
            for n in 0..400 {
                let i = if n == 0 { map.size() - 1 } else { random.wide() % map.size() };
                let see = &mut |e: &Expr, value| assert!(value <= width.max(), "{e:?}");
                assert_eq!(program.trace(&unflatten(&program.inputs, i), see), map.eval_linear(i), "{program:?}");
            }
        }
    }
    // The size and the last address fit, an integer in between or a swizzled address does not.
    let small = layout(Shape::flat(&[2]), &[1 << 33]);
    let wide = layout(Shape::flat(&[2, 1 << 33]), &[1, 2]);
    assert!(!emit::fits(&unfolded(&wide, &small), Width::U32));
    let high = ops::swizzle(Swizzle::new(1, 0, 40).unwrap(), &layout(Shape::flat(&[4]), &[1])).unwrap();
    assert!(!emit::fits(&high, Width::U32));
}

/// The forms that only bases have.
#[test]
fn bases() {
    let strides = |s: &[u64]| s.iter().map(|&s| Stride::Int(s)).collect::<Vec<_>>();
    let map = |shape: Shape, s: &[u64]| ops::layout(shape, &strides(s), Space::Logical, Space::Physical).unwrap();
    let digits = |extents: &[u64], s: &[u64]| {
        let mode = Mode::unnamed(Tree::Tuple(extents.iter().map(|&n| Mode::unnamed(Tree::Leaf(n))).collect()));
        map(Shape { modes: vec![mode] }, s)
    };
    let text = |map: &Map, width: Width, names: &[&str]| {
        let program = emit::base(map, width, &mut Budget::new());
        check(map, &program, width);
        emit::as_text(&program, &names.iter().map(|s| (*s).to_string()).collect::<Vec<_>>())
    };
    let padded = digits(&[2, 80], &[84, 1]);
    assert_eq!(text(&padded, Width::U32, &["t"]), "if t >= 80 { t + 4 } else { t }");
    assert_eq!(text(&padded, Width::U64, &["t"]), "if t >= 80 { t + 4 } else { t }");
    let permuted = digits(&[10, 6], &[1, 48]);
    assert_eq!(text(&permuted, Width::U32, &["t"]), "t * 48 - ((t as u64 * 715827883) >> 32) as u32 * 287");
    assert_eq!(text(&permuted, Width::U64, &["t"]), "t * 48 - ((t * 43) >> 8) * 287");
    let fragment = digits(&[8, 4], &[4096, 2]);
    assert_eq!(text(&fragment, Width::U32, &["t"]), "(t + (t >> 2) * 2044) * 2");
    assert_eq!(text(&fragment, Width::U64, &["t"]), "t * 2 + (t >> 2) * 4088");
    let vectors = ops::swizzle(Swizzle::cute(3, 3, 3).unwrap(), &digits(&[32, 8], &[64, 8])).unwrap();
    assert_eq!(text(&vectors, Width::U32, &["t"]), "(((t ^ (t >> 3)) & 7) | (t & 248)) * 8");
    let tiles = map(Shape::named(&[("m", 3), ("t", 32)]), &[100, 2]);
    assert_eq!(text(&tiles, Width::U32, &["m", "t"]), "(m * 50 + t) * 2");
}
