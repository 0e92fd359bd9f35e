layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 4):(1, 1);
}

fn main() {}
