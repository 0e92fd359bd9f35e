layout_algebra::layout! {
    pub Store: thread_value -> physical = (row: 4, col: 8):(8, 1) @ (lane: 8, reg: 2):(2, 1);
}

fn main() {}
