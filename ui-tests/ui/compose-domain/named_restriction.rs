layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Row = Tile | { row = 0 };
    pub Store = Tile @ Row;
}

fn main() {}
