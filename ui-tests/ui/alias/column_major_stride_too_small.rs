layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 8, col: 4):(1, 6);
}

fn main() {}
