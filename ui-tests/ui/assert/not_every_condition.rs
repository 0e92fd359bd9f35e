layout_algebra::layout! {
    pub G(a, b, c, d): logical -> physical = (lane: 32, p: 2, q: 2, r: 2):(32 * a, b, c, d)
        where a >= 1, b >= 1024 * a, c >= 2 * b, d >= 2 * c;
    assert bank_conflicts(G, lanes = lane, element = 4) == 1;
}

fn main() {}
