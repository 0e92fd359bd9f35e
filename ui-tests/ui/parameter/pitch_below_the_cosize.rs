layout_algebra::layout! {
    pub Row(ld): logical -> physical = (row: 1, col: 64):(ld, 1) where ld >= 64;
    pub Batch(ld) = repeat(Row(ld), (batch: 4):(1), pitch = 32);
}

fn main() {}
