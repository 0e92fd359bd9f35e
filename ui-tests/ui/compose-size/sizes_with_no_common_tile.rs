layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 5, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Store = Tile @ Frag;
}

fn main() {}
