layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 1):(32, 1);
    assert vector_width(Tile, v) >= 2;
}

fn main() {}
