layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 0, col: 8):(8, 1);
}

fn main() {}
