layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 2003, lane: 32):(65, 2);
    pub Rows: thread_value -> logical = (row: 2003, lane: 32):(32, 1);
    pub Words = best_swizzle(Plain, for = [(Rows, lanes = lane, element = 4)]);
    pub Halves = best_swizzle(Plain, for = [(Rows, lanes = lane, element = 2)]);
    pub Bytes = best_swizzle(Plain, for = [(Rows, lanes = lane, element = 1)]);
}

fn main() {}
