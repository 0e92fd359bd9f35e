layout_algebra::layout! {
    const STAGES = 3;
    pub Smem: logical -> physical = (row: 128, col: 64):(64, 1);
    assert STAGES * cosize(Smem) * 2 <= 48 * 1024;
    assert size(Smem) == 8192;
    assert size(Smem) != 8191;
    assert 8 < 9;
    assert 8 <= 8;
    assert 9 > 8;
    assert 8 >= 8;
    assert -1 < 0;
    assert (size(Smem) - 1) % 64 == 63;
}

fn main() {}
