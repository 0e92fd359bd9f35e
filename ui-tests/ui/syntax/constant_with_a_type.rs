layout_algebra::layout! {
    pub const BM: usize = 128;
    pub Tile: logical -> physical = (row: BM, col: 8):(8, 1);
}

fn main() {
    assert_eq!(Tile.index(0, 0), BM);
}
