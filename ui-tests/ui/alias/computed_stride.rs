layout_algebra::layout! {
    pub Row: logical -> physical = (col: 8):(1);
    pub Tile: logical -> physical = (row: 16, col: 8):(cosize(Row) - 1, 1);
}

fn main() {}
