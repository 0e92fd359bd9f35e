layout_algebra::layout! {
    pub Sparse: logical -> physical = (a: 2, b: 2, c: 2):(3, 5, 8);
}

fn main() {}
