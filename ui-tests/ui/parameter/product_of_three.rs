layout_algebra::layout! {
    pub Gmem(a, b, c): logical -> physical = (x: 16, y: 8):(a * b * c, 1) where a * b >= 8;
}

fn main() {}
