layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Order: logical -> logical = (row: 16, col: 4):(4, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 2):(2, 1);
    pub Store = Tile @ Order @ Frag;
}

fn main() {}
