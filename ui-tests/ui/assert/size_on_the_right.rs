layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    assert 192 == size(Tile);
}

fn main() {}
