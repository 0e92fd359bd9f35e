layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 2):(2, 1);
    assert bank_conflicts(Tile, lanes = lane, vector = v, element = 0) == 1;
}

fn main() {}
