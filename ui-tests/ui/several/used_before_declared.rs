layout_algebra::layout! {
    pub Copy = permute(Tile, (col, rows));
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Bad: logical -> physical = (row: 4, col: 8):(7, 1);
}

fn main() {}
