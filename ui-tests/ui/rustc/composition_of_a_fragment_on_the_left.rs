layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Order: logical -> logical = (row: 4, col: 8):(1, 4);
}

fn main() {
    let store = layout_algebra::compose(Frag, Order);
}
