layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 4, reg: 4):(4, 1);
    pub Store: thread_value -> physical = (row: 4, col: 4):(3, 1) @ Frag;
}

fn main() {}
