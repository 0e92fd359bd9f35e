layout_algebra::layout! {
    pub Tiles: logical -> physical = (tile: 2, row: 4, col: 4):(16, 4, 1);
}

fn main() {
    let data = [0.0; 32];
    let array = layout_algebra::View::from_array(&data, Tiles).to_ndarray();
}
