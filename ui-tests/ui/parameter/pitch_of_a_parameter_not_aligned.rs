layout_algebra::layout! {
    pub Gmem(s): logical -> physical = (row: 128, col: 64):(s, 1) where s >= 64;
    pub Batch(s, d) = repeat(Gmem(s), (batch: 4):(1), pitch = d, align = 16) where d >= 128 * s;
}

fn main() {}
