layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (65, 1));
}

fn main() {}
