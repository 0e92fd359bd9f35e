layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Padded: logical -> physical = (row: 4, col: 8):(10, 1);
}

fn main() {
    let store = layout_algebra::compose(Tile, Padded);
}
