layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: 2):(4, 1);
}

fn main() {}
