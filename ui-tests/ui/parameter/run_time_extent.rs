layout_algebra::layout! {
    pub Gmem(rows, cols, ld): logical -> physical = (row: rows, col: cols):(ld, 1) where ld >= 64;
}

fn main() {}
