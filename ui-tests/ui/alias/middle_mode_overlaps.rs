layout_algebra::layout! {
    pub Tile: logical -> physical = (stage: 2, row: 4, col: 8):(64, 6, 1);
}

fn main() {}
