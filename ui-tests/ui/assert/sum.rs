layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 32):(32, 1);
    pub ByRow: thread_value -> logical = (row: 32, lane: 32):(32, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Write = Tile @ ByRow;
    pub Read = Tile @ ByColumn;
    assert bank_conflicts(Write, lanes = lane, element = 4) + bank_conflicts(Read, lanes = lane, element = 4) == 2;
}

fn main() {}
