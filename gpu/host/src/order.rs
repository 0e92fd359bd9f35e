//! The order in which the tiles of a product are worked on.

/// All tiles, row and column of each, in groups of eight rows of them, column by column: what runs at the same time shares its
/// inputs in L2. So many tiles one below the other, a divisor of eight, are one entry, that of the first.
pub fn order(rows: usize, cols: usize, stack: usize) -> Vec<[u32; 2]> {
    let group = |first: usize| {
        let column = move |col| (first..rows.min(first + 8)).step_by(stack).map(move |row| [row as u32, col as u32]);
        (0..cols).flat_map(column)
    };
    (0..rows).step_by(8).flat_map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::order;
    use std::collections::BTreeSet;

    #[test]
    fn every_tile_comes_once() {
        for (rows, cols, stack) in [(1, 1, 1), (33, 17, 1), (8, 3, 2), (33, 4, 2)] {
            let tiles = order(rows, cols, stack);
            assert_eq!(tiles.len(), rows.div_ceil(stack) * cols);
            assert!(tiles.iter().all(|[row, _]| row % stack as u32 == 0));
            assert_eq!(tiles.iter().collect::<BTreeSet<_>>().len(), tiles.len());
            assert!(tiles.iter().all(|&[row, col]| (row as usize) < rows && (col as usize) < cols));
        }
        assert_eq!(order(9, 2, 1)[7..10], [[7, 0], [0, 1], [1, 1]]);
        assert_eq!(order(9, 2, 2)[3..5], [[6, 0], [0, 1]]);
    }
}
