//! `divide(L, K)`: tiles of shape K. The tile's modes come first and the rest last (design: the usage table only
//! comes out that way).

use super::{OpError, names, precompose};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
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
    let (rank, unit) = (sizes.len(), weights(&sizes));
    let mut digits = Vec::with_capacity(2 * rank);
    let mut modes = Vec::with_capacity(2 * rank);
    for prefix in [Path::name("tile"), Path::name("rest")] {
        for i in 0..rank {
            let (extent, stride) = match modes.len() < rank {
                true => (tile[i], unit[i]),
                false => (sizes[i] / tile[i], unit[i] * tile[i]),
            };
            digits.push(Digit { extent, stride: Stride::Int(stride) });
            modes.push(Mode::leaf(prefix.join(&map.domain.modes[i].label_or(i)), extent));
        }
    }
    Ok(precompose(map, names::unique(Shape { modes })?, Layout { digits, offset: 0 }))
}

/// The contract of [`divide`]: tile and rest together give back each coordinate of the operand.
#[must_use]
pub fn divide_post(map: &Map, tile: &[u64], out: &Map, coordinates: &[u64]) -> bool {
    let inside = coordinates.iter().zip(tile).map(|(c, k)| c % k);
    let outside = coordinates.iter().zip(tile).map(|(c, k)| c / k);
    out.at(&inside.chain(outside).list()) == map.at(coordinates)
}
