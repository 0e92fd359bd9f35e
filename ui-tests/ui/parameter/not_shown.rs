layout_algebra::layout! {
    pub Gmem(q, ld): logical -> physical = (copy: q, row: 128, col: 64):(_, ld, 1) where q >= 8, q <= 64, ld * q >= 4096;
}

fn main() {}
