layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Copies: thread_value -> logical = broadcast(Frag, (warp: 4));
}

fn main() {}
