layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 16, col: 8):(ld, 1) where ld % 16 == 0, ld > 16, ld < 32;
}

fn main() {}
