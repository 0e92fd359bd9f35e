layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, v: 12):(12, 1);
    assert vector_width(Tile, v) == 8;
}

fn main() {}
