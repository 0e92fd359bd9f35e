layout_algebra::layout! {
    pub A: logical -> logical = (a: 4, b: 6):(1, 4);
    pub B: logical -> logical = (x: 4, y: 6):(1, 4);
    pub Back = inverse(A @ B);
}

fn main() {}
