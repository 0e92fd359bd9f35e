layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Lanes: logical -> thread_value = (row: 4, col: 8):(1, 4);
}

fn main() {
    let store = layout_algebra::compose(Tile, Lanes);
}
