layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: (32, 2)):((2, 1));
    assert bank_conflicts(Tile, lanes = lane, vector = lane.1, element = 4) == 1;
}

fn main() {}
