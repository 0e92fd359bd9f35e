layout_algebra::layout! {
    pub Gmem(ld, rows): logical -> physical = (row: 16, col: 8):(ld, 1) where ld >= 8, rows >= 3;
}

fn main() {}
