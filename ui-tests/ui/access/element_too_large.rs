layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 2):(2, 1);
    assert sectors(Tile, lanes = lane, element = 32) == 32;
}

fn main() {}
