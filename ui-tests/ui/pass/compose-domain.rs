layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Row = (Tile @ Frag) | { lane = 3 };
    pub Half = Tile | { row = 0..2 };
    pub Order: logical -> logical = (i: 2, j: 8):(1, 2);
    // A restriction may stand leftmost.
    pub Other = Half @ Order;
}

fn main() {
    assert_eq!(Row.index(1), Tile.index(1, 5));
}
