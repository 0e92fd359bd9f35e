layout_algebra::layout! {
    pub Tile: logical -> physical = (type: 16, col: 8):(8, 1);
}

fn main() {}
