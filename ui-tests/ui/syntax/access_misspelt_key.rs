layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 8):(8, 1);
    assert bank_conflicts(Tile, lane = row, element = 4) == 1;
}

fn main() {}
