layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, v: 8):(1, 32);
    assert vector_width(Tile, v) >= 2;
}

fn main() {}
