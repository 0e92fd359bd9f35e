layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 8):(8, 1);
    pub Rows: thread_value -> logical = (lane: 32, v: 8):(8, 1);
    pub Best = best_swizzle(Tile, for [(Rows, lanes = lane, element = 4)]);
}

fn main() {}
