layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 4):(4, 1);
    pub Tile: logical -> physical = (row: 8, col: 4):(4, 1);
    pub Copy = Tile;
}

fn main() {
    let _ = Tile.index(1, 2) + Copy.index(1, 2);
}
