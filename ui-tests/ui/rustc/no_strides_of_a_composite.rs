layout_algebra::layout! {
    pub A: logical -> logical = (a: 6, b: 4):(1, 6);
    pub B: logical -> logical = (x: 4, y: 6):(1, 4);
    pub C = A @ B;
}

fn main() {
    let _ = C::STRIDES;
}
