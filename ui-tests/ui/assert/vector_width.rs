layout_algebra::layout! {
    pub Padded: logical -> physical = (row: 32, v: 8):(9, 1);
    assert vector_width(Padded, v) >= 8;
}

fn main() {}
