layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 5):(5, 1);
    pub Frags = repeat(Frag, (warp: 4):(1), align = 16);
}

fn main() {}
