layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(1, 16);
    pub Row = Tile | { row };
}

fn main() {
    let data = [0.0; Tile::COSIZE];
    let view = layout_algebra::View::new(&data, Tile).unwrap();
    for row in view.split::<Row>() {
        let vector = row.vector(0);
    }
}
