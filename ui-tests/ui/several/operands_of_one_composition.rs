layout_algebra::layout! {
    pub Store: thread_value -> physical = (row: 4, col: 4):(3, 1) @ (lane: 4, reg: 4):(5, 1);
}

fn main() {}
