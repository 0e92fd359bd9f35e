layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Parts = split(Tile, row, (hi: 4, lo: 2));
}

fn main() {}
