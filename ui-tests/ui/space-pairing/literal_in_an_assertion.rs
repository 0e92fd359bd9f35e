layout_algebra::layout! {
    assert cosize((row: 4, col: 8):(8, 1)) == 32;
}

fn main() {}
