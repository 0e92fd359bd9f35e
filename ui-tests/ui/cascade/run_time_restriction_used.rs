layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 4):(3, 1);
    pub Row = Tile | { row };
}

fn main() {
    let row = Row::new(2);
    let _ = row.index(3);
}
