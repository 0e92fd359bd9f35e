layout_algebra::layout! {
    pub Gmem(n, ld): logical -> physical = (row: n, col: 64):(ld, 1) where ld >= 64;
    pub Batch(n, ld) = repeat(Gmem(n, ld), (batch: 4):(1));
}

fn main() {}
