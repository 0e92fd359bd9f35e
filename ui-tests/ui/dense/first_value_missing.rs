layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 4, reg: 2):(4, 2);
}

fn main() {}
