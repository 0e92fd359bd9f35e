layout_algebra::layout! {
    pub Tile: logical -> physical = (lane: 32, v: 2):(2, 1);
    assert bank_conflicts(Tile, lanes = lane, element = 4, banks = 32, bank_width = 3) == 1;
}

fn main() {}
