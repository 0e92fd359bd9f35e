layout_algebra::layout! {
    pub G(p, q): logical -> physical = (row: 4, col: 8):(p + q, 1) where q >= 8, p >= q, q >= p;
    assert vector_width(G, col) == 2;
}

fn main() {}
