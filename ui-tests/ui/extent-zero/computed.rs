layout_algebra::layout! {
    const BM = 64;
    pub Tile: logical -> physical = (row: BM / 128, col: 8):(8, 1);
}

fn main() {}
