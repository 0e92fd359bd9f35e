layout_algebra::layout! {
    pub Work(n): thread_value -> logical = (block: n, lane: 4):(4, 1);
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Addr(n) = Tile @ Work(n);
}

fn main() {}
