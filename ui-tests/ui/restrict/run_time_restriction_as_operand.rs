layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Row = Tile | { row };
    pub Rows = repeat(Row, (stage: 2):(1));
}

fn main() {}
