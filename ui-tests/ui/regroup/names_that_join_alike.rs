layout_algebra::layout! {
    pub Tile: logical -> physical = (row_hi: 8, row: 16):(16, 1);
    pub Other = split(Tile, row, (hi: 4, lo: 4));
}

fn main() {}
