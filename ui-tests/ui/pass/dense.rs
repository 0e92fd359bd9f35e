layout_algebra::layout! {
    pub Order: logical -> logical = (row: 4, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Owner: logical -> thread_value = (row: 8, col: 4):(4, 1);
    // Size-1 modes may have any stride.
    pub One: logical -> logical = (row: 1, col: 8):(99, 1);
    // A place in memory may have gaps.
    pub Padded: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Stages = repeat(Padded, (stage: 3):(1));
}

fn main() {}
