layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 32):(32, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Read = Tile @ ByColumn;
    assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
    assert cosize(Tile) * 4 <= 4096;
}

fn main() {}
