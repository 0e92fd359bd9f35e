layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Row = divide(Tile, (4, 4)) | { rest = 0, rest.row = 1, tile.row = 0 };
}

fn main() {}
