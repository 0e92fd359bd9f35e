layout_algebra::layout! {
    pub Four(b, s): logical -> physical = (batch: 4, row: 8, col: 16):(b, s, 1) where s >= 16, b >= 8 * s, s % 2 == 0;
    assert vector_width(Four, col) == 4;
}

fn main() {}
