layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8.5):(8, 1);
}

fn main() {}
