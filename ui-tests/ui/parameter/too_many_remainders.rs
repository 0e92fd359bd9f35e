layout_algebra::layout! {
    pub G(p, q): logical -> physical = (lane: (4, 8), col: 4):((p, q), 1) where q >= 4, p >= 8 * q;
    assert bank_conflicts(G, lanes = lane, element = 1) == 1;
}

fn main() {}
