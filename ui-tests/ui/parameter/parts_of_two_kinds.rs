layout_algebra::layout! {
    pub G(p, q): logical -> physical = (b: 3, row: 32, col: 8):(q, p, 1) where p >= 8, q >= 32 * p;
    pub Read(p, q) = G(p, q) @ (step: 24, lane: 32):(1, 24);
    assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
}

fn main() {}
