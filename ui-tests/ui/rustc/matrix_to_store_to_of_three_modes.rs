layout_algebra::layout! {
    pub Cube: logical -> physical = (a: 2, b: 3, c: 4):(12, 4, 1);
}

fn main() {
    let mut data = [0; Cube::COSIZE];
    let mut view = layout_algebra::ViewMut::from_array(&mut data, Cube);
    view.to_ndarray_mut();
}
