layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64, ld % 8 == 0;
    assert cosize(Gmem | { row = 0 }) == 64;
}

fn main() {}
