layout_algebra::layout! {
    pub Tile: logical -> physical = (tile_row: 16, col: 8):(8, 1);
    pub Other = group(divide(Tile, (4, 4)), (tile_row: tile, tile: (row: rest)));
}

fn main() {}
