layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 32, col: 4):(ld, 1) where ld >= 4;
    assert bank_conflicts(Gmem, lanes = row, vector = col, element = 4) == 1;
}

fn main() {}
