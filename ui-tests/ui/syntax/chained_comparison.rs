layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    assert 1 < size(Tile) < 256;
}

fn main() {}
