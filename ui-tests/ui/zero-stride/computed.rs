layout_algebra::layout! {
    const LD = 8;
    pub Tile: logical -> physical = (row: 4, col: 8):(LD - 8, 1);
}

fn main() {}
