layout_algebra::layout! {
    pub G(p, q): logical -> physical = (row: 4, col: 32):(p + q, 1) where q >= 32, p >= q, q >= p;
    assert sectors(G, lanes = col, element = 16) == 16;
}

fn main() {}
