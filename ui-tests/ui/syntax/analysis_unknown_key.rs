layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 8):(8, 1);
    assert sectors(Tile, lanes = row, element = 4, banks = 16) == 1;
}

fn main() {}
