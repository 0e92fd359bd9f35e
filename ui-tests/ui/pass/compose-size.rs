layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 16):(16, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Whole = Tile @ (lane: 32, reg: 8):(8, 1);
    // One tile of the four.
    pub Store = (divide(Tile, (8, 16)) | { rest = 1 }) @ Frag;
    pub Chain = Tile @ (i: 4, j: 64):(1, 4) @ (lane: 32, reg: 8):(1, 32);
}

fn main() {
    assert_eq!(Store.index(0, 0), 128);
}
