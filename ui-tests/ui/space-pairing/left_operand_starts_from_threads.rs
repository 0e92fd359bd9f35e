layout_algebra::layout! {
    pub A: thread_value -> physical = (row: 16, col: 8):(8, 1) @ (lane: 32, reg: 4):(4, 1);
    pub Order: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Store = A @ Order;
}

fn main() {}
