layout_algebra::layout! {
    pub G(n): logical -> physical = (col: (4, n, 2)):(2 * n, 2, 1);
    assert vector_width(G, col) == 8;
}

fn main() {}
