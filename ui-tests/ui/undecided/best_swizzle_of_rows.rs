layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 4099, lane: 32):(65, 2);
    pub Rows: thread_value -> logical = (row: 4099, lane: 32):(32, 1);
    pub Tile = best_swizzle(Plain, for = [(Rows, lanes = lane, element = 4)]);
}

fn main() {}
