layout_algebra::layout! {
    pub usize: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
}

fn main() {
    let _ = Tile.index(1, 2);
}
