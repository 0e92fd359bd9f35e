layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 3):(3, 1);
    assert bank_conflicts(Tile, lanes = lane, vector = v, element = 1) == 1;
}

fn main() {}
