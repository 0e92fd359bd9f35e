//! What paths name: the same by name and by position, with all that lies below it, on shapes whose labels have several
//! names, some or none.

mod support;

use layout_core::analysis::vector_width;
use layout_core::decide::budget::Budget;
use layout_core::ops::{self, Bind, OpError, Pitch, post};
use layout_core::{Layout, Map, Mode, Path, Shape, Space, Tree};
use proptest::prelude::*;
use support::oracle::coordinates;
use support::tree::Dice;
use support::values;

/// Random nested shapes. No two labels are alike; some begin alike.
struct Shapes {
    dice: Dice,
    labels: usize,
}

impl Shapes {
    fn shape(&mut self, every_top_is_named: bool) -> Shape {
        let modes = (0..1 + self.dice.roll(3)).map(|_| {
            let mode = self.mode(2);
            let label = if every_top_is_named && mode.label.is_empty() { self.label(1) } else { mode.label };
            Mode { label, tree: mode.tree }
        });
        Shape { modes: modes.collect() }
    }

    fn mode(&mut self, depth: usize) -> Mode<u64> {
        let names = self.dice.index(4);
        let label = self.label(names);
        let tree = match self.dice.index(3) {
            0 if depth > 0 => Tree::Tuple((0..1 + self.dice.roll(2)).map(|_| self.mode(depth - 1)).collect()),
            _ => Tree::Leaf(1 + self.dice.roll(3)),
        };
        Mode { label, tree }
    }

    fn label(&mut self, names: usize) -> Path {
        let all = (0..names).map(|i| match i + 1 == names {
            true => {
                self.labels += 1;
                format!("x{}", self.labels)
            }
            false => ["s", "t"][self.dice.index(2)].to_owned(),
        });
        Path(all.map(|name| name.as_str().into()).collect())
    }
}

/// Into memory, each address its coordinate.
fn map(domain: Shape) -> Map {
    let layout = Layout::canonical(&domain.extents()).unwrap();
    Map::of(domain, layout, Space::Logical, Space::Physical)
}

/// Each mode of the domain, at any depth, and each beginning of its name, by name and by position.
fn both_ways(domain: &Shape) -> Vec<(Path, Path)> {
    fn below(tree: &Tree<u64>, at: &Path, out: &mut Vec<Path>) {
        out.push(at.clone());
        if let Tree::Tuple(modes) = tree {
            for (i, m) in modes.iter().enumerate() {
                let own = m.label_or(i);
                let begun = (1..own.0.len()).map(|n| at.join(&Path(own.0[..n].into())));
                out.extend(begun);
                below(&m.tree, &at.join(&own), out);
            }
        }
    }
    let mut out = Vec::new();
    for (i, mode) in domain.modes.iter().enumerate() {
        let (mut paths, position) = (Vec::new(), Path::name(&i.to_string()));
        below(&mode.tree, &Path::default(), &mut paths);
        out.extend(paths.into_iter().map(|p| (domain.mode_path(i).join(&p), position.join(&p))));
    }
    out
}

fn leaf(path: &Path) -> Mode<Path> {
    Mode::unnamed(Tree::Leaf(path.clone()))
}

proptest! {
    #![proptest_config(support::cases(500))]

    #[test]
    fn a_position_is_as_good_as_a_name(seed in any::<u64>()) {
        let mut shapes = Shapes { dice: Dice(seed), labels: 0 };
        let map = map(shapes.shape(false));
        let leaves = map.domain.leaves();
        for (name, position) in both_ways(&map.domain) {
            let found = map.domain.find(&name);
            prop_assert_eq!(&map.domain.find(&position), &found, "{}", position);
            let size: u64 = found.iter().map(|&i| leaves[i].extent).product();
            let others: Vec<Path> =
                (0..leaves.len()).filter(|i| !found.contains(i)).map(|i| leaves[i].path.clone()).collect();
            let grouped = |path: &Path| {
                let last = Mode { label: Path::parse("last.one"), tree: Tree::Leaf(path.clone()) };
                ops::group(&map, &[others.iter().map(leaf).collect(), vec![last]].concat())
            };
            let permuted = |path: &Path| ops::permute(&map, &[vec![path.clone()], others.clone()].concat());
            let shape = Shape::flat(&shapes.dice.extents(size));
            let split = |path: &Path| match ops::split(&map, path, &shape) {
                // Errors name what was written.
                Err(OpError::NotOneMode { .. }) => None,
                split => Some(split),
            };
            let restricted = |path: &Path, bind| ops::restrict(&map, &[(path.clone(), bind)]);
            let (value, low) = (shapes.dice.roll(size), shapes.dice.roll(size));
            let (value, range) = (Bind::Value(value), Bind::Range(low, size));
            let bound = |path: &Path| ops::bind(&map, 0, core::slice::from_ref(path));
            let width = |path: &Path| vector_width(&map, path, &mut Budget::new());
            prop_assert_eq!(grouped(&position), grouped(&name));
            prop_assert_eq!(permuted(&position), permuted(&name));
            prop_assert_eq!(split(&position), split(&name));
            prop_assert_eq!(restricted(&position, value), restricted(&name, value));
            prop_assert_eq!(restricted(&position, range), restricted(&name, range));
            prop_assert_eq!(bound(&position), bound(&name));
            prop_assert_eq!(width(&position), width(&name));
            let order: Vec<usize> = found.iter().copied().chain((0..leaves.len()).filter(|i| !found.contains(i))).collect();
            if let Ok(out) = permuted(&position) {
                let extents = out.domain.extents();
                prop_assert!(coordinates(&extents).iter().all(|c| post::group_post(&map, &order, &out, c)));
            }
            if let Some(Ok(out)) = split(&position) {
                prop_assert_eq!(values(&out), values(&map));
            }
        }
    }

    /// Whatever path a mode moves by, the leaves are called as they were.
    #[test]
    fn no_name_is_lost(seed in any::<u64>()) {
        let mut shapes = Shapes { dice: Dice(seed), labels: 0 };
        let map = map(shapes.shape(true));
        let paths: Vec<Path> = map.domain.leaves().into_iter().map(|l| l.path).collect();
        let begun = |path: &Path| (1..path.0.len()).map(|n| Path(path.0[..n].into())).collect::<Vec<_>>();
        let named = both_ways(&map.domain).into_iter().flat_map(|(name, at)| [begun(&name), vec![name, at]].concat());
        for path in named {
            let found = map.domain.find(&path);
            let others = || (0..paths.len()).filter(|i| !found.contains(i));
            let order = [vec![path.clone()], others().map(|i| paths[i].clone()).collect()].concat();
            let expected: Vec<&Path> = found.iter().copied().chain(others()).map(|i| &paths[i]).collect();
            // Of `s.x1` and `s.(x2: …)`, not all can move by `s` and stay apart from what is named alone.
            if let Ok(out) = ops::permute(&map, &order) {
                let leaves = out.domain.leaves();
                prop_assert_eq!(leaves.iter().map(|l| &l.path).collect::<Vec<_>>(), expected, "{}", path);
            }
            let rest = others().map(|i| &paths[i]);
            let expected: Vec<&Path> = found.iter().map(|&i| &paths[i]).chain(rest).collect();
            if let Ok(out) = ops::bind(&map, 0, core::slice::from_ref(&path)) {
                let leaves = out.domain.leaves();
                prop_assert_eq!(leaves.iter().map(|l| &l.path).collect::<Vec<_>>(), expected, "bind {}", path);
            }
        }
    }
}

fn nested(text: &[(&str, Tree<u64>)]) -> Shape {
    Shape { modes: text.iter().map(|(label, tree)| mode(label, tree.clone())).collect() }
}

fn mode(label: &str, tree: Tree<u64>) -> Mode<u64> {
    Mode { label: Path::parse(label), tree }
}

fn pair(label: &str, other: &str, a: Tree<u64>, b: Tree<u64>) -> Tree<u64> {
    Tree::Tuple(vec![mode(label, a), mode(other, b)])
}

/// What is left of `( … , row: row, col: 3)` when a second `row` comes in front: `copy.row`, `elem.row`, `col`.
fn repeated(row: Tree<u64>) -> Map {
    let by = ops::layout(Shape::named(&[("row", 2)]), &[layout_core::Stride::Int(1)], Space::Logical, Space::Logical);
    let map = map(nested(&[("row", row), ("col", Tree::Leaf(3))]));
    ops::repeat(&map, &by.unwrap(), Pitch::default()).unwrap()
}

fn leaf_paths(map: &Map) -> Vec<String> {
    map.domain.leaves().iter().map(|l| l.path.to_string()).collect()
}

#[test]
fn below_a_label_of_several_names() {
    let two = || Tree::Leaf(2);
    let map_named = repeated(pair("a", "b", pair("", "", two(), two()), Tree::Leaf(4)));
    let order = ["1.a", "0", "1.b", "2"].map(Path::parse);
    let out = ops::permute(&map_named, &order).unwrap();
    assert_eq!(leaf_paths(&out), ["elem.row.a.0", "elem.row.a.1", "copy.row", "elem.row.b", "col"]);

    let unnamed = repeated(Tree::Tuple(vec![
        Mode::unnamed(Tree::Tuple(vec![Mode::unnamed(two()), Mode::unnamed(two())])),
        Mode::unnamed(Tree::Leaf(4)),
    ]));
    let mode = |label: &str, path: &str| Mode { label: Path::name(label), tree: Tree::Leaf(Path::parse(path)) };
    let out = ops::group(&unnamed, &[mode("a", "0"), mode("b", "1.0"), mode("d", "1.1"), mode("e", "2")]).unwrap();
    assert_eq!(leaf_paths(&out), ["a", "b.0", "b.1", "d", "e"]);
    let one = ops::restrict(&out, &[(Path::parse("b.0"), Bind::Value(1))]).unwrap();
    assert_eq!(one.domain.mode_sizes(), [2, 2, 4, 3]);
}

#[test]
fn a_mode_inside_one_at_a_position_is_split() {
    let map =
        map(Shape { modes: vec![Mode::unnamed(Tree::Tuple(Shape::flat(&[2, 4]).modes)), mode("", Tree::Leaf(3))] });
    let out = ops::split(&map, &Path::parse("0.1"), &Shape::flat(&[2, 2])).unwrap();
    assert_eq!(leaf_paths(&out), ["i0.0", "i0.1.0", "i0.1.1", "i1"]);
}

#[test]
fn what_is_left_of_a_mode_keeps_its_name() {
    let map = map(nested(&[("p", pair("r", "s", Tree::Leaf(2), Tree::Leaf(4))), ("q", Tree::Leaf(3))]));
    let one = ops::restrict(&map, &[(Path::parse("p.r"), Bind::Value(1))]).unwrap();
    let out = ops::permute(&one, &["q", "p"].map(Path::parse)).unwrap();
    assert_eq!(leaf_paths(&out), ["q", "p.s"]);
    let bound = ops::bind(&one, 0, &[Path::parse("p")]).unwrap();
    assert_eq!(leaf_paths(&bound), ["p.s", "q"]);
    // A beginning of one name alone, too.
    let tiles = ops::divide(&self::map(Shape::named(&[("row", 8)])), &[2]).unwrap();
    let out = ops::permute(&tiles, &["rest", "tile"].map(Path::parse)).unwrap();
    assert_eq!(leaf_paths(&out), ["rest.row", "tile.row"]);
    assert_eq!(out.domain.mode_path(0), Path::name("rest"));
}
