layout_algebra::layout! {
    pub Tiles: logical -> physical = (tile: 2, row: 4, col: 4):(16, 4, 1);
}

fn main() {
    let mut array = ndarray::Array2::<f32>::zeros((8, 4));
    let view = layout_algebra::ViewMut::from_ndarray(array.view_mut(), Tiles);
}
