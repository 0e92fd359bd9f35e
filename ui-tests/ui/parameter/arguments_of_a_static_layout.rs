layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Mine(ld) = Tile(ld) | { row };
}

fn main() {}
