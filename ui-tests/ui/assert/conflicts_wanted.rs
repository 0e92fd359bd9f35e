layout_algebra::layout! {
    pub Row: logical -> physical = (lane: 32):(1);
    assert bank_conflicts(Row, lanes = lane, element = 4) > 1;
}

fn main() {}
