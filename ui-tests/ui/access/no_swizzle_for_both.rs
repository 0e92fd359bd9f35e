layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 32, col: 32):(32, 1);
    pub ByRow: thread_value -> logical = (chunk: 8, lane: 32, v: 4):(4, 32, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Tile = best_swizzle(Plain, for = [
        (ByRow, lanes = lane, vector = v, element = 4),
        (ByColumn, lanes = lane, element = 4),
    ]);
}

fn main() {}
