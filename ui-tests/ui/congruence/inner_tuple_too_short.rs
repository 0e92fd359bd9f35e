layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1, 32));
}

fn main() {}
