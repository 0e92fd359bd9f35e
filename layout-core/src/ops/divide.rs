//! `divide(L, K)`: tiles of shape K. The tile's modes come first and the rest last (design: the usage table only
//! comes out that way).

use super::{OpError, names, precompose};
use crate::layout::{Digit, Layout, Stride};
use crate::map::Map;
use crate::shape::{Shape, weights};
use crate::tree::{Mode, Path};
use alloc::vec::Vec;

/// `(tile: k1,…,km; rest: n1/k1,…,nm/km) : (d1,…,dm, k1d1,…,kmdm)`, each top-level mode read as one integer.
///
/// # Errors
/// Another number of tile extents than the rank; an extent that does not divide its mode; names that clash.
pub fn divide(map: &Map, tile: &[u64]) -> Result<Map, OpError> {
    let sizes = map.domain.mode_sizes();
    if tile.len() != sizes.len() {
        return Err(OpError::DivideRank { rank: sizes.len(), tiles: tile.len() });
    }
    for (mode, (&extent, &tile)) in sizes.iter().zip(tile).enumerate() {
        if tile == 0 || extent % tile != 0 {
            return Err(OpError::Divide { mode, extent, tile });
        }
    }
    let unit = weights(&sizes);
    let digit = |extent, stride| Digit { extent, stride: Stride::Int(stride) };
    let tiles = (0..sizes.len()).map(|i| digit(tile[i], unit[i]));
    let rests = (0..sizes.len()).map(|i| digit(sizes[i] / tile[i], unit[i] * tile[i]));
    let digits: Vec<Digit> = tiles.chain(rests).collect();
    let modes = ["tile", "rest"].iter().flat_map(|prefix| {
        (0..sizes.len()).map(|i| Path::name(prefix).join(&map.domain.modes[i].label_or(i))).collect::<Vec<_>>()
    });
    let domain = Shape { modes: modes.zip(&digits).map(|(label, d)| Mode::leaf(label, d.extent)).collect() };
    Ok(precompose(map, names::unique(domain)?, Layout { digits, offset: 0 }))
}

/// The contract of [`divide`]: tile and rest together give back each coordinate of the operand.
#[must_use]
pub fn divide_post(map: &Map, tile: &[u64], out: &Map, coordinates: &[u64]) -> bool {
    let inside = coordinates.iter().zip(tile).map(|(c, k)| c % k);
    let outside = coordinates.iter().zip(tile).map(|(c, k)| c / k);
    out.at(&inside.chain(outside).collect::<Vec<_>>()) == map.at(coordinates)
}
