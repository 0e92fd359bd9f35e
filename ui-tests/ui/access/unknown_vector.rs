layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 2):(2, 1);
    assert vector_width(Tile, vector) == 2;
}

fn main() {}
