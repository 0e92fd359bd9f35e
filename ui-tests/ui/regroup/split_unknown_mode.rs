layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Other = split(Tile, rows, (hi: 4, lo: 4));
}

fn main() {}
