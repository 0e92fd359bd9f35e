layout_algebra::layout! {
    pub G(n): logical -> physical = (row: 8, col: n):(4096, 1) where n <= 4096, n % 4 == 0;
    pub Tiles(n) = divide_ceil(G(n), (8, 64));
    assert vector_width(Tiles, tile.col) == 8;
}

fn main() {}
