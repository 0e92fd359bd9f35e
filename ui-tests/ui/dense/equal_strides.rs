layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 8):(1, 1);
}

fn main() {}
