//! Tiles that do not divide: maps continued past an extent, and the question whether a coordinate is inside.
//!
//! A map of n coordinates in a mode becomes one of `P ≥ n`, P a multiple of the tile. Past n its values mean nothing;
//! nobody asks for them, since a [`Probe`] says which coordinates are inside. Where the topmost digit of the mode can
//! grow, it does, and the map stays one layout; otherwise the longer coordinates are read through the weights of the
//! old ones.

use super::{Extent, Family, Form, Part, Probe};
use crate::int::{self, Overflow};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage, digits_by_leaf};
use crate::shape::{Shape, weights};
use crate::tree::{Mode, Tree};
use alloc::vec::Vec;

/// The family of a static map: itself, and the largest value.
#[must_use]
pub fn of_static(map: &Map, top: u64) -> Family {
    Family {
        names: Vec::new(),
        facts: super::Facts::default(),
        parts: alloc::vec![Part { unit: super::Monomial::default(), map: map.clone() }],
        probes: Vec::new(),
        top: Form::constant(top.into()),
        count: None,
    }
}

/// The number of coordinates as a form, where it is one.
#[must_use]
pub fn count(extents: &[Extent]) -> Option<Form> {
    extents.iter().try_fold(Form::constant(1), |n, e| {
        let times = Form::constant(e.times.into());
        (e.over == 1).then(|| n.times(&e.form).and_then(|f| f.times(&times)).ok()).flatten()
    })
}

/// The map and its family with each of these top-level modes as long as a multiple of its tile, and ragged where that
/// is longer. With each go the sizes of the modes at run time. Run-time extents make room for the longer modes.
///
/// # Errors
/// A size that does not fit.
pub fn widened(map: &Map, family: &Family, tiles: &[(usize, u64, Form)]) -> Result<(Map, Family), Overflow> {
    let (mut map, mut family) = (map.clone(), family.clone());
    loop {
        match widened_as_is(&map, &family, tiles) {
            Err(Overflow) if family.has_open(&map.domain) => (map, family) = family.halved(&map)?,
            result => return result,
        }
    }
}

fn widened_as_is(map: &Map, family: &Family, tiles: &[(usize, u64, Form)]) -> Result<(Map, Family), Overflow> {
    let (mut map, mut family) = (map.clone(), family.clone());
    if !family.is_ragged() {
        family.count = count(&family.extents(&map.domain));
    }
    for (mode, tile, size) in tiles {
        let long = length(&map, &mut family, *mode, *tile)?;
        // What stands beside the parts says which coordinates repeat an address. None inside does so along a mode of
        // one coordinate: there it has a stride, and the parts, which are evaluated, add nothing.
        map = widened_in(&map, *mode, long, Stride::Int(1))?;
        let longer = family.map(|m| widened_in(m, *mode, long, Stride::Broadcast))?;
        let sizes = map.domain.mode_sizes();
        int::product(sizes.iter().copied())?;
        let digit = |(i, &extent): (usize, &u64)| Digit {
            extent,
            stride: if i == *mode { Stride::Int(1) } else { Stride::Broadcast },
        };
        let coordinate = Layout::new(sizes.iter().enumerate().map(digit).list(), 0)?;
        let own = Map { stages: alloc::vec![Stage::Layout(coordinate)], ..map.clone() };
        family = longer;
        let (extent, stride) = (size.clone(), Form::default());
        family.probes.push(Probe { map: own, extent, cap: long, stride, ragged: true, open: true });
    }
    Ok((map, family))
}

/// How many coordinates a mode gets: past the extent, or, where that is a run-time one, up to a cap that the tile
/// divides.
fn length(map: &Map, family: &mut Family, mode: usize, tile: u64) -> Result<u64, Overflow> {
    let (old, leaves) = (map.domain.mode_sizes()[mode], map.domain.leaves());
    let holders = family.holders(&map.domain);
    let open = (0..leaves.len()).find(|&l| leaves[l].mode == mode && holders[l].is_some());
    let Some((leaf, probe)) = open.and_then(|l| Some((l, holders[l]?))) else { return int::round_up(old, tile) };
    let below = old / leaves[leaf].extent;
    let unit = int::lcm(tile, below)?;
    let long = old / unit * unit;
    // Of two tiles or more it is their number that has the topmost digits.
    if long / unit < 2 {
        return Err(Overflow);
    }
    family.probes[probe].cap = long / below;
    Ok(long)
}

/// The map with `long` coordinates in a top-level mode, as one leaf; unchanged where it has as many. A mode of one
/// coordinate may be continued by a stride.
fn widened_in(map: &Map, mode: usize, long: u64, stride: Stride) -> Result<Map, Overflow> {
    let sizes = map.domain.mode_sizes();
    if sizes[mode] == long {
        return Ok(map.clone());
    }
    let mut longer = sizes.clone();
    longer[mode] = long;
    let mut modes = map.domain.modes.clone();
    modes[mode] = Mode { label: modes[mode].label.clone(), tree: Tree::Leaf(long) };
    let mut stages = map.stages.clone();
    match grown(map, &sizes, mode, long, stride) {
        Some(layout) => stages[0] = Stage::Layout(layout),
        None => {
            let digits =
                longer.iter().zip(weights(&sizes)).map(|(&extent, w)| Digit { extent, stride: Stride::Int(w) });
            stages.insert(0, Stage::Layout(Layout::new(digits.list(), 0)?));
        }
    }
    Ok(Map { domain: Shape { modes }, stages, ..map.clone() })
}

/// The only layout with the topmost digit of a mode grown; where it has one coordinate, and so no digit, with one of
/// this stride.
fn grown(map: &Map, sizes: &[u64], mode: usize, long: u64, stride: Stride) -> Option<Layout> {
    let layout = map.under_swizzles()?;
    let mut groups = digits_by_leaf(sizes, layout)?;
    let group = &mut groups[mode];
    if group.is_empty() {
        group.push(Digit { extent: 1, stride });
    }
    let below: u64 = group[1..].iter().map(|d| d.extent).product();
    group[0].extent = long.is_multiple_of(below).then_some(long / below)?;
    Layout::new(groups.concat(), layout.offset).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::budget::Budget;
    use crate::decide::injective::injective;
    use crate::{Space, ops};

    #[test]
    fn inside_a_widened_map_is_the_map() {
        for (shape, strides, tile) in [
            (alloc::vec![("row", 10), ("col", 7)], alloc::vec![9, 1], [4, 4]),
            (alloc::vec![("row", 5), ("col", 1)], alloc::vec![1, 7], [3, 2]),
        ] {
            let domain = Shape::named(&shape);
            let strides: Vec<Stride> = strides.into_iter().map(Stride::Int).collect();
            let map = ops::layout(domain, &strides, Space::Logical, Space::Physical).unwrap();
            for map in [map.clone(), ops::swizzle(crate::Swizzle::new(1, 3, 0).unwrap(), &map).unwrap()] {
                let sizes = map.domain.mode_sizes();
                let form = |i: usize| Form::constant(sizes[i].into());
                let ragged = [(0, tile[0], form(0)), (1, tile[1], form(1))];
                let (long, family) = widened(&map, &of_static(&map, 0), &ragged).unwrap();
                assert!(injective(&long, &mut Budget::new()));
                let divided = family.map(|m| ops::divide(m, &tile)).unwrap();
                let domain = ops::divide(&long, &tile).unwrap().domain;
                let mut inside = 0;
                for i in 0..domain.size().unwrap() {
                    let c = crate::shape::unflatten(&domain.extents(), i);
                    let at = [c[0] + tile[0] * c[2], c[1] + tile[1] * c[3]];
                    let holds = at.iter().zip(&sizes).all(|(c, n)| c < n);
                    assert_eq!(divided.is_inside(i, &[]), holds);
                    if holds {
                        inside += 1;
                        assert_eq!(divided.eval_linear(i, &[]), Ok(map.at(&at).into()));
                    }
                }
                assert_eq!(divided.count.unwrap().as_constant(), Some(inside));
            }
        }
    }
}
