layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Store = Tile @ (row: 16, col: 8):(9, 1);
}

fn main() {}
