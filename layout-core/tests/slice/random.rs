//! Random maps and subsets of their leaves.

use super::support::tree::{self, Dice};
use layout_core::{Digit, Layout, Map, Shape, Space, Stage, Stride, Swizzle, ops};

/// A swizzle within the lowest `top` bits.
pub fn sigma(dice: &mut Dice, top: u64) -> Swizzle {
    let bits = 1 + dice.roll(top / 2);
    let low = dice.roll(top - 2 * bits + 1);
    let high = low + bits + dice.roll(top - 2 * bits - low + 1);
    let (src, dst) = if dice.roll(2) == 0 { (high, low) } else { (low, high) };
    Swizzle::new(bits as u32, src as u32, dst as u32).unwrap()
}

/// One layout of any strides, aliases included: plain, padded or bit fields; perhaps an offset; up to two swizzles.
pub fn single(dice: &mut Dice) -> Map {
    let rank = 1 + dice.index(5);
    let powers = dice.roll(2) == 0;
    let extents: Vec<u64> = (0..rank).map(|_| if powers { 1 << dice.roll(3) } else { 1 + dice.roll(5) }).collect();
    let mut next = 1;
    let mut strides = vec![Stride::Broadcast; rank];
    for i in dice.shuffled(rank) {
        let pad = if dice.roll(4) == 0 { dice.roll(4) } else { 0 };
        let any = 1 + dice.roll(30);
        match dice.roll(12) {
            0 => continue,
            1 | 2 => strides[i] = Stride::Int(any),
            _ => strides[i] = Stride::Int(next),
        }
        next = next * extents[i] + pad;
    }
    let digits = extents.iter().zip(strides).map(|(&extent, stride)| Digit { extent, stride }).collect();
    let offset = if dice.roll(4) == 0 { dice.roll(40) } else { 0 };
    let mut map = Map::of(Shape::flat(&extents), Layout { digits, offset }, Space::Logical, Space::Physical);
    for _ in 0..dice.roll(3) {
        let sigma = sigma(dice, 7);
        map = ops::swizzle(sigma, &map).unwrap();
    }
    map
}

/// A storage map after one or two dense bijections, or whatever a few operations make of it.
pub fn composite(dice: &mut Dice) -> Option<Map> {
    let size = [12, 16, 24, 32, 36, 48, 60, 64][dice.index(8)];
    let mut model = tree::storage(dice, size);
    for _ in 0..dice.roll(6) {
        model = model.step(dice).unwrap_or(model);
        if model.map.size() > 400 {
            return None;
        }
    }
    let mut map = model.map;
    for _ in 0..dice.roll(2) {
        let f = tree::dense(dice, map.size());
        map = ops::compose(&map, &f.map).unwrap();
    }
    for _ in 0..dice.roll(3) {
        let sigma = sigma(dice, 7);
        map = ops::swizzle(sigma, &map).unwrap();
    }
    Some(map)
}

/// Any first stage, overlapping and with an offset, before layouts that cover it: more than the operations make.
pub fn chain(dice: &mut Dice) -> Map {
    let mut map = single(dice);
    for _ in 0..=dice.roll(2) {
        let layouts: Vec<Layout> = map.layouts().cloned().collect();
        let most = layouts.last().unwrap().max();
        let mut digits = vec![];
        while digits.iter().map(|d: &Digit| d.extent).product::<u64>() <= most {
            let stride = Stride::Int(1 + dice.roll(12));
            digits.push(Digit { extent: 2 + dice.roll(5), stride });
        }
        let swizzles = map.stages.split_off(layouts.len());
        map.stages.push(Stage::Layout(Layout { digits, offset: dice.roll(8) / 7 }));
        map.stages.extend(swizzles);
    }
    map
}

pub fn any_map(dice: &mut Dice) -> Map {
    loop {
        let map = match dice.roll(5) {
            0 | 1 => Some(single(dice)),
            2 | 3 => composite(dice),
            _ => Some(chain(dice)),
        };
        if let Some(map) = map.filter(|m| m.size() <= 400) {
            return map;
        }
    }
}

pub fn any_bound(dice: &mut Dice, map: &Map) -> Vec<bool> {
    map.domain.extents().iter().map(|_| dice.roll(2) == 0).collect()
}
