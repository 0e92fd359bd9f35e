layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(_, 1);
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Padded: logical -> physical = (row: 4, col: 8):(10, 1);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
}

fn main() {
    let _ = Tile.index(3);
}
