layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Store: logical -> physical = Tile @ Frag;
}

fn main() {}
