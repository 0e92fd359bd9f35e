layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    assert bank_conflicts(Tile, element = 4) == 1;
}

fn main() {}
