layout_algebra::layout! {
    pub Tile: logical -> physical = (_: 16, col: 8):(8, 1);
}

fn main() {}
