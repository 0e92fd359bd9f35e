layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64;
    assert sectors(Gmem, lanes = col, element = 4) == 4;
}

fn main() {}
