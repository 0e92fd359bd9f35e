layout_algebra::layout! {
    pub Gmem(n): logical -> physical = (x: n / 8, y: 8):(8, 1);
}

fn main() {}
