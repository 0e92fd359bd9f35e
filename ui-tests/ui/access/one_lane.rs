layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 1, v: 4):(4, 1);
    assert bank_conflicts(Tile, lanes = lane, vector = v, element = 4) == 1;
}

fn main() {}
