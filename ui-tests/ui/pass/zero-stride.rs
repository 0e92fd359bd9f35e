layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(_, 1);
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    // A mode of size 1 may have stride 0.
    pub One: logical -> physical = (row: 1, col: 8):(0, 1);
    pub Scalar: logical -> physical = (row: 4, col: 8):(_, _);
}

fn main() {
    assert_eq!(Bias.index(3, 5), Bias.index(0, 5));
}
