layout_algebra::layout! {
    pub Tile: logical -> physical = (stage: 2, row: 16, col: 8):(128, 8, 1);
    pub Other = zip(Tile);
}

fn main() {}
