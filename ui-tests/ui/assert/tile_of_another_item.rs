layout_algebra::layout! {
    const ROWS = 64;
    const COLS = 64;
    pub Tile: logical -> physical = divide((row: ROWS, col: COLS):(COLS, 1), (16, 16));
    pub Ldmatrix = group(Tile, (row: (rest.row, tile.row), col: (rest.col, tile.col)))
        @ (chunk: 8, group: 2, lane: 32, v: 8):(8, 2048, 64, 1) | { lane };
    assert bank_conflicts(Ldmatrix, lanes = lane, vector = v, element = 2) == 1;
}

fn main() {}
