layout_algebra::layout! {
    pub Line: logical -> physical = (i: 32):(1);
}

fn main() {
    let array = ndarray::Array2::<f32>::zeros((8, 4));
    let view = layout_algebra::View::from_ndarray(array.view(), Line);
}
