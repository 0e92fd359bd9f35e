layout_algebra::layout! {
    pub G(n): logical -> physical = (row: 32, col: n):(4096, 1) where n <= 4096;
    pub Tiles(n) = divide_ceil(G(n), (32, 4));
    assert sectors(Tiles, lanes = tile.row, vector = tile.col, element = 4) == 32;
}

fn main() {}
