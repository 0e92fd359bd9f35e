layout_algebra::layout! {
    pub A: logical -> physical = (a: 4, b: 6):(6, 1);
    pub B = A | { a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.0 = 0 };
}

fn main() {}
