layout_algebra::layout! {
    pub Tile: logical -> logical = (row: 16, col: 8):(12, 1);
}

fn main() {}
