layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 4):(6, 1);
    assert bank_conflicts(Tile, lanes = lane, vector = v, element = 4) == 1;
}

fn main() {}
