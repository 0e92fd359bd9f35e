//! Maps in the language's own notation, for messages and documentation.

use layout_core::map::digits_by_leaf;
use layout_core::tree::{Mode, Tree};
use layout_core::{Digit, Layout, Map, Shape, Stage, Stride};

/// `swizzle(3, 6, 3) @ (row: 128, col: 64):(64, 1)`; a chain that is no layout is written out stage by stage.
#[must_use]
pub fn map(map: &Map) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (i, stage) in map.stages.iter().enumerate() {
        parts.push(match stage {
            Stage::Swizzle(s) => format!("swizzle({}, {}, {})", s.bits, s.src, s.dst),
            Stage::Layout(layout) if i == 0 => first(&map.domain, layout),
            Stage::Layout(layout) => with_offset(layout, flat(layout)),
        });
    }
    parts.reverse();
    parts.join(" @ ")
}

/// The first stage over the domain's own nesting, each leaf with several digits written as a tuple.
fn first(domain: &Shape, layout: &Layout) -> String {
    let Some(groups) = digits_by_leaf(&domain.extents(), layout) else {
        return with_offset(layout, flat(layout));
    };
    let mut refined = domain.clone();
    let mut groups = groups.into_iter();
    let mut strides = Vec::new();
    for mode in &mut refined.modes {
        refine(&mut mode.tree, &mut groups, &mut strides);
    }
    with_offset(layout, literal(&refined, &strides))
}

fn refine(tree: &mut Tree<u64>, groups: &mut impl Iterator<Item = Vec<Digit>>, strides: &mut Vec<Stride>) {
    match tree {
        Tree::Leaf(_) => match groups.next().unwrap_or_default().as_slice() {
            [] => strides.push(Stride::Int(1)),
            [one] => strides.push(one.stride),
            several => {
                strides.extend(several.iter().map(|d| d.stride));
                *tree = Tree::Tuple(several.iter().map(|d| Mode::unnamed(Tree::Leaf(d.extent))).collect());
            }
        },
        Tree::Tuple(modes) => modes.iter_mut().for_each(|m| refine(&mut m.tree, groups, strides)),
    }
}

fn flat(layout: &Layout) -> String {
    let strides: Vec<Stride> = layout.digits.iter().map(|d| d.stride).collect();
    literal(&Shape::flat(&layout.extents()), &strides)
}

fn with_offset(layout: &Layout, text: String) -> String {
    if layout.offset == 0 { text } else { format!("({} + {text})", layout.offset) }
}

/// `(row: 4, col: (2, 2)):(4, (2, 1))`, one stride for each leaf.
#[must_use]
pub fn literal(shape: &Shape, strides: &[Stride]) -> String {
    let mut left = strides.iter();
    let trees: Vec<String> = shape.modes.iter().map(|m| stride_tree(&m.tree, &mut left)).collect();
    match (shape.modes.as_slice(), trees.as_slice()) {
        ([], _) => "1:1".to_owned(),
        ([one], [stride]) if one.label.is_empty() && matches!(one.tree, Tree::Leaf(_)) => {
            format!("{}:{stride}", tree(&one.tree))
        }
        _ => format!("{}:({})", shape_text(shape), trees.join(", ")),
    }
}

/// `(row: 4, col: (2, 2))`.
#[must_use]
pub fn shape_text(shape: &Shape) -> String {
    format!("({})", modes(&shape.modes))
}

fn modes(modes: &[Mode<u64>]) -> String {
    let text = |m: &Mode<u64>| match m.label.is_empty() {
        true => tree(&m.tree),
        false => format!("{}: {}", m.label, tree(&m.tree)),
    };
    modes.iter().map(text).collect::<Vec<_>>().join(", ")
}

fn tree(t: &Tree<u64>) -> String {
    match t {
        Tree::Leaf(n) => n.to_string(),
        Tree::Tuple(inner) => format!("({})", modes(inner)),
    }
}

fn stride_tree<'a>(t: &Tree<u64>, left: &mut impl Iterator<Item = &'a Stride>) -> String {
    match t {
        Tree::Leaf(_) => match left.next() {
            Some(Stride::Int(d)) => d.to_string(),
            _ => "_".to_owned(),
        },
        Tree::Tuple(inner) => {
            let parts: Vec<String> = inner.iter().map(|m| stride_tree(&m.tree, left)).collect();
            format!("({})", parts.join(", "))
        }
    }
}
