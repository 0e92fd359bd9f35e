layout_algebra::layout! {
    const N = 8;
    pub Tile: logical -> physical = (row: 4, col: 8):(8 - -N, 1);
    pub Back: logical -> physical = (row: 4, col: 8):(-N + 16, 1);
    assert N - 16 == -8;
}

fn main() {
    // The caller reverses.
    assert_eq!(Back.index(4 - 1 - 3, 0), 0);
}
