layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 8, col: 8):(ld, 2 * ld);
}

fn main() {}
