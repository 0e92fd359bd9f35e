layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64;
    assert vector_width(Gmem, col) >= 8;
}

fn main() {}
