layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(2, 1);
}

fn main() {}
