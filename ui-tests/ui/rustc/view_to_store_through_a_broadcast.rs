layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(_, 1);
}

fn main() {
    let mut data = [0.0; 8];
    let view = layout_algebra::ViewMut::new(&mut data, Bias);
}
