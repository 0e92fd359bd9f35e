layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
}

fn main() {
    let store = layout_algebra::compose(Tile, Frag);
}
