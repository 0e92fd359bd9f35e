layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, copy: 4):(1, _);
}

fn main() {}
