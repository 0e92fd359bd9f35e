layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 32, reg: 2):((8, 2), 1);
}

fn main() {}
