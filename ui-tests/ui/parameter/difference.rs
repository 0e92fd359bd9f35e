layout_algebra::layout! {
    pub Gmem(n): logical -> physical = (x: 8, y: 8):(n - 1, 1) where n >= 9;
}

fn main() {}
