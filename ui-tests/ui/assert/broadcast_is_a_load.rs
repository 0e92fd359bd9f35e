layout_algebra::layout! {
    pub Row: logical -> physical = (lane: (8, 4), v: 4):((_, 128), 1);
    assert wavefronts(Row, lanes = lane, vector = v, element = 4) == 4;
}

fn main() {}
