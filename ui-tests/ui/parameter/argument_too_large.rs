layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64;
    pub Huge = Gmem(9223372036854775808);
}

fn main() {}
