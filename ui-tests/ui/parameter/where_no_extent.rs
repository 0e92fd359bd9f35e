layout_algebra::layout! {
    pub Gmem(m): logical -> physical = (row: m, col: 8):(8, 1) where m <= 0;
}

fn main() {}
