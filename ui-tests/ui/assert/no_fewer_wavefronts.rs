layout_algebra::layout! {
    pub Wide: logical -> physical = (lane: 32):(1);
    assert wavefronts(Wide, lanes = lane, element = 16) <= 3;
}

fn main() {}
