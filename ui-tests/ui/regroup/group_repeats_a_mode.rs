layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Other = group(divide(Tile, (4, 4)), (tile: tile, row: tile.row, rest: rest));
}

fn main() {}
