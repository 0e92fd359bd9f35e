layout_algebra::layout! {
    pub Rows: logical -> physical = (row: 4099, lane: 32):(65, 2);
    assert bank_conflicts(Rows, lanes = lane, element = 4) == 1;
}

fn main() {}
