layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Order: logical -> logical = (row: 8, col: 4):(4, 1);
    pub Store = ((Tile @ Frag) | { reg = 0 }) @ Order;
}

fn main() {}
