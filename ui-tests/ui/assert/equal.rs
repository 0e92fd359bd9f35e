layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    assert size(Tile) == 192;
}

fn main() {}
