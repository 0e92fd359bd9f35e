layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 64, col: 64):(64, 1);
    pub Rows8: thread_value -> logical = (chunk: 8, group: 2, lane: 32, v: 8):(8, 2048, 64, 1);
    pub Ldmatrix = Tile @ Rows8;
    assert wavefronts(Ldmatrix, lanes = lane, vector = v, element = 2) <= 4;
}

fn main() {}
