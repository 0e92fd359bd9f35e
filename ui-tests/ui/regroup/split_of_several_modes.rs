layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Other = split(divide(Tile, (4, 4)), tile, (hi: 4, lo: 4));
}

fn main() {}
