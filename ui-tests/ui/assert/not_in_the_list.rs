layout_algebra::layout! {
    pub ByVectors: thread_value -> logical = (chunk: 8, lane: 32, v: 4):(4, 32, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Tile = best_swizzle((row: 32, col: 32):(32, 1), for = [(ByVectors, lanes = lane, vector = v, element = 4)]);
    pub Read = Tile @ ByColumn;
    assert bank_conflicts(Read, lanes = lane, element = 4) == 1;
}

fn main() {}
