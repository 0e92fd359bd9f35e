layout_algebra::layout! {
    pub Gmem(rows, ld): logical -> physical = (b: 4, row: 64, col: 32):(rows * ld, ld, 1) where ld >= 32;
}

fn main() {}
