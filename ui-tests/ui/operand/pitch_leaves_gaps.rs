layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Frags = repeat(Frag, (warp: 4):(1), pitch = 48);
}

fn main() {}
