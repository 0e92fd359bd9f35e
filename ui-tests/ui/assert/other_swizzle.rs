layout_algebra::layout! {
    pub Tile: logical -> physical = swizzle(3, 5, 2) @ (row: 32, col: 32):(32, 1);
    pub ByColumn: thread_value -> logical = (half: 2, four: 4, lane: 32, v: 4):(16, 4, 32, 1);
    pub Read = Tile @ ByColumn;
    assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
}

fn main() {}
