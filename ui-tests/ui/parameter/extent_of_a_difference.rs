layout_algebra::layout! {
    pub Gmem(n): logical -> physical = (row: n - 1, col: 8):(8, 1);
}

fn main() {}
