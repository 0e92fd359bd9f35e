layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64, ld % 16 == 8;
    pub Batch(ld) = repeat(Gmem(ld), (batch: 4):(1), align = 16);
}

fn main() {}
