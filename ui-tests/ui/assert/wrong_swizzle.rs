layout_algebra::layout! {
    pub Tile: logical -> physical = swizzle(2, 5, 3) @ (row: 128, col: 32):(32, 1);
    pub Rows8: thread_value -> logical = (chunk: 4, group: 4, lane: 32, v: 8):(8, 1024, 32, 1);
    pub Ldmatrix = Tile @ Rows8;
    assert bank_conflicts(Ldmatrix, lanes = lane, vector = v, element = 2) == 1;
}

fn main() {}
