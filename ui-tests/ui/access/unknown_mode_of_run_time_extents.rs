layout_algebra::layout! {
    pub Rows(p, q): logical -> physical = (row: (p, 2), col: q):((2 * q, q), 1);
    assert vector_width(Rows, column) >= 4;
}

fn main() {}
