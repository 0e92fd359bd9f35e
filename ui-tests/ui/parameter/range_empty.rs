layout_algebra::layout! {
    pub Gmem(m): logical -> physical = (row: m, col: 8):(8, 1);
    pub Rows(m) = Gmem(m) | { row = 5..3 };
}

fn main() {}
