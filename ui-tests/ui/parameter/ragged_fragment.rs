layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 32, reg: 3):(3, 1);
    pub Ragged = divide_ceil(Frag, (32, 2));
}

fn main() {}
