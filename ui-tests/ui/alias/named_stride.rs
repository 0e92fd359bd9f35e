layout_algebra::layout! {
    const LD = 7;
    pub Tile: logical -> physical = (row: 16, col: 8):(LD, 1);
}

fn main() {}
