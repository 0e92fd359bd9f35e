layout_algebra::layout! {
    pub Tile(ld): logical -> physical = (row: 32, col: 32):(ld, 1) where ld >= 32;
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Read(ld) = Tile(ld) @ ByColumn;
    assert bank_conflicts(Read(32), lanes = lane, element = 4) == 1;
}

fn main() {}
