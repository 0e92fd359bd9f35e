layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 2):(2, 1);
    assert bank_conflicts(Tile, lanes = lane, element = 4, banks = 48) == 1;
}

fn main() {}
