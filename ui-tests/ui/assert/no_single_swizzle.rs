layout_algebra::layout! {
    pub Spread: logical -> physical = (lane: (2, 2, 2, 2, 2)):((8192, 2048, 512, 128, 32));
    assert bank_conflicts(Spread, lanes = lane, element = 4) == 1;
}

fn main() {}
