layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4 - 8, col: 8):(8, 1);
}

fn main() {}
