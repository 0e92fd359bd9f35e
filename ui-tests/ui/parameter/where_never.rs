layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 16, col: 8):(ld, 1) where ld >= 8, 3 > 5;
}

fn main() {}
