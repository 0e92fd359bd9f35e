layout_algebra::layout! {
    const STAGES = 4;
    pub Smem: logical -> physical = (row: 128, col: 64):(64, 1);
    assert STAGES * cosize(Smem) * 2 <= 48 * 1024;
}

fn main() {}
