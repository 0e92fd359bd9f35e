layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 32, col: 32):(32, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Read = Plain @ ByColumn;
    assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
}

fn main() {}
