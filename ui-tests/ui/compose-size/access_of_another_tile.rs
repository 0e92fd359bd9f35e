layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 32, col: 32):(32, 1);
    pub ByColumn: thread_value -> logical = (col: 16, lane: 32):(1, 16);
    pub Tile = best_swizzle(Plain, for = [(ByColumn, lanes = lane, element = 4)]);
}

fn main() {}
