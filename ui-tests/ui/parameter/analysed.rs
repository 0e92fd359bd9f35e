layout_algebra::layout! {
    pub G(ld): logical -> physical = (row: 100, col: 8):(ld, 1) where ld >= 8;
    assert vector_width(G, col) == 8;
}

fn main() {}
