layout_algebra::layout! {
    pub Smem(ld): logical -> physical = (row: 32, col: 32):(ld, 1) where ld >= 32, ld % 4 == 0;
    assert bank_conflicts(Smem, lanes = row, element = 4) <= 4;
}

fn main() {}
