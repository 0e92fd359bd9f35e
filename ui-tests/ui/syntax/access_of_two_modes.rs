layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 8, col: 32):(32, 1);
    assert bank_conflicts(Tile, lanes = (row, col), element = 4) == 1;
}

fn main() {}
